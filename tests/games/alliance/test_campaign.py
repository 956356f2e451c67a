"""Campaigns: what an adventure is begun with, what it earns, and where the road leads."""

from __future__ import annotations

import pytest

from tests.games.alliance.roads import (
    TEAMS,
    adventure,
    after,
    at_table,
    band,
    cards,
    chronicle,
    ended,
    hero_deck,
    heroes,
    named,
)
from undercroft.games.alliance.campaign.episodes import CAMPAIGN
from undercroft.games.alliance.campaign.progress import TAVERN, Band, Chronicle
from undercroft.games.alliance.campaign.road import stops_ahead
from undercroft.games.alliance.content.quest_schema import RESOLVED, TRIGGERED
from undercroft.games.alliance.content.tables import HEROES, QUEST_NAMES, QUESTS, ROAD_NAMES
from undercroft.games.alliance.map.figures import all_heroes
from undercroft.games.alliance.notation import (
    DECKS,
    DISCARDS,
    FIRST_QUEST,
    HANDS,
    QUEST_STACKS,
    UPGRADES,
)
from undercroft.games.alliance.phases.hands import discard_limit, hand_size
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quests import resolve, reward_begun
from undercroft.games.alliance.phases.round import Activate, Rounds, finish, tie_break
from undercroft.games.alliance.phases.setup.placement import first_spaces
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.errors import CampaignError, SaveError
from undercroft.kernel.stacks import EVERYONE
from undercroft.proof.scenario import Play


def begun(c: Chronicle) -> Play[Alliance]:
    """An adventure after its set-up, in which the first choice is always taken."""
    t = at_table(c, chance="seeded")
    while not isinstance(t.state.frames[0], Rounds):
        t.table.play(0)
    return t


def whole(t: Play[Alliance], seat: int) -> list[str]:
    """All cards of a seat."""
    s = t.state
    laid = [*s.zones[HANDS + seat].cards, *s.zones[DISCARDS + seat].cards]
    return named([*laid, *s.stacks[DECKS + seat].cards()], "card")


# ---- what is brought along -----------------------------------------------------------------------


def test_da_camp_01_every_adventure_has_quests() -> None:
    t = begun(chronicle(band(0), band(1)))
    assert len(t.state.quests) == 3
    assert QUESTS[t.state.quests[2]].final == "drum-king"


def test_da_camp_16_only_new_alliances_draft_and_quests_are_revealed_first() -> None:
    t = at_table(chronicle(Band(), Band(), Band()))
    t.play("d roll 0", "d draw quests-1 ragged-map", "d draw quests-2 sealed-vault")
    t.play("d draw quests-3 drum-king")
    assert t.legal[0].startswith("d draw heroes")
    t = begun(chronicle(band(0), band(1), band(2)))
    assert t.state.recruits(1) == list(heroes("root holgar jypzy krolt"))
    assert not any(entry.move.verb.name == "recruit" for entry in t.table.history)


def test_da_camp_16_a_stored_alliance_has_the_starting_cards_of_its_heroes() -> None:
    t = begun(chronicle(band(0), band(1)))
    assert len(whole(t, 0)) == 12
    assert "notched-cleaver" in whole(t, 0)
    assert "oathhammer" in whole(t, 1)


def test_da_camp_10_kept_cards_are_in_the_deck_and_artifacts_lie_out() -> None:
    t = begun(chronicle(band(0), band(1, kept="lucky-coin banner-of-dawn")))
    assert "lucky-coin" in whole(t, 1)
    assert "banner-of-dawn" not in whole(t, 1)
    assert named(t.state.artifacts[1], "card") == ["banner-of-dawn"]
    assert t.state.drafted == [0, 2]


