"""Play in a terminal, drawn from the scene only."""
