"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.caverns.content.page_schema import LINKS, Adventure
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.map.geometry import start_cave
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.registry import Option, Options, rulings


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
VARIANTS: Final = (
    which_page(ADVENTURES),
    Option(
        "first", "How the first player is found.", "chance", ("chance", "choose"), "CV-SETUP-16"
    ),
    Option("heroes", "How heroes are found.", "suggested", ("suggested", "choose")),
    Option(
        "powers",
        "How powers are taken.",
        "suggested",
        ("suggested", "choose", "random"),
        "CV-ADV-04",
    ),
    Option(
        "ties",
        "Who settles ties and orders what happens at once: the active player, only ties, nobody.",
        "ask",
        ("ask", "ties", "first"),
        "CV-TURN-04",
    ),
    Option("surges", "Surge tokens more or fewer, for every team.", 0, (-1, 0, 1), "CV-SETUP-13"),
    Option("first_game", "Tokens for a very first game.", False, rule="CV-SETUP-13"),
    Option("linked", "How the page before ended, where two are linked.", "no", LINKS),
    Option("all_cards", "Both card sets in every adventure.", False, rule="CV-ADV-06"),
)
RULINGS: Final = rulings(
    Option("surge_cap", "How many surge tokens there are.", 5, (3, 4, 5, 6, 8), "CV-COMP-09"),
    Option(
        "adjacent_fallback",
        "What a monster does that finds no room beside a hero: read on, or come as near as it can.",
        "next-line",
        ("next-line", "as-near"),
        "CV-MON-18",
    ),
    Option(
        "treasure_limit",
        "Whether one treasure is drawn for defeats in a turn, or one by each hero.",
        "turn",
        ("turn", "hero"),
        "CV-TREAS-01",
    ),
    Option(
        "sealed",
        "Whether a tunnel leads out of a cave that has sealed itself.",
        "tunnel",
        ("tunnel", "shut"),
        "CV-TILE-17",
    ),
    Option("gap_blocks", "Whether gaps count as walls.", False, rule="CV-TILE-05"),
    Option("tile_open", "Whether attacks pass walls inside tiles.", True, rule="CV-DIST-05"),
    Option("auto20", "A natural 20 always hits, a 1 never does.", False, rule="CV-ATK-04"),
    Option("snug_uses", "How often a hero shelters in the Snug.", 1, (0, 1, 2, 3), "CV-TILE-20"),
    Option("tile_features", "Whether tiles have features.", "on", ("on", "off"), "CV-TILE-21"),
    Option("encounter_chain", "Encounters drawn in one turn.", 5, (1, 3, 5, 8), "CV-ENC-05"),
    Option("villain_scale", "HP of a villain a hero.", 2, (0, 1, 2, 3, 4), "CV-VILLAIN-05"),
    Option(
        "closest",
        "Whether heroes equally many tiles away are told apart by squares.",
        "tile-dist",
        ("tile-dist", "squares"),
        "CV-MON-13",
    ),
    Option("trap_delay", "Phases before a new trap acts.", 0, (0, 1), "CV-TRAP-11"),
    Option(
        "xp_autopay",
        "Which payment in experience is proposed: the least in all, or the fewest cards.",
        "min-total",
        ("min-total", "fewest-cards"),
        "CV-XP-07",
    ),
)
OPTIONS: Final = (*VARIANTS, *RULINGS)


def agree(s: Caverns, options: Options) -> None:
    """The table has agreed how to read what can be read in two ways."""
    s.asks_ties = options["ties"] != "first"
    s.asks_order = options["ties"] == "ask"
    s.surge_cap = int(options["surge_cap"])
    s.comes_near = options["adjacent_fallback"] == "as-near"
    s.treasure_each = options["treasure_limit"] == "hero"
    s.tunnels_out = options["sealed"] == "tunnel"
    s.walls = start_cave(high_gaps=bool(options["gap_blocks"]))
    s.walls_hide = not options["tile_open"]
    s.auto20 = bool(options["auto20"])
    s.snug_uses = int(options["snug_uses"])
    s.has_features = options["tile_features"] == "on"
    s.chain = int(options["encounter_chain"])
    s.villain_step = int(options["villain_scale"])
    s.counts_squares = options["closest"] == "squares"
    s.trap_delay = int(options["trap_delay"])
    s.pays_fewest = options["xp_autopay"] == "fewest-cards"
