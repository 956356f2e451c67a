"""What every shape can do: read a plain value, write a value plainly, know its own."""

from abc import ABC, abstractmethod

from undercroft.crawl.decode.errors import Path, VocabularyError
from undercroft.crawl.decode.plain import Plain, Sort, shown, sort_of
from undercroft.crawl.decode.reading import Failed, Reading


class Shape(ABC):
    """How values of one type are written. `words` names them, `sorts` are the plain sorts used."""

    words: str
    sorts: frozenset[Sort]

    @abstractmethod
    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        """The value written as `plain`, or FAILED after telling `reading` what is wrong."""

    @abstractmethod
    def write(self, value: object) -> Plain:
        """The shortest plain form of a value that `read` gives back."""

    @abstractmethod
    def owns(self, value: object) -> bool:
        """Whether the value is of this shape, without looking inside."""

    def fits(self, plain: Plain) -> bool:
        """Whether `plain` looks like this shape, without looking inside."""
        return sort_of(plain) in self.sorts

    def understands(self, key: str, reading: Reading) -> bool:
        """Whether a mapping with this one key could be of this shape."""
        return False

    def mismatch(self, plain: Plain, path: Path, reading: Reading) -> Failed:
        """Refuse a plain value of the wrong sort."""
        return reading.refuse(path, f"expected {self.words}, not {shown(plain)}", found=plain)

    def must_own(self, value: object) -> None:
        """Raise unless the value is of this shape."""
        if not self.owns(value):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")


def counted(words: str) -> str:
    """A noun with its article: `an effect`, `a hero`."""
    return f"{'an' if words[:1].lower() in 'aeiou' else 'a'} {words}"
