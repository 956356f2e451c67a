"""A night before its first turn."""
