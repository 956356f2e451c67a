"""How far monsters and villains go when nobody is in reach of what else they do."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.foes import Square, acts, figure_of, marches, meets

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
