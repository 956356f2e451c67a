"""The tavern between two adventures: what tokens buy, and who may buy when."""

from __future__ import annotations

import pytest

from tests.games.alliance.roads import (
    adventure,
    after,
    at_table,
    band,
    cards,
    chronicle,
    hero_deck,
    heroes,
    named,
    seen,
    tavern,
    waiting,
)
from undercroft.games.alliance.bot.move_scores import move_scores
from undercroft.games.alliance.bot.position_value import position_value
from undercroft.games.alliance.campaign.progress import TAVERN, Chronicle
from undercroft.games.alliance.content.tables import ROAD_NAMES
from undercroft.games.alliance.state import Alliance
from undercroft.proof.scenario import Play


def best(t: Play[Alliance]) -> str:
    """What a greedy bot does."""
    moves = t.table.legal()
    scores = move_scores(t.state, moves)
    return str(moves[max(range(len(moves)), key=lambda i: scores[i])])


def done(c: Chronicle, t: Play[Alliance]) -> Chronicle:
    """The campaign after everybody has left the table."""
    while t.table.over is None:
        last = t.legal[-1]
        t.play(last)
    return after(c, t)


def usual(*bands: object, **fields: object) -> Chronicle:
    """A chronicle in the tavern after a first adventure."""
    there = {"stage": TAVERN, "order": tuple(range(len(bands))), "step": 1}
    return chronicle(*bands, **{**there, "adventures": (adventure(),), **fields})  # type: ignore[arg-type]


# ---- keeping -------------------------------------------------------------------------------------


def test_da_camp_09_a_drafted_card_is_kept_for_its_price() -> None:
    t = tavern(band(0, tokens=3, drafted="whetstone footmans-shield"), band(1))
    t.play("p1 keep footmans-shield")
    assert t.state.campaign_tokens == [1, 0]
    t.play("p1 keep whetstone")
    assert named(t.state.kept[0], "card") == ["footmans-shield", "whetstone"]
    assert t.state.campaign_tokens == [0, 0]


def test_da_camp_09_too_dear_or_not_drafted_now_is_refused() -> None:
    t = tavern(band(0, tokens=2, kept="lucky-coin", drafted="sunder whetstone"), band(1))
    t.expect_refused("p1 keep sunder", "DA-CAMP-09")
    t.expect_refused("p1 keep lucky-coin", "DA-CAMP-09")
    t.expect_refused("p1 keep antidote-vial", "DA-CAMP-09")
    t.expect_legal("p1 keep whetstone")


def test_da_camp_09_what_is_not_kept_goes_back() -> None:
    c = usual(band(0, tokens=9, drafted="whetstone lucky-coin"), band(1))
    t = at_table(c).play("p1 keep lucky-coin", "p1 done")
    carried = done(c, t)
    assert named(carried.bands[0].kept, "card") == ["lucky-coin"]
    assert carried.bands[0].drafted == ()


def test_da_camp_05_tokens_that_are_left_stay() -> None:
    c = usual(band(0, tokens=4, earned=6), band(1, tokens=1))
    carried = done(c, at_table(c).play("p1 done", "p2 done"))
    assert [b.tokens for b in carried.bands] == [4, 1]
    assert carried.bands[0].earned == 6
    assert carried.stage == "adventure"


# ---- recruiting ----------------------------------------------------------------------------------


def test_da_camp_06_a_token_shows_two_heroes_and_is_spent_either_way() -> None:
    t = waiting(tavern(band(0, tokens=2), band(1)), "senneth", "melinda", "ugra")
    t.play("p1 look", *seen("senneth", "ugra"))
    t.expect_legal("p1 recruit senneth", "p1 recruit ugra", "p1 pass")
    t.play("p1 pass")
    assert t.state.campaign_tokens[0] == 1
    assert hero_deck(t.state) == {"senneth", "melinda", "ugra"}
    t.expect_legal("p1 look")


def test_da_camp_06_one_of_them_takes_the_place_of_any_own_hero() -> None:
    t = waiting(tavern(band(0, tokens=1), band(1)), "senneth", "melinda")
    t.play("p1 look", *seen("senneth", "melinda"), "p1 recruit senneth")
    assert [move.split()[-1] for move in t.legal] == ["krom", "lorna", "petra", "bull"]
    t.play("p1 replace lorna")
    assert named(t.state.recruits(0)) == ["bull", "senneth", "krom", "petra"]
    assert hero_deck(t.state) == {"melinda", "lorna"}


