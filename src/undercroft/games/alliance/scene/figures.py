"""Heroes, monsters and challenge tokens on the board."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from undercroft.crawl.log import capital
from undercroft.games.alliance.board_cache import GIANT_SIZE
from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.content.card_text import text_at
from undercroft.games.alliance.content.cards import CHALLENGE_EFFECTS
from undercroft.games.alliance.content.schema import LOCKED_CHEST, TRAP, Hero, MonsterKind
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    COLOURS,
    HEROES,
    MONSTERS,
    power_words,
)
from undercroft.games.alliance.map.figures import (
    health,
    is_awake,
    is_final,
    is_giant,
    is_hero,
    seat_of,
)
from undercroft.games.alliance.map.geometry import is_below
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    FIRST_MONSTER,
    FIRST_TOKEN,
    KNOWN_TRAP,
    TOKENS,
)
from undercroft.games.alliance.scene.final_enemies import words_of_open_card
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.scene import Bar, Stat, Token

READINESS: Final = ("exhausted", "ready", "final-enemy", "asleep")
AWAKE, ASLEEP = 2, 3
"""What is seen of a final enemy, which is never exhausted."""

ABOVE: Final = "board:dungeon"
BELOW: Final = "board:deep"
Place = tuple[str, int, int]
"""A board, and where on it."""


@cache
def hero_words(kind: int) -> str:
    """What stands on a hero card."""
    face = HEROES[kind]
    first, second = (word.word.capitalize() for word in face.classes)
    classes = f"double {first}" if first == second else f"{first} {second}"
    return f"{face.race.word.capitalize()}, {classes}. {_numbers(face, face.health)}."


@cache
def monster_words(kind: int, health: int) -> str:
    """What stands on a monster card."""
    face = MONSTERS[kind]
    power = f" {capital(power_words(face.power))}." if power_words(face.power) else ""
    return f"{_numbers(face, health)}, worth {face.xp} XP.{power}"


@cache
def hero_stats(kind: int) -> tuple[Stat, ...]:
    """The numbers on a hero card besides health."""
    return _stats(HEROES[kind])


@cache
def monster_stats(kind: int) -> tuple[Stat, ...]:
    """The numbers on a monster card besides health."""
    return (*_stats(MONSTERS[kind]), Stat(name="XP", value=MONSTERS[kind].xp))


def _stats(face: Hero | MonsterKind) -> tuple[Stat, ...]:
    return (
        Stat(name=face.attack.kind.word.capitalize(), value=face.attack.strength),
        Stat(name=face.defense.kind.word.capitalize(), value=face.defense.strength),
        Stat(name="Speed", value=face.speed),
    )


def _numbers(face: Hero | MonsterKind, health: int) -> str:
    attack = f"{face.attack.kind.word} {face.attack.strength}"
    defense = f"{face.defense.kind.word} {face.defense.strength}"
    return f"{attack.capitalize()}, {defense}, speed {face.speed}, health {health}"


def figure(s: Alliance, f: int) -> Token:
    """A hero or a monster."""
    grid, spot = s.walls.board.grid, s.spot[f]
    at = (BELOW if is_below(grid, spot) else ABOVE, grid.x(spot), grid.y(spot))
    if is_hero(f):
        return hero(f, s.kind[f], at, s.facing[f], s.ready[f], s.wounds[f])
    size = GIANT_SIZE if is_giant(s, f) else 1
    state, most, card = state_of(s, f), health(s, f), words_of_open_card(s, f)
    return monster(f, s.kind[f], at, s.facing[f], state, s.wounds[f], most, card, size)


def state_of(s: Alliance, f: int) -> int:
    """Whether a monster is ready; a final enemy never is anything else than awake or asleep."""
    if not is_final(s, f):
        return s.ready[f]
    return AWAKE if is_awake(s, f) or not is_below(s.walls.board.grid, s.spot[f]) else ASLEEP


@lru_cache(maxsize=4096)
def hero(f: int, kind: int, at: Place, facing: int, ready: int, wounds: tuple[int, ...]) -> Token:
    """A hero with its health and its poison."""
    face = HEROES[kind]
    return Token(
        id=f"fig:{face.id}",
        name=face.name,
        icon=face.id,
        board=at[0],
        x=at[1],
        y=at[2],
        owner=seat_of(f),
        facing=facing,
        bars=tuple(bars(face.health, wounds)),
        states=tuple(hero_states(face.health, ready, wounds)),
        text=hero_words(kind),
        kind="hero",
        stats=hero_stats(kind),
    )


def bars(most: int, wounds: tuple[int, ...]) -> list[Bar]:
    """The health of a hero, and how many of its wounds are poison."""
    poison = wounds.count(POISON)
    health = Bar(name="health", value=most - len(wounds), most=most)
    return [health, Bar(name="poison", value=poison, most=most)] if poison else [health]


def hero_states(most: int, ready: int, wounds: tuple[int, ...]) -> list[str]:
    """What one sees of a hero besides its health."""
    states = [READINESS[ready]]
    if len(wounds) >= most:
        states.append("defeated")
    return [*states, "poisoned"] if POISON in wounds else states


@lru_cache(maxsize=4096)
def monster(
    f: int,
    kind: int,
    at: Place,
    facing: int,
    ready: int,
    wounds: tuple[int, ...],
    health: int,
    card: str = "",
    size: int = 1,
) -> Token:
    """A monster with the markers on it, in the order in which they were set, and its open card."""
    face = MONSTERS[kind]
    left = health - len(wounds)
    markers = [f"marker-{COLOURS[seat].word}" if seat >= 0 else "marker-grey" for seat in wounds]
    return Token(
        id=f"fig:m{f - FIRST_MONSTER + 1}",
        name=face.name,
        icon=face.id,
        board=at[0],
        x=at[1],
        y=at[2],
        width=size,
        height=size,
        facing=facing,
        bars=(Bar(name="health", value=left, most=health),),
        states=(READINESS[ready], *markers),
        text=f"{monster_words(kind, health)} {card}".rstrip(),
        kind="villain" if face.final else "monster",
        level=face.level,
        stats=monster_stats(kind),
    )


def challenges(s: Alliance) -> list[Token]:
    """The challenge tokens on the board, as far as they are known; not those still to be drawn."""
    return [
        challenge(s, level, i, s.token_spots[level - 1][i])
        for level in (1, 2, 3)
        for i in range(len(s.zones[BOARD_TOKENS + level - 1]))
    ]


def challenge(s: Alliance, level: int, i: int, spot: int) -> Token:
    """One token on its space."""
    grid = s.walls.board.grid
    card = s.zones[BOARD_TOKENS + level - 1].cards[i]
    return token(card, level, s.token_faces[level - 1][i], grid.x(spot), grid.y(spot))


@lru_cache(maxsize=1024)
def token(card: int, level: int, face: int, x: int, y: int) -> Token:
    """One token: its back, or what it is."""
    known = card != HIDDEN and face != KNOWN_TRAP
    kind = CHALLENGES[TOKENS[card - FIRST_TOKEN][0]] if known else None
    return Token(
        id=f"token:{x},{y}",
        name=f"{kind.name if kind else 'Challenge'} {'I' * level}",
        icon=kind.sort.word if kind else "trap" if face == KNOWN_TRAP else "challenge",
        board="board:dungeon",
        x=x,
        y=y,
        states=("known-trap",) if face == KNOWN_TRAP else (),
        text=text_at(CHALLENGE_EFFECTS[kind.id], level) if kind else "",
        kind="trap" if face == KNOWN_TRAP or (kind and kind.sort == TRAP) else "object",
        level=level,
        art="locked-chest" if kind and kind.sort == LOCKED_CHEST else "",
    )
