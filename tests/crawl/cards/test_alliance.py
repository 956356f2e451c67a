"""Ten cards of Alliance, played."""

import pytest

from tests.crawl.cards.alliance_play import EXHAUSTED, FREE, ROOTED, AllianceStage


@pytest.fixture
def t() -> AllianceStage:
    return AllianceStage()


def test_slip_away(t: AllianceStage) -> None:
    t.attacked("m1", "h1", strength=5, hand=("slip-away", "blink"))
    assert t.legal == ["h1 use slip-away", "h1 pass"]
    t.play("h1 use slip-away")
    assert t.hp("h1") == 10 - (5 - 2)
    assert t.s.marks[0] & FREE


def test_boar_spear(t: AllianceStage) -> None:
    t.play("h1 use boar-spear", "h1 choose 1", "h1 attack m1")
    assert t.hp("m1") == 10 - 4
    t.play("h1 use boar-spear", "h1 choose 2", "h1 attack m1")
    assert t.hp("m1") == 6 - (4 + 2)


def test_earthquake(t: AllianceStage) -> None:
    t.put("m2", 5)
    t.play("h1 use earthquake", "h1 attack m2")
    assert [t.hp(name) for name in ("h1", "h2", "m1", "m2")] == [10, 8, 8, 10]
    t.end_round()
    t.play("h1 attack m2")
    assert t.hp("h2") == 8


def test_mirror_veil(t: AllianceStage) -> None:
    t.attacked("m1", "h1", strength=5, hand=("mirror-veil",))
    t.play("h1 use mirror-veil")
    assert t.hp("h1") == 7
    t.end_round()
    t.attacked("m1", "h1", strength=5)
    t.play("h1 pass")
    assert t.hp("h1") == 2


def test_war_drum(t: AllianceStage) -> None:
    t.put("h2", 7)
    t.play("h1 use war-drum", "h1 attack m1")
    assert t.hp("m1") == 9
    assert {m.scope for m in t.s.modifiers} == {0}


def test_throat_strike(t: AllianceStage) -> None:
    t.put("h1", 4)
    t.play("h1 use throat-strike", "h1 attack m2")
    assert t.hp("m2") == 10 - 1
    t.put("m2", 6)
    t.play("h1 attack m2")
    assert t.hp("m2") == 9 - (1 + 2)


def test_frost_grip(t: AllianceStage) -> None:
    t.play("h1 use frost-grip")
    assert t.legal == ["h1 pick m1", "h1 pick m2"]
    t.play("h1 pick m2")
    assert t.s.marks[3] == ROOTED
    t.attacked("m2", "h1", strength=3)
    t.play("h1 pass")
    assert t.hp("h1") == 10 - (3 - 1)


def test_blink(t: AllianceStage) -> None:
    assert "h1 use blink" not in t.legal
    t.s.count("speed", 2)
    t.put("m2", 5)
    t.play("h1 use blink")
    assert t.place("h1") == 3  # the one empty space near enough, so nobody was asked
    t.play("h1 use blink")
    assert t.legal == ["h1 go s1", "h1 go s5", "h1 go s7"]
    t.play("h1 go s7")
    assert t.place("h1") == 6


def test_binding_verse(t: AllianceStage) -> None:
    t.put("m1", 2, level=3)
    t.put("m2", 3, level=2)
    t.play("h1 use binding-verse")
    assert t.s.marks[3] == EXHAUSTED
    assert t.s.marks[2] == 0


def test_heart_of_the_mountain(t: AllianceStage) -> None:
    t.put("h1", 0, hp=5)
    t.put("h2", 7, hp=10)
    t.play("h1 use heart-of-the-mountain")
    t.end_round()
    t.end_round()
    assert (t.hp("h1"), t.hp("h2")) == (7, 10)
