"""What a move will do before it is made: attacks term by term with their odds, tests, ways."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from undercroft.games.infinity.actions.rest import Rest
from undercroft.games.infinity.actions.rivals import escape_number
from undercroft.games.infinity.combat.allies import ally_chance, ally_damage
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.formation import COLUMNS
from undercroft.games.infinity.combat.numbers import enemy_health, total
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.effects.bombs import TOLD, Throw, result
from undercroft.games.infinity.map.entering import sneak_number
from undercroft.games.infinity.map.figures import is_hero, unfocused_at
from undercroft.games.infinity.notation import (
    AIM,
    ALLY_ATTACK,
    END,
    ESCAPE,
    MOVE,
    REST,
    RUN,
    SNEAK,
    USE,
)
from undercroft.games.infinity.scene.board import MIDDLE, corner
from undercroft.games.infinity.scene.events import CHANCE, DAMAGE
from undercroft.games.infinity.scene.figures import HERO_SPOTS
from undercroft.games.infinity.scene.strikes import chance_of, damage_of, strikes_of
from undercroft.games.infinity.scene.words import figure as name
from undercroft.games.infinity.scene.words import label
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term, grouped
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Fate, Preview
from undercroft.kernel.state import State

DIE: Final = 20
Odds = tuple[str, int, int]


def preview(view: State, move: Move) -> Preview:
    """What a move will do."""
    assert isinstance(view, Infinity)
    words = label(view, move)
    text = words[:1].upper() + words[1:]
    strikes = strikes_of(view, move)
    if strikes:
        return attack_preview(view, move, text, strikes)
    if move.verb is AIM:
        return bomb_preview(view, move, text)
    if move.verb is ALLY_ATTACK:
        return ally_preview(view, move, text)
    return Preview(text=text, odds=test_odds(view, move), path=path(view, move))


# ---- attacks -------------------------------------------------------------------------------------


def attack_preview(s: Infinity, move: Move, text: str, strikes: list[AttackFrame]) -> Preview:
    """Every attack that follows: what it needs, what a hit does, and how likely. [DI-STAT-02]"""
    is_alone = len(strikes) == 1
    terms = [term for strike in strikes for term in strike_terms(s, strike, is_alone=is_alone)]
    odds = [row for strike in strikes for row in strike_odds(s, strike, is_alone=is_alone)]
    if move.verb is END:
        odds += fall_odds(s, move.seat, strikes)
    choosing = move.verb is USE and not is_alone
    return Preview(
        text=f"{text}: {said(s, strikes[0])}" if is_alone else text,
        terms=tuple(terms),
        odds=tuple(odds),
        open=("whom it is aimed at",) if choosing else (),
        things=tuple([s.figure_id(other(strike, move)) for strike in strikes]),
        fates=tuple([fate(s, strike) for strike in strikes]) if is_alone else (),
    )


def fate(s: Infinity, strike: AttackFrame) -> Fate:
    """What a hit would leave of who is struck."""
    target, dealt = strike.target, total(damage_of(s, strike))
    left = max(0, s.health[target] if is_hero(target) else enemy_health(s, target))
    return Fate(figure=s.figure_id(target), before=left, after=max(0, left - dealt))


def other(strike: AttackFrame, move: Move) -> int:
    """The one of an attack who is not the hero that moves."""
    return strike.attacker if strike.target == move.seat else strike.target


def said(s: Infinity, strike: AttackFrame) -> str:
    """An attack in words."""
    return f"{total(chance_of(s, strike))} or less hits for {total(damage_of(s, strike))}"


def strike_terms(s: Infinity, strike: AttackFrame, *, is_alone: bool) -> tuple[Term, ...]:
    """The sums of hit chance and damage; of several attacks with the names of who is in them."""
    whose = "" if is_alone else f", {pair(s, strike)}"
    return (
        *grouped(f"{CHANCE}{whose}", chance_of(s, strike)),
        *grouped(f"{DAMAGE}{whose}", damage_of(s, strike)),
    )


def pair(s: Infinity, strike: AttackFrame) -> str:
    """Who attacks whom."""
    return f"{name(s, strike.attacker)} against {name(s, strike.target)}"


def strike_odds(s: Infinity, strike: AttackFrame, *, is_alone: bool) -> list[Odds]:
    """How likely a hit is, and what it does."""
    hits, damage = total(chance_of(s, strike)), total(damage_of(s, strike))
    fate = f": {name(s, strike.target)} falls" if is_deadly(s, strike.target, damage) else ""
    if is_alone:
        return [(f"hit for {damage}{fate}", hits, DIE), ("miss", DIE - hits, DIE)]
    who = name(s, strike.attacker)
    return [(f"{who} hits {name(s, strike.target)} for {damage}{fate}", hits, DIE)]


def is_deadly(s: Infinity, figure: int, damage: int) -> bool:
    """Whether so much damage is all the Health of somebody."""
    return damage >= (s.health[figure] if is_hero(figure) else enemy_health(s, figure))


def fall_odds(s: Infinity, seat: int, strikes: list[AttackFrame]) -> list[Odds]:
    """How likely the hits together exhaust a hero, where they can."""
    ways = Counter({0: 1})
    for strike in strikes:
        hits, damage = total(chance_of(s, strike)), total(damage_of(s, strike))
        after: Counter[int] = Counter()
        for lost, count in ways.items():
            after[lost] += count * (DIE - hits)
            after[lost + damage] += count * hits
        ways = after
    falls = sum(count for lost, count in ways.items() if lost >= s.health[seat])
    return [(f"{s.hero(seat).name} is exhausted", falls, ways.total())] if falls else []


def ally_preview(s: Infinity, move: Move, text: str) -> Preview:
    """An attack of an ally. [DI-RISK-09]"""
    chance = ally_chance(s, move.seat, move.args[0])
    damage = ally_damage(s, move.seat, move.args[0])
    hits = total(chance)
    return Preview(
        text=f"{text}: {hits} or less hits for {total(damage)}",
        terms=(*grouped(CHANCE, chance), *grouped(DAMAGE, damage)),
        odds=((f"hit for {total(damage)}", hits, DIE), ("miss", DIE - hits, DIE)),
        things=(s.figure_id(move.args[0]),),
    )


# ---- bombs ---------------------------------------------------------------------------------------


def bomb_preview(s: Infinity, move: Move, text: str) -> Preview:
    """A throw: how likely it goes where, and what it does to whom if it lands there."""
    throw: Any = s.frames[-2]
    assert isinstance(throw, Throw)
    ways = Counter(throw_result(s, throw, roll) for roll in range(1, DIE + 1))
    row, column = divmod(move.args[0], COLUMNS)
    odds = [
        (f"{TOLD[far]}: {harm(s, throw, row + far, column)}", ways[far], DIE)
        for far in TOLD
        if ways[far]
    ]
    struck = under(s, throw, row, column)
    terms = [
        term
        for figure, power in struck
        for term in grouped(f"{DAMAGE}, {name(s, figure)}", throw.blast_terms(s, figure, power))
    ]
    things = tuple([s.figure_id(figure) for figure, _ in struck])
    return Preview(
        text=f"{text}, if well aimed", terms=tuple(terms), odds=tuple(odds), things=things
    )


def throw_result(s: Infinity, throw: Throw, roll: int) -> int:
    """By how many rows a throw with this roll goes too far."""
    more = s.EFFECTS.amount(s, throw.context(s), throw.effect().throw)
    return result(s, throw.who, roll, more)


def under(s: Infinity, throw: Throw, row: int, column: int) -> list[tuple[int, int]]:
    """Who is struck where a bomb lands, with the number over each."""
    powers = [(figure, throw.power_at(s, figure, row, column)) for figure in throw.line]
    return [(figure, power) for figure, power in powers if power > 0]


def harm(s: Infinity, throw: Throw, row: int, column: int) -> str:
    """What a bomb does that lands in a place, in words."""
    hits = [
        f"{name(s, figure)} {total(throw.blast_terms(s, figure, power))}"
        for figure, power in under(s, throw, row, column)
    ]
    own = throw.number(s, -1, 0) if row < 0 and throw.place == s.spot[throw.who] else 0
    if own:
        hits.append(f"{name(s, throw.who)} {total(throw.blast_terms(s, throw.who, own))}")
    return ", ".join(hits) or "strikes nobody"


# ---- tests and ways ------------------------------------------------------------------------------


def test_odds(s: Infinity, move: Move) -> tuple[Odds, ...]:
    """What is rolled for a move that is no attack."""
    if move.verb is SNEAK:
        way = s.dungeon.way(s.spot[move.seat], move.args[0])
        if way >= 0 and unfocused_at(s, way):
            return rolled("unseen", "seen and surprised", sneak_number(s, move.seat))
    if move.verb is ESCAPE:
        return rolled("away", "held", escape_number(s, move.seat))
    if move.verb is REST and s.tile(s.spot[move.seat]).kind != TileKind.MEDICAL:
        healed = f"{s.page.rest_heals(HEALTH.rest)} Health"
        return rolled(healed, "nothing", Rest(move.seat).needed(s))
    return ()


def rolled(good: str, bad: str, needs: int) -> tuple[Odds, ...]:
    """A roll of so much or less."""
    hits = max(0, min(DIE, needs))
    return (good, hits, DIE), (bad, DIE - hits, DIE)


def path(s: Infinity, move: Move) -> tuple[str, ...]:
    """The squares of a step through a door to a room that is known."""
    if move.verb not in (MOVE, RUN, SNEAK):
        return ()
    here, side = s.spot[move.seat], move.args[0]
    way = s.dungeon.way(here, side)
    if way < 0:
        return ()
    stand, door, back = HERO_SPOTS[move.seat], MIDDLE[side], MIDDLE[(side + 2) % 4]
    squares = [(here, stand), (here, door), (way, back), (way, stand)]
    return tuple(dict.fromkeys(square(s, place, spot) for place, spot in squares))


def square(s: Infinity, place: int, spot: tuple[int, int]) -> str:
    """A square of a room as scenes call it."""
    (x, y), (i, j) = corner(s, place), spot
    return f"sq:{x + i},{y + j}"
