"""What a simulation plays: a game in some ways, by some bots, so many times each.

A game has a number, and the number decides everything: the way it is set up, its seed, and who
sits where. So it is the same game wherever and whenever it is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from typing import Any

from undercroft.bots.roster import make
from undercroft.kernel.errors import SetupError
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as registered
from undercroft.kernel.setup import Setup, make_setup

Given = tuple[tuple[str, Value], ...]
USUAL = "as usual"


@dataclass(frozen=True, slots=True)
class Way:
    """One way to set a game up: how many seats, and the options that are varied or not usual."""

    seats: int
    options: Given

    def setup(self, game: Game) -> Setup:
        """The set-up, if it can be played."""
        setup = make_setup(game, self.seats, dict(self.options), None)
        game.start(setup.seats, setup.options)
        return setup

    def words(self) -> str:
        """Seats and options in a line, for reports and errors."""
        return " · ".join([f"{self.seats} seats", *(f"{n}={v}" for n, v in self.options)])


def ways(
    game: Game, seats: Sequence[int], options: Mapping[str, Value], vary: Sequence[str]
) -> tuple[list[Way], list[str]]:
    """All values of the named options with each other; and why some of these cannot be played."""
    choices = [[(o.name, value) for value in o.choices] for o in game.options if o.name in vary]
    given = {
        o.name: options[o.name] for o in game.options if options.get(o.name, o.default) != o.default
    }
    playable: list[Way] = []
    refused: list[str] = []
    for count, varied in product(seats, product(*choices)):
        way = Way(count, tuple(sorted({**given, **dict(varied)}.items())))
        try:
            way.setup(game)
        except SetupError as error:
            refused.append(f"{way.words()}: {error}")
        else:
            playable.append(way)
    return playable, refused


def refuse_fixed(given: Sequence[str], vary: Sequence[str]) -> None:
    """An option, given as name=value, cannot have one value and all of them."""
    for text in given:
        name = text.partition("=")[0]
        if name in vary:
            raise SetupError(f"--vary {name} plays all its values: leave --option {text} out")


@dataclass(frozen=True, slots=True)
class Plan:
    """All games of a simulation: `games` of each way, by bots that take turns at the seats."""

    game: str
    ways: tuple[Way, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    decisions: bool = False
    further: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """How many games that are."""
        return self.games * len(self.ways)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if not self.ways:
            raise SetupError("none of these ways to play can be set up")
        for name in self.bots:
            make(name, registered(self.game), 0)

    def way(self, number: int) -> Way:
        """How a game is set up; the ways take turns, so that a part of a run is balanced."""
        return self.ways[number % len(self.ways)]

    def seed_of(self, number: int) -> int:
        """Its seed: bots that take turns at the seats do so on the same decks."""
        return self.seed + number // len(self.ways) // len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where: each bot comes to each place in turn."""
        first = number // len(self.ways) % len(self.bots)
        seats = range(self.way(number).seats)
        return tuple(self.bots[(first + seat) % len(self.bots)] for seat in seats)

    def save(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @staticmethod
    def load(plain: dict[str, Any]) -> Plan:
        """The plan of plain data."""
        try:
            ways_ = tuple(
                Way(way["seats"], tuple((name, value) for name, value in way["options"]))
                for way in plain["ways"]
            )
            lists = {key: tuple(plain[key]) for key in ("bots", "further")}
            numbers = {key: int(plain[key]) for key in ("games", "seed")}
            return Plan(**{**plain, **lists, **numbers, "ways": ways_})
        except KeyError as error:
            raise SetupError(f"the plan lacks {error.args[0]}") from None
        except (TypeError, ValueError) as error:
            raise SetupError(f"the plan cannot be read: {error}") from None


def differences(there: Plan, here: Plan) -> list[str]:
    """What differs between two plans but the number of games, with both values."""
    one, other = _told(there), _told(here)
    differing = [
        f"{what}: {one.get(what, USUAL)} there, {other.get(what, USUAL)} here"
        for what in dict.fromkeys((*one, *other))
        if one.get(what) != other.get(what)
    ]
    if not differing and there.ways != here.ways:
        ways_ = [" | ".join(way.words() for way in plan.ways) for plan in (there, here)]
        return [f"ways to play: {ways_[0]} there, {ways_[1]} here"]
    return differing


def _told(plan: Plan) -> dict[str, str]:
    """A plan in words, by what they are about."""
    told = {
        "game": plan.game,
        "bots": ",".join(plan.bots),
        "seats": ",".join(str(seats) for seats in dict.fromkeys(way.seats for way in plan.ways)),
        "seed": str(plan.seed),
        "decisions": "kept" if plan.decisions else "not kept",
        "further games": ",".join(plan.further) or "none",
    }
    values: dict[str, list[str]] = {}
    for name, value in dict.fromkeys(pair for way in plan.ways for pair in way.options):
        values.setdefault(f"option {name}", []).append(str(value))
    return told | {what: ",".join(some) for what, some in values.items()}
