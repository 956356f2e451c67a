"""Unquoted words of YAML: the core schema of YAML 1.2, so `no`, `on` and `1:30` are text."""

import re

from undercroft.crawl.decode import Plain

LONGEST_NUMBER = 20

NULL = re.compile(r"(?:~|null|Null|NULL|)\Z")
TRUTH = re.compile(r"(?:true|True|TRUE|false|False|FALSE)\Z")
WHOLE = re.compile(r"(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)\Z")
FRACTION = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
ENDLESS = re.compile(r"(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))\Z")

BEGINS_OTHERWISE = frozenset("~nNtTfF-+.0123456789")
BASES = {"0o": 8, "0x": 16}


class WordError(ValueError):
    """A word that is neither text nor a number we read."""


def resolved(word: str) -> Plain:
    """What an unquoted word means: nothing, true, false, a number, or the text itself."""
    if word and word[0] not in BEGINS_OTHERWISE:
        return word
    if NULL.match(word):
        return None
    if TRUTH.match(word):
        return word[0] in "tT"
    if WHOLE.match(word):
        return _whole(word)
    if ENDLESS.match(word):
        raise WordError(f"{word} is not a number here; put it in quotes if text is meant")
    return _fraction(word) if FRACTION.match(word) else word


def _whole(word: str) -> int:
    if len(word) > LONGEST_NUMBER:
        raise WordError(f"a number of {len(word)} digits is too long")
    digits = word.lstrip("-+")
    if digits[:2] in BASES:
        return int(digits[2:], BASES[digits[:2]])
    if digits[0] == "0" and len(digits) > 1:
        raise WordError(
            f'a number does not begin with 0; write "{word}" in quotes if text is meant'
        )
    return int(word)


def _fraction(word: str) -> float:
    if len(word) > LONGEST_NUMBER or abs(float(word)) > 10**LONGEST_NUMBER:
        raise WordError(f"a number of {len(word)} characters is too long or too large")
    return float(word)
