"""Rooms of a running server: joining, coming back, playing over its socket."""
