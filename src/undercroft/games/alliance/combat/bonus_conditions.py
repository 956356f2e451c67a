"""Whether the condition of a bonus holds when an attack is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.crawl.effects import Actor, Condition, Filter
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.effects.vocabulary import (
    YOU,
    AgainstFinal,
    Behind,
    Beside,
    Bonus,
    Monsters,
    Moved,
    NearBearer,
    NextTo,
    Versus,
    Wounded,
)
from undercroft.games.alliance.map.figures import (
    apart,
    enemy_deck,
    enemy_number,
    final_enemies,
    front_of,
    is_final,
    is_standing,
    space_toward,
)
from undercroft.games.alliance.map.geometry import is_in_arc
from undercroft.games.alliance.notation import FIRST_ENEMY_CARD, NOTATION
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.state import Alliance


def holding(
    s: Alliance, figure: int, foe: int, kind: AttackKind | None = None
) -> Callable[[int], bool]:
    """A test for bonuses of a figure in an attack, its own or its foe's: does a node's hold?

    The `kind` is that of the attack, none if a pet makes it.
    """

    def holds(node: int) -> bool:
        effect = LIBRARY.effects[node]
        if not isinstance(effect, Bonus) or effect.provided is None:
            return True
        return is_met(s, effect.provided, node, figure, foe, kind)

    return holds


def is_met(
    s: Any,
    condition: Condition,
    node: int,
    figure: int,
    foe: int,
    kind: AttackKind | None = None,
) -> bool:
    """Whether a condition holds for a figure in an attack."""
    match condition:
        case Behind():
            return is_behind(s, figure, foe)
        case Moved(spaces):
            return moved(s, figure) >= spaces
        case Wounded(wounds, on):
            who = figure if isinstance(on, Actor) else foe
            return len(s.wounds[who]) >= wounds
        case NearBearer(spaces):
            return is_near_bearer(s, node, figure, spaces)
        case AgainstFinal():
            return is_final(s, foe)
        case Versus(meant):
            return kind == meant
        case Beside(n, where):
            return len(beside(s, figure, where)) >= n
    raise TypeError(f"no attack can ask for {type(condition).__name__}")


def is_behind(s: Alliance, attacker: int, target: int) -> bool:
    """The attacker is not in the arc of the one it attacks. [AC-12]"""
    there = front_of(s, target)
    return not is_in_arc(s.walls, s.facing[target], there, space_toward(s, attacker, there))


def beside(s: Any, figure: int, where: tuple[Filter, ...]) -> tuple[int, ...]:
    """The monsters of a sort next to a figure."""
    at = s.EFFECTS.context(figure)
    found: tuple[int, ...] = s.EFFECTS.members(s, at, Monsters(), (*where, NextTo(YOU)))
    return found


def moved(s: Alliance, figure: int) -> int:
    """How many spaces a hero has moved in its turn. [AC-09]"""
    turns = [frame for frame in s.frames if isinstance(frame, Turn) and frame.hero == figure]
    return turns[-1].moved if turns else 0


def is_near_bearer(s: Alliance, node: int, figure: int, spaces: int) -> bool:
    """An aura reaches so far from the hero in whose column its card lies. [AC-02] [DA-DEF-15]

    That of a final enemy reaches so far from itself.
    """
    card = NOTATION.cards.parse(LIBRARY.card_of(node))
    if card >= FIRST_ENEMY_CARD:
        bearers = [f for f in final_enemies(s) if card in enemy_deck(enemy_number(s, f))]
    else:
        bearers = [f for f, column in enumerate(s.columns) if card in column and is_standing(s, f)]
    return any(apart(s, f, figure) <= spaces for f in bearers)
