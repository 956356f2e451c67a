"""Caverns drawn: the cave, figures, the cards before each hero, queues, and what can be done."""

from __future__ import annotations

from functools import cache

from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns import things
from undercroft.games.caverns.box import FACES, MONSTERS, VILLAINS
from undercroft.games.caverns.cards import ALL_CARDS
from undercroft.games.caverns.cave import GRID, laid, noted, open_edges
from undercroft.games.caverns.experience import purse
from undercroft.games.caverns.figures import (
    allies,
    heroes,
    is_hero,
    is_monster,
    is_villain,
    max_hp,
    monsters,
    name_of,
    props,
    scene_id,
    size_of,
    villains,
)
from undercroft.games.caverns.odds import attack_preview
from undercroft.games.caverns.pieces import SPAN
from undercroft.games.caverns.state import IMMOBILIZED, NO_CARD, POISONED, Caverns
from undercroft.games.caverns.wording import card_text
from undercroft.games.caverns.words import (
    FIGURE,
    MOVE,
    SAY,
    STANCE,
    STAND,
    TO_SPACE,
    USE,
    is_monster_card,
    kind_at,
)
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import legal, pending
from undercroft.kernel.scene import (
    Bar,
    Board,
    Card,
    CardZone,
    Cell,
    Choice,
    Decision,
    Edge,
    Preview,
    Scene,
    Tile,
    Token,
    Track,
)
from undercroft.kernel.state import State

CAVE = "board:cave"


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Caverns)
    there = (*heroes(view), *allies(view), *villains(view), *monsters(view), *props(view))
    return Scene(
        banner=banner(view),
        boards=(cave(view.walls),),
        tokens=(*(figure(view, f) for f in there), *traps(view)),
        zones=tuple(zones(view)),
        tracks=tuple(tracks(view)),
        decision=decision(view, seats),
    )


def banner(s: Caverns) -> str:
    """The adventure, the round, whose turn it is, and what is asked."""
    now = pending(s)
    where = f"{s.adventure.name} · round {s.round + 1}"
    if isinstance(now, Over):
        return f"{where} · the game is over: {now.ending}"
    if isinstance(now, Decide):
        return f"{where} · {SAY.actor(now.seat)} · {now.prompt.words}"
    return f"{where} · chance decides"


# ---- the board -----------------------------------------------------------------------------------


@noted
def cave(walls: Walls) -> Board:
    """The tiles laid so far; the same cave is drawn once."""
    cells = laid(walls)
    return Board(
        id=CAVE,
        name="Cave",
        tiles=tuple(tile(walls, cell) for cell in cells),
        cells=tuple(square(walls, p) for cell in cells for p in GRID.squares(cell)),
        edges=tuple(edge(walls, cell, side) for cell in cells for side in range(SIDES)),
    )


def tile(walls: Walls, cell: int) -> Tile:
    """One tile."""
    face = FACES[walls.tile(cell)]
    corner = GRID.corner(cell)
    colour = (face.triangle.word,) if face.triangle is not None else ()
    return Tile(
        id=f"tile:{face.id}",
        name=face.name,
        x=GRID.x(corner),
        y=GRID.y(corner),
        width=SPAN,
        height=SPAN,
        turned=walls.turns(cell),
        marks=(face.feature.word, *colour),
    )


TERRAIN = {"#": "rock", "I": "idol", "T": "throne", "V": "vent", "~": "water", ":": "chasm"}
MARKS = {"m": "patch", "=": "bridge", "r": "rune", "c": "glowstone", "d": "sill"} | {
    "l": "lair",
    "L": "ladder",
    "o": "place",
    "X": "exit",
}


def square(walls: Walls, p: int) -> Cell:
    """One square."""
    x, y = GRID.x(p), GRID.y(p)
    glyph = walls.glyph(p)
    marks = (MARKS[glyph],) if glyph in MARKS else ()
    return Cell(id=f"sq:{x},{y}", x=x, y=y, terrain=TERRAIN.get(glyph, "floor"), marks=marks)


def edge(walls: Walls, cell: int, side: int) -> Edge:
    """One side of a tile, at its middle."""
    middle = GRID.along(cell, side)[1]
    x, y, letter = GRID.x(middle), GRID.y(middle), things.SIDE_LETTERS[side]
    kind = "unexplored" if (cell, side) in open_edges(walls) else "wall"
    kind = "open" if walls.is_joined(cell, side) else kind
    return Edge(id=f"edge:{x},{y},{letter}", x=x, y=y, side=letter, kind=kind)


def figure(s: Caverns, f: int) -> Token:
    """A figure or an object."""
    most = max_hp(s, f)
    size = size_of(s, f)
    return Token(
        id=scene_id(f),
        name=name_of(s, f),
        icon=icon(s, f),
        board=CAVE,
        x=GRID.x(s.spot[f]),
        y=GRID.y(s.spot[f]),
        width=size,
        height=size,
        owner=f if is_hero(f) else -1,
        bars=(Bar(name="HP", value=s.hp[f], most=most),) if most else (),
        states=tuple(states(s, f)),
    )


def icon(s: Caverns, f: int) -> str:
    """What a figure is drawn as."""
    if is_hero(f):
        return s.hero(f).id
    if is_monster(f):
        return MONSTERS[s.kind[f]].id
    return VILLAINS[s.kind[f]].id if is_villain(f) else FIGURE.text(f)


