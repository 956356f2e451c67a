"""What is done to figures and places."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import Each, Resolve, Targets, When
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.actions.move import FreeMove
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.combat.damage import (
    BY_CARD,
    BY_ENCOUNTER,
    Harm,
    afflict,
    drop_all,
    heal,
    leave,
)
from undercroft.games.caverns.combat.modifiers import has, hold_true, speed
from undercroft.games.caverns.content.card_stats import is_lairbound
from undercroft.games.caverns.content.schema import Condition as Ailment
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import Boon, Creeping
from undercroft.games.caverns.map.distances import apart, cell, cells, taken
from undercroft.games.caverns.map.figures import (
    is_foe,
    is_hero,
    is_villain,
    size_of,
    standing_heroes,
)
from undercroft.games.caverns.map.geometry import GRID, connected, fits_at, squares_under, stands
from undercroft.games.caverns.map.placement import Landing, put, squares_beside, tile_squares
from undercroft.games.caverns.notation import card_at
from undercroft.games.caverns.phases.activation import PINNED, SPENT
from undercroft.games.caverns.phases.choices import InOrder, Tie
from undercroft.games.caverns.phases.encounters import marked_cells
from undercroft.games.caverns.phases.experience import Rising
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.scene.prompts import name_at
from undercroft.games.caverns.state import (
    IMMOBILIZED,
    IN_PLAY,
    NO_FIGURE,
    NOWHERE,
    POISONED,
    SWALLOWED,
    Caverns,
)
from undercroft.kernel.choices import ChooseSet

MARKERS = {Ailment.IMMOBILIZED: IMMOBILIZED, Ailment.POISONED: POISONED}
TOKEN_NODES: Final = frozenset(
    part
    for node, effect in enumerate(LIBRARY.effects)
    if isinstance(effect, When) and isinstance(effect.moment, w.Comes)
    for part in LIBRARY.parts[node]["do"]
)
"""What tokens do to those who come to their tile."""

# ---- hit points and conditions -------------------------------------------------------------------


@RULES.resolves(w.Damage)
def damage(s: Caverns, at: Resolve, effect: w.Damage) -> None:
    """Damage that is no attack, one figure after the other."""
    at.gather()
    if at.step < len(at.targets):
        amount = s.EFFECTS.amount(s, at, effect.amount)
        cause = BY_ENCOUNTER if is_encounter(at.node) else BY_CARD
        s.push(Harm(at.targets[at.step], amount, dealer(at), cause))


def dealer(at: Resolve) -> int:
    """Whose damage it is: nobody's where an encounter or a token deals it. [CV-DEF-05]"""
    return NO_FIGURE if is_encounter(at.node) or at.node in TOKEN_NODES else at.actor


@RULES.resolves(w.Heal)
def healing(s: Caverns, at: Resolve, effect: w.Heal) -> None:
    """HP come back; it happened when any did. [CV-DEF-10]"""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    at.happened = int(sum(heal(s, figure, amount) for figure in at.targets) > 0)


@RULES.resolves(w.Afflict)
def afflicting(s: Caverns, at: Resolve, effect: w.Afflict) -> None:
    """A hero gets a condition."""
    at.happened = int(sum(afflict(s, f, MARKERS[effect.ailment]) for f in at.targets) > 0)


@RULES.resolves(w.Cure)
def cure(s: Caverns, at: Resolve, effect: w.Cure) -> None:
    """All conditions go. [CV-COND-08]"""
    for seat in at.targets:
        s.ailments[seat] = 0


@RULES.resolves(w.Pin)
def pin(s: Caverns, at: Resolve, effect: w.Pin) -> None:
    """The next activation is lost; a villain that has just lost one is not pinned. [CV-COND-12]"""
    for figure in at.targets:
        if is_foe(figure) and not (is_villain(figure) and s.pinned[figure] == SPENT):
            s.pinned[figure] = PINNED


@RULES.resolves(w.LevelUp)
def level_up(s: Caverns, at: Resolve, effect: w.LevelUp) -> None:
    """A hero becomes level 2. [CV-LEVEL-02]"""
    if at.step == 0:
        s.push(Rising(at.targets[0]))


# ---- moves and places ----------------------------------------------------------------------------


@RULES.resolves(w.Move)
def move(s: Caverns, at: Resolve, effect: w.Move) -> None:
    """A move outside the slots, hero by hero. [CV-MOVE-01]"""
    at.gather()
    if at.step < len(at.targets):
        seat = at.targets[at.step]
        own = speed(s, seat)
        s.push(FreeMove(seat, effect.squares if own and effect.squares is not None else own))


