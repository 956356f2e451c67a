"""Every thing that is drawn starts a legal move, or says by which rule it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.caverns.scenes import Place
from tests.games.drawn import check_things, check_touched, check_written
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.game import CAVERNS
from undercroft.kernel.table import Table

uc.register(CAVERNS)


def positions(count: int) -> Iterator[Table]:
    """So many tables in the middle of random games, evenly over pages and hero counts."""
    rng = random.Random(5)
    for i in range(count):
        page = ADVENTURES[i % len(ADVENTURES)]
        least, most = page.heroes
        seats = least + i // len(ADVENTURES) % (most - least + 1)
        how = ("suggested", "choose")[i % 2]
        options = {"adventure": page.id, "heroes": how, "powers": how}
        t = uc.new("caverns", seats=seats, seed=i, options=options)
        for _ in range(rng.randrange(30 + 40 * seats)):
            if t.over is None:
                t.play(rng.choice(t.legal()))
        if t.over is None:
            yield t


def test_every_thing_drawn_starts_a_move_or_names_a_rule() -> None:
    check_things(positions(13))


@pytest.mark.long
def test_every_thing_drawn_starts_a_move_or_names_a_rule_in_200_positions() -> None:
    check_things(positions(220))


def test_things_have_ids_of_their_own_and_what_is_touched_is_drawn() -> None:
    check_touched(positions(26))


WORDS = ("0,0", "4,1", "99,0", "0,0,n", "h1", "m1", "m99", "o1", "v1", "a1", "0", "3", "north")
NAMES = ("swinging-log", "shale-runner", "kestrin", "right-hand-thrust", "beast", "card")


def test_any_move_that_can_be_written_is_answered() -> None:
    check_written(positions(6), "h", (*WORDS, *NAMES))


def test_a_monster_card_says_why_it_is_not_used_after_an_attack() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 5, 1)
    place.monster("stonehide-brute", 6, 1)
    place.acts()
    place.play("h1 use left-hand-arc", "d roll 2")
    assert "CV-POW-02" in place.refused("h1 use stonehide-brute")
