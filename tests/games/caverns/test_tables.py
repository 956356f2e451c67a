"""The tables of Caverns are read strictly and written back."""

import pytest

from undercroft.crawl.decode import decode, encode
from undercroft.crawl.tables import Table, TableError
from undercroft.games.caverns.content.page_schema import Adventure, Run
from undercroft.games.caverns.content.schema import (
    DoubleTile,
    EdgeKind,
    Hero,
    HeroFeature,
    Keyword,
    MonsterKind,
    Suggestion,
    TileFace,
    VillainFace,
    VillainScale,
)
from undercroft.games.caverns.content.tables import (
    ADVENTURES,
    DOUBLES,
    EDGES,
    FACES,
    HEROES,
    KNOWN,
    MONSTERS,
    SUGGESTED,
    TILES,
    VILLAINS,
)

Thing = Hero | MonsterKind | VillainFace | TileFace | DoubleTile | EdgeKind | Adventure
THINGS: tuple[Thing, ...] = (
    *HEROES,
    *MONSTERS,
    *VILLAINS,
    *TILES,
    *DOUBLES,
    *EDGES,
    *ADVENTURES,
)
ROWS = ("#..#", "....", ".m..", "#..#")

# Level 1 as Armor Class, Hit Points, Speed, Surge; At-Wills, Dailies, Utilities; feature.
HERO_CARDS = {
    "Kestrin Vale": ((15, 8, 6, 4), (2, 1, 2), "Two Edges"),
    "Maro Quill": ((15, 6, 6, 3), (2, 1, 2), "Far Sight"),
    "Hadra Stonewell": ((16, 10, 5, 5), (1, 0, 3), "Hold the Line"),
    "Brunna Ashmane": ((14, 10, 6, 4), (1, 1, 2), "Blood Up"),
    "Oriel Tam": ((16, 8, 5, 4), (2, 1, 2), "Kept Flame"),
    "Pell Nightjar": ((15, 8, 6, 4), (2, 1, 2), "Fine Wire"),
    "Corvane Ludd": ((15, 8, 5, 4), (2, 1, 2), "Paid in Advance"),
    "Ysolde Marrow": ((15, 6, 6, 3), (2, 2, 1), "Second Thought"),
}

# Copies, keyword, Armor Class, Hit Points, experience, size.
CREATURES = {
    "Gnawling Pack": (3, Keyword.VERMIN, 12, 1, 1, 1),
    "Palefolk Dartcaster": (3, Keyword.PALEFOLK, 13, 1, 1, 1),
    "Shale Runner": (3, Keyword.BEAST, 14, 1, 1, 1),
    "Burrow Sentry": (3, Keyword.BURROWER, 15, 1, 1, 1),
    "Gloom Recluse": (2, Keyword.VERMIN, 15, 1, 2, 1),
    "Sporeback Shambler": (2, Keyword.FUNGUS, 13, 2, 2, 1),
    "Stonehide Brute": (2, Keyword.GIANTKIN, 15, 2, 3, 1),
    "Twinblade Exile": (2, Keyword.PALEFOLK, 16, 1, 2, 1),
    "Blinkweaver": (2, Keyword.PALEFOLK, 14, 2, 3, 1),
    "Sump Surge": (1, Keyword.ELEMENTAL, 15, 2, 3, 1),
    "Keening Shade": (1, Keyword.SPIRIT, 14, 1, 2, 1),
    "Grotto Giant": (1, Keyword.GIANTKIN, 14, 4, 4, 2),
    "Eightfold Reaver": (1, Keyword.VERMIN, 15, 3, 4, 2),
}

# Level, Armor Class, Hit Points, keywords.
VILLAIN_FACES = {
    "Old Cinderjaw": (8, 15, 12, (Keyword.DRAGON,)),
    "Khadd, the Furnace Below": (10, 15, 9, (Keyword.DEMON, Keyword.LAIRBOUND)),
    "Matriarch Sevrane": (7, 14, 12, (Keyword.PALEFOLK,)),
    "Ulm, the Listening Mind": (6, 13, 9, (Keyword.ABERRANT,)),
    "Lirashe, Veiled": (6, 14, 13, (Keyword.DEMON,)),
    "Lirashe, Unveiled": (6, 15, 0, (Keyword.DEMON,)),
    "Jory Hemlock, the Quiet Knife": (6, 15, 9, (Keyword.OUTLAW,)),
    "Captain Drusk": (5, 16, 9, (Keyword.OUTLAW,)),
}


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.id)
def test_content_survives_being_written(thing: Thing) -> None:
    assert decode(type(thing), encode(thing), context=KNOWN) == thing


