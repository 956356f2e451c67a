"""The box of Caverns against the counts of its rulebook."""

from collections import Counter

import pytest

from undercroft.crawl.space.tiles import FLOOR, GAP, SOLID
from undercroft.games.caverns.content.schema import (
    FLOOR_MARKS,
    GAP_MARKS,
    PATCH,
    SOLID_MARKS,
    CardSet,
    Condition,
    Deck,
    Feature,
    Keyword,
    MonsterKind,
    Side,
    TileFace,
    Triangle,
)
from undercroft.games.caverns.content.tables import (
    CARD_RANGES,
    DIE,
    DOUBLES,
    EDGES,
    FACES,
    HALVES,
    HEROES,
    MONSTER_DECK,
    MONSTERS,
    SEATS,
    SUGGESTED,
    SURGES,
    TILES,
    TOKENS,
    VILLAIN_SCALE,
    VILLAINS,
    set_of,
)

CREATURES = [kind for kind in MONSTERS if not kind.is_special]
CREATURE_CARDS = [kind for kind in CREATURES for _ in kind.numbers]

# The local squares along each side, and of these the middle two.
ALONG = {"N": (0, 1, 2, 3), "E": (3, 7, 11, 15), "S": (12, 13, 14, 15), "W": (0, 4, 8, 12)}
MIDDLE = {side: squares[1:3] for side, squares in ALONG.items()}
INNER = {5, 6, 9, 10}

# Open sides, exits, passable squares, column and row of the patch, feature.
PRINTED = {
    "B01": ("NESW", 3, 14, (1, 2), Feature.PLAIN),
    "B02": ("NESW", 3, 11, (2, 2), Feature.PLAIN),
    "B03": ("NESW", 3, 13, (2, 3), Feature.FUMAROLE),
    "B04": ("NESW", 3, 14, (1, 2), Feature.FUMAROLE),
    "B05": ("ESW", 2, 12, (3, 2), Feature.PLAIN),
    "B06": ("ESW", 2, 10, (2, 2), Feature.PLAIN),
    "B07": ("ESW", 2, 11, (1, 1), Feature.FUMAROLE),
    "B08": ("NES", 2, 12, (1, 2), Feature.PLAIN),
    "B09": ("NES", 2, 10, (2, 0), Feature.PLAIN),
    "B10": ("NES", 2, 11, (1, 2), Feature.FUMAROLE),
    "B11": ("NSW", 2, 11, (2, 2), Feature.FUMAROLE),
    "B12": ("NSW", 2, 12, (0, 2), Feature.PLAIN),
    "B13": ("NSW", 2, 10, (1, 3), Feature.FUMAROLE),
    "B14": ("ES", 1, 8, (2, 2), Feature.IDOL),
    "B15": ("SW", 1, 9, (0, 1), Feature.PLAIN),
    "B16": ("ES", 1, 8, (2, 1), Feature.FUMAROLE),
    "B17": ("SW", 1, 8, (2, 2), Feature.FUMAROLE),
    "W01": ("S", 0, 6, (2, 1), Feature.SNUG),
    "W02": ("NS", 1, 6, (1, 2), Feature.SQUEEZE),
    "W03": ("NS", 1, 6, (2, 2), Feature.SQUEEZE),
    "W04": ("ES", 1, 5, (2, 2), Feature.SQUEEZE),
    "W05": ("SW", 1, 5, (1, 2), Feature.SQUEEZE),
    "W06": ("NESW", 3, 13, (2, 3), Feature.PLAIN),
    "W07": ("NESW", 3, 14, (1, 3), Feature.RUNE_RING),
    "W08": ("ESW", 2, 10, (1, 2), Feature.GLOWSTONE),
    "W09": ("NES", 2, 9, (1, 2), Feature.FORD),
    "W10": ("NSW", 2, 9, (2, 0), Feature.IDOL),
    "W11": ("NS", 1, 7, (1, 2), Feature.SPAN),
    "W12": ("NS", 1, 7, (2, 2), Feature.GATE),
    "W13": ("ES", 1, 9, (3, 2), Feature.PLAIN),
    "W14": ("SW", 1, 8, (2, 2), Feature.PLAIN),
    "W15": ("NS", 1, 8, (1, 2), Feature.PLAIN),
}


HEALS_LESS = "brunna"
"""Her Surge value is a point less than half of her HP: docs/balance/caverns-changes.md."""


