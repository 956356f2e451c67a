"""Abilities: used for their points, or begun and finished in the next turn. [DI-ABIL-10]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.modifiers import WAITING
from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.content.schema import Once
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCES
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.effects.feasible import feasible
from undercroft.games.infinity.notation import USE
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.phases.limits import LIMITS
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.phases.using import UseCard
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move

WAITS: Final = frozenset(ABILITIES.index(ability) for ability in WAITING)
"""The abilities that nobody uses: they wait for their moment. [DI-ABIL-13]"""

# ---- paying --------------------------------------------------------------------------------------


def lacking(s: Infinity, seat: int, cost: int) -> int:
    """The half points that are missing for a card.

    What costs more than a point may be begun with fewer, one card at a time. [DI-ABIL-10]
    [DI-ABIL-12]
    """
    left = s.left[seat]
    if cost > HALVES and left >= HALVES and s.started[seat] == NO_CARD:
        return 0
    return max(0, cost - left)


def start_card(s: Infinity, turn: Turn, code: int, name: str) -> None:
    """All whole points that are left are paid for a card, to be finished next turn. [DI-ABIL-10]"""
    points = turn.left(s) // HALVES * HALVES
    turn.pay(s, points)
    s.started[turn.who], s.paid[turn.who] = code, points
    tell_of(s, turn.who, f"begins {name}", "DI-ABIL-10")


def note_use(s: Infinity, seat: int, source: int) -> None:
    """A card with a limit is used; that is counted when it is paid. [IC-07]"""
    if LIMITS[source] != Once.NO_LIMIT:
        s.used[seat] = (*s.used[seat], source)


# ---- checks --------------------------------------------------------------------------------------


@check("DI-ABIL-01", "the hero does not know it yet, or it works by itself")
def is_known(s: Infinity, move: Move) -> int:
    """A hero uses the abilities of its own level and below. [DI-ABIL-01] [DI-ABIL-02]"""
    return int(move.args[0] not in known_abilities(s, move.seat) or move.args[0] in WAITS)


@check("IC-07", "it has been used as often as it may be")
def is_unused(s: Infinity, move: Move) -> int:
    """Some cards are used once a turn, a round or a game. [IC-07]"""
    return int(SOURCES.ids[ABILITIES[move.args[0]].id] in s.used[move.seat])


def lacks_points(s: Infinity, move: Move, missing: int) -> str:
    """Why an ability cannot be paid for."""
    if ABILITIES[move.args[0]].turns:
        return "it takes a whole turn, and points have been spent already"
    return needs_points(s, move, missing)


@check("DI-ABIL-10", lacks_points)
def can_use(s: Infinity, move: Move) -> int:
    """An ability needs its points, or one to begin it; some a whole turn. [DI-ABIL-10]

    [DI-AP-07]
    """
    ability = ABILITIES[move.args[0]]
    return turn_of(s).spent if ability.turns else lacking(s, move.seat, ability.cost)


@check("DI-ABIL-08", "it would do nothing now")
def does_something(s: Infinity, move: Move) -> int:
    """An ability is used for something: who is meant must be in reach. [DI-ABIL-08]

    What is only begun may find its target later. [DI-ABIL-10]
    """
    ability = ABILITIES[move.args[0]]
    is_begun = ability.cost > s.left[move.seat]
    return int(not is_begun and not feasible(s, move.seat, LIBRARY.root(ability.id)))


# ---- using ---------------------------------------------------------------------------------------


class Using(HeroAction):
    """An ability is used, or begun with fewer points than it costs. [DI-ABIL-10] [DI-AP-08]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        known = [number for number in known_abilities(s, turn.who) if number not in WAITS]
        return USE.each(turn.who, known)

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        number = move.args[0]
        ability = ABILITIES[number]
        if ability.turns > 1:
            turn.pay(s, turn.left(s))
            turn.step = ENEMIES
            s.started[turn.who], s.paid[turn.who] = number, 0
            tell_of(s, turn.who, f"begins {ability.name}", "IC-21")
        elif turn.left(s) < ability.cost:
            start_card(s, turn, number, ability.name)
        else:
            turn.pay(s, ability.cost)
            use_ability(s, turn, number)


def use_ability(s: Infinity, turn: Turn, number: int) -> None:
    """An ability that has been paid for works. [IC-02]"""
    ability = ABILITIES[number]
    tell_of(s, turn.who, f"uses {ability.name}", "DI-ABIL-03")
    note_use(s, turn.who, SOURCES.ids[ability.id])
    s.push(UseCard(turn.who, LIBRARY.root(ability.id)))


USING: Final = Using(USE, is_known, is_unused, can_use, does_something, sure=(is_known,))
