"""All that can be read in random games, two hundred in the long run: right numbers, no ids."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.effort import effort
from tests.games.sentences import faults, sentences

BATCH = effort(25, 12)
BATCHES = effort(4, 1)
GAMES = [(game, i * BATCH) for game in ("alliance", "caverns", "infinity") for i in range(BATCHES)]


@pytest.mark.parametrize(("game", "first"), GAMES)
def test_every_sentence_reads_like_one(game: str, first: int) -> None:
    seeds = range(first, first + BATCH)
    read = {sentence.text: sentence.where for sentence in sentences(game, seeds)}
    found = {text: faults(uc.game(game), text) for text in read}
    assert [(read[text], text, wrong) for text, wrong in found.items() if wrong] == []
    assert len(read) > 2000


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Discard up to 1 cards", "one of many: 1 cards"),
        ("1 spaces away", "one of many: 1 spaces"),
        ("2 Goblin come closer", "many of one: 2 Goblin"),
        ("Krom attacks attacks the Goblin", "doubled: attacks attacks"),
        ("who has ember-lash", "id: ember-lash"),
        ("it goes to sq:3,4", "scene id: sq:3"),
        ("there is no token_spots", "code: token_spots"),
        ("it is worth {xp}", "code: {"),
        ("Krom moves to square 13,4", "coordinates: 13,4"),
        ("choose -3,1", "coordinates: -3,1"),
        ("p3 receives 2 XP", "number: p3"),
        ("Maro Quill accuses h2", "number: h2"),
        ("Cleave: one enemy, or two side by side,?", "stray: ,?"),
        ("Guard: up to row 1 of this card enemies?", "stray: of this card"),
    ],
)
def test_what_reads_badly_is_noticed(text: str, fault: str) -> None:
    if "ember" in text:
        names = [item.id for item in uc.game("alliance").content()["upgrades"] if "-" in item.id]
        text, fault = text.replace("ember-lash", names[0]), fault.replace("ember-lash", names[0])
    assert fault in faults(uc.game("alliance"), text)


@pytest.mark.parametrize(
    "text",
    [
        *("1 less", "1 card", "+1 damage", "2 Goblins", "level 1 is", "Krom deals 1 wound"),
        *("Goblin (m1), not Goblin (m7)", "move 2 north and 1 east", "1 of 2, 3 left"),
    ],
)
def test_what_reads_well_is_left_alone(text: str) -> None:
    assert faults(uc.game("alliance"), text) == []
