"""Tactics: the line that is carried out, and how figures of the dungeon come near."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Effect, Resolve, Targets
from undercroft.crawl.space.tilegraph import distances
from undercroft.games.caverns.combat.targeting import by_distance
from undercroft.games.caverns.content.card_stats import is_lairbound, name_of
from undercroft.games.caverns.content.card_text import Voice, in_a_line
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.acts import may_be_moved, pulled_to
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import Closing, Occasion
from undercroft.games.caverns.map.distances import adjacent, all_apart, cell, cells, share_tile
from undercroft.games.caverns.map.figures import is_ally, size_of
from undercroft.games.caverns.map.geometry import cells_under, connected
from undercroft.games.caverns.map.placement import Landing, has_room, squares_beside, tile_squares
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.phases.choices import (
    ALIKE,
    Fork,
    Tie,
    called,
    happens,
    listed,
    settle,
)
from undercroft.games.caverns.scene.events import LineChosen
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

NO_LINE: Final = -1
ADJACENT, TILE, PULL = Closing.ADJACENT, Closing.TILE, Closing.PULL


@RULES.resolves(w.Tactics)
def tactics(s: Caverns, at: Resolve, effect: w.Tactics) -> None:
    """The first line that holds is carried out, and no other. [CV-MON-10]"""
    if at.step == 0:
        read = line_for(s, at, effect)
        at.kept = (NO_LINE,) if read is None else (read.shown,)
        if read is not None:
            follow(s, at, read)
    elif at.step == 1 and is_ally(at.actor):
        happens(s, Occasion.LINE_USED, at.actor, at.actor)


def follow(s: Caverns, at: Resolve, read: Resolve) -> None:
    """A line is carried out and remembered; whom it means is found already."""
    line = read.shown
    if at.actor < FIRST_PROP:
        s.lines[at.actor] |= 1 << line
        s.tally[at.actor] += int(line == 0)
    if s.listening:
        s.emit(chosen(s, at, line))
    at.begin(s, read.node)
    begun = s.frames[-1]
    assert isinstance(begun, Resolve)
    begun.targets = read.targets


def chosen(s: Caverns, at: Resolve, line: int) -> LineChosen:
    """Which line it is, and who could be meant."""
    node = at.parts(s, "lines")[line]
    seen = s.EFFECTS.context(at.actor, NO_FIGURE, line, node)
    meant = candidates(s, seen, node)
    names = [called(s, thing) for thing in meant]
    figures = [thing for thing in meant if 0 <= thing < len(s.spot) and s.spot[thing] != NOWHERE]
    away = all_apart(s, at.actor, figures)
    voice = Voice.ALLY if is_ally(at.actor) else Voice.FIGURE
    return LineChosen(
        figure=s.figure_id(at.actor),
        line=line + 1,
        says=in_a_line(s.EFFECTS.library.effects[node], voice),
        candidates=f"; it finds {listed(names)}" if names else "",
        found=tuple([(s.figure_id(f), steps) for f, steps in zip(figures, away)]),
        rules=("CV-MON-10",),
    )


def candidates(s: Caverns, at: Resolve, node: int) -> tuple[int, ...]:
    """Whom or what the first step of a line that means anything could mean, for the log."""
    effect = s.EFFECTS.library.effects[node]
    if isinstance(effect, w.Approach):
        return tuple(sought(s, at, effect))
    aim: Targets | None = effect.toward if isinstance(effect, w.Advance) else s.EFFECTS.aim(effect)
    if aim is not None:
        return tuple(s.EFFECTS.targets_of(s, at, aim))
    inside = [part for parts in s.EFFECTS.library.parts[node].values() for part in parts]
    return next((meant for part in inside if (meant := candidates(s, at, part))), ())


def line_for(s: Caverns, at: Resolve, effect: w.Tactics) -> Resolve | None:
    """The first line that holds, by its number, with whom it means. [CV-MON-10] [CV-MON-11]"""
    for i, (line, node) in enumerate(zip(effect.lines, at.parts(s, "lines"))):
        seen = s.EFFECTS.context(at.actor, NO_FIGURE, i, node)
        if all(s.EFFECTS.holds(s, seen, test) for test in line.when) and means(s, seen, line.do):
            return seen
    return None


def means(s: Caverns, at: Resolve, effect: Effect) -> bool:
    """Whether there is anybody whom a line means, with room to come near. [CV-MON-18] [CV-A-06]"""
    if isinstance(effect, w.Approach):
        at.targets = tuple(sought(s, at, effect))
        return bool(at.targets)
    return not s.EFFECTS.is_moot(s, at, at.node)


def reachable(s: Caverns, at: Resolve, effect: w.Approach) -> list[int]:
    """The closest of a group whom the actor can come near; all of them if they tie. [CV-MON-16]"""
    for group in by_distance(s, at.actor, in_range(s, at, effect)):
        open_ = [f for f in group if can_close(s, at.actor, f, effect)]
        if open_:
            return open_
    return []


def sought(s: Caverns, at: Resolve, effect: w.Approach) -> list[int]:
    """Who could be meant: those with room, or where that was agreed the closest in any case."""
    if s.options.adjacent_fallback != "as-near" or effect.how != ADJACENT:
        return reachable(s, at, effect)
    return next(by_distance(s, at.actor, in_range(s, at, effect)), [])


def in_range(s: Caverns, at: Resolve, effect: w.Approach) -> list[int]:
    """Those of a group who are so near."""
    figures = s.EFFECTS.meanings.groups[type(effect.of)](s, at, effect.of)
    return [
        f for f, steps in zip(figures, all_apart(s, at.actor, figures)) if steps <= effect.tiles
    ]


def can_close(s: Caverns, figure: int, other: int, effect: w.Approach) -> bool:
    """Whether two figures can come together. [CV-MON-35]"""
    if effect.how == PULL or stays(s, figure, other, effect.how):
        return True
    if effect.how == TILE:
        return has_room(s, figure, cell(s, other))
    return bool(squares_beside(s, figure, other, effect.tiles))


@RULES.resolves(w.Approach)
def approach(s: Caverns, at: Resolve, effect: w.Approach) -> None:
    """The actor comes near the closest, then does something about it. [CV-MON-15]"""
    if at.step == 0:
        figures, at.targets = at.targets or tuple(sought(s, at, effect)), ()
        if figures:
            seat = s.EFFECTS.seat(s, at.actor)
            s.push(Tie(seat, "target", figures, f"Whom does {name_of(s, at.actor)} go for?"))
    elif at.step == 1:
        at.kept = (at.told,)
        close_in(s, at, effect)
    elif at.step == 2:
        at.begin(s, at.part(s, "then"), it=at.kept[0])


def close_in(s: Caverns, at: Resolve, effect: w.Approach) -> None:
    """A figure lands where the two are together; who has to march there does no more."""
    other = at.kept[0]
    is_near = stays(s, at.actor, other, effect.how)
    spots = [] if is_near else closing_squares(s, at.actor, other, effect)
    if spots:
        mover = other if effect.how == PULL else at.actor
        s.push(Landing(s.EFFECTS.seat(s, at.actor), mover, tuple(spots)))
        return
    at.step = 2
    if is_near or effect.how == PULL:
        at.begin(s, at.part(s, "then"), it=other)
    else:
        s.push(March(at.actor, other, effect.tiles))


def closing_squares(s: Caverns, figure: int, other: int, effect: w.Approach) -> list[int]:
    """Where a figure lands to be near another, or the other one that is pulled."""
    if effect.how == ADJACENT:
        return squares_beside(s, figure, other, effect.tiles)
    if effect.how == TILE:
        return on_tile_of(s, figure, other)
    return pulled_to(s, other, figure) if may_be_moved(s, other, figure) else []


def stays(s: Caverns, figure: int, other: int, how: Closing) -> bool:
    """Whether a figure is where it wants to be: next to the other, or on his tile. [CV-MON-17]"""
    return share_tile(s, figure, other) if how == TILE else adjacent(s, figure, other)


def on_tile_of(s: Caverns, figure: int, other: int) -> list[int]:
    """Where a figure lands on another's tile: the patch first."""
    return tile_squares(s, figure, cell(s, other), patch=not is_ally(figure))


