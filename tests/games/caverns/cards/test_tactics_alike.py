"""How far monsters and villains go with nobody in reach, and whom they strike where they are."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.caverns.cards.foes import (
    Square,
    acts,
    figure_of,
    hurts,
    lost,
    marches,
    meets,
    rolls,
)

FAR = (29, 1)


@pytest.mark.parametrize(
    ("name", "west", "farther"),
    [
        ("palefolk-dartcaster", (9, 1), (5, 2)),
        ("shale-runner", (5, 2), None),
        ("gloom-recluse", (5, 2), (1, 2)),
        ("sporeback-shambler", (9, 1), (5, 2)),
        ("stonehide-brute", (9, 1), (5, 2)),
        ("twinblade-exile", (9, 1), (5, 2)),
        ("blinkweaver", (5, 2), None),
        ("sump-surge", (9, 1), (5, 2)),
        ("keening-shade", (5, 2), (1, 2)),
        ("grotto-giant", (8, 1), (4, 1)),
        ("eightfold-reaver", (4, 1), None),
        ("ulm", (5, 2), (5, 2)),
        ("lirashe-veiled", (9, 1), None),
        ("lirashe-unveiled", (5, 2), None),
        ("hemlock", (5, 2), None),
        ("drusk", (5, 2), (1, 2)),
    ],
)
def test_it_moves_toward_the_closest_hero(name: str, west: Square, farther: Square | None) -> None:
    assert marches(name) == west
    if farther is not None:
        assert acts(meets(name, (9, 1), FAR, (2, 1))).where(figure_of(name)) == farther


@pytest.mark.parametrize(
    ("name", "others", "least", "damage"),
    [
        ("keening-shade", ((3, 1), (7, 2)), 8, [2, 0]),
        ("shale-runner", ((7, 2), (4, 1)), 7, [1, 0]),
        ("burrow-sentry", ((7, 2), (4, 1)), 8, [1, 0]),
        ("gloom-recluse", ((7, 2), (4, 1)), 9, [2, 1]),
    ],
)
def test_it_strikes_one_hero_where_it_is(
    name: str, others: tuple[Square, Square], least: int, damage: list[int]
) -> None:
    scene = partial(meets, name, (5, 1), *others)
    assert hurts(scene, least, least - 1) == damage
    assert lost(acts(scene(), *rolls(least))) == [0, damage[0]]
