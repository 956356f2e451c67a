"""Cards at the edge of their reach: who is drawn over, who is held, where a fold leads."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, draws, fight, grow, healths, stat
from tests.games.infinity.cards.test_lasting_and_whom import rounds, three
from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn


def across(hero: str) -> Place:
    """A gaoler whom nobody fights waits on the next tile."""
    place = camp(hero, "warrior")
    place.enemy("chain-gaoler", place=1)
    place.begin(Turn(0))
    return place


FLASK = "h1 use fire-flask; h1 tile r2; h1 aim 1a"


@pytest.mark.parametrize(
    ("hero", "moves", "roll", "where"),
    [
        ("alchemist", FLASK, 3, 0),
        ("alchemist", FLASK, 4, 1),
        ("ranger", "h1 attack m1", 3, 0),
        ("ranger", "h1 attack m1", 4, 1),
    ],
)
def test_drawn_over_by_a_low_roll(hero: str, moves: str, roll: int, where: int) -> None:
    place = across(hero)
    place.play(*moves.split("; "), f"d roll {roll}")
    place.settle()
    assert spot_of(place.s, M1) == where


@pytest.mark.parametrize(("card", "chance"), [("throat-cut", 1)])
def test_the_hurt_are_hit_as_surely(card: str, chance: int) -> None:
    for more, expected in ((chance, 3), (chance + 1, 2)):
        place = fight(card, "chain-gaoler")
        place.s.damage[0] = 2
        place.play(f"h1 use {card}", f"d roll {16 + more}")
        assert 22 - healths(place)[0] == expected


@pytest.mark.parametrize(("card", "felt"), [("acid-jar", {"m1 defense -2": 2})])
def test_acid_eats_for_two_rounds(card: str, felt: dict[str, int]) -> None:
    place = fight(card, "chain-gaoler")
    place.play(f"h1 use {card}", "h1 tile r1", "h1 aim 1a", "d roll 10")
    assert rounds(place) == felt


@pytest.mark.parametrize(("card", "level", "lost"), [("snare", 1, 0), ("snare", 3, 1)])
def test_it_holds_one_fast(card: str, level: int, lost: int) -> None:
    place = fight(card, "ghoul ghoul ghoul", level=level)
    place.play(f"h1 use {card}", "h1 target m1")
    while place.legal("roll"):
        place.play("d roll 1")
    assert [bool(dazed) for dazed in place.s.dazed] == [True, False, False]
    assert healths(place) == [7 - lost, 7, 7]


@pytest.mark.parametrize(("card", "offered"), [("fold-space", ["r2", "r3", "r4"])])
def test_it_leads_so_far(card: str, offered: list[str]) -> None:
    place = camp("wave-warper", "thief")
    first = place.tile("fork", 1, "north")
    second = place.tile("drain", first, "north")
    place.tile("fork", second, "north")
    grow(place, 0, 2)
    place.begin(Turn(0))
    place.play(f"h1 use {card}")
    assert place.legal("tile") == offered


@pytest.mark.parametrize("card", ["war-cry"])
def test_only_friends_of_the_tile_take_heart(card: str) -> None:
    place = three(card, "ghoul ghoul")
    assert [stat(place, seat, Stat.POWER) for seat in range(3)] == [1, 1, 0]
    assert list(rounds(place).values()) == [1, 1]


@pytest.mark.parametrize("card", ["scroll-of-passage"])
def test_who_is_elsewhere_does_not_come_along(card: str) -> None:
    place = three(card)
    place.play("h1 tile r3")
    assert place.s.spot == [2, 2, 1]


@pytest.mark.parametrize(("card", "felt"), [("hesk", {"h1 noise +2": 2})])
def test_his_blows_ring(card: str, felt: dict[str, int]) -> None:
    place = camp("warrior", "thief")
    figure = place.enemy(card, 0)
    place.begin(AttackFrame(figure, 0))
    place.play("d roll 1")
    assert rounds(place) == felt


@pytest.mark.parametrize(("card", "losses"), [("ash-drake", [3, 1, 0])])
def test_its_breath_catches_others_of_the_tile(card: str, losses: list[int]) -> None:
    place = camp("warrior", "thief", "monk")
    place.s.spot[2] = 1
    before = list(place.s.health)
    figure = place.enemy(card, 0)
    place.begin(AttackFrame(figure, 0))
    place.play("d roll 1")
    assert [was - now for was, now in zip(before, place.s.health)] == losses


@pytest.mark.parametrize(
    ("card", "hero", "lost"), [("ash-drake", "alchemist", 3), ("ash-drake", "ranger", 5)]
)
def test_its_breath_is_fire_of_power_4(card: str, hero: str, lost: int) -> None:
    place = camp("warrior", hero)  # of Defense 3 by its board; weak to ice, and to fire
    place.s.modifiers = (*place.s.modifiers, Modifier(Stat.DEFENSE, -2, 0, 1))
    before = place.s.health[1]
    place.begin(AttackFrame(place.enemy(card, 0), 0))
    place.play("d roll 1")
    assert before - place.s.health[1] == lost


@pytest.mark.parametrize(
    ("card", "roll", "coins"),
    [
        ("gamblers-pouch", 10, 1),
        ("gamblers-pouch", 11, 3),
        ("gamblers-pouch", 18, 3),
        ("gamblers-pouch", 19, 6),
        ("gamblers-pouch", 20, 6),
    ],
)
def test_a_pouch_pays(card: str, roll: int, coins: int) -> None:
    place = camp("warrior", "thief")
    draws(place, card, RiskDeck.BODY)
    before = place.s.coins[0]
    place.play(f"d roll {roll}")
    assert place.s.coins[0] - before == coins


@pytest.mark.parametrize(
    ("card", "deck", "stack", "count"),
    [
        ("surveyors-notes", RiskDeck.BODY, "tiles", 2),
        ("diary-of-a-hunter", RiskDeck.BODY, "events", 3),
        ("tomke-runaway", RiskDeck.BODY, "tiles", 1),
        ("plan-of-the-works", RiskDeck.CHEST, "tiles", 3),
    ],
)
def test_so_many_cards_are_seen(card: str, deck: int, stack: str, count: int) -> None:
    place = camp("warrior", "thief")
    draws(place, card, deck)
    if place.legal("no"):
        place.play("h1 no")
    place.settle()
    for _ in range(count):
        assert place.legal("peek")[0].startswith(f"{stack} ")
        place.play(f"d peek {place.legal('peek')[0]}")
    assert place.legal("peek") == []


@pytest.mark.parametrize(("card", "count"), [("stillwater", 2)])
def test_a_shield_holds_for_some_rounds(card: str, count: int) -> None:
    place = three(card)
    place.play("h1 target h2")
    for _ in range(count):
        assert [m.scope for m in place.s.modifiers if m.until.moment] == [1]
        place.begin(EndOfRound())
        place.settle()
        place.s.round += 1
    assert [m for m in place.s.modifiers if m.until.moment] == []


@pytest.mark.parametrize(("card", "lost"), [("puff-of-spores", 2)])
def test_spores_sting(card: str, lost: int) -> None:
    for hero, more in (("ranger", 0), ("thief", 2)):  # the thief is weak to poison
        place = camp(hero, "warrior")
        before = place.s.health[0]
        place.thing("rope", 1, POCKETED)
        draws(place, card, RiskDeck.CHEST)
        assert before - place.s.health[0] == lost + more
