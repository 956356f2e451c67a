"""Figures, objects and trap markers on the board, each with what stands on its card."""

from __future__ import annotations

from functools import cache

from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.content.card_stats import (
    ally_of,
    base_ac,
    card_of,
    keywords,
    level_of,
    max_hp,
    name_of,
)
from undercroft.games.caverns.content.card_text import Voice, card_text, text
from undercroft.games.caverns.content.cards import EFFECTS
from undercroft.games.caverns.content.tables import MONSTERS, VILLAINS
from undercroft.games.caverns.map.figures import (
    allies,
    carried,
    heroes,
    is_ally,
    is_hero,
    is_monster,
    is_prop,
    is_villain,
    monsters,
    prop_of,
    props,
    size_of,
    villains,
)
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.phases.activation import tactics_of
from undercroft.games.caverns.scene.board import CAVE
from undercroft.games.caverns.scene.markers import markers
from undercroft.games.caverns.state import IMMOBILIZED, NO_FIGURE, POISONED, Caverns
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Bar, Stat, Token


@part
def tokens(s: Caverns) -> tuple[Token, ...]:
    """All that stands or lies on the board."""
    there = (*heroes(s), *allies(s), *villains(s), *monsters(s), *props(s))
    return (*[figure(s, f) for f in there], *markers(s))


def figure(s: Caverns, f: int) -> Token:
    """A figure or an object."""
    most, size = max_hp(s, f), size_of(s, f)
    return Token(
        id=s.figure_id(f),
        name=name_of(s, f),
        icon=icon(s, f),
        board=CAVE,
        x=GRID.x(s.spot[f]),
        y=GRID.y(s.spot[f]),
        width=size,
        height=size,
        owner=owner(s, f),
        bars=(Bar(name="HP", value=s.hp[f], most=most),) if most else (),
        states=tuple(states(s, f)),
        text=words(s, f),
        kind=kind(s, f),
        level=level(s, f),
        stats=stats(s, f),
    )


def owner(s: Caverns, f: int) -> int:
    """The seat that plays a figure."""
    if is_hero(f):
        return f
    return s.holder[f] if is_ally(f) else NO_FIGURE


def icon(s: Caverns, f: int) -> str:
    """What a figure is drawn as."""
    return card_of(s, f).id


def kind(_s: Caverns, f: int) -> str:
    """What sort of figure it is."""
    kinds = ((is_hero, "hero"), (is_monster, "monster"), (is_villain, "villain"), (is_ally, "ally"))
    return next((word for is_such, word in kinds if is_such(f)), "object")


def level(s: Caverns, f: int) -> int:
    """The level of a hero or villain; of a monster what it is worth."""
    if is_hero(f):
        return s.level[f]
    if is_monster(f):
        return MONSTERS[s.kind[f]].xp
    return VILLAINS[s.kind[f]].level if is_villain(f) else 0


def stats(s: Caverns, f: int) -> tuple[Stat, ...]:
    """The numbers of a figure besides its HP; of a hero as they are now."""
    if is_hero(f):
        return hero_stats(s, f)
    ac = (Stat(name="AC", value=base_ac(s, f)),) if max_hp(s, f) else ()
    return (*ac, Stat(name="XP", value=level(s, f))) if is_monster(f) or is_villain(f) else ac


def hero_stats(s: Caverns, seat: int) -> tuple[Stat, ...]:
    """The numbers on a hero card as they are now."""
    return (
        Stat(name="AC", value=armor(s, seat)),
        Stat(name="Speed", value=speed(s, seat)),
        Stat(name="Surge", value=level_of(s, seat).surge),
    )


# ---- states --------------------------------------------------------------------------------------


def states(s: Caverns, f: int) -> list[str]:
    """What one sees of a figure besides its HP."""
    states = ["pinned"] if s.pinned[f] == 1 else []
    if is_hero(f):
        states += hero_states(s, f)
    elif is_villain(f) and not s.page.is_awake(s, f):
        states.append("asleep")
    elif is_prop(f):
        states += s.page.marks(s, f)
    return [*states, *token_states(s, f), *(f"carries-{prop_of(s, p).id}" for p in carried(s, f))]


def token_states(s: Caverns, f: int) -> list[str]:
    """The tokens that cards have laid on a figure."""
    pairs = zip(s.tokens[::2], s.tokens[1::2])
    return [f"token-{NOTATION.cards.text(card)}" for card, thing in pairs if thing == f]


def hero_states(s: Caverns, seat: int) -> list[str]:
    """Conditions, level, and whether the hero lies or is the villain among the others."""
    marks = (
        ("immobilized", s.ailments[seat] & IMMOBILIZED),
        ("poisoned", s.ailments[seat] & POISONED),
        ("down", not s.hp[seat]),
        ("villainous", s.page.villainous_hero() == seat),
        ("active", s.active == seat),
    )
    shown = [name for name, is_so in marks if is_so]
    return [*shown, *s.page.marks(s, seat), f"level-{s.level[seat]}"]


# ---- words ---------------------------------------------------------------------------------------


def words(s: Caverns, f: int) -> str:
    """What stands on the card of a figure."""
    if is_hero(f):
        return hero_words(s, f)
    if is_monster(f) or is_villain(f):
        kinds = " ".join(keyword.word for keyword in keywords(s, f))
        return f"{kinds}. AC {base_ac(s, f)}. {tactics_words(tactics_of(s, f))}"
    if is_ally(f):
        return f"AC {base_ac(s, f)}. {card_text(ally_of(f))}"
    return f"AC {base_ac(s, f)}." if max_hp(s, f) else ""


def hero_words(s: Caverns, seat: int) -> str:
    """The numbers of a hero as they are now, and what is special about him."""
    numbers = ", ".join([f"{stat.name} {stat.value}" for stat in hero_stats(s, seat)])
    return f"{s.hero(seat).role}. {numbers}. {feature_words(s.hero(seat).feature.id)}"


@cache
def feature_words(id_: str) -> str:
    """What stands on a hero card."""
    return text(EFFECTS[id_])


@cache
def tactics_words(id_: str) -> str:
    """The tactics of a monster or villain, line by line."""
    return text(EFFECTS[id_], Voice.FIGURE) if id_ in EFFECTS else ""