def test_da_camp_10_kept_cards_of_all_alliances_are_in_no_upgrade_deck() -> None:
    t = at_table(
        chronicle(band(0, kept="lucky-coin"), band(1), band(2, kept="sunder"), present=(0, 1))
    )
    decks = [card for level in range(3) for card in t.state.stacks[UPGRADES + level].cards()]
    assert not {*cards("lucky-coin sunder")} & {*decks}
    assert cards("whetstone")[0] in decks


def test_da_camp_10_heroes_of_all_alliances_and_the_dead_are_in_no_deck() -> None:
    t = at_table(chronicle(Band(), band(0), band(1, lost="senneth"), present=(0, 1)))
    assert not hero_deck(t.state) & {"bull", "root", "senneth"}
    assert "melinda" in hero_deck(t.state)


def test_da_camp_10_tv_14_three_kept_upgrades_count_on_the_chart_but_break_no_tie() -> None:
    t = begun(chronicle(band(0, kept="lucky-coin whetstone antidote-vial"), band(1)))
    assert discard_limit(t.state, 0) == 3
    assert hand_size(t.state, 0) == 7
    assert tie_break(t.state, 0) == tie_break(t.state, 1) == (0, 0)


def test_da_win_07_a_card_drafted_now_breaks_the_tie_against_three_that_were_kept() -> None:
    t = begun(chronicle(band(0, kept="lucky-coin whetstone antidote-vial"), band(1)))
    t.state.drafted[1] = 1
    finish(t.state, "last-round")
    assert t.state.over is not None
    assert t.state.over.winners == (1,)


def test_da_camp_15_experience_starts_at_nothing() -> None:
    t = begun(chronicle(band(0, xp=40, tokens=3), band(1, xp=9)))
    assert (t.state.xp_up, t.state.xp_down) == ([0, 0], [0, 0])
    assert t.state.campaign_tokens == [0, 0]


def test_da_camp_19_heroes_begin_unwounded_and_ready_without_treasures() -> None:
    t = begun(chronicle(band(0), band(1)))
    s = t.state
    assert all(s.wounds[f] == () and s.ready[f] for f in all_heroes(s))
    assert len(all_heroes(s)) == 8
    assert s.treasures == [(), ()]


def test_da_camp_20_those_left_take_the_first_places() -> None:
    t = begun(chronicle(band(0, dead="bull petra"), band(1)))
    s = t.state
    standing = {s.spot[f] for f in s.alliance(0) if s.spot[f] >= 0}
    assert standing == set(first_spaces(s, 0)[:2])
    assert len(all_heroes(s)) == 6


def test_da_rnd_09_an_alliance_without_a_ready_hero_passes() -> None:
    t = begun(chronicle(band(0, dead="bull lorna krom"), band(1)))
    s = t.state
    s.frames[-1:] = [Activate(0)]
    s.ready[3] = 0
    s.run()
    assert not isinstance(s.frames[-1], Activate) or s.frames[-1].who != 0


def test_da_camp_14_with_one_hero_left_three_cycles_are_passed() -> None:
    t = begun(chronicle(band(0, dead="bull lorna krom"), band(1)))
    s = t.state
    s.frames = [Rounds(), Activate(0)]
    assert s.frames[-1].advance(s) is False
    assert [f.hero for f in s.frames if isinstance(f, Turn)] == [3]
    s.frames = [Rounds(), Activate(0)]
    assert s.frames[-1].advance(s) is False
    assert [type(f) for f in s.frames] == [Rounds]


def test_da_camp_14_the_dead_are_not_activated() -> None:
    t = begun(chronicle(band(0, dead="bull lorna"), band(1)))
    t.state.frames = [Rounds(), Activate(0)]
    t.state.listed = None
    assert [str(m) for m in t.table.legal()] == ["p1 activate krom", "p1 activate petra"]


def test_da_camp_21_a_kept_artifact_does_not_pay_again() -> None:
    t = begun(chronicle(band(0, kept="kings-ransom"), band(1)))
    assert t.state.xp_down == [0, 0]
    assert named(t.state.artifacts[0], "card") == ["kings-ransom"]
    usual = begun(chronicle(band(0), band(1)))
    assert discard_limit(t.state, 0) > discard_limit(usual.state, 0)


