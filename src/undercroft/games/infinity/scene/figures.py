"""Heroes, enemies, the lord and what lies in rooms, as tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS, slot_of
from undercroft.games.infinity.combat.numbers import (
    enemy_defense_terms,
    enemy_health,
    enemy_power_terms,
    full_health,
    is_stunned,
    is_weakened,
    most_health,
    total,
)
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.enemies import ENEMIES, Rank
from undercroft.games.infinity.content.schema import Hero, RiskDeck
from undercroft.games.infinity.content.tables import HEROES
from undercroft.games.infinity.map.figures import (
    enemies,
    enemies_at,
    focus_of,
    heroes,
    is_baffled,
    is_dazed,
)
from undercroft.games.infinity.notation import FIGURE, FIRST_ENEMY
from undercroft.games.infinity.scenarios.page import Lying
from undercroft.games.infinity.scene.board import DUNGEON, corner, formation_id
from undercroft.games.infinity.scene.hero_board import numbers
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, SURPLUS, Infinity
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Bar, Stat, Token

HERO_SPOTS: Final = ((1, 2), (0, 2), (2, 2), (0, 1), (2, 1))
"""Where the heroes of a room stand in it, by seat."""
ENEMY_SPOTS: Final = ((1, 0), (0, 0), (2, 0), (2, 1))
CONTENT_SPOT: Final = (1, 1)
TOKEN_SPOT: Final = (0, 1)
"""Where the token of a scenario lies in its room."""
DIE: Final = 20


@part
def tokens(s: Infinity, now: int) -> tuple[Token, ...]:
    """All figures, one of them active now, and the tokens of rooms."""
    return (
        *[hero(s, seat, is_active=seat == now) for seat in heroes(s)],
        *[enemy(s, figure) for figure in enemies(s)],
        *lying_about(s),
    )


@part
def lying_about(s: Infinity) -> tuple[Token, ...]:
    """What lies in rooms, and the tokens of the scenario."""
    unseen = [place for place, found in enumerate(s.contents) if found != NO_TOKEN]
    tokens = [lying_token(s, lying) for lying in s.page.lying(s)]
    return (*[content(s, place) for place in unseen], *tokens)


def lying_token(s: Infinity, lying: Lying) -> Token:
    """The token of a scenario in its room."""
    (x, y), (i, j) = corner(s, lying.place), TOKEN_SPOT
    return Token(
        id=f"tok:{lying.id}",
        name=lying.name,
        icon=lying.id,
        kind="object",
        board=DUNGEON,
        x=x + i,
        y=y + j,
        bars=lying.bars,
    )


def hero(s: Infinity, seat: int, *, is_active: bool) -> Token:
    """A hero in its room; it is active in its own turn."""
    (x, y), (i, j) = corner(s, s.spot[seat]), HERO_SPOTS[seat]
    health = (max(0, s.health[seat]), most_health(s, seat))
    states = hero_states(s, seat, is_active=is_active)
    return hero_token(seat, s.kind[seat], x + i, y + j, health, states, numbers(s, seat))


@lru_cache(maxsize=1024)
def hero_token(
    seat: int,
    kind: int,
    x: int,
    y: int,
    health: tuple[int, int],
    states: tuple[str, ...],
    stats: tuple[Stat, ...],
) -> Token:
    """The token of a hero at a place of the dungeon, with its Health and the most it has."""
    board = HEROES[kind]
    return Token(
        id=f"fig:{FIGURE.text(seat)}",
        name=board.name,
        icon=board.id,
        board=DUNGEON,
        x=x,
        y=y,
        owner=seat,
        bars=(Bar(name="Health", value=health[0], most=health[1]),),
        states=states,
        text=hero_text(board),
        kind="hero",
        stats=stats,
    )


def hero_states(s: Infinity, seat: int, *, is_active: bool) -> tuple[str, ...]:
    """What one sees of a hero besides its Health."""
    marks = (
        ("weakened", is_weakened(s, seat)),
        ("stunned", is_stunned(s, seat)),
        ("confused", s.confused[seat]),
        ("quiet", s.quiet[seat]),
        ("hidden", s.hidden[seat]),
        ("slowed", s.slowed[seat]),
        ("drained", s.drained[seat]),
        ("running", s.running[seat]),
        ("exhausted", s.out[seat]),
        ("surprised", s.exposed[seat]),
        ("blocking", s.blocking[seat]),
        ("active", is_active),
    )
    carried = s.page.carried_by(s, seat)
    shown = [name for name, is_so in marks if is_so]
    return (*shown, carried) if carried else tuple(shown)


def hero_text(board: Hero) -> str:
    """Who a hero is, and what is special about it; its numbers are on its board."""
    return f"{board.class_}. {row_text(board.id)}".strip()


def enemy(s: Infinity, figure: int) -> Token:
    """An enemy in the formation it stands in, or in its room."""
    place = enemy_place(s, figure, focus_of(s, figure))
    chance, stats, text = enemy_numbers(s, figure)
    health = (enemy_health(s, figure), full_health(s, figure))
    card, states = s.enemy[figure - FIRST_ENEMY], enemy_states(s, figure)
    return enemy_token(figure, card, place, health, chance, states, stats, text)


@lru_cache(maxsize=1024)
def enemy_token(
    figure: int,
    number: int,
    place: tuple[str, int, int],
    health: tuple[int, int],
    chance: int,
    states: tuple[str, ...],
    stats: tuple[Stat, ...],
    text: str,
) -> Token:
    """The token of an enemy, its card by number, at a place of a board."""
    card, (board, x, y) = ENEMIES[number], place
    return Token(
        id=f"fig:{FIGURE.text(figure)}",
        name=card.name,
        icon=card.id,
        board=board,
        x=x,
        y=y,
        bars=enemy_bars(*health, chance),
        states=states,
        text=text,
        kind="villain" if card.rank == Rank.LORD else "monster",
        level=card.rank + 1,
        stats=stats,
    )


@part
def enemy_numbers(s: Infinity, figure: int) -> tuple[int, tuple[Stat, ...], str]:
    """What an enemy must roll to hit whom it fights, 0 for nobody; its numbers, also in words."""
    seat = focus_of(s, figure)
    chance = total(needed(s, figure, seat)) if seat != NOBODY else 0
    stats = enemy_stats(s, figure)
    return chance, stats, enemy_text(s, figure, seat, chance, stats)


def enemy_stats(s: Infinity, figure: int) -> tuple[Stat, ...]:
    """The numbers of an enemy as they are now."""
    return (
        Stat(name="Power", value=total(enemy_power_terms(s, figure))),
        Stat(name="Defense", value=total(enemy_defense_terms(s, figure))),
        Stat(name="Range", value=max(1, s.foe(figure).stats.range)),
    )


def enemy_bars(left: int, most: int, chance: int) -> tuple[Bar, ...]:
    """Health, and of who fights somebody what the die may show at most to hit."""
    health = Bar(name="Health", value=left, most=most)
    return (health, Bar(name="Hits on", value=chance, most=DIE)) if chance else (health,)


def enemy_place(s: Infinity, figure: int, seat: int) -> tuple[str, int, int]:
    """The board and the cell of an enemy."""
    if seat != NOBODY and slot_of(s, figure) < SURPLUS:
        slot = slot_of(s, figure)
        return formation_id(seat), slot % COLUMNS, ROWS - 1 - slot // COLUMNS
    place = s.enemy_spot[figure - FIRST_ENEMY]
    x, y = corner(s, place)
    i, j = ENEMY_SPOTS[enemies_at(s, place).index(figure) % len(ENEMY_SPOTS)]
    return DUNGEON, x + i, y + j


def enemy_states(s: Infinity, figure: int) -> tuple[str, ...]:
    """What one sees of an enemy besides its Health."""
    marks = (
        ("stunned", is_dazed(s, figure)),
        ("confused", is_baffled(s, figure)),
        ("lord", s.foe(figure).rank == Rank.LORD),
        ("sentinel", s.foe(figure).rank == Rank.SENTINEL),
        ("starred", s.foe(figure).starred),
        ("waiting", focus_of(s, figure) != NOBODY and slot_of(s, figure) >= SURPLUS),
    )
    return tuple([name for name, is_so in marks if is_so])


def enemy_text(s: Infinity, figure: int, seat: int, chance: int, stats: tuple[Stat, ...]) -> str:
    """The numbers of an enemy as they are now, and what it would do to whom it fights."""
    power, defense, reach = stats
    printed = s.foe(figure).stats
    parts = [
        f"Power {power.value}",
        f"Defense {defense.value}",
        f"range {reach.value}",
        f"weak to {printed.weak.word}",
    ]
    if printed.modifier:
        parts.append(f"heroes need {-printed.modifier:+} to hit it")
    if seat != NOBODY:
        damage = total(damage_terms(s, figure, seat, (), elements_of(s, figure)))
        parts.append(f"hits {s.hero(seat).name} on {chance} or less for {damage}")
    return f"{', '.join(parts)}. {row_text(s.foe(figure).id)}".strip()


def content(s: Infinity, place: int) -> Token:
    """A body, a chest or debris that nobody has looked into yet."""
    (x, y), (i, j) = corner(s, place), CONTENT_SPOT
    word = RiskDeck(s.contents[place]).word
    return Token(
        id=f"tok:{word}-{place + 1}",
        name=word.capitalize(),
        icon=word,
        kind="object",
        board=DUNGEON,
        x=x + i,
        y=y + j,
    )
