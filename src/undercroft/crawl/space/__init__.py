"""Space: squares, tiles on cells, borders, steps, reach, sight, tile distance, footprints.

A *square* is an int `y * width + x` of a bounded `Grid`; a *cell* holds at most one tile of n x n
squares. *Squares* as an argument is a list of such ints; *marks* is a list with one int per square
of the board, nonzero where something is. Everything that cannot change in play hangs on a `Board`;
what can is a `Walls`, replaced and never changed.
"""
