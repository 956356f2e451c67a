"""How the pictures of the client are made: `python -m art`."""
