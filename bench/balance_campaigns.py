"""How campaigns work out: bots play them from founding to end, and a page says what came.

    python -m bench.balance_campaigns --campaigns 100 --jobs 2 --page docs/balance/campaigns.md
    python -m bench.balance_campaigns --cells caverns-3,caverns-4 --minutes 10

Every campaign is one JSON line of a ledger, written when it is over. A run that was stopped goes
on: what the ledger has of the same rules and content is not played again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.campaigns_page import page
from bench.campaigns_row import Row, Told
from bench.greedy_games import hold_up
from bench.ledger import add_run_options, check_words, play_missing, read_lines
from undercroft.campaigns.by_bots import MOST_EPISODES, episode_by_bots
from undercroft.games.alliance.campaign.progress import TAVERN, TENTHS, Chronicle
from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.notation import KEEP, LOOK, card_at
from undercroft.games.caverns.campaign.progress import Chain
from undercroft.games.infinity.campaign.progress import CAMP, March
from undercroft.kernel.campaign import Campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.options import Value
from undercroft.kernel.registry import game
from undercroft.kernel.table import Table

LEDGER: Final = Path("docs/balance/campaigns.jsonl")
LINE: Final = ("alliance", "line")
CHAIN: Final = ("caverns", "stone-and-furnace")
THREE: Final = ("infinity", "three")
BELL: Final = ("infinity", "bell-below")
DEADLY: Final[dict[str, Value]] = {"permadeath": True}
NORMAL: Final[dict[str, Value]] = {"difficulty": "normal"}
GOALS: Final = ("novice", "adept", "expert", "master")

Cell = tuple[tuple[str, str], int, dict[str, Value]]


def companies(goal: str) -> dict[str, Cell]:
    """Campaigns of Alliance with a goal, for several and for one."""
    together: dict[str, Value] = {"mode": "co-op", "goal": goal}
    return {
        f"together-2-{goal}": (LINE, 2, together),
        f"together-3-{goal}": (LINE, 3, together),
        f"alone-{goal}": (LINE, 1, {"goal": goal}),
    }


CELLS: Final[dict[str, Cell]] = {
    "rivals-2": (LINE, 2, {}),
    "rivals-4": (LINE, 4, {}),
    **{name: cell for goal in GOALS for name, cell in companies(goal).items()},
    "rivals-2-permadeath": (LINE, 2, DEADLY),
    "alone-permadeath": (LINE, 1, {"goal": "novice", **DEADLY}),
    "caverns-3": (CHAIN, 3, {}),
    "caverns-4": (CHAIN, 4, {}),
    "caverns-5": (CHAIN, 5, {}),
    "three-2": (THREE, 2, {}),
    "three-4": (THREE, 4, {}),
    "bell-2": (BELL, 2, {}),
    "bell-4": (BELL, 4, {}),
    "bell-2-normal": (BELL, 2, NORMAL),
    "bell-4-normal": (BELL, 4, NORMAL),
}
"""The campaigns that are played: which, with how many seats and which options."""
PILES: Final = {Level.ONE: "Level I", Level.TWO: "Level II"}
LOOKS: Final = "heroes"

Key = tuple[str, int, str, str, str]


@dataclass(frozen=True, slots=True)
class Wanted:
    """One campaign that is to be played."""

    cell: str
    seed: int
    bot: str

    @property
    def key(self) -> Key:
        """What tells it from all others, under the rules and content of now."""
        played = game(CELLS[self.cell][0][0])
        return (self.cell, self.seed, self.bot, played.revision, played.content_hash())

    def play(self) -> Row:
        """From its founding to its end."""
        began = time.perf_counter()
        (game_id, kind), seats, options = CELLS[self.cell]
        campaign, told = Campaign.found(game_id, kind, seats, options), list[Told]()
        while not campaign.is_over and len(told) < MOST_EPISODES:
            told.append(self.episode(campaign, campaign.coming[0], len(told)))
        return Row(
            cell=self.cell,
            seats=seats,
            seed=self.seed,
            bot=self.bot,
            rules=campaign.game.revision,
            content=campaign.game.content_hash(),
            is_over=campaign.is_over,
            episodes=tuple(told),
            seconds=round(time.perf_counter() - began, 2),
        )

    def episode(self, campaign: Campaign, episode: Episode, number: int) -> Told:
        """What is kept of an episode, once the campaign has carried on from it."""
        before = campaign.progress
        table = episode_by_bots(campaign, episode, self.bot, self.seed * 100 + number)
        campaign.close(table)
        after = campaign.progress
        if isinstance(after, Chain):
            return told_page(list(map(len, after.items)), episode, table)
        if isinstance(after, March):
            return told_page([len(sheet.things) for sheet in after.heroes], episode, table)
        assert isinstance(before, Chronicle)
        assert isinstance(after, Chronicle)
        if episode.id.startswith(TAVERN):
            return told_tavern(before, after, episode, table)
        return told_adventure(after, episode)


# ---- what is told of an episode ------------------------------------------------------------------


def told_adventure(c: Chronicle, episode: Episode) -> Told:
    """An adventure of Alliance."""
    last = c.adventures[-1]
    return Told(
        id=episode.id,
        title=episode.title,
        ending=last.ending,
        is_adventure=True,
        winners=tuple([last.present.index(number) for number in last.winners]),
        scores=tuple([score / TENTHS for score in last.scores]),
        tokens=last.tokens,
        lost=len(last.died),
    )


def told_tavern(before: Chronicle, after: Chronicle, episode: Episode, table: Table) -> Told:
    """An evening in the tavern: what tokens went on."""
    spent = [Counter[str]() for _ in before.present]
    for entry in table.history:
        if entry.move.verb is KEEP:
            card = card_at(entry.move.args[0])
            spent[entry.move.seat][PILES.get(card.level, "artifacts")] += card.xp
        elif entry.move.verb is LOOK:
            spent[entry.move.seat][LOOKS] += 1
    keeps = [e.move.seat for e in table.history if e.move.verb is KEEP]
    return Told(
        id=episode.id,
        title=episode.title,
        ending=table.over.ending if table.over else "",
        is_adventure=False,
        spent=tuple([dict(counts) for counts in spent]),
        offered=tuple([len(before.bands[number].drafted) for number in before.present]),
        kept=tuple([keeps.count(seat) for seat in range(len(before.present))]),
        left=tuple([after.bands[number].tokens for number in before.present]),
    )


def told_page(things: Sequence[int], episode: Episode, table: Table) -> Told:
    """An adventure of Caverns, or a game or camp of Infinity: how many things each hero keeps."""
    assert table.over is not None
    return Told(
        id=episode.id,
        title=episode.title,
        ending=table.over.ending,
        is_adventure=not episode.id.startswith(CAMP),
        winners=table.over.winners,
        scores=tuple(table.over.scores),
        kept=tuple(things),
    )


# ---- the command ---------------------------------------------------------------------------------


def read(ledger: Path) -> list[Row]:
    """The campaigns of a ledger."""
    return [Row.load(line) for line in read_lines(ledger)]


def key_of(row: Row) -> Key:
    """What tells a campaign that was played from all others."""
    return (row.cell, row.seed, row.bot, row.rules, row.content)


def keys(ledger: Path) -> set[Key]:
    """What a ledger has of the campaigns that are to be played."""
    return {key_of(row) for row in read(ledger)}


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Campaigns by bots, and what came of them.")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--campaigns", type=int, default=100, help="campaigns of each cell")
    parser.add_argument("--cells", default=",".join(CELLS))
    add_run_options(parser, LEDGER)
    given = parser.parse_args(words)
    check_words(parser, given.cells, CELLS)
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing, then write the page if one is wanted; 1 if a campaign went wrong."""
    given = parsed(words)
    cells = given.cells.split(",")
    asked = [Wanted(cell, seed, given.bot) for seed in range(given.campaigns) for cell in cells]
    failed = play_missing(given, asked, keys, "campaigns")
    if given.page:
        rows = read(given.ledger)
        now = {Wanted(row.cell, row.seed, row.bot).key for row in rows if row.cell in CELLS}
        of_now = [row for row in rows if row.bot == given.bot and key_of(row) in now]
        hold_up(page(given.bot, list(CELLS), of_now), given.page)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