@RULES.resolves(w.ExtraMove)
def extra_move(s: Caverns, at: Resolve, effect: w.ExtraMove) -> None:
    """One move more in this Hero Phase; lost if that is over."""
    acting = [f for f in s.frames if isinstance(f, Actions) and f.who == at.actor]
    for frame in acting[-1:]:
        frame.extra += 1


def steady(s: Caverns, at: Resolve, effect: Any) -> None:
    """What holds for a while, read when it counts."""
    hold_true(s, at.node, effect, at.actor, s.EFFECTS.until(s, at, effect.lasting))


RULES.resolves(w.Cross)(steady)
RULES.resolves(w.Grant)(steady)
RULES.resolves(w.Taunt)(steady)


def may_be_moved(s: Caverns, figure: int, by: int) -> bool:
    """Whether a figure can be pushed, pulled, swapped or placed by another. [CV-VILLAIN-09]"""
    if is_lairbound(s, figure):
        return False
    return not (is_hero(figure) and is_foe(by) and has(s, figure, Boon.IMMOVABLE))


@RULES.resolves(w.Place)
def place(s: Caverns, at: Resolve, effect: w.Place) -> None:
    """Figures stand there, one after the other. [CV-MOVE-09] [CV-MOVE-11]"""
    if at.step == 0:
        at.kept, at.targets = at.targets[:1], ()
        if not gather(s, at, effect.who):
            return
    at.kept = (*at.kept, *at.targets)
    at.targets = ()
    place_next(s, at)


def gather(s: Any, at: Resolve, who: tuple[Targets, ...]) -> bool:
    """Find all who are placed before the first goes; False while a seat is asked for one part."""
    for part in who:
        candidates = s.EFFECTS.targets_of(s, at, part)
        least, most = s.EFFECTS.bounds(s, at, part)
        if isinstance(part, Each) and len(candidates) > 1:
            s.push(
                InOrder(
                    s.EFFECTS.orderer(s, at),
                    "target",
                    candidates,
                    f"{name_at(at.node)}: who comes next?",
                )
            )
        elif least >= len(candidates):
            at.kept = (*at.kept, *candidates)
        elif settled := s.EFFECTS.settled(s, at, part, candidates):
            at.kept = (*at.kept, *settled)
        else:
            seat = s.active if isinstance(part, w.The | w.Greatest) else s.EFFECTS.seat(s, at.actor)
            s.push(ChooseSet(seat, "target", candidates, s.EFFECTS.asking(at, part), least, most))
    return bool(s.frames[-1] is at)


def place_next(s: Caverns, at: Resolve) -> None:
    """The next figure lands on a square or tile."""
    where, *left = at.kept
    left = [f for f in left if may_be_moved(s, f, at.actor)]
    if not left:
        return
    figure = left[0]
    at.kept = (where, *left[1:])
    if is_hero(figure) and s.status[figure] == SWALLOWED:
        s.status[figure] = IN_PLAY
    spots = on_tile(s, figure, where) if refs.is_tile(where) else covering(s, figure, where)
    s.push(Landing(s.EFFECTS.seat(s, figure), figure, tuple(spots)))


def covering(s: Caverns, figure: int, where: int) -> list[int]:
    """Where a figure covers a square; a large one in several ways."""
    square = refs.square_of(where)
    size = size_of(s, figure)
    corners = [square - dx - dy * GRID.width for dy in range(size) for dx in range(size)]
    return [p for p in sorted(corners) if fits_at(s.walls, p, size, taken(s, figure))]


def on_tile(s: Caverns, figure: int, where: int) -> list[int]:
    """Any free square for a hero or ally, the patch first for others."""
    return tile_squares(s, figure, refs.cell_of(where), patch=is_foe(figure))


@RULES.resolves(w.Swap)
def swap(s: Caverns, at: Resolve, effect: w.Swap) -> None:
    """Two figures change places if both fit. [CV-MOVE-10]"""
    if at.step:
        return
    figure = at.targets[0]
    at.happened = int(may_be_moved(s, figure, at.actor) and can_swap(s, at.actor, figure))
    if at.happened:
        here, there = s.spot[at.actor], s.spot[figure]
        put(s, at.actor, there)
        put(s, figure, here)


def can_swap(s: Caverns, one: int, other: int) -> bool:
    """Whether each of two figures can stand where the other does, beside it. [CV-MOVE-10]"""
    here, there = s.spot[one], s.spot[other]
    if NOWHERE in (here, there):
        return False
    full = taken(s, one) & taken(s, other)
    mine, theirs = squares_under(there, size_of(s, one)), squares_under(here, size_of(s, other))
    fit = fits_at(s.walls, there, size_of(s, one), full)
    return fit and fits_at(s.walls, here, size_of(s, other), full) and not {*mine} & {*theirs}


