"""Decks: three of them, reshuffled from their discards and from nothing else."""

from __future__ import annotations

import pytest

from tests.games.caverns.scenes import Opened, Place, deck
from undercroft.games.caverns.content.card import Encounter, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import ENCOUNTER_DECK, MONSTER_DECK, TREASURE_DECK, numbers
from undercroft.games.caverns.phases.decks import draw
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.treasures import TreasureDraw


def test_cv_setup_02_three_decks_are_shuffled() -> None:
    s = Opened("adv-05").s
    assert [s.stacks[n].size for n in (MONSTER_DECK, ENCOUNTER_DECK, TREASURE_DECK)] == [30, 42, 36]
    encounters = s.stacks[ENCOUNTER_DECK].outcomes(0)[0]
    treasures = s.stacks[TREASURE_DECK].outcomes(0)[0]
    assert all(isinstance(ALL_CARDS[card], Encounter) for card in encounters)
    assert all(isinstance(ALL_CARDS[card], Treasure) for card in treasures)
    assert (len(encounters), len(treasures)) == (42, 36)


def test_cv_setup_03_an_empty_deck_is_made_of_its_discards() -> None:
    place = Place("hadra", "oriel")
    place.s.stacks[ENCOUNTER_DECK] = deck()
    place.s.discards[ENCOUNTER_DECK] = numbers("ceiling-grit", "scent-of-blood")
    place.begin(EncounterDraw(0))
    place.play("d draw encounters scent-of-blood")
    assert place.s.stacks[ENCOUNTER_DECK].cards() == list(numbers("ceiling-grit"))
    assert place.s.discards[ENCOUNTER_DECK] == numbers("scent-of-blood")


def test_cv_setup_04_what_lies_in_queues_on_heroes_or_in_the_pile_stays_there() -> None:
    place = Place("hadra", "oriel")
    place.monster("shale-runner", 5, 1)
    place.item("ring-coat")
    place.xp("gloom-recluse")
    place.s.stacks[MONSTER_DECK] = deck()
    place.s.discards[MONSTER_DECK] = numbers("burrow-sentry")
    place.begin(Spawn(1, tile(GRID.cell(1, 0))))
    place.play("d draw monsters burrow-sentry")
    assert place.s.queue == [numbers("shale-runner"), numbers("burrow-sentry")]
    assert place.s.pile[0] == numbers("gloom-recluse")
    assert place.s.items[0] == numbers("ring-coat")


@pytest.mark.parametrize("kind", [ENCOUNTER_DECK, MONSTER_DECK, TREASURE_DECK])
def test_cv_setup_05_without_deck_and_discards_play_goes_on(kind: int) -> None:
    place = Place("hadra", "oriel")
    place.s.stacks[kind] = deck()
    frames = {
        ENCOUNTER_DECK: EncounterDraw(0),
        MONSTER_DECK: Spawn(0, tile(GRID.cell(1, 0))),
        TREASURE_DECK: TreasureDraw(0),
    }
    discards = list(place.s.discards)
    place.begin(frames[kind])
    assert (place.s.frames, place.s.discards) == ([], discards)


def test_cv_setup_05_a_deck_with_cards_is_drawn_from() -> None:
    place = Place("hadra", "oriel")
    place.s.stacks[ENCOUNTER_DECK] = deck("scent-of-blood")
    assert draw(place.s, ENCOUNTER_DECK)
    assert len(place.s.frames) == 1
