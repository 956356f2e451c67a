"""What a drawn encounter will cost the party, in hit points, read word by word."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import (
    As,
    ChooseOne,
    Effect,
    ForEach,
    If,
    IfDone,
    Nothing,
    Resolve,
    RollTable,
    Seq,
)
from undercroft.games.caverns.combat.numbers import against, chance
from undercroft.games.caverns.content.card import EncounterKind
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.vocabulary.terms import Drawn
from undercroft.games.caverns.map.figures import is_hero, is_standing
from undercroft.games.caverns.notation import encounter_at
from undercroft.games.caverns.state import NO_FIGURE, Caverns

CURSE: Final = 1.3
TRAP: Final = 1.6
RIDER: Final = 0.7
MONSTER: Final = 1.2
ANOTHER: Final = 0.9
TREASURE: Final = -0.6
SLIGHT: Final = 0.3
TOLLS: Final[dict[type[Effect], float]] = {
    w.PlaceMonster: MONSTER,
    w.Activate: 1.0,
    w.Discard: 0.8,
    w.Turn: 0.8,
    w.Place: 1.0,
    w.Swap: 0.5,
    w.Advance: 0.4,
    w.HandOn: 0.0,
    w.Herd: 0.0,
}


def hazard(s: Caverns, seat: int, card: int) -> float:
    """What a card costs that a hero has drawn."""
    face = encounter_at(card)
    if face.kind in (EncounterKind.CURSE, EncounterKind.TRAP):
        return CURSE if face.kind == EncounterKind.CURSE else TRAP
    root = LIBRARY.root(face.id)
    return toll(s, s.EFFECTS.context(seat, seat, 0, root), root)


def toll(s: Caverns, at: Resolve, node: int) -> float:
    """What one effect costs."""
    effect, parts = LIBRARY.effects[node], LIBRARY.parts[node]
    match effect:
        case Nothing():
            return 0.0
        case Seq():
            return sum(toll(s, at, part) for part in parts["steps"])
        case ChooseOne():
            return min(toll(s, at, part) for part in parts["options"])
        case w.FirstOf():
            return toll(s, at, parts["options"][0])
        case IfDone():
            return toll(s, at, parts["first"][0]) + toll(s, at, parts["then"][0])
        case If(test):
            holds = s.EFFECTS.holds(s, at, test)
            return toll(s, at, parts["then" if holds else "otherwise"][0])
        case ForEach() | As() | w.Chain():
            return toll(s, at, parts["do"][0])
        case RollTable(rows=rows):
            nodes = zip(rows, parts["rows"])
            return sum((r.high - r.low + 1) * toll(s, at, n) for r, n in nodes) / DIE
    return of_effect(s, at, node, effect)


def of_effect(s: Caverns, at: Resolve, node: int, effect: Effect) -> float:
    """What a single act costs."""
    match effect:
        case w.Draw(card):
            return ANOTHER if card == Drawn.ENCOUNTER else TREASURE
        case w.Damage(amount, on):
            heroes = [f for f in s.EFFECTS.targets_of(s, at, on) if is_hero(f)]
            return float(s.EFFECTS.amount(s, at, amount) * len(heroes))
        case w.Attack(on=on):
            heroes = [
                f for f in s.EFFECTS.targets_of(s, at, on) if is_hero(f) and is_standing(s, f)
            ]
            return sum(struck(s, at, node, effect, f) for f in heroes)
    return TOLLS.get(type(effect), SLIGHT)


def struck(s: Caverns, at: Resolve, node: int, attack: w.Attack, target: int) -> float:
    """What an attack of a card costs one hero."""
    strike = against(s, node, at.actor, target)
    strike.by = NO_FIGURE
    hits = chance(s, strike) / DIE
    dealt = s.EFFECTS.amount(s, at, attack.damage) + RIDER * len(attack.riders)
    return hits * dealt + (1 - hits) * s.EFFECTS.amount(s, at, attack.miss)
