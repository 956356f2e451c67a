"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from undercroft.games.caverns.content.page_schema import LINKS, Adventure
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.kernel.options import Option, option, options_of, ruling


def heroes_words(least: int, most: int) -> str:
    """How many heroes a page is for."""
    return f"{least} to {most} heroes" if least < most else f"{most} hero{'es' * (most > 1)}"


def which_page(rows: Sequence[Adventure]) -> Option:
    """The option that picks one of some pages; by default the first that is for several heroes."""
    titles = tuple(
        f"{row.name}: {row.kind}, {heroes_words(*row.heroes)}, difficulty {row.difficulty} of 5"
        for row in rows
    )
    ids = tuple(row.id for row in rows)
    return Option("adventure", "Which page is played.", USUAL_PAGE, ids, "CV-SETUP-01", titles)


PLAYABLE: Final = tuple(row.id for row in ADVENTURES)
USUAL_PAGE: Final = next(row.id for row in ADVENTURES if row.heroes[1] > 1)


@dataclass(frozen=True, slots=True)
class CavernsOptions:
    """What the table has agreed on, beside the page: that one the state knows as its page."""

    first: str = option(
        "How the first player is found.", "chance", ("chance", "choose"), "CV-SETUP-16"
    )
    heroes: str = option("How heroes are found.", "suggested", ("suggested", "choose"))
    powers: str = option(
        "How powers are taken.", "suggested", ("suggested", "choose", "random"), "CV-ADV-04"
    )
    ties: str = option(
        "Who settles ties and orders what happens at once: the active player, only ties, nobody.",
        "ask",
        ("ask", "ties", "first"),
        "CV-TURN-04",
    )
    surges: int = option(
        "Surge tokens more or fewer, for every team.", 0, (-1, 0, 1), rule="CV-SETUP-13"
    )
    first_game: bool = option("Tokens for a very first game.", default=False, rule="CV-SETUP-13")
    linked: str = option("How the page before ended, where two are linked.", "no", LINKS)
    all_cards: bool = option("Both card sets in every adventure.", default=False, rule="CV-ADV-06")
    surge_cap: int = ruling("How many surge tokens there are.", 5, (3, 4, 5, 6, 8), "CV-COMP-09")
    adjacent_fallback: str = ruling(
        "What a monster does that finds no room beside a hero: read on, or come as near as it can.",
        "next-line",
        ("next-line", "as-near"),
        "CV-MON-18",
    )
    treasure_limit: str = ruling(
        "Whether one treasure is drawn for defeats in a turn, or one by each hero.",
        "turn",
        ("turn", "hero"),
        "CV-TREAS-01",
    )
    sealed: str = ruling(
        "Whether a tunnel leads out of a cave that has sealed itself.",
        "tunnel",
        ("tunnel", "shut"),
        "CV-TILE-17",
    )
    gap_blocks: bool = ruling("Whether gaps count as walls.", default=False, rule="CV-TILE-05")
    tile_open: bool = ruling(
        "Whether attacks pass walls inside tiles.", default=True, rule="CV-DIST-05"
    )
    auto20: bool = ruling(
        "A natural 20 always hits, a 1 never does.", default=False, rule="CV-ATK-04"
    )
    snug_uses: int = ruling("How often a hero shelters in the Snug.", 1, (0, 1, 2, 3), "CV-TILE-20")
    tile_features: str = ruling("Whether tiles have features.", "on", ("on", "off"), "CV-TILE-21")
    encounter_chain: int = ruling("Encounters drawn in one turn.", 5, (1, 3, 5, 8), "CV-ENC-05")
    villain_scale: int = ruling("HP of a villain a hero.", 2, (0, 1, 2, 3, 4), "CV-VILLAIN-05")
    closest: str = ruling(
        "Whether heroes equally many tiles away are told apart by squares.",
        "tile-dist",
        ("tile-dist", "squares"),
        "CV-MON-13",
    )
    trap_delay: int = ruling("Phases before a new trap acts.", 0, (0, 1), "CV-TRAP-11")
    xp_autopay: str = ruling(
        "Which payment in experience is proposed: the least in all, or the fewest cards.",
        "min-total",
        ("min-total", "fewest-cards"),
        "CV-XP-07",
    )

    @property
    def asks_ties(self) -> bool:
        """Whether somebody says which of equals counts. [CV-TURN-04]"""
        return self.ties != "first"

    @property
    def asks_order(self) -> bool:
        """Whether somebody orders what happens at once. [CV-TURN-04]"""
        return self.ties == "ask"


OPTIONS: Final = (which_page(ADVENTURES), *options_of(CavernsOptions))
