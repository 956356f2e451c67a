"""Small frames that many rules use: what happens beside, ties, and the frame that is going on."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, TypeVar

from undercroft.crawl.effects import Resolve, Standing, When, due
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY, USED
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Attack, Uses
from undercroft.games.caverns.map.distances import tile_name
from undercroft.games.caverns.map.figures import (
    is_down,
    is_monster,
    is_standing,
    monsters,
)
from undercroft.games.caverns.notation import NOTATION, card_name, is_feature
from undercroft.games.caverns.scene.events import TieSettled
from undercroft.games.caverns.scene.places import on_tile
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.play import force

NEXT_CHOICE: Final = -1
FIRST: Final = "the first counts"
CHOSEN: Final = "the player's choice"
ALIKE: Final = "it makes no difference"
EVERYTHING: Final = attrgetter(*(field.name for field in Caverns.layout()))

T = TypeVar("T", bound=Frame[Any])


def limit(node: int) -> int:
    """How often in a turn what waits may work; 0 where that is not limited."""
    effect = LIBRARY.effects[node]
    lasting = effect.lasting if isinstance(effect, When) else None
    return lasting.n if isinstance(lasting, Uses) else 0


class Aside(Frame[Caverns]):
    """What is begun above this is nobody's answer: the frame below is told nothing."""

    NAME = "aside"

    def advance(self, s: Caverns) -> bool:
        s.pop()
        return False


class Pick(Choose):
    """A player chooses among several; one alone needs no question."""

    NAME = "pick"

    def advance(self, s: Any) -> bool:
        if len(self.values) > 1:
            return True
        s.answer(self.values[0])
        return False


class Tie(Choose):
    """The active player decides among equals, unless there is one or ties are settled. [CV-TURN-04]

    Settled, the first counts: figures and places in the order in which they are numbered.

    [CV-A-48]
    """

    NAME = "tie"

    def advance(self, s: Any) -> bool:
        if len(self.values) > 1 and s.options.asks_ties:
            return True
        settle(s, self.values, self.values[0], FIRST)
        s.answer(self.values[0])
        return False

    def apply(self, s: Any, move: Move) -> None:
        settle(s, self.values, move.args[0], CHOSEN)
        super().apply(s, move)


class Fork(Tie):
    """A tie of which only trying tells whether anything hangs on it: else nobody is asked."""

    NAME = "fork"

    def advance(self, s: Any) -> bool:
        # A trial ends below whoever asks: by then the choice has had its effect.
        over = len(s.frames) - 2
        if len(self.values) < 2 or not s.options.asks_ties or matters(s, self.legal(s), over):
            return super().advance(s)
        settle(s, self.values, self.values[0], ALIKE)
        s.answer(self.values[0])
        return False


def matters(s: Caverns, moves: list[Move], over: int = NEXT_CHOICE) -> bool:
    """Whether it makes a difference which of these moves answers what is asked on top."""
    first = after(s, moves[0], over)
    return any(not are_alike(first, after(s, move, over)) for move in moves[1:])


def after(s: Caverns, move: Move, over: int = NEXT_CHOICE) -> Caverns:
    """What a move would lead to: up to the next choice or chance, or until a frame is over.

    So a trial takes no longer than what it is about.
    """
    tried = s.clone()
    assert isinstance(tried, Caverns)
    tried.is_trial = True
    if over != NEXT_CHOICE:
        tried.frames.insert(over, Halt())
    force(tried, move)
    return tried


class Halt(Frame[Caverns]):
    """Where a trial ends: what stood above it is over, and has told this."""

    NAME = "halt"
    told: int = field(INT, init=False)

    def on_answer(self, s: Caverns, value: int) -> None:
        self.told = value


def has_halted(tried: Caverns) -> bool:
    """Whether a trial met neither choice nor chance."""
    return bool(tried.frames) and isinstance(tried.frames[-1], Halt)


def are_alike(one: Caverns, other: Caverns) -> bool:
    """Whether two positions that came from one are the same."""
    if EVERYTHING(one) != EVERYTHING(other) or len(one.frames) != len(other.frames):
        return False
    return all(frame.is_like(twin) for frame, twin in zip(one.frames, other.frames))


