"""Setting the game up, step by step."""
