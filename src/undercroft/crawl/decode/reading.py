"""One reading of a document: what it may refer to, what it declares, what is wrong with it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeVar, cast

from undercroft.crawl.decode.errors import ContentError, ContentErrors, Path, nearest, quoted
from undercroft.crawl.decode.plain import Limits, brief

T = TypeVar("T")

USUAL = Limits()
NO_IDS: Mapping[str, Collection[str]] = MappingProxyType({})


@dataclass(frozen=True)
class Context:
    """What a document is read against.

    `known` gives the ids that exist, by kind. An `untrusted` document (a pack) may use neither
    members marked `builtin_only` nor ids that are taken. `packages`, when given, are the Python
    packages whose words are spoken: two games may use one verb for different things.
    """

    known: Mapping[str, Collection[str]] = field(default_factory=lambda: NO_IDS)
    untrusted: bool = False
    packages: tuple[str, ...] = ()
    limits: Limits = USUAL

    def ids(self, kind: str) -> Collection[str]:
        """The ids of this kind that exist before the document is read."""
        return self.known.get(kind, ())

    def speaks(self, member: type) -> bool:
        """Whether a family member belongs to the vocabulary of this document."""
        module = f"{member.__module__}."
        return not self.packages or any(module.startswith(f"{p}.") for p in self.packages)

    def allows(self, member: type) -> bool:
        """Whether this document may use the member: packs may not use built-in specials."""
        return not (self.untrusted and getattr(member, "builtin_only", False))


class Failed(Enum):
    """What a shape returns instead of a value that could not be read."""

    FAILED = "failed"


FAILED: Final = Failed.FAILED


class Reading:
    """The errors, declared ids and references gathered while one document is read."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.errors: list[ContentError] = []
        self._declared: dict[str, dict[str, Path]] = {}
        self._references: list[tuple[str, str, Path]] = []
        self._made: dict[object, object] = {}

    def refuse(
        self,
        path: Path,
        what: str,
        *,
        found: object = None,
        allowed: Collection[str] = (),
        on_key: bool = False,
    ) -> Failed:
        """Note that something is wrong; stop the reading when too much is."""
        close = nearest(found, allowed) if isinstance(found, str) else ()
        names = tuple(sorted(allowed))
        error = ContentError(
            path, what, found=brief(found), nearest=close, allowed=names, on_key=on_key
        )
        self.errors.append(error)
        if len(self.errors) >= self.context.limits.errors:
            self.stop()
        return FAILED

    def stop(self) -> None:
        """Raise what was found wrong, if anything was."""
        if self.errors:
            raise ContentErrors(tuple(self.errors))

    def declare(self, kind: str, name: str, path: Path) -> str | Failed:
        """Note a new id; refuse it when it is taken."""
        if name in self._declared.setdefault(kind, {}):
            return self.refuse(path, f"the {kind} {quoted(name)} is declared twice", found=name)
        if self.context.untrusted and name in self.context.ids(kind):
            return self.refuse(path, f"there is already a {kind} {quoted(name)}", found=name)
        self._declared[kind][name] = path
        return name

    def refer(self, kind: str, name: str, path: Path) -> str:
        """Note a reference; it is checked at the end, when every id has been declared."""
        self._references.append((kind, name, path))
        return name

    def finish(self) -> None:
        """Check the references, then raise what was found wrong, if anything was."""
        names = {kind: self._names(kind) for kind, _, _ in self._references}
        for kind, name, path in self._references:
            if name not in names[kind]:
                self.refuse(path, f"unknown {kind} {quoted(name)}", found=name, allowed=names[kind])
        self.stop()

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What `make` gives, made once a reading."""
        if key not in self._made:
            self._made[key] = make()
        return cast(T, self._made[key])

    def _names(self, kind: str) -> frozenset[str]:
        return frozenset(self.context.ids(kind)) | frozenset(self._declared.get(kind, ()))