class InOrder(Choose):
    """What befalls several at once befalls them in the order a player says. [CV-TURN-04]

    The frame below is told all of them in that order; settled, it is the one in which they came.
    """

    NAME = "in-order"
    said: tuple[int, ...] = field(ROW, init=False)

    def left(self) -> tuple[int, ...]:
        """Those whose turn has not been said yet."""
        return tuple([value for value in self.values if value not in self.said])

    def advance(self, s: Any) -> bool:
        if len(self.left()) > 1 and s.options.asks_order and not s.is_trial and self.matters(s):
            return True
        order = (*self.said, *self.left())
        s.pop()
        s.frames[-1].on_answers(s, order)
        return False

    def matters(self, s: Caverns) -> bool:
        """Whether it makes a difference who comes next, before all others as they came.

        What met a choice or chance has the rest of its order still before it.
        """
        if self.is_volley(s):
            return True
        first, *others = self.left()
        tried = self.tried(s, first)
        if tried.over is None and not has_halted(tried):
            return True
        return any(not are_alike(tried, self.tried(s, other)) for other in others)

    def is_volley(self, s: Caverns) -> bool:
        """Whether an attack follows for sure: it rolls for one after the other."""
        asker = s.frames[-2]
        if not isinstance(asker, Resolve) or not isinstance(LIBRARY.effects[asker.node], Attack):
            return False
        return is_standing(s, asker.actor)

    def tried(self, s: Caverns, value: int) -> Caverns:
        """What would come of it, up to the next choice or chance, or until whoever asks is done."""
        there = s.clone()
        assert isinstance(there, Caverns)
        asked = there.frames[-1]
        assert isinstance(asked, InOrder)
        asked.said = (*self.said, value, *(other for other in self.left() if other != value))
        there.is_trial = True
        there.frames.insert(len(there.frames) - 2, Halt())
        there.run()
        return there

    def legal(self, s: Any) -> list[Move]:
        return NOTATION.verbs[self.verb].each(self.who, self.left())

    def apply(self, s: Any, move: Move) -> None:
        self.said = (*self.said, move.args[0])


def settle(s: Caverns, values: tuple[int, ...], value: int, by: str) -> None:
    """Tell how a tie was settled. [CV-TURN-04]"""
    if s.listening and len(values) > 1:
        others = listed([called(s, thing) for thing in values if thing != value])
        s.emit(TieSettled(choice=called(s, value), others=others, by=by, rules=("CV-TURN-04",)))


def listed(names: list[str]) -> str:
    """Names in a row, the last one after an "or"."""
    *before, last = names
    return f"{', '.join(before)} or {last}" if before else last


def called(s: Caverns, thing: int) -> str:
    """What a figure, place or card is called in the log."""
    if refs.is_figure(thing):
        return told_name(s, thing)
    if refs.is_tile(thing):
        return tile_name(s, refs.cell_of(thing))
    if refs.is_edge(thing):
        cell, side = refs.way_of(thing)
        return f"{refs.SIDE_NAMES[side]} of {tile_name(s, cell)}"
    if refs.is_space(thing):
        return on_tile(s, refs.square_of(thing))
    return card_name(refs.card_of(thing))


def told_name(s: Caverns, figure: int) -> str:
    """A figure by its name, with its number where others have the same name."""
    alike = is_monster(figure) and sum(s.kind[f] == s.kind[figure] for f in monsters(s)) > 1
    return f"{name_of(s, figure)} ({s.figure_id(figure)[4:]})" if alike else name_of(s, figure)


def happens(s: Caverns, key: object, actor: int, it: int = NO_FIGURE, shown: int = 0) -> None:
    """A moment has come; what waited for it is done beside what is going on, oldest first."""
    if key not in s.awaited_moments():
        return
    ready = [w for w in due(s, key, actor, it, shown) if not (is_worn(s, w) or is_idle(s, w))]
    if not ready:
        return
    # Above an aside, so that what is going on takes none of it for an answer; pushed from the
    # last to the first, so that the oldest is resolved first.
    s.push(Aside())
    for waiting in reversed(ready):
        wear(s, waiting)
        s.EFFECTS.start_at(s, LIBRARY.parts[waiting.node]["do"][0], waiting.actor, it, shown)


def is_worn(s: Caverns, waiting: Standing) -> bool:
    """Whether what waits has worked as often in this turn as it may."""
    most = limit(waiting.node)
    return bool(most) and s.worked.count(waiting.node) >= most


def is_idle(s: Caverns, waiting: Standing) -> bool:
    """Whether what waits is the feature of a hero who is down. [CV-DEF-08]"""
    return is_feature(CARD_OF[waiting.node]) and is_down(s, waiting.actor)


def wear(s: Caverns, waiting: Standing) -> None:
    """What waits has worked once more; what works only once waits no longer."""
    if limit(waiting.node):
        s.worked = (*s.worked, waiting.node)
    if waiting.until.moment == USED:
        s.standing = tuple([w for w in s.standing if w is not waiting])
        take_off(s, CARD_OF[waiting.node])


def forgo(s: Caverns, node: int) -> None:
    """What waited was not wanted: it has not worked."""
    if node in s.worked:
        at = s.worked.index(node)
        s.worked = (*s.worked[:at], *s.worked[at + 1 :])


def take_off(s: Caverns, card: int) -> None:
    """The tokens that a card has laid are off."""
    pairs = [(k, thing) for k, thing in zip(s.tokens[::2], s.tokens[1::2]) if k != card]
    s.tokens = tuple([part for pair in pairs for part in pair])


def question(s: Caverns, actor: int, verb: str, values: tuple[int, ...], words: str) -> Pick | Tie:
    """What a hero's player chooses, and what of a foe's doing the active player settles."""
    return (Pick if actor < s.seats else Tie)(s.EFFECTS.seat(s, actor), verb, values, words)


def inner(s: Caverns, kind: type[T]) -> T | None:
    """The innermost frame of a kind that is going on."""
    frames = [frame for frame in s.frames if isinstance(frame, kind)]
    return frames[-1] if frames else None
