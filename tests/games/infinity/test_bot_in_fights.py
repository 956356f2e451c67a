"""What bots make of a fight: bombs go where they do most, and nobody stops with points to spend."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.bot.ability_values import card_value
from undercroft.games.infinity.bot.bomb_values import Bombing, bomb, flights
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCES
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.kernel.play import legal

FRONT_LEFT, FRONT_MIDDLE, BACK_MIDDLE = 0, 1, 7


def best(place: Place) -> str:
    """What the bot likes most."""
    moves = list(legal(place.s))
    scores = move_scores(place.s, moves)
    return str(moves[scores.index(max(scores))])


def bombing(place: Place, card: str = "fire-flask") -> Bombing:
    """A bomb in the hand of the first hero."""
    node = LIBRARY.root(card)
    effect = LIBRARY.effects[node]
    assert isinstance(effect, w.Bomb)
    return Bombing(place.s, place.s.EFFECTS.context(0, node=node), effect)


def thrower(enemies: str) -> Place:
    """The Alchemist before some enemies, in her turn."""
    place = Place("alchemist", "thief")
    place.s.meter = 20
    place.band(enemies)
    place.begin(Turn(0))
    return place


def test_a_number_of_the_grid_does_what_defense_and_weakness_leave_of_it() -> None:
    place = thrower("skeleton-archer")
    thrown = bombing(place)
    assert (thrown.power(0, 0), thrown.power(-1, -1), thrown.power(2, 0)) == (7, 4, 0)
    assert thrown.damage(FIRST_ENEMY, 7) == 7 - 3 + 2, "Defense 3, weak to fire"
    assert thrown.damage(FIRST_ENEMY, 0) == 0


def test_the_weakened_throw_with_half_the_force() -> None:
    place = thrower("skeleton-archer")
    place.s.health[0] = 5
    assert bombing(place).power(0, 0) == 3


def test_a_throw_is_good_short_or_long() -> None:
    place = thrower("skeleton-archer")
    assert [chance for _, chance in flights(place.s, 0, 0)] == [14 / 20, 3 / 20, 3 / 20]
    assert [chance for _, chance in flights(place.s, 0, 9)] == [1.0, 0.0, 0.0]


def test_a_bomb_goes_where_most_stand() -> None:
    place = thrower("rat-swarm rat-swarm rat-swarm rat-swarm rat-swarm")
    thrown = bombing(place)
    line = range(FIRST_ENEMY, FIRST_ENEMY + 5)
    assert thrown.aimed(line, FRONT_MIDDLE) > thrown.aimed(line, BACK_MIDDLE)
    place.play("h1 use fire-flask")
    assert best(place) == "h1 aim 1b"


def test_a_throw_that_falls_short_of_the_first_row_is_the_throwers_own_harm() -> None:
    place = thrower("rat-swarm")
    thrown = bombing(place)
    assert thrown.landed([], (-1, 1)) < 0
    assert thrown.landed([], (0, 1)) == 0


def test_smoke_is_worth_the_blow_that_does_not_come() -> None:
    place = thrower("ghoul")
    thrown = bombing(place, "smoke-pot")
    assert thrown.aimed([FIRST_ENEMY], FRONT_LEFT) > 0
    assert thrown.aimed([FIRST_ENEMY], BACK_MIDDLE) == 0


def test_enemies_of_the_next_tile_are_bombed_from_afar() -> None:
    place = Place("alchemist", "thief")
    place.s.meter = 20
    beyond = place.tile("crossing-of-lamps", 0, "north")
    node = LIBRARY.root("fire-flask")
    effect = LIBRARY.effects[node]
    assert isinstance(effect, w.Bomb)
    at = place.s.EFFECTS.context(0, node=node)
    assert bomb(place.s, at, effect) == 0
    place.enemy("rat-swarm", place=beyond)
    assert bomb(place.s, at, effect) > 0


def likings(place: Place) -> dict[str, float]:
    """How much the bot likes each move."""
    moves = list(legal(place.s))
    return dict(zip(map(str, moves), move_scores(place.s, moves)))


@pytest.mark.parametrize(("points", "braces"), [(4, False), (1, True)])
def test_the_warrior_braces_with_the_last_point_only(points: int, braces: bool) -> None:
    place = Place("warrior", "thief")
    place.s.meter = 20
    place.band("stone-brute stone-brute")
    turn = Turn(0)
    place.begin(turn)
    turn.pay(place.s, turn.left(place.s) - points * HALVES)
    place.ask_anew()
    liked = likings(place)
    attacks = [liked[move] for move in liked if move.startswith("h1 attack")]
    assert (liked["h1 use brace"] > max(attacks)) == braces


def test_nobody_braces_against_blows_that_do_nothing() -> None:
    place = Place("warrior")
    s = place.s
    s.meter = 20
    place.band("ghoul")
    brace = LIBRARY.root("brace")
    assert card_value(s, 0, brace) > 0
    s.modifiers = (Modifier(Stat.DEFENSE, 20, SOURCES.ids["choirmother"], 0),)
    assert card_value(s, 0, brace) == 0
