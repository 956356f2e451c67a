"""What must hold of a campaign of Alliance after every episode."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from undercroft.games.alliance.campaign.episodes import before
from undercroft.games.alliance.campaign.progress import TAVERN, Chronicle
from undercroft.games.alliance.notation import KEEP, LOOK, card_at
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.table import Table


class AllianceChecks:
    """Tokens, heroes and kept cards, counted apart from what the campaign says of itself."""

    def __init__(self) -> None:
        self.spent: Counter[int] = Counter()

    def check(self, episode: Episode, table: Table, campaign: Campaign) -> None:
        """What an episode has changed, and what it has not."""
        assert table.setup.brought is not None
        brought, now = table.setup.brought.progress, campaign.progress
        assert isinstance(brought, Chronicle)
        assert isinstance(now, Chronicle)
        then = before(brought, episode)
        if episode.id.startswith(TAVERN):
            self.spend(then, episode, table)
        tokens_add_up(now, self.spent)
        nothing_is_twice(now)
        the_dead_stay_dead(then, now)
        who_is_away_rests(then, now)
        numbers_grow(then, now, is_tavern=episode.id.startswith(TAVERN))

    def spend(self, then: Chronicle, episode: Episode, table: Table) -> None:
        """Every look costs a token, as long as there is one; a card costs its XP."""
        purse = [then.bands[episode.member_at(seat)].tokens for seat in range(episode.seats)]
        for entry in table.history:
            move = entry.move
            price = 0
            if move.verb is KEEP:
                price = card_at(move.args[0]).xp
            elif move.verb is LOOK:
                price = min(1, purse[move.seat])
            if price:
                purse[move.seat] -= price
                self.spent[episode.member_at(move.seat)] += price
        assert min(purse) >= 0


def tokens_add_up(c: Chronicle, spent: Counter[int]) -> None:
    """What was earned is left or spent."""
    noted: Counter[int] = Counter()
    for a in c.adventures:
        noted.update(dict(zip(a.present, a.tokens)))
    for number, band in enumerate(c.bands):
        assert band.earned == noted[number]
        assert band.earned == band.tokens + spent[number]


def nothing_is_twice(c: Chronicle) -> None:
    """No hero is in two alliances, and no card is kept twice."""
    for everything in (
        list(chain.from_iterable(band.heroes for band in c.bands)),
        list(chain.from_iterable(band.kept for band in c.bands)),
    ):
        assert max(Counter(everything).values(), default=1) == 1


def the_dead_stay_dead(then: Chronicle, now: Chronicle) -> None:
    """Who was lost is lost, and in no alliance; without permadeath nobody is."""
    lost = {hero for band in now.bands for hero in band.lost}
    living = {hero for band in now.bands for hero in band.living}
    assert {hero for band in then.bands for hero in band.lost} <= lost
    assert not lost & living
    assert all(set(band.dead) <= set(band.lost) & set(band.heroes) for band in now.bands)
    assert now.options.permadeath or not lost


def who_is_away_rests(then: Chronicle, now: Chronicle) -> None:
    """Who does not take part keeps everything as it was."""
    for number, band in enumerate(then.bands):
        assert number in then.present or now.bands[number] == band


def numbers_grow(then: Chronicle, now: Chronicle, *, is_tavern: bool) -> None:
    """Who was there has finished one dungeon more; an evening in the tavern is none."""
    for number in then.present:
        old, new = then.bands[number], now.bands[number]
        assert new.finished == old.finished + (not is_tavern)
        assert old.won <= new.won <= old.won + 1
        assert old.xp <= new.xp
        assert is_tavern or set(new.kept) <= set(old.kept)
