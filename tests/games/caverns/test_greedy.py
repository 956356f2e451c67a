"""The greedy bot sees what is good: foes to fell, edges to look behind, objects to take."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.caverns.scenes import Place
from undercroft.arena.trial import try_game
from undercroft.arena.variations import Cell
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import NORTH
from undercroft.games.caverns.adventures.key_lever_chart import CHART, KEY, TOBIN, key_lever_chart
from undercroft.games.caverns.adventures.one_of_us import (
    ACCUSE,
    CROWN,
    REVEAL,
    accusation,
    confession,
)
from undercroft.games.caverns.bot.attack_values import booty
from undercroft.games.caverns.bot.card_gains import bearing
from undercroft.games.caverns.bot.encounters import hazard
from undercroft.games.caverns.bot.hero_turns import Deciding
from undercroft.games.caverns.bot.monsters import harm, prize
from undercroft.games.caverns.bot.move_scores import move_scores
from undercroft.games.caverns.bot.page_goals import is_laden
from undercroft.games.caverns.bot.squares import Places
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.effects.refs import square_of
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.geometry import GRID, attached, edge_squares, floors
from undercroft.games.caverns.notation import FIRST_PROP, FIRST_ROLE, numbers
from undercroft.games.caverns.options import PLAYABLE
from undercroft.games.caverns.phases.encounters import SHOWN, EncounterDraw
from undercroft.games.caverns.phases.setup.sequence import seats_for
from undercroft.kernel import play
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.zones import Zone

uc.register(CAVERNS)


def favourite(place: Place) -> Move:
    """The move that appeals most now."""
    moves = play.legal(place.s)
    appeals = move_scores(place.s, moves)
    return moves[appeals.index(max(appeals))]


def test_a_monster_next_to_a_hero_is_attacked() -> None:
    place = Place("kestrin")
    place.at(0, 1, 1)
    place.monster("gnawling-pack", 2, 1)
    place.acts()
    assert favourite(place).verb.name == "use"


def test_with_nobody_about_a_hero_goes_where_he_can_explore() -> None:
    place = Place("kestrin")
    place.stack("span")
    place.at(0, 2, 1)
    place.acts()
    move = favourite(place)
    assert move.verb.name == "move"
    assert square_of(move.args[0]) in edge_squares(place.s.walls)


def test_what_the_page_is_about_is_taken() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 1, 1)
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, 1, 2)
    place.acts()
    assert str(favourite(place)) == "h1 take o1"


def test_the_more_dangerous_of_two_is_worth_more() -> None:
    place = Place("kestrin")
    rats = place.monster("gnawling-pack", 2, 1)
    brute = place.monster("stonehide-brute", 3, 1)
    assert prize(place.s, brute) > prize(place.s, rats)


def test_who_is_hurt_most_is_healed() -> None:
    place = Place("oriel", "kestrin", "maro")
    for seat, x in enumerate((1, 2, 3)):
        place.at(seat, x, 1)
    place.wound(1, 1)
    place.wound(2, max_hp(place.s, 2) - 1)
    place.s.up[0] = numbers("bind-the-wound")
    place.turn("h1 use bind-the-wound")
    assert str(favourite(place)) == "h1 target h3"


def test_looking_at_moves_changes_nothing() -> None:
    place = Place("kestrin", "maro")
    place.monster("gnawling-pack", 2, 2)
    place.acts()
    before = place.s.save()
    move_scores(place.s, play.legal(place.s))
    assert place.s.save() == before


@pytest.mark.parametrize("page", PLAYABLE)
def test_greedy_games_come_to_an_end(page: str) -> None:
    seats = seats_for({"adventure": page})[0]
    outcome = try_game(CAVERNS, Cell(seats, (("adventure", page),), "greedy"), 3, careful=False)
    assert outcome.error == ""
    assert outcome.ending


# ---- what the page wants -------------------------------------------------------------------------


def test_nobody_explores_while_there_is_a_foe_for_every_hero() -> None:
    place = Place("kestrin", "maro")
    place.stack("span")
    place.monster("gnawling-pack", 6, 1)
    place.monster("gloom-recluse", 6, 2)
    assert Places(place.s, 0).explores < 0


def test_without_a_tile_to_look_for_nobody_explores() -> None:
    place = Place("kestrin", "maro")
    place.stack("span")
    assert Places(place.s, 0).explores > 0
    place.tile("ford", 0, 0, NORTH)
    assert Places(place.s, 0).explores < 0


def test_heroes_keep_together() -> None:
    place = Place("kestrin", "maro", "hadra")
    for seat, x in enumerate((1, 2, 6)):
        place.at(seat, x, 1)
    places = Places(place.s, 2)
    assert places.loneliness(place.s.spot[0]) <= places.loneliness(place.s.spot[2])


def test_a_daily_is_kept_for_the_villain() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 1, 1)
    place.power("falling-leaf-cut")
    place.monster("gnawling-pack", 2, 1)
    place.acts()
    assert str(favourite(place)) != "h1 use falling-leaf-cut"
    place.villain("drusk", 1, 2)
    assert str(favourite(place)) == "h1 use falling-leaf-cut"


def test_an_attack_that_the_second_move_would_cost_is_not_counted_on() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 1, 1)
    place.monster("gnawling-pack", 2, 1)
    turn = place.acts()
    turn.moves = 1
    assert favourite(place).verb.name == "use"


def test_a_coffer_is_opened() -> None:
    place = Place("pell", "corvane", adventure="adv-10")
    place.s.order = tuple(GRID.cell(x, 0) for x in (0, 1))
    place.s.kind[FIRST_PROP] = 0
    place.at(0, 1, 1)
    place.at(FIRST_PROP, 1, 2)
    place.acts()
    assert str(favourite(place)) == "h1 open o1"


def test_the_chart_waits_until_the_gate_is_found() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    assert not place.s.page.wants(place.s, 0, CHART)
    place.tile("gate", 0, 0, NORTH)
    assert place.s.page.wants(place.s, 0, CHART)


def test_the_key_is_of_no_use_once_the_lever_is_pulled() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    s.kind[KEY], s.holder[KEY] = 0, 0
    assert is_laden(s, 0)
    key_lever_chart(s).pulled = True
    assert not is_laden(s, 0)


def test_who_has_the_chart_takes_it_to_the_gate_past_a_foe() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    gate = place.tile("gate", 0, 0, NORTH)
    opened = set(floors(s.walls)[gate])
    s.kind[CHART], s.holder[CHART] = 2, 0
    place.at(0, 1, 1)
    place.monster("gnawling-pack", 2, 1)
    bearer, other = Places(s, 0), Places(s, 1)
    assert (set(bearer.arrivals), other.arrivals) == (opened, ())
    assert max(opened | {s.spot[0]}, key=bearer.worth) in opened


def test_who_leads_the_surveyor_waits_for_him_and_nobody_else_does() -> None:
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    s.walls = attached(s.walls, stair, (GRID.cell(0, 0), NORTH))
    s.kind[TOBIN], s.hp[TOBIN], s.holder[TOBIN] = 0, 4, 0
    place.at(TOBIN, 4, 1)
    leader, other = Places(s, 0), Places(s, 1)
    assert leader.arrivals == ()
    assert other.arrivals
    assert max((s.spot[1], *other.arrivals), key=other.worth) != s.spot[1]


def test_a_rival_is_robbed_and_nobody_leaves_without_the_object() -> None:
    place = Place("kestrin", "oriel", "maro", adventure="adv-09")
    s = place.s
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    s.walls = attached(s.walls, stair, (GRID.cell(0, 0), NORTH))
    s.kind[FIRST_PROP], s.kind[FIRST_PROP + 1] = 0, 1
    place.stand((1, 1), (2, 1))
    assert Places(s, 0).arrivals == ()
    s.holder[FIRST_PROP] = 1
    place.acts()
    assert favourite(place).verb.name == "use"
    s.holder[FIRST_PROP] = 0
    assert Places(s, 0).arrivals


def test_the_own_object_is_worth_more_than_a_rivals_and_that_more_than_blood() -> None:
    place = Place("kestrin", "oriel", "maro", adventure="adv-09")
    s = place.s
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    s.walls = attached(s.walls, stair, (GRID.cell(0, 0), NORTH))
    s.kind[FIRST_PROP], s.kind[FIRST_PROP + 1] = 0, 1
    place.stand((1, 1), (2, 1))
    nothing = booty(s, 0, 1)
    s.holder[FIRST_PROP + 1] = 1
    theirs = booty(s, 0, 1)
    s.holder[FIRST_PROP] = 1
    assert nothing == 0 < harm(s, 1, 2) < theirs < booty(s, 0, 1)


def test_each_team_wants_its_own_object() -> None:
    place = Place("pell", "oriel", adventure="adv-09")
    place.s.team = [0, 1]
    assert [place.s.page.wants(place.s, seat, FIRST_PROP) for seat in (0, 1)] == [True, False]


# ---- questions -----------------------------------------------------------------------------------


def test_a_bad_encounter_is_worse_than_a_mild_one() -> None:
    place = Place("kestrin", "maro", "hadra")
    cards = numbers("splitting-ache", "shot-from-nowhere", "loose-slab", "kin-calls-kin")
    costs = [hazard(place.s, 0, card) for card in cards]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] == 0


def test_experience_for_a_level_is_kept_from_mild_encounters() -> None:
    place = Place("kestrin", "maro")
    place.xp("stonehide-brute", "stonehide-brute")
    for card, wanted in (("loose-slab", "pass"), ("swallowed", "pass"), ("swinging-log", "pass")):
        assert answered(place, card) == wanted
    place.xp("stonehide-brute", "stonehide-brute")
    assert answered(place, "swinging-log") == "cancel"


def answered(place: Place, card: str) -> str:
    """What is said to an encounter that can be cancelled."""
    drawn = EncounterDraw(0)
    drawn.card, drawn.phase = numbers(card)[0], SHOWN
    place.begin(drawn)
    return favourite(place).verb.name


def test_a_roll_that_hits_is_not_rolled_again() -> None:
    for die, wanted in ((20, "pass"), (2, "use")):
        place = Place("kestrin", "maro")
        place.at(0, 1, 1)
        place.item("copper-charm")
        place.monster("gnawling-pack", 2, 1)
        place.turn("h1 use left-hand-arc", f"d roll {die}")
        assert favourite(place).verb.name == wanted


def test_a_token_before_the_rolls_is_spent_where_a_roll_could_miss() -> None:
    for edge, wanted in ((0, "use"), (20, "pass")):
        place = Place("maro", "ysolde", adventure="adv-05")
        place.at(1, 5, 1)
        place.monster("gnawling-pack", 6, 1)
        place.power("stoke", 1)
        place.s.modifiers = (Modifier(Stat.ROLL, edge, numbers("low-guard")[0], 1),)
        place.turn("h2 use stoke", "h2 use bottled-storm", "h2 tile 1,0", seat=1)
        assert favourite(place).verb.name == wanted


@pytest.mark.parametrize("seed", [4, 5])
def test_greedy_games_with_powers_taken_at_random_come_to_an_end(seed: int) -> None:
    options = (("adventure", "adv-05"), ("powers", "random"))
    outcome = try_game(CAVERNS, Cell(4, options, "greedy"), seed, careful=False)
    assert outcome.error == ""


def test_the_false_hero_shows_himself_when_the_others_are_spent() -> None:
    place = Place("kestrin", "maro", "hadra", adventure="adv-12")
    assert confession(place.s, REVEAL(0)) < 0
    place.s.surges = [0]
    place.s.hp[1] = 1
    assert confession(place.s, REVEAL(0)) > 0


def test_only_who_must_be_false_is_accused() -> None:
    place = Place("kestrin", "maro", "hadra", adventure="adv-12")
    place.s.zones = [Zone() for _ in range(4)]
    place.s.holder[CROWN] = 1
    assert accusation(place.s, ACCUSE(0, 1)) < 0
    place.s.zones[FIRST_ROLE + 2].seats = (EVERYONE,)
    assert accusation(place.s, ACCUSE(0, 1)) > 0


def test_a_stance_that_helps_an_attack_is_taken_before_it() -> None:
    place = Place("hadra", "maro")
    place.at(0, 1, 1)
    place.monster("stonehide-brute", 2, 1, seat=1)
    place.acts()
    assert str(favourite(place)) == "h1 stance anvil-stance"


def test_an_object_is_struck_from_the_squares_beside_it_not_from_all_of_its_tile() -> None:
    place = Place("kestrin", "maro", adventure="adv-05")
    place.s.kind[FIRST_PROP], place.s.hp[FIRST_PROP] = 0, 4
    place.at(FIRST_PROP, 1, 1)
    place.at(0, 5, 1)
    deciding = Deciding(place.s, place.acts())
    far, near = (deciding.attack_from(GRID.at(x, 1), deciding.attacks) for x in (3, 2))
    assert near > far == 0


# ---- an archer -----------------------------------------------------------------------------------


def test_who_sees_far_may_explore_from_anywhere_on_a_tile() -> None:
    place = Place("maro", "kestrin")
    place.stack("span")
    square = place.s.spot[place.at(0, 2, 1)]
    assert square not in edge_squares(place.s.walls)
    assert [Places(place.s, seat).leads_on(square) for seat in (0, 1)] == [True, False]


def test_nobody_who_sees_far_explores_while_there_is_a_foe_for_every_hero() -> None:
    place = Place("maro")
    place.stack("span")
    place.monster("gnawling-pack", 6, 1)
    assert not Places(place.s, 0).leads_on(GRID.at(2, 1))


def test_an_archer_shoots_on_the_run_and_goes_on() -> None:
    place = Place("maro", "kestrin")
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, 6, 1)
    place.s.up[0] = numbers("nock-and-knife", "loose-on-the-run")
    place.at(0, 1, 1)
    place.monster("gnawling-pack", 1, 2)
    turn = place.acts()
    turn.moves, turn.points = 1, 4
    assert str(favourite(place)) == "h1 use loose-on-the-run"


# ---- who is attacked -----------------------------------------------------------------------------


def test_the_hero_who_bears_most_is_attacked_not_the_one_who_is_whole() -> None:
    place = Place("maro", "brunna")
    place.wound(1, 2)
    assert bearing(place.s, 1) > bearing(place.s, 0)
    place.wound(1, 8)
    assert bearing(place.s, 1) < bearing(place.s, 0)


def test_a_double_is_attacked_before_a_hero_and_who_must_be_brought_out_after_all() -> None:
    place = Place("ysolde", "brunna", adventure="adv-11")
    double = ally_figure("glass-double-ally")
    place.at(TOBIN, 1, 1)
    assert bearing(place.s, double) > bearing(place.s, 1) > bearing(place.s, TOBIN)
