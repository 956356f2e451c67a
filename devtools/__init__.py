"""What `dev.py` and the build hook do, with the standard library only."""
