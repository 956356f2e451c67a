"""Plain data: what YAML, TOML or JSON give, and how it is spoken of in errors."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from undercroft.crawl.decode.errors import ContentError, ContentErrors, Key, quoted

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"

LONGEST_SHOWN_NUMBER = 10**18


class Sort(Enum):
    """The sort of a plain value."""

    NOTHING = "nothing"
    TRUTH = "true or false"
    WHOLE = "a whole number"
    FRACTION = "a fraction"
    TEXT = "text"
    LIST = "a list"
    MAPPING = "a mapping"


SORTS: dict[type, Sort] = {
    type(None): Sort.NOTHING,
    bool: Sort.TRUTH,
    int: Sort.WHOLE,
    float: Sort.FRACTION,
    str: Sort.TEXT,
    list: Sort.LIST,
    dict: Sort.MAPPING,
}


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a document may be before it is refused unread."""

    depth: int = 64
    nodes: int = 100_000
    errors: int = 20


def sort_of(plain: object) -> Sort:
    """The sort of a plain value (one that `survey` has passed)."""
    return SORTS[type(plain)]


def shown(plain: object) -> str:
    """A plain value in the words of an error: `the text "damge"`, `the number 3`, `a list`."""
    match plain:
        case None:
            return "nothing"
        case bool():
            return "true" if plain else "false"
        case int() | float():
            return _shown_number(plain)
        case str():
            return f"the text {quoted(plain)}"
    sort = SORTS.get(type(plain))
    return sort.value if sort else f"a Python {type(plain).__name__}"


def brief(plain: object) -> object:
    """The plain value an error keeps: small scalars as they are, the rest in words."""
    if isinstance(plain, str):
        return plain[:200]
    if isinstance(plain, int) and abs(plain) > LONGEST_SHOWN_NUMBER:
        return shown(plain)
    return plain if plain is None or isinstance(plain, bool | int | float) else shown(plain)


def survey(plain: object, limits: Limits) -> None:
    """Walk all of `plain` without recursion; refuse what is too deep, too large or not plain."""
    trail: list[Key] = []
    walks = _enter(plain, trail)
    nodes = 1
    while walks:
        step = next(walks[-1], None)
        if step is None:
            walks.pop()
            del trail[-1:]
            continue
        trail.append(step[0])
        nodes += 1
        inner = _enter(step[1], trail)
        walks += inner
        _bounded(len(walks), nodes, trail, limits)
        if not inner:
            trail.pop()


def _shown_number(number: float) -> str:
    if isinstance(number, int) and abs(number) > LONGEST_SHOWN_NUMBER:
        return f"a number of about {number.bit_length() * 30103 // 100_000 + 1} digits"
    return f"the number {number}"


def _enter(plain: object, trail: list[Key]) -> list[Iterator[tuple[Key, object]]]:
    """The walk over the children of a list or mapping, as a list of one; else an empty list."""
    if type(plain) not in SORTS:
        raise _refusal(trail, f"content is plain data, not {shown(plain)}")
    if isinstance(plain, dict):
        return [_items(plain, trail)]
    return [iter(enumerate(plain))] if isinstance(plain, list) else []


def _items(plain: dict[object, object], trail: list[Key]) -> Iterator[tuple[Key, object]]:
    for key, value in plain.items():
        if type(key) is not str:
            raise _refusal(trail, f"a key must be text, not {shown(key)}")
        yield key, value


def _bounded(depth: int, nodes: int, trail: list[Key], limits: Limits) -> None:
    if depth > limits.depth:
        raise _refusal(trail, f"nested deeper than {limits.depth} levels")
    if nodes > limits.nodes:
        raise _refusal(trail, f"more than {limits.nodes} values in one document")


def _refusal(trail: list[Key], what: str) -> ContentErrors:
    return ContentErrors((ContentError(tuple(trail), what),))