@pytest.mark.parametrize("advice", SUGGESTED, ids=lambda advice: advice.hero)
def test_suggestions_survive_being_written(advice: Suggestion) -> None:
    assert decode(Suggestion, encode(advice), context=KNOWN) == advice


def test_ids_are_names_in_kebab_case() -> None:
    things: tuple[Thing | HeroFeature, ...] = (*MONSTERS, *FACES, *DOUBLES, *EDGES)
    for thing in (*things, *(hero.feature for hero in HEROES)):
        name = thing.name.removesuffix(" half").replace(",", "")
        assert thing.id == name.lower().replace("'", "").replace(" ", "-")
    assert [hero.id for hero in HEROES] == [hero.name.split()[0].lower() for hero in HEROES]
    assert all(face.id.split("-")[0] in face.name.lower() for face in VILLAINS)
    assert [a.id for a in ADVENTURES] == [f"adv-{number:02}" for number in range(1, 14)]


def test_names_are_given_once() -> None:
    names = [thing.name for thing in THINGS]
    assert len(set(names)) == len(names)
    codes = [face.code for face in FACES]
    assert len(set(codes)) == len(codes)


def test_hero_cards_are_as_printed() -> None:
    for hero in HEROES:
        level, cards = hero.levels[0], hero.cards
        assert HERO_CARDS[hero.name] == (
            (level.ac, level.hp, level.speed, level.surge),
            (cards.at_will, cards.daily, cards.utility),
            hero.feature.name,
        )


def test_creatures_are_as_printed() -> None:
    assert {
        kind.name: (len(kind.numbers), kind.keywords[0], kind.ac, kind.hp, kind.xp, kind.size)
        for kind in MONSTERS
        if not kind.is_special
    } == CREATURES


def test_villains_are_as_printed() -> None:
    assert {
        face.name: (face.level, face.ac, face.hp, face.keywords) for face in VILLAINS
    } == VILLAIN_FACES


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("scale = {heroes = 4, step = 2, lest = 6}", 'x.toml, scale: lest: unknown field "lest"'),
        ("scale = {heroes = 4, step = 2}", 'x.toml, scale: "villain-scale" needs the field "le'),
        ("scale = {heroes = true, step = 2, least = 6}", "x.toml, scale: heroes: expected a who"),
        ("[scales]", 'x.toml: "scale" is missing'),
        ("scale =", "x.toml: Invalid value"),
        ("scale = {heroes = 4, step = 2, least = 6}\nhp = 1", 'x.toml: unknown key "hp"'),
    ],
)
def test_tables_refuse_with_file_and_key(text: str, complaint: str) -> None:
    with pytest.raises(TableError) as caught:
        _read_scale(text)
    assert str(caught.value).startswith(complaint)


def test_maps_refuse_other_values() -> None:
    with pytest.raises(TableError, match=r"^x\.toml, tokens: names with a value of type int$"):
        Table("x.toml", '[tokens]\na = "b"').take_map("tokens", int)


def test_references_are_checked() -> None:
    table = Table("x.toml", 'run = {tiles = ["gaet"]}')
    with pytest.raises(TableError, match=r"^x\.toml, run: tiles\[0\]: .*gaet.*gate"):
        table.take("run", Run, KNOWN)


@pytest.mark.parametrize(
    ("row", "complaint"),
    [("#...#", "four rows of four"), ("#.?#", "no square is drawn"), ("#.m#", "one patch")],
)
def test_pictures_are_four_rows_of_known_squares(row: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        TileFace("odd", "Z01", "Odd", "NESW", (row, *ROWS[1:]))


def _read_scale(text: str) -> None:
    table = Table("x.toml", text)
    table.take("scale", VillainScale)
    table.close()
