"""What comes in which order."""
