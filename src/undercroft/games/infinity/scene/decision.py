"""Each legal move in words, what to touch for it, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.crawl.decision import MoveText, always, button
from undercroft.games.infinity import notation as n
from undercroft.games.infinity.content.tables import ABILITIES, HEROES
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.map.geometry import UNEXPLORED
from undercroft.games.infinity.notation import NOTATION, SIDE, card_name
from undercroft.games.infinity.phases.hero_turn import COST_OF
from undercroft.games.infinity.scene.board import door_id, slot_id, tile_id
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.play import legal
from undercroft.kernel.scene import Choice

# ---- words ---------------------------------------------------------------------------------------


def through(verb: str) -> MoveText[Infinity]:
    """A move through a door: where it leads, and to which room."""

    def say(s: Infinity, move: Move) -> str:
        way = s.dungeon.way(s.spot[move.seat], move.args[0])
        where = "into the unknown" if way == UNEXPLORED else f"to {s.tile(way).name}"
        return f"{verb} {SIDE.text(move.args[0])} {where}"

    return say


def figure(s: Infinity, figure: int) -> str:
    """What a figure is called; of several enemies of one name, with its number."""
    if is_hero(figure):
        return s.hero(figure).name
    name = s.foe(figure).name
    alike = [i for i, card in enumerate(s.enemy) if card == s.enemy[figure - n.FIRST_ENEMY]]
    return f"{name} ({n.FIGURE.text(figure)})" if len(alike) > 1 else name


def at_figure(verb: str) -> MoveText[Infinity]:
    """A move that names a figure."""
    return lambda s, move: f"{verb} {figure(s, move.args[0])}"


def at_thing(verb: str) -> MoveText[Infinity]:
    """A move that names a thing in play."""
    return lambda s, move: f"{verb} {card_name(s.thing[move.args[0]])}"


def at_card(verb: str) -> MoveText[Infinity]:
    """A move that names a card."""
    return lambda _s, move: f"{verb} {card_name(move.args[0])}"


def at_side(verb: str) -> MoveText[Infinity]:
    """A move that names a side."""
    return lambda _s, move: f"{verb} {SIDE.text(move.args[0])}"


def use(_s: Infinity, move: Move) -> str:
    """An ability by its name."""
    return f"use {ABILITIES[move.args[0]].name}"


def room(s: Infinity, move: Move) -> str:
    """A room by its name."""
    return s.tile(move.args[0]).name


def shelf_card(s: Infinity, move: Move) -> str:
    """What stands on a shelf."""
    cards = (*s.equipment_shelf, *s.item_shelf)
    return f"buy {card_name(cards[move.args[0]])}"


def recruit(_s: Infinity, move: Move) -> str:
    """A hero by name and class."""
    hero = HEROES[move.args[0]]
    return f"be {hero.name}, the {hero.class_}"


LABELS: Final[Mapping[Verb, MoveText[Infinity]]] = {
    n.RECRUIT: recruit,
    n.MOVE: through("move"),
    n.RUN: through("run"),
    n.SNEAK: through("sneak"),
    n.RETREAT: through("retreat"),
    n.ESCAPE: through("escape"),
    n.CROSS: through("cross by the rope"),
    n.DIG: at_side("dig free the door to the"),
    n.DEPLOY: at_side("deploy a rope to the"),
    n.CUT: at_side("cut the rope to the"),
    n.TO_SIDE: at_side("to the"),
    n.ATTACK: at_figure("attack"),
    n.ALLY_ATTACK: at_figure("send the ally against"),
    n.TARGET: at_figure("choose"),
    n.FILL: at_figure("let step in:"),
    n.TRADE: at_figure("trade with"),
    n.LOOT: at_figure("loot"),
    n.EQUIP: at_thing("wear"),
    n.STOW: at_thing("take off"),
    n.DROP: at_thing("drop"),
    n.PICK_UP: at_thing("pick up"),
    n.INSTALL: at_thing("set in"),
    n.CONSUME: at_thing("use"),
    n.PICK: at_thing("choose"),
    n.REPAIR: at_thing("have repaired:"),
    n.SELL: at_thing("sell"),
    n.TAKE_REWARD: at_card("take"),
    n.COLLECT: at_card("collect the order:"),
    n.ORDER: at_card("order"),
    n.KEEP: at_card("keep"),
    n.BUY: shelf_card,
    n.USE: use,
    n.CALL_ON: lambda _s, move: f"call on {n.BOONS[move.args[0]].name}",
    n.TO_PLACE: room,
    n.REST: always("rest"),
    n.SHOUT: always("shout"),
    n.BLOCK: always("stand guard"),
    n.TRAIN: always("train"),
    n.TELEPORT: always("step through the teleporter"),
    n.VISIT: always("deal with the merchant"),
    n.FINISH: always("finish what was begun"),
    n.END: always("end the turn"),
    n.YES: always("yes"),
    n.NO: always("no"),
    NOTATION.done: always("done"),
    NOTATION.passes: always("pass"),
}


def label(s: Infinity, move: Move) -> str:
    """A legal move in words."""
    say = LABELS.get(move.verb)
    return say(s, move) if say is not None else " ".join(str(move).split()[1:])


# ---- what to touch -------------------------------------------------------------------------------

DOORS: Final = (n.MOVE, n.RUN, n.SNEAK, n.RETREAT, n.ESCAPE, n.CROSS, n.DIG, n.DEPLOY, n.CUT)
FIGURES: Final = (n.ATTACK, n.ALLY_ATTACK, n.TARGET, n.FILL, n.TRADE, n.LOOT)
THINGS: Final = (
    *(n.EQUIP, n.STOW, n.DROP, n.PICK_UP, n.INSTALL, n.CONSUME, n.PICK, n.REPAIR, n.SELL),
)


def touch(s: Infinity, move: Move) -> str:
    """The id of what stands for a move; a button where nothing does."""
    verb = move.verb
    if verb in DOORS or verb is n.TO_SIDE:
        return door_id(s, s.spot[move.seat], move.args[0])
    if verb in FIGURES:
        return s.figure_id(move.args[0])
    if verb in THINGS:
        return f"card:{n.THING.text(move.args[0])}"
    if verb is n.USE:
        return f"card:{ABILITIES[move.args[0]].id}"
    if verb is n.TO_PLACE:
        return tile_id(move.args[0])
    if verb is n.AIM:
        return slot_id(move.seat, move.args[0])
    return button(move)


def cost(move: Move) -> int | None:
    """What a move costs in whole action points, where it has a fixed price."""
    halves = COST_OF.get(move.verb)
    return None if halves is None else -(-halves // 2)


def choices_now(s: Infinity) -> tuple[Choice, ...]:
    """Every legal move as something to touch; several of one door are told apart by buttons."""
    moves = legal(s)
    ids = [touch(s, move) for move in moves]
    doubled = {id_ for id_ in ids if ids.count(id_) > 1}
    return tuple(
        Choice(
            move=str(move),
            label=label(s, move),
            touch=(id_, button(move)) if id_ in doubled else (id_,),
            cost=cost(move),
            final=is_final(s, move),
        )
        for move, id_ in zip(moves, ids)
    )


def is_final(s: Infinity, move: Move) -> bool:
    """Whether chance or a card follows at once, so that it cannot be taken back."""
    if move.verb in (n.MOVE, n.RUN, n.SNEAK, n.RETREAT):
        return s.dungeon.way(s.spot[move.seat], move.args[0]) == UNEXPLORED
    return move.verb in (n.ATTACK, n.REST, n.SHOUT, n.EXAMINE, n.END, n.ESCAPE, n.ALLY_ATTACK)