def test_cv_comp_01_two_hundred_cards() -> None:
    assert _cards_by_deck() == {
        Deck.SEQUENCE: 5,
        Deck.ENCOUNTER: 42,
        Deck.MONSTER: 30,
        Deck.POWER: 80,
        Deck.TREASURE: 36,
        Deck.ALLY: 7,
    }
    assert len(MONSTER_DECK) == 30
    assert (len(CREATURE_CARDS), len(CREATURES), len(MONSTERS)) == (26, 13, 15)


def test_cv_comp_02_two_sets_of_a_hundred() -> None:
    assert _cards_by_deck(CardSet.STARTING) == {
        Deck.SEQUENCE: 5,
        Deck.ENCOUNTER: 20,
        Deck.MONSTER: 20,
        Deck.POWER: 29,
        Deck.TREASURE: 26,
    }
    assert _cards_by_deck(CardSet.ADVANCED) == {
        Deck.ALLY: 7,
        Deck.ENCOUNTER: 22,
        Deck.MONSTER: 10,
        Deck.POWER: 51,
        Deck.TREASURE: 10,
    }


def test_cv_comp_03_numbers_follow_the_ranges() -> None:
    numbers = [number for cards in CARD_RANGES for number in cards.numbers]
    assert numbers == list(range(1, 201))
    assert [set_of(number) for number in (1, 100, 101, 200)] == [0, 0, 1, 1]
    monsters = [n for cards in CARD_RANGES if cards.deck == Deck.MONSTER for n in cards.numbers]
    assert [number for number, _ in MONSTER_DECK] == monsters


def test_cv_comp_04_hero_and_villain_cards_have_two_faces() -> None:
    assert len(HEROES) == 8
    for hero in HEROES:
        first, second = hero.levels
        gains = (second.ac - first.ac, second.hp - first.hp, second.surge - first.surge)
        assert gains == (1, 2, 1)
        assert second.speed == first.speed
        assert first.surge == first.hp // 2 - (hero.id == HEALS_LESS)
    assert Counter(face.card for face in VILLAINS) == {1: 2, 2: 2, 3: 2, 4: 2}


def test_cv_comp_05_seven_villains_on_eight_faces() -> None:
    assert len(VILLAINS) == 8
    faces = Counter(face.villain for face in VILLAINS)
    assert len(faces) == 7
    assert [villain for villain, count in faces.items() if count == 2] == ["lirashe"]
    assert [face.id for face in VILLAINS if not face.hp] == ["lirashe-unveiled"]


def test_cv_comp_06_tiles_and_edge_tiles() -> None:
    assert (len(TILES), len(DOUBLES), len(HALVES), len(FACES)) == (32, 4, 8, 41)
    assert sum(edge.copies for edge in EDGES) == 22
    fissures = [edge.fissure for edge in EDGES if edge.fissure for _ in range(edge.copies)]
    assert [(fissure.low, fissure.high) for fissure in fissures] == [
        (1, 5),
        (6, 10),
        (11, 15),
        (16, 20),
    ]
    assert [edge.copies for edge in EDGES if not edge.fissure] == [12, 2, 2, 1, 1]


def test_cv_comp_07_one_die_of_twenty_sides() -> None:
    assert DIE == 20
    assert max(edge.fissure.high for edge in EDGES if edge.fissure) == DIE


def test_cv_comp_08_tokens() -> None:
    assert list(TOKENS.values()) == [10, 5, 3, 2, 2, 2, 6, 4, 6, 6, 8, 8, 9, 3, 2, 2, *[1] * 6]
    assert TOKENS["surge"] == 5
    assert TOKENS["hero"] == len(HEROES)


def test_cv_tile_01_tiles_are_four_by_four() -> None:
    for face in FACES:
        assert face.shape.span == 4
        assert len(face.shape.glyphs) == 16


def test_cv_tile_02_halves_are_tiles_one_apart() -> None:
    assert [(double.id, double.second) for double in DOUBLES] == [
        ("start", Side.EAST),
        ("hoard-hall", Side.NORTH),
        ("deep-lair", Side.NORTH),
        ("daylight-stair", Side.NORTH),
    ]
    for double in DOUBLES:
        first, second = (half.shape for half in double.halves)
        assert first.sides[double.second]
        assert second.sides[(double.second + 2) % 4]
    assert [half.open for half in HALVES] == ["NEW", "ESW", *["NS", "S"] * 3]


