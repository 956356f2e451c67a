"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.phases.setup.layout import DECK_KINDS
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.registry import Option, Options, rulings

VARIANTS: Final = (
    Option("heroes", "How alliances form.", "draft", ("draft", "variant", "preset")),
    Option("cards", "Which cards the decks begin with.", "full", DECK_KINDS, "DA-BASIC-05"),
    Option("novices", "So many seats begin with basic decks.", 0, (0, 1, 2, 3), "DA-BASIC-06"),
    Option("short", "Level I only, two rounds.", False, rule="DA-BASIC-07"),
    Option("pvp", "Heroes may attack rivals.", False, rule="DA-PVP-02"),
    Option("all_rounds", "A cleared dungeon does not end it early.", False, rule="DA-SOLO-17"),
    Option("end_rewards", "Wounded monsters pay at the end.", False, rule="DA-EGR-01"),
    Option("consent", "Decks advance at once if all agree.", False, rule="DA-VAR-03"),
)
RULINGS: Final = rulings(
    Option(
        "distance",
        "Whether distance is counted straight over walls or walked round them.",
        "straight",
        ("straight", "walked"),
        "A-09",
    ),
    Option(
        "speed_cards",
        "Whether Speed cards count in both moves of a turn or in one.",
        "both",
        ("both", "one"),
        "A-13",
    ),
    Option(
        "disarming",
        "Who may disarm a trap that a hero has scouted and turned down.",
        "anyone",
        ("anyone", "others"),
        "A-18",
    ),
    Option(
        "nearness",
        "Which heroes count when monsters are chosen by nearness.",
        "all",
        ("all", "standing"),
        "A-21",
    ),
    Option(
        "hunts",
        "What a solo hunt is to a monster with the wrong kind of attack.",
        "weaker",
        ("weaker", "impossible"),
        "A-26",
    ),
    Option(
        "artifacts",
        "Whether artifacts count as drafted cards or for ties only.",
        "drafted",
        ("drafted", "ties"),
        "A-31",
    ),
    Option(
        "transit",
        "Where a hero is put that a trap stops on another's space.",
        "nearest",
        ("nearest", "back"),
        "A-42",
    ),
    Option(
        "segment",
        "What the solo monster segment does when no monster is ready.",
        "goes-on",
        ("goes-on", "stops"),
        "A-45",
    ),
)
OPTIONS: Final = (*VARIANTS, *RULINGS)


def play_by(s: Alliance, options: Options) -> None:
    """The rules that the players have agreed on hold for the game."""
    s.is_pvp = is_pvp(s.seats, options)
    s.has_end_rewards = bool(options["end_rewards"])
    s.plays_all_rounds = s.is_solo and bool(options["all_rounds"])
    s.asks_consent = bool(options["consent"])
    s.walks_distance = options["distance"] == "walked"
    s.speed_once = options["speed_cards"] == "one"
    s.others_disarm = options["disarming"] == "others"
    s.standing_only = options["nearness"] == "standing"
    s.needs_kind = options["hunts"] == "impossible"
    s.artifacts_apart = options["artifacts"] == "ties"
    s.steps_back = options["transit"] == "back"
    s.segment_stops = options["segment"] == "stops"


def is_pvp(seats: int, options: Options) -> bool:
    """Heroes fight each other only if asked for, and where alliances compete. [DA-PVP-08]"""
    return bool(options["pvp"]) and seats > 1
