"""Designers' content: YAML with line marks, loading and checking."""

from undercroft.packs.dumping import dump
from undercroft.packs.errors import PackError, PackErrors
from undercroft.packs.loading import load, placed
from undercroft.packs.marked import Document, read

__all__ = ["Document", "PackError", "PackErrors", "dump", "load", "placed", "read"]