def test_quests_that_were_resolved_come_last_and_nobody_is_met_twice() -> None:
    lost = adventure(resolvers=((0,), (), ()))
    c = chronicle(band(0), band(1), stop="open-road", adventures=(lost,), line="random")
    s = at_table(c).state
    assert isinstance(s, Alliance)
    stacks = [s.stacks[QUEST_STACKS + level].cards() for level in range(3)]
    cheap, dear, finals = ([QUESTS[card - FIRST_QUEST] for card in cards] for cards in stacks)
    assert "ragged-map" not in [quest.id for quest in cheap]
    assert "sealed-vault" in [quest.id for quest in dear]
    assert {quest.final for quest in finals} == {"gorthos", "regent", "ysmera"}


# ---- what is carried on --------------------------------------------------------------------------


def test_da_camp_02_each_alliance_that_is_paid_gets_as_many_tokens() -> None:
    c = chronicle(band(0), band(1), band(2))
    t = begun(c)
    t.state.quest_markers[1] = (2, 2, 0)
    resolve(t.state, 1)
    carried = after(c, ended(t, 5, 5, 5))
    assert t.state.campaign_tokens == [2, 0, 3]
    assert carried.adventures[-1].resolvers[1] == (2, 0)


def test_da_camp_03_who_resolves_it_alone_gets_tokens_for_the_first_reward_only() -> None:
    t = begun(chronicle(band(0), band(1)))
    t.state.quest_markers[1] = (1, 1, 1)
    resolve(t.state, 1)
    assert t.state.campaign_tokens == [0, 3]
    assert t.state.xp_up == [0, 5]


@pytest.mark.parametrize(("scores", "tokens"), [((9, 7, 7), [2, 0, 0]), ((1, 2, 3), [0, 1, 2])])
def test_da_camp_04_each_rival_ranked_lower_is_worth_a_token(
    scores: tuple[int, ...], tokens: list[int]
) -> None:
    c = chronicle(band(0), band(1), band(2))
    carried = after(c, ended(begun(c), *scores))
    assert [b.tokens for b in carried.bands] == tokens
    assert [b.earned for b in carried.bands] == tokens


def test_da_camp_04_tv_08_a_shared_second_rank() -> None:
    teams = (band(0), band(1), band(2), Band(heroes("melinda senneth belzamin runyon-zay")))
    c = chronicle(*teams)
    carried = after(c, ended(begun(c), 9, 6, 6, 2))
    assert [b.tokens for b in carried.bands] == [3, 1, 1, 0]


def test_da_camp_13_a_rival_is_beaten_once_ties_are_broken() -> None:
    c = chronicle(band(0), band(1))
    t = begun(c)
    t.state.drafted[1] = 1
    assert [b.tokens for b in after(c, ended(t, 5, 5)).bands] == [0, 1]


def test_da_camp_04_partners_and_who_is_alone_beat_nobody() -> None:
    for c in (chronicle(band(0), band(1), mode="co-op"), chronicle(band(0))):
        scores = (5.0,) * len(c.present)
        carried = after(c, ended(begun(c), *scores))
        assert all(b.tokens == 0 for b in carried.bands)


def test_da_camp_08_the_dead_are_lost_and_their_cards_too() -> None:
    c = chronicle(band(0), band(1), permadeath=True)
    t = begun(c)
    t.state.dead = (1,)
    carried = after(c, ended(t, 5, 5))
    assert named(carried.bands[0].dead) == named(carried.bands[0].lost) == ["lorna"]
    assert named(carried.bands[0].living) == ["bull", "krom", "petra"]
    next_one = carried.but(stage="adventure", ahead=c.ahead)
    assert len(whole(begun(next_one), 0)) == 9


