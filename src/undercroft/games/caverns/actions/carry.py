"""Objects: taken up, carried and put down in the Hero Phase."""

from __future__ import annotations

from undercroft.crawl.log import tell_of
from undercroft.crawl.space.adjacency import neighbours
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.distances import adjacent
from undercroft.games.caverns.map.figures import allies, carried, is_prop, prop_of, props
from undercroft.games.caverns.notation import DROP, TAKE, TO_SPACE
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, actions_of
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


def in_hand_reach(s: Caverns, seat: int) -> list[int]:
    """The objects a hero could pick up: on his square or adjacent. [CV-OBJ-01] [CV-OBJ-09]

    An ally next to him hands over what he holds.
    """
    loose = [f for f in props(s) if can_be_carried(s, f)]
    near = [f for f in loose if s.spot[f] == s.spot[seat] or adjacent(s, seat, f)]
    kept = [f for ally in allies(s) if adjacent(s, seat, ally) for f in carried(s, ally)]
    return sorted([*kept, *near])


def can_be_carried(s: Caverns, prop: int) -> bool:
    """Whether an object is neither fixed nor bound to stay. [CV-OBJ-02]"""
    what = prop_of(s, prop)
    return not (what.fixed or what.stays)


@check("CV-OBJ-02", "nobody can carry it")
def is_portable(s: Caverns, move: Move) -> int:
    """Only what can be carried is picked up. [CV-OBJ-02]"""
    prop = move.args[0]
    is_there = is_prop(prop) and s.kind[prop] != NOWHERE
    return int(not (is_there and can_be_carried(s, prop)))


@check("CV-OBJ-01", "it does not lie on your square or next to it")
def is_at_hand(s: Caverns, move: Move) -> int:
    """An object is taken from the own square or an adjacent one. [CV-OBJ-01]"""
    return int(not is_portable(s, move) and move.args[0] not in in_hand_reach(s, move.seat))


@check("CV-OBJ-01", "you do not carry it")
def is_carried(s: Caverns, move: Move) -> int:
    """A hero leaves only what he carries. [CV-OBJ-01]"""
    return int(move.args[0] not in carried(s, move.seat))


@check("CV-HERO-08", "you have just taken or left it; do something else first")
def is_untouched(s: Caverns, move: Move) -> int:
    """An object changes hands once between two other actions."""
    return int(move.args[0] in actions_of(s).handled)


class Taking(HeroAction):
    """An object is picked up, free. [CV-OBJ-01] [CV-HERO-08]"""

    TOUCHED = "fig"
    HANDLES = True

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not props(s) and not allies(s):
            return []
        return TAKE.each(turn.who, in_hand_reach(s, turn.who))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return is_prop(value) and s.holder[value] != turn.who

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        prop = move.args[0]
        tell_of(s, turn.who, f"picks up the {name_of(s, prop)}", "CV-OBJ-01")
        s.holder[prop] = turn.who
        s.spot[prop] = NOWHERE
        s.page.took(s, turn.who, prop)


class Dropping(HeroAction):
    """An object is put down, free. [CV-OBJ-01] [CV-OBJ-08]"""

    TOUCHED = "fig"
    HANDLES = True

    def belongs_to(self, page: Adventure) -> bool:
        return bool(page.props)

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        return DROP.each(turn.who, carried(s, turn.who))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value in carried(s, turn.who)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        s.push(Dropped(turn.who, move.args[0]))


class Dropped(Frame[Caverns]):
    """The hero chooses the square: his own or one adjacent to it. [CV-OBJ-08]"""

    NAME = "dropped"
    who: int = field(INT)
    prop: int = field(INT)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        here = s.spot[self.who]
        squares = sorted([here, *neighbours(s.walls, here)])
        return TO_SPACE.each(self.who, [refs.space(p) for p in squares])

    def apply(self, s: Caverns, move: Move) -> None:
        tell_of(s, self.who, f"puts down the {name_of(s, self.prop)}", "CV-OBJ-08")
        s.holder[self.prop] = NO_FIGURE
        s.spot[self.prop] = refs.square_of(move.args[0])
        s.pop()

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"Where do you put the {name_of(s, self.prop)}?", ("CV-OBJ-08",))
