"""Setting up: the page, heroes with powers and items, tokens, places, who is first."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.caverns.scenes import Opened, Place, deck
from undercroft.games.caverns.content.card import TreasureKind
from undercroft.games.caverns.content.cards import ALL_CARDS, TREASURES
from undercroft.games.caverns.content.tables import ADVENTURES, HERO_NAMES, TILE_NAMES
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.geometry import GRID, laid
from undercroft.games.caverns.notation import (
    ENCOUNTER_DECK,
    FIRST_TILE,
    MONSTER_DECK,
    TILE_STACK,
    TREASURE_DECK,
    numbers,
    power_at,
)
from undercroft.games.caverns.options import PLAYABLE
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.items import Equipping
from undercroft.games.caverns.phases.setup.layout import dealt
from undercroft.games.caverns.phases.setup.placement import FirstStances
from undercroft.games.caverns.phases.setup.powers import own_powers, suggested
from undercroft.games.caverns.phases.setup.sequence import mode_for, seats_for
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.errors import SetupError

# ---- the page ------------------------------------------------------------------------------------


def test_cv_setup_01_the_adventure_is_picked_first() -> None:
    assert Opened("adv-05").s.adventure.name == "Break the Glowstone"
    with pytest.raises(SetupError, match="adv-99"):
        seats_for({"adventure": "adv-99"})


def test_cv_setup_01_where_the_page_disagrees_it_is_right() -> None:
    place = Place("kestrin", adventure="adv-01")
    place.begin(VillainPhase(0))
    assert place.s.encounters == 0
    place.s.turns = 2
    place.begin(VillainPhase(0))
    place.play("d draw encounters scent-of-blood")
    assert place.s.encounters == 1


def test_cv_comp_10_one_to_five_heroes_as_the_page_says() -> None:
    counts = {seats for page in PLAYABLE for seats in seats_for({"adventure": page})}
    assert counts == {1, 2, 3, 4, 5}
    assert seats_for({"adventure": "adv-01"}) == (1,)
    assert seats_for({"adventure": "adv-03"}) == (3, 4, 5)


@pytest.mark.parametrize(
    ("page", "mode"),
    [("adv-02", "co-op"), ("adv-09", "teams"), ("adv-10", "free-for-all"), ("adv-12", "traitor")],
)
def test_cv_compet_02_the_page_says_who_plays_with_whom(page: str, mode: str) -> None:
    assert mode_for({"adventure": page}) == mode
    assert mode in CAVERNS.modes
    assert is_cooperative(CAVERNS, 3, {"adventure": page}) is (mode == "co-op")


# ---- heroes and powers ---------------------------------------------------------------------------


def test_cv_setup_06_each_seat_takes_another_hero_in_turn_order() -> None:
    game = Opened(seats=3, heroes="choose").play("d roll 1", "h2 recruit hadra")
    assert "h3 recruit hadra" not in game.asked()
    game.play("h3 recruit oriel", "h1 recruit kestrin")
    named = [HERO_NAMES.text(kind) for kind in game.s.kind[:3]]
    assert named == ["kestrin", "hadra", "oriel"]
    assert game.s.level == [1, 1, 1]
    assert game.s.hp[:3] == [8, 10, 8]


def test_cv_setup_06_suggested_heroes_are_all_different() -> None:
    game = Opened(seats=5).play("d roll 0")
    named = [HERO_NAMES.text(kind) for kind in game.s.kind[:5]]
    assert named[:3] == ["hadra", "oriel", "kestrin"]
    assert len(set(named)) == 5


def types(cards: tuple[int, ...]) -> list[int]:
    """How many At-Wills, Dailies and Utilities there are."""
    found = Counter(power_at(card).type for card in cards)
    utilities = found[PowerType.UTILITY] + found[PowerType.STANCE]
    return [found[PowerType.AT_WILL], found[PowerType.DAILY], utilities]


def test_cv_setup_07_the_hero_card_says_how_many_powers_of_each_type() -> None:
    game = Opened("adv-05", heroes="choose", powers="choose")
    game.play("d roll 0", "h1 recruit ysolde", "h2 recruit hadra")
    for _ in range(5):
        assert all(move.startswith("h1 power") for move in game.asked())
        game.play(game.asked()[0])
    for _ in range(4):
        game.play(game.asked()[0])
    assert [types(cards) for cards in game.s.up[:2]] == [[2, 2, 1], [1, 0, 3]]


def test_cv_setup_08_powers_not_taken_are_the_reserve() -> None:
    game = Opened("adv-02").play("d roll 0")
    hadra = own_powers(game.s, 0, tuple(PowerType))
    assert sorted((*game.s.up[0], *game.s.reserve[0])) == sorted(hadra)
    assert game.s.reserve[0] == numbers("quarry-fall")


def test_cv_adv_03_first_games_use_the_suggested_powers() -> None:
    game = Opened("adv-02").play("d roll 0")
    assert game.s.up[0] == numbers(
        "boss-and-hammer", "tower-stance", "anvil-stance", "hearth-stance"
    )
    assert game.s.up[1] == tuple(sorted(suggested(game.s, 1)))


def test_cv_adv_03_later_every_power_of_a_type_can_be_taken() -> None:
    game = Opened("adv-05", heroes="choose", powers="choose")
    game.play("d roll 0", "h1 recruit corvane", "h2 recruit hadra")
    assert game.asked() == ["h1 power plain-steel", "h1 power pommel-and-point"]
    game.play("h1 power pommel-and-point")
    assert game.asked() == ["h1 power hired-bow"]


def test_cv_adv_03_an_introduction_allows_no_others() -> None:
    game = Opened("adv-01", seats=1, powers="choose")
    assert game.s.up[0] == tuple(sorted(suggested(game.s, 0)))


def test_cv_adv_04_for_a_harder_game_powers_are_dealt() -> None:
    game = Opened(powers="random").play("d roll 0", "d draw powers boss-and-hammer")
    assert game.asked() == [
        "d draw powers tower-stance",
        "d draw powers anvil-stance",
        "d draw powers hearth-stance",
    ]


def test_cv_adv_01_the_first_four_pages_do_with_the_starting_set() -> None:
    for number, page in enumerate(PLAYABLE, 1):
        s = Opened(page, seats=seats_for({"adventure": page})[0]).s
        assert s.stacks[MONSTER_DECK].size == (20 if number <= 4 else 30)
        assert s.stacks[ENCOUNTER_DECK].size == (20 if number <= 4 else 42)


def test_cv_adv_06_an_option_opens_the_advanced_set() -> None:
    game = Opened("adv-02", all_cards=True, heroes="choose")
    assert game.s.stacks[TREASURE_DECK].size == len(TREASURES)
    assert "h1 recruit ysolde" in game.play("d roll 0").asked()


# ---- treasures, queue and tokens -----------------------------------------------------------------


def test_cv_setup_09_heroes_begin_with_an_item_each() -> None:
    game = Opened().play("d roll 1", "d draw treasures ring-coat", "d draw treasures nailed-boots")
    assert game.s.items[:2] == [numbers("nailed-boots"), numbers("ring-coat")]
    assert "h2 stand 1,0" in game.asked()


def test_cv_setup_10_treasures_are_drawn_until_an_item_shows() -> None:
    place = Place("hadra", "oriel")
    size = place.s.stacks[TREASURE_DECK].size
    place.begin(Equipping(0, 1))
    place.play("d draw treasures hidden-spring", "d draw treasures quick-feet")
    place.play("d draw treasures ring-coat")
    assert place.s.items[0] == numbers("ring-coat")
    assert place.s.stacks[TREASURE_DECK].size == size - 1
    assert place.s.discards[TREASURE_DECK] == ()
    assert numbers("hidden-spring")[0] in place.s.stacks[TREASURE_DECK].outcomes(0)[0]


def test_cv_setup_10_a_deck_without_items_equips_nobody() -> None:
    place = Place("hadra", "oriel")
    place.s.stacks[TREASURE_DECK] = deck("hidden-spring")
    place.begin(Equipping(0, 1))
    place.play("d draw treasures hidden-spring")
    assert (place.s.items[0], place.s.stacks[TREASURE_DECK].size) == ((), 1)


def test_cv_setup_11_treasures_lie_open_before_their_owner() -> None:
    game = Opened().play("d roll 0", "d draw treasures ring-coat", "d draw treasures nailed-boots")
    assert any(id_.startswith("card:ring-coat") for id_ in game.t.scene(1).ids())
    items = [card for cards in game.s.items for card in cards]
    assert all(getattr(ALL_CARDS[c], "kind", None) == TreasureKind.ITEM for c in items)


def test_cv_setup_12_monsters_and_traps_line_up_by_age() -> None:
    place = Place("hadra", "oriel")
    place.at(1, 7, 1)
    where = tile(GRID.cell(1, 0))
    place.begin(Spawn(0, where), EncounterDraw(0), Spawn(0, where))
    place.play("d draw monsters shale-runner", "d draw encounters swinging-log")
    place.play("d draw monsters gloom-recluse", "h1 space 4,1")
    assert place.s.queue[0] == numbers("shale-runner", "swinging-log", "gloom-recluse")


@pytest.mark.parametrize(("more", "tokens"), [(-1, 1), (0, 2), (1, 3)])
def test_cv_setup_13_two_surge_tokens_one_more_or_fewer(more: int, tokens: int) -> None:
    assert Opened(surges=more).s.surges == [tokens]


def test_cv_setup_13_the_page_may_name_another_number() -> None:
    assert Opened("adv-08", seats=3).s.surges == [4]
    assert Opened("adv-01", seats=1).s.surges == [1]
    assert Opened("adv-01", seats=1, first_game=True).s.surges == [2]
    assert Opened("adv-02", first_game=True).s.surges == [2]


@pytest.mark.parametrize("page", [page.id for page in ADVENTURES])
def test_cv_setup_13_a_token_more_is_dealt_on_every_page_or_refused(page: str) -> None:
    for seats in seats_for({"adventure": page}):
        usual = Opened(page, seats).s.surges
        if sum(usual) + len(usual) <= 5:
            assert Opened(page, seats, surges=1).s.surges == [n + 1 for n in usual]
        else:
            with pytest.raises(SetupError, match=r"there are only 5; .*surge_cap"):
                Opened(page, seats, surges=1)
        if sum(usual) + len(usual) <= 8:
            assert Opened(page, seats, surges=1, surge_cap=8).s.surges == [n + 1 for n in usual]


def test_cv_setup_13_the_refusal_says_how_many_tokens_it_would_take() -> None:
    with pytest.raises(SetupError, match="Cinderjaw's Bed would need 6 surge tokens"):
        Opened("adv-03", 3, surges=1)
    with pytest.raises(SetupError, match="token more for each team Two Ropes would need 7 surge"):
        Opened("adv-09", 3, surges=1)


def test_cv_comp_09_no_more_surge_tokens_than_there_are() -> None:
    assert dealt([2, 3], 1, 5) == [2, 3]
    assert dealt([2, 3], -1, 5) == [1, 2]
    assert Opened("adv-08", seats=3, surge_cap=3).s.surges == [3]


def test_cv_comp_09_a_sixth_token_does_not_come() -> None:
    place = Place("hadra", "oriel")
    for surges, then in ((4, 5), (5, 5)):
        place.s.surges = [surges]
        place.s.EFFECTS.start(place.s, "found-hour", 0)
        place.s.run()
        assert place.s.surges == [then]


# ---- the cave and places -------------------------------------------------------------------------


def test_cv_setup_14_tiles_and_objects_as_the_page_says() -> None:
    game = Opened("adv-13", seats=3).play("d roll 0")
    game.play(*(f"d draw treasures {item}" for item in ("ring-coat", "smoke-pot", "copper-charm")))
    game.play("h1 stand 1,1", "h2 stand 3,1", "h3 stand 2,2")
    assert laid(game.s.walls) == (GRID.cell(0, 0), GRID.cell(1, 0))
    bowls = [figure for figure in game.t.scene(0).ids() if figure.startswith("fig:o")]
    assert len(bowls) == 2
    assert game.asked()[0].startswith("h1 space")


def test_cv_setup_14_a_page_without_instructions_begins_at_once() -> None:
    game = Opened("adv-02").play("d roll 1", "d draw treasures ring-coat")
    game.play("d draw treasures nailed-boots", "h2 stand 1,1", "h1 stand 3,1")
    assert isinstance(game.s.frames[-1], FirstStances)
    assert isinstance(game.play("h2 pass").s.frames[0], Turns)


def test_cv_setup_15_heroes_stand_on_different_squares_next_to_the_ladder() -> None:
    game = Opened().play("d roll 1", "d draw treasures ring-coat", "d draw treasures nailed-boots")
    near = ["1,0", "2,0", "1,1", "3,1", "1,2", "2,2", "3,2"]
    assert game.asked() == [f"h2 stand {square}" for square in near]
    game.play("h2 stand 3,1")
    assert game.asked() == [f"h1 stand {square}" for square in near if square != "3,1"]


def test_cv_setup_16_chance_finds_the_first_player() -> None:
    game = Opened(seats=3, heroes="choose")
    assert game.asked() == ["d roll 0", "d roll 1", "d roll 2"]
    assert (game.play("d roll 2").s.first, game.s.active) == (2, 2)
    assert game.asked()[0].startswith("h3 recruit")


def test_cv_setup_16_or_he_is_chosen() -> None:
    game = Opened(seats=3, heroes="choose", first="choose")
    assert game.asked() == ["h1 choose 1", "h1 choose 2", "h1 choose 3"]
    assert game.play("h1 choose 2").s.first == 1


def places_of(s: Caverns, name: str) -> list[int]:
    """The places of the stack, from 1, at which a tile may lie."""
    card = FIRST_TILE + TILE_NAMES.parse(name)
    stack = s.stacks[TILE_STACK]
    return [at + 1 for at in range(stack.size) if card in stack.outcomes(at)[0]]


def test_cv_setup_17_a_trigger_tile_comes_ninth_to_twelfth() -> None:
    s = Opened("adv-02").s
    assert s.stacks[TILE_STACK].size == 32
    assert places_of(s, "ford") == [9, 10, 11, 12]
    assert places_of(s, "span") == list(range(1, 33))


def test_cv_setup_17_several_runs_follow_one_another() -> None:
    s = Opened("adv-09").s
    assert places_of(s, "glowstone") == places_of(s, "ford") == [6, 7, 8, 9]
    assert places_of(s, "gate") == [13, 14, 15]


# ---- stances -------------------------------------------------------------------------------------


def test_cv_stance_06_a_hero_may_begin_in_a_stance() -> None:
    game = Opened().play("d roll 0", "d draw treasures ring-coat", "d draw treasures nailed-boots")
    game.play("h1 stand 1,1", "h2 stand 3,1")
    assert game.asked() == [
        *(f"h1 stance {card}" for card in ("tower-stance", "anvil-stance", "hearth-stance")),
        "h1 pass",
    ]
    game.play("h1 stance tower-stance")
    assert game.s.stance == [numbers("tower-stance")[0], NO_CARD]
    assert isinstance(game.s.frames[-2], Turns)


def test_cv_adv_02_the_starting_set_is_for_five_heroes() -> None:
    game = Opened(heroes="choose").play("d roll 0")
    five = ("kestrin", "maro", "hadra", "brunna", "oriel")
    assert sorted(game.asked()) == sorted(f"h1 recruit {name}" for name in five)
    game = Opened(heroes="choose", all_cards=True).play("d roll 0")
    assert len(game.asked()) == 8
