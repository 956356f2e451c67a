"""What things of a scene are called."""

from __future__ import annotations

from undercroft.kernel.scene import Cell, Edge, Scene
from undercroft.terminal.directions import facing
from undercroft.terminal.places import tail


def names_of(scene: Scene) -> dict[str, str]:
    """A name for everything in a scene that has an id."""
    names: dict[str, str] = {}
    for id_, thing in scene.drawables().items():
        name = getattr(thing, "name", "")
        names[id_] = f"square {tail(id_)}" if isinstance(thing, Cell) else name or tail(id_)
        if isinstance(thing, Edge):
            side = facing(thing, (thing.x, thing.y))
            names[id_] = f"{thing.kind} on the {side} side of {thing.x},{thing.y}"
    for card in [card for zone in scene.zones for card in zone.cards if card.name]:
        names[card.id] = names[card.id.partition("#")[0]] = card.name
    return names
