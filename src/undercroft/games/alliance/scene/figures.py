"""Heroes, monsters and challenge tokens on the board."""

from __future__ import annotations

from functools import cache

from undercroft.games.alliance.box import CHALLENGES, COLOURS, HEROES, MONSTERS, power_words
from undercroft.games.alliance.figures import (
    health,
    is_defeated,
    is_hero,
    scene_id,
    seat_of,
)
from undercroft.games.alliance.pieces import Hero, MonsterKind
from undercroft.games.alliance.state import KNOWN_TRAP, Alliance
from undercroft.games.alliance.words import BOARD_TOKENS, FIRST_TOKEN, TOKENS
from undercroft.games.alliance.wounds import POISON
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.scene import Bar, Token


@cache
def hero_words(kind: int) -> str:
    """What stands on a hero card."""
    face = HEROES[kind]
    classes = " ".join(dict.fromkeys(word.name.capitalize() for word in face.classes))
    return f"{face.race.name.capitalize()} {classes}. {_numbers(face)}."


@cache
def monster_words(kind: int) -> str:
    """What stands on a monster card."""
    face = MONSTERS[kind]
    return f"{_numbers(face)}, worth {face.xp} XP. {power_words(face.power)}".rstrip()


def _numbers(face: Hero | MonsterKind) -> str:
    attack = f"{face.attack.kind.name.lower()} {face.attack.strength}"
    defense = f"{face.defense.kind.name.lower()} {face.defense.strength}"
    return f"{attack.capitalize()}, {defense}, speed {face.speed}, health {face.health}"


def figure(s: Alliance, f: int) -> Token:
    """A hero or a monster."""
    grid = s.walls.board.grid
    most = health(s, f)
    name = s.hero(f).name if is_hero(f) else MONSTERS[s.kind[f]].name
    return Token(
        id=scene_id(s, f),
        name=name,
        icon=s.hero(f).id if is_hero(f) else MONSTERS[s.kind[f]].id,
        board="board:dungeon",
        x=grid.x(s.spot[f]),
        y=grid.y(s.spot[f]),
        owner=seat_of(f) if is_hero(f) else -1,
        facing=s.facing[f],
        bars=(Bar(name="health", value=most - len(s.wounds[f]), most=most),),
        states=tuple(states(s, f)),
        words=hero_words(s.kind[f]) if is_hero(f) else monster_words(s.kind[f]),
    )


def states(s: Alliance, f: int) -> list[str]:
    """What one sees of a figure besides its health."""
    found = ["ready" if s.ready[f] else "exhausted"]
    if is_hero(f) and is_defeated(s, f):
        found.append("defeated")
    if is_hero(f) and POISON in s.wounds[f]:
        found.append("poisoned")
    if not is_hero(f):
        found += [f"marker-{COLOURS[seat].word}" for seat in s.wounds[f] if seat >= 0]
    return found


def challenges(s: Alliance) -> list[Token]:
    """The challenge tokens on the board, as far as they are known."""
    return [
        challenge(s, level, i, spot)
        for level in (1, 2, 3)
        for i, spot in enumerate(s.token_spots[level - 1])
    ]


def challenge(s: Alliance, level: int, i: int, spot: int) -> Token:
    """One token: its back, or what it is."""
    grid = s.walls.board.grid
    card = s.zones[BOARD_TOKENS + level - 1].cards[i]
    face = s.token_faces[level - 1][i]
    known = card != HIDDEN and face != KNOWN_TRAP
    name = CHALLENGES[TOKENS[card - FIRST_TOKEN][0]].name if known else "Challenge"
    marks = ("known-trap",) if face == KNOWN_TRAP else ()
    return Token(
        id=f"token:{grid.x(spot)},{grid.y(spot)}",
        name=f"{name} {'I' * level}",
        icon="challenge",
        board="board:dungeon",
        x=grid.x(spot),
        y=grid.y(spot),
        states=marks,
    )