@RULES.resolves(w.Advance)
def advance(s: Caverns, at: Resolve, effect: w.Advance) -> None:
    """Tile by tile toward somebody. [CV-MON-20]"""
    if at.step == 0 and not is_lairbound(s, at.actor):
        targets = s.EFFECTS.targets_of(s, at, effect.toward)
        if targets:
            heads = told_apart(s, at.actor, targets)
            seat = s.EFFECTS.seat(s, at.actor)
            s.push(Fork(seat, "target", heads, f"Toward whom does {name_of(s, at.actor)} move?"))
    elif at.step == 1:
        s.push(March(at.actor, at.told, effect.tiles))


def told_apart(s: Caverns, figure: int, tied: tuple[int, ...]) -> tuple[int, ...]:
    """Of equals on one tile the first counts: the same way leads to all of them. [CV-TURN-04]"""
    here = cells(s, figure)
    if len(tied) == 1 or any(cell(s, other) in here for other in tied):
        return tied
    heads: dict[int, int] = {}
    for other in tied:
        heads.setdefault(cell(s, other), other)
    if len(heads) == 1:
        settle(s, tied, tied[0], ALIKE)
    return tuple(heads.values())


def closer(s: Caverns, figure: int, own: tuple[int, ...], toward: int) -> list[int]:
    """The tiles with room, connected to a figure's own, that are closer to somebody. [CV-MON-21]

    [CV-LARGE-07]
    """
    row = distances(s.walls, cell(s, toward))
    here = min(row[c] for c in own)
    near = sorted({k for c in own for k in connected(s.walls, c)})
    return [k for k in near if row[k] < here and has_room(s, figure, k)]


