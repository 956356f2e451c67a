"""Rivals: what cards do to heroes of another alliance, with and without fights between them."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import SOUTH, WEST
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.numbers import basic_attack, damage
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.content.tables import HEROES, TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Boon
from undercroft.games.alliance.notation import NOTATION, OPEN_TOKEN, SPACE
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.market import can_use
from undercroft.games.alliance.phases.round import Activate
from undercroft.kernel.play import refusals


def ambush(caster: str, *cards: str, seats: int = 2) -> tuple[Place, int, list[int]]:
    """A hero of the second seat, with these cards, faces Krom and Petra two spaces away."""
    place = Place(seats=seats)
    place.agree(pvp=True)
    prey = [place.hero("krom", place.room, 0), place.hero("petra", place.room, 2)]
    figure = place.hero(caster, place.room, 7, seat=1)
    place.hold(*cards, seat=1)
    place.turn(figure)
    return place, figure, prey


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("aimed_at", [0, 1])
def test_da_card_11_a_spell_strikes_the_rival_it_is_aimed_at(seats: int, aimed_at: int) -> None:
    place, _, prey = ambush("emanon", "ember-lance", seats=seats)
    place.play("p2 play ember-lance")
    assert place.legal("target") == ["h1", "h2"]
    place.play(f"p2 target h{aimed_at + 1}")
    assert place.wounds(prey[aimed_at]) > 0
    assert place.wounds(prey[1 - aimed_at]) == 0
    assert place.legal("attack") == [f"h{2 - aimed_at}"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("aimed_at", [0, 1])
def test_da_bat_17_a_pet_mauls_the_rival_it_is_sent_at(seats: int, aimed_at: int) -> None:
    place, _, prey = ambush("melinda", "cave-bear", seats=seats)
    place.play("p2 play cave-bear")
    assert place.legal("maul") == ["h1", "h2"]
    place.play(f"p2 maul h{aimed_at + 1}")
    assert place.wounds(prey[aimed_at]) > 0
    assert place.wounds(prey[1 - aimed_at]) == 0
    assert place.legal("move") == []


# ---- Control Spells ------------------------------------------------------------------------------


CONTROL = tuple(
    number for number, card in enumerate(ALL_CARDS) if CardType.CONTROL_SPELL in card.types
)


def caster_of(card: int) -> str:
    """A hero that can play a card."""
    return next(hero.id for number, hero in enumerate(HEROES) if can_use(card, number))


def parley(card: int, *, pvp: bool) -> Place:
    """A caster near rivals of two other seats, standing and fallen, and a hero of its own."""
    place = Place(seats=3)
    place.agree(pvp=pvp)
    caster = place.hero(caster_of(card), place.room, 7)
    place.hero("holgar", place.room, 8)
    place.hero("petra", place.room, 1, seat=1)
    place.wound(place.hero("graltar", place.room, 0, seat=1), 9)
    place.hero("mirabell", place.room, 5, seat=2)
    place.hold(NOTATION.cards.text(card))
    place.turn(caster)
    return place


@pytest.mark.parametrize("pvp", [False, True])
@pytest.mark.parametrize("card", CONTROL, ids=NOTATION.cards.text)
def test_da_pvp_01_every_control_spell_affects_rivals_that_stand(card: int, pvp: bool) -> None:
    place = parley(card, pvp=pvp)
    place.play(f"p1 play {NOTATION.cards.text(card)}")
    aimed = place.legal("target")
    if aimed:
        assert aimed == ["h5", "h9"]
        place.play("p1 target h9")
    assert (place.wounds(1), place.wounds(5)) == (0, 7)
    changed = {modifier.scope for modifier in place.s.modifiers}
    moved = [place.s.spot[8] != place.square(place.room, 5), bool(place.legal("shove"))]
    harmed = [place.wounds(8) > 0, not place.s.ready[8], 8 in changed]
    assert any((*moved, *harmed))
    assert place.s.xp_up == [0, 0, 0]


def test_da_pvp_01_a_rival_held_by_roots_stays_and_strikes_less() -> None:
    place = parley(NOTATION.cards.parse("frost-grip"), pvp=False)
    place.play("p1 play frost-grip", "p1 target h5")
    goblin = place.monster("goblin", place.room, 4)
    place.turn(4)
    assert place.legal("move") == []
    assert damage(place.s, basic_attack(place.s, 4, goblin)) == 2 - 1 - 1


def test_da_pvp_01_a_bewildered_rival_does_not_act_this_round() -> None:
    place = parley(NOTATION.cards.parse("bewilder"), pvp=False)
    place.play("p1 play bewilder", "p1 target h5")
    place.s.frames = [Activate(1)]
    place.s.listed = None
    assert place.legal("activate") == ["graltar"]
    place.next_round()
    assert place.s.ready[4] == 1


def test_da_pvp_01_who_changes_places_with_a_rival_sends_it_into_the_room_it_left() -> None:
    place = Place()
    emanon = place.hero("emanon", *place.file(2))
    petra = place.hero("petra", *place.file(3), seat=1)
    place.token("dart-volley-1", place.gate, 0)
    place.token("treasure-chest-1", place.room, 0)
    place.hold("borrowed-place")
    place.turn(emanon, "p1 play borrowed-place")
    place.play("d show tokens-1 0 dart-volley-1", "d show tokens-1 0 treasure-chest-1")
    assert place.local(place.s.spot[emanon]) == place.file(3)
    assert place.local(place.s.spot[petra]) == place.file(2)
    assert (place.wounds(emanon), place.wounds(petra)) == (0, 2)


def test_da_mov_10_a_rival_in_reach_of_spells_is_worth_turning_to() -> None:
    place = parley(NOTATION.cards.parse("frost-grip"), pvp=False)
    place.monster("ogre", place.room, 4)
    place.s.facing[0] = SOUTH
    place.turn(0)
    assert place.legal("face") == ["north", "east", "west"]


@pytest.mark.parametrize(("pvp", "sides"), [(True, ["north", "east", "west"]), (False, [])])
def test_da_mov_10_who_will_not_attack_turns_only_where_rivals_may(
    pvp: bool, sides: list[str]
) -> None:
    place = Place()
    place.agree(pvp=pvp)
    krom = place.hero("krom", place.room, 4)
    place.hero("petra", place.room, 1, seat=1)
    place.s.facing[krom] = SOUTH
    place.turn(krom, "p1 run")
    assert place.legal("face") == sides


# ---- rivals as enemies ---------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("pvp", "reached"), [(True, False), (False, True)])
def test_da_pvp_02_leaving_a_rivals_side_takes_a_second_point(
    seat: int, pvp: bool, reached: bool
) -> None:
    place = Place(seats=3)
    place.agree(pvp=pvp)
    krom = place.hero("krom", place.room, 4)
    place.hero("petra", place.room, 1, seat=seat)
    place.turn(krom).pay(3)
    assert bool(place.legal("move")) is reached
    place.turn(krom).pay(2)
    assert place.legal("move")


@pytest.mark.parametrize(("pvp", "passed"), [(True, False), (False, True)])
def test_da_pvp_02_nobody_walks_through_a_rival(pvp: bool, passed: bool) -> None:
    place = Place()
    place.agree(pvp=pvp)
    krom = place.hero("krom", place.gate, 4)
    guards = [place.hero("petra", *place.file(2), 1), place.hero("bull", *place.file(3), 1)]
    place.turn(krom)
    rooms = {place.local(square_of(place.s, SPACE.parse(to)))[0] for to in place.legal("move")}
    assert (place.room in rooms) is passed
    for guard in guards:
        place.wound(guard, 9)
    place.turn(krom)
    rooms = {place.local(square_of(place.s, SPACE.parse(to)))[0] for to in place.legal("move")}
    assert place.room in rooms


@pytest.mark.parametrize("pvp", [False, True])
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("fallen", [False, True])
def test_a_20_rivals_that_stand_in_the_room_keep_locks_shut(
    pvp: bool, seat: int, fallen: bool
) -> None:
    place = Place(seats=3)
    place.agree(pvp=pvp)
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    place.s.walls = place.s.walls.lay(west, TILE_NAMES.parse("web-cellar"))
    krom = place.hero("krom", place.gate, 3)
    petra = place.hero("petra", place.gate, 8, seat=seat)
    chest = written(place.s, place.square(place.gate, 0))
    place.token("locked-chest-1", place.gate, 0, OPEN_TOKEN)
    if fallen:
        place.wound(petra, 9)
    place.turn(krom)
    barred = pvp and not fallen
    assert place.refused("p1 pick west") == ["DA-DOOR-10"] * barred
    assert place.refused(f"p1 force {SPACE.text(chest)}") == ["DA-CHEST-06"] * barred


@pytest.mark.parametrize("pvp", [False, True])
def test_a_20_a_rival_in_the_room_beyond_keeps_its_tokens_hidden(pvp: bool) -> None:
    place = Place()
    place.agree(pvp=pvp)
    krom = place.hero("krom", place.gate, 1)
    place.hero("petra", place.room, 2, seat=1)
    place.token("dart-volley-1", place.room, 0)
    place.turn(krom)
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"] * pvp


# ---- why a rival cannot be attacked --------------------------------------------------------------


def why_not(place: Place, move: str) -> list[tuple[str, str]]:
    """The rules that stand against a move, each with its words."""
    return [(refusal.rule, refusal.reason) for refusal in refusals(place.s, NOTATION.parse(move))]


def test_da_pvp_05_who_is_at_home_is_told_to_be() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", *place.file(2))
    petra = place.hero("petra", *place.file(3), seat=1)
    place.turn(petra)
    assert why_not(place, "p2 attack h1") == [
        ("DA-PVP-05", "Krom is safe from rivals on its own starting tile")
    ]
    place.turn(krom)
    assert why_not(place, "p1 attack h5") == [
        ("DA-PVP-05", "nobody attacks rivals from the own starting tile")
    ]
    place.agree(pvp=False)
    assert [rule for rule, _ in why_not(place, "p1 attack h5")] == ["DA-BAT-01"]


def test_ac_18_who_hides_is_told_to_hide() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.room, 1)
    petra = place.hero("petra", place.room, 4, seat=1)
    modify(place.s, Modifier(FIRST_BOON + Boon.HIDE, 1, 0, krom))
    place.turn(petra)
    assert place.legal("attack") == []
    assert why_not(place, "p2 attack h1") == [("AC-18", "Krom hides, so nobody can attack it")]