def states(s: Caverns, f: int) -> list[str]:
    """What one sees of a figure besides its HP."""
    found = ["pinned"] if s.pinned[f] == 1 else []
    if not is_hero(f):
        return found
    names = ((IMMOBILIZED, "immobilized"), (POISONED, "poisoned"))
    found += [name for bit, name in names if s.ailments[f] & bit]
    return [*found, *(["down"] if not s.hp[f] else []), f"level-{s.level[f]}"]


def traps(s: Caverns) -> list[Token]:
    """Trap markers lie on tiles."""
    found = []
    for i, (card, cell) in enumerate(zip(s.trap_cards, s.trap_cells)):
        corner = GRID.corner(cell)
        name = ALL_CARDS[card].name
        where = {"board": CAVE, "x": GRID.x(corner), "y": GRID.y(corner)}
        found.append(Token(id=f"trap:{i + 1}", name=name, icon="trap", **where))  # type: ignore[arg-type]
    return found


# ---- cards and numbers ---------------------------------------------------------------------------


@cache
def words_on(card: int) -> str:
    """What stands on a card."""
    return card_text(ALL_CARDS[card])


def drawn(zone: str, at: int, card: int, *, face_up: bool = True) -> Card:
    """A card that lies before somebody."""
    if card < len(ALL_CARDS):
        name, words = ALL_CARDS[card].name, words_on(card)
    else:
        name, words = kind_at(card).name if is_monster_card(card) else SAY.cards.text(card), ""
    id_ = f"card:{SAY.cards.text(card)}#{zone}.{at}"
    return Card(id=id_, name=name, words=words, face_up=face_up)


def row(name: str, cards: tuple[int, ...], owner: int = -1, *, face_up: bool = True) -> CardZone:
    """Cards lying together, for all to see."""
    shown = tuple(drawn(name, i, card, face_up=face_up) for i, card in enumerate(cards))
    return CardZone(id=f"zone:{name}", name=name, owner=owner, cards=shown, count=len(shown))


def zones(s: Caverns) -> list[CardZone]:
    """The cards before each hero, the piles and the decks."""
    found = [row(f"xp-{i + 1}", pile) for i, pile in enumerate(s.pile)]
    found += [
        CardZone(id=f"zone:{name}", name=name, count=s.stacks[i].size)
        for i, name in enumerate(SAY.stacks.names[:4])
    ]
    found += [secret(s, at) for at in range(len(s.zones))]
    for seat in range(s.seats):
        n = seat + 1
        stance = () if s.stance[seat] == NO_CARD else (s.stance[seat],)
        found += [
            row(f"powers-{n}", s.up[seat], seat),
            row(f"used-{n}", (*s.down[seat], *s.items_down[seat]), seat, face_up=False),
            row(f"items-{n}", s.items[seat], seat),
            row(f"curses-{n}", s.curses[seat], seat),
            row(f"queue-{n}", s.queue[seat], seat),
            row(f"stance-{n}", stance, seat),
        ]
    return found


def secret(s: Caverns, at: int) -> CardZone:
    """Face-down tokens; who may look sees what they are."""
    name = SAY.zones.names[at]
    cards = tuple(
        Card(id=f"card:{SAY.cards.text(card)}#{name}.{i}", name=SAY.cards.text(card), words="")
        for i, card in enumerate(s.zones[at].cards)
        if card != HIDDEN
    )
    return CardZone(id=f"zone:{name}", name=name, cards=cards, count=len(s.zones[at]))


def tracks(s: Caverns) -> list[Track]:
    """Surges, experience, the round, time tokens."""
    found = [Track(id="track:round", name="round", value=s.round + 1)]
    if s.adventure.time:
        found.append(Track(id="track:time", name="time", value=s.clock, most=s.adventure.time))
    found += [
        Track(id=f"track:surges-{i + 1}", name="surges", value=n) for i, n in enumerate(s.surges)
    ]
    teams = sorted({s.team[seat]: seat for seat in range(s.seats)}.items())
    found += [
        Track(id=f"track:xp-{team + 1}", name="XP", value=purse(s, seat)) for team, seat in teams
    ]
    return found


# ---- the decision --------------------------------------------------------------------------------


def decision(s: Caverns, seats: int) -> Decision | None:
    """What is asked; the choices only for those who are asked."""
    now = pending(s)
    if not isinstance(now, Decide):
        return None
    mine = bool(seats & 1 << now.seat)
    choices = tuple(choice(move) for move in legal(s)) if mine else ()
    return Decision(seat=now.seat, prompt=now.prompt.words, rules=now.prompt.rules, choices=choices)


def choice(move: Move) -> Choice:
    """A legal move as something to touch."""
    words = str(move).split(" ", 1)[1]
    return Choice(move=str(move), label=label(move, words), touch=touch(move, words))


def label(move: Move, words: str) -> str:
    """A move in words; a card with what stands on it."""
    if move.verb is USE or move.verb is STANCE:
        face = ALL_CARDS[move.args[0]]
        return f"{move.verb.name} {face.name}: {words_on(move.args[0])}"
    return words


def touch(move: Move, words: str) -> tuple[str, ...]:
    """What to touch for a move."""
    if move.verb in (MOVE, TO_SPACE, STAND):
        return (f"sq:{words.rsplit(' ', maxsplit=1)[-1]}",)
    if move.verb.words and move.verb.words[0] is FIGURE:
        return (scene_id(move.args[0]),)
    if move.verb in (USE, STANCE):
        return (f"card:{SAY.cards.text(move.args[0])}",)
    return (f"btn:{words.replace(' ', '-')}",)


def preview(view: State, move: Move) -> Preview:
    """What a move will do: the terms and odds of an attack. [CV-ATK-04]"""
    assert isinstance(view, Caverns)
    return attack_preview(view, move)
