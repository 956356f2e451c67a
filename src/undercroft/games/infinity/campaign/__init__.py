"""What heroes carry from one dungeon to the next."""
