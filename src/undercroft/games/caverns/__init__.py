"""Caverns: heroes cross caves that they uncover tile by tile, together or against each other.

The rooms are those of every game (docs/map.md); `adventures` holds the pages, one module each.
"""
