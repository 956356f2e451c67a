"""Where things are: the board, figures, ways, and what is not explored yet."""
