"""The box of Alliance against the counts of its rulebook."""

from collections import Counter
from fractions import Fraction

from undercroft.crawl.space.tiles import FLOOR
from undercroft.games.alliance.content.cards import CHALLENGE_EFFECTS, STARTING, UPGRADES
from undercroft.games.alliance.content.schema import (
    NO_POWER,
    AttackKind,
    CardType,
    ChallengeSort,
    Class,
    DefenseKind,
    Pit,
    Race,
    Side,
    TileFace,
    TreasureSort,
)
from undercroft.games.alliance.content.tables import (
    CARD_TYPES,
    CHALLENGES,
    COLOURS,
    DEEP_SIDES,
    DIE,
    DRAFT_CHART,
    ENCOUNTERS,
    FINAL_ENEMIES,
    FRAME_SEGMENTS,
    FRAMES,
    GENERIC_SET,
    HERO_NAMES,
    HEROES,
    MONSTERS,
    PIT,
    PRESETS,
    QUESTS,
    ROOM_CARDS,
    SOLO_DECK,
    STARTING_CARDS,
    SUPPLIES,
    TILE_MONSTERS,
    TILES,
    TREASURES,
    UPGRADE_DECKS,
)
from undercroft.games.alliance.effects.vocabulary import ByTokenLevel, GainXp

BASE = [hero for hero in HEROES if not hero.champions]
ROOMS = [tile for tile in TILES if tile.level]
LEVELS = (1, 2, 3)
ON_TILES = [kind for kind in MONSTERS if not kind.champions and not kind.final]

# Doors, XP of the monsters, challenge icons.
FACES = {
    "guard-niche": ("NESW", 4, 1),
    "sling-gallery": ("NES", 3, 0),
    "web-cellar": ("NS", 4, 1),
    "kennel": ("NEW", 5, 0),
    "ossuary-step": ("NE", 3, 1),
    "soot-kitchen": ("NES", 4, 0),
    "goblin-mess": ("NESW", 5, 0),
    "dripping-den": ("NS", 5, 1),
    "lamp-shrine": ("NSW", 2, 2),
    "bone-yard": ("NEW", 5, 1),
    "ogres-larder": ("NES", 7, 0),
    "moth-hall": ("NS", 6, 1),
    "broken-belfry": ("NESW", 5, 1),
    "sunken-sluice": ("NW", 7, 0),
    "barrow-mouth": ("NES", 10, 1),
    "counting-room": ("NS", 5, 2),
    "high-ledge": ("NEW", 8, 1),
    "rust-foundry": ("NES", 13, 1),
    "silk-nave": ("NS", 13, 0),
    "ember-stair": ("NE", 13, 1),
    "hall-of-empty-names": ("N", 14, 1),
}


def test_da_cmp_01_seventeen_heroes_and_four_champions() -> None:
    assert len(BASE) == 17
    assert len(HEROES) == 21
    assert [hero.number for hero in HEROES] == list(range(1, 22))
    homeless = {hero.id for hero in BASE} - {id_ for team in PRESETS for id_ in team}
    assert homeless == {"senneth"}


def test_da_cmp_02_hero_cards_are_complete() -> None:
    assert len(BASE) * STARTING_CARDS == 51
    for hero in HEROES:
        assert hero.attack.strength in {2, 3}
        assert hero.defense.strength in {1, 2}
        assert 3 <= hero.speed <= 5
        assert 4 <= hero.health <= 7
        assert hero.background.endswith(".")
    assert {hero.attack.kind for hero in BASE} == set(AttackKind)
    assert {hero.defense.kind for hero in BASE} == set(DefenseKind)


def test_da_cmp_03_five_races_and_five_classes() -> None:
    assert {hero.race for hero in BASE} == set(Race)
    assert {class_ for hero in BASE for class_ in hero.classes} == set(Class)
    assert [race.word for race in Race] == ["human", "dwarf", "elf", "gnome", "half-orc"]
    assert len(Class) == 5


def test_da_cmp_04_one_hero_has_each_class_twice() -> None:
    doubled = [hero.classes[0] for hero in BASE if hero.classes[0] == hero.classes[1]]
    assert sorted(doubled) == list(Class)


