"""A picture of an icon's cells with their numbers, to write recipes by.

python -m art.numbered goblin-head orc-head > sheet.png
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd

from art.icons import mask
from art.relief import FIGURE, FINER

SIDE: Final = 300
ACROSS: Final = 5


def numbered(name: str) -> Image.Image:
    """One icon, every cell in a colour of its own with its number."""
    cells, count = nd.label(mask(name, FIGURE * FINER) > 0.5, structure=np.ones((3, 3)))
    colours = np.random.default_rng(3).integers(90, 240, size=(count + 1, 3))
    colours[0] = 20
    image = Image.fromarray(colours[cells].astype("uint8"))
    draw = ImageDraw.Draw(image)
    for number in range(1, count + 1):
        depth = nd.distance_transform_edt(cells == number)
        down, across = np.unravel_index(depth.argmax(), depth.shape)
        draw.text((across - 12, down - 12), str(number), fill="#000", font_size=24)
    draw.text((8, 8), name, fill="#fff", font_size=24)
    return image.resize((SIDE, SIDE), Image.Resampling.BOX)


def main() -> None:
    """Write one sheet of all icons that are named."""
    images = [numbered(name) for name in sys.argv[1:]]
    rows = -(-len(images) // ACROSS)
    sheet = Image.new("RGB", (SIDE * ACROSS, SIDE * rows))
    for i, image in enumerate(images):
        sheet.paste(image, (i % ACROSS * SIDE, i // ACROSS * SIDE))
    sheet.save(sys.stdout.buffer, "PNG")


if __name__ == "__main__":
    main()