def test_da_camp_06_without_a_token_or_anybody_to_see() -> None:
    t = tavern(band(0, tokens=1, drafted="sunder"), band(1))
    waiting(t)
    t.state.listed = None
    t.expect_refused("p1 look", "DA-CAMP-06")
    t = tavern(band(0, tokens=1, drafted="whetstone"), band(1))
    t.play("p1 keep whetstone")
    assert "p1 look" not in t.legal


def test_da_camp_06_only_heroes_in_no_alliance_are_seen() -> None:
    t = tavern(band(0, tokens=1), band(1, lost="melinda"))
    assert not hero_deck(t.state) & {"bull", "root", "melinda"}
    away = usual(band(0, tokens=1), band(1), present=(0,), order=(0,))
    assert not hero_deck(at_table(away).state) & {"root", "holgar"}


def test_da_camp_06_one_hero_that_is_left_is_seen_alone() -> None:
    t = waiting(tavern(band(0, tokens=1), band(1)), "senneth")
    t.play("p1 look", *seen("senneth"))
    t.expect_only("p1 recruit senneth", "p1 pass")


@pytest.mark.parametrize("chosen", ["lorna", "bull"])
def test_da_perma_07_a_new_hero_fills_an_empty_place(chosen: str) -> None:
    t = waiting(tavern(band(0, tokens=1, dead="lorna", lost="lorna"), band(1)), "ugra", "senneth")
    t.play("p1 look", *seen("ugra", "senneth"), "p1 recruit ugra", f"p1 replace {chosen}")
    assert ("bull" in hero_deck(t.state)) == (chosen == "bull")
    assert "lorna" not in hero_deck(t.state)
    assert len(t.state.recruits(0)) == (4 if chosen == "lorna" else 3)


def test_da_camp_20_who_has_neither_hero_nor_token_recruits_for_nothing() -> None:
    all_dead = band(0, dead="bull lorna krom petra", lost="bull lorna krom petra")
    t = waiting(tavern(all_dead, band(1)), "ugra", "senneth", "melinda")
    t.play(*seen("ugra", "senneth"))
    t.expect_only("p1 recruit senneth", "p1 recruit ugra")
    t.play("p1 recruit ugra", "p1 replace bull")
    assert named(t.state.recruits(0)) == ["ugra"]
    assert t.state.campaign_tokens == [0, 0]
    assert "p1 look" not in t.legal


# ---- clearing up ---------------------------------------------------------------------------------


def test_da_camp_07_with_a_replaced_hero_go_kept_cards_that_nobody_can_use() -> None:
    c = usual(band(0), band(1, tokens=1, kept="banner-of-dawn shadow-mantle"))
    t = waiting(at_table(c), "runyon-zay", "bull")
    t.play("p2 look", *seen("bull", "runyon-zay"), "p2 recruit runyon-zay", "p2 replace holgar")
    carried = done(c, t)
    assert named(carried.bands[1].heroes) == ["root", "runyon-zay", "jypzy", "krolt"]
    assert named(carried.bands[1].kept, "card") == ["shadow-mantle"]


def test_da_camp_08_a_dead_hero_s_upgrades_leave_though_nobody_replaces_it() -> None:
    c = usual(band(0), band(1, dead="holgar", lost="holgar", kept="banner-of-dawn lucky-coin"))
    assert named(done(c, at_table(c)).bands[1].kept, "card") == ["lucky-coin"]


def test_da_camp_18_who_comes_last_can_still_use_what_nobody_could_for_a_while() -> None:
    c = usual(band(0), band(1, tokens=2, kept="banner-of-dawn"))
    t = waiting(at_table(c), "runyon-zay", "senneth")
    t.play("p2 look", *seen("runyon-zay", "senneth"), "p2 recruit runyon-zay", "p2 replace holgar")
    assert named(t.state.kept[1], "card") == ["banner-of-dawn"]
    early = Play(t.table.copy(), Alliance)
    assert done(c, early).bands[1].kept == ()
    t.play("p2 look", *seen("holgar", "senneth"), "p2 recruit senneth", "p2 replace krolt")
    assert named(done(c, t).bands[1].kept, "card") == ["banner-of-dawn"]


# ---- one after the other -------------------------------------------------------------------------


