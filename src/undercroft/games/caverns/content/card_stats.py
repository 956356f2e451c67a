"""What stands on the cards of figures: Armor Class, Hit Points, keywords, names."""

from __future__ import annotations

from undercroft.games.caverns.content.card import Ally
from undercroft.games.caverns.content.page_schema import Prop
from undercroft.games.caverns.content.schema import Hero, Keyword, Level, MonsterKind, VillainFace
from undercroft.games.caverns.content.tables import MONSTERS, VILLAIN_SCALE, VILLAINS
from undercroft.games.caverns.map.distances import share_tile
from undercroft.games.caverns.map.figures import (
    is_ally,
    is_hero,
    is_monster,
    is_villain,
    monsters,
    prop_of,
)
from undercroft.games.caverns.notation import (
    ALLY_CARDS,
    FIGURE,
    FIRST_ALLY,
    FIRST_KIND,
    FIRST_PROP,
    card_at,
)
from undercroft.games.caverns.state import NO_FIGURE, Caverns


def level_of(s: Caverns, seat: int) -> Level:
    """The face of a hero card that is up. [CV-LEVEL-03]"""
    return s.hero(seat).levels[s.level[seat] - 1]


def ally_of(figure: int) -> Ally:
    """The card of an ally."""
    card = card_at(ALLY_CARDS[figure - FIRST_ALLY])
    assert isinstance(card, Ally)
    return card


def base_ac(s: Caverns, figure: int) -> int:
    """The Armor Class printed for a figure."""
    if is_hero(figure):
        return level_of(s, figure).ac
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].ac
    if is_villain(figure):
        return VILLAINS[s.kind[figure]].ac
    return ally_of(figure).ac if is_ally(figure) else prop_ac(s, figure)


def prop_ac(s: Caverns, figure: int) -> int:
    """The Armor Class of an object, a higher one while a Palefolk monster is on its tile."""
    prop = prop_of(s, figure)
    if not prop.guarded_ac:
        return prop.ac
    near = [f for f in monsters(s) if share_tile(s, f, figure)]
    guarded = any(Keyword.PALEFOLK in keywords(s, f) for f in near)
    return prop.guarded_ac if guarded else prop.ac


def max_hp(s: Caverns, figure: int) -> int:
    """The most HP a figure can have. [CV-DEF-11]"""
    if is_hero(figure):
        return level_of(s, figure).hp
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].hp
    if is_villain(figure):
        return villain_hp(s, figure)
    if is_ally(figure):
        return ally_of(figure).hp
    prop = prop_of(s, figure)
    return prop.hp + prop.hp_each * s.seats


def villain_hp(s: Caverns, figure: int) -> int:
    """Printed for four heroes, more or fewer for others; both forms share the first one's.

    [CV-VILLAIN-05] [CV-A-68]
    """
    villain = VILLAINS[s.kind[figure]].villain
    printed = next(face.hp for face in VILLAINS if face.villain == villain)
    scale = VILLAIN_SCALE
    scaled = max(scale.least, printed + s.options.villain_scale * (s.seats - scale.heroes))
    return scaled + s.tougher[figure]


def keywords(s: Caverns, figure: int) -> tuple[Keyword, ...]:
    """What a monster or villain is."""
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].keywords
    return VILLAINS[s.kind[figure]].keywords if is_villain(figure) else ()


def is_lairbound(s: Caverns, figure: int) -> bool:
    """Whether a figure never leaves its lair and cannot be moved. [CV-VILLAIN-09] [CV-A-35]"""
    return Keyword.LAIRBOUND in keywords(s, figure)


def card_of(s: Caverns, figure: int) -> Hero | MonsterKind | VillainFace | Ally | Prop:
    """The card of a figure, or the piece that an object is."""
    if is_hero(figure):
        return s.hero(figure)
    if is_monster(figure):
        return MONSTERS[s.kind[figure]]
    if is_villain(figure):
        return VILLAINS[s.kind[figure]]
    return ally_of(figure) if is_ally(figure) else prop_of(s, figure)


def name_of(s: Caverns, figure: int) -> str:
    """What a figure is called; an ally without what he is."""
    name = card_of(s, figure).name
    return name.partition(",")[0] if is_ally(figure) else name


def name_in_log(s: Caverns, thing: str) -> str:
    """What a figure of the scene is called in a sentence: a monster or an object with its article.

    "" for other things, and before a seat has a hero.
    """
    kind, _, name = thing.partition(":")
    figure = FIGURE.parse(name) if kind == "fig" else NO_FIGURE
    is_known = figure != NO_FIGURE and not (is_hero(figure) and s.kind[figure] < 0)
    if not is_known:
        return ""
    name = name_of(s, figure)
    return name if figure < FIRST_PROP or name.startswith("The ") else f"the {name}"


def card_number(s: Caverns, figure: int) -> int:
    """The monster card of a monster's kind."""
    return FIRST_KIND + s.kind[figure]
