"""Typed decode: content values from plain data and back, with no second schema."""

from undercroft.crawl.decode.codec import decode, encode
from undercroft.crawl.decode.errors import (
    ContentError,
    ContentErrors,
    Path,
    VocabularyError,
    nearest,
)
from undercroft.crawl.decode.naming import kebab, verb_of
from undercroft.crawl.decode.notes import Between, IdOf, Length, NewId
from undercroft.crawl.decode.plain import Limits, Plain
from undercroft.crawl.decode.reading import Context

__all__ = [
    "Between",
    "ContentError",
    "ContentErrors",
    "Context",
    "IdOf",
    "Length",
    "Limits",
    "NewId",
    "Path",
    "Plain",
    "VocabularyError",
    "decode",
    "encode",
    "kebab",
    "nearest",
    "verb_of",
]
