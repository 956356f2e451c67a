"""The cards of final enemies one by one: their defence, their attacks, and whom they command."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Lair
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import NORTH, WEST
from undercroft.games.alliance.combat.damage import POISON, strike
from undercroft.games.alliance.combat.modifiers import is_rooted, modify, value
from undercroft.games.alliance.combat.numbers import ARMOR, AttackSpec, damage, guard_terms
from undercroft.games.alliance.combat.push_pull import AWAY, Shove
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import BY_USE, DAMAGE_LIMIT, ROOTED
from undercroft.games.alliance.content.tables import FINAL_ENEMIES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import common_monsters, monster, open_card
from undercroft.games.alliance.notation import DISCARDS, HANDS, NOWHERE
from undercroft.games.alliance.phases.enemy_orders import commanded
from undercroft.games.alliance.phases.enemy_plans import blow_at, ways_to_attack
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.kernel import play

BULL, LORNA, KROM = 0, 4, 8
MELEE, RANGED = AttackKind
OWNER = {card.id: enemy.id for enemy in FINAL_ENEMIES for card in enemy.cards}


def lair_with(card: str, **where: int) -> Lair:
    """The enemy of a card with it open, in a game of three."""
    return Lair(OWNER[card], card, **where)


def turned(card: str, **where: int) -> Lair:
    """The same once the card was turned up, with what it does for its defence."""
    lair = lair_with(card, **where)
    lair.turn_up(card)
    return lair


def hold_still(lair: Lair) -> None:
    """The enemy makes no steps."""
    modify(lair.s, Modifier(ROOTED, 1, BY_USE, lair.enemy))


def on_file(lair: Lair, steps: int) -> tuple[int, int]:
    """The space so many steps north of the southernmost one, over three rooms."""
    if steps < 6:
        return lair.file(steps)
    north = lair.s.walls.board.grid.beyond(lair.room, NORTH)
    return north, (7, 4, 1)[steps - 6]


def settle(lair: Lair) -> None:
    """Whatever is open to choice goes the first way."""
    while not isinstance(lair.s.frames[-1], Turn) and not lair.next_card():
        lair.play(str(play.legal(lair.s)[0]))


def stats(lair: Lair) -> dict[str, int]:
    """What the enemy has more or less than is printed."""
    kinds = (Stat.ARMOR, Stat.DODGE)
    return {kind.word: value(lair.s, lair.enemy, kind) for kind in kinds}


# ---- attacks -------------------------------------------------------------------------------------

ONE_TARGET = [
    ("goblin-hordes", MELEE, 4, (1, 1)),
    ("wall-of-bodies", MELEE, 5, (1, 1)),
    ("slings-on-the-ledge", RANGED, 5, (2, 3)),
    ("red-banner", MELEE, 5, (1, 1)),
    ("raise-the-row", RANGED, 5, (2, 3)),
    ("grave-chill", RANGED, 6, (2, 3)),
    ("soul-tithe", MELEE, 7, (1, 1)),
    ("cold-reliquary", RANGED, 6, (2, 3)),
    ("mirror-selves", RANGED, 6, (2, 3)),
    ("puppet-strings", RANGED, 5, (2, 3)),
    ("step-between", RANGED, 7, (2, 3)),
    ("unmaking", RANGED, 6, (2, 3)),
    ("furnace-breath", RANGED, 7, (2, 4)),
    ("take-wing", RANGED, 6, (2, 5)),
    ("fury-of-the-hoard", MELEE, 8, (1, 1)),
    ("long-inhale", RANGED, 8, (2, 4)),
]


@pytest.mark.parametrize(("card", "kind", "strength", "reach"), ONE_TARGET)
def test_one_random_hero_is_attacked(
    card: str, kind: AttackKind, strength: int, reach: tuple[int, int]
) -> None:
    lair = lair_with(card)
    lair.beyond(lair.room, NORTH)
    lair.s.stand(KROM, NOWHERE)
    lair.s.stand(LORNA, NOWHERE)
    lair.stand(BULL, *on_file(lair, 0))
    hold_still(lair)
    for away in range(1, 8):
        lair.stand(lair.enemy, *on_file(lair, away))
        assert bool(ways_to_attack(lair.s, lair.enemy, BULL)) == (reach[0] <= away <= reach[1])
    lair.stand(lair.enemy, *on_file(lair, reach[0]))
    lair.stand(LORNA, *on_file(lair, reach[0] + 1))
    modify(lair.s, Modifier(Stat.MELEE, 1, BY_USE, lair.enemy))
    modify(lair.s, Modifier(Stat.ARMOR, 2, BY_USE, BULL))
    lair.segment("d roll 0")
    settle(lair)
    assert lair.wounds(BULL) == strength + (kind == MELEE) - 3
    assert lair.wounds(LORNA) == 0


def scattered(card: str) -> Lair:
    """Krom beside the enemy, Lorna two spaces off in its room, Bull two off in another."""
    lair = lair_with(card, local=6)
    hold_still(lair)
    lair.stand(KROM, lair.room, 7)
    lair.stand(LORNA, lair.room, 2)
    lair.stand(BULL, lair.gate, 4)
    modify(lair.s, Modifier(Stat.MELEE, 1, BY_USE, lair.enemy))
    return lair


@pytest.mark.parametrize(("card", "strength"), [("stampede", 6), ("tail-sweep", 7)])
def test_every_hero_beside_it_is_attacked(card: str, strength: int) -> None:
    lair = scattered(card)
    modify(lair.s, Modifier(Stat.ARMOR, 2, BY_USE, KROM))
    lair.segment()
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [0, 0, strength + 1 - 3]


def test_stampede_strikes_all_who_are_beside_it() -> None:
    lair = scattered("stampede")
    lair.stand(LORNA, lair.room, 3)
    lair.segment()
    assert all(lair.wounds(hero) for hero in (LORNA, KROM))


def test_plague_word_strikes_all_in_the_room_and_poisons_them() -> None:
    lair = scattered("plague-word")
    lair.segment()
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [0, 4 - 1, 4 - 1]
    assert set(lair.s.wounds[LORNA] + lair.s.wounds[KROM]) == {POISON}


def test_glass_storm_strikes_all_it_sees_within_three_spaces() -> None:
    lair = lair_with("glass-storm", local=7)
    hold_still(lair)
    north = lair.beyond(lair.room, NORTH)
    lair.stand(KROM, lair.room, 4)
    lair.stand(LORNA, lair.gate, 4)
    lair.stand(BULL, north, 7)
    lair.segment()
    # Krom stands in the way of what is meant for Bull.
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [5 - 1 - 1, 5 - 1, 5 - 1]


def test_glass_storm_reaches_no_farther() -> None:
    lair = lair_with("glass-storm", local=7)
    hold_still(lair)
    north = lair.beyond(lair.room, NORTH)
    lair.s.stand(KROM, NOWHERE)
    lair.s.stand(LORNA, NOWHERE)
    lair.stand(BULL, north, 4)
    lair.segment()
    settle(lair)
    assert lair.wounds(BULL) == 0


# ---- what rides on attacks -----------------------------------------------------------------------


def test_grave_chill_holds_who_is_hit_until_its_next_turn_ends() -> None:
    lair = lair_with("grave-chill")
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.segment()
    settle(lair)
    assert is_rooted(lair.s, BULL)


def test_soul_tithe_closes_a_wound_for_every_three_dealt() -> None:
    lair = lair_with("soul-tithe")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    hold_still(lair)
    strike(lair.s, lair.enemy, 5, by=0)
    lair.segment()
    assert (lair.wounds(BULL), lair.wounds(lair.enemy)) == (7 - 1, 5 - 2)
    for armor in (1, 1):
        modify(lair.s, Modifier(Stat.ARMOR, armor, BY_USE, BULL))
    lair.s.wounds = tuple(() if f == BULL else w for f, w in enumerate(lair.s.wounds))
    lair.lie_open("soul-tithe")
    lair.segment()
    assert (lair.wounds(BULL), lair.wounds(lair.enemy)) == (7 - 3, 3 - 1)


def test_unmaking_costs_the_player_of_who_is_hit_two_cards_of_choice() -> None:
    lair = lair_with("unmaking")
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.hold("hide", "whetstone", "gust")
    hold_still(lair)
    lair.segment("p1 pass")
    assert len(lair.legal("discard")) == 2
    lair.play(str(play.legal(lair.s)[0]))
    lair.play(str(play.legal(lair.s)[0]))
    assert (len(lair.s.zones[HANDS]), len(lair.s.zones[DISCARDS])) == (1, 2)
    assert lair.next_card()


def test_furnace_breath_burns_who_is_next_to_its_target() -> None:
    lair = lair_with("furnace-breath")
    lair.stand(BULL, lair.gate, 1)
    lair.stand(LORNA, lair.gate, 0)
    lair.stand(KROM, lair.gate, 8)
    hold_still(lair)
    lair.segment("d roll 0")
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [7 - 1, 2, 0]


def test_long_inhale_strikes_all_in_the_line() -> None:
    lair = lair_with("long-inhale")
    lair.stand(BULL, lair.gate, 4)
    lair.stand(LORNA, lair.gate, 1)
    lair.stand(KROM, lair.gate, 3)
    hold_still(lair)
    lair.segment("d roll 0")
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [8 - 1 - 1, 5, 0]


# ---- whom it commands ----------------------------------------------------------------------------


def court(card: str, minion: str) -> tuple[Lair, int]:
    """A minion two archways from the enemy with Lorna beside it, and one three archways off."""
    lair = lair_with(card)
    near = lair.beyond(lair.room, NORTH)
    far = lair.beyond(near, NORTH, "kennel")
    farther = lair.beyond(far, WEST, "lamp-shrine")
    one = lair.monster(minion, far, 4)
    lair.monster(minion, farther, 4)
    lair.s.stand(BULL, NOWHERE)
    lair.s.stand(KROM, NOWHERE)
    modify(lair.s, Modifier(Stat.ARMOR, 2, BY_USE, LORNA))
    lair.stand(LORNA, far, 7 if monster(lair.s, one).attack.kind == MELEE else 1)
    hold_still(lair)
    return lair, one


ORDERS = [
    ("goblin-hordes", "goblin", 2),
    ("slings-on-the-ledge", "goblin-slinger", 2),
    ("red-banner", "goblin", 1),
    ("raise-the-row", "bone-sentry", 2),
    ("puppet-strings", "ogre", 1),
]


@pytest.mark.parametrize(("card", "minion", "times"), ORDERS)
def test_minions_up_to_two_archways_away_attack(card: str, minion: str, times: int) -> None:
    assert times
    lair, one = court(card, minion)
    order = open_card(lair.s, lair.enemy).order
    assert order is not None
    assert commanded(lair.s, lair.enemy, order) == [one]
    lair.segment()
    settle(lair)
    kind = monster(lair.s, one)
    extra = 2 if card == "puppet-strings" else 0
    assert lair.wounds(LORNA) == max(0, kind.attack.strength + extra - 3)


@pytest.mark.parametrize(("card", "minion", "times"), ORDERS)
def test_so_many_minions_attack(card: str, minion: str, times: int) -> None:
    lair = lair_with(card)
    lair.alone()
    near = lair.beyond(lair.room, NORTH)
    lair.stand(BULL, near, 1)
    hold_still(lair)
    for local in (3, 5):
        lair.monster(minion, near, local)
    modify(lair.s, Modifier(Stat.ARMOR, 9, BY_USE, BULL))
    lair.s.listening, lair.s.events = True, []
    lair.segment()
    settle(lair)
    assert sum(isinstance(event, AttackResolved) for event in lair.s.events) == times


def test_puppet_strings_pull_the_monster_worth_most() -> None:
    lair, ogre = court("puppet-strings", "ogre")
    lair.monster("goblin", lair.room, 0)
    order = open_card(lair.s, lair.enemy).order
    assert order is not None
    assert commanded(lair.s, lair.enemy, order) == [ogre]
    assert lair.enemy not in commanded(lair.s, lair.enemy, order)


# ---- defence -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "armor", "dodge"),
    [
        ("goblin-hordes", 0, 1),
        ("slings-on-the-ledge", 0, 1),
        ("raise-the-row", 1, 0),
        ("grave-chill", 1, 0),
        ("mirror-selves", 0, 2),
        ("puppet-strings", 0, 1),
        ("step-between", 0, 1),
        ("unmaking", 0, -1),
        ("furnace-breath", 1, 0),
        ("fury-of-the-hoard", 2, 0),
        ("long-inhale", -1, 0),
    ],
)
def test_its_defence_changes_while_the_card_lies_open(card: str, armor: int, dodge: int) -> None:
    lair = turned(card)
    settle(lair)
    assert stats(lair) == {"armor": armor, "dodge": dodge}
    lair.turn_up(card)
    settle(lair)
    assert stats(lair) == {"armor": armor, "dodge": dodge}


@pytest.mark.parametrize(
    ("card", "minion"),
    [
        ("goblin-hordes", "goblin"),
        ("slings-on-the-ledge", "goblin-slinger"),
        ("raise-the-row", "bone-sentry"),
    ],
)
def test_two_minions_appear_near_it(card: str, minion: str) -> None:
    lair = lair_with(card, local=7)
    for local in (3, 4, 5):
        lair.monster("ogre", lair.room, local)
    lair.turn_up(card)
    assert lair.legal("space") == ["6,8", "8,8"]
    lair.play("p1 space 8,8")
    appeared = common_monsters(lair.s)[3:]
    assert [monster(lair.s, f).id for f in appeared] == [minion] * 2
    assert [lair.s.ready[f] for f in appeared] == [1, 1]
    assert lair.local(lair.s.spot[appeared[1]]) == (lair.room, 6)
    assert isinstance(lair.s.frames[-1], Turn)


def test_goblin_hordes_come_from_the_next_rooms_when_its_own_is_full() -> None:
    lair = lair_with("goblin-hordes", local=7)
    for local in (0, 1, 2, 3, 4, 5, 6, 8):
        lair.monster("ogre", lair.room, local)
    for hero in (BULL, LORNA, KROM):
        lair.stand(hero, lair.gate, 6 + hero // 4)
    lair.turn_up("goblin-hordes")
    assert lair.legal("space") == ["6,9", "7,9", "8,9"]


def test_wall_of_bodies_brings_a_goblin_and_armor_for_up_to_three_of_them() -> None:
    lair = lair_with("wall-of-bodies", local=7)
    lair.s.stand(LORNA, NOWHERE)
    lair.s.stand(KROM, NOWHERE)
    lair.turn_up("wall-of-bodies")
    assert lair.legal("space") == ["6,7", "7,7", "8,7", "6,8", "8,8", "6,9", "7,9", "8,9"]
    lair.play("p1 space 6,8")
    (goblin,) = common_monsters(lair.s)
    assert monster(lair.s, goblin).id == "goblin"
    blow = AttackSpec(BULL, lair.enemy, MELEE, 9)
    assert damage(lair.s, blow) == 9 - 2 - 1
    labels = {term.label: term.amount for term in guard_terms(lair.s, blow, *ARMOR)}
    assert labels == {"Wall of Bodies": 1}
    for local, armor in ((0, 1), (8, 2), (3, 3), (5, 3)):
        lair.monster("goblin", lair.room, local)
        assert damage(lair.s, blow) == 9 - 2 - armor
    lair.monster("ogre", lair.room, 4)
    assert damage(lair.s, blow) == 9 - 2 - 3
    assert sum(term.amount for term in guard_terms(lair.s, blow, *ARMOR)) == 3


def test_wall_of_bodies_counts_goblins_only() -> None:
    lair = lair_with("wall-of-bodies", local=7)
    for local in (3, 4, 5, 6, 8):
        lair.monster("ogre", lair.room, local)
    for hero, local in ((BULL, 0), (LORNA, 1), (KROM, 2)):
        lair.stand(hero, lair.gate, local)
    lair.turn_up("wall-of-bodies")
    assert damage(lair.s, AttackSpec(BULL, lair.enemy, MELEE, 9)) == 9 - 2


@pytest.mark.parametrize(("card", "spaces"), [("stampede", 1), ("tail-sweep", 2)])
def test_heroes_beside_it_are_pushed(card: str, spaces: int) -> None:
    lair = lair_with(card, local=1)
    lair.stand(BULL, lair.room, 4)
    lair.stand(LORNA, lair.gate, 4)
    lair.stand(KROM, lair.gate, 8)
    lair.turn_up(card)
    settle(lair)
    away = lair.s.walls.board.grid.distance(lair.s.spot[lair.enemy], lair.s.spot[BULL])
    assert away == 1 + spaces
    assert lair.local(lair.s.spot[LORNA]) == (lair.gate, 4)


def test_red_banner_closes_a_wound_and_strengthens_goblins_that_are_there() -> None:
    lair = lair_with("red-banner")
    minions = [
        lair.monster(name, lair.gate, i) for i, name in ((0, "goblin"), (3, "goblin-slinger"))
    ]
    ogre = lair.monster("ogre", lair.gate, 6)
    strike(lair.s, lair.enemy, 2, by=0)
    strike(lair.s, lair.enemy, 1, by=1)
    lair.turn_up("red-banner")
    late = lair.monster("goblin", lair.room, 0)
    assert lair.s.wounds[lair.enemy] == (0, 0)
    assert [value(lair.s, f, Stat.ATTACK) for f in (*minions, ogre, late, lair.enemy)] == [
        1,
        1,
        0,
        0,
        0,
    ]


def test_soul_tithe_closes_a_wound_when_it_is_turned() -> None:
    lair = lair_with("soul-tithe")
    strike(lair.s, lair.enemy, 3, by=0)
    lair.turn_up("soul-tithe")
    assert lair.wounds(lair.enemy) == 2


def test_cold_reliquary_lets_no_attack_deal_more_than_four() -> None:
    lair = turned("cold-reliquary")
    assert damage(lair.s, AttackSpec(BULL, lair.enemy, MELEE, 12)) == 4
    assert value(lair.s, lair.enemy, DAMAGE_LIMIT) == 4
    lair.turn_up("plague-word")
    assert damage(lair.s, AttackSpec(BULL, lair.enemy, MELEE, 12)) == 12 - 2


def test_glass_storm_cuts_who_is_beside_her() -> None:
    lair = lair_with("glass-storm")
    lair.stand(BULL, lair.room, 7)
    lair.turn_up("glass-storm")
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [1, 0, 0]


def test_fury_of_the_hoard_burns_all_within_two_spaces() -> None:
    lair = lair_with("fury-of-the-hoard")
    lair.stand(BULL, lair.room, 7)
    lair.stand(KROM, lair.gate, 4)
    lair.turn_up("fury-of-the-hoard")
    assert [lair.wounds(hero) for hero in (BULL, LORNA, KROM)] == [1, 1, 0]


def test_take_wing_flies_as_far_from_the_nearest_hero_as_its_speed_leads() -> None:
    lair = lair_with("take-wing", local=1)
    north = lair.beyond(lair.room, NORTH)
    kennel = lair.beyond(north, NORTH, "kennel")
    lair.alone()
    lair.stand(BULL, lair.room, 4)
    lair.turn_up("take-wing")
    settle(lair)
    assert lair.local(lair.s.spot[lair.enemy])[0] == kennel
    assert lair.s.walls.board.grid.distance(lair.s.spot[lair.enemy], lair.s.spot[BULL]) == 6


def test_take_wing_dodges_melee_and_nothing_else() -> None:
    lair = lair_with("take-wing")
    lair.turn_up("take-wing")
    settle(lair)
    blow = AttackSpec(BULL, lair.enemy, MELEE, 9)
    lair.stand(BULL, *lair.local(lair.s.spot[lair.enemy]))
    assert damage(lair.s, blow) == 9 - 2 - 3
    assert damage(lair.s, blow._replace(kind=RANGED)) == 9 - 2
    assert damage(lair.s, blow._replace(pet=True)) == 9 - 2


def test_step_between_takes_her_far_from_heroes_in_her_room_or_the_next() -> None:
    lair = lair_with("step-between", local=7)
    near = lair.beyond(lair.room, NORTH)
    lair.beyond(near, NORTH, "kennel")
    lair.alone()
    lair.stand(BULL, lair.gate, 4)
    lair.turn_up("step-between")
    assert len(lair.legal("go")) == 3
    lair.play(str(play.legal(lair.s)[1]))
    assert lair.legal("go") == []
    assert lair.local(lair.s.spot[lair.enemy])[0] == near
    assert lair.s.walls.board.grid.distance(lair.s.spot[lair.enemy], lair.s.spot[BULL]) == 7


def test_step_between_asks_nothing_where_one_space_is_farthest() -> None:
    lair = lair_with("step-between", local=7)
    near = lair.beyond(lair.room, NORTH)
    lair.beyond(near, NORTH, "kennel")
    lair.alone()
    lair.stand(BULL, lair.gate, 4)
    for local in (0, 1):
        lair.monster("goblin", near, local)
    lair.turn_up("step-between")
    assert lair.legal("go") == []
    assert lair.local(lair.s.spot[lair.enemy]) == (near, 2)
    lair.turn_up("step-between")
    assert lair.local(lair.s.spot[lair.enemy]) == (near, 2)


# ---- the enemies themselves ----------------------------------------------------------------------


@pytest.mark.parametrize("enemy", ["drum-king", "regent", "ysmera", "gorthos"])
def test_nothing_moves_it(enemy: str) -> None:
    lair = Lair(enemy)
    lair.stand(BULL, lair.room, 7)
    lair.s.push(Shove(0, lair.enemy, BULL, 1, AWAY))
    lair.s.run()
    lair.s.listed = None
    assert lair.legal("shove") == []
    assert lair.local(lair.s.spot[lair.enemy]) == (lair.room, 4)


def test_titans_nail_is_worth_more_against_final_enemies() -> None:
    lair = lair_with("mirror-selves")
    lair.artifact("titans-nail")
    goblin = lair.monster("goblin", lair.room, 8)
    blow = blow_at(lair.s, lair.enemy, BULL)._replace(attacker=BULL, base=5, kind=MELEE)
    assert damage(lair.s, blow._replace(target=goblin)) == 5 + 1 - 1
    assert damage(lair.s, blow._replace(target=lair.enemy)) == 5 + 2 - 2
