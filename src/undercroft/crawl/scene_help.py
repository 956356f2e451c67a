"""What things of a scene are there for: a rule and words, found by the family of a thing's name."""

from __future__ import annotations

from collections.abc import Mapping

Purpose = tuple[str, str]
"""A rule, and what it says about a thing."""


def of_family(purposes: Mapping[str, Purpose], name: str) -> Purpose | None:
    """The purpose of the family a name belongs to: the longest that it begins with."""
    fitting = [family for family in purposes if name.startswith(family)]
    return purposes[max(fitting, key=len)] if fitting else None
