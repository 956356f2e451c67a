"""The messages: commands of clients, replies and pushes of the server, requests and answers."""