def test_da_camp_17_each_spends_in_its_turn_as_often_as_it_can() -> None:
    rich = {"tokens": 5, "drafted": "whetstone"}
    t = tavern(band(0, **rich), band(1, tokens=1), band(2, tokens=1), order=(2, 0, 1))
    assert [move.split()[0] for move in t.legal] == ["p3", "p3"]
    t.play("p3 done", "p1 keep whetstone")
    t.expect_legal("p1 look", "p1 done")
    t.play("p1 done").expect_legal("p2 look")


def test_the_story_goes_where_who_has_fewest_tokens_says() -> None:
    c = usual(band(0, tokens=2), band(1, tokens=1), band(2, tokens=1), order=(0, 2, 1))
    t = at_table(c).play("p1 done", "p3 done", "p2 done")
    t.expect_only("p3 set-out court-of-dust", "p3 set-out glass-market")
    carried = done(c, t.play("p3 set-out glass-market"))
    assert ROAD_NAMES.text(carried.ahead) == "glass-market"


@pytest.mark.parametrize(
    ("first", "second", "ending", "stop"),
    [
        ("home", "home", "home", "open-road"),
        ("home", "open-road", "on-the-road", "open-road"),
        ("last-floor", "last-floor", "on-the-road", "last-floor"),
        ("last-floor", "home", "on-the-road", "open-road"),
    ],
)
def test_da_titan_01_to_the_titan_and_home_only_all_of_them_go(
    first: str, second: str, ending: str, stop: str
) -> None:
    c = usual(band(0, finished=2), band(1, finished=3), line="random")
    t = at_table(c).play(f"p1 set-out {first}", f"p2 set-out {second}")
    t.expect_over(ending)
    carried = after(c, t)
    assert (carried.over, ROAD_NAMES.text(carried.ahead)) == (ending == "home", stop)


def test_nobody_wins_an_evening() -> None:
    t = tavern(band(0), band(1))
    t.play(t.legal[0])
    assert t.table.over is not None
    assert (t.table.over.winners, t.table.over.returns) == ((), (0.0, 0.0))


# ---- what bots do, and what is seen --------------------------------------------------------------


def test_a_bot_keeps_what_it_can_use_and_then_leaves() -> None:
    t = tavern(band(0, tokens=3, drafted="whetstone ember-lance"), band(1))
    assert best(t) == "p1 keep whetstone"
    before = position_value(t.state, 0)
    t.play("p1 keep whetstone")
    assert position_value(t.state, 0) > before
    assert best(t) == "p1 done"


def test_a_bot_fills_an_empty_place() -> None:
    t = waiting(tavern(band(0, tokens=1, dead="bull", lost="bull"), band(1)), "ugra", "senneth")
    assert best(t) == "p1 look"
    t.play("p1 look", *seen("ugra", "senneth"))
    assert "recruit" in best(t)
    t.play(best(t))
    assert best(t) == "p1 replace bull"


def test_the_tavern_shows_who_sits_where_and_what_can_be_had() -> None:
    t = waiting(
        tavern(band(0, tokens=2, dead="bull", drafted="whetstone"), band(1, kept="lucky-coin")),
        "ugra",
        "senneth",
    )
    scene = t.table.scene(0)
    assert scene.banner == (
        "The tavern · the blue alliance · What do you spend? You have 2 campaign tokens"
    )
    assert [token.states for token in scene.tokens][:2] == [("dead",), ()]
    assert scene.decision is not None
    assert [(c.label, c.final) for c in scene.decision.choices] == [
        ("keep Whetstone for 1 campaign token", False),
        ("see two heroes for a campaign token", True),
        ("leave the table", True),
    ]
    t.play("p1 look", *seen("ugra", "senneth"))
    scene = t.table.scene(0)
    (met,) = [zone for zone in scene.zones if zone.id == "zone:met"]
    assert [card.name for card in met.cards] == ["Senneth", "Ugra"]
    assert cards("lucky-coin") == t.state.kept[1]
    assert heroes("bull")[0] in t.state.kind


def test_everything_that_is_drawn_in_the_tavern_can_be_asked_about() -> None:
    t = waiting(tavern(band(0, tokens=3, drafted="whetstone"), band(1, dead="root")), "ugra")
    table = t.table
    for thing in table.scene(0).ids():
        table.why_not(0, thing)
        table.sight(0, thing)
    assert table.danger(0) is not None
    words = [table.preview(move.seat, move).text for move in table.legal()]
    assert words == [
        "Keep Whetstone for 1 campaign token",
        "See two heroes for a campaign token",
        "Leave the table",
    ]
    assert [why.refusals for why in table.why_not(0, "card:sunder#keepable-1.0")] != []
