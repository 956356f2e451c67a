"""What a field says about itself through `Annotated`, and what a class says of its writing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IdOf:
    """The text must be the id of an existing thing of this kind."""

    kind: str


@dataclass(frozen=True, slots=True)
class NewId:
    """The text is a new id of this kind; it must not be used twice in a document."""

    kind: str


@dataclass(frozen=True, slots=True)
class Between:
    """The number lies between these two, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Length:
    """The text has so many letters, or the list so many elements, both included."""

    low: int
    high: int
