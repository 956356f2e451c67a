"""Ten cards of Caverns, played."""

import pytest

from tests.crawl.cards.caverns_play import THINGS, CavernsStage


@pytest.fixture
def t() -> CavernsStage:
    return CavernsStage()


def test_crawling_spark(t: CavernsStage) -> None:
    t.play("h1 use crawling-spark", "d roll 5", "d roll 4")
    assert (t.hp("h1"), t.hp("h2")) == (9, 10)
    t.play("h1 use crawling-spark", "d roll 5", "d roll 20")
    assert (t.hp("h1"), t.hp("h2")) == (8, 9)
    assert "h1 done" in t.legal


def test_fork_in_the_dark(t: CavernsStage) -> None:
    t.play("h1 use fork-in-the-dark", "d roll 11")
    assert t.s.counted("treasures") == 1
    assert t.place("m3") != t.place("h1")
    t.play("h1 use fork-in-the-dark", "d roll 10")
    assert t.place("m3") == t.place("h1")


def test_dropped_strap(t: CavernsStage) -> None:
    t.hold("ring-coat", "smoke-pot", "long-breath")
    t.play("h1 use dropped-strap", "h1 drop smoke-pot")
    t.play("h1 use dropped-strap")
    assert [THINGS[item] for item in t.s.items] == ["long-breath"]
    t.play("h1 use dropped-strap")
    assert not t.s.items
    assert (t.s.counted("down"), t.hp("h1")) == (1, 10)
    t.play("h1 use dropped-strap")
    assert t.hp("h1") == 9


def test_hook_and_yank(t: CavernsStage) -> None:
    t.play("h1 use hook-and-yank", "d roll 9")
    assert (t.hp("m1"), t.place("m1")) == (10, 2)
    t.play("h1 use hook-and-yank", "d roll 10")
    assert (t.hp("m1"), t.place("m1")) == (9, 0)


def test_spiked_buckler(t: CavernsStage) -> None:
    t.play("h1 use spiked-buckler")
    t.struck("m1", "h1", 2)
    assert t.legal == ["h1 yes", "h1 no"]
    t.play("h1 yes")
    assert (t.hp("h1"), t.hp("m1")) == (9, 9)
    t.struck("m1", "h1", 2)
    assert t.hp("h1") == 7  # it is turned face down, so nobody was asked


def test_spiked_buckler_is_not_for_others(t: CavernsStage) -> None:
    t.play("h1 use spiked-buckler")
    t.struck("m1", "h2", 2)
    assert t.hp("h2") == 8


def test_splitting_blow(t: CavernsStage) -> None:
    t.put("m1", 1)
    t.play("h1 use splitting-blow", "d roll 3")
    assert (t.hp("h1"), t.hp("m1")) == (9, 10)
    t.play("h1 use splitting-blow", "d roll 10")
    assert (t.hp("h1"), t.hp("m1")) == (9, 8)


def test_ribbon_of_steel(t: CavernsStage) -> None:
    t.put("m1", 1)
    t.put("m2", 1)
    t.put("m4", 0, hp=1)
    t.play("h1 use ribbon-of-steel", "h1 pick m1", "h1 pick m4", "h1 done", "d roll 9", "d roll 8")
    assert [t.hp(name) for name in ("m1", "m2", "m4")] == [8, 10, 1]


def test_clear_road(t: CavernsStage) -> None:
    t.put("m2", 6)
    t.play("h1 use clear-road", "h1 no", "h2 yes")
    assert t.legal == ["h2 go s4", "h2 go s5"]
    t.play("h2 go s5")
    assert (t.place("h1"), t.place("h2")) == (0, 4)


def test_scent_of_blood(t: CavernsStage) -> None:
    t.play("h1 use scent-of-blood")
    assert t.hp("h1") == 10
    t.s.count("queue", 2)
    t.play("h1 use scent-of-blood")
    assert t.hp("h1") == 8
    t.s.count("queue", 5)
    t.play("h1 use scent-of-blood")
    assert t.hp("h1") == 5


def test_whispered_wager(t: CavernsStage) -> None:
    t.play("h1 use whispered-wager", "h1 choose 2")
    assert (t.s.counted("encounters"), t.hp("h1")) == (1, 10)
    t.play("h1 use whispered-wager", "h1 choose 1")
    assert (t.s.counted("encounters"), t.hp("h1")) == (1, 8)