@RULES.resolves(w.Push)
def push(s: Caverns, at: Resolve, effect: w.Push) -> None:
    """To a connected tile farther from the pusher. [CV-MON-33] [CV-A-52]"""
    figure = at.targets[0]
    if at.step or s.spot[figure] == NOWHERE or not may_be_moved(s, figure, at.actor):
        return
    far = apart(s, figure, at.actor)
    near = sorted({k for c in cells(s, figure) for k in connected(s.walls, c)})
    open_ = [c for c in near if apart(s, refs.tile(c), at.actor) > far]
    full = taken(s, figure)
    spots = {p for c in open_ for p in stands(s.walls, c, size_of(s, figure), full)}
    if spots:
        s.push(Landing(s.EFFECTS.seat(s, figure), figure, tuple(sorted(spots))))


@RULES.resolves(w.Pull)
def pull(s: Caverns, at: Resolve, effect: w.Pull) -> None:
    """Next to the puller, else onto its tile. [CV-MON-34]"""
    figure = at.targets[0]
    if at.step or s.spot[figure] == NOWHERE or not may_be_moved(s, figure, at.actor):
        return
    spots = pulled_to(s, figure, at.actor)
    if spots:
        s.push(Landing(s.EFFECTS.seat(s, at.actor), figure, tuple(spots)))


def pulled_to(s: Caverns, figure: int, by: int) -> list[int]:
    """Where a pull brings a figure. [CV-MON-34]"""
    beside = squares_beside(s, figure, by)
    return beside or tile_squares(s, figure, cell(s, by), patch=False)


@RULES.resolves(w.Remove)
def remove(s: Caverns, at: Resolve, effect: w.Remove) -> None:
    """A figure leaves the board; a hero stays in the game."""
    for figure in at.targets:
        if is_hero(figure):
            drop_all(s, figure)
            s.left_from[figure] = s.spot[figure]
            s.status[figure] = SWALLOWED
            s.spot[figure] = NOWHERE
        else:
            leave(s, figure)


@RULES.resolves(w.Bring)
def bring(s: Caverns, at: Resolve, effect: w.Bring) -> None:
    """An ally that is not in play comes to a free square of a tile."""
    if at.step:
        return
    figure = ally_figure(effect.ally)
    if s.spot[figure] != NOWHERE:
        at.happened = 0
        return
    spots = tile_squares(s, figure, refs.cell_of(at.targets[0]), patch=False)
    join(s, effect.ally, at.actor, spots)


@RULES.resolves(w.Mark)
def mark(s: Caverns, at: Resolve, effect: w.Mark) -> None:
    """A token lies on a figure or tile."""
    for thing in at.targets:
        if not (refs.is_figure(thing) and s.spot[thing] == NOWHERE):
            s.tokens = (*s.tokens, CARD_OF[at.node], thing)


@RULES.resolves(w.Creep)
def creep(s: Caverns, at: Resolve, effect: w.Creep) -> None:
    """A marker goes or spreads one tile; the active player settles ties. [CV-TRAP-08]"""
    card = CARD_OF[at.node]
    moves = effect.how == Creeping.MOVES
    if at.step == 1:
        rest = [row for row in zip(s.trap_cards, s.trap_cells) if not moves or row[0] != card]
        rows = (*rest, (card, refs.cell_of(at.told)))
        s.trap_cards, s.trap_cells = tuple([k for k, _ in rows]), tuple([c for _, c in rows])
        return
    open_ = onward(s, card) if moves else outward(s, card)
    if at.step == 0 and open_:
        values = tuple(refs.tile(c) for c in open_)
        s.push(Tie(s.active, "tile", values, f"Where does {card_at(card).name} go?"))


def untrapped(s: Caverns, cell_: int) -> list[int]:
    """The tiles connected to one that no trap lies on. [CV-TRAP-09]"""
    return [c for c in sorted(connected(s.walls, cell_)) if c not in s.trap_cells]


def onward(s: Caverns, card: int) -> list[int]:
    """Where a marker can go that moves one tile toward the closest hero."""
    here = marked_cells(s, card)[0]
    far = {f: apart(s, f, refs.tile(here)) for f in standing_heroes(s)}
    least = min(far.values(), default=0)
    aims = [f for f in far if far[f] == least < FAR]
    return [c for c in untrapped(s, here) if any(apart(s, f, refs.tile(c)) < least for f in aims)]


def outward(s: Caverns, card: int) -> list[int]:
    """Where a marker can come that spreads, closest to a hero first."""
    near = sorted({c for here in marked_cells(s, card) for c in untrapped(s, here)})
    far = [min([apart(s, f, refs.tile(c)) for f in standing_heroes(s)], default=0) for c in near]
    return [c for c, away in zip(near, far) if away == min(far)]
