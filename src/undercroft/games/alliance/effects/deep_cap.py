"""In the deep room no power of a hero affects more than four: the hero picks them.

They are counted over one use of a card: who was picked for its first part is meant by the others,
and the target of an attack is one of the four. [DA-DEEP-14] [DA-DEEP-29]
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Each, Resolve, Seq, Targets
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import TREASURE_NAMES
from undercroft.games.alliance.map.figures import is_hero
from undercroft.games.alliance.map.geometry import is_below
from undercroft.games.alliance.notation import CARD_NAMES, NO_FIGURE
from undercroft.games.alliance.state import Alliance

MOST_TARGETS: Final = 4


def is_capped(s: Alliance, at: Resolve, targets: Targets) -> bool:
    """Whether this is about all of some targets, and a hero does it in the deep room.

    [DA-DEEP-14]
    """
    if not s.options.deep or not isinstance(targets, Each) or not is_hero(at.actor):
        return False
    card = LIBRARY.card_of(at.node)
    is_power = card in CARD_NAMES.ids or card in TREASURE_NAMES.ids
    return is_power and is_below(s.walls.board.grid, s.spot[at.actor])


def struck_by(s: Alliance, at: Resolve) -> int:
    """Whom an attack by the same card is on, which is one of the four; or nobody. [DA-DEEP-29]"""
    card = LIBRARY.card_of(at.node)
    blows = [frame.as_blow() for frame in s.frames if isinstance(frame, AttackFrame)]
    struck = [b.target for b in blows if b.node >= 0 and LIBRARY.card_of(b.node) == card]
    return struck[-1] if struck else NO_FIGURE


def choosable(s: Alliance, at: Resolve, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Among whom the hero picks: who was attacked is affected in any case."""
    struck = struck_by(s, at)
    affected = (set(targets) | {struck}) - {NO_FIGURE}
    if len(affected) <= MOST_TARGETS:
        return targets
    return tuple([figure for figure in targets if figure != struck])


def targets_left(s: Alliance, at: Resolve, targets: tuple[int, ...]) -> int:
    """How many of those among whom the hero picks may be affected."""
    struck = struck_by(s, at)
    return MOST_TARGETS - int(struck != NO_FIGURE and struck not in targets)


def picked_before(s: Alliance, at: Resolve) -> tuple[int, ...]:
    """Whom the hero has picked for an earlier part of the same card. [DA-DEEP-29]"""
    frame = frame_around(s, at)
    return () if frame is None else frame.kept


def note_picked(s: Alliance, at: Resolve) -> None:
    """Who was picked is kept with the card for its other parts."""
    frame = frame_around(s, at)
    if frame is not None:
        frame.kept = at.targets


def frame_around(s: Alliance, at: Resolve) -> Resolve | None:
    """The frame that goes through the parts of a card one after the other."""
    card = LIBRARY.card_of(at.node)
    around = [f for f in s.frames if isinstance(f, Resolve) and f is not at]
    same = [f for f in around if LIBRARY.card_of(f.node) == card and is_seq(f)]
    return same[-1] if same else None


def is_seq(frame: Resolve) -> bool:
    """Whether a frame is about several parts."""
    return isinstance(LIBRARY.effects[frame.node], Seq)
