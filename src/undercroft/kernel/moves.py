"""Moves: immutable values, each one choice of one element, with a notation that round-trips.

A move reads `actor verb argument...`: `h2 move 4,1`, `p1 draft ember-lash`, `d roll 14`.
The actor is a seat (its game's letter and a number from 1) or `d`, the dungeon, which is chance.
Arguments are ints in memory; a vocabulary turns them into words and back.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from undercroft.kernel.errors import NotationError
from undercroft.kernel.native import mypyc_attr

DUNGEON: Final = -1
HIDDEN: Final = -1
UNSEEN: Final = "??"
READ_LAST: Final = 8192


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """How ints of one kind are written."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def text(self, value: int) -> str:
        """The word for a value."""
        return UNSEEN if value == HIDDEN else str(value)

    def parse(self, word: str) -> int:
        """The value of a word."""
        if word == UNSEEN:
            return HIDDEN
        try:
            return int(word) if len(word) < 12 else int("")
        except ValueError:
            raise NotationError(f'"{word[:40]}" is not a {self.kind}') from None


class Numbers(Vocabulary):
    """Plain numbers, negative ones too."""

    def text(self, value: int) -> str:
        return str(value)


class Names(Vocabulary):
    """Ids written as kebab-case names; the id is the name's place in the list."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        super().__init__(kind)
        self.names: Final = tuple(names)
        self.ids: Final = {name: i for i, name in enumerate(self.names)}
        if len(self.ids) != len(self.names):
            raise ValueError(f"two {kind} names are equal")

    def text(self, value: int) -> str:
        return UNSEEN if value == HIDDEN else self.names[value]

    def parse(self, word: str) -> int:
        if word == UNSEEN:
            return HIDDEN
        number = self.ids.get(word)
        if number is None:
            raise NotationError(self._unknown(word))
        return number

    def _unknown(self, word: str) -> str:
        near = difflib.get_close_matches(word[:40], self.names, n=1)
        hint = f'; did you mean "{near[0]}"?' if near else ""
        return f'there is no {self.kind} "{word[:40]}"{hint}'


class Numbered(Vocabulary):
    """Things written as a letter and a number from 1, such as `m3`; the id counts from 0."""

    def __init__(self, kind: str, letter: str) -> None:
        super().__init__(kind)
        self.letter: Final = letter

    def text(self, value: int) -> str:
        return UNSEEN if value == HIDDEN else f"{self.letter}{value + 1}"

    def parse(self, word: str) -> int:
        if word == UNSEEN:
            return HIDDEN
        digits = word[len(self.letter) :]
        if not word.startswith(self.letter) or not digits.isdecimal() or len(digits) > 9:
            raise NotationError(f'"{word[:40]}" is not a {self.kind} such as {self.letter}1')
        if digits.startswith("0"):
            raise NotationError(f'"{word[:40]}" is not a {self.kind}: they count from 1')
        return int(digits) - 1


NUMBER: Final = Numbers("number")


class Move:
    """One choice of one element by one actor. Equal moves are equal values."""

    __slots__ = ("args", "seat", "verb")

    def __init__(self, verb: Verb, seat: int, args: tuple[int, ...]) -> None:
        self.verb = verb
        self.seat = seat
        self.args = args

    @property
    def arg(self) -> int:
        """The first argument."""
        return self.args[0]

    def hidden(self) -> Move:
        """The same move as one sees it who may not see what was chosen."""
        shown = self.verb.public
        args = tuple(a if i < shown else HIDDEN for i, a in enumerate(self.args))
        return Move(self.verb, self.seat, args)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Move):
            return NotImplemented
        return self.verb is other.verb and self.seat == other.seat and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb.name, self.seat, self.args))

    def __str__(self) -> str:
        return self.verb.notation.text(self)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.verb.notation.game, str(self))


def _restore(game: str, text: str) -> Move:
    return Notation.of[game].parse(text)


class Verb:
    """What a move does; calling it makes the (interned) move of a seat with arguments.

    `public` says how many leading arguments everybody sees even when the move is secret.
    """

    def __init__(
        self, notation: Notation, name: str, words: tuple[Vocabulary, ...], public: int
    ) -> None:
        self.notation: Final = notation
        self.name: Final = name
        self.args: Final = words
        self.public: Final = public
        self._made: dict[tuple[int, ...], Move] = {}
        self._rows: dict[int, dict[int, Move]] = {}

    def __call__(self, *named: int) -> Move:
        """The move of a seat, which is named first, with its arguments."""
        move = self._made.get(named)
        if move is None:
            move = self._made[named] = Move(self, named[0], named[1:])
        return move

    def each(self, seat: int, values: Iterable[int]) -> list[Move]:
        """One move for each value, in the order given."""
        row = self._rows.get(seat)
        if row is None:
            row = self._rows[seat] = {}
        return [row.get(value) or self._added(row, seat, value) for value in values]

    def _added(self, row: dict[int, Move], seat: int, value: int) -> Move:
        move = row[value] = self(seat, value)
        return move

    def __repr__(self) -> str:
        return f"<verb {self.name}>"


class Notation:
    """A game's written moves: its seat letter, its verbs, the names of its cards and stacks.

    `seat_names` are what sentences call seats; without them they are called as moves write them.
    """

    of: ClassVar[dict[str, Notation]] = {}

    def __init__(
        self,
        game: str,
        seat: str = "p",
        *,
        cards: Sequence[str] = (),
        stacks: Sequence[str] = (),
        zones: Sequence[str] = (),
        seat_names: Sequence[str] = (),
    ) -> None:
        self.game: Final = game
        self.seat_names: Final = tuple(seat_names)
        self.seats: Final = Numbered("seat", seat)
        self.cards: Final = Names("card", cards)
        self.stacks: Final = Names("stack", stacks)
        self.zones: Final = Names("zone", zones)
        self.verbs: Final[dict[str, Verb]] = {}
        self.roll: Final = self.verb("roll", NUMBER)
        self.draw: Final = self.verb("draw", self.stacks, self.cards, public=1)
        self.peek: Final = self.verb("peek", self.stacks, NUMBER, self.cards, public=2)
        self.show: Final = self.verb("show", self.zones, NUMBER, self.cards, public=2)
        self.passes: Final = self.verb("pass")
        self.done: Final = self.verb("done")
        self.yes: Final = self.verb("yes")
        self.no: Final = self.verb("no")
        Notation.of[game] = self

    def verb(self, name: str, *words: Vocabulary, public: int = 0) -> Verb:
        """Add a verb with the vocabularies of its arguments."""
        if name in self.verbs:
            raise ValueError(f'the verb "{name}" is there already')
        made = self.verbs[name] = Verb(self, name, words, public)
        return made

    def text(self, move: Move) -> str:
        """The written move."""
        words = [vocabulary.text(a) for vocabulary, a in zip(move.verb.args, move.args)]
        return " ".join((self.actor(move.seat), move.verb.name, *words))

    def actor(self, seat: int) -> str:
        """The written seat, or `d` for the dungeon."""
        return "d" if seat == DUNGEON else self.seats.text(seat)

    def seat_name(self, seat: int) -> str:
        """A seat in sentences, as long as no figure stands for it."""
        return self.seat_names[seat] if seat < len(self.seat_names) else self.actor(seat)

    def parse(self, text: str) -> Move:
        """The move of a text. It is a well-formed move; whether it is legal is another matter."""
        return _parsed(self, text)

    def read(self, text: str) -> Move:
        """The move of a text, read word by word."""
        parts = text.split()
        if len(parts) < 2:
            raise NotationError(f'"{text[:60]}" is not a move: write an actor and a verb')
        seat = DUNGEON if parts[0] == "d" else self.seats.parse(parts[0])
        verb = self._verb(parts[1])
        if len(parts) - 2 != len(verb.args):
            raise NotationError(_arity(verb, len(parts) - 2))
        args = tuple(v.parse(word) for v, word in zip(verb.args, parts[2:]))
        return Move(verb, seat, args)

    def _verb(self, name: str) -> Verb:
        verb = self.verbs.get(name)
        if verb is None:
            near = difflib.get_close_matches(name[:40], self.verbs, n=1)
            hint = f'; did you mean "{near[0]}"?' if near else ""
            raise NotationError(f'there is no verb "{name[:40]}"{hint}')
        return verb


@lru_cache(maxsize=READ_LAST)
def _parsed(notation: Notation, text: str) -> Move:
    """A move is read when it is checked, again when it happens, and often in other games."""
    return notation.read(text)


def _arity(verb: Verb, given: int) -> str:
    wanted = " ".join(f"<{v.kind}>" for v in verb.args) or "nothing"
    return f'"{verb.name}" is followed by {wanted}; found {given} words'