def test_cv_tile_03_squares_are_passable_solid_or_gap() -> None:
    kinds = {SOLID: SOLID_MARKS, GAP: GAP_MARKS, FLOOR: FLOOR_MARKS}
    for face in FACES:
        for glyph, kind in zip(face.shape.glyphs, face.shape.kinds):
            assert glyph in kinds[kind]
    drawn = {glyph for face in FACES for glyph in face.shape.glyphs}
    assert drawn == set(SOLID_MARKS + GAP_MARKS + FLOOR_MARKS)


def test_cv_tile_06_open_sides_can_be_crossed_in_the_middle() -> None:
    widths: Counter[int] = Counter()
    for tile in TILES:
        passable = set(tile.shape.passable())
        for side, squares in ALONG.items():
            if side in tile.open:
                assert passable.issuperset(MIDDLE[side])
                widths[len(passable.intersection(squares))] += 1
            else:
                assert {tile.shape.glyphs[square] for square in squares} == {"#"}
    assert widths == {2: 41, 3: 36, 4: 10}


def test_cv_tile_12_every_tile_has_one_patch() -> None:
    for face in FACES:
        assert face.shape.find(PATCH) == [face.patch]
        assert face.shape.kinds[face.patch] == FLOOR
    assert sum(tile.patch in INNER for tile in TILES) == 22


def test_cv_tile_13_triangles() -> None:
    assert Counter(tile.triangle for tile in TILES) == {Triangle.BLACK: 17, Triangle.WHITE: 15}
    assert {half.triangle for half in HALVES} == {None}
    assert all(tile.code[0] == "BW"[tile.triangle or 0] for tile in TILES)


def test_cv_tile_14_exits() -> None:
    exits = {
        triangle: Counter(tile.exits for tile in TILES if tile.triangle == triangle)
        for triangle in Triangle
    }
    assert exits[Triangle.BLACK] == {1: 4, 2: 9, 3: 4}
    assert exits[Triangle.WHITE] == {0: 1, 1: 9, 2: 3, 3: 2}
    assert all("S" in tile.open for tile in TILES)


def test_cv_mon_09_monster_cards_are_complete() -> None:
    for kind in CREATURES:
        assert len(kind.keywords) == 1
        assert min(kind.ac, kind.hp, kind.xp, kind.size) > 0
    specials = [(kind.id, kind.numbers, kind.xp) for kind in MONSTERS if kind.is_special]
    assert specials == [("empty-gallery", (44, 138), 0), ("raiding-party", (45, 139), 0)]
    starting = [kind for kind in CREATURES for n in kind.numbers if not set_of(n)]
    assert (len(CREATURE_CARDS), len(starting)) == (26, 18)
    assert _means(CREATURE_CARDS) == (14.08, 1.46, 1.88)
    assert _means(starting) == (13.78, 1.22, 1.44)


def test_cv_cond_11_only_two_conditions() -> None:
    assert [condition.word for condition in Condition] == ["immobilized", "poisoned"]


def test_cv_adv_02_five_heroes_of_the_starting_set() -> None:
    starting = [hero.id for hero in HEROES if hero.set == CardSet.STARTING]
    assert starting == ["kestrin", "maro", "hadra", "brunna", "oriel"]
    assert _cards_by_deck(CardSet.STARTING)[Deck.POWER] == 6 + 6 + 5 + 6 + 6


def test_cv_ally_01_allies_are_advanced_cards() -> None:
    [allies] = [cards for cards in CARD_RANGES if cards.deck == Deck.ALLY]
    assert (allies.set, allies.first, allies.last) == (CardSet.ADVANCED, 101, 107)


def test_cv_stance_01_three_heroes_have_stances() -> None:
    stances = {hero.id: hero.stances for hero in HEROES if hero.stances}
    assert stances == {"hadra": 5, "brunna": 3, "corvane": 2}
    assert len(stances) == TOKENS["stance"]


def test_cv_villain_01_level_is_experience() -> None:
    assert [face.xp for face in VILLAINS] == [8, 10, 7, 6, 6, 6, 6, 5]
    assert [face.xp for face in VILLAINS] == [face.level for face in VILLAINS]


def test_cv_large_01_sizes() -> None:
    assert Counter(kind.size for kind in CREATURES) == {1: 11, 2: 2}
    assert [face.size for face in VILLAINS] == [2, 3, 1, 1, 1, 1, 1, 1]


def test_cv_large_05_a_base_of_four_passes_every_link() -> None:
    for face in FACES:
        for side in face.open:
            assert set(MIDDLE[side]) <= set(face.shape.passable())


