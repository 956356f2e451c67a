"""Hero boards, abilities and enemies of Infinity, figure by figure."""

from collections import Counter

from undercroft.games.infinity.content.schema import (
    Enemy,
    Icon,
    Lord,
    LordEventAction,
    MinionGroup,
    Sentinel,
    Slot,
    Tag,
)
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    GROUPS,
    HEROES,
    KNOWN_ABILITIES,
    LORD_SCALE,
    LORDS,
    SENTINELS,
    THROW,
)

# Hit chance, Noise, carry, Power, range, Defense, action points, Health, Sneak, Escape.
BOARDS = {
    "Bettany Krauss": (14, 4, 4, 2, 1, 3, 4, (14, 16, 18, 20, 23), 9, 8),
    "Saskia": (16, 2, 3, 4, 1, 3, 5, (14, 16, 18, 20, 23), 14, 11),
    "Oriel Vance": (15, 3, 3, 5, 2, 3, 4, (13, 15, 17, 19, 22), 8, 7),
    "Halla Ruun": (15, 3, 3, 5, 2, 3, 4, (13, 15, 17, 19, 22), 8, 7),
    "Jun Ojari": (13, 2, 0, 5, 1, 3, 5, (15, 17, 19, 22, 25), 12, 10),
    "Marguet Dahl": (14, 5, 5, 4, 1, 5, 4, (18, 20, 22, 25, 28), 5, 8),
    "Lona": (16, 2, 4, 4, 3, 3, 4, (14, 16, 18, 20, 23), 12, 9),
    "Pell Varrow": (15, 1, 4, 2, 1, 3, 5, (15, 17, 19, 21, 24), 15, 12),
    "Akachi": (13, 5, 5, 5, 1, 5, 4, (18, 21, 24, 27, 30), 4, 8),
    "Cephrenrene": (17, 3, 3, 6, 2, 3, 4, (13, 15, 17, 19, 22), 9, 7),
}

# Health, hit chance, modifier, range, Power, Defense.
ENEMIES = {
    "Skeleton Archer": (3, 17, -1, 3, 4, 3),
    "Grave Soldier": (6, 17, 0, 1, 5, 3),
    "Spider": (5, 17, 0, 1, 5, 4),
    "Sub Demon": (4, 16, -1, 3, 5, 2),
    "Construct": (8, 15, 1, 1, 5, 4),
    "Bone Mender": (5, 15, 0, 2, 4, 2),
    "Rat Swarm": (3, 18, 1, 1, 4, 1),
    "Frost Wisp": (4, 17, -2, 2, 4, 2),
    "Ghoul": (7, 17, 0, 1, 6, 3),
    "Lamp Cultist": (6, 16, 0, 2, 5, 3),
    "Dread Knight": (9, 18, -1, 1, 7, 5),
    "Bog Hag": (8, 18, -1, 3, 6, 3),
    "Stone Brute": (11, 16, 1, 1, 8, 5),
    "Gate Keeper": (24, 17, 0, 1, 8, 5),
    "Chain Gaoler": (22, 18, 0, 2, 8, 4),
    "Pale Surgeon": (18, 17, -1, 2, 7, 3),
    "Ash Drake": (22, 17, -1, 3, 8, 4),
    "Rime Giant": (26, 16, 1, 1, 9, 4),
    "Plague Toad": (24, 17, 1, 1, 7, 4),
    "Glass Shade": (16, 18, -2, 3, 8, 3),
    "Iron Idol": (20, 16, 2, 1, 9, 7),
    "Hesk the Tracker": (36, 18, -1, 2, 9, 4),
    "Morgrath the Breaker": (38, 16, 1, 1, 11, 5),
    "Sythe the Whisperer": (34, 19, -2, 3, 9, 4),
}
FOES: tuple[MinionGroup | Sentinel | Lord, ...] = (*GROUPS, *SENTINELS, *LORDS)


def test_di_abil_01_a_hero_has_eight_abilities() -> None:
    for hero in HEROES:
        levels = [ability.level for ability in ABILITIES if ability.hero == hero.id]
        assert levels == [1] * KNOWN_ABILITIES + [2, 3, 4, 5]


def test_di_abil_03_abilities_have_figures_for_each_level() -> None:
    for ability in ABILITIES:
        assert ability.rows
        for row in range(len(ability.rows)):
            assert isinstance(ability.at(row, 5), int)
            assert isinstance(ability.at(row, ability.level), int)
    assert [a.id for a in ABILITIES if a.row_is_tile_range] == ["fire-light", "fold-space"]
    assert [a.id for a in ABILITIES if a.row_is_rounds] == ["freeze-the-door"]
    assert [a.id for a in ABILITIES if a.anywhere] == ["recall"]


