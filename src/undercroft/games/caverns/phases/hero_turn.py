"""The actions of a Hero Phase: slots for a move and an attack, or two moves. [CV-HERO-04]"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.crawl.actions import Action
from undercroft.crawl.log import tell_of
from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.map.figures import may_act
from undercroft.games.caverns.notation import END, NOTATION
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.checks import Act, Check, check
from undercroft.kernel.errors import NotationError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroAction(Action["Caverns", "Actions"]):
    """Something a hero may do in a Hero Phase.

    Who touches a thing of the kind `TOUCHED` may mean this action. Those of all pages are listed
    first, then those of the page, but a higher `RANK` after a lower. By one that `HANDLES` an
    object it changes hands.
    """

    TOUCHED: ClassVar[str] = ""
    RANK: ClassVar[int] = 0
    HANDLES: ClassVar[bool] = False

    def belongs_to(self, page: Adventure) -> bool:
        """Whether an adventure knows this action at all."""
        return True

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        """Whether who touches this thing seems to want this action, legal or not."""
        return True


class Actions(Frame[Caverns]):
    """Step 4 of a Hero Phase. [CV-HERO-04] [CV-HERO-06] [CV-HERO-11]

    `points` are the squares left of the move that is going on, `moves` and `attacked` the slots
    used, `extra` moves granted on top, `first` the At-Will of a first of two attacks, `second`
    whether the second has been made, `handled` the objects taken or left since anything else.
    """

    NAME = "actions"
    who: int = field(INT)
    points: int = field(INT, init=False)
    moves: int = field(INT, init=False)
    extra: int = field(INT, init=False)
    attacked: int = field(INT, init=False)
    first: int = field(INT, default=NO_CARD, init=False)
    second: int = field(INT, init=False)
    posed: int = field(INT, init=False)
    handled: tuple[int, ...] = field(ROW, init=False)
    over: int = field(INT, init=False)
    ACTIONS: ClassVar[dict[str, HeroAction]] = {}

    def can_attack(self) -> bool:
        """Whether the attack slot is free: no attack and no second move yet. [CV-HERO-04]"""
        return not self.attacked and self.moves < 2

    def can_move(self) -> bool:
        """Whether another move can begin. [CV-HERO-04]"""
        return self.moves == 0 or self.extra > 0 or (self.moves == 1 and not self.attacked)

    def begin_move(self, points: int) -> None:
        """A move begins: in its slot, as a granted one, or in place of the attack."""
        if self.moves and self.extra:
            self.extra -= 1
        else:
            self.moves += 1
        self.points = points

    def advance(self, s: Caverns) -> bool:
        if judge(s):
            return False
        if self.over or not goes_on(s, self.who):
            s.pop()
            return False
        return True

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        moves: list[Move] = []
        for action in actions_on(s.page):
            moves += action.legal(s, self)
        return moves

    def acts(self, s: Caverns) -> tuple[Act, ...]:
        return tuple(action.act for action in actions_on(s.page))

    def wants(self, s: Caverns, thing: str) -> list[Move]:
        kind, _, name = thing.partition(":")
        actor, word = NOTATION.actor(self.who), name.partition("#")[0]
        actions = [action for action in actions_on(s.page) if kind == action.TOUCHED]
        try:
            moves = [NOTATION.parse(f"{actor} {action.verb.name} {word}") for action in actions]
        except NotationError:
            return []
        return [m for action, m in zip(actions, moves) if action.is_meant(s, self, m.args[0])]

    def apply(self, s: Caverns, move: Move) -> None:
        action = next(action for action in actions_on(s.page) if action.verb is move.verb)
        self.handled = (*self.handled, move.args[0]) if action.HANDLES else ()
        action.do(s, self, move)

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"What does {name_of(s, self.who)} do?", ("CV-HERO-04",))


def goes_on(s: Caverns, seat: int) -> bool:
    """Whether a hero acts on: not once he has fallen, healed or not. [CV-HERO-09] [CV-DEF-15]

    [CV-A-31]
    """
    return may_act(s, seat) and not s.fallen


def actions_on(page: Page) -> tuple[HeroAction, ...]:
    """The actions that a page knows, in the order in which they are listed."""
    actions = _ACTIONS_ON.get(page.__class__)
    if actions is None:
        common = [
            action for action in Actions.ACTIONS.values() if action.belongs_to(page.adventure)
        ]
        actions = tuple(sorted([*common, *page.ACTIONS], key=lambda action: action.RANK))
        _ACTIONS_ON[page.__class__] = actions
    return actions


_ACTIONS_ON: Final[dict[type[Page], tuple[HeroAction, ...]]] = {}


def actions_of(s: Caverns) -> Actions:
    """The actions that are going on; nothing else is asked while actions are checked."""
    top = s.frames[-1]
    if not isinstance(top, Actions):
        raise TypeError("no hero is acting")
    return top


def common_action(kind: type[HeroAction], verb: Verb, *checks: Check) -> HeroAction:
    """Let an action be part of every Hero Phase."""
    made = kind(verb, *checks)
    Actions.ACTIONS[verb.name] = made
    return made


@check("CV-HERO-04", "the attack of this turn is used up")
def has_attack(s: Caverns, _move: Move) -> int:
    """What takes the place of the attack needs the attack slot. [CV-HERO-04]"""
    return int(not actions_of(s).can_attack())


class Ending(HeroAction):
    """A player may pass what is left of the actions. [CV-HERO-11]"""

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return [END(turn.who)]

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        turn.over = 1
        tell_of(s, turn.who, "ends the turn", "CV-HERO-11")
