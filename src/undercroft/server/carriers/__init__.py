"""What carries the sockets of rooms: uvicorn's transports directly, or ASGI messages."""
