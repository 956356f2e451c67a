"""Figures, objects and trap markers on the board, each with what stands on its card."""

from __future__ import annotations

from functools import cache

from undercroft.games.caverns.activation import tactics_of
from undercroft.games.caverns.adventures.script import script_of
from undercroft.games.caverns.box import MONSTERS, VILLAINS
from undercroft.games.caverns.cards import EFFECTS
from undercroft.games.caverns.cave import GRID
from undercroft.games.caverns.figures import (
    allies,
    ally_of,
    base_ac,
    carried,
    heroes,
    is_ally,
    is_hero,
    is_monster,
    is_villain,
    keywords,
    level_of,
    max_hp,
    monsters,
    name_of,
    prop_of,
    props,
    scene_id,
    size_of,
    villains,
)
from undercroft.games.caverns.force import armor, speed
from undercroft.games.caverns.scene.cave import CAVE
from undercroft.games.caverns.state import IMMOBILIZED, NOBODY, POISONED, Caverns
from undercroft.games.caverns.wording import Voice, card_text, text
from undercroft.games.caverns.words import SAY, card_at
from undercroft.kernel.scene import Bar, Token


def tokens(s: Caverns) -> list[Token]:
    """All that stands or lies on the board."""
    there = (*heroes(s), *allies(s), *villains(s), *monsters(s), *props(s))
    return [*(figure(s, f) for f in there), *traps(s)]


def figure(s: Caverns, f: int) -> Token:
    """A figure or an object."""
    most, size = max_hp(s, f), size_of(s, f)
    return Token(
        id=scene_id(f),
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
        words=words(s, f),
    )


def owner(s: Caverns, f: int) -> int:
    """The seat that plays a figure."""
    if is_hero(f):
        return f
    return s.holder[f] if is_ally(f) else NOBODY


def icon(s: Caverns, f: int) -> str:
    """What a figure is drawn as."""
    if is_hero(f):
        return s.hero(f).id
    if is_monster(f):
        return MONSTERS[s.kind[f]].id
    if is_villain(f):
        return VILLAINS[s.kind[f]].id
    return ally_of(f).id if is_ally(f) else prop_of(s, f).id


# ---- states --------------------------------------------------------------------------------------


def states(s: Caverns, f: int) -> list[str]:
    """What one sees of a figure besides its HP."""
    found = ["pinned"] if s.pinned[f] == 1 else []
    if is_hero(f):
        found += hero_states(s, f)
    elif is_villain(f) and not script_of(s).is_awake(s, f):
        found.append("asleep")
    elif f in s.filled:
        found.append("full")
    return [*found, *(f"carries-{prop_of(s, prop).id}" for prop in carried(s, f))]


def hero_states(s: Caverns, seat: int) -> list[str]:
    """Conditions, level, and whether the hero lies or is the villain among the others."""
    marks = (
        ("immobilized", s.ailments[seat] & IMMOBILIZED),
        ("poisoned", s.ailments[seat] & POISONED),
        ("down", not s.hp[seat]),
        ("villainous", s.traitor == seat),
        ("active", s.active == seat),
    )
    return [*(name for name, is_so in marks if is_so), f"level-{s.level[seat]}"]


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
    numbers = f"AC {armor(s, seat)}, Speed {speed(s, seat)}, Surge {level_of(s, seat).surge}"
    return f"{s.hero(seat).role}. {numbers}. {feature_words(s.hero(seat).feature.id)}"


@cache
def feature_words(id_: str) -> str:
    """What stands on a hero card."""
    return text(EFFECTS[id_])


@cache
def tactics_words(id_: str) -> str:
    """The tactics of a monster or villain, line by line."""
    return text(EFFECTS[id_], Voice.FIGURE) if id_ in EFFECTS else ""


def traps(s: Caverns) -> list[Token]:
    """Trap markers lie on tiles."""
    return [trap(card, cell) for card, cell in zip(s.trap_cards, s.trap_cells)]


def trap_id(card: int) -> str:
    """What a trap is called in scenes."""
    return f"trap:{SAY.cards.text(card)}"


@cache
def trap(card: int, cell: int) -> Token:
    """A trap marker in the corner of its tile."""
    corner, face = GRID.corner(cell), card_at(card)
    return Token(
        id=trap_id(card),
        name=face.name,
        icon="trap",
        words=card_text(face),
        board=CAVE,
        x=GRID.x(corner),
        y=GRID.y(corner),
    )
