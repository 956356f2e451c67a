"""Nodes have numbers in memory and names in saves."""

from __future__ import annotations

from tests.crawl.cards.caverns_play import CavernsArena
from tests.crawl.cards.caverns_words import DrawTreasure, ExtraEncounter
from tests.crawl.cards.words import Damage, Monsters
from tests.crawl.effects.trial import arena_of
from undercroft.crawl.effects import (
    ChooseOne,
    Effect,
    Library,
    May,
    Nothing,
    Number,
    One,
    RollTable,
    Row,
    Seq,
    disabled,
)
from undercroft.kernel import play

TREASURE = DrawTreasure()
WAGER: dict[str, Effect] = {
    "wager": Seq((May(TREASURE), ChooseOne((TREASURE, ExtraEncounter())))),
    "dice": RollTable("d6", (Row(1, 3, TREASURE), Row(4, 6, Nothing()))),
}


def test_nodes_are_numbered_from_the_root_down() -> None:
    library = Library(WAGER)
    assert library.nodes.names == (
        "wager",
        "wager/steps/0",
        "wager/steps/0/do",
        "wager/steps/1",
        "wager/steps/1/options/0",
        "wager/steps/1/options/1",
        "dice",
        "dice/rows/0/do",
        "dice/rows/1/do",
    )
    assert library.parts[0] == {"steps": (1, 3)}
    assert library.parts[6] == {"rows": (7, 8)}
    assert library.card_of(5) == "wager"
    assert library.nodes_of("dice") == [6, 7, 8]
    assert [library.effects[node] for node in (2, 4, 7)] == [TREASURE] * 3


def test_a_save_survives_new_cards_before_its_own() -> None:
    old = arena_of(WAGER)
    old.run()
    play.apply(old, old.NOTATION.parse("h1 use wager"))
    saved = old.save()
    assert [frame.get("node") for frame in saved["frames"]] == [
        None,
        "wager",
        "wager/steps/0",
        None,
    ]
    more: dict[str, Effect] = {"new": Damage(Number(1), on=One(Monsters())), **WAGER}
    new = type(arena_of(more)).load(saved)
    assert isinstance(new, CavernsArena)
    for text in ("h1 yes", "h1 choose 1"):
        play.apply(new, new.NOTATION.parse(text))
    assert new.tally[0] == 2


def test_a_card_can_be_disabled_for_a_while() -> None:
    library = Library(WAGER)
    with disabled(library, "wager"):
        assert library.effect("wager") == Nothing()
    assert library.effect("wager") == WAGER["wager"]


def test_one_effect_of_a_card_can_be_disabled_for_a_while() -> None:
    library = Library(WAGER)
    with disabled(library, "wager/steps/0/do"):
        assert [library.effects[node] for node in (0, 2)] == [WAGER["wager"], Nothing()]
    assert library.effects[2] == TREASURE


def test_clones_in_the_middle_of_an_effect_are_independent() -> None:
    one = arena_of(WAGER)
    one.run()
    play.apply(one, one.NOTATION.parse("h1 use wager"))
    other = one.clone()
    assert isinstance(other, CavernsArena)
    play.apply(one, one.NOTATION.parse("h1 yes"))
    play.apply(other, other.NOTATION.parse("h1 no"))
    assert (one.tally[0], other.tally[0]) == (1, 0)
