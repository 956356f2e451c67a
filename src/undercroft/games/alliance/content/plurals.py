"""Numbers in sentences: one card, two cards, an ogre."""

from __future__ import annotations

from typing import Final

VOWELS: Final = "aeiou"


def plural(name: str) -> str:
    """More than one of something."""
    if name.endswith("y") and name[-2] not in VOWELS:
        return f"{name[:-1]}ies"
    if name.endswith("f"):
        return f"{name[:-1]}ves"
    return f"{name}es" if name.endswith("o") else f"{name}s"


def several(amount: int, name: str) -> str:
    """So many of something."""
    return f"{amount} {name if amount == 1 else plural(name)}"


def which(amount: int, name: str) -> str:
    """The beginning of a question for so many of something."""
    return f"which {name}" if amount == 1 else f"which {several(amount, name)}"


def a(name: str) -> str:
    """One of something."""
    return f"{'an' if name[0].lower() in VOWELS else 'a'} {name}"


def listed(names: list[str]) -> str:
    """Several names as one would say them: Krom, Bull and Petra."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)
