"""Treasures of the deck in a hero's turn: each is used once and is out of the game."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.alliance.actions.cards import attack_is_open
from undercroft.games.alliance.content.cards import TREASURE_EFFECTS
from undercroft.games.alliance.content.tables import TREASURE_NAMES, TREASURES
from undercroft.games.alliance.notation import FIRST_TREASURE, USE_UP
from undercroft.games.alliance.phases.hero_turn import HeroAction, Turn, turn_of
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check
from undercroft.kernel.events import Said
from undercroft.kernel.moves import Move
from undercroft.kernel.rows import without


@check("DA-DMT-02", "no such treasure lies beside your heroes")
def is_at_hand(s: Alliance, move: Move) -> int:
    """A treasure of the alliance that nobody has used. [DA-DMT-02]"""
    return int(FIRST_TREASURE + move.args[0] not in s.treasures[move.seat])


@check("DA-ACT-12", "there is nobody it could attack now")
def has_victim(s: Alliance, move: Move) -> int:
    """A treasure that is an attack is used where an attack can be made. [DA-ACT-12]"""
    effect = TREASURE_EFFECTS[TREASURE_NAMES.text(move.args[0])]
    return int(not attack_is_open(s, turn_of(s), effect))


class UsingUp(HeroAction):
    """The active hero uses a treasure like a card without icons, type or column.

    [DA-DMT-02] [DA-DMT-03] [AC-62]
    """

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        own = s.treasures[turn.who]
        return USE_UP.each(turn.who, sorted([card - FIRST_TREASURE for card in own])) if own else []

    def do(self, s: Any, turn: Turn, move: Move) -> None:
        face, own = TREASURES[move.args[0]], s.treasures[turn.who]
        s.treasures[turn.who] = without(own, own.index(FIRST_TREASURE + move.args[0]))
        if s.listening:
            words = f"{s.hero(turn.hero).name} uses up {face.name}"
            s.emit(Said(text=words, rules=("DA-DMT-02",)))
        s.EFFECTS.start(s, face.id, turn.hero)

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        is_own = thing.zone == f"treasures-{turn.who + 1}"
        return TREASURE_NAMES.parse(thing.name) if is_own else None


USING_UP: Final = UsingUp(USE_UP, is_at_hand, has_victim)
