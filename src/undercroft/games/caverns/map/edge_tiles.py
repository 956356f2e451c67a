"""What edge tiles of finite caves do: pools, niches, a draught, a shrine. [CV-CAVE-07]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.caverns.actions.cards import attack_slot
from undercroft.games.caverns.combat.reactions import Throw
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.tables import EDGE_NAMES, EDGES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.map.figures import is_standing
from undercroft.games.caverns.map.geometry import side_squares
from undercroft.games.caverns.notation import SEARCH, power_at
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, common_action, has_attack
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.checks import check
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

NICHE: Final = EDGE_NAMES.parse("bone-niche")
POOL: Final = EDGE_NAMES.parse("drip-pool")
SHRINE: Final = EDGE_NAMES.parse("old-shrine")


def beside(s: Caverns, seat: int, kind: int) -> list[int]:
    """The edge tiles of a kind, not used up yet, that a hero is next to. [CV-CAVE-07]"""
    if s.adventure.cave is None:
        return []
    ways = [way for way, other in zip(s.edge_ways, s.edge_kinds) if other == kind]
    fresh = [way for way in ways if s.edge_used.count(way) < EDGES[kind].uses]
    return [way for way in fresh if s.spot[seat] in side_squares(s.walls, refs.way_of(way))]


def use_up(s: Caverns, way: int) -> None:
    """An edge tile has worked once."""
    s.edge_used = (*s.edge_used, way)


@check("CV-CAVE-07", "no niche that is left to search is next to you there")
def is_at_niche(s: Caverns, move: Move) -> int:
    """A niche is searched from a square along its side, as often as it says. [CV-CAVE-07]"""
    return int(move.args[0] not in beside(s, move.seat, NICHE))


class Searching(HeroAction):
    """Instead of an attack a hero searches a niche next to him. [CV-CAVE-07]"""

    TOUCHED = "closed"
    RANK = 1

    def belongs_to(self, page: Adventure) -> bool:
        return page.cave is not None

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not turn.can_attack():
            return []
        return SEARCH.each(turn.who, sorted(beside(s, turn.who, NICHE)))

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, NO_CARD)
        use_up(s, move.args[0])
        tell_of(s, turn.who, f"searches the {EDGES[NICHE].name}", "CV-CAVE-07")
        s.push(Search(turn.who, move.args[0]))


class Search(Frame[Caverns]):
    """A high roll finds a treasure, outside the limit; a low one wakes a monster there."""

    NAME = "search"
    who: int = field(INT)
    way: int = field(INT)
    begun: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.begun:
            s.pop()
        else:
            self.begun = 1
            s.push(Throw(self.who))
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        s.pop()
        niche = EDGES[NICHE]
        tell_roll(s, self.who, value, niche.treasure, "CV-CAVE-07")
        if value >= niche.treasure:
            s.push(TreasureDraw(self.who))
        elif value <= niche.monster:
            s.push(Spawn(self.who, self.way))


def visit_shrine(s: Caverns, seat: int) -> None:
    """The first hero to close a Hero Phase at the shrine turns a Utility up. [CV-CAVE-07]"""
    shrines = beside(s, seat, SHRINE) if is_standing(s, seat) else []
    if not shrines:
        return
    use_up(s, shrines[0])
    cards = [c for c in s.down[seat] if power_at(c).type == PowerType.UTILITY]
    if cards:
        s.push(Refresh(seat))
        values = tuple(refs.card(card) for card in cards)
        s.push(Choose(seat, "pick", values, "Old Shrine: which Utility do you turn up?"))


class Refresh(Frame[Caverns]):
    """A card that was used lies face up again. [CV-POW-10]"""

    NAME = "refresh"
    who: int = field(INT)

    def on_answer(self, s: Caverns, value: int) -> None:
        card = refs.card_of(value)
        s.pop()
        s.down[self.who] = tuple([c for c in s.down[self.who] if c != card])
        s.up[self.who] = tuple(sorted((*s.up[self.who], card)))


SEARCHING: Final = common_action(Searching, SEARCH, has_attack, is_at_niche)
