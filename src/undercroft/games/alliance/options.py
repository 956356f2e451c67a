"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from undercroft.kernel.options import Options, chosen_in, option, options_of, ruling

DECK_KINDS: Final = ("full", "half-step", "basic")


@dataclass(frozen=True, slots=True)
class AllianceOptions:
    """What the players have agreed on before the first choice."""

    heroes: str = option("How alliances form.", "draft", ("draft", "variant", "preset"))
    cards: str = option("Which cards the decks begin with.", "full", DECK_KINDS, "DA-BASIC-05")
    novices: int = option(
        "So many seats begin with basic decks.", 0, (0, 1, 2, 3), rule="DA-BASIC-06"
    )
    short: bool = option("Level I only, two rounds.", default=False, rule="DA-BASIC-07")
    pvp: bool = option("Heroes may attack rivals.", default=False, rule="DA-PVP-02")
    all_rounds: bool = option(
        "A cleared dungeon does not end it early.", default=False, rule="DA-SOLO-17"
    )
    end_rewards: bool = option("Wounded monsters pay at the end.", default=False, rule="DA-EGR-01")
    champions: bool = option(
        "Champions: four more heroes, eight more upgrades.", default=False, rule="DA-SET-16"
    )
    treasures: bool = option(
        "Chests may hide a treasure, a trap or a mimic.", default=False, rule="DA-DMT-01"
    )
    consent: bool = option("Decks advance at once if all agree.", default=False, rule="DA-VAR-03")
    distance: str = ruling(
        "Whether distance is counted straight over walls or walked round them.",
        "straight",
        ("straight", "walked"),
        "A-09",
    )
    speed_cards: str = ruling(
        "Whether Speed cards count in both moves of a turn or in one.",
        "both",
        ("both", "one"),
        "A-13",
    )
    disarming: str = ruling(
        "Who may disarm a trap that a hero has scouted and turned down.",
        "anyone",
        ("anyone", "others"),
        "A-18",
    )
    nearness: str = ruling(
        "Which heroes count when monsters are chosen by nearness.",
        "all",
        ("all", "standing"),
        "A-21",
    )
    hunts: str = ruling(
        "What a solo hunt is to a monster with the wrong kind of attack.",
        "weaker",
        ("weaker", "impossible"),
        "A-26",
    )
    artifacts: str = ruling(
        "Whether artifacts count as drafted cards or for ties only.",
        "drafted",
        ("drafted", "ties"),
        "A-31",
    )
    transit: str = ruling(
        "Where a hero is put that a trap stops on another's space.",
        "nearest",
        ("nearest", "back"),
        "A-42",
    )
    segment: str = ruling(
        "What the solo monster segment does when no monster is ready.",
        "goes-on",
        ("goes-on", "stops"),
        "A-45",
    )


OPTIONS: Final = options_of(AllianceOptions)


def agreed(seats: int, options: Options) -> AllianceOptions:
    """What holds for a game: heroes fight each other only where alliances compete. [DA-PVP-08]"""
    chosen: AllianceOptions = chosen_in(AllianceOptions, options)
    is_solo = seats == 1
    return replace(chosen, pvp=chosen.pvp and not is_solo, all_rounds=chosen.all_rounds and is_solo)
