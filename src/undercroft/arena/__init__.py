"""Many games: soaking them, measuring them."""
