"""Rooms that are being played: sockets, timers, bots."""
