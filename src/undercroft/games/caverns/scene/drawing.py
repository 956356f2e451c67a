"""Caverns drawn: the cave, figures, the cards before each hero, queues, and what can be done."""

from __future__ import annotations

from undercroft.crawl.decision import asked_of, decision
from undercroft.crawl.log import capital
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.map.figures import is_foe, is_hero
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.scene.board import cave
from undercroft.games.caverns.scene.cards import zones
from undercroft.games.caverns.scene.decision import choices_now, label
from undercroft.games.caverns.scene.figures import tokens
from undercroft.games.caverns.scene.places import figure_asked_about
from undercroft.games.caverns.scene.previews import preview
from undercroft.games.caverns.scene.tracks import tracks
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import pending
from undercroft.kernel.scene import Headline, Scene
from undercroft.kernel.state import State

__all__ = ["ending", "move_label", "preview", "scene", "wanted"]


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Caverns)
    laid = tuple(zones(view))
    return Scene(
        banner=banner(view),
        headline=headline(view),
        boards=(cave(view.walls),),
        tokens=tokens(view),
        zones=laid,
        tracks=tracks(view),
        decision=decision(view, seats, lambda s: choices_now(s, laid)),
    )


def move_label(view: State, move: Move) -> str:
    """A legal move in words."""
    assert isinstance(view, Caverns)
    return label(view, move)


def wanted(view: State, move: Move) -> str:
    """A move in words that may not be legal, without all that stands on its card."""
    return capital(move_label(view, move).partition(":")[0])


def ending(view: State, over: Over) -> str:
    """What ended the game, as its page words it."""
    assert isinstance(view, Caverns)
    return next((one.words for one in view.adventure.endings if one.id == over.ending), "")


def banner(s: Caverns) -> str:
    """The adventure, the round, whose turn it is, and what is asked."""
    now = pending(s)
    where = f"{s.adventure.name} · round {s.round + 1}"
    if isinstance(now, Over):
        return f"{where} · the game is over. {ending(s, now)}"
    if isinstance(now, Decide):
        return f"{where} · {asked_in_banner(s, now.seat, now.prompt.text)}"
    return f"{where} · chance decides"


def headline(s: Caverns) -> Headline:
    """Who acts or decides, what is asked, and where in the adventure that is."""
    now, place = pending(s), f"{s.adventure.name} · round {s.round + 1}"
    if isinstance(now, Over):
        return Headline(title="The game is over", detail=ending(s, now), place=place)
    if not isinstance(now, Decide):
        return Headline(title="The cave", detail="Chance decides.", place=place, is_foe=True)
    figure = figure_asked_about(s)
    if figure == NO_FIGURE or is_hero(figure):
        name, actor = asked_hero(s, now.seat), s.figure_id(now.seat)
        return Headline(
            title=name, detail=asked_of(name, now.prompt.text), place=place, actor=actor
        )
    return Headline(
        title=capital(name_of(s, figure)),
        detail=now.prompt.text,
        place=place,
        actor=s.figure_id(figure),
        is_foe=is_foe(figure),
    )


def asked_hero(s: Caverns, seat: int) -> str:
    """The hero of a seat, or before it has one the seat itself."""
    return s.hero(seat).name if s.kind[seat] >= 0 else capital(NOTATION.seat_name(seat))


def asked_in_banner(s: Caverns, seat: int, words: str) -> str:
    """What is asked, and of which hero unless the words say so."""
    name = s.hero(seat).name if s.kind[seat] >= 0 else NOTATION.seat_name(seat)
    return words if words.startswith(name) else f"{name} · {words}"
