"""What the things of the scene are there for: the answer where touching one can do nothing."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.purposes import Purpose, of_family
from undercroft.kernel.checks import Refusal
from undercroft.kernel.state import State

FIGURES: Final[dict[str, Purpose]] = {
    "h": ("CV-TURN-02", "a hero acts in the turn of its own seat"),
    "a": ("CV-ALLY-04", "an ally acts by itself, once in each turn of its seat"),
    "v": (
        "CV-VILLAIN-02",
        "a villain is attacked in a Hero Phase, and acts in each Villain Phase",
    ),
    "o": ("CV-OBJ-01", "a hero in his phase takes or uses it from its square or beside it"),
    "m": ("CV-HERO-04", "a monster is attacked in a Hero Phase, and acts when its card comes up"),
}
THINGS: Final[dict[str, Purpose]] = {
    "sq": ("CV-MOVE-01", "heroes move in their Hero Phase"),
    "edge": (
        "CV-EXPL-02",
        "who ends his Hero Phase at an unexplored edge lays a tile there",
    ),
    "tile": ("CV-TILE-01", "a tile is four squares by four; figures stand on its squares"),
    "trap": ("CV-TRAP-04", "a hero on its tile can try to disable it in place of an attack"),
    "page": ("CV-WIN-01", "it says how the adventure is won, and how it is lost"),
    "hero": ("CV-SETUP-06", "heroes are chosen before the adventure begins"),
    "back": ("CV-COMPET-14", "it lies face down"),
    "board": ("CV-TILE-08", "where no tile lies everything is rock"),
    "banner": ("CV-TURN-02", "it says whose turn it is, and what is asked"),
    "decision": ("CV-TURN-04", "it says what is asked; choose one of the moves"),
}
ZONES: Final[dict[str, Purpose]] = {
    "powers": ("CV-POW-01", "powers are used in the own Hero Phase, or when they say so"),
    "items": ("CV-TREAS-07", "an item works for its owner, at the moment it names"),
    "used": ("CV-POW-03", "it was used, and stays turned over until something turns it up"),
    "curses": ("CV-CURSE-01", "a curse rests on its hero until its time is up"),
    "queue": ("CV-VILL-05", "what is queued acts in its seat's Villain Phase, the oldest first"),
    "pack": ("CV-OBJ-01", "what a hero carries is put down in his own phase"),
    "xp": ("CV-XP-03", "experience buys off encounters and raises levels"),
    "discard": ("CV-SETUP-03", "discards are shuffled when their deck is empty"),
    "encounter": ("CV-ENC-01", "an encounter happens as soon as it is drawn"),
    "encounters": (
        "CV-VILL-01",
        "one is drawn after a turn without a tile or with a black one",
    ),
    "monsters": ("CV-EXPL-03", "a new tile brings a monster"),
    "treasures": ("CV-TREAS-01", "a treasure is drawn for the first kill of a turn"),
    "tiles": ("CV-EXPL-02", "the next tile is laid by a hero at an unexplored edge"),
    "tokens": ("CV-COMPET-14", "they lie face down"),
    "set-aside": ("CV-COMPET-14", "it is out of the game, face down"),
    "role": ("CV-COMPET-14", "roles are secret until the adventure shows them"),
    "villains": ("CV-VILLAIN-06", "a villain goes by the first fitting line of its tactics"),
    "page": THINGS["page"],
    "heroes": THINGS["hero"],
    "offer": ("CV-TURN-04", "one of these is chosen now"),
}
TRACKS: Final[dict[str, Purpose]] = {
    "round": ("CV-TURN-01", "it counts how often the turn has gone round"),
    "time": ("CV-WIN-02", "it counts the time that the adventure leaves"),
    "tiles-left": ("CV-EDGE-04", "once the stack is used up no edge counts as unexplored"),
    "surges": ("CV-SURGE-02", "a surge token raises a hero who has fallen"),
    "xp": ("CV-XP-03", "experience buys off encounters and raises levels"),
    "": ("CV-WIN-01", "it says how far the goal has come"),
}


def purpose(_view: State, _seat: int, text: str) -> Refusal | None:
    """Why a thing that is no part of a decision cannot be used: what it is there for."""
    found = purpose_of(text)
    return Refusal(*found) if found is not None else None


def purpose_of(text: str) -> Purpose | None:
    """What a thing is there for, by its kind and the zone it lies in."""
    kind, _, rest = text.partition(":")
    name, _, zone = rest.partition("#")
    match kind:
        case "fig":
            return FIGURES.get(name[:1])
        case "card":
            return of_family(ZONES, zone)
        case "zone":
            return of_family(ZONES, name)
        case "track":
            return of_family(TRACKS, name)
    return THINGS.get(kind)
