"""What the things of the scene are there for: the answer where touching one can do nothing."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.scene_help import Purpose, of_family
from undercroft.games.caverns.effects.refs import SIDE_LETTERS
from undercroft.games.caverns.map.figures import is_ally, is_hero, is_prop, is_villain, prop_of
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import FIGURE
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.checks import Refusal
from undercroft.kernel.state import State

OWN: Final = ("CV-HERO-04", "your hero acts in the Hero Phase of your turn")
OTHER: Final = ("CV-TURN-01", "another player's hero acts when that turn comes")
ALLY: Final = ("CV-ALLY-04", "an ally acts by itself at the end of its seat's Exploration Phase")
VILLAIN: Final = ("CV-VILL-03", "a villain acts in every Villain Phase; attack it with a power")
MONSTER: Final = ("CV-ATK-01", "to attack a monster, choose a power first, then its target")
TARGET: Final = ("CV-OBJ-03", "it is attacked like a monster: choose a power first")
UNEXPLORED: Final = ("CV-EXPL-02", "who ends a Hero Phase on an unexplored edge explores it")
PASSAGE: Final = ("CV-TILE-11", "two tiles are connected here, and heroes walk through")
CLOSED: Final = ("CV-TILE-07", "a closed side is a wall along its whole length")
OBJECT: Final = ("CV-OBJ-01", "a hero on its square or next to it handles it in a Hero Phase")

THINGS: Final[dict[str, Purpose]] = {
    "sq": ("CV-MOVE-01", "heroes move in their Hero Phase"),
    "tile": ("CV-TILE-11", "tiles are entered through their open sides, square by square"),
    "board": ("CV-EDGE-01", "the cave grows where a side is open and nothing lies beyond"),
    "trap": ("CV-TRAP-04", "a hero on its tile may try to disable it instead of attacking"),
    "tunnel": ("CV-TILE-19", "a hero on one end steps to the other for 1 square"),
    "closed": ("CV-CAVE-06", "an edge tile closes its side for good"),
    "back": ("CV-COMPET-14", "it lies face down: only its owner may look"),
    "hero": ("CV-LEVEL-03", "a hero card is turned when its hero becomes level 2"),
    "page": ("CV-SETUP-01", "the page says how the adventure is won and lost"),
    "banner": ("CV-TURN-02", "it says whose turn it is and what is asked"),
    "headline": ("CV-TURN-02", "it says whose turn it is and what is asked"),
    "decision": ("CV-TURN-04", "it says what is asked; choose one of the moves"),
}
ZONES: Final[dict[str, Purpose]] = {
    "page": THINGS["page"],
    "heroes": ("CV-SETUP-06", "heroes are chosen before the game begins"),
    "hero-": THINGS["hero"],
    "powers-": ("CV-POW-01", "powers are used in their owner's Hero Phase, or when they say"),
    "items-": ("CV-TREAS-11", "an item tells when its owner may use it, or works by itself"),
    "used-": ("CV-POW-03", "a card that was turned down waits until something turns it up"),
    "curses-": ("CV-CURSE-01", "a curse lasts as long as it says"),
    "queue-": ("CV-VILL-05", "the queue is activated in this order in the Villain Phase"),
    "pack-": OBJECT,
    "villains": VILLAIN,
    "encounter": ("CV-ENC-01", "an encounter takes effect at once unless it is cancelled"),
    "encounters": ("CV-VILL-01", "an encounter is drawn in a Villain Phase without a white tile"),
    "monsters": ("CV-MON-01", "a monster is drawn for each tile that is explored"),
    "treasures": ("CV-TREAS-01", "who defeats a monster draws one, once a turn"),
    "tiles": ("CV-EXPL-02", "the top tile is laid by whoever explores"),
    "tokens": ("CV-COMPET-14", "these tokens lie face down until the page says otherwise"),
    "discard-": ("CV-SETUP-03", "discards are shuffled when their deck is empty"),
    "xp-": ("CV-XP-03", "experience cancels encounters and raises levels"),
    "set-aside": ("CV-COMPET-14", "nobody looks at what was put out of the game"),
    "offer": ("CV-SETUP-07", "one of these cards is chosen now, by whoever is asked"),
}
TRACKS: Final[dict[str, Purpose]] = {
    "round": ("CV-TURN-01", "a round is over when every seat has had its turn"),
    "time": ("CV-WIN-02", "without time tokens the adventure is lost, or it is over"),
    "surges": ("CV-SURGE-01", "a hero who begins a turn at 0 HP must spend one"),
    "xp": ("CV-XP-04", "5 XP cancel an encounter that was just drawn"),
    "tiles-left": ("CV-EDGE-04", "without tiles there are no unexplored edges"),
    "": ("CV-WIN-01", "it counts what the objective of the page asks for"),
}


def scene_help(view: State, seat: int, text: str) -> Refusal | None:
    """Why a thing that is no part of a decision cannot be used: what it is there for."""
    assert isinstance(view, Caverns)
    kind, _, rest = text.partition(":")
    name, _, place = rest.partition("#")
    purpose = _purpose(view, seat, kind, name, place.rpartition(".")[0] or place)
    return Refusal(*purpose) if purpose is not None else None


def _purpose(s: Caverns, seat: int, kind: str, name: str, zone: str) -> Purpose | None:
    match kind:
        case "fig":
            return figure_purpose(s, seat, FIGURE.parse(name))
        case "edge":
            return side_purpose(s, name)
        case "card":
            return of_family(s.page.HELP, f"zone:{zone}") or of_family(ZONES, zone)
        case "zone":
            return of_family(s.page.HELP, f"zone:{name}") or of_family(ZONES, name)
        case "track":
            return of_family(s.page.HELP, f"track:{name}") or of_family(TRACKS, name)
    return THINGS.get(kind)


def side_purpose(s: Caverns, name: str) -> Purpose:
    """What a side of a tile is: a way on, a passage or a wall."""
    x, y, letter = name.split(",")
    way = (GRID.cell_of[GRID.at(int(x), int(y))], SIDE_LETTERS.index(letter))
    if s.walls.is_joined(*way):
        return PASSAGE
    return UNEXPLORED if s.walls.is_open_end(*way) else CLOSED


def figure_purpose(s: Caverns, seat: int, figure: int) -> Purpose:
    """What a figure or an object is there for."""
    if is_hero(figure):
        return OWN if figure == seat else OTHER
    if is_prop(figure):
        return TARGET if prop_of(s, figure).hp else OBJECT
    if is_ally(figure):
        return ALLY
    return VILLAIN if is_villain(figure) else MONSTER
