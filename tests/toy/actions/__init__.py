"""What a seat may do in its turn."""
