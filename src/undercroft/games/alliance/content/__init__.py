"""What the game is made of: tables, cards, and their words."""
