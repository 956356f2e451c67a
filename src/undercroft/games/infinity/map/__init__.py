"""Tiles and doors, and who stands where."""
