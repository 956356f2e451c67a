"""Stories: whole games with every position and everything told, over all pages and options.

Half of the moves are what a greedy hero would do, so that stories get somewhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

import undercroft as uc
from undercroft.games.caverns.bot.move_scores import move_scores
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.sequence import set_up
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.events import Event
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.play import force, legal, sample

uc.register(CAVERNS)

WISE = 0.5
LONGEST = 20_000

VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"heroes": "choose", "powers": "choose", "surges": 1, "surge_cap": 8},
    {"powers": "random", "ties": "first"},
    {"treasure_limit": "hero", "auto20": True, "adjacent_fallback": "as-near"},
    {"closest": "squares", "trap_delay": 1, "surges": -1},
    {"tile_features": "off", "encounter_chain": 3, "villain_scale": 0},
)
"""Ways to agree on what can be agreed on."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the position before it, what was told, and the position after it."""

    before: Caverns
    move: Move
    told: tuple[Event, ...]
    after: Caverns


@dataclass(slots=True)
class Story:
    """A game from set-up to its end."""

    title: str
    states: list[Caverns] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    told: list[tuple[Event, ...]] = field(default_factory=list)

    def steps(self) -> Iterator[Step]:
        """All moves in order."""
        for i, move in enumerate(self.moves):
            yield Step(self.states[i], move, self.told[i], self.states[i + 1])

    def played(self) -> Iterator[Caverns]:
        """The positions after set-up and before the end."""
        return (s for s in self.states if is_played(s))

    def turns(self) -> Iterator[list[Step]]:
        """The steps of each turn of play; a turn's first step may begin before it."""
        turn: list[Step] = []
        for step in self.steps():
            if turn and step.before.turns != turn[-1].before.turns:
                yield turn
                turn = []
            if is_played(step.before):
                turn.append(step)
        if turn:
            yield turn

    def copy(self) -> Story:
        """The same story, to be spoiled."""
        return Story(self.title, list(self.states), list(self.moves), list(self.told))


def is_played(s: Caverns) -> bool:
    """Whether set-up is over and the end has not come."""
    return bool(s.frames) and isinstance(s.frames[0], Turns)


def told_story(page: str, seats: int, seed: int, options: dict[str, Value]) -> Story:
    """A game to its end."""
    story, rng = Story(f"{page}, {seats} heroes, seed {seed}, {options}"), random.Random(seed)
    s = set_up(seats, CAVERNS.chosen({"adventure": page, **options}))
    s.listening, s.events = True, []
    s.run()
    story.states.append(kept(s))
    while s.over is None:
        assert len(story.moves) < LONGEST, story.title
        move = next_move(s, rng)
        s.events = []
        force(s, move)
        story.moves.append(move)
        story.told.append(tuple(s.events))
        story.states.append(kept(s))
    return story


def kept(s: Caverns) -> Caverns:
    """The position as it is now."""
    copy = s.clone()
    assert isinstance(copy, Caverns)
    return copy


def next_move(s: Caverns, rng: random.Random) -> Move:
    """By chance, at random, or what appeals most."""
    if isinstance(s.frames[-1], ChanceFrame):
        return sample(s, rng.getrandbits(64))
    moves = legal(s)
    if rng.random() >= WISE:
        return rng.choice(moves)
    merits = move_scores(s, moves)
    return moves[max(range(len(moves)), key=merits.__getitem__)]


def cells(rounds: int) -> Iterator[tuple[str, int, int, dict[str, Value]]]:
    """Pages, hero counts, seeds and options; each round goes over all pages once."""
    for lap in range(rounds):
        for i, page in enumerate(ADVENTURES):
            least, most = page.heroes
            seats = least + (lap + i) % (most - least + 1)
            yield page.id, seats, lap * 100 + i, VARIANTS[(lap + 2 * i) % len(VARIANTS)]


@cache
def stories() -> tuple[Story, ...]:
    """One story of each page."""
    return tuple(told_story(*cell) for cell in cells(1))


def throughout(check: Callable[[Story], None]) -> None:
    """A check holds in all stories."""
    for story in stories():
        try:
            check(story)
        except AssertionError as error:
            raise AssertionError(f"{story.title}: {error}") from error
