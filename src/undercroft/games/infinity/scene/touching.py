"""Which thing stands for which move, and which move somebody means who touches a thing."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.decision import button
from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.consume import usable
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import ABILITIES, ABILITY_NAMES
from undercroft.games.infinity.map.figures import is_hero, tile_id
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.possessions import holder, worn
from undercroft.games.infinity.notation import EQUIPMENT_TILE, FIGURE, NOTATION, SHELF, THING
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.shop import shelves
from undercroft.games.infinity.scenarios.carried import HAND_ON
from undercroft.games.infinity.scenarios.the_kings_toll import PAY_TOLL
from undercroft.games.infinity.scene.board import ROOM, corner, door_id, side_at, slot_id
from undercroft.games.infinity.scene.things import thing_id
from undercroft.games.infinity.state import NO_TOKEN, Infinity
from undercroft.kernel.moves import Move, Verb

DOORS: Final = frozenset(
    (n.MOVE, n.RUN, n.SNEAK, n.RETREAT, n.ESCAPE, n.CROSS, n.DIG, n.DEPLOY, n.CUT, n.TO_SIDE)
)
FIGURES: Final = frozenset(
    (n.ATTACK, n.ALLY_ATTACK, n.TARGET, n.FILL, n.TRADE, n.LOOT, n.RELEASE, HAND_ON)
)
THINGS: Final = frozenset(
    (n.EQUIP, n.STOW, n.DROP, n.PICK_UP, n.INSTALL, n.CONSUME, n.PICK, n.REPAIR, n.SELL)
)
LISTED: Final = frozenset((n.ORDER, n.HEAL, PAY_TOLL))
"""What is first chosen as such, then from a list."""

# ---- what stands for a move ----------------------------------------------------------------------


def touch(s: Infinity, move: Move) -> tuple[str, ...]:
    """What is touched for a move, in order; a button where nothing stands for it."""
    verb = move.verb
    if verb in LISTED:
        return f"btn:{verb.name}", button(move)
    if verb in DOORS or verb in s.page.AT_DOORS:
        return (door_id(s, s.spot[move.seat], move.args[0]),)
    if verb in FIGURES:
        return (s.figure_id(move.args[0]),)
    if verb in THINGS:
        return (thing_id(move.args[0]),)
    return (other_touch(s, move),)


def other_touch(s: Infinity, move: Move) -> str:
    """What stands for a move that is about no door, figure or thing in play."""
    verb = move.verb
    if verb is n.USE:
        return f"card:{ABILITIES[move.args[0]].id}"
    if verb is n.BUY:
        card = NOTATION.cards.text(shelves(s)[move.args[0]])
        return f"card:{card}#{SHELF.text(move.args[0])}"
    if verb is n.TO_PLACE:
        return tile_id(move.args[0])
    if verb is n.AIM:
        return slot_id(move.seat, move.args[0])
    return lying_touch(s, move)


def lying_touch(s: Infinity, move: Move) -> str:
    """What stands for a move about something that lies in the hero's room or was ordered."""
    verb = move.verb
    if verb is n.EXAMINE:
        return content_id(s, s.spot[move.seat])
    if verb is n.TAKE_REWARD:
        at = s.zones[EQUIPMENT_TILE].cards.index(move.args[0])
        return f"card:{NOTATION.cards.text(move.args[0])}#equipment{at + 1}"
    if verb is n.COLLECT:
        at = list(zip(s.orders, s.order_rounds)).index((move.args[0], 0))
        return f"card:{NOTATION.cards.text(move.args[0])}#order{at + 1}"
    here = [token for token in s.page.lying(s) if token.place == s.spot[move.seat]]
    return f"tok:{here[0].id}" if here and verb in s.page.AT_TOKENS else button(move)


def content_id(s: Infinity, place: int) -> str:
    """The scene id of the body, chest or debris of a room."""
    return f"tok:{RiskDeck(s.contents[place]).word}-{place + 1}"


# ---- what somebody means who touches a thing -----------------------------------------------------


def meant(s: Infinity, seat: int, thing: str) -> list[Move]:
    """The moves that touching a thing may mean, whether they are legal or not."""
    kind, _, name = thing.partition(":")
    match kind:
        case "fig":
            return about_figure(s, seat, FIGURE.parse(name))
        case "card":
            return about_card(s, seat, name)
        case "edge":
            return about_side(s, seat, name)
        case "sq":
            return about_room(s, seat, name)
        case "tok":
            return about_token(s, seat, thing)
    return []


def about_figure(s: Infinity, seat: int, figure: int) -> list[Move]:
    """An enemy is attacked, a fellow traded with, a rival either."""
    if figure == seat:
        return []
    if not is_hero(figure):
        return [n.ATTACK(seat, figure)]
    trade = [n.TRADE(seat, figure)]
    return trade if is_cooperative(s) else [n.ATTACK(seat, figure), *trade]


def about_card(s: Infinity, seat: int, name: str) -> list[Move]:
    """An ability is used, a thing worn, used or picked up, goods are bought or taken."""
    word, _, place = name.partition("#")
    if place in SHELF.ids:
        return [n.BUY(seat, SHELF.parse(place))]
    if place.startswith("equipment"):
        return [n.TAKE_REWARD(seat, NOTATION.cards.parse(word))]
    if place.startswith("order"):
        return [n.COLLECT(seat, NOTATION.cards.parse(word))]
    if word in ABILITY_NAMES.ids:
        return [n.USE(seat, ABILITY_NAMES.parse(word))]
    return about_thing(s, seat, THING.parse(word)) if not place else []


def about_thing(s: Infinity, seat: int, thing: int) -> list[Move]:
    """A thing in play: one's own is worn or used, one on the floor picked up."""
    if holder(s, thing) != seat:
        return [n.PICK_UP(seat, thing)]
    if thing in usable(s, seat):
        return [n.CONSUME(seat, thing)]
    verb: Verb = n.STOW if thing in worn(s, seat) else n.EQUIP
    return [verb(seat, thing)]


def about_side(s: Infinity, seat: int, name: str) -> list[Move]:
    """A side of the own room is gone through."""
    at = side_at(s, name)
    return [n.MOVE(seat, at[1])] if at is not None and at[0] == s.spot[seat] else []


def about_room(s: Infinity, seat: int, name: str) -> list[Move]:
    """A square of a neighbouring room is gone to."""
    x, y = (int(part) // ROOM * ROOM for part in name.split(","))
    here = s.spot[seat]
    ways = [(side, s.dungeon.way(here, side)) for side in SIDES]
    return [n.MOVE(seat, side) for side, way in ways if way >= 0 and corner(s, way) == (x, y)]


def about_token(s: Infinity, seat: int, thing: str) -> list[Move]:
    """What lies in the own room is examined; the token of a scenario is taken."""
    here = s.spot[seat]
    if s.contents[here] != NO_TOKEN and thing == content_id(s, here):
        return [n.EXAMINE(seat, s.contents[here])]
    tokens = [f"tok:{token.id}" for token in s.page.row.tokens]
    return [verb(seat) for verb in s.page.AT_TOKENS] if thing in tokens else []
