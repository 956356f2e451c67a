"""Remarks at the end of a record: what went wrong in a game, for who looks into it."""

from __future__ import annotations


def remarked(record: str, remarks: str) -> str:
    """A record with remarks, which replaying passes over."""
    return record + "".join(f"# {line}\n" for line in remarks.rstrip().split("\n"))
