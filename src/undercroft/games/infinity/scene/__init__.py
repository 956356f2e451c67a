"""Infinity drawn and told."""
