"""The attacks of abilities against six strong enemies: who is struck, how surely, how hard.

All have Defense 4. The drakes are weak to ice and the gaolers to poison, so that an element that
is not the printed one would be felt.
"""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M2, fight, healths
from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.combat.attack_numbers import needed
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.effects.vocabulary.terms import Stat

DRAKE, GAOLER, HEALTH = "ash-drake", "chain-gaoler", 22
CLUMSY = -4


def clumsy(place: Place) -> None:
    """No chance comes near 20, so that one more would be seen."""
    place.s.modifiers = (*place.s.modifiers, Modifier(Stat.HIT_CHANCE, CLUMSY, 0, 0))


def aimed(card: str, foe: str) -> tuple[Place, int]:
    """The ability is used, on the second enemy where one is chosen; and the plain hit chance."""
    place = fight(card, " ".join([foe] * 6), more=clumsy)
    plain = total(needed(place.s, 0, M2))
    place.play(f"h1 use {card}")
    choose(place)
    return place, plain


def choose(place: Place) -> None:
    """The second enemy is meant, else the first that can be."""
    while offered := place.legal("target"):
        place.play(f"h1 target {'m2' if 'm2' in offered else offered[0]}")


def lost(place: Place) -> list[int]:
    """The Health that each enemy has lost."""
    return [HEALTH - health for health in healths(place)]


@pytest.mark.parametrize(
    ("card", "foe", "chance", "losses"),
    [
        ("shadow-attack", GAOLER, 0, [0, 2, 0, 0, 0, 0]),
        ("throat-cut", GAOLER, 1, [0, 4, 0, 0, 0, 0]),
        ("death-blow", GAOLER, 2, [0, 6, 0, 0, 0, 0]),
        ("fire-bolt", DRAKE, 1, [0, 3, 0, 0, 0, 0]),
        ("flare", DRAKE, 0, [1, 1, 1, 0, 0, 0]),
        ("meteor", DRAKE, 2, [2, 2, 2, 2, 2, 2]),
        ("inferno", DRAKE, 2, [5, 5, 5, 5, 5, 5]),
        ("ice-shard", GAOLER, 1, [0, 3, 0, 0, 0, 0]),
        ("chill", GAOLER, 0, [0, 1, 0, 0, 0, 0]),
        ("hail", GAOLER, 1, [2, 2, 2, 0, 0, 0]),
        ("deep-freeze", GAOLER, 2, [1, 1, 1, 0, 0, 0]),
        ("flurry", GAOLER, 0, [0, 3, 0, 0, 0, 0]),
        ("sweep", GAOLER, 1, [2, 2, 0, 0, 0, 0]),
        ("pressure-point", GAOLER, 1, [0, 2, 0, 0, 0, 0]),
        ("hundred-hands", GAOLER, 2, [4, 4, 4, 0, 0, 0]),
        ("smite", GAOLER, 2, [0, 2, 0, 0, 0, 0]),
        ("judgement", GAOLER, 1, [1, 1, 1, 0, 0, 0]),
        ("aimed-shot", GAOLER, 3, [0, 2, 0, 0, 0, 0]),
        ("arrow-thrust", GAOLER, 1, [0, 1, 0, 0, 0, 0]),
        ("twin-shot", GAOLER, 1, [0, 2, 0, 0, 0, 0]),
        ("pin", GAOLER, 1, [0, 2, 0, 0, 0, 0]),
        ("arrow-rain", GAOLER, 2, [0, 2, 0, 0, 2, 0]),
        ("heart-shot", GAOLER, 4, [0, 6, 0, 0, 0, 0]),
        ("backstab", GAOLER, 2, [0, 1, 0, 0, 0, 0]),
        ("twist-the-knife", GAOLER, 2, [0, 4, 0, 0, 0, 0]),
        ("cleave", GAOLER, 0, [3, 3, 0, 0, 0, 0]),
        ("shove", GAOLER, 2, [0, 2, 0, 0, 0, 0]),
        ("whirl", GAOLER, 1, [4, 4, 4, 0, 0, 0]),
        ("ripple", GAOLER, 2, [0, 3, 0, 0, 0, 0]),
    ],
)
def test_it_strikes(card: str, foe: str, chance: int, losses: list[int]) -> None:
    place, plain = aimed(card, foe)
    while place.legal("roll"):
        place.play(f"d roll {plain + chance}")
        choose(place)
    assert lost(place) == losses
    missed, plain = aimed(card, foe)
    missed.play(f"d roll {plain + chance + 1}")
    assert lost(missed) == [0] * 6
    while missed.legal("roll"):
        missed.play("d roll 20")
        choose(missed)
    assert missed.s.xp[0] == 0


