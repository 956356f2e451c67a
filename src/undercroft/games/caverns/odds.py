"""What an attack will come to: the terms of its roll, and how likely it hits. [CV-ATK-04]"""

from __future__ import annotations

from undercroft.games.caverns.asides import inner
from undercroft.games.caverns.attack import Strike, hits, is_encounter, roll_terms
from undercroft.games.caverns.effects.words import Attack
from undercroft.games.caverns.figures import name_of
from undercroft.games.caverns.force import armor
from undercroft.games.caverns.hero_actions import Actions
from undercroft.games.caverns.measures import LIBRARY
from undercroft.games.caverns.state import NOBODY, Caverns
from undercroft.games.caverns.words import SAY, USE
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Preview

SIDES = 20


def attack_preview(s: Caverns, move: Move) -> Preview:
    """The odds of an attack against each of its possible targets."""
    node = LIBRARY.roots.get(SAY.cards.text(move.args[0]), -1) if move.verb is USE else -1
    effect = LIBRARY.effects[node] if node >= 0 else None
    if not isinstance(effect, Attack) or is_encounter(node):
        return Preview(words=str(move))
    at = s.EFFECTS.context(move.seat, NOBODY, 0, node)
    found = s.EFFECTS.found(s, at, effect.on)
    strikes = [against(s, node, move.seat, target) for target in found]
    odds = tuple((f"hits {name_of(s, x.target)}", chance(s, x), SIDES) for x in strikes)
    terms = tuple(roll_terms(s, strikes[0])) if strikes else ()
    return Preview(words=f"attack with {SAY.cards.text(move.args[0])}", terms=terms, odds=odds)


def against(s: Caverns, node: int, seat: int, target: int) -> Strike:
    """The attack as it would be made on one target."""
    strike = Strike(node, seat, seat, (target,))
    strike.target = target
    acting = inner(s, Actions)
    strike.second = acting.attacked if acting is not None else 0
    return strike


def chance(s: Caverns, strike: Strike) -> int:
    """How many of the twenty numbers hit. [CV-ATK-02] [CV-ATK-04]"""
    goal = armor(s, strike.target, strike.by)
    more = sum(term.amount for term in roll_terms(s, strike))
    return sum(hits(s, die, die + more, goal) for die in range(1, SIDES + 1))