def test_da_cmp_05_no_two_heroes_share_race_and_classes() -> None:
    assert len({(hero.race, tuple(sorted(hero.classes))) for hero in HEROES}) == len(HEROES)


def test_da_cmp_06_four_generic_sets_of_eight() -> None:
    assert len(GENERIC_SET) == 4
    assert len(COLOURS) * sum(GENERIC_SET.values()) == 32


def test_da_cmp_08_encounters_and_their_tokens() -> None:
    assert (len(ON_TILES), len(CHALLENGES), len(ENCOUNTERS)) == (15, 8, 23)
    monsters = sum(kind.tokens for kind in ON_TILES)
    challenges = sum(sum(kind.tokens) for kind in CHALLENGES)
    assert (monsters, challenges, monsters + challenges) == (43, 21, 64)


def test_da_cmp_09_tiles_by_level() -> None:
    assert Counter(tile.level for tile in TILES) == {0: 4, 1: 10, 2: 7, 3: 4}
    assert len(TILES) == 25
    assert len(TILES) == FRAMES[4].stack + len(FRAMES[4].entrances)


def test_da_cmp_10_frame_segments() -> None:
    assert FRAME_SEGMENTS == 12
    assert [frame.segments for frame in FRAMES.values()] == [4, 6, 7, 8]


def test_da_cmp_11_die_faces() -> None:
    assert DIE == (0, 0, 1, 1, 2, 3)
    assert [sum(face >= least for face in DIE) for least in LEVELS] == [4, 2, 1]


def test_da_cmp_12_player_colours() -> None:
    assert [colour.word for colour in COLOURS] == ["blue", "red", "yellow", "green"]
    assert [tile.colour for tile in TILES if not tile.level] == list(COLOURS)
    assert all(tile.colour is None for tile in ROOMS)


def test_da_cmp_13_supplies() -> None:
    assert list(SUPPLIES.values()) == [40, 70, 71, 15, 30, 4, 4, 1, 12]


def test_da_cmp_14_solo_deck_is_one_card_a_cycle() -> None:
    assert len(SOLO_DECK) == 4 * 4
    assert [card.number for card in SOLO_DECK] == list(range(1, 17))


def test_da_cmp_17_monsters_are_complete() -> None:
    assert Counter(kind.level for kind in ON_TILES) == {1: 6, 2: 5, 3: 4}
    common = [kind for kind in MONSTERS if not kind.final]
    assert len({kind.sign for kind in common}) == len(common)
    for kind in ON_TILES:
        first, second = kind.rewards
        assert first >= second >= 0
        assert kind.xp == first + second > 0
        assert min(kind.speed, kind.health, kind.attack.strength, kind.defense.strength) > 0
    assert [kind.id for kind in MONSTERS if kind.power == NO_POWER] == ["goblin-slinger"]
    for kind in MONSTERS:
        assert (kind.power.tied is None) == (kind.power.name == "") == (kind.power == NO_POWER)


def test_da_cmp_18_challenges_by_level_and_sort() -> None:
    assert Counter(kind.sort for kind in CHALLENGES) == {
        ChallengeSort.CHEST: 1,
        ChallengeSort.LOCKED: 1,
        ChallengeSort.TRAP: 6,
    }
    assert [sum(kind.tokens[level - 1] for kind in CHALLENGES) for level in LEVELS] == [9, 7, 5]


def test_da_cmp_19_tiles_carry_doors_and_icons() -> None:
    found = {
        tile.id: (tile.doors, sum(MONSTERS[kind].xp for _, kind in monsters), len(tile.challenges))
        for tile, monsters in zip(TILES, TILE_MONSTERS)
        if tile.level
    }
    assert found == FACES
    assert all(level == tile.level for tile in ROOMS for _, level in tile.challenges)
    assert all(MONSTERS[kind].level <= tile.level for tile, kind in _icons())


def test_da_cmp_20_card_types() -> None:
    assert list(CARD_TYPES) == list(CardType)
    assert len(CardType) == 12
    assert CARD_TYPES[CardType.WEAPON] == CARD_TYPES[CardType.ARMOR]


