"""Lords and enemies explain themselves: the rule, who else could have been meant, and ties."""

from __future__ import annotations

from tests.games.infinity.scenes import Place, named
from tests.games.infinity.test_dungeon import shut_in
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.combat.focus import LoseFocus
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import LORD_EVENT_CARDS
from undercroft.games.infinity.map.exploration import Explore
from undercroft.games.infinity.map.geometry import NORTH
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
    ITEM_DECK,
    MINION_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import Confront, DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.phases.shop import STORE_DECKS, StockShelves
from undercroft.games.infinity.state import NOBODY


def hunted(*heroes: str) -> Place:
    """The lord is one tile away from the heroes."""
    place = Place(*heroes)
    place_lord(place.s, place.tile("guard-post", 0, "north"))
    return place


def event(words: str) -> str:
    """A lord event of Hesk that seeks this."""
    rows = [(id_, row) for id_, row in LORD_EVENT_CARDS if id_.startswith("hesk")]
    return next(f"event-{id_}" for id_, row in rows if row.seek.word == words and not row.combat)


def test_the_lord_says_whom_he_goes_after_and_who_else_there_was() -> None:
    place = hunted("warrior", "thief")
    place.begin(DrawEvents(0, 1))
    lines = place.sentences(f"d draw events {event('loudest')}")
    assert lines[0] == (
        "Hesk the Tracker goes after Akachi: the card seeks the loudest noise, among equals the "
        "closest (Noise 5, 1 tile away; Pell Varrow Noise 1, 1 tile away)"
    )
    assert "Hesk the Tracker moves to Starter Tile" in lines
    assert "Hesk the Tracker turns on Akachi: the one he is after (Noise 5; Pell Varrow 1)" in lines


def test_a_tie_of_the_lord_says_how_it_was_settled() -> None:
    place = Place("warrior", "warrior")
    place_lord(place.s, 0)
    place.begin(Confront(0, -1))
    (turns, *_) = place.sentences("h1 target h2")
    assert turns.endswith("the loudest hero there (Noise 5; Akachi 5), by a player's choice")


def test_enemies_say_why_they_turn_to_another_hero() -> None:
    place = Place("warrior", "thief", "ranger")
    place.band("ghoul")
    place.s.listening, place.s.events = True, []
    place.begin(LoseFocus(0, 0))
    (line,) = [event for event in place.s.events if event.rules == ("DI-FOCUS-04",)]
    assert "turns on" in line.text_with_ids()
    assert "the loudest hero there" in line.text_with_ids()
    assert "Akachi" not in named(line)  # from whom they turn away


def test_who_does_not_reach_the_hero_says_so() -> None:
    place = Place("warrior")
    place.band("ghoul ghoul ghoul construct")
    place.begin(EnemyPhase(0))
    lines = place.sentences("d roll 20", "d roll 20", "d roll 20")
    assert lines[-1] == "the Construct does not reach Akachi from row 2"


def test_who_is_stunned_says_so() -> None:
    place = Place("warrior")
    place.band("ghoul ghoul")
    place.s.dazed[0] = 1
    place.begin(EnemyPhase(0))
    assert place.sentences("d roll 20")[-1] == "the Ghoul is stunned or held, and does not attack"


def test_a_risk_card_is_named_first() -> None:
    place = Place("warrior")
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, "risk-loose-brick")
    place.begin(Turn(0), DrawRisk(0, RiskDeck.DEBRIS, 0))
    assert place.sentences("d draw debris risk-loose-brick")[0] == "Loose Brick"


def test_enemies_who_wait_for_somebody_say_where() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.stack(MINION_DECK, "ghoul")
    place.begin(ComeForth(NOBODY, 1, 0, 1))
    assert place.sentences("d draw minions ghoul")[0] == "Ghoul waits in Guard Post"


def test_the_merchant_says_what_he_lays_out() -> None:
    place = Place("warrior")
    for deck in STORE_DECKS:
        place.stack(deck)
    place.stack(ITEM_DECK, "lantern")
    place.begin(StockShelves())
    assert place.sentences("d draw items lantern") == ["The merchant lays out Lantern"]


def test_a_secret_door_is_told() -> None:
    place = shut_in()
    place.stack(TILE_STACK, "tile-blind-chapel", "tile-cell")
    place.begin(Explore(0, NORTH))
    place.play("d draw tiles tile-blind-chapel", "d draw tiles tile-cell")
    place.play("d draw tiles tile-blind-chapel")
    assert "A secret door opens" in place.sentences("d roll 0")


def test_work_on_a_door_says_whether_it_is_free() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.seal(0, NORTH)
    told = []
    for _ in range(4):
        place.begin(Turn(0))
        told += [line for line in place.sentences("h1 dig north") if " digs" in line]
    assert told == ["Akachi digs"] * 3 + ["Akachi digs the door free"]


def test_of_nothing_to_look_at_nothing_is_told() -> None:
    place = Place("warrior")
    place.stack(TILE_STACK)
    place.stack(FIRST_RISK_DECK + RiskDeck.BODY, "risk-surveyors-notes")
    place.begin(Turn(0), DrawRisk(0, RiskDeck.BODY, 0))
    told = place.sentences("d draw bodies risk-surveyors-notes")
    assert [line for line in told if "at the bottom" in line] == []


def test_a_door_that_thaws_says_so() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.seal(0, NORTH, rounds=1)
    place.s.listening, place.s.events = True, []
    place.begin(EndOfRound())
    assert "A sealed door opens again" in [named(event) for event in place.s.events]
