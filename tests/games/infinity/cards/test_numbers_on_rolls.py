"""Cards that ask for a low roll or name a number to roll: the last one that does it."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, draws, stat, wear
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.notation import FIRST_ENEMY


def struck(enemy: str, roll: int) -> Place:
    """An enemy attacks a hardy warrior with this roll."""
    place = camp("warrior", "thief")
    place.s.health[0] = 18
    figure = place.enemy(enemy, 0)
    place.begin(AttackFrame(figure, 0))
    place.play(f"d roll {roll}")
    return place


@pytest.mark.parametrize(
    ("enemy", "last"),
    [("stone-brute", 3), ("rime-giant", 3), ("morgrath", 2)],
)
def test_it_stuns(enemy: str, last: int) -> None:
    assert struck(enemy, last).s.stunned[0] > 0
    assert struck(enemy, last + 1).s.stunned[0] == 0


@pytest.mark.parametrize(("enemy", "last"), [("bog-hag", 6), ("sythe", 6), ("choirmother", 6)])
def test_it_confuses(enemy: str, last: int) -> None:
    assert struck(enemy, last).s.confused[0] > 0
    assert struck(enemy, last + 1).s.confused[0] == 0


@pytest.mark.parametrize(("enemy", "last"), [("plague-toad", 2)])
def test_it_fouls_the_tile(enemy: str, last: int) -> None:
    assert struck(enemy, last).s.marks[0] > 0
    assert struck(enemy, last + 1).s.marks[0] == 0


@pytest.mark.parametrize(("card", "last"), [("bellringer", 2)])
def test_it_rings_in_their_ears(card: str, last: int) -> None:
    for roll, dazed in ((last, 1), (last + 1, 0)):
        place = camp("warrior", "thief")
        place.band("ghoul")
        wear(place, card, 0, Slot.RIGHT_HAND)
        place.begin(AttackFrame(0, M1))
        place.play(f"d roll {roll}")
        assert place.s.dazed[:1] in ([dazed], [])


# ---- options -------------------------------------------------------------------------------------

OPTIONS = [
    ("camp-fire-ahead", 4, 2),
    ("sleeping-sentries", 2, 3),
    ("a-quarrel-over-loot", 5, 2),
    ("deserters", 7, 1),
    ("sleepwalkers", 6, 1),
]


def met(card: str) -> Place:
    """A thief of Power 2 draws an option card, and its enemies have come."""
    place = camp("thief", "warrior")
    place.s.spot[0], place.s.before[0] = 1, 0
    draws(place, card, RiskDeck.MIST)
    place.settle()
    return place


@pytest.mark.parametrize(("card", "approach", "bonus"), OPTIONS)
def test_an_approach_asks_for(card: str, approach: int, bonus: int) -> None:
    needed = 2 * 2 + approach
    place = met(card)
    place.play("h1 choose 2", f"d roll {needed}")
    assert enemies(place.s) == []
    failed = met(card)
    failed.play("h1 choose 2", f"d roll {needed + 1}")
    assert enemies(failed.s) != []
    assert bonus > 0


@pytest.mark.parametrize(("card", "approach", "bonus"), OPTIONS)
def test_a_failed_sneak_gives_them(card: str, approach: int, bonus: int) -> None:
    place = met(card)
    place.play("h1 choose 1", "d roll 20")
    assert {stat(place, figure, Stat.HIT_CHANCE) for figure in enemies(place.s)} == {bonus}
    assert FIRST_ENEMY in enemies(place.s)
    assert approach > 0


# ---- hero boards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "hidden", "power"), [("assassin", 1, 2), ("assassin", 0, 0)])
def test_power_out_of_hiding(hero: str, hidden: int, power: int) -> None:
    place = camp(hero, "warrior")
    place.s.hidden[0] = hidden
    assert stat(place, 0, Stat.POWER) == power


@pytest.mark.parametrize(
    ("hero", "things", "chance"),
    [("monk", "", 1), ("monk", "short-sword", 0)],
)
def test_sure_with_empty_hands(hero: str, things: str, chance: int) -> None:
    place = camp(hero, "warrior")
    for thing in things.split():
        wear(place, thing, 0, Slot.RIGHT_HAND)
    assert stat(place, 0, Stat.HIT_CHANCE) == chance


@pytest.mark.parametrize(
    ("hero", "foes", "power"),
    [("warrior", 1, 0), ("warrior", 2, 0), ("warrior", 3, 1), ("warrior", 4, 1)],
)
def test_strong_against_many(hero: str, foes: int, power: int) -> None:
    place = camp(hero, "thief")
    place.band(" ".join(["ghoul"] * foes))
    place.band("ghoul ghoul ghoul", 1)
    assert stat(place, 0, Stat.POWER) == power


@pytest.mark.parametrize(("hero", "focused", "subtraction"), [("thief", 0, 1), ("thief", 1, 0)])
def test_hard_to_hit_when_hunted(hero: str, focused: int, subtraction: int) -> None:
    place = camp(hero, "warrior")
    place.band("ghoul", focused)
    assert stat(place, 0, Stat.SUBTRACTION) == subtraction


@pytest.mark.parametrize("hero", ["paladin"])
def test_a_shield_for_friends(hero: str) -> None:
    place = camp(hero, "thief", "monk")
    place.s.spot[2] = 1
    assert [stat(place, seat, Stat.DEFENSE) for seat in range(3)] == [0, 1, 0]
