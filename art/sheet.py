"""A sheet of baked figures as large as in a dialogue, on a board and on a phone, also in grey.

python -m art.sheet goblin ogre > sheet.png
"""

from __future__ import annotations

import sys
from typing import Final

from PIL import Image, ImageDraw

from art.index import PICTURES

SIZES: Final = (150, 72, 44)
GROUND: Final = "#5a4a40"
ACROSS: Final = 7
WIDE, HIGH = 156, 304


def shown(name: str) -> Image.Image:
    """One figure in each size, then small without colour."""
    tile = Image.new("RGB", (WIDE, HIGH), GROUND)
    with Image.open(PICTURES / "fig" / f"{name}.webp") as file:
        portrait = file.convert("RGBA")
    for size, at in zip(SIZES, ((3, 2), (3, 154), (80, 168))):
        _paste(tile, portrait, size, at)
    tile.paste(tile.crop((3, 154, 127, 228)).convert("L"), (3, 229))
    ImageDraw.Draw(tile).text((4, 2), name, fill="#fff")
    return tile


def _paste(tile: Image.Image, portrait: Image.Image, size: int, at: tuple[int, int]) -> None:
    small = portrait.resize((size, size), Image.Resampling.LANCZOS)
    tile.paste(small, at, small)


def main() -> None:
    """Write one sheet of all figures that are named, or of all there are."""
    names = sys.argv[1:] or sorted(file.stem for file in (PICTURES / "fig").glob("*.webp"))
    rows = -(-len(names) // ACROSS)
    sheet = Image.new("RGB", (WIDE * ACROSS, HIGH * rows), GROUND)
    for i, name in enumerate(names):
        sheet.paste(shown(name), (i % ACROSS * WIDE, i // ACROSS * HIGH))
    sheet.save(sys.stdout.buffer, "PNG")


if __name__ == "__main__":
    main()
