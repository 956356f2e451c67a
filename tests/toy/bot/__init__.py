"""What bots know of the toy game."""
