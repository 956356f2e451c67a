"""Alliance: rival alliances of four heroes race for experience in one dungeon."""
