"""The game as it is drawn and told."""
