"""Formations, attacks and what they do."""
