"""Every sentence that a game makes in play, gathered from random games, and what is wrong with it.

A sentence is whatever a player can read: log, prompts, labels of moves, refusals, purposes, cards,
tokens, tracks, previews.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import undercroft as uc
from undercroft.kernel.content_names import names_in_box
from undercroft.kernel.events import Term
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.terminal.log import told

EVERY = 37
"""A position is read after so many moves."""
MOST = 3000
"""After so many moves a game is left; some have no last round."""
PAGES = ("adventure", "scenario")
"""The options that say which game of a book is played."""
ASKED = 6
"""So many things of a position are asked about."""

SINGULAR = (
    "begins|less|class|this|is|was|has|its|as|bonus|across|cross|always|plus|minus|pass|press|focus"
)
ONE_OF_MANY = re.compile(rf"(?<![\d,.+-])\b1 (?!(?:{SINGULAR})\b)[a-z-]+s\b(?! Health)")
DOUBLED = re.compile(r"\b([A-Za-z]+) \1\b")
SCENE_ID = re.compile(r"\b(?:sq|fig|card|btn|zone|tile|edge|door|board|track):\S")
SNAKE = re.compile(r"\b[a-z]+_[a-z]+\b")
BRACES = re.compile(r"[{}]|\bNone\b")
STRAY = re.compile(r",[?.!]|\bof this card\b")
"""A sentence that was cut off, or a figure that nobody has looked up."""
COORDINATES = re.compile(r"-?\b\d+,-?\d+\b")
NUMBERED = re.compile(r"(?<!\()\b[phavom]\d+\b")
"""A seat or figure as moves write it; in brackets it tells figures of one name apart."""
SUM = re.compile(r"\([^()]*= -?\d+\)")
"""What a number comes from: there "16 Goblin" is what the goblin adds."""


@dataclass(frozen=True)
class Sentence:
    """Something to read, and where it stood."""

    where: str
    text: str


def varied(game: Game, rng: random.Random) -> tuple[int, dict[str, Value]]:
    """A number of seats and options that go together, at random."""
    while True:
        options: dict[str, Value] = {
            option.name: rng.choice(option.choices) if rng.random() < 0.3 else option.default
            for option in game.options
        }
        for page in game.options:
            if page.name in PAGES:
                options[page.name] = rng.choice(page.choices)
        seats = rng.choice(game.seats_with(options))
        try:
            game.start(seats, game.chosen(options))
        except uc.UndercroftError:
            continue
        return seats, options


def sentences(game_id: str, seeds: Iterable[int]) -> Iterator[Sentence]:
    """All that can be read in some random games."""
    for seed in seeds:
        rng = random.Random(seed)
        seats, options = varied(uc.game(game_id), rng)
        t = uc.new(game_id, seats=seats, seed=seed, options=options)
        yield from _of_game(t, rng)


def _of_game(t: Table, rng: random.Random) -> Iterator[Sentence]:
    read = 0
    while t.over is None and len(t.history) < MOST:
        if len(t.history) % EVERY == 0:
            yield from (Sentence("log", line) for line in told(t, None, read))
            read = len(t.history)
            yield from _of_position(t, rng)
        t.play(rng.choice(t.legal()))
    yield from (Sentence("log", line) for line in told(t, None, read))


def _of_position(t: Table, rng: random.Random) -> Iterator[Sentence]:
    pending = t.pending
    if not isinstance(pending, Decide):
        return
    scene = t.scene(t.setup.controllers[pending.seat])
    yield from of_scene(scene)
    yield from _alike(scene)
    ids = sorted(_ids(scene))
    for thing in rng.sample(ids, min(ASKED, len(ids))):
        for answer in t.why_not(pending.seat, thing):
            yield from (Sentence(f"why not {thing}", r.reason) for r in answer.refusals)
    for move in rng.sample(t.legal(), min(2, len(t.legal()))):
        preview = t.preview(pending.seat, move)
        yield from (Sentence(f"preview of {move}", text) for text in _texts(preview))


def of_scene(scene: Scene) -> Iterator[Sentence]:
    """All that stands in a scene, but for ids."""
    yield from (Sentence("scene", text) for text in _texts(scene))


def _alike(scene: Scene) -> Iterator[Sentence]:
    """Labels that stand for several squares, as a sentence with a fault that names them."""
    choices = scene.decision.choices if scene.decision else ()
    labels = [choice.label for choice in choices if choice.touch[0].startswith("sq:")]
    for label in {label for label in labels if labels.count(label) > 1}:
        yield Sentence("scene", f"{{{label}}} stands for several squares")


def _ids(scene: Scene) -> set[str]:
    tokens = {token.id for token in scene.tokens}
    return tokens | {card.id for zone in scene.zones for card in zone.cards}


READABLE = ("banner", "name", "prompt", "label", "states", "text", "group")


def _texts(value: object) -> Iterator[str]:
    """The readable strings of a drawing value, wherever they stand in it."""
    if isinstance(value, tuple | list):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, Term):
        yield value.label
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            inner = getattr(value, name)
            if isinstance(inner, str):
                if name in READABLE and inner:
                    yield inner
            elif name == "states":
                yield from inner
            else:
                yield from _texts(inner)


def faults(game: Game, text: str) -> list[str]:
    """What is wrong with a sentence."""
    names = names_in_box(game)
    found = [*_matches("one of many", ONE_OF_MANY, text), *_matches("doubled", DOUBLED, text)]
    found += _matches("scene id", SCENE_ID, text) + _matches("code", SNAKE, text)
    found += _matches("code", BRACES, text) + _matches("coordinates", COORDINATES, text)
    found += _matches("number", NUMBERED, text) + _matches("stray", STRAY, text)
    found += [f"id: {word}" for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in names]
    return found + _matches("many of one", _many_of_one(game), SUM.sub("", text))


HORDES = ("monsters", "minions")
"""What there are several of under one name."""


@cache
def _many_of_one(game: Game) -> re.Pattern[str]:
    """A number of monsters before a name that stands for one."""
    box = game.content()
    names = [re.escape(item.name) for kind in HORDES for item in box.get(kind, ())]
    return re.compile(rf"\b(?:[2-9]|\d\d) (?:{'|'.join(names)})\b(?!')")


def _matches(name: str, pattern: re.Pattern[str], text: str) -> list[str]:
    return [f"{name}: {match.group(0)}" for match in pattern.finditer(text)]
