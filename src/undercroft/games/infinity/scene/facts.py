"""The numbers that matter most on the cards of Infinity."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.effects import Effect
from undercroft.crawl.facts import MOST_FACTS, Readings, facts_in, plain
from undercroft.games.infinity.content.card import acting_id
from undercroft.games.infinity.content.cards import EFFECTS
from undercroft.games.infinity.content.schema import Ability
from undercroft.games.infinity.content.thing_schema import Item, Worn
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.map.possessions import Goods
from undercroft.kernel.scene import Stat


def stat_name(stat: w.Stat) -> str:
    """What a stat is called on cards."""
    return "AP" if stat == w.Stat.AP else stat.word.replace("-", " ").capitalize()


READINGS: Final[Readings] = {
    w.Attack: lambda word: (("Power", word.power, True), ("Hit chance", word.chance, True)),
    w.Bomb: lambda word: (("Power", word.power, True), ("Throw", word.throw, True)),
    w.Blow: lambda word: (("Power", word.power, False),),
    w.Lose: lambda word: (("Damage", word.amount, False),),
    w.Bonus: lambda word: ((stat_name(word.stat), word.amount, True),),
    w.Heal: lambda word: (("Heal", word.amount, False),),
    w.Endure: lambda word: (("Health", word.health, False),),
    w.Shield: lambda word: (("Shield", word.amount, False),),
    w.Move: lambda word: (("Tiles", word.tiles, False),),
    w.ExtraPoints: lambda word: (("AP", word.n, True),),
    w.RollUnder: lambda word: (("Roll at most", word.most, False),),
    w.Look: lambda word: (("Look at", word.n, False),),
}


@cache
def ability_facts(row: Ability, level: int) -> tuple[Stat, ...]:
    """The numbers of an ability at a level, and how far it reaches where it has few others."""

    def number(amount: object) -> int:
        return row.at(amount.row - 1, level) if isinstance(amount, w.Printed) else plain(amount)

    effect: Effect | None = EFFECTS.get(row.id)
    found = facts_in(effect, READINGS, number) if effect is not None else ()
    reach = (Stat(name="Range", value=row.range),) if row.range else ()
    return (*found, *reach)[:MOST_FACTS]


@cache
def thing_facts(found: Goods | None) -> tuple[Stat, ...]:
    """The numbers of a thing: what it changes while it is worn, else what using it does."""
    if found is None:
        return ()
    worn = () if isinstance(found, Item) else worn_facts(found.worn)
    effect = EFFECTS.get(acting_id(found.id))
    used = facts_in(effect, READINGS) if effect is not None else ()
    return (*worn, *used)[:MOST_FACTS]


def worn_facts(worn: Worn) -> tuple[Stat, ...]:
    """What a thing changes while it is worn."""
    pairs = (
        ("Power", worn.power),
        ("Defense", worn.defense),
        ("Hit chance", worn.hit_chance),
        ("Noise", worn.noise),
    )
    return tuple([Stat(name=n, value=v, is_added=True) for n, v in pairs if v])
