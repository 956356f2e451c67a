"""Whole campaigns by bots: they end, can be kept at any moment, nothing is lost or doubled."""

from __future__ import annotations

import pytest

from tests.campaigns.courses import Course, Gathering
from undercroft import GAMES
from undercroft.campaigns.by_bots import episode_by_bots, last
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.errors import CampaignError
from undercroft.kernel.options import Value
from undercroft.kernel.registry import game

LINE = ("alliance", "line")
SHORT: dict[tuple[str, str], dict[str, Value]] = {LINE: {"line": "random", "length": 2}}
"""The options with which a campaign is over soonest."""
ROUGH: tuple[tuple[str, Value], ...] = (("permadeath", True), ("pvp", True), ("end_rewards", True))


def shortest() -> list[Course]:
    """One short campaign of each kind of each game."""
    kinds = [(id_, kind) for id_ in GAMES for kind in game(id_).campaigns]
    return [
        Course(id_, kind.id, kind.seats[0], tuple(SHORT.get((id_, kind.id), {}).items()))
        for id_, kind in kinds
    ]


@pytest.mark.parametrize("course", shortest(), ids=str)
def test_a_short_campaign_of_each_kind(course: Course) -> None:
    campaign = course.play()
    assert campaign.chapters


@pytest.mark.parametrize(
    "course",
    [
        Course(*LINE, 2, ROUGH, "random"),
        Course(*LINE, 2, (("mode", "co-op"), ("goal", "expert")), pick=last),
        Course("caverns", "stone-and-furnace", 3, pick=last, seed=2),
    ],
    ids=str,
)
def test_what_is_lost_is_tried_again_and_the_dead_stay_dead(course: Course) -> None:
    course.play()


def test_members_stay_away_and_guests_join() -> None:
    campaign = Course(*LINE, 2, (("line", "random"), ("length", 4))).play(Gathering(3))
    assert len(campaign.scene().members) > campaign.seats


def test_an_episode_in_which_bots_do_not_get_on_is_named() -> None:
    campaign = Campaign.found(*LINE, 2, {})
    with pytest.raises(CampaignError) as told:
        episode_by_bots(campaign, campaign.coming[0], "greedy", 7, most=5)
    words = str(told.value)
    assert words.startswith("The line: ")
    assert "(adventure-1, seed 7) has not ended after 5 decisions of greedy" in words


# ---- long ----------------------------------------------------------------------------------------


def each_option() -> list[Course]:
    """Every value of every option, with every number of seats that it is for."""
    courses = [
        Course(id_, kind.id, seats, ((option.name, value),))
        for id_ in GAMES
        for kind in game(id_).campaigns
        for option in kind.options
        for value in option.choices
        for seats in kind.seats
    ]
    return [course for course in courses if course.can_be_founded]


def roads() -> list[Course]:
    """Lines of Alliance with several options at once."""
    lines: list[tuple[tuple[str, Value], ...]] = [
        (("line", "story"),),
        (("line", "random"), ("length", 6)),
    ]
    modes: list[tuple[tuple[str, Value], ...]] = [
        (("mode", "competitive"), *ROUGH),
        (("mode", "co-op"), ("goal", "expert"), ("nightmare", True), ("permadeath", True)),
        (("mode", "co-op"), ("goal", "expert"), ("champions", False)),
    ]
    return [
        Course(*LINE, seats, (*line, *mode), bot, seed, last)
        for line in lines
        for mode in modes
        for seats in (1, 2, 3, 4)
        for bot, seed in (("greedy", 1), ("greedy", 2), ("random", 1))
    ]


@pytest.mark.long
@pytest.mark.parametrize("course", each_option(), ids=str)
def test_every_option_with_every_number_of_seats(course: Course) -> None:
    course.play()


@pytest.mark.long
@pytest.mark.parametrize("course", roads(), ids=str)
def test_roads_with_several_options(course: Course) -> None:
    course.play()


@pytest.mark.long
@pytest.mark.parametrize("course", roads(), ids=str)
def test_roads_on_which_members_come_and_go(course: Course) -> None:
    course.play(Gathering(course.seed))