def test_cv_large_12_nine_squares_are_lairbound() -> None:
    bound = {face.id for face in VILLAINS if Keyword.LAIRBOUND in face.keywords}
    assert bound == {face.id for face in VILLAINS if face.size == 3} == {"khadd"}
    assert not any(Keyword.LAIRBOUND in kind.keywords for kind in MONSTERS)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_tiles_are_as_printed(tile: TileFace) -> None:
    patch = (tile.patch % 4, tile.patch // 4)
    found = (tile.open, tile.exits, len(tile.shape.passable()), patch, tile.feature)
    assert found == PRINTED[tile.code]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_passable_squares_hang_together(face: TileFace) -> None:
    passable = set(face.shape.passable())
    seen, edge = {face.patch}, [face.patch]
    while edge:
        fresh = _beside(edge.pop()) & passable - seen
        seen |= fresh
        edge += fresh
    assert seen == passable


def test_inner_squares_are_mostly_open() -> None:
    for tile in TILES:
        if tile.feature != Feature.SQUEEZE:
            assert len(INNER - set(tile.shape.passable())) <= 2


def test_features_of_the_tiles() -> None:
    features = Counter((tile.triangle, tile.feature) for tile in TILES)
    singles = [Feature.SNUG, Feature.RUNE_RING, Feature.GLOWSTONE]
    singles += [Feature.FORD, Feature.SPAN, Feature.GATE]
    assert features == {
        (Triangle.BLACK, Feature.FUMAROLE): 8,
        (Triangle.BLACK, Feature.PLAIN): 8,
        (Triangle.BLACK, Feature.IDOL): 1,
        (Triangle.WHITE, Feature.SQUEEZE): 4,
        (Triangle.WHITE, Feature.PLAIN): 4,
        (Triangle.WHITE, Feature.IDOL): 1,
        **{(Triangle.WHITE, feature): 1 for feature in singles},
    }


def test_the_ladder_has_seven_neighbours() -> None:
    start = HALVES[0].shape
    assert start.find("L") == [6]
    around = {c + 4 * r for c in (1, 2, 3) for r in (0, 1, 2)} - {6}
    assert len(around & set(start.passable())) == 7


def test_marks_of_the_destinations() -> None:
    _, _, near, far, _, lair, _, stair = (half.shape for half in HALVES)
    assert (far.find("o"), far.find("T"), near.find("o")) == ([6], [1, 2], [])
    assert lair.find("l") == [5, 6, 9, 10]
    assert stair.find("X") == [1, 2]


def test_general_numbers() -> None:
    assert (SEATS, SURGES) == ((1, 5), 2)
    assert (VILLAIN_SCALE.heroes, VILLAIN_SCALE.step, VILLAIN_SCALE.least) == (4, 2, 6)
    [niche] = [edge for edge in EDGES if edge.treasure]
    assert (niche.id, niche.treasure, niche.monster, niche.uses) == ("bone-niche", 11, 5, 1)


def test_suggestions_fit_the_hero_cards() -> None:
    assert [suggestion.hero for suggestion in SUGGESTED] == [hero.id for hero in HEROES]
    for hero, advice in zip(HEROES, SUGGESTED):
        taken = (len(advice.at_will), len(advice.daily), len(advice.utility))
        assert taken == (hero.cards.at_will, hero.cards.daily, hero.cards.utility)
    powers = [power for place in range(len(HEROES)) for power in _powers(place)]
    assert len(set(powers)) == len(powers)


def _cards_by_deck(*sets: CardSet) -> Counter[Deck]:
    """How many cards each deck has in these sets, or in both."""
    cards: Counter[Deck] = Counter()
    for row in CARD_RANGES:
        if row.set in (sets or tuple(CardSet)):
            cards[row.deck] += len(row.numbers)
    return cards


def _means(cards: list[MonsterKind]) -> tuple[float, ...]:
    """Armor Class, Hit Points and experience of these cards in the mean."""
    totals = [sum(row) for row in zip(*((kind.ac, kind.hp, kind.xp) for kind in cards))]
    return tuple(round(total / len(cards), 2) for total in totals)


def _powers(hero: int) -> tuple[str, ...]:
    advice = SUGGESTED[hero]
    return (*advice.at_will, *advice.daily, *advice.utility, advice.level_up)


def _beside(square: int) -> set[int]:
    column, row = square % 4, square // 4
    near = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return {c + 4 * r for c, r in near if 0 <= c < 4 and 0 <= r < 4}
