"""A room: its log, its seats, its table. Nothing here waits, sends or stores."""
