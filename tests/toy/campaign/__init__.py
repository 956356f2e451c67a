"""What is carried from one night to the next."""
