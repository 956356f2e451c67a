"""The kernel: a deterministic state machine for board games, with no game nouns in it."""
