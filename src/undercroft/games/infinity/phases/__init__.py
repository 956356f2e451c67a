"""What happens in which order."""