def test_da_camp_11_a_kept_card_that_left_the_game_is_gone() -> None:
    c = chronicle(band(0, kept="lucky-coin whetstone"), band(1))
    t = begun(c)
    gone = cards("lucky-coin")[0]
    for zone in range(len(t.state.zones)):
        if gone in t.state.zones[zone].cards:
            held = [x for x in t.state.zones[zone].cards if x != gone]
            t.state.zones[zone] = type(t.state.zones[zone])()
            for card in held:
                t.state.zones[zone] = t.state.zones[zone].add(card, EVERYONE)
    deck = t.state.stacks[DECKS]
    t.state.stacks[DECKS] = type(deck).of(x for x in deck.cards() if x != gone)
    assert named(after(c, ended(t, 5, 5)).bands[0].kept, "card") == ["whetstone"]


def test_da_camp_09_what_was_drafted_now_and_is_still_owned_can_be_kept() -> None:
    c = chronicle(band(0, kept="lucky-coin"), band(1))
    t = begun(c)
    s = t.state
    for card in cards("whetstone"):
        s.zones[DISCARDS] = s.zones[DISCARDS].add(card, EVERYONE)
    s.artifacts[0] = cards("sunder")
    carried = after(c, ended(t, 5, 5))
    assert named(carried.bands[0].drafted, "card") == ["whetstone", "sunder"]
    assert carried.bands[1].drafted == ()


def test_da_camp_12_what_is_noted_after_an_adventure() -> None:
    c = chronicle(band(0), band(1, finished=1, won=1, xp=10))
    t = begun(c)
    t.state.xp_up, t.state.xp_down, t.state.fallen = [8, 9], [1, 0], [0, 2]
    carried = after(c, ended(t, 9, 7))
    assert [b.finished for b in carried.bands] == [1, 2]
    assert [b.won for b in carried.bands] == [1, 1]
    assert [b.xp for b in carried.bands] == [9, 19]
    assert (carried.stage, carried.adventures[-1].scores) == (TAVERN, (90, 70))
    assert Chronicle.read(carried.save(), 1) == carried


def test_da_camp_17_rivals_spend_from_last_to_first_partners_from_the_initiative() -> None:
    c = chronicle(band(0), band(1), band(2))
    assert after(c, ended(begun(c), 9, 2, 5)).order == (1, 2, 0)
    c = chronicle(band(0), band(1), band(2), mode="co-op")
    t = begun(c)
    t.state.initiative = 2
    assert after(c, ended(t, 5, 5, 5)).order == (2, 0, 1)


def test_da_camp_22_who_is_away_notes_nothing() -> None:
    c = chronicle(band(0), band(1), band(2), present=(0, 2))
    carried = after(c, ended(begun(c), 9, 5))
    assert [b.finished for b in carried.bands] == [1, 0, 1]
    assert [b.tokens for b in carried.bands] == [1, 0, 0]
    assert carried.adventures[-1].present == (0, 2)


def test_da_camp_22_a_guest_founds_an_alliance_from_pairs_without_tokens() -> None:
    c = chronicle(band(0), band(1), adventures=(adventure(),))
    c = CAMPAIGN.attend(c, (1,), 1) if CAMPAIGN.attend else c
    assert c.present == (1, 2)
    t = at_table(c)
    t.play(
        "d roll 0",
        *(f"d draw quests-{i + 1} {q}" for i, q in enumerate(("thirsty-font", "sealed-vault"))),
    )
    t.play("d draw quests-3 drum-king", "d draw heroes mysterios", "d draw heroes ugra")
    t.expect_only("p2 recruit mysterios", "p2 recruit ugra")
    assert c.bands[2].tokens == 0
    assert c.bands[2].guest


