"""Attacks: targets, numbers, reactions, damage."""
