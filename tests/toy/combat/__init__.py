"""A spark and the answers to it."""
