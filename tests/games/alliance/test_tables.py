"""The tables of Alliance are read strictly, written back, and put into words."""

import pytest

from undercroft.crawl.decode import decode, encode
from undercroft.crawl.tables import Table, TableError
from undercroft.games.alliance.content.schema import (
    ChallengeKind,
    Hero,
    MonsterKind,
    Pit,
    SoloCard,
    TileFace,
)
from undercroft.games.alliance.content.tables import (
    ENCOUNTERS,
    ENEMY_CARDS,
    HEROES,
    MONSTERS,
    POWER_WORDS,
    SOLO_DECK,
    TILES,
    power_words,
)

Thing = Hero | MonsterKind | ChallengeKind | TileFace | SoloCard


def test_words_are_made_from_the_numbers() -> None:
    common = [kind for kind in MONSTERS if not kind.final]
    powers = {power_words(kind.power) for kind in common}
    assert len(powers) == len({kind.name for kind in common})
    assert power_words(MONSTERS[3].power) == (
        "+1 attack once it has spent 2 Speed in this activation"
    )


def test_every_phrase_is_used() -> None:
    powers = [kind.power for kind in MONSTERS] + [card.riders for card in ENEMY_CARDS]
    said = [power_words(power) for power in powers]
    for phrase in POWER_WORDS.values():
        assert any(phrase.partition("{")[0] in words for words in said)


@pytest.mark.parametrize("thing", [*HEROES, *ENCOUNTERS, *TILES, *SOLO_DECK], ids=lambda t: t.id)
def test_content_survives_being_written(thing: Thing) -> None:
    assert decode(type(thing), encode(thing)) == thing


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pit = {enter = 1, leave = 1, attak = -1}", 'x.toml, pit: attak: unknown field "attak"'),
        ("pit = {enter = 1, leave = 1}", 'x.toml, pit: "pit" needs the field "attack"'),
        ("pit = {enter = true, leave = 1, attack = 0}", "x.toml, pit: enter: expected a whole"),
        ("[hole]", 'x.toml: "pit" is missing'),
        ("pit =", "x.toml: Invalid value"),
        ("pit = {enter = 1, leave = 1, attack = 0}\nhole = 1", 'x.toml: unknown key "hole"'),
    ],
)
def test_tables_refuse_with_file_and_key(text: str, complaint: str) -> None:
    with pytest.raises(TableError) as caught:
        _read_pit(text)
    assert str(caught.value).startswith(complaint)


def test_maps_refuse_other_values() -> None:
    with pytest.raises(TableError, match=r"^x\.toml, words: names with a value of type str$"):
        Table("x.toml", "[words]\na = 1").take_map("words", str)


@pytest.mark.parametrize("row", ["##X##", "##D#", "#####D"])
def test_pictures_are_five_rows_of_walls_and_doors(row: str) -> None:
    with pytest.raises(ValueError, match=r"five rows|a side is"):
        TileFace("odd", "Odd", 1, (row, "#...#", "#...#", "#...#", "#####"))


def _read_pit(text: str) -> None:
    table = Table("x.toml", text)
    table.take("pit", Pit)
    table.close()
