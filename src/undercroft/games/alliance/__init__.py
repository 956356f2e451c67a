"""Alliance: rival alliances of four heroes race for experience in one dungeon.

The rooms are those of every game (docs/map.md).
"""
