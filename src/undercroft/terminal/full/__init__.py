"""Play on the whole screen of a terminal: panes, a cursor on the board, keys for everything."""
