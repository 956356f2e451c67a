"""Ten cards of Infinity, played."""

import pytest

from tests.crawl.cards.arena import M1, M2, M3, M4
from tests.crawl.cards.infinity_play import InfinityStage


@pytest.fixture
def t() -> InfinityStage:
    return InfinityStage()


def test_flurry(t: InfinityStage) -> None:
    t.play("h1 use flurry", "d roll 13", "d roll 14", "d roll 1")
    assert t.hp("m1") == 10 - 2 * (3 - 1)
    t.put("h1", 0, level=5)
    t.put("m3", 1)
    t.play("h1 use flurry", "h1 pick m1", "d roll 1", "h1 pick m3", "d roll 1")
    assert (t.hp("m1"), t.hp("m3")) == (2, 6)
    assert t.legal == ["h1 pick m1", "h1 pick m3"]


def test_throat_cut(t: InfinityStage) -> None:
    t.put("h1", 0, level=2)
    t.play("h1 use throat-cut", "d roll 14")
    assert t.hp("m1") == 10 - (3 + 4)
    t.put("m1", 1, hp=9)
    t.play("h1 use throat-cut", "d roll 14")
    assert t.hp("m1") == 9 - (3 + 1)


def test_great_cask(t: InfinityStage) -> None:
    t.put("h1", 0, level=5)
    t.put("m2", 2, hp=20)
    t.play("h1 use great-cask", "d roll 19")
    assert t.hp("m2") == 20
    t.play("h1 use great-cask", "d roll 18")
    assert (t.hp("m1"), t.hp("m2")) == (0, 20 - 14)


def test_chill(t: InfinityStage) -> None:
    t.play("h1 use chill", "h1 pick m2", "d roll 14")
    assert t.afflicted("stunned") == set()
    t.play("h1 use chill", "h1 pick m2", "d roll 13")
    assert t.hp("m2") == 7
    assert t.afflicted("stunned") == {M2}
    t.end_turn(1)
    assert t.afflicted("stunned") == {M2}
    t.end_turn(0)
    assert t.afflicted("stunned") == set()


def test_judgement(t: InfinityStage) -> None:
    t.put("h1", 0, level=4)
    t.put("m3", 1)
    t.play("h1 use judgement", "d roll 6", "d roll 5")
    assert (t.hp("m1"), t.hp("m3"), t.hp("m2")) == (6, 6, 10)
    assert t.afflicted("stunned") == {M3}


def test_camp_fire_ahead(t: InfinityStage) -> None:
    t.play("h1 use camp-fire-ahead")
    assert (t.place("m3"), t.place("m4")) == (1, 1)
    assert t.legal == ["h1 choose 1", "h1 choose 2", "h1 choose 3", "h1 choose 4"]
    t.play("h1 choose 1", "d roll 9")
    assert t.s.counted("bold") == 2
    t.play("h1 use camp-fire-ahead", "h1 choose 2", "d roll 10")
    assert t.place("m1") == -1


def test_gamblers_pouch(t: InfinityStage) -> None:
    t.play("h1 use gamblers-pouch", "d roll 18")
    assert t.s.counted("coins") == 3
    t.play("h1 use gamblers-pouch", "d roll 19")
    assert t.s.counted("coins") == 9


def test_powder_charge(t: InfinityStage) -> None:
    t.put("h2", 3)
    t.play("h1 use powder-charge")
    assert (t.hp("h1"), t.hp("h2")) == (4, 10)
    assert (t.s.counted("noise"), t.s.counted("lords")) == (7, 1)


def test_mind_fog(t: InfinityStage) -> None:
    t.put("h1", 0, level=4)
    t.play("h1 use mind-fog", "h1 pick m1", "h1 pick m2")
    assert t.afflicted("confused") == {M1, M2}


def test_it_sits_up(t: InfinityStage) -> None:
    t.play("h1 use it-sits-up")
    assert [t.s.place[f] for f in (M3, M4)] == [1, 1]
    assert t.s.counted("xp") == 0
    t.group_falls()
    assert t.s.counted("xp") == 1
