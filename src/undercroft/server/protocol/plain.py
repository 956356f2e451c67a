"""Words that are shown to others as they are: letters and signs, nothing that commands a screen."""

from __future__ import annotations

import re
from typing import Final

CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters, which terminals obey, and those that turn the direction of writing."""


def check_name(*names: str) -> None:
    """ValueError if nothing is to be seen of a name, or if it holds what is no word."""
    check_plain(*names)
    for name in names:
        if not any(sign.isprintable() and not sign.isspace() for sign in name):
            raise ValueError("a name has at least one letter that can be seen")


def check_plain(*texts: str) -> None:
    """ValueError, which decoding makes a refusal of, if words hold what is no word."""
    for text in texts:
        if CONTROL.search(text):
            raise ValueError("control characters cannot be shown to others; leave them out")
