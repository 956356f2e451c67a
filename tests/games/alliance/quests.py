"""Positions with quests for scenario tests."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.tables import QUEST_NAMES
from undercroft.games.alliance.notation import NO_FIGURE
from undercroft.games.alliance.phases.enemy_cards import lay_enemy_deck
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quests import TRIGGERED
from undercroft.games.alliance.state import UNKNOWN


class Errand(Place):
    """Heroes of some seats at the gate, a room north of it, and quests that lie open."""

    def __init__(self, *quests: str, seats: int = 2) -> None:
        super().__init__(seats=seats)
        self.agree(quests="levels")
        s = self.s
        s.quests = tuple(QUEST_NAMES.parse(name) for name in quests)
        s.quest_stages = [0] * len(quests)
        s.quest_placers = [NO_FIGURE] * len(quests)
        for column in ("quest_markers", "quest_spots", "quest_beacons", "quest_tiles"):
            setattr(s, column, [()] * len(quests))
        s.enemy_cards = [UNKNOWN] * len(quests)
        s.enemy_used = [()] * len(quests)
        for slot in range(len(quests)):
            lay_enemy_deck(s, slot)
        for seat, name in zip(range(seats), ("bull", "lorna", "krom", "petra")):
            self.hero(name, self.gate, (4, 1, 2, 3)[seat], seat=seat)
        s.frames = [Turn(0, 0)]

    def here(self, slot: int = 0, *locals_: int) -> None:
        """The tokens of a quest lie in the room, by default one in its middle."""
        s = self.s
        s.quest_stages[slot] = TRIGGERED
        s.quest_placers[slot] = 0
        s.quest_spots[slot] = tuple(self.square(self.room, local) for local in locals_ or (4,))
        s.listed = None

    def beside(self, hero: int = 0, local: int = 7) -> None:
        """A hero stands in the room, by default south of its middle."""
        self.s.stand(hero, self.square(self.room, local))
        self.s.listed = None
