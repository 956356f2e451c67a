"""What the traps and mimics of the treasure deck do, and the traps of the deep room."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.crawl.log import tell_of
from undercroft.games.alliance.actions.treasure_traps import DisarmRoom, DisarmTreasure
from undercroft.games.alliance.combat.ambush import ambush
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import MONSTER_NAMES, ROOM_CARD_NAMES
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.attacks import toward_heroes
from undercroft.games.alliance.effects.targets import RULES
from undercroft.games.alliance.map.figures import add_monster, seat_of, taken
from undercroft.games.alliance.map.movement import nearest_empty
from undercroft.games.alliance.map.step_budget import active_seat
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose


@RULES.resolves(w.Try)
def try_to_disarm(s: Any, at: Resolve, effect: w.Try) -> None:
    """Die and Speed reach the level, or the harm is done. [DA-DMT-04] [DA-DEEP-10]"""
    is_room = LIBRARY.card_of(at.node) in ROOM_CARD_NAMES.ids
    attempt = DisarmRoom if is_room else DisarmTreasure
    if at.step == 0:
        s.push(attempt(seat_of(at.actor), at.actor, effect.level))
    elif at.step == 1 and at.told:
        tell_of(s, at.actor, f"disarms {s.EFFECTS.title(at)}", attempt.RULE)
    elif at.step == 1:
        at.begin(s, at.part(s, "fail"))


@RULES.resolves(w.TurnIntoMimic)
def turn_into_mimic(s: Any, at: Resolve, effect: w.TurnIntoMimic) -> None:  # noqa: ARG001
    """A mimic of the chest's level is there at once, where its opener says. [DA-DMT-06]"""
    spaces = mimic_spaces(s, at.it)
    if at.step == 0 and len(spaces) > 1:
        words = f"{s.EFFECTS.title(at)}: where does it stand?"
        names = tuple(sorted(written(s, p) for p in spaces))
        s.push(Choose(seat_of(at.actor), "space", names, words))
    elif spaces and not at.kept:
        # Kept before it strikes: the attacks come back here when they are over.
        at.kept = (square_of(s, at.told) if at.step else spaces[0],)
        spring(s, active_seat(s, at.actor), at.shown, at.kept[0])


def mimic_spaces(s: Alliance, square: int) -> list[int]:
    """The space of the chest, or if somebody is there the empty ones nearest to it.

    [DA-MIM-01] [DA-MIM-06]
    """
    full = taken(s)
    return nearest_empty(s, square, full) if square in full else [square]


def mimic_of(level: int) -> int:
    """The kind of mimic that a chest of a level turns into: the higher the stronger. [DA-MIM-03]"""
    return MONSTER_NAMES.parse(f"mimic-{level}")


def spring(s: Alliance, who: int, level: int, square: int) -> None:
    """A mimic is on the board like any monster, and attacks all around. [DA-MIM-02] [DA-MIM-07]"""
    figure = add_monster(s, mimic_of(level), square, toward_heroes(s, square))
    spend_ambush(s, figure)
    ambush(s, who, figure)


def spend_ambush(s: Alliance, figure: int) -> None:
    """Having struck once it is exhausted, until it is readied like others. [DA-MIM-04]"""
    s.ready[figure] = 0
