"""Lords and enemies explain themselves: the rule, who else could have been meant, and ties."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.focus import LoseFocus
from undercroft.games.infinity.content.tables import LORD_EVENT_CARDS
from undercroft.games.infinity.phases.lord import Confront, DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase


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
        "Hesk the Tracker goes after Akachi: the card seeks the loudest noise, of equals the "
        "closest (Noise 5, 1 tile away; Pell Varrow Noise 1, 1 tile away)"
    )
    assert "Hesk the Tracker comes to Starter Tile" in lines
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


def test_who_does_not_reach_the_hero_says_so() -> None:
    place = Place("warrior")
    place.band("ghoul ghoul ghoul construct")
    place.begin(EnemyPhase(0))
    lines = place.sentences("d roll 20", "d roll 20", "d roll 20")
    assert lines[-1] == "Construct does not reach Akachi from row 2"


def test_who_is_stunned_says_so() -> None:
    place = Place("warrior")
    place.band("ghoul ghoul")
    place.s.dazed[0] = 1
    place.begin(EnemyPhase(0))
    assert place.sentences("d roll 20")[-1] == "Ghoul is stunned or held, and does not attack"
