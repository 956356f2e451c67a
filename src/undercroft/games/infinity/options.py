"""What can be chosen when a game is set up: variants, and rulings that can be read another way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.tables import ALL_SCENARIOS, DIFFICULTIES
from undercroft.kernel.options import Option, option, options_of, ruling

PLAYABLE: Final = tuple(row.id for row in ALL_SCENARIOS)
HOW: Final = {Mode.COOPERATIVE: "together", Mode.COMPETITIVE: "rivals"}
TITLES: Final = tuple(
    f"{row.name} ({HOW[row.mode]}, {row.heroes[0]}-{row.heroes[1]})" for row in ALL_SCENARIOS
)
WHICH: Final = Option(
    "scenario", "Which scenario is played.", PLAYABLE[0], PLAYABLE, "DI-SETUP-01", TITLES
)


@dataclass(frozen=True, slots=True)
class InfinityOptions:
    """What the table has agreed on, beside the scenario: that one the state knows itself."""

    heroes: str = option(
        "How heroes are found.", "suggested", ("suggested", "choose", "random"), "DI-SETUP-01"
    )
    difficulty: str = option(
        "How hard the dungeon is.", "normal", tuple(d.id for d in DIFFICULTIES), "DI-DIFF-05"
    )
    casual: bool = option("No lord hunts the heroes.", default=False, rule="DI-MODE-03")
    mercy: bool = option(
        "In a cooperative game an exhausted hero comes to again.", default=False, rule="DI-COND-06"
    )
    warden_spared: bool = option(
        "In the Hall of Listening: whether the Warden of the Gaol was spared.",
        default=False,
        rule="DI-MODE-04",
    )
    initiative_per: str = ruling(
        "Who rolls for the order of turns: every hero, or every player, whose heroes then take"
        " their turns one after the other.",
        "hero",
        ("hero", "player"),
        "DI-INIT-03",
    )
    ap_subtract: str = ruling(
        "Which action points make a hero hard to hit: the rating, or what is left.",
        "rating",
        ("rating", "left"),
        "DI-A-01",
    )
    enemy_phase: str = ruling(
        "When enemies attack: at the end of each hero's turn, or after the turns of all heroes.",
        "hero_turn_end",
        ("hero_turn_end", "round_end"),
        "DI-A-02",
    )
    lec_decks: str = ruling(
        "Which lord events are shuffled: those of the lord, or those of all lords as one deck.",
        "per_lord",
        ("per_lord", "shared"),
        "DI-A-03",
    )
    south_limit: str = ruling(
        "What lies out of bounds in the south: the whole row, or the one space below the start.",
        "row",
        ("row", "cell"),
        "DI-A-04",
    )
    seal_fallback: str = ruling(
        "What follows a tile that closes the dungeon: a secret door opens, or the exploring ends.",
        "secret_door",
        ("secret_door", "end"),
        "DI-A-05",
    )
    threat_by: str = ruling(
        "Whether the meter starts higher for every hero or for every player.",
        "heroes",
        ("heroes", "players"),
        "DI-A-06",
    )
    run_threat: str = ruling(
        "Whether running lowers the meter once a turn or for each tile.",
        "turn",
        ("turn", "tile"),
        "DI-A-07",
    )
    threat_overflow: str = ruling(
        "Whether what is left of an event that empties the meter draws lord events.",
        "ignore",
        ("ignore", "draw"),
        "DI-A-08",
    )
    appear_attack: bool = ruling(
        "Whether the lord attacks at once where he appears.", default=False, rule="DI-A-09"
    )
    frozen_lord: str = ruling(
        "What a lord does with whom all heroes stand.", "attack", ("attack", "wait"), "DI-A-10"
    )
    lord_phase: bool = ruling(
        "Whether a lord attacks in the enemy phase too.", default=True, rule="DI-A-11"
    )
    lord_blocked_by_pits: bool = ruling(
        "Whether floods and crevices stop the lord.", default=False, rule="DI-A-13"
    )
    sneak_noise: str = ruling(
        "Who makes no noise: whose last action was to sneak or rest, who has done nothing else"
        " this turn, or who has sneaked at all this turn.",
        "last_action",
        ("last_action", "only_sneaked", "this_turn"),
        "DI-A-14",
    )
    quiet_until: str = ruling(
        "How long a hero stays unheard: to the end of the round, or of its own turn.",
        "round",
        ("round", "turn"),
        "DI-NOISE-04",
    )
    sentinel_row_reward: bool = ruling(
        "Whether rows with sentinels have rewards too.", default=True, rule="DI-A-16"
    )
    minion_reshuffle: bool = ruling(
        "Whether defeated minions come back when the deck is empty.", default=True, rule="DI-A-18"
    )
    ap_token_stack: bool = ruling(
        "Whether a hero can have several AP -2 tokens.", default=False, rule="DI-A-19"
    )
    carry_xp: bool = ruling(
        "Whether surplus Experience is kept at a new level.", default=False, rule="DI-A-21"
    )
    order_rounds: int = ruling("Rounds until an order can be bought.", 2, (2, 3), "DI-A-24")
    escape_number: str = ruling(
        "What may be rolled at most to escape: the number of the hero's board, or 8 for everybody.",
        "board",
        ("board", "eight"),
        "DI-A-25",
    )
    pvp_ap: bool = ruling(
        "Whether action points make a hero hard to hit for heroes too.",
        default=True,
        rule="DI-A-26",
    )
    bomb_hit_roll: bool = ruling(
        "Whether a bomb also has to hit everyone under it.", default=False, rule="DI-A-27"
    )
    ww_ignore_def: bool = ruling(
        "Whether Defense counts only against the Wave Warper's hit chance, not her damage.",
        default=False,
        rule="DI-A-30",
    )
    dig_units: int = ruling("The work that frees a sealed door.", 4, (2, 4, 6), "DI-A-32")
    retreat_unexplored: bool = ruling(
        "Whether heroes may retreat into the unexplored.", default=True, rule="DI-A-43"
    )
    hc_clamp: str = ruling(
        "Between which numbers a hit chance lies: 1 and 20, 1 and 19, or any at all.",
        "1-20",
        ("1-20", "1-19", "none"),
        "DI-A-45",
    )
    monk_floor_all: bool = ruling(
        "Whether the Monk never has fewer than three action points at all.",
        default=False,
        rule="DI-A-51",
    )
    ap_live: bool = ruling(
        "Whether a change of the action points counts in the same turn.",
        default=True,
        rule="DI-A-54",
    )
    ties: str = ruling(
        "Who settles ties of lord and enemies: the active player, or the first of them counts.",
        "ask",
        ("ask", "first"),
        "DI-A-62",
    )
    drop_window: str = ruling(
        "When others are asked whether they drop things: if encumbered and attacked, or never.",
        "encumbered",
        ("encumbered", "never"),
        "DI-A-63",
    )
    fill: str = ruling(
        "Who may fill a gap with nobody behind it: any enemy farther back, or the nearest ones.",
        "any",
        ("any", "nearest"),
        "DI-COMB-09",
    )
    weak_scrolls: str = ruling(
        "Which scrolls a weakened hero loses: all, or only those used on him while weakened.",
        "all",
        ("all", "received"),
        "DI-COND-02",
    )
    hazard_unique: bool = ruling(
        "Whether there is one lava, one flood and one crevice at most.",
        default=True,
        rule="DI-COMP-07",
    )


OPTIONS: Final = (WHICH, *options_of(InfinityOptions))
