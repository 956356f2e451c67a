"""What heroes carry from an adventure to the one that is linked to it."""