class March(Frame[Caverns]):
    """A figure goes tile by tile to connected tiles that are closer. [CV-MON-20]"""

    NAME = "march"
    figure: int = field(INT)
    toward: int = field(INT)
    left: int = field(INT)
    gone: int = field(INT, init=False)
    choosing: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.choosing:
            s.answer(self.gone)
            return False
        there = s.spot[self.figure] != NOWHERE != s.spot[self.toward]
        if not there or not self.left:
            s.answer(self.gone)
        elif share_tile(s, self.figure, self.toward):
            self.sidle(s)
        else:
            self.step(s)
        return False

    def sidle(self, s: Caverns) -> None:
        """On the same tile it goes next to him, without attacking or leaving it. [CV-MON-22]

        [CV-A-22]
        """
        moved, self.left = self.gone, 0
        if moved or is_ally(self.figure) or adjacent(s, self.figure, self.toward):
            return
        here, size = cell(s, self.toward), size_of(s, self.figure)
        near = squares_beside(s, self.figure, self.toward)
        spots = [p for p in near if here in cells_under(p, size)]
        if spots:
            s.push(Landing(s.EFFECTS.seat(s, self.figure), self.figure, tuple(spots)))

    def step(self, s: Caverns) -> None:
        """The active player picks among equals."""
        nearer = closer(s, self.figure, cells(s, self.figure), self.toward)
        self.choosing = 1
        if nearer:
            values = tuple(refs.tile(k) for k in nearer)
            seat = s.EFFECTS.seat(s, self.figure)
            s.push(Fork(seat, "tile", values, f"Where does {name_of(s, self.figure)} go?"))

    def on_answer(self, s: Caverns, value: int) -> None:
        """The figure comes to that tile, an ally to any free square of it. [CV-ALLY-07]"""
        if not self.choosing:
            return
        self.choosing = 0
        self.left -= 1
        self.gone += 1
        patch = not is_ally(self.figure)
        spots = tile_squares(s, self.figure, refs.cell_of(value), patch=patch)
        spots = spots[:1] if self.goes_on(s, refs.cell_of(value)) else spots
        s.push(Landing(s.EFFECTS.seat(s, self.figure), self.figure, tuple(spots)))

    def goes_on(self, s: Caverns, k: int) -> bool:
        """Whether a tile is only passed through, so that it does not matter where."""
        if not self.left or size_of(s, self.figure) > 1 or k in cells(s, self.toward):
            return False
        return bool(closer(s, self.figure, (k,), self.toward))
