"""Reads game-icons (CC BY 3.0) out of their npm package and draws them as masks."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import resvg_py
from PIL import Image

Grid: TypeAlias = np.ndarray[Any, Any]
"""Numbers in rows and columns, some with channels."""

PACKAGE: Final = Path(__file__).parents[1] / "web/node_modules/@iconify-json/game-icons/icons.json"
SIDE: Final = 512
"""How large the drawings are in their own measure."""


@cache
def drawings() -> dict[str, dict[str, str]]:
    """Every icon by its name."""
    icons: dict[str, dict[str, str]] = json.loads(PACKAGE.read_text("utf-8"))["icons"]
    return icons


@cache
def mask(name: str, size: int) -> Grid:
    """How much of each pixel an icon covers, from 0 to 1."""
    if name not in drawings():
        raise LookupError(f"game-icons has no {name!r}")
    paths = "".join(
        f'<path d="{path}" fill="#fff"/>'
        for path in re.findall(r'\bd="([^"]+)"', drawings()[name]["body"])
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}"'
        f' width="{size}" height="{size}">{paths}</svg>'
    )
    picture = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
    pixels = np.asarray(Image.open(io.BytesIO(picture)).convert("RGBA"))
    return pixels.astype(np.float32)[:, :, 3] / 255
