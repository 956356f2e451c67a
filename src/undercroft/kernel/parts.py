"""Parts of scenes, kept from drawing to drawing while what they follow from stays the same.

Most of a scene is what it was before the last move. A function that draws a part of it is marked
`@part`, and what it drew is given again until a field that it read has another value. What it reads
is not declared but seen: it is shown a witness, a state that holds nothing at first and takes each
field from the view when it is asked for it.

So a part follows from what stands in a view and from nothing else. All readers of a table may share
their parts: where the view of one hides something, the fields differ, and the part is made anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from undercroft.kernel.layout import INT, Kind, lies_in_dict
from undercroft.kernel.state import State

P = ParamSpec("P")
S = TypeVar("S", bound=State)
T = TypeVar("T")
Key = tuple[Any, ...]
"""Who draws a part, and of what: the function, its arguments, and those that are named."""

MOST_PARTS: Final = 4096
"""How many parts are kept; a scene has some hundred."""

_UNKNOWN: Final = object()
_IN_DICT: Final = lies_in_dict(State)
"""Only what lies in a dict can be taken when it is read: the compiled build keeps nothing."""


def part(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A function that draws a part, from a state and hashable values, as something immutable."""

    @wraps(make)
    def kept(s: S, /, *about: P.args, **named: P.kwargs) -> T:
        parts = s.parts
        if parts is None:
            return make(s, *about, **named)
        drawn: T = parts.of(s, (make, about, *named.items()))
        return drawn

    return kept


class _Kept:
    """A part with what it follows from: the fields that were read, and the parts it was made of.

    It is sure as long as none of those has been forgotten.
    """

    __slots__ = ("drawn", "is_sure", "used")

    def __init__(self, drawn: Any, used: dict[Key, Any]) -> None:
        self.drawn: Final = drawn
        self.used: Final = used
        self.is_sure = True


class Parts:
    """The parts drawn last; what read a field that has changed since is no longer among them."""

    def __init__(self) -> None:
        self._view: State
        self._witnesses: _Witnesses
        self._is_new = True
        self._values: dict[str, Any] = {}
        self._kept: dict[Key, _Kept] = {}
        self._readers: dict[str, set[Key]] = {}
        self._users: dict[Key, set[Key]] = {}

    def draw(self, make: Callable[[State, int], T], view: State, seats: int) -> T:
        """What is drawn of a view; while that goes on, and only then, the view has these parts."""
        if not _IN_DICT:
            return make(view, seats)
        self._view, self._is_new = view, True
        view.parts = self
        try:
            return make(view, seats)
        finally:
            view.parts = None

    def of(self, s: State, key: Key) -> Any:
        """A part of the view, kept or made now; a witness notes that it was used."""
        if self._is_new:
            self._forget_changed()
        found = self._kept.get(key)
        if found is None or not (found.is_sure or self._holds(found)):
            found = self._made(key)
        if s is not self._view:
            s.__dict__["_used"][key] = found.drawn
        return found.drawn

    def _holds(self, found: _Kept) -> bool:
        """Whether the parts that a part was made of are still what they were.

        In the order in which they were used: up to the first that is not, the same would be used.
        """
        for key, drawn in found.used.items():
            if self.of(self._view, key) != drawn:
                return False
        found.is_sure = True
        return True

    def _made(self, key: Key) -> _Kept:
        make, about, *named = key
        witness = self._witnesses.of(self._view, self)
        drawn = make(witness, *about, **dict(named))
        held = witness.__dict__
        self._kept[key] = found = _Kept(drawn, held["_used"])
        for name in held:
            if name in self._values:
                self._readers.setdefault(name, set()).add(key)
        for used in found.used:
            self._users.setdefault(used, set()).add(key)
        return found

    def _forget_changed(self) -> None:
        """What read a field that has changed is forgotten, when a view is asked for its parts."""
        self._is_new = False
        self._witnesses = _witnesses(self._view.__class__)
        if len(self._kept) > MOST_PARTS:
            self._forget_all()
        values, held = self._values, self._view.__dict__
        for name, kind in self._witnesses.fields:
            old, new = values.get(name, _UNKNOWN), held[name]
            if old is not new and old != new:
                values[name] = kind.copy(new)
                for key in self._readers.pop(name, ()):
                    self._forget(key)

    def _forget(self, key: Key) -> None:
        """A part is drawn anew when it is asked for, and what is made of it is no longer sure."""
        if self._kept.pop(key, None) is not None:
            self._doubt(key)

    def _doubt(self, key: Key) -> None:
        for user in self._users.get(key, ()):
            found = self._kept.get(user)
            if found is not None and found.is_sure:
                found.is_sure = False
                self._doubt(user)

    def _forget_all(self) -> None:
        self._kept.clear()
        self._readers.clear()
        self._users.clear()


class _Frames(Kind):
    """The frames of a state, which are never alike in two of them."""

    def copy(self, value: Any) -> Any:
        return value[:]


class _Taken:
    """A field of a witness: when it is first read, it is taken from the view and stays."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, witness: State, _cls: type[State]) -> Any:
        held = witness.__dict__
        value = held[self._name] = held["_view"].__dict__[self._name]
        return value


def _refuse(_witness: State) -> State:
    """What a copy reads is seen by nobody."""
    raise TypeError("a part is drawn from the state as it is, not from a copy")


class _Witnesses:
    """All that states of a class are made of, with how it is copied, and their witnesses."""

    __slots__ = ("_cls", "fields")

    def __init__(self, cls: type[State]) -> None:
        fields = [(field.name, field.kind) for field in cls.layout()]
        self.fields: Final = (*fields, ("frames", _Frames()), ("over", INT))
        taken = {name: _Taken(name) for name, _ in self.fields}
        name = f"Witnessed{cls.__name__}"
        self._cls: Final[type[State]] = type(name, (cls,), {**taken, "clone": _refuse})

    def of(self, view: State, parts: Parts) -> State:
        """A state like the view, with nothing in it yet but what its caches begin with."""
        witness = self._cls.__new__(self._cls)
        witness.__dict__.update(_view=view, _used={})
        witness.reset_caches()
        witness.parts = parts
        return witness


_WITNESSES: Final[dict[type[State], _Witnesses]] = {}


def _witnesses(cls: type[State]) -> _Witnesses:
    found = _WITNESSES.get(cls)
    if found is None:
        found = _WITNESSES[cls] = _Witnesses(cls)
    return found