def test_abilities_are_signed_as_printed() -> None:
    abilities = {ability.id: ability for ability in ABILITIES}
    assert [row.signed for row in abilities["long-fuse"].rows] == [True, True]
    assert [row.signed for row in abilities["death-blow"].rows] == [False, True]
    assert sum(row.signed for ability in ABILITIES for row in ability.rows) == 69


def test_abilities_together_cost_and_give_what_the_plan_says() -> None:
    assert sum(ability.cost for ability in ABILITIES) == 2 * 155
    assert sum(ability.xp for ability in ABILITIES) == 119
    assert sum(ability.lord_events for ability in ABILITIES) == 17
    assert sum(ability.noise for ability in ABILITIES) == 70


def test_bombs_have_grids() -> None:
    bombs = {ability.id: ability.grid for ability in ABILITIES if ability.grid}
    assert all(ability.hero == "alchemist" for ability in ABILITIES if ability.grid)
    assert len(bombs) == 6
    great = bombs["great-cask"]
    assert great
    assert (great.near, great.middle, great.far) == ((8, 10, 8), (8, 14, 8), (7, 8, 7))


# ---- heroes ------------------------------------------------------------------------------------


def test_di_stat_01_boards_are_as_printed() -> None:
    assert {
        hero.name: (
            hero.hit_chance,
            hero.noise,
            hero.carry,
            hero.power,
            hero.range,
            hero.defense,
            hero.ap,
            hero.health,
            hero.sneak,
            hero.escape,
        )
        for hero in HEROES
    } == BOARDS


def test_di_range_03_only_the_ranger_attacks_other_tiles_at_will() -> None:
    assert {hero.id: hero.tile_range for hero in HEROES if hero.tile_range} == {"ranger": 2}
    assert all(isinstance(enemy, Enemy) and not hasattr(enemy, "tile_range") for enemy in stats())


def test_di_noise_01_heroes_have_a_noise() -> None:
    assert {hero.noise for hero in HEROES} == {1, 2, 3, 4, 5}


def test_di_item_23_boards_have_slots() -> None:
    for hero in HEROES:
        slots = [fit.slot for fit in hero.slots]
        assert len(set(slots)) == len(slots)
        assert {Slot.BODY, Slot.FEET, Slot.CLASS} <= set(slots)
        assert hero.fits(Slot.FEET) == (Icon.BOOTS,)
    own = [hero.fits(Slot.CLASS)[0] for hero in HEROES]
    assert len(set(own)) == len(HEROES)
    assert not HEROES[0].fits(Slot.RIGHT_HAND)


def test_lord_event_actions_are_as_printed() -> None:
    listed = {hero.id: hero.lord_event_actions for hero in HEROES}
    assert len(listed["warrior"]) == 3
    assert listed["ranger"] == (LordEventAction.MELEE, LordEventAction.RUN)
    assert listed["thief"] == (LordEventAction.RUN, LordEventAction.ALLY)


def test_di_hero_24_the_thief_backstabs() -> None:
    thief = next(hero for hero in HEROES if hero.id == "thief")
    backstab = next(ability for ability in ABILITIES if ability.id == "backstab")
    assert (thief.hit_chance, thief.power) == (15, 2)
    assert (backstab.cost, backstab.xp) == (4, 1)
    assert (backstab.at(0, 1), backstab.at(1, 1)) == (3, 2)


def test_di_hero_02_a_throw_has_three_results() -> None:
    assert (THROW.bulls_eye, THROW.short, THROW.long) == (14, 17, 20)


# ---- enemies -----------------------------------------------------------------------------------


def stats() -> list[Enemy]:
    return [enemy.stats for enemy in FOES]


def test_di_enemy_01_enemies_are_as_printed() -> None:
    assert {
        enemy.name: (
            enemy.stats.health,
            enemy.stats.hit_chance,
            enemy.stats.modifier,
            enemy.stats.range,
            enemy.stats.power,
            enemy.stats.defense,
        )
        for enemy in FOES
    } == ENEMIES


def test_di_enemy_07_three_groups_are_starred() -> None:
    assert len(GROUPS) == 13
    starred = [group.id for group in GROUPS if group.starred]
    assert starred == ["dread-knight", "bog-hag", "stone-brute"]


def test_nobody_deals_what_it_is_weak_to() -> None:
    assert not [enemy for enemy in stats() if enemy.deals == enemy.weak]
    assert not [hero for hero in HEROES if hero.deals == hero.weak]


def test_minions_and_sentinels_are_creatures_of_one_kind() -> None:
    assert all(len(enemy.stats.tags) == 1 for enemy in FOES if not isinstance(enemy, Lord))
    kinds = Counter(group.stats.tags[0] for group in GROUPS)
    assert kinds[Tag.UNDEAD] == 5


def test_lords_grow_with_the_party() -> None:
    hesk = LORDS[0].stats.health
    assert [LORD_SCALE.health(hesk, heroes) for heroes in range(1, 6)] == [24, 54, 72, 90, 108]
    assert [lord.stride for lord in LORDS] == [2, 1, 1]
