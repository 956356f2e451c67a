"""Artifacts that are used: once a round, or once in every turn."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import When
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.effects.vocabulary import Once, Span
from undercroft.games.alliance.map.figures import seat_of
from undercroft.games.alliance.notation import NOTATION, USE
from undercroft.games.alliance.phases.hero_turn import HeroAction, Turn
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move


def once(node: int) -> Once | None:
    """How often the ability of a node can be used, if it is one."""
    effect = LIBRARY.effects[node]
    moment = effect.moment if isinstance(effect, When) else None
    return moment if isinstance(moment, Once) else None


def abilities(s: Alliance, seat: int) -> dict[int, int]:
    """The cards of a seat whose ability waits to be used, each with its node. [DA-ART-03]"""
    return {
        NOTATION.cards.parse(LIBRARY.card_of(waiting.node)): waiting.node
        for waiting in s.standing
        if seat_of(waiting.actor) == seat and once(waiting.node) is not None
    }


@check("DA-ART-03", "it has no ability that you could use now")
def is_unused(s: Alliance, move: Move) -> int:
    """An artifact of one's own that has not been used this round, or in this turn. [DA-ART-03]"""
    node = abilities(s, move.seat).get(move.args[0], -1)
    return int(node < 0 or node in s.used)


class Using(HeroAction):
    """An artifact is used for the active hero. [DA-ART-03]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        usable = abilities(s, turn.who) if s.standing else {}
        return USE.each(turn.who, sorted(usable)) if usable else []

    def do(self, s: Any, turn: Turn, move: Move) -> None:
        node = abilities(s, turn.who)[move.args[0]]
        s.used = (*s.used, node)
        s.EFFECTS.start_at(s, LIBRARY.parts[node]["do"][0], turn.hero)

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        is_own = thing.kind == "card" and thing.zone == f"artifacts-{turn.who + 1}"
        return NOTATION.cards.parse(thing.name) if is_own else None


def refresh(s: Alliance) -> None:
    """After a turn what is used once a turn can be used again."""
    s.used = tuple(node for node in s.used if not _is_for_turns(node))


def _is_for_turns(node: int) -> bool:
    moment = once(node)
    return moment is not None and moment.a == Span.TURN


USING: Final = Using(USE, is_unused)
