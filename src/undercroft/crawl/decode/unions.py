"""Shapes of unions: the sort of the plain value decides which alternative is meant."""

from undercroft.crawl.decode.errors import Path, VocabularyError
from undercroft.crawl.decode.families import FamilyShape
from undercroft.crawl.decode.plain import Plain, Sort, sort_of
from undercroft.crawl.decode.reading import Reading
from undercroft.crawl.decode.scalars import WordShape
from undercroft.crawl.decode.shape import Shape


class UnionShape(Shape):
    """One of several shapes, of which at most one reads each plain value."""

    def __init__(self, arms: tuple[Shape, ...]) -> None:
        self.arms = tuple(sorted(arms, key=_rank))
        self.sorts = frozenset[Sort]().union(*(arm.sorts for arm in arms))
        self.words = " or ".join(arm.words for arm in self.arms)
        _check_distinct(self.arms)

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        arm = self._fitting(plain) or self._speaking_of(plain)
        return arm.read(plain, path, reading) if arm else self.mismatch(plain, path, reading)

    def write(self, value: object) -> Plain:
        arm = next((arm for arm in self.arms if arm.owns(value)), None)
        if arm is None:
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        plain = arm.write(value)
        if isinstance(arm, FamilyShape) and self._fitting(plain) not in {arm, None}:
            return arm.write_named(value)
        return plain

    def owns(self, value: object) -> bool:
        return any(arm.owns(value) for arm in self.arms)

    def fits(self, plain: Plain) -> bool:
        return self._fitting(plain) is not None

    def understands(self, key: str, reading: Reading) -> bool:
        return any(arm.understands(key, reading) for arm in self.arms)

    def _fitting(self, plain: Plain) -> Shape | None:
        return next((arm for arm in self.arms if arm.fits(plain)), None)

    def _speaking_of(self, plain: Plain) -> Shape | None:
        """The arm whose error says most: one that takes this sort, or a family (it may imply)."""
        takes = (arm for arm in self.arms if sort_of(plain) in arm.sorts)
        implies = (arm for arm in self.arms if isinstance(arm, FamilyShape))
        return next(takes, None) or next(implies, None)


def _rank(arm: Shape) -> int:
    return 0 if isinstance(arm, WordShape) else 2 if isinstance(arm, FamilyShape) else 1


def _check_distinct(arms: tuple[Shape, ...]) -> None:
    """Refuse alternatives that a document could not tell apart."""
    plain_words = [plain for arm in arms if isinstance(arm, WordShape) for plain in arm.values]
    if len(plain_words) != len(set(plain_words)):
        raise VocabularyError(f"a word is in two alternatives of {_listed(arms)}")
    others = [sort for arm in arms if not isinstance(arm, WordShape) for sort in arm.sorts]
    has_words = any(isinstance(arm, WordShape) and arm.allowed for arm in arms)
    text_is_taken = has_words and any(_is_free_text(arm) for arm in arms)
    if len(others) != len(set(others)) or text_is_taken:
        raise VocabularyError(f"a document could not tell apart {_listed(arms)}")


def _is_free_text(arm: Shape) -> bool:
    return Sort.TEXT in arm.sorts and not isinstance(arm, WordShape | FamilyShape)


def _listed(arms: tuple[Shape, ...]) -> str:
    return " | ".join(arm.words for arm in arms)
