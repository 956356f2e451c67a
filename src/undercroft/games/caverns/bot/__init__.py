"""How a bot values moves and positions, from what its seat can see."""
