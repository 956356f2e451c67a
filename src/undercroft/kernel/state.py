"""The state of a game: columns of ints, stacks and zones of cards, and the stack of frames.

It is mutable; `clone()` slices its lists and shares everything else. It holds ids, numbers and
frames: no callables, no generator, no knowledge of who plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.kernel.card_kinds import StackKind, ZoneKind
from undercroft.kernel.errors import SaveError
from undercroft.kernel.events import Event
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import (
    INT,
    INTS,
    SEATS,
    Copying,
    Each,
    Field,
    Int,
    Ints,
    Layout,
    Plain,
    expect,
    fill_defaults,
    gather_fields,
    lies_in_dict,
    load_fields,
    record,
    save_fields,
)
from undercroft.kernel.moves import Move, Notation
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Over
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.zones import Zone

if TYPE_CHECKING:
    from undercroft.kernel.parts import Parts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands. A game's state names its notation and declares its own fields.

    `homes` gives for each zone the stack its cards belong to, `owners` the seats that look into
    it. `viewer` is EVERYONE in a true state, in a view the seats it was made for.
    """

    NOTATION: ClassVar[Notation]
    FIELDS: ClassVar[Layout] = ()
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = {}

    frames: list[Frame[Any]]
    over: Over | None
    seats: int
    round: int
    viewer: int
    stacks: list[Stack]
    zones: list[Zone]
    homes: list[int]
    owners: list[int]
    listed: list[Move] | None
    offered: Move | None
    listening: bool
    events: list[Event]
    parts: Parts | None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        gather_fields(cls)

    def __init__(self) -> None:
        fill_defaults(self.layout(), self)
        self.frames = []
        self.over = None
        self.reset_caches()

    def reset_caches(self) -> None:
        """Drop what follows from the rest and is no part of the state; games drop theirs too."""
        self.listed = None
        self.offered = None
        self.listening = False
        self.events = _SILENCE
        self.parts = None

    @classmethod
    def layout(cls) -> Layout:
        """All fields, the kernel's own first."""
        layout = _LAYOUTS.get(cls)
        if layout is None:
            layout = _LAYOUTS[cls] = (*_kernel_fields(cls.NOTATION), *cls.FIELDS)
        return layout

    def clone(self) -> State:
        """An independent state that will play on exactly as this one."""
        cls = self.__class__
        new: State = cls.__new__(cls)
        _copying(cls).copy(self, new)
        new.seats = self.seats
        new.round = self.round
        new.viewer = self.viewer
        new.stacks = self.stacks[:]
        new.zones = self.zones[:]
        new.homes = self.homes[:]
        new.owners = self.owners[:]
        new.frames = [frame.copy() for frame in self.frames]
        new.over = self.over
        new.reset_caches()
        new.listed = self.listed
        return new

    def save(self) -> dict[str, Plain]:
        """Plain data for the whole state."""
        return {
            "fields": save_fields(self.layout(), self),
            "frames": [frame.save() for frame in self.frames],
            "over": None if self.over is None else self.over.save(),
        }

    @classmethod
    def load(cls, plain: Plain) -> State:
        """The state of plain data; SaveError names what does not fit."""
        table = record(plain, ("fields",), ("frames", "over"))
        state = cls()
        try:
            load_fields(cls.layout(), state, table["fields"])
        except SaveError as error:
            raise error.within("fields") from None
        state.frames = [cls.load_frame(frame) for frame in table.get("frames", [])]
        over = table.get("over")
        state.over = None if over is None else Over.load(over)
        return state

    @classmethod
    def load_frame(cls, plain: Plain) -> Frame[Any]:
        """The frame of plain data."""
        name = record(plain, ("frame",), tuple(plain) if isinstance(plain, dict) else ())["frame"]
        kind = cls.FRAMES.get(expect(name, str, "the name of a frame"))
        if kind is None:
            known = ", ".join(cls.FRAMES)
            raise SaveError(f'there is no frame "{name}"; known are {known}', ("frame",))
        return kind.load({key: value for key, value in plain.items() if key != "frame"})

    def validate(self) -> list[str]:
        """What no game could have come to, in words; games add their own conditions."""
        if len(self.homes) != len(self.zones) or len(self.owners) != len(self.zones):
            return ["every zone has a home stack and owners"]
        if any(not 0 <= home < len(self.stacks) for home in self.homes):
            return ["a zone has a home stack that does not exist"]
        return []

    def has(self, move: Move) -> bool:
        """Whether what a written move names is there at all; only then rules are asked about it."""
        return True

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.__class__, self.save())

    # ---- frames ----------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        """Begin something inside what is going on."""
        self.frames.append(frame)

    def pop(self) -> None:
        """The top frame is done."""
        self.frames.pop()

    def answer(self, value: int) -> None:
        """The top frame is done and tells the one below a value."""
        self.frames.pop()
        if self.frames:
            self.frames[-1].on_answer(self, value)

    def run(self) -> None:
        """Go on until a seat or chance must decide, or the game is over."""
        while self.frames:
            if self.frames[-1].advance(self):
                return

    def finish(self, over: Over) -> None:
        """End the game."""
        self.over = over
        self.frames = []

    # ---- telling -----------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let those who listen know, by the names that things have now.

        Guard it by `if s.listening` so that playouts build nothing.
        """
        self.events.append(event.named_by(self.name_of))

    def name_of(self, thing: str) -> str:
        """What a scene id stands for now; games say it of figures and of zones.

        "" where the id itself says it, as of cards, whose names are in the box.
        """
        return ""


_SILENCE: Final[list[Event]] = []
_LAYOUTS: Final[dict[type[State], Layout]] = {}
_COPYING: Final[dict[type[State], Copying]] = {}
_IN_DICT: Final = lies_in_dict(State)


def _copying(cls: type[State]) -> Copying:
    copying = _COPYING.get(cls)
    if copying is None:
        copying = _COPYING[cls] = Copying(cls.FIELDS, is_whole=_IN_DICT)
    return copying


def _restored(cls: type[State], plain: Plain) -> State:
    return cls.load(plain)


def _kernel_fields(notation: Notation) -> Layout:
    return (
        Field("seats", INT, 1),
        Field("round", INT, 0),
        Field("viewer", Int(SEATS), EVERYONE),
        Field("stacks", Each(StackKind(notation.cards)), []),
        Field("zones", Each(ZoneKind(notation.cards)), []),
        Field("homes", INTS, []),
        Field("owners", Ints(SEATS), []),
    )
