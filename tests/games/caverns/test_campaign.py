"""Linked adventures as a campaign: what is carried from the stone to the furnace."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.caverns.campaign.episodes import CAMPAIGN
from undercroft.games.caverns.campaign.progress import Chain, Played
from undercroft.games.caverns.content.tables import HERO_NAMES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.notation import NOTATION, TREASURE_DECK, numbers
from undercroft.games.caverns.phases.villains import villain_figure
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.episodes import Brought
from undercroft.kernel.errors import SaveError
from undercroft.kernel.outcome import Over
from undercroft.kernel.setup import make_setup
from undercroft.kernel.table import Table

HEROES = tuple(HERO_NAMES.parse(name) for name in ("hadra", "oriel", "maro"))
WON = Played("adv-05", "glowstone-broken", won=True)
LOST = Played("adv-05", "no-surge", won=False)


def chain(**fields: Any) -> Chain:
    """A chain of three heroes."""
    return Chain(3).but(**{"heroes": HEROES, **fields})


def table(c: Chain, number: int = 0) -> Table:
    """An adventure that comes next, dealt."""
    episode = CAMPAIGN.episodes(c)[number]
    brought = Brought(CAMPAIGN, episode, c)
    return Table(make_setup(CAVERNS, None, {}, None, None, brought), 5)


def state(t: Table) -> Caverns:
    assert isinstance(t.state, Caverns)
    return t.state


def after(c: Chain, t: Table, *, won: bool, number: int = 0) -> Chain:
    """The chain after the adventure has ended now."""
    t.state.over = Over("glowstone-broken", (0, 1, 2) if won else (), (), (0.0,) * 3)
    carried = CAMPAIGN.carry_on(c, CAMPAIGN.episodes(c)[number], t.state)
    assert isinstance(carried, Chain)
    return carried


def ids(c: Chain) -> list[str]:
    return [episode.id for episode in CAMPAIGN.episodes(c)]


def test_adv_08_who_has_won_keeps_level_and_items() -> None:
    c = chain(heroes=())
    t = table(c)
    s = state(t)
    s.level[1] = 2
    s.items = [numbers("nailed-boots"), (), ()]
    s.items_down = [(), numbers("ring-coat"), ()]
    carried = after(c, t, won=True)
    assert carried.heroes == tuple(s.kind[:3])
    assert carried.levels == (1, 2, 1)
    assert carried.items == (numbers("nailed-boots"), numbers("ring-coat"), ())


def test_adv_08_heroes_begin_with_what_they_keep_and_nothing_else() -> None:
    items = (numbers("nailed-boots"), (), numbers("ring-coat"))
    c = chain(levels=(1, 1, 1), items=items, link="won", played=(WON,))
    s = state(table(c))
    assert tuple(s.kind[:3]) == HEROES
    assert tuple(s.items) == items
    deck = s.stacks[TREASURE_DECK].cards()
    assert not {*numbers("nailed-boots", "ring-coat")} & {*deck}


def test_adv_08_a_hero_of_level_two_learns_a_daily_again() -> None:
    c = chain(levels=(1, 2, 1), items=((), (), ()), link="won", played=(WON,))
    t = table(c)
    assert "rising" in [frame.NAME for frame in t.state.frames]
    while "rising" in [frame.NAME for frame in t.state.frames]:
        t.play(0)
    assert state(t).level[1] == 2
    assert state(t).level[0] == 1


def test_adv_08_who_has_lost_begins_as_anybody_does() -> None:
    c = chain(played=(LOST.but(again=True),))
    assert ids(c) == ["adv-08"]
    s = state(table(c))
    assert tuple(s.kind[:3]) == HEROES
    assert s.options.linked == "no"
    assert all(len(held) >= 1 for held in s.items)


@pytest.mark.parametrize(("beaten", "link"), [(True, "won"), (False, "villain-left")])
def test_adv_08_a_villain_who_was_left_waits_there(beaten: bool, link: str) -> None:
    c = chain(heroes=())
    t = table(c)
    if beaten:
        figure = villain_figure("sevrane")
        state(t).villains = (figure,)
        state(t).hp[figure] = 0
    carried = after(c, t, won=True)
    assert carried.link == link
    assert state(table(carried)).options.linked == link


def test_a_lost_stone_may_be_tried_once_more() -> None:
    assert ids(chain(played=(LOST,))) == ["adv-08", "adv-05-again"]
    again = after(chain(played=(LOST,)), table(chain(played=(LOST,)), 1), won=False, number=1)
    assert ids(again) == ["adv-08"]
    assert [played.again for played in again.played] == [False, True]
    assert ids(chain(played=(WON,))) == ["adv-08"]


def test_the_furnace_is_the_end() -> None:
    c = chain(levels=(1, 1, 1), items=((), (), ()), link="won", played=(WON,))
    over = after(c, table(c), won=False)
    assert ids(over) == []
    assert CAMPAIGN.drawing(over).ending == "One of the two adventures is won."


def test_a_chain_that_cannot_be_is_refused() -> None:
    plain = chain().save()
    with pytest.raises(SaveError, match="3 to 5 heroes go, not 2"):
        Chain.read({**plain, "seats": 2}, 1)
    with pytest.raises(SaveError, match="each seat has one hero"):
        Chain.read({**plain, "heroes": ["hadra"]}, 1)
    with pytest.raises(SaveError, match="have each a level and Items"):
        Chain.read({**plain, "levels": [1, 1, 1]}, 1)


def test_the_page_shows_heroes_with_their_items() -> None:
    items = (numbers("nailed-boots"), (), ())
    scene = CAMPAIGN.drawing(chain(levels=(2, 1, 1), items=items, link="won", played=(WON,)))
    first = scene.members[0]
    assert first.name == "Hadra Stonewell"
    assert [card.name for zone in first.zones for card in zone.cards] == ["Nailed Boots"]
    assert [(track.name, track.value) for track in first.tracks] == [("level", 2)]
    assert [stop.state for stop in scene.road] == ["done", "next"]
    assert NOTATION.cards.text(items[0][0]) == "nailed-boots"
