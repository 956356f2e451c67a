"""Linked adventures as a campaign: who wins the first goes on with what he has. [CV-SETUP-09]"""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.campaign.drawing import drawing
from undercroft.games.caverns.campaign.progress import LINKED, Chain, Played
from undercroft.games.caverns.content.card import Treasure, TreasureKind
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.page_schema import NOT_LINKED, VILLAIN_LEFT, Adventure
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.options import OPTIONS as GAME_OPTIONS
from undercroft.games.caverns.phases.setup.sequence import SetUp, set_up
from undercroft.games.caverns.phases.villains import is_beaten
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.episodes import CampaignKind, Episode
from undercroft.kernel.options import Options, Value
from undercroft.kernel.state import State

AGAIN: Final = "-again"
HELD: Final = ("heroes", "powers", "surges")
"""The options of the game that hold throughout."""
WON: Final = "won"


def pages() -> tuple[Adventure, Adventure]:
    """The two adventures of the chain."""
    assert LINKED.link is not None
    first = next(row for row in ADVENTURES if LINKED.link and row.id == LINKED.link.after)
    return first, LINKED


def found(seats: int, options: Options) -> Chain:
    """Nobody has been below yet."""
    chain = Chain(seats)
    powers, choice = str(options["powers"]), str(options["heroes"])
    return chain.but(powers=powers, choice=choice, surges=int(options["surges"]))


def episodes(c: Chain) -> tuple[Episode, ...]:
    """The first adventure, then the second; who has lost the first may try once more.

    Then the second is begun like any other: only who has won keeps level and Items.
    """
    first, second = pages()
    if not c.played:
        return (episode(c, first),)
    if c.played[-1].adventure == second.id:
        return ()
    is_lost = not c.played[-1].won and not c.played[-1].again
    return (episode(c, second), *([episode(c, first, AGAIN)] if is_lost else []))


def episode(c: Chain, row: Adventure, suffix: str = "") -> Episode:
    """An adventure as something that can be played next."""
    is_linked = row.id == LINKED.id and c.link != NOT_LINKED
    kept = "Heroes keep their level and their Items." if is_linked else ""
    left = " Sevrane is alive, and waits there." if is_linked and c.link == VILLAIN_LEFT else ""
    start = "Who wins keeps level and Items." if row.id != LINKED.id else "This is the end of it."
    return Episode(
        id=f"{row.id}{suffix}",
        title=f"{row.name} once more" if suffix else row.name,
        text=f"The goal: {row.objective.words}",
        stakes=f"{kept}{left}".strip() or start,
        icon=row.villains[0] if row.villains else "goal",
        seats=c.seats,
        options=options_for(c, row),
    )


def options_for(c: Chain, row: Adventure) -> dict[str, Value]:
    """The options of an adventure of the chain."""
    link = c.link if row.id == LINKED.id else NOT_LINKED
    return {
        "adventure": row.id,
        "linked": link,
        "heroes": c.choice,
        "powers": c.powers,
        "surges": c.surges,
    }


def begin(c: Chain, episode: Episode, options: Options) -> State:
    """An adventure with the heroes of the chain, once they are known."""
    is_linked = options["linked"] != NOT_LINKED
    steps = SetUp(c.heroes, c.levels if is_linked else (), c.items if is_linked else ())
    return set_up(episode.seats, options, steps)


def carry_on(c: Chain, episode: Episode, s: State) -> Chain:
    """Who has won keeps level and Items; the villain who was left is remembered."""
    assert isinstance(s, Caverns)
    assert s.over is not None
    won, again = bool(s.over.winners), episode.id.endswith(AGAIN)
    played = Played(str(episode.options["adventure"]), s.over.ending, won, again)
    after = c.but(
        heroes=tuple(s.kind[: s.seats]),
        levels=tuple(s.level) if won else (),
        items=tuple([owned(s, seat) for seat in range(s.seats)]) if won else (),
        played=(*c.played, played),
    )
    return after.but(link=link_after(s) if won else NOT_LINKED)


def owned(s: Caverns, seat: int) -> tuple[int, ...]:
    """The Items of a hero, used up for the moment or not."""
    held = sorted((*s.items[seat], *s.items_down[seat]))
    return tuple([card for card in held if is_item(card)])


def is_item(card: int) -> bool:
    """Whether a treasure is one to keep."""
    face = ALL_CARDS[card]
    return isinstance(face, Treasure) and face.kind == TreasureKind.ITEM


def link_after(s: Caverns) -> str:
    """How the first adventure was won: with its villain beaten, or still alive."""
    assert LINKED.link is not None
    return WON if is_beaten(s, LINKED.link.villain) else VILLAIN_LEFT


CAMPAIGN: Final = CampaignKind(
    id="stone-and-furnace",
    name="The stone and the furnace",
    tagline="Break the Glowstone, and go on below with what you have: somebody may be waiting.",
    seats=tuple(range(LINKED.heroes[0], LINKED.heroes[1] + 1)),
    progress=Chain,
    found=found,
    episodes=episodes,
    begin=begin,
    carry_on=carry_on,
    drawing=drawing,
    options=tuple([option for option in GAME_OPTIONS if option.name in HELD]),
    minutes=(90, 180),
)
