"""What alliances carry from one adventure to the next."""
