"""Infinity: heroes in an unknown dungeon, hunted by its lord, together or against each other."""
