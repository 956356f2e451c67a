"""Infinity drawn: the dungeon, formations, figures, cards, and what can be done."""

from __future__ import annotations

from undercroft.crawl.decision import asked_of, decision
from undercroft.crawl.log import capital
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import CHOOSE, EXAMINE, NOTATION, TILE_STACK
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.hero_turn import active
from undercroft.games.infinity.scene.board import dungeon, formations
from undercroft.games.infinity.scene.cards import is_at_store, zones
from undercroft.games.infinity.scene.decision import choices_now
from undercroft.games.infinity.scene.endings import ending
from undercroft.games.infinity.scene.figures import tokens
from undercroft.games.infinity.scene.previews import preview
from undercroft.games.infinity.scene.tracks import tracks
from undercroft.games.infinity.scene.words import label
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import legal, pending
from undercroft.kernel.scene import Headline, Scene
from undercroft.kernel.state import State

__all__ = ["move_label", "preview", "scene", "wanted"]


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Infinity)
    now, there = active(view), tuple(heroes(view))
    return Scene(
        banner=banner(view),
        headline=headline(view),
        boards=(dungeon(view), *formations(view)),
        tokens=tokens(view, now),
        zones=zones(view, there, now, is_shopping=is_at_store(view, now)),
        tracks=tracks(view, there, now, view.stacks[TILE_STACK].size),
        decision=decision(view, seats, choices_now),
    )


def move_label(view: State, move: Move) -> str:
    """A legal move in words."""
    assert isinstance(view, Infinity)
    return label(view, move)


BY_NUMBER = (CHOOSE, EXAMINE)
"""The verbs whose words are those of what is offered, and of nothing else."""


def wanted(view: State, move: Move) -> str:
    """A move in words that may not be legal: what is not there is called as moves write it."""
    assert isinstance(view, Infinity)
    is_told = view.has(move) and (move.verb not in BY_NUMBER or move in legal(view))
    words = label(view, move) if is_told else " ".join(str(move).split()[1:])
    return capital(words)


def banner(s: Infinity) -> str:
    """The scenario, the round, whose decision it is, and what is asked."""
    now = pending(s)
    where = "The camp" if s.camp else f"{scenario(s).name} · round {s.round}"
    if s.camp and isinstance(now, Over):
        return f"{where} · {ending(s, now)}"
    if isinstance(now, Over):
        return f"{where} · the game is over. {ending(s, now)}"
    if isinstance(now, Decide):
        name = s.hero(now.seat).name if s.round or s.camp else NOTATION.seat_name(now.seat)
        words = now.prompt.text
        return f"{where} · {words if name in words else f'{name} · {words}'}"
    return f"{where} · chance decides"


def headline(s: Infinity) -> Headline:
    """Who acts or decides, what is asked, and where in the scenario that is."""
    now = pending(s)
    place = "The camp" if s.camp else f"{scenario(s).name} · round {s.round}"
    if isinstance(now, Over):
        title = "The camp is over" if s.camp else "The game is over"
        return Headline(title=title, detail=ending(s, now), place=place)
    if not isinstance(now, Decide):
        return Headline(title="The dungeon", detail="Chance decides.", place=place, is_foe=True)
    if not s.round and not s.camp:
        title = capital(NOTATION.seat_name(now.seat))
        return Headline(title=title, detail=now.prompt.text, place=place)
    name, actor = s.hero(now.seat).name, s.figure_id(now.seat)
    return Headline(title=name, detail=asked_of(name, now.prompt.text), place=place, actor=actor)
