"""Alliance drawn: the frame with its rooms, figures, hands, areas, and what can be done."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.decision import asked_of, decision
from undercroft.crawl.log import capital
from undercroft.games.alliance.map.figures import all_heroes, is_hero, monsters, name_of
from undercroft.games.alliance.notation import ATTACK, NO_FIGURE, NOTATION
from undercroft.games.alliance.phases.experience import company_score, score
from undercroft.games.alliance.phases.hands import discard_limit, hand_size
from undercroft.games.alliance.phases.round import CYCLES, rounds_to_play
from undercroft.games.alliance.scene.board import dungeon
from undercroft.games.alliance.scene.cards import zones
from undercroft.games.alliance.scene.decision import attacking, choices_now, label
from undercroft.games.alliance.scene.deep_room import deep_boards, stairs_tokens
from undercroft.games.alliance.scene.endings import ending
from undercroft.games.alliance.scene.figures import challenges, figure
from undercroft.games.alliance.scene.places import figure_asked_about
from undercroft.games.alliance.scene.previews import preview as preview_of
from undercroft.games.alliance.scene.quests import quest_tokens
from undercroft.games.alliance.scene.tavern import tavern_label, tavern_scene
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import pending
from undercroft.kernel.scene import Headline, Preview, Scene, Track
from undercroft.kernel.state import State

__all__ = ["ending", "move_label", "preview", "scene", "wanted"]

SEAT_TRACKS: Final = (
    "XP to spend",
    "XP spent",
    "score",
    "fallen",
    "drafted",
    "hand size",
    "discard limit",
)


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Alliance)
    if view.tavern:
        return tavern_scene(view, seats)
    return Scene(
        banner=banner(view),
        headline=headline(view),
        boards=(dungeon(view.walls, view.pits), *deep_boards(view)),
        tokens=(
            *(figure(view, f) for f in (*all_heroes(view), *monsters(view))),
            *challenges(view),
            *quest_tokens(view),
            *stairs_tokens(view),
        ),
        zones=tuple(zones(view)),
        tracks=tuple(tracks(view)),
        decision=decision(view, seats, choices_now),
    )


def preview(view: State, move: Move) -> Preview:
    """What a move will do; in a tavern its label says it all."""
    if isinstance(view, Alliance) and view.tavern:
        return Preview(text=capital(tavern_label(view, move)))
    return preview_of(view, move)


def move_label(view: State, move: Move) -> str:
    """A legal move in words."""
    assert isinstance(view, Alliance)
    return tavern_label(view, move) if view.tavern else label(view, move)


def wanted(view: State, move: Move) -> str:
    """A move in words that may not be legal: of an attack that is none nothing is foreseen."""
    assert isinstance(view, Alliance)
    words = attacking(view, move) if move.verb is ATTACK else move_label(view, move)
    return capital(words)


def banner(s: Alliance) -> str:
    """Round, cycle, whose turn it is, and what is asked."""
    now = pending(s)
    if isinstance(now, Over):
        return f"The game is over. {ending(s, now)}"
    where = f"Round {s.round + 1} · cycle {s.cycle + 1}"
    if isinstance(now, Decide):
        return f"{where} · {NOTATION.seat_name(now.seat)} · {now.prompt.text}"
    return f"{where} · chance decides"


def headline(s: Alliance) -> Headline:
    """Who acts or decides, what is asked, and where in the game that is."""
    now, rounds = pending(s), rounds_to_play(s)
    place = f"Round {min(s.round + 1, rounds)} of {rounds} · cycle {s.cycle + 1}"
    if isinstance(now, Over):
        return Headline(title="The game is over", detail=ending(s, now), place=place)
    if not isinstance(now, Decide):
        return Headline(title="The dungeon", detail="Chance decides.", place=place, is_foe=True)
    figure = figure_asked_about(s)
    if figure == NO_FIGURE:
        return Headline(
            title=capital(NOTATION.seat_name(now.seat)), detail=now.prompt.text, place=place
        )
    name = name_of(s, figure)
    return Headline(
        title=capital(name),
        detail=asked_of(name, now.prompt.text),
        place=place,
        actor=s.figure_id(figure),
        is_foe=not is_hero(figure),
    )


def tracks(s: Alliance) -> list[Track]:
    """Pools, round and cycle, and each seat's experience and limits."""
    rounds = rounds_to_play(s)
    tracks = [
        Track(id="track:round", name="round", value=min(s.round + 1, rounds), most=rounds),
        Track(id="track:cycle", name="cycle", value=s.cycle + 1, most=CYCLES),
        Track(id="track:initiative", name="initiative", value=s.initiative + 1),
        Track(id="track:pool-1", name="pool I", value=s.pools[0]),
        Track(id="track:pool-2", name="pool II", value=s.pools[1]),
    ]
    if s.is_company:
        total = round(company_score(s), 1)
        tracks.append(Track(id="track:company", name="company score", value=total))
    for seat in range(s.seats):
        values = (
            s.xp_up[seat],
            s.xp_down[seat],
            score(s, seat),
            s.fallen[seat],
            s.drafted[seat],
            hand_size(s, seat),
            discard_limit(s, seat),
        )
        tracks += [track(name, value, seat) for name, value in zip(SEAT_TRACKS, values)]
    return tracks


@cache
def track(name: str, value: int, seat: int) -> Track:
    """A number of one seat."""
    id_ = f"track:{name.replace(' ', '-').lower()}-{seat + 1}"
    return Track(id=id_, name=name, value=value, owner=seat)
