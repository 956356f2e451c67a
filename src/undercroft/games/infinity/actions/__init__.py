"""What a hero may do in its turn."""
