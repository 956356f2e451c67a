"""What the Python side may declare, and what is its own mistake."""

from dataclasses import dataclass
from enum import Enum, Flag
from typing import Any, ClassVar, Literal

import pytest

from tests.crawl.decode import sample as s
from undercroft.crawl.decode import ContentErrors, Context, VocabularyError, decode, encode


class Deed:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Jump(Deed):
    height: int


@dataclass(frozen=True, slots=True)
class JumpAgain(Deed):
    verb: ClassVar[str] = "jump"
    height: int


class Empty:
    """A family without members."""


class Unused:
    """A family without members yet, which says that it is one."""

    family: ClassVar[str] = "cost"


class Twofold:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Words(Twofold):
    implied: ClassVar[bool] = True
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A base with fields that is a family, because it says so."""

    family: ClassVar[str] = "piece"
    id: str


@dataclass(frozen=True, slots=True)
class Pawn(Piece):
    rank: int = 2


class Marked:
    """A mixin that is no family, because it says so."""

    family: ClassVar[None] = None
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Chest(Marked):
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Unknown:
    what: "NotHere"  # type: ignore[name-defined]  # noqa: F821


class Alike(Enum):
    A_B = 1
    a_b = 2


class Bits(Flag):
    ONE = 1


@pytest.mark.parametrize(
    "kind",
    [
        float,
        list[int],
        dict[int, int],
        Any,
        object,
        Bits,
        Alike,
        Empty,
        Twofold,
        Unknown,
        Deed,
        str | s.Effect,
        str | s.Stat,
        s.Stat | Literal["melee"],
        tuple[int, ...] | frozenset[int],
    ],
)
def test_a_type_that_content_cannot_have_is_the_programmers_mistake(kind: object) -> None:
    with pytest.raises(VocabularyError):
        decode(kind, {"jump": 1})


def test_two_games_may_use_one_word_when_the_context_names_the_packages() -> None:
    with pytest.raises(VocabularyError, match="'jump' would mean both"):
        decode(Deed, {"jump": 1})
    elsewhere = Context(packages=("undercroft", "tests.crawl.decode.sample"))
    assert decode(s.Target, "it", context=elsewhere) == s.It()
    with pytest.raises(ContentErrors, match="unknown deed"):
        decode(Deed, {"jump": 1}, context=elsewhere)


def test_a_package_does_not_speak_for_another_whose_name_begins_alike() -> None:
    assert not Context(packages=("tests.crawl.decode.samp",)).speaks(s.It)
    assert Context(packages=("tests.crawl",)).speaks(s.It)


def test_a_base_with_fields_may_be_a_family() -> None:
    assert decode(Piece, {"pawn": "a"}) == Pawn("a")
    assert encode(Pawn("a", 3)) == {"pawn": {"id": "a", "rank": 3}}


def test_a_mixin_need_not_be_a_family() -> None:
    assert encode(Chest(3)) == {"gold": 3}
    assert decode(Chest, {"gold": 3}) == Chest(3)


def test_a_family_without_members_yet_knows_no_word() -> None:
    with pytest.raises(ContentErrors, match='unknown cost "gold"'):
        decode(Unused, {"gold": 1})


def test_a_member_defined_later_is_known_at_once() -> None:
    with pytest.raises(ContentErrors):
        decode(Piece, "latecomer")

    @dataclass(frozen=True, slots=True)
    class Latecomer(Piece):
        id: str = "late"

    assert decode(Piece, "latecomer") == Latecomer()


@pytest.mark.parametrize("value", [1.5, object(), s.Damage(3), s.Seq(["x"]), s.Bonus("x", 1)])  # type: ignore[arg-type]
def test_a_value_of_the_wrong_type_is_not_written(value: object) -> None:
    with pytest.raises(VocabularyError):
        encode(value)