@pytest.mark.parametrize(
    ("present", "guests", "words"),
    [
        ((), 1, "at least one alliance"),
        ((0, 0), 0, "each once"),
        ((0, 7), 0, "not in the campaign"),
        ((0, 1), 3, "room for 2 guests"),
    ],
)
def test_da_camp_22_who_cannot_take_part(present: tuple[int, ...], guests: int, words: str) -> None:
    c = chronicle(band(0), band(1), adventures=(adventure(),))
    assert CAMPAIGN.attend is not None
    with pytest.raises(CampaignError, match=words):
        CAMPAIGN.attend(c, present, guests)
    with pytest.raises(CampaignError, match="between the tavern and an adventure"):
        CAMPAIGN.attend(c.but(stage=TAVERN), (0,), 0)


def attending(c: Chronicle, present: tuple[int, ...], guests: int) -> Chronicle:
    """Who goes on from here."""
    assert CAMPAIGN.attend is not None
    there = CAMPAIGN.attend(c, present, guests)
    assert isinstance(there, Chronicle)
    return there


def test_da_camp_22_two_guests_choose_though_few_heroes_are_left() -> None:
    c = attending(chronicle(band(0), band(1), adventures=(adventure(),)), (0, 1), 2)
    s = begun(c).state
    chosen = [s.kind[figure] for seat in range(4) for figure in s.alliance(seat)]
    assert min(chosen) >= 0
    assert len(set(chosen)) == 16


def test_da_camp_22_a_guest_finds_the_last_four_heroes() -> None:
    free = heroes("emanon graltar ugra mysterios")
    taken = heroes(f"{TEAMS[0]} {TEAMS[1]}")
    others = set(range(len(HEROES))) - {*free, *taken}
    c = chronicle(band(0).but(lost=tuple(sorted(others))), band(1), adventures=(adventure(),))
    s = begun(attending(c, (0, 1), 1)).state
    assert sorted(s.kind[figure] for figure in s.alliance(2)) == sorted(free)
    fewer = c.but(bands=(c.bands[0].but(lost=(*c.bands[0].lost, free[0])), c.bands[1]))
    with pytest.raises(CampaignError, match="3 heroes are in no alliance; each new one needs 4"):
        attending(fewer, (0, 1), 1)


def test_da_camp_22_a_guest_who_does_not_come_after_all_leaves_nothing_behind() -> None:
    c = attending(chronicle(band(0), band(1), adventures=(adventure(),)), (0, 1), 2)
    assert len(attending(c, (0, 1), 0).bands) == 2
    assert attending(c, (0, 1, 3), 0).present == (0, 1, 2)
    assert len(attending(c, (0, 1, 3), 0).bands) == 3
    assert len(attending(c.but(bands=(*c.bands[:2], band(2, guest=True))), (0,), 0).bands) == 3


def test_nobody_joins_a_campaign_that_is_over() -> None:
    c = chronicle(band(0), band(1), adventures=(adventure(),), over=True)
    with pytest.raises(CampaignError, match="is over"):
        attending(c, (0,), 1)


def test_da_camp_23_a_lost_adventure_is_played_once_more_by_the_alliances_of_before() -> None:
    c = chronicle(band(0, tokens=1), mode="co-op", goal="expert")
    t = begun(c)
    t.state.campaign_tokens[0] = 3
    lost = after(c, ended(t, 5, winners=()))
    assert lost.bands[0].tokens == 4
    assert [e.id for e in CAMPAIGN.episodes(lost)] == ["tavern-1", "adventure-1-again"]
    again = at_table(lost, 1, chance="seeded")
    lost_again = after(lost, ended(again, 5, winners=()), 1)
    assert lost_again.bands[0].tokens == 1
    assert [e.id for e in CAMPAIGN.episodes(lost_again)] == ["tavern-1"]
    assert [a.again for a in lost_again.adventures] == [True]


def test_da_camp_23_who_has_won_or_has_no_goal_plays_on() -> None:
    for goal, winners in (("expert", (0,)), ("score", ())):
        c = chronicle(band(0), mode="co-op", goal=goal)
        assert len(CAMPAIGN.episodes(after(c, ended(begun(c), 5, winners=winners)))) == 1


