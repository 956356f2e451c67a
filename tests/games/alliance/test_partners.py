"""Partners: alliances that play together, their cards, their monsters and their one score."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import SHOWN, Cellar, Place, card
from undercroft.games.alliance.bot.position_value import position_value, score_terms
from undercroft.games.alliance.content.schema import Toll
from undercroft.games.alliance.content.tables import SOLO_NAMES, TILE_NAMES
from undercroft.games.alliance.effects.targets import own_heroes
from undercroft.games.alliance.effects.vocabulary import OwnHeroes
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import enemies, on_side, rivals
from undercroft.games.alliance.notation import (
    DECKS,
    FIRST_TILE,
    HANDS,
    HIDDEN_TOKEN,
    OPEN_TOKEN,
    SOLO,
    TILES,
)
from undercroft.games.alliance.options import CO_OP, agreed
from undercroft.games.alliance.phases.end_phase import EndPhase
from undercroft.games.alliance.phases.experience import company_score, gain, reward
from undercroft.games.alliance.phases.hands import DrawUp
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.market import FillUpgrades, bury_tile, is_kept
from undercroft.games.alliance.phases.round import Rounds, finish
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.solo import (
    FIRST,
    SECOND,
    THIRD,
    TURN_UP,
    PayToll,
    SoloSegment,
    hunters,
    visible_heroes,
)
from undercroft.games.alliance.scene.drawing import tracks
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import Stack
from undercroft.kernel.views import view

HEROES = ("bull", "lorna", "krom", "petra")


class Company(Cellar):
    """Partners with a hero each at the gate, a room north of it, and a card that lies open."""

    def __init__(self, solo_card: str, seats: int = 3, initiative: int = 0) -> None:
        Place.__init__(self, seats=seats)
        self.agree(mode=CO_OP)
        self.s.initiative = initiative
        self.s.upgrade_area = [card(name) for name in SHOWN]
        self.s.solo_card = SOLO_NAMES.parse(solo_card)
        for seat in range(seats):
            self.hero(HEROES[seat], self.gate, seat, seat=seat)

    def asked(self) -> list[str]:
        """Who is asked, in order, until the next card is to be drawn."""
        seats: list[str] = []
        while (moves := play.legal(self.s)) and not str(moves[0]).startswith("d draw solo"):
            seats.append(str(moves[0]).split()[0])
            play.apply(self.s, moves[0])
        return seats


# ---- set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_da_coop_01_partners_have_the_frame_of_their_number_and_a_solo_deck(seats: int) -> None:
    together = set_up(seats, ALLIANCE.chosen({"mode": "co-op"}))
    apart = set_up(seats, ALLIANCE.chosen({}))
    assert together.walls.board is apart.walls.board
    assert together.pools == apart.pools
    assert (together.stacks[SOLO].size, apart.stacks[SOLO].size) == (16, 0)


@pytest.mark.parametrize(("nightmare", "lies_open"), [(False, True), (True, False)])
def test_da_night_01_a_card_lies_open_before_the_first_round_unless_in_a_nightmare(
    nightmare: bool, lies_open: bool
) -> None:
    s = set_up(2, ALLIANCE.chosen({"mode": "co-op", "heroes": "preset", "nightmare": nightmare}))
    s.run()
    while not isinstance(s.frames[0], Rounds):
        play.apply(s, play.legal(s)[0])
    assert (s.solo_card != UNKNOWN) == lies_open


def test_da_coop_10_there_are_no_fights_between_partners() -> None:
    assert not agreed(2, ALLIANCE.chosen({"mode": "co-op", "pvp": True})).pvp
    assert agreed(2, ALLIANCE.chosen({"pvp": True})).pvp
    place = Company("hue-and-cry")
    assert rivals(place.s, 0) == ()
    assert enemies(place.s, 0) == ()
    place.agree(mode="competitive")
    assert rivals(place.s, 0) == (4, 8)


def test_da_coop_14_useless_upgrades_are_replaced_unless_one_plays_alone() -> None:
    place = Company("hue-and-cry", seats=2)
    useless = next(c for c in range(60, 120) if not is_kept(place.s, c))
    place.s.upgrade_area[0] = UNKNOWN
    FillUpgrades().on_answer(place.s, useless)
    assert place.s.upgrade_discard == [useless]
    FillUpgrades().on_answer(place.s, card("whetstone"))
    assert card("whetstone") in place.s.upgrade_area


def test_da_coop_17_partners_see_each_others_hands_unless_they_agree_not_to() -> None:
    for hands, sees in (("open", True), ("closed", False)):
        s = set_up(2, ALLIANCE.chosen({"mode": "co-op", "heroes": "preset", "hands": hands}))
        s.run()
        while not isinstance(s.frames[0], Rounds):
            play.apply(s, play.legal(s)[0])
        shown = view(s, 1 << 1).zones[HANDS].cards
        assert (HIDDEN not in shown) == sees
        assert s.readers(0) == (0b11 if sees else 0b01)
    s.zones[HANDS] = s.zones[HANDS].without(0)
    s.frames = [Turn(0, 0), DrawUp(0)]
    s.run()
    play.apply(s, play.legal(s)[0])
    assert HIDDEN in view(s, 1 << 1).zones[HANDS].cards


# ---- the monster segment -------------------------------------------------------------------------


@pytest.mark.parametrize(("initiative", "order"), [(0, "p3 p2 p1"), (1, "p1 p3 p2")])
def test_da_coop_03_from_the_last_player_on_each_resolves_the_same_card(
    initiative: int, order: str
) -> None:
    place = Company("cold-draught", initiative=initiative)
    for seat in range(3):
        place.hold("ember-lance", "footmans-shield", "quick-boots", seat=seat)
    place.begin(SECOND)
    asked = [seat for seat in place.asked() if seat != "d"]
    assert list(dict.fromkeys(asked)) == order.split()


def test_da_coop_03_the_first_section_is_done_once_by_the_last_player() -> None:
    place = Company("old-grudge", seats=3)
    first, second = (place.foe("ogre", i, ready=False) for i in (0, 2))
    place.begin(FIRST)
    assert [str(move) for move in play.legal(place.s)] == ["p3 rouse m1", "p3 rouse m2"]
    place.play("p3 rouse m2")
    assert (place.s.ready[first], place.s.ready[second]) == (0, 1)


def test_da_coop_04_a_tile_goes_under_all_levels_and_comes_again() -> None:
    place = Company("hue-and-cry")
    s = place.s
    kennel, yard, well = (TILE_NAMES.parse(n) for n in ("kennel", "bone-yard", "guard-niche"))
    s.tile_area = (kennel, yard)
    for level in range(3):
        s.stacks[TILES + level] = Stack.of(())
    s.stacks[TILES + 2] = Stack.of([FIRST_TILE + well])
    s.frames = [Turn(0, 0)]
    bury_tile(s, 0)
    s.run()
    assert s.under_tiles == (kennel,)
    play.apply(s, play.legal(s)[0])
    assert s.tile_area == (well, yard)
    assert s.under_tiles == (kennel,)
    bury_tile(s, 1)
    s.run()
    assert (s.tile_area, s.under_tiles) == ((well, kennel), (yard,))


def test_tv_13_under_an_empty_stack_the_same_tile_lies_open_again() -> None:
    place = Company("hue-and-cry")
    s = place.s
    kennel, yard = TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard")
    for level in range(3):
        s.stacks[TILES + level] = Stack.of(())
    s.tile_area = (kennel, yard)
    s.frames = [Turn(0, 0)]
    bury_tile(s, 0)
    s.run()
    assert s.tile_area == (kennel, yard)
    assert s.under_tiles == ()


def test_da_coop_05_a_far_monster_worth_more_hunts_before_a_near_one() -> None:
    place = Company("hue-and-cry", seats=2)
    place.foe("goblin", 7)
    ogre = place.foe("ogre", 1)
    assert hunters(place.s) == [ogre]


@pytest.mark.parametrize("segment", ["goes-on", "stops"])
def test_da_coop_06_without_ready_monsters_all_pay_section_iii(segment: str) -> None:
    place = Company("guttering-torch")
    place.agree(segment=segment)
    place.s.xp_up = [3, 3, 3]
    place.begin(SECOND)
    place.asked()
    assert place.s.xp_up == [2, 2, 2]


def test_da_coop_07_the_next_card_is_turned_when_all_have_done() -> None:
    place = Company("guttering-torch")
    place.s.stacks[SOLO] = Stack.of([card("cold-draught")])
    place.begin(THIRD)
    place.asked()
    assert place.s.solo_card == SOLO_NAMES.parse("guttering-torch")
    place.play("d draw solo cold-draught")
    assert place.s.solo_card == SOLO_NAMES.parse("cold-draught")


def test_da_coop_13_everybodys_heroes_are_targets() -> None:
    place = Company("hue-and-cry")
    assert visible_heroes(place.s) == [0, 4, 8]


def test_da_coop_15_who_resolves_section_iii_pays_with_own_cards_and_heroes() -> None:
    place = Company("cold-draught")
    place.s.cycle = 3
    for seat in range(3):
        place.hold("ember-lance", "footmans-shield", "quick-boots", seat=seat)
    place.begin(THIRD)
    assert {str(move).split()[0] for move in play.legal(place.s)} == {"p3"}
    place.asked()
    assert [len(place.s.zones[HANDS + seat]) for seat in range(3)] == [0, 0, 0]
    assert place.s.fewer_cards == [3, 3, 3]


def test_da_coop_15_wounds_fall_on_heroes_of_who_resolves_it() -> None:
    place = Company("plague-wind")
    place.begin(THIRD)
    place.asked()
    own = [place.wounds(seat * 4) for seat in range(3)]
    assert own[0] == own[1] == own[2] > 0


def test_the_smaller_draw_is_only_for_who_paid() -> None:
    place = Company("cold-draught", seats=2)
    place.s.fewer_cards = [0, 3]
    for seat in range(2):
        place.s.stacks[DECKS + seat] = Stack.of([card("ember-lance")] * 8)
    place.s.frames = [Turn(0, 0), EndPhase()]
    place.s.run()
    while place.s.frames[1:]:
        play.apply(place.s, play.legal(place.s)[0])
    assert [len(place.s.zones[HANDS + seat]) for seat in range(2)] == [6, 3]
    assert place.s.fewer_cards == [0, 0]


# ---- what partners share -------------------------------------------------------------------------


def test_da_coop_08_each_spends_only_what_is_its_own() -> None:
    place = Company("hue-and-cry")
    for seat in range(3):
        gain(place.s, seat, 3, face_up=True)
    PayToll(1).flip(place.s, Toll(flip=1))
    assert (place.s.xp_up, place.s.xp_down) == ([3, 2, 3], [0, 1, 0])


def test_da_coop_12_rewards_are_shared_out_by_alliance() -> None:
    place = Company("hue-and-cry")
    reward(place.s, (2, 0, 2), (4, 2))
    assert place.s.xp_up == [2, 0, 4]


@pytest.mark.parametrize(("healing", "healed"), [("partners", ["h1", "h5"]), ("own", ["h1"])])
def test_da_coop_09_one_hero_is_healed_on_the_own_side(healing: str, healed: list[str]) -> None:
    place = Place()
    place.agree(mode=CO_OP, healing=healing)
    holgar = place.hero("holgar", place.room, 4)
    krom = place.hero("krom", place.room, 5, seat=1)
    for hero in (holgar, krom):
        place.wound(hero, 2)
    place.hold("kneel-and-mend")
    place.turn(holgar, "p1 play kneel-and-mend")
    if len(healed) > 1:
        assert place.legal("target") == healed
        place.play("p1 target h5")
    assert (place.wounds(holgar), place.wounds(krom)) == ((2, 0) if len(healed) > 1 else (0, 2))
    assert on_side(place.s, krom) == ([0, 4] if healing == "partners" else [4])


def test_da_coop_09_what_is_for_all_allies_stays_in_the_alliance() -> None:
    place = Place()
    place.agree(mode=CO_OP)
    ugra = place.hero("ugra", place.room, 4)
    krom = place.hero("krom", place.room, 5, seat=1)
    for hero in (ugra, krom):
        place.wound(hero, 2)
    at = place.s.EFFECTS.context(ugra, -1, 0, 0)
    assert own_heroes(place.s, at, OwnHeroes()) == (ugra,)


# ---- the end -------------------------------------------------------------------------------------


def three_partners() -> Company:
    """Partners with 24, 19 and 22 XP, seven heroes fallen, and much left undone."""
    place = Company("hue-and-cry")
    s = place.s
    s.xp_up, s.xp_down, s.fallen = [20, 10, 22], [4, 9, 0], [2, 1, 4]
    cells = s.walls.board.grid.cells
    for cell in range(cells):
        if s.walls.board.grid.cells - len(s.walls.laid()) > 2 and cell not in s.walls.laid():
            s.walls = s.walls.lay(cell, TILE_NAMES.parse("guard-niche"))
    for i in range(5):
        place.monster("goblin", place.room, i)
    s.token_faces = ((HIDDEN_TOKEN, HIDDEN_TOKEN, OPEN_TOKEN), (HIDDEN_TOKEN,), ())
    return place


def test_da_coop_11_the_mean_of_all_less_what_is_left_undone_tv_01() -> None:
    place = three_partners()
    assert company_score(place.s) == pytest.approx((65 - 7) / 3 - 8 - 5 - 3)
    company = [track for track in tracks(place.s) if track.id == "track:company"]
    assert [track.value for track in company] == [3.3]


def test_da_night_02_a_nightmare_is_worth_six_after_dividing_tv_02() -> None:
    place = three_partners()
    place.agree(nightmare=True)
    assert company_score(place.s) == pytest.approx((65 - 7) / 3 - 8 - 5 - 3 + 6)


def test_da_coop_16_nobody_loses_and_all_have_one_score() -> None:
    place = three_partners()
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == (0, 1, 2)
    assert set(place.s.over.returns) == {1.0}
    assert len(set(place.s.over.scores)) == 1


def test_da_night_01_the_card_is_turned_when_monsters_act_and_none_lies_open_after() -> None:
    place = Company("guttering-torch")
    place.agree(nightmare=True)
    place.s.solo_card = UNKNOWN
    place.s.stacks[SOLO] = Stack.of([card("guttering-torch")])
    place.begin(TURN_UP)
    place.play("d draw solo guttering-torch")
    place.asked()
    assert place.s.solo_card == UNKNOWN
    assert place.s.solo_discard == (SOLO_NAMES.parse("guttering-torch"),)
    assert not any(isinstance(frame, SoloSegment) for frame in place.s.frames)


def test_da_night_03_nightmares_are_for_who_plays_alone_or_together() -> None:
    dark = ALLIANCE.chosen({"nightmare": True})
    assert agreed(1, dark).nightmare
    assert agreed(3, ALLIANCE.chosen({"nightmare": True, "mode": "co-op"})).nightmare
    assert not agreed(3, dark).nightmare


def test_a_bot_sees_what_all_partners_have_and_what_is_left() -> None:
    place = three_partners()
    terms = score_terms(place.s, 0)
    assert terms["own points"] == pytest.approx((65 - 7) / 3)
    assert terms["what is left undone"] == -16
    assert position_value(place.s, 0) == position_value(place.s, 2)
