"""Simulation: many games by bots, here, in many processes or on a cluster, kept as tables."""
