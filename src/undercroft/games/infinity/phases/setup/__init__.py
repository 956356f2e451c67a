"""A game before its first turn."""
