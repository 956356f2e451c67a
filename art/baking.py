"""One picture of each kind as the bytes of its file."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PIL import Image

from art.figures import FIGURES
from art.relief import FIGURE, figure
from art.textures import TEXTURES, texture
from art.things import pictures
from art.vistas import vista
from art.vistas.scenes import SCENES

THING: Final = 160
"""How wide the picture of a thing is."""


def _figure(name: str) -> bytes:
    return encoded(figure(FIGURES[name], FIGURE), 82)


def _thing(name: str) -> bytes:
    return encoded(figure(pictures()[name], THING), 80)


def _texture(name: str) -> bytes:
    return encoded(texture(name), TEXTURES[name][0])


def _vista(name: str) -> bytes:
    return encoded(vista(name), 74)


def encoded(image: Image.Image, quality: int) -> bytes:
    """A picture as the bytes of a WebP file."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=6)
    return out.getvalue()


MAKERS: Final[Mapping[str, tuple[Callable[[str], bytes], Callable[[], Sequence[str]]]]] = {
    "fig": (_figure, lambda: sorted(FIGURES)),
    "obj": (_thing, lambda: sorted(pictures())),
    "tex": (_texture, lambda: sorted(TEXTURES)),
    "vista": (_vista, lambda: sorted(SCENES)),
}
KINDS: Final = (*MAKERS,)


def names(kind: str) -> Sequence[str]:
    """What there is of a kind."""
    return MAKERS[kind][1]()


def bake(task: tuple[str, str]) -> bytes:
    """The picture of that kind and name."""
    kind, name = task
    return MAKERS[kind][0](name)
