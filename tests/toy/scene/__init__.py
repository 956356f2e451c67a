"""The toy game drawn."""
