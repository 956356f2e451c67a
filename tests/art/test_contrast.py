"""The colours of the page can be told apart: text 4.5 to 1, signs and borders 3 to 1."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import pytest

from art.index import CLIENT

DARK, LIGHT = (CLIENT / "src/tokens.css").read_text("utf-8").split(":root[data-theme='light']")[:2]
TEXT, SIGN = 4.5, 3.0
INKS: Final = ("ink", "ink-2", "ink-3", "brass-hi", "blood-ink", "leaf", "sky", "violet")
SIGNS: Final = ("p1", "p2", "p3", "p4", "p5", "brass", "blood", "foe")
PAIRS: Final = [
    *product(INKS, ("stone-1", "stone-2"), (TEXT,)),
    *product(("ink", "ink-2"), ("stone-3",), (TEXT,)),
    *product(("vellum-ink", "vellum-soft"), ("vellum",), (TEXT,)),
    ("on-ember", "ember", TEXT),
    *product(SIGNS, ("stone-1",), (SIGN,)),
]


def colours(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", css.split("}", maxsplit=1)[0]))


THEMES: Final = {"dark": colours(DARK), "light": {**colours(DARK), **colours(LIGHT)}}


def luminance(colour: str) -> float:
    shown = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shown]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_every_colour_stands_out_from_its_ground(theme: str) -> None:
    has = THEMES[theme]
    found = {(front, ground): contrast(has[front], has[ground]) for front, ground, _ in PAIRS}
    weak = {pair: found[pair[:2]] for pair in PAIRS if found[pair[:2]] < pair[2]}
    assert weak == {}