def test_da_egr_02_a_quest_that_was_begun_pays_its_lower_number_in_tokens() -> None:
    t = begun(chronicle(band(0), band(1), end_rewards=True))
    t.state.quest_stages[1] = TRIGGERED
    t.state.quest_markers[1] = (1,)
    reward_begun(t.state)
    assert t.state.campaign_tokens == [0, 2]
    assert RESOLVED not in t.state.quest_stages


# ---- the road ------------------------------------------------------------------------------------


def ahead(c: Chronicle) -> list[str]:
    """Where the road leads."""
    return [ROAD_NAMES.text(stop) for stop in stops_ahead(c)]


def test_the_story_has_two_ways_after_the_first_adventure() -> None:
    assert ahead(chronicle(band(0), step=1)) == ["court-of-dust", "glass-market"]
    assert ahead(chronicle(band(0), step=2)) == ["ember-stair"]


@pytest.mark.parametrize(("finished", "expected"), [((2, 2), "last-floor"), ((2, 1), "open-road")])
def test_da_titan_08_all_alliances_need_two_dungeons(
    finished: tuple[int, int], expected: str
) -> None:
    there = [band(n, finished=count) for n, count in enumerate(finished)]
    assert ahead(chronicle(*there, step=3)) == [expected]


def test_da_titan_01_the_titan_waits_for_two_finished_dungeons() -> None:
    for finished, expected in (
        (1, ["open-road", "home"]),
        (2, ["last-floor", "open-road", "home"]),
    ):
        c = chronicle(band(0, finished=finished), line="random", adventures=(adventure(),))
        assert ahead(c) == expected


def test_da_titan_08_who_is_not_ready_takes_the_others_another_way() -> None:
    c = chronicle(band(0, finished=3), stop="last-floor", step=3, adventures=(adventure(),))
    assert CAMPAIGN.attend is not None
    assert CAMPAIGN.attend(c, (0,), 0).ahead == ROAD_NAMES.parse("last-floor")
    assert CAMPAIGN.attend(c, (0,), 1).ahead == ROAD_NAMES.parse("open-road")


def test_without_champions_the_story_ends_with_the_third_adventure() -> None:
    c = chronicle(band(0), stop="ember-stair", step=2, champions=False)
    assert ahead(c.but(step=3)) == ["home"]
    assert after(c, ended(begun(c), 5)).over


def test_the_story_ends_with_the_titan_and_gorthos_waits_below() -> None:
    c = chronicle(band(0, finished=3), stop="last-floor", step=3)
    t = begun(c)
    assert t.state.options.deep
    assert QUEST_NAMES.text(t.state.quests[2]) == "titan"
    assert after(c, ended(t, 5)).over
    assert begun(chronicle(band(0), stop="ember-stair")).state.options.deep
    assert not begun(chronicle(band(0), stop="court-of-dust")).state.options.deep


def test_an_open_road_ends_with_its_last_adventure() -> None:
    behind = (adventure(), adventure())
    for length, expected in ((2, ["home"]), (3, ["open-road", "home"])):
        c = chronicle(band(0), line="random", adventures=behind, length=length)
        assert ahead(c) == expected


def test_a_campaign_that_cannot_be_is_refused() -> None:
    plain = chronicle(band(0), band(1)).save()
    with pytest.raises(SaveError, match="takes part that is not in the campaign"):
        Chronicle.read({**plain, "present": [0, 5]}, 1)
    with pytest.raises(SaveError, match='no hero "boll"; did you mean "bull"'):
        Chronicle.read({**plain, "bands": [{"heroes": ["boll"]}]}, 1)
    with pytest.raises(SaveError, match="has 4 heroes"):
        Chronicle.read({**plain, "bands": [{"heroes": ["bull"]}] * 2}, 1)
