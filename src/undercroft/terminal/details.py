"""One thing of a scene in words, and what a move will do."""

from __future__ import annotations

from undercroft.kernel.scene import Card, CardZone, Cell, Preview, Scene, Token
from undercroft.terminal.draw import contents
from undercroft.terminal.log import sum_of
from undercroft.terminal.names import names_of
from undercroft.terminal.places import token_spot


def looked_up(scene: Scene, text: str) -> list[str]:
    """Everything in a scene that has this id or name, each in a line."""
    wanted = text.casefold()
    names = names_of(scene).items()
    ids = [id_ for id_, name in names if wanted in (id_.casefold(), name.casefold())]
    lines = list(dict.fromkeys(described(scene, id_) for id_ in ids))
    return lines or [f'Nothing you see is called "{text[:40]}".']


def described(scene: Scene, id_: str) -> str:
    """One thing of a scene in a line."""
    cards = [card for zone in scene.zones for card in zone.cards if card.id == id_]
    thing = cards[0] if cards else scene.drawables().get(id_)
    words = f"{names_of(scene).get(id_, id_)} ({id_})"
    if isinstance(thing, Token) and thing.board not in ("", scene.boards[0].id):
        words += f" {token_spot(scene, thing)}"
    if isinstance(thing, Card):
        return f"{words}: {thing.text}" if thing.text else words
    if isinstance(thing, CardZone):
        return f"{words}: {contents(thing) or 'empty'}"
    ground = [thing.terrain] if isinstance(thing, Cell) and thing.terrain != "floor" else []
    marks = [*ground, *getattr(thing, "marks", ()), *getattr(thing, "states", ())]
    bars = [f"{bar.name} {bar.value}/{bar.most}" for bar in getattr(thing, "bars", ())]
    said = [text for text in (getattr(thing, "text", ""),) if text]
    parts = [*said, ", ".join([*bars, *marks])]
    return f"{words}: {' '.join(parts)}" if any(parts) else words


def foreseen(preview: Preview) -> list[str]:
    """A preview in lines: the sum with its terms, the odds, what is still open."""
    sums = f" ({sum_of(preview.terms)})" if preview.terms else ""
    lines = [preview.text + sums]
    for result, parts, whole in preview.odds:
        lines.append(f"  {result}: {parts} in {whole} ({100 * parts // max(1, whole)} %)")
    lines += [f"  still open: {undecided}" for undecided in preview.open]
    return [*lines, "  it cannot be taken back"] if preview.final else lines
