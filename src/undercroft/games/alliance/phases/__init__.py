"""The game in order of play: setting up, rounds, turns, endings."""
