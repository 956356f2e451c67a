"""The numbers that matter most on the cards of Caverns."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.facts import Readings, facts_in
from undercroft.games.caverns.content.cards import EFFECTS
from undercroft.games.caverns.content.tables import VILLAINS
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.notation import FIRST_FACE, FIRST_KIND, FIRST_TILE, NOTATION, kind_at
from undercroft.kernel.scene import Stat

CALLED: Final = {w.Stat.AC: "AC", w.Stat.ROLL: "Attack"}
"""Stats that are not called by their word."""
EDGES: Final = {w.Part.ROLL: "Attack", w.Part.ALL_ROLLS: "Attack", w.Part.DAMAGE: "Damage"}


def stat_name(stat: w.Stat) -> str:
    """What a stat is called on cards."""
    return CALLED.get(stat, stat.word.capitalize())


READINGS: Final[Readings] = {
    w.Attack: lambda word: (("Attack", word.bonus, True), ("Damage", word.damage, False)),
    w.Bonus: lambda word: ((stat_name(word.stat), word.amount, True),),
    w.Boost: lambda word: ((EDGES[word.part], word.amount, True),),
    w.Damage: lambda word: (("Damage", word.amount, False),),
    w.Heal: lambda word: (("Heal", word.amount, False),),
    w.Move: lambda word: (("Move", word.squares or 0, False),),
    w.Trap: lambda word: (("Disable", word.disable, False),),
    w.Within: lambda word: (("Range", word.tiles, False),),
}


@cache
def facts(card: int) -> tuple[Stat, ...]:
    """The one or two numbers of a card that matter most."""
    if FIRST_KIND <= card < FIRST_FACE:
        kind = kind_at(card)
        return (Stat(name="AC", value=kind.ac), Stat(name="HP", value=kind.hp)) if kind.size else ()
    if FIRST_FACE <= card < FIRST_TILE:
        face = VILLAINS[card - FIRST_FACE]
        return (Stat(name="AC", value=face.ac), Stat(name="XP", value=face.xp))
    effect = EFFECTS.get(NOTATION.cards.text(card))
    return facts_in(effect, READINGS) if effect is not None else ()