def test_da_geo_01_a_tile_has_nine_spaces() -> None:
    for tile in TILES:
        shape = tile.shape
        assert shape.span == 3
        assert shape.kinds == [FLOOR] * 9


def test_da_geo_02_doors_are_in_the_middle_of_a_side() -> None:
    for tile in TILES:
        for row, line in enumerate(tile.picture):
            for column, mark in enumerate(line):
                if mark in "DC":
                    assert 2 in {row, column}
        assert len(tile.doors) == "".join(tile.picture).count("D") > 0
    starts = [(tile.doors, tile.entrance) for tile in TILES if not tile.level]
    assert starts == [("NEW", Side.SOUTH)] * 4
    assert all(tile.entrance is None for tile in ROOMS)


def test_da_geo_10_places_in_the_frame() -> None:
    assert [(f.width, f.height) for f in FRAMES.values()] == [(3, 3), (3, 5), (5, 4), (5, 5)]
    assert [frame.spaces for frame in FRAMES.values()] == [9, 15, 20, 25]


def test_da_geo_11_free_places_and_the_stack() -> None:
    free = [frame.spaces - frame.players for frame in FRAMES.values()]
    assert free == [8, 13, 17, 21]
    assert [frame.stack - left for frame, left in zip(FRAMES.values(), free)] == [4, 0, 0, 0]
    assert sum(card.first.tile is not None for card in SOLO_DECK) == 4


def test_da_set_11_tiles_in_the_stack() -> None:
    assert {players: frame.tiles for players, frame in FRAMES.items()} == {
        1: (6, 4, 2),
        2: (6, 5, 2),
        3: (8, 6, 3),
        4: (10, 7, 4),
    }
    assert [frame.stack for frame in FRAMES.values()] == [12, 13, 17, 21]


def test_da_set_13_pools_of_xp() -> None:
    assert [frame.pools for frame in FRAMES.values()] == [(8, 12), (12, 16), (15, 25), (20, 35)]


def test_da_door_19_faces_that_open_a_lock() -> None:
    faces = {
        level: [sum(face + extra >= level for face in DIE) for extra in range(4)]
        for level in LEVELS
    }
    assert faces == {1: [4, 6, 6, 6], 2: [2, 4, 6, 6], 3: [1, 2, 4, 6]}


def test_da_trap_16_what_a_pit_does() -> None:
    assert Pit(enter=1, leave=1, attack=-1) == PIT


def test_da_draft_05_draft_chart() -> None:
    assert DRAFT_CHART.discard_limits == (1, 2, 2, 3, 3, 4, 4, 5)
    assert DRAFT_CHART.hand_sizes == (6, 6, 6, 7, 7, 7, 8, 8)


def test_da_art_01_level_three_is_artifacts() -> None:
    assert UPGRADE_DECKS.artifacts == 3


def test_da_basic_02_preset_teams() -> None:
    teams = [[HEROES[HERO_NAMES.ids[id_]].number for id_ in team] for team in PRESETS]
    assert teams == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


def test_da_basic_04_generic_set() -> None:
    assert GENERIC_SET == {
        "precision-attack": 2,
        "reflex": 2,
        "minor-potion-of-healing": 2,
        "surge-forward": 2,
    }


def test_monster_icons_find_tokens() -> None:
    icons = Counter(kind for _, kind in _icons())
    spare = {kind.id: kind.tokens - icons[i] for i, kind in enumerate(ON_TILES)}
    assert {id_: left for id_, left in spare.items() if left} == {
        "bone-sentry": 1,
        "cinder-imp": 1,
        "gargoyle": 1,
    }


def test_challenge_icons_find_tokens() -> None:
    icons = Counter(level for tile in TILES for _, level in tile.challenges)
    assert icons == {1: 7, 2: 6, 3: 3}


def test_xp_on_the_tiles_by_level() -> None:
    totals = [round(float(sum(_xp(t) for t in ROOMS if t.level == level)), 1) for level in LEVELS]
    assert totals == [45.4, 56.6, 60.8]


