"""Games as the rest of the world sees them: one entry each, reached by id."""

from __future__ import annotations

import difflib
import importlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

from undercroft.kernel.checks import Refusal
from undercroft.kernel.episodes import Brought, CampaignKind, known_kind, load_brought
from undercroft.kernel.errors import SetupError
from undercroft.kernel.exhibits import PLAIN, Exhibit
from undercroft.kernel.layout import Plain
from undercroft.kernel.moves import Move, Notation
from undercroft.kernel.options import Option, Options, Value
from undercroft.kernel.outcome import Over
from undercroft.kernel.scene import Overlay, Preview, Scene
from undercroft.kernel.state import State
from undercroft.kernel.statistics import GameStatistics


@dataclass(frozen=True, slots=True)
class Item:
    """One piece of content in a catalogue: what it says, all that is printed, how it is shown."""

    id: str
    name: str
    text: str = ""
    printed: Mapping[str, Any] = field(default_factory=dict, hash=False)
    shown: Exhibit = PLAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """How a game is shown to a reader, from a view of the same reader.

    `label` is what a legal move is called among the choices, and in the log if it tells nothing.
    `want` is what a move is called that touching a thing means, legal or not.
    `help` says, with a rule, what a thing of the scene is there for if touching it does nothing.
    `sight` says what a thing sees, `danger` where foes of a seat could strike next.
    `ending` says how a finished game has ended, or nothing if there are no words for it.
    """

    scene: Callable[[State, int], Scene]
    preview: Callable[[State, Move], Preview]
    label: Callable[[State, Move], str] | None = None
    want: Callable[[State, Move], str] | None = None
    help: Callable[[State, int, str], Refusal | None] | None = None
    sight: Callable[[State, str], Overlay | None] | None = None
    danger: Callable[[State, int], Overlay] | None = None
    ending: Callable[[State, Over], str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BotAdvice:
    """What a game tells bots, from what a seat's view shows.

    `value` is what a position is worth to a seat, `score_terms` what that is the sum of, by words
    that say what they are; `move_scores` is how much each legal move is worth at sight;
    `lookahead` is how many decisions bots play on in their heads before the turn they stop with.
    """

    value: Callable[[State, int], float] | None = None
    score_terms: Callable[[State, int], Mapping[str, float]] | None = None
    move_scores: Callable[[State, Sequence[Move]], Sequence[float]] | None = None
    lookahead: int = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """What proves a game: the package resource of its rules table ("package:file"), the modules
    whose functions implement the rules, and the folder of its tests.
    """

    rules: str = ""
    modules: tuple[str, ...] = ()
    tests: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play: what it is called, what it is like, for how many, with which options."""

    name: str
    text: str
    seats: tuple[int, ...]
    options: Options = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A game as people pick it by its picture when they set one up.

    `story` is what it begins with, `goal` how it is won, `won` and `lost` what is written over its
    end, `kind` the heading it is offered under, such as `Together`. `difficulty` counts from 1 to
    5, `minutes` are those with so many seats as sit down usually; 0 is not said. `art` names the
    picture, `options` make it what it is.
    """

    id: str
    name: str
    story: str
    goal: str
    won: str
    lost: str
    kind: str
    seats: tuple[int, ...]
    difficulty: int = 0
    minutes: int = 0
    art: str = ""
    options: Options = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A registered game: how it is set up, shown, played by bots, and what is in its box.

    `ways` are the ways to play it that people choose between first; `setups` are options that
    belong together, such as those of a beginner's game, by their name: they go with any way.
    `offers` are the games that people pick by a picture, each with all its options.
    `content_data` is all that stands on cards, tiles and pages, as plain values: with another
    number on any of them it is another game.
    `mode_for` says which of its `modes` options lead to, where they are not one themselves.
    `seated` tells a new game which controller holds each seat, where its rules ask for that.
    `campaigns` are the chains of its games in which something is carried from one to the next.
    `guide` is the package resource that tells how it is played ("package:file").
    """

    id: str
    name: str
    tagline: str
    revision: str
    seats: tuple[int, ...]
    state: type[State]
    setup: Callable[[int, Options], State]
    content: Callable[[], Mapping[str, tuple[Item, ...]]]
    drawing: Drawing
    content_data: Callable[[], object] | None = None
    options: tuple[Option, ...] = ()
    ways: tuple[Way, ...] = ()
    setups: Mapping[str, Options] = field(default_factory=dict, hash=False)
    offers: tuple[Offer, ...] = ()
    minutes: tuple[int, int] = (30, 60)
    modes: tuple[str, ...] = ()
    mode_for: Callable[[Options], str] | None = None
    seats_for: Callable[[Options], tuple[int, ...]] | None = None
    seated: Callable[[State, tuple[int, ...]], None] | None = None
    campaigns: tuple[CampaignKind, ...] = ()
    bot: BotAdvice = BotAdvice()
    guide: str = ""
    proof: Proof = Proof()
    statistics: GameStatistics | None = None

    @property
    def notation(self) -> Notation:
        """How its moves are written."""
        return self.state.NOTATION

    def chosen(self, given: Options) -> dict[str, Value]:
        """All options with their values: those given, checked, and the defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise SetupError(_unknown("option", name, known))
        return {name: o.checked(given.get(name, o.default)) for name, o in known.items()}

    def ending_words(self, state: State, over: Over) -> str:
        """How a game has ended, in a sentence; nothing where it has only a name for it."""
        return self.drawing.ending(state, over) if self.drawing.ending else ""

    def seats_with(self, options: Options) -> tuple[int, ...]:
        """The numbers of seats that options allow, the fewest first."""
        return self.seats_for(options) if self.seats_for else self.seats

    def campaign(self, id_: str) -> CampaignKind:
        """One of its kinds of campaigns."""
        return known_kind(self._kinds(), id_)

    def brought(self, plain: Plain) -> Brought:
        """What a written game of it has brought along."""
        return load_brought(self._kinds(), plain)

    def _kinds(self) -> dict[str, CampaignKind]:
        return {kind.id: kind for kind in self.campaigns}

    def start(
        self,
        seats: int,
        options: Options,
        controllers: tuple[int, ...] | None = None,
        brought: Brought | None = None,
    ) -> State:
        """A new game, ready for its first decision or chance; by default one controller a seat."""
        self._check_seats(seats, options, brought)
        state = self.setup(seats, options) if brought is None else brought.begin(options)
        if self.seated is not None and controllers is not None:
            self.seated(state, controllers)
        state.run()
        return state

    def _check_seats(self, seats: int, options: Options, brought: Brought | None) -> None:
        allowed = self.seats_with(options) if brought is None else (brought.episode.seats,)
        if seats not in allowed:
            counts = ", ".join(str(count) for count in allowed)
            raise SetupError(f"{self.name} is not for {seats} seats here; it is for {counts}")

    def content_hash(self) -> str:
        """A short fingerprint of everything in the box."""
        return _content_hash(self)


@cache
def _content_hash(game: Game) -> str:
    """Of all that is printed, and of what campaigns remember.

    How effects are worded does not count, it follows from them.
    """
    printed = game.content_data() if game.content_data is not None else _named(game)
    remembered = {kind.id: kind.progress.VERSION for kind in game.campaigns}
    text = json.dumps([printed, remembered], sort_keys=True).encode()
    return blake2b(text, digest_size=6).hexdigest()


def _named(game: Game) -> dict[str, list[tuple[str, str, str]]]:
    """What is known of a box of which nobody says what is printed."""
    return {
        kind: [(item.id, item.name, item.text) for item in items]
        for kind, items in game.content().items()
    }


_BUILT_IN: dict[str, str] = {}
_FOUND: dict[str, Game] = {}


def built_in(table: Mapping[str, str]) -> None:
    """Name the built-in games: id to "module:attribute", imported on first use."""
    _BUILT_IN.update(table)


def register(game: Game) -> Game:
    """Add a game."""
    _FOUND[game.id] = game
    return game


def load(where: str) -> Game:
    """Register the game that lies at "module:attribute"."""
    module, _, name = where.partition(":")
    try:
        entry: Any = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        words = f'no game lies at "{where}" ({error}); write "module:attribute"'
        raise SetupError(words) from error
    if not isinstance(entry, Game):
        raise SetupError(f'what lies at "{where}" is not a game')
    return register(entry)


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(dict.fromkeys((*_BUILT_IN, *_FOUND)))


def game(id_: str) -> Game:
    """A game by its id."""
    if id_ in _FOUND:
        return _FOUND[id_]
    if id_ in _BUILT_IN:
        return load(_BUILT_IN[id_])
    raise SetupError(_unknown("game", id_, dict.fromkeys(games())))


def options(id_: str) -> tuple[Option, ...]:
    """The options of a game."""
    return game(id_).options


def _unknown(kind: str, name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    hint = f'; did you mean "{near[0]}"?' if near else f"; known are: {', '.join(known) or 'none'}"
    return f'there is no {kind} "{name}"{hint}'
