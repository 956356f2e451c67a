"""What a gallery shows of a piece of content beside its name and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from undercroft.kernel.scene import Stat

Detail = tuple[str, str]
"""Something with a heading, such as whom a thing fits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhibit:
    """How a piece is shown, so that who draws it need know no rules.

    Its `form` is how it is drawn: a `card`, the portrait of a `figure`, a `tile` by its `plan`, or
    a `page`. `kind` is what is printed as its type, `tags` are further signs, `owner` is the id of
    the piece that alone has it. Of `stats` the first are shown large. `story` is told, `lines` are
    numbered, `details` have headings. `plan` is drawn row by row: rock `#`, doors `D` and `C`, gaps
    `~` (water), `V` (a vent) and `:`; `legend` says what else its signs show. `doors` are the sides
    on which a cave is open. `rules` say more.
    """

    form: str = "card"
    kind: str = ""
    art: str = ""
    owner: str = ""
    cost: int | None = None
    level: int = 0
    tags: tuple[str, ...] = ()
    stats: tuple[Stat, ...] = ()
    story: str = ""
    lines: tuple[str, ...] = ()
    details: tuple[Detail, ...] = ()
    plan: tuple[str, ...] = ()
    legend: Mapping[str, str] = field(default_factory=dict, hash=False)
    doors: str = ""
    rules: tuple[str, ...] = ()


PLAIN: Final = Exhibit()
"""A card of which nothing is known but its name and its words."""
