"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from undercroft.kernel.options import Options, chosen_in, option, options_of, ruling

COMPETITIVE: Final = "competitive"
CO_OP: Final = "co-op"
TITAN: Final = "titan"
DECK_KINDS: Final = ("full", "half-step", "basic")


@dataclass(frozen=True, slots=True)
class AllianceOptions:
    """What the players have agreed on before the first choice."""

    mode: str = option(
        "Whether alliances play against each other or together.",
        COMPETITIVE,
        (COMPETITIVE, CO_OP),
        "DA-COOP-01",
    )
    quests: str = option(
        "Quests that lie open from the start: none, one of each value, or any.",
        "none",
        ("none", "levels", "random"),
        "DA-QST-01",
    )
    final: str = option(
        "With one quest of each value, which final enemy is the dearest of them.",
        "random",
        ("random", "drum-king", "regent", "ysmera", "gorthos", TITAN),
        "DA-QST-01",
    )
    goal: str = option(
        "Alone or together, how many quests have to be resolved to win.",
        "score",
        ("score", "novice", "adept", "expert", "master"),
        "DA-QST-19",
    )
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
    deep: bool = option(
        "With one quest of each value, the final enemy waits in a room below; six rounds.",
        default=False,
        rule="DA-DEEP-01",
    )
    consent: bool = option("Decks advance at once if all agree.", default=False, rule="DA-VAR-03")
    nightmare: bool = option(
        "Alone or together, cards of monsters stay hidden until they act.",
        default=False,
        rule="DA-NIGHT-01",
    )
    permadeath: bool = option(
        "An attack beyond its Health kills a hero for good.", default=False, rule="DA-PERMA-02"
    )
    toughness: str = option(
        "Whether quests ask for more where more alliances play.",
        "by-players",
        ("by-players", "printed"),
        "DA-QST-02",
    )
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
    healing: str = ruling(
        "Together, whose heroes a card may heal that heals one hero.",
        "partners",
        ("partners", "own"),
        "A-49",
    )
    pruning: str = ruling(
        "Which cards that no living hero can play may leave the game with the discards.",
        "discarded",
        ("discarded", "hand"),
        "A-53",
    )
    enemy_defense: str = ruling(
        "How long the defence on a card of a final enemy lasts.",
        "until-card",
        ("until-card", "round"),
        "A-16",
    )
    hands: str = ruling(
        "Together, whether partners see each other's cards.",
        "open",
        ("open", "closed"),
        "A-50",
    )


OPTIONS: Final = options_of(AllianceOptions)


def agreed(seats: int, options: Options) -> AllianceOptions:
    """What holds for a game: heroes fight each other only where alliances compete.

    Who plays alone is on one side with everybody. The Titan is met in its room only.
    [DA-PVP-08] [DA-COOP-10] [DA-NIGHT-03]
    """
    chosen: AllianceOptions = chosen_in(AllianceOptions, options)
    is_alone = seats == 1
    is_company = is_alone or chosen.mode == CO_OP
    quests = "none" if chosen.short else chosen.quests
    has_final = quests == "levels"
    has_goal = is_company and has_final
    return replace(
        chosen,
        quests=quests,
        deep=has_final and (chosen.deep or chosen.final == TITAN),
        goal=chosen.goal if has_goal else "score",
        pvp=chosen.pvp and not is_company,
        all_rounds=chosen.all_rounds and is_alone,
        nightmare=chosen.nightmare and is_company,
    )