@pytest.mark.parametrize(
    ("card", "damage", "expected"),
    [("throat-cut", 0, 4), ("throat-cut", 1, 1)],
)
def test_it_strikes_the_hurt(card: str, damage: int, expected: int) -> None:
    place = fight(card, GAOLER)
    place.s.damage[0] = damage
    place.play(f"h1 use {card}", "d roll 1")
    assert lost(place) == [damage + expected]


@pytest.mark.parametrize(
    ("card", "foe", "power", "chance"),
    [("smite", "grave-soldier", 4, 2), ("smite", "spider", 2, 2)],
)
def test_it_strikes_the_undead(card: str, foe: str, power: int, chance: int) -> None:
    place = fight(card, foe, more=clumsy)
    plain, before = total(needed(place.s, 0, M2 - 1)), healths(place)[0]
    defense = place.s.foe(M2 - 1).stats.defense
    place.play(f"h1 use {card}", f"d roll {plain + chance}")
    assert healths(place) == [max(0, before - (4 + power - defense))]
    missed = fight(card, foe, more=clumsy)
    missed.play(f"h1 use {card}", f"d roll {plain + chance + 1}")
    assert healths(missed) == [before]


@pytest.mark.parametrize(
    ("card", "foe", "damage", "falls"),
    [
        ("death-blow", "ghoul", 0, False),  # 7 Health are too many
        ("death-blow", "ghoul", 1, True),
        ("death-blow", "chain-gaoler", 16, False),  # no minion
    ],
)
def test_it_fells_minions_of_six_health(card: str, foe: str, damage: int, falls: bool) -> None:
    place = fight(card, foe)
    place.s.damage[0] = damage
    place.play(f"h1 use {card}")
    assert (place.legal("roll") == []) is falls
    assert (healths(place) == [0]) is falls


def thrown(card: str, foe: str, level: int, roll: int) -> tuple[Place, list[int]]:
    """A bomb is thrown at the first of three enemies; what each loses by it."""
    place = fight(card, " ".join([foe] * 3), level=level)
    before = healths(place)
    place.play(f"h1 use {card}", "h1 tile r1", "h1 aim 1a", f"d roll {roll}")
    return place, [health - left for health, left in zip(before, healths(place))]


@pytest.mark.parametrize(
    ("card", "foe", "level", "best", "losses"),
    [
        ("fire-flask", DRAKE, 1, 14, [3, 1, 0]),
        ("fire-flask", DRAKE, 3, 16, [4, 1, 0]),
        ("frost-flask", GAOLER, 4, 17, [4, 1, 0]),
        ("acid-jar", "rime-giant", 3, 16, [2, 1, 0]),
        ("acid-jar", "rime-giant", 5, 18, [4, 1, 0]),
        ("twin-throw", DRAKE, 4, 17, [4, 1, 0]),
        ("great-cask", DRAKE, 5, 18, [10, 4, 0]),
    ],
)
def test_it_bursts(card: str, foe: str, level: int, best: int, losses: list[int]) -> None:
    assert thrown(card, foe, level, best)[1] == losses
    assert thrown(card, foe, level, best + 1)[1] != losses


@pytest.mark.parametrize(("card", "count"), [("fire-flask", 1), ("twin-throw", 2)])
def test_it_is_thrown_so_often(card: str, count: int) -> None:
    place, _ = thrown(card, DRAKE, 5, 20)
    for _ in range(count - 1):
        place.play("h1 tile r1", "h1 aim 1a", "d roll 20")
    assert place.legal("tile") == []


@pytest.mark.parametrize(
    ("card", "level", "roll", "baffled"),
    [
        ("smoke-pot", 1, 14, [1, 0, 0]),
        ("smoke-pot", 1, 15, [0, 0, 0]),
        ("smoke-pot", 2, 15, [1, 0, 0]),
        ("smoke-pot", 3, 16, [1, 1, 0]),
    ],
)
def test_it_confuses(card: str, level: int, roll: int, baffled: list[int]) -> None:
    assert thrown(card, "ghoul", level, roll)[0].s.baffled == baffled
