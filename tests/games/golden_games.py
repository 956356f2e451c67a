"""Whole games of every way to play, kept in `GAME/records/`; they replay as they lie there.

Greedy bots play them and now and then take any move, so that much comes up.
`python -m tests.records.regenerate` plays them on where their moves are still legal, else anew.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path

import undercroft as uc
from tests.records.renewing import skip_if_stale
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Decide

FOLDER = Path(__file__).parent
ANY_MOVE = 0.2
"""How often a bot takes any move instead of the best."""
BUDGET = Budget(worlds=1)
Options = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class GoldenGame:
    """One way to play a game, with its seed."""

    game: str
    name: str
    seats: int
    options: Options = ()
    seed: int = 0

    @property
    def file(self) -> Path:
        """Where its record lies."""
        return FOLDER / self.game / "records" / f"{self.name}-{self.seed}.record"


def of_alliance(name: str, seats: int, **options: Value) -> GoldenGame:
    """A way to play Alliance."""
    return GoldenGame("alliance", name, seats, tuple(options.items()))


def of_caverns(adventure: int, seats: int, **options: Value) -> GoldenGame:
    """A way to play Caverns."""
    page = f"adv-{adventure:02}"
    return GoldenGame(
        "caverns", f"{page}-of-{seats}", seats, (("adventure", page), *options.items())
    )


def of_infinity(scenario: int, seats: int, **options: Value) -> GoldenGame:
    """A way to play Infinity."""
    page = f"sc-{scenario:02}"
    return GoldenGame(
        "infinity", f"{page}-of-{seats}", seats, (("scenario", page), *options.items())
    )


OTHER_READINGS: dict[str, Value] = {
    "distance": "walked",
    "speed_cards": "one",
    "disarming": "others",
    "nearness": "standing",
    "hunts": "impossible",
    "artifacts": "ties",
    "transit": "back",
    "segment": "stops",
}
CLOSED_HANDS: dict[str, Value] = {"hands": "closed", "healing": "own", "nightmare": True}
ALLIANCE_WAYS = (
    of_alliance("basic-of-two", 2, cards="basic", short=True),
    of_alliance("half-step-of-three", 3, cards="half-step", short=True),
    of_alliance("short-of-four", 4, heroes="preset", short=True),
    of_alliance("whole-of-two", 2),
    of_alliance("whole-of-three", 3, heroes="variant", end_rewards=True),
    of_alliance("fights-of-three", 3, pvp=True, short=True),
    of_alliance("fights-of-four", 4, pvp=True, short=True, consent=True),
    of_alliance("alone", 1, short=True),
    of_alliance("alone-basic", 1, cards="basic"),
    of_alliance("other-readings-of-two", 2, short=True, **OTHER_READINGS),
    of_alliance("other-readings-of-three", 3, pvp=True, short=True, **OTHER_READINGS),
    of_alliance("treasures-of-two", 2, champions=True, treasures=True),
    of_alliance("treasures-alone", 1, champions=True, treasures=True),
    of_alliance("partners-of-two", 2, mode="co-op", quests="levels", end_rewards=True),
    of_alliance("partners-of-three", 3, mode="co-op", short=True, **CLOSED_HANDS),
    of_alliance("deaths-of-two", 2, permadeath=True, pvp=True, short=True, pruning="hand"),
    of_alliance("quests-alone", 1, quests="random", goal="novice", permadeath=True),
    of_alliance("novices-of-four", 4, novices=2, all_rounds=True, short=True),
)
CAVERNS_WAYS = (
    of_caverns(1, 1, first_game=True),
    of_caverns(2, 4, first="choose"),
    of_caverns(3, 3, powers="random", sealed="shut", gap_blocks=True),
    of_caverns(4, 5, powers="random", all_cards=True, auto20=True),
    of_caverns(5, 2, linked="won", surges=-1, adjacent_fallback="as-near"),
    of_caverns(6, 3, heroes="choose", powers="choose", closest="squares"),
    of_caverns(7, 4, linked="villain-left", treasure_limit="hero", snug_uses=2),
    of_caverns(8, 3, ties="ties", villain_scale=3, trap_delay=1),
    of_caverns(9, 4, powers="random"),
    of_caverns(10, 4, tile_open=False, tile_features="off"),
    of_caverns(11, 3, powers="random", encounter_chain=3),
    of_caverns(12, 5, powers="random"),
    of_caverns(13, 4, surge_cap=8, surges=1, xp_autopay="fewest-cards"),
)
INFINITY_WAYS = (
    of_infinity(1, 1),
    of_infinity(2, 2, ap_live=False, hc_clamp="1-19", difficulty="gentle"),
    of_infinity(3, 2, sneak_noise="this_turn", quiet_until="turn"),
    of_infinity(4, 2, heroes="random", appear_attack=True, frozen_lord="wait"),
    of_infinity(5, 1, carry_xp=True, dig_units=2),
    of_infinity(6, 2, enemy_phase="round_end", lec_decks="shared"),
    of_infinity(7, 2, heroes="choose", escape_number="eight", pvp_ap=False),
    of_infinity(8, 3, bomb_hit_roll=True, heroes="random"),
    of_infinity(10, 2, ties="first", south_limit="cell", seal_fallback="end"),
)
"""Heroes of The Relic may go round for ever; it has the records of its endings."""
SEEDS = (0, 1)
WAYS = (*ALLIANCE_WAYS, *CAVERNS_WAYS, *INFINITY_WAYS)
GOLDEN_GAMES = tuple(replace(way, seed=seed) for way in WAYS for seed in SEEDS)


def golden_games(game: str) -> list[GoldenGame]:
    """The golden games of one game."""
    return [golden for golden in GOLDEN_GAMES if golden.game == game]


def played(golden: GoldenGame) -> str:
    """The record of a golden game, played from its set-up."""
    rng = random.Random(golden.seed)
    t = uc.new(golden.game, golden.seats, golden.seed, dict(golden.options))
    bots = [
        make("greedy", uc.game(golden.game), golden.seed + seat) for seat in range(golden.seats)
    ]
    while isinstance(now := t.pending, Decide):
        moves = t.legal()
        choice = bots[now.seat].choose(t.view(now.seat), moves, BUDGET)
        t.play(rng.choice(moves) if rng.random() < ANY_MOVE else choice.move)
    return t.record()


def check_replays(golden: GoldenGame) -> None:
    """The record leads to its end through all its digests, and is written the same again."""
    skip_if_stale(golden.game)
    text = golden.file.read_text()
    t = uc.replay(text)
    assert t.over is not None
    assert t.record() == text, "make it anew: python -m tests.records.regenerate"
    assert text.count("\n= r") >= 1
