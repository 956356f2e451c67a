"""Legal moves in words: with names, prices and what one gets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from undercroft.crawl.decision import MoveText, always
from undercroft.crawl.effects import ChooseOne, Resolve
from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.people import PAYING, TAKING, Loot, Trade
from undercroft.games.infinity.combat.formation import COLUMNS
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.content.tables import ABILITIES, HEROES, SHOP
from undercroft.games.infinity.effects.stacks import ON_TOP, Sorting
from undercroft.games.infinity.effects.vocabulary import Clear, TakeReward
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.map.geometry import CLOSED
from undercroft.games.infinity.notation import NOTATION, SIDE, card_name
from undercroft.games.infinity.phases import ambush
from undercroft.games.infinity.phases.hero_turn import active, turn_of
from undercroft.games.infinity.phases.initiative import Initiative
from undercroft.games.infinity.phases.shop import price_of, shelves, value_of
from undercroft.games.infinity.scene.prompts import in_words
from undercroft.games.infinity.scene.things import coins
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.moves import Move, Verb

SEARCH: Final = {
    RiskDeck.BODY: "examine the body",
    RiskDeck.CHEST: "open the chest",
    RiskDeck.DEBRIS: "search the debris",
}
COLUMN_NAMES: Final = ("left", "middle", "right")

# ---- where to ------------------------------------------------------------------------------------


def through(verb: str, price: str = "") -> MoveText[Infinity]:
    """A move through a door: where it leads, and to which room."""

    def say(s: Infinity, move: Move) -> str:
        way = s.dungeon.way(s.spot[move.seat], move.args[0])
        where = f" to {place(s.tile(way).name)}" if way >= 0 else " into the unknown"
        return f"{verb} {SIDE.text(move.args[0])}{'' if way == CLOSED else where}{price}"

    return say


def place(name: str) -> str:
    """A tile as one goes to it: rooms have names, and there is only one Starter Tile."""
    return f"the {name}" if name.lower().endswith(" tile") else name


def wade(_s: Infinity, move: Move) -> str:
    """Through lava in one go."""
    into, out = (SIDE.text(side) for side in move.args)
    return f"wade {into} through the lava and {out} out of it"


def at_side(verb: str) -> MoveText[Infinity]:
    """A move that names a side."""
    return lambda _s, move: f"{verb} {SIDE.text(move.args[0])}"


def slot(_s: Infinity, move: Move) -> str:
    """A place of a formation."""
    row, column = divmod(move.args[0], COLUMNS)
    return f"row {row + 1}, {COLUMN_NAMES[column]}"


# ---- whom and what -------------------------------------------------------------------------------


def figure(s: Infinity, figure: int) -> str:
    """What a figure is called; of several enemies of one name, with its place in line."""
    if is_hero(figure):
        return s.hero(figure).name
    name, at = s.foe(figure).name, figure - n.FIRST_ENEMY
    alike = [i for i, card in enumerate(s.enemy) if card == s.enemy[at]]
    return f"{name} {alike.index(at) + 1}" if len(alike) > 1 else name


def at_figure(verb: str) -> MoveText[Infinity]:
    """A move that names a figure."""
    return lambda s, move: f"{verb} {figure(s, move.args[0])}"


def at_thing(verb: str, after: str = "") -> MoveText[Infinity]:
    """A move that names a thing in play."""
    return lambda s, move: f"{verb} {card_name(s.thing[move.args[0]])}{after}"


def at_card(verb: str) -> MoveText[Infinity]:
    """A move that names a card."""
    return lambda _s, move: f"{verb} {card_name(move.args[0])}"


def use(s: Infinity, move: Move) -> str:
    """An ability by its name; what costs more than is left is only begun."""
    row = ABILITIES[move.args[0]]
    is_begun = row.turns > 1 or (active(s) == move.seat and row.cost > turn_of(s).left(s))
    return f"{'begin' if is_begun else 'use'} {row.name}"


def search(_s: Infinity, move: Move) -> str:
    """What lies in a room is looked into."""
    return SEARCH[RiskDeck(move.args[0])]


def recruit(_s: Infinity, move: Move) -> str:
    """A hero by name and class."""
    hero = HEROES[move.args[0]]
    return f"be {hero.name}, the {hero.class_}"


def worn_at(verb: str = "") -> MoveText[Infinity]:
    """A move that names a slot."""
    return lambda _s, move: f"{verb}{Slot(move.args[0]).word.replace('-', ' ')}"


def let_in(s: Infinity, move: Move) -> str:
    """Who fills a gap of a formation."""
    return f"let {figure(s, move.args[0])} step in"


def pick(s: Infinity, move: Move) -> str:
    """A thing among others; in a trade, who gives it."""
    name = card_name(s.thing[move.args[0]])
    return f"{trade_verb(asker(s), PAYING) or 'choose'} {name}"


# ---- the merchant --------------------------------------------------------------------------------


def buy(s: Infinity, move: Move) -> str:
    """What stands on a shelf, with its price."""
    card = shelves(s)[move.args[0]]
    return f"buy {card_name(card)} for {coins(price_of(card))}"


def collect(_s: Infinity, move: Move) -> str:
    """What was ordered and has come."""
    return f"collect {card_name(move.args[0])} for {coins(price_of(move.args[0]))}"


def order(_s: Infinity, move: Move) -> str:
    """What the merchant can get, with its price."""
    return f"order {card_name(move.args[0])} for {coins(price_of(move.args[0]))}"


def sell(s: Infinity, move: Move) -> str:
    """What the merchant gives for a thing."""
    thing = move.args[0]
    return f"sell {card_name(s.thing[thing])} for {coins(value_of(s, thing))}"


def heal(_s: Infinity, move: Move) -> str:
    """Health for coins."""
    count = move.args[0]
    return f"regain {count * SHOP.health_for_coin} Health for {coins(count)}"


# ---- answers -------------------------------------------------------------------------------------


def asker(s: Infinity) -> Frame[Any]:
    """The frame whose question is on top; a question of its own is that."""
    return s.frames[-2] if len(s.frames) > 1 else s.frames[-1]


def number(s: Infinity, move: Move) -> str:
    """One of the options that something leaves, by what it stands for."""
    value, below = move.args[0], asker(s)
    if isinstance(s.frames[-1], Loot):
        return f"take {coins(value)}"
    if isinstance(below, ambush.Ways):
        return ambush.NAMES[value]
    if isinstance(below, Sorting):
        return "leave it on top" if value == ON_TOP else "put it at the bottom"
    if isinstance(below, Trade):
        return f"{trade_verb(below, TAKING)} {coins(value) if value else 'no coins'}"
    return option(below, value)


def trade_verb(below: Frame[Any], giving: int) -> str:
    """Whose things or coins a trade asks for: one's own up to a step, then the other's."""
    if not isinstance(below, Trade):
        return ""
    return "give" if below.step <= giving else "ask for"


def option(below: Frame[Any], value: int) -> str:
    """What a number stands for in an effect."""
    effect = LIBRARY.effects[below.node] if isinstance(below, Resolve) else None
    if isinstance(effect, ChooseOne):
        return in_words(effect.options[value - 1]).rstrip(".")
    if isinstance(effect, Clear):
        return f"the {TOKEN_NAMES[Token(value - 1)]}"
    if isinstance(effect, TakeReward):
        return f"reward {value}"
    return str(value)


TOKEN_NAMES: Final[Mapping[Token, str]] = {
    token: f"{token.word.replace('-', ' ')} token" for token in Token
}


def answer(is_yes: bool) -> MoveText[Infinity]:
    """Yes or no, in the words of the question where it has its own."""

    def say(s: Infinity, _move: Move) -> str:
        if isinstance(s.frames[-1], Ask) and isinstance(asker(s), Initiative):
            return "go first" if is_yes else "go last"
        return "yes" if is_yes else "no"

    return say


def done(s: Infinity, _move: Move) -> str:
    """No more of what is asked for, in the words of the question where it has its own."""
    below = asker(s)
    if isinstance(below, Trade):
        return f"{trade_verb(below, PAYING)} nothing more"
    return "stand and fight" if isinstance(below, ambush.StrikeFirst) else "done"


def taking_boon(_s: Infinity, move: Move) -> str:
    """A boon and what it does."""
    boon = n.BOONS[move.args[0]]
    return f"take {boon.name}: {row_text(boon.id)}"


LABELS: Final[Mapping[Verb, MoveText[Infinity] | Callable[[Any, Move], str]]] = {
    n.RECRUIT: recruit,
    n.MOVE: through("move"),
    n.RUN: through("run", " for half a point"),
    n.SNEAK: through("sneak"),
    n.RETREAT: through("retreat"),
    n.ESCAPE: through("escape"),
    n.CROSS: through("cross on the rope"),
    n.WADE: wade,
    n.DIG: at_side("dig free the door to the"),
    n.DEPLOY: at_side("deploy a rope to the"),
    n.CUT: at_side("cut the rope to the"),
    n.TO_SIDE: at_side("to the"),
    n.ATTACK: at_figure("attack"),
    n.ALLY_ATTACK: at_figure("send the ally against"),
    n.TARGET: at_figure("choose"),
    n.FILL: let_in,
    n.TRADE: at_figure("trade with"),
    n.LOOT: at_figure("rob"),
    n.RELEASE: at_figure("let go of"),
    n.EQUIP: at_thing("wear"),
    n.STOW: at_thing("take off"),
    n.DROP: at_thing("drop"),
    n.PICK_UP: at_thing("pick up"),
    n.INSTALL: at_thing("set", " in a weapon"),
    n.CONSUME: at_thing("use"),
    n.PICK: pick,
    n.REPAIR: at_thing("have", " repaired"),
    n.SELL: sell,
    n.TAKE_REWARD: at_card("take"),
    n.COLLECT: collect,
    n.ORDER: order,
    n.KEEP: at_card("keep"),
    n.BUY: buy,
    n.HEAL: heal,
    n.PATCH: worn_at("have a Def -2 token taken off the "),
    n.AT_SLOT: worn_at(),
    n.USE: use,
    n.TAKE_BOON: taking_boon,
    n.CALL_ON: lambda _s, move: f"call on {n.BOONS[move.args[0]].name}",
    n.TO_PLACE: lambda s, move: s.tile(move.args[0]).name,
    n.AIM: slot,
    n.CHOOSE: number,
    n.EXAMINE: search,
    n.REST: always("rest"),
    n.SHOUT: always("shout"),
    n.BLOCK: always("stand guard"),
    n.TRAIN: always("train"),
    n.TELEPORT: always("step through the teleporter"),
    n.VISIT: always("deal with the merchant"),
    n.FINISH: always("finish what was begun"),
    n.END: always("end the turn"),
    n.YES: answer(True),
    n.NO: answer(False),
    NOTATION.done: done,
    NOTATION.passes: always("pass"),
}


def label(s: Infinity, move: Move) -> str:
    """A legal move in words."""
    say = LABELS.get(move.verb) or s.page.LABELS.get(move.verb)
    return say(s, move) if say is not None else " ".join(str(move).split()[1:])