def test_solo_cards_by_section() -> None:
    firsts = [(c.first.remove > 0, c.first.tile is not None, c.first.ready) for c in SOLO_DECK]
    assert [sum(column) for column in zip(*firsts)] == [6, 4, 6]
    assert Counter(card.second.letter for card in SOLO_DECK) == {"A": 6, "B": 5, "C": 5}
    bonuses = {card.second.letter: (card.second.marked, card.second.anyone) for card in SOLO_DECK}
    assert bonuses == {"A": (1, 2), "B": (1, 3), "C": (0, 2)}
    races = Counter(card.second.icons[0] for card in SOLO_DECK if card.second.icons)
    classes = Counter(card.second.icons[1] for card in SOLO_DECK if card.second.icons)
    assert all(races[race] >= 2 for race in Race)
    assert all(classes[class_] >= 2 for class_ in Class)


def test_solo_cards_exact_a_toll() -> None:
    for toll in [card.third for card in SOLO_DECK]:
        assert toll.burst in {0, 3}
        assert toll.flip in {0, 1}
        assert toll.discard in {0, 3}
        assert (toll.wounds > 0) == (toll.heroes > 0) >= toll.poison
        assert toll.burst or toll.flip or toll.discard or toll.wounds


def test_entrances_lie_at_the_frame_clockwise() -> None:
    for players, frame in FRAMES.items():
        assert len(frame.entrances) == players == frame.players
        turns = [(entrance.side - Side.SOUTH) % 4 for entrance in frame.entrances]
        assert turns == sorted(turns)
        for at in frame.entrances:
            edge = {Side.NORTH: 0, Side.SOUTH: frame.height - 1}.get(at.side, at.row)
            side = {Side.WEST: 0, Side.EAST: frame.width - 1}.get(at.side, at.column)
            assert (at.column, at.row) == (side, edge)


def test_ids_are_names_in_kebab_case() -> None:
    for thing in (*HEROES, *ENCOUNTERS, *TILES, *SOLO_DECK):
        assert thing.id == thing.name.lower().replace("'", "").replace(" ", "-")


def _icons() -> list[tuple[TileFace, int]]:
    return [(tile, kind) for tile, icons in zip(TILES, TILE_MONSTERS) for _, kind in icons]


def _xp(tile: TileFace) -> Fraction:
    """The XP of a tile's monsters, and of its chests in the mean."""
    icons = TILE_MONSTERS[TILES.index(tile)]
    chests = sum((_mean_chest(level) for _, level in tile.challenges), Fraction(0))
    return sum(MONSTERS[kind].xp for _, kind in icons) + chests


def _mean_chest(level: int) -> Fraction:
    tokens = [(kind.tokens[level - 1], _in_chest(kind.id, level)) for kind in CHALLENGES]
    return Fraction(sum(count * xp for count, xp in tokens), sum(count for count, _ in tokens))


def _in_chest(kind: str, level: int) -> int:
    effect = CHALLENGE_EFFECTS[kind]
    if not isinstance(effect, GainXp):
        return 0
    assert isinstance(effect.amount, ByTokenLevel)
    return effect.amount.values[level - 1]


def test_da_cmp_15_twelve_quests_with_thirteen_tokens_and_four_final_enemies() -> None:
    base = [quest for quest in QUESTS if not quest.at_once]
    assert (len(base), sum(quest.tokens for quest in base)) == (12, 13)
    enemies = [enemy for enemy in FINAL_ENEMIES if enemy.id in {quest.final for quest in base}]
    assert (len(enemies), sum(len(enemy.cards) for enemy in enemies)) == (4, 20)


def test_da_cmp_16_champions_is_complete() -> None:
    heroes = [hero for hero in HEROES if hero.champions]
    starting = [card for card in STARTING if card.champions]
    upgrades = [card for card in UPGRADES if card.champions]
    assert (len(heroes), len(starting), len(upgrades)) == (4, 12, 8)
    assert sum(card.copies for card in TREASURES) == 12
    assert [card.copies for card in TREASURES if card.sort == TreasureSort.MIMIC] == [2]
    assert (len(DEEP_SIDES), len(ROOM_CARDS)) == (2, 10)
    extra = Counter(kind.name for kind in MONSTERS if kind.champions)
    assert extra == {"Mimic": 3, "Titan Guardian": 1}
    assert [len(enemy.cards) for enemy in FINAL_ENEMIES if enemy.id == "titan"] == [6]
