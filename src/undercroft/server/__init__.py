"""The web server: for now it hands out the client that is built into the package."""
