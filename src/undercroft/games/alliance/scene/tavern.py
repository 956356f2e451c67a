"""The tavern drawn: a table for each alliance, its heroes there, and what can be bought."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.decision import MoveText, always, button, decision
from undercroft.games.alliance import notation as w
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.tables import HEROES, ROAD
from undercroft.games.alliance.notation import ALLIANCE, NOTATION, OPEN_ROAD
from undercroft.games.alliance.scene.cards import pile, recruit
from undercroft.games.alliance.scene.figures import hero_stats, hero_words
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import legal, pending
from undercroft.kernel.scene import (
    Bar,
    Board,
    CardZone,
    Cell,
    Choice,
    Scene,
    Tile,
    Token,
    Track,
)

TABLES: Final = "board:tavern"


def tavern_scene(s: Alliance, seats: int) -> Scene:
    """Everything there is to see; nothing is hidden here."""
    return Scene(
        banner=banner(s),
        boards=(tables(s.seats),),
        tokens=tuple(guest(s, figure) for seat in range(s.seats) for figure in s.alliance(seat)),
        zones=tuple(zones(s)),
        tracks=tuple(purse(seat, s.campaign_tokens[seat]) for seat in range(s.seats)),
        decision=decision(s, seats, tavern_choices),
    )


def banner(s: Alliance) -> str:
    """Who spends now."""
    now = pending(s)
    if isinstance(now, Over):
        return "The evening is over"
    if isinstance(now, Decide):
        return f"The tavern · {NOTATION.seat_name(now.seat)} · {now.prompt.text}"
    return "The tavern · chance decides"


@cache
def tables(seats: int) -> Board:
    """A row of four places for each alliance."""
    cells = [
        Cell(id=f"sq:{x},{y}", x=x, y=y, marks=()) for y in range(seats) for x in range(ALLIANCE)
    ]
    tiles = [
        Tile(id=f"table:{y + 1}", name=NOTATION.seat_name(y), x=0, y=y, width=ALLIANCE, height=1)
        for y in range(seats)
    ]
    return Board(
        id=TABLES,
        name="The tavern",
        width=ALLIANCE,
        height=seats,
        cells=tuple(cells),
        tiles=tuple(tiles),
    )


def guest(s: Alliance, figure: int) -> Token:
    """A hero at the table of its alliance, or the empty place of one who is dead."""
    seat, place = divmod(figure, ALLIANCE)
    face, is_dead = HEROES[s.kind[figure]], figure in s.dead
    return Token(
        id=f"fig:{face.id}",
        name=face.name,
        icon=face.id,
        board=TABLES,
        x=place,
        y=seat,
        owner=seat,
        text=hero_words(s.kind[figure]),
        kind="hero",
        stats=hero_stats(s.kind[figure]),
        bars=(Bar(name="health", value=0 if is_dead else face.health, most=face.health),),
        states=("dead",) if is_dead else (),
    )


def zones(s: Alliance) -> list[CardZone]:
    """Who is seen just now, how many more there are, and the cards of each alliance."""
    zones = [*met(s), CardZone(id="zone:heroes", name="Heroes", role="deck", count=deck_size(s))]
    for seat in range(s.seats):
        heroes = tuple(s.recruits(seat))
        zones += [
            pile(f"kept-{seat + 1}", "Kept for good", "row", s.kept[seat], seat, "", heroes),
            pile(f"keepable-{seat + 1}", "Drafted", "row", s.keepable[seat], seat, "", heroes),
        ]
    return zones


def deck_size(s: Alliance) -> int:
    """How many heroes are in no alliance."""
    return s.stacks[w.HEROES].size


def met(s: Alliance) -> list[CardZone]:
    """The heroes who sit at the table to be recruited."""
    asking = s.frames[-1] if s.frames else None
    offered = getattr(asking, "offered", None)
    cards = tuple(recruit(hero) for hero in (offered(s) if offered else ()))
    zone = CardZone(id="zone:met", name="At the next table", cards=cards, count=len(cards))
    return [zone] if cards else []


def purse(seat: int, tokens: int) -> Track:
    """The campaign tokens of a seat."""
    return Track(id=f"track:tokens-{seat + 1}", name="campaign tokens", value=tokens, owner=seat)


# ---- moves ---------------------------------------------------------------------------------------


def way_on(_s: Alliance, move: Move) -> str:
    """Where a road leads."""
    stop = move.args[0]
    if stop == w.HOME:
        return "go home"
    return "go on" if stop == OPEN_ROAD else f"go to {ROAD[stop].title}"


def keeping(_s: Alliance, move: Move) -> str:
    """A card that is kept, and its price."""
    face = w.card_at(move.args[0])
    return f"keep {face.name} for {several(face.xp, 'campaign token')}"


def looking(s: Alliance, move: Move) -> str:
    """What it costs to see two heroes."""
    price = "for a campaign token" if s.campaign_tokens[move.seat] else "for nothing"
    return f"see two heroes {price}"


TAVERN_LABELS: Final[dict[Verb, MoveText[Alliance]]] = {
    w.LOOK: looking,
    w.KEEP: keeping,
    w.REPLACE: lambda _s, move: f"{HEROES[move.args[0]].name} leaves",
    w.SET_OUT: way_on,
    NOTATION.done: always("leave the table"),
    NOTATION.passes: always("recruit nobody"),
    w.RECRUIT: lambda _s, move: f"recruit {HEROES[move.args[0]].name}",
}


def tavern_label(s: Alliance, move: Move) -> str:
    """What a move of the tavern is called."""
    return TAVERN_LABELS[move.verb](s, move)


def touched(s: Alliance, move: Move) -> str:
    """What one touches for a move."""
    if move.verb is w.KEEP:
        at = s.keepable[move.seat].index(move.args[0])
        return f"card:{NOTATION.cards.text(move.args[0])}#keepable-{move.seat + 1}.{at}"
    if move.verb is w.RECRUIT:
        return f"hero:{HEROES[move.args[0]].id}"
    return f"fig:{HEROES[move.args[0]].id}" if move.verb is w.REPLACE else button(move)


def tavern_choices(s: Alliance) -> tuple[Choice, ...]:
    """Every legal move as something to touch."""
    return tuple(
        Choice(
            move=str(move),
            label=tavern_label(s, move),
            touch=(touched(s, move),),
        )
        for move in legal(s)
    )
