"""A bare board to try cards on: a line of spaces, two heroes, four monsters, a turn."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any, ClassVar, Final

from tests.crawl.cards import words as w
from undercroft.crawl.effects import CORE, Effects, Library, Meanings, Resolve, Standing
from undercroft.crawl.effects.standing import StandingKind
from undercroft.crawl.modifiers import Modifier, ModifierKind, Words
from undercroft.kernel import play
from undercroft.kernel.chance import Roll
from undercroft.kernel.choices import CHOICES
from undercroft.kernel.frames import Frame, frames
from undercroft.kernel.layout import INTS, Field, Layout, Row, Several
from undercroft.kernel.moves import NUMBER, Move, Names, Notation, Numbered
from undercroft.kernel.state import State

FIGURES: Final = Names("figure", ("h1", "h2", "m1", "m2", "m3", "m4"))
SPACES: Final = Numbered("space", "s")
HEROES: Final = (0, 1)
MONSTERS: Final = (2, 3, 4, 5)
GONE: Final = -1
H1, H2, M1, M2, M3, M4 = range(6)


class Arena(State):
    """Figures on a line. `tally` counts whatever a game counts, by name."""

    EFFECTS: ClassVar[Effects]
    TALLY: ClassVar[Names]
    place: list[int]
    hp: list[int]
    full: list[int]
    level: list[int]
    marks: list[int]
    tally: list[int]
    items: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    standing: tuple[Standing, ...]

    def standing_figures(self, among: tuple[int, ...]) -> tuple[int, ...]:
        """Those of some figures that are on the board and not down."""
        return tuple([f for f in among if self.place[f] != GONE and self.hp[f] > 0])

    def distance(self, one: int, other: int) -> int:
        """How far two figures are apart."""
        return abs(self.place[one] - self.place[other])

    def hurt(self, figure: int, amount: int) -> None:
        """A figure loses health."""
        self.hp[figure] = max(0, self.hp[figure] - max(0, amount))

    def count(self, name: str, change: int) -> None:
        """A tally changes."""
        self.tally[self.TALLY.ids[name]] += change

    def counted(self, name: str) -> int:
        """A tally."""
        return self.tally[self.TALLY.ids[name]]


def arena_fields(library: Library, stats: Names, moments: Names, tallies: int) -> Layout:
    """The fields of an arena."""
    words = Words(stats=stats, sources=library.nodes, moments=moments, nodes=library.nodes)
    return (
        Field("place", INTS, [0, 1, 2, 3, GONE, GONE]),
        Field("hp", INTS, [10] * 6),
        Field("full", INTS, [10] * 6),
        Field("level", INTS, [1] * 6),
        Field("marks", INTS, [0] * 6),
        Field("tally", INTS, [0] * tallies),
        Field("items", Row(), ()),
        Field("modifiers", Several(ModifierKind(words)), ()),
        Field("standing", Several(StandingKind(words)), ()),
    )


class ArenaEffects(Effects):
    """Heroes decide for themselves; nobody decides for monsters but the first seat."""

    def seat(self, s: Arena, actor: int) -> int:
        return actor if actor in HEROES else 0

    def level(self, s: Arena, actor: int) -> int:
        return s.level[actor]

    def present(self, s: Arena, target: int) -> bool:
        return s.hp[target] > 0 and s.place[target] != GONE


class Turn(Frame[Arena]):
    """The first hero uses cards as it likes."""

    NAME = "turn"

    def __init__(self) -> None:
        pass

    def seat(self, s: Arena) -> int:
        return 0

    def legal(self, s: Arena) -> list[Move]:
        verbs = s.NOTATION.verbs
        return [*verbs["use"].each(0, self._usable(s)), *self._blows(s), s.NOTATION.done(0)]

    def _usable(self, s: Arena) -> list[int]:
        effects = s.EFFECTS
        at = effects.context(H1)
        cards = s.NOTATION.cards.names
        return [i for i, c in enumerate(cards) if not effects.lacks(s, at, effects.library.root(c))]

    def _blows(self, s: Arena) -> list[Move]:
        if "attack" not in s.NOTATION.verbs:
            return []
        return s.NOTATION.verbs["attack"].each(0, s.standing_figures(MONSTERS))

    def apply(self, s: Arena, move: Move) -> None:
        if move.verb.name == "use":
            s.EFFECTS.start(s, s.NOTATION.cards.text(move.arg), H1)
        elif move.verb.name == "attack":
            self.attack(s, move.arg)
        else:
            s.pop()

    def attack(self, s: Arena, target: int) -> None:
        """The hero's ordinary attack."""
        raise NotImplementedError


def arena_notation(game: str, cards: tuple[str, ...], items: tuple[str, ...] = ()) -> Notation:
    """The verbs of an arena."""
    notation = Notation(game, "h", cards=cards)
    notation.verb("use", notation.cards)
    notation.verb("pick", FIGURES)
    notation.verb("drop", Names("item", items))
    notation.verb("go", SPACES)
    notation.verb("choose", NUMBER)
    return notation


def arena_frames(effects: Effects, *more: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """The frames of an arena."""
    return frames(*CHOICES, Roll, *effects.frames, *more)


class Stage:
    """An arena with a script: what tests read like."""

    def __init__(self, state: Arena, turn: Frame[Any] | None = None) -> None:
        self.s = state
        if turn is not None:
            self.s.push(turn)
        self.s.run()

    def play(self, *moves: str) -> None:
        """Play written moves; the state survives saving before each."""
        for text in moves:
            kind = type(self.s)
            self.s = kind.load(self.s.save())  # type: ignore[assignment]
            play.apply(self.s, self.s.NOTATION.parse(text))

    @property
    def legal(self) -> list[str]:
        """The legal moves in writing."""
        return [str(move) for move in play.legal(self.s)]

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.s.frames[-1].prompt(self.s).text

    def hp(self, name: str) -> int:
        """The health of a figure."""
        return self.s.hp[FIGURES.ids[name]]

    def put(self, name: str, space: int, **numbers: int) -> None:
        """Put a figure somewhere, with hp=, full= or level=."""
        figure = FIGURES.ids[name]
        self.s.place[figure] = space
        for column, number in numbers.items():
            getattr(self.s, column)[figure] = number
        self.s.listed = None

    def place(self, name: str) -> int:
        """Where a figure is."""
        return self.s.place[FIGURES.ids[name]]


# ---- what the shared sample words mean ---------------------------------------------------------

BASE: Final = Meanings(CORE)


@BASE.gathers(w.Heroes, "pick")
def heroes(s: Arena, at: Resolve, word: w.Heroes) -> tuple[int, ...]:
    """The heroes that stand."""
    return s.standing_figures(HEROES)


@BASE.gathers(w.Monsters, "pick")
def monsters(s: Arena, at: Resolve, word: w.Monsters) -> tuple[int, ...]:
    """The monsters on the board."""
    return s.standing_figures(MONSTERS)


@BASE.keeps(w.Within)
def within(s: Arena, at: Resolve, word: w.Within, thing: int) -> bool:
    """Near enough to the actor."""
    return s.distance(at.actor, thing) <= word.n


@BASE.resolves(w.Damage)
def damage(s: Arena, at: Resolve, effect: w.Damage) -> None:
    """Each target loses health."""
    for target in at.targets:
        s.hurt(target, s.EFFECTS.amount(s, at, effect.amount))


@BASE.resolves(w.Heal)
def heal(s: Arena, at: Resolve, effect: w.Heal) -> None:
    """Each target regains health, up to what it has at most."""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    for target in at.targets:
        s.hp[target] = min(s.full[target], s.hp[target] + amount)
