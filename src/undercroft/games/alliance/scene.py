"""Alliance drawn: the frame with its rooms, figures, hands, areas, and what can be done."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from undercroft.crawl.space.board import DEAD_END, OPEN_END
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.areas import can_use
from undercroft.games.alliance.battle import (
    Blow,
    damage,
    defense_terms,
    primary,
    strength_terms,
)
from undercroft.games.alliance.box import CHALLENGES, COLOURS, HEROES, MONSTERS, TILES
from undercroft.games.alliance.dungeon import ARCHWAY, CLOSED, LOCKED, SECRET
from undercroft.games.alliance.figures import (
    all_heroes,
    health,
    is_defeated,
    is_hero,
    monsters,
    scene_id,
    seat_of,
)
from undercroft.games.alliance.hands import discard_limit, hand_size
from undercroft.games.alliance.state import KNOWN_TRAP, UNKNOWN, Alliance
from undercroft.games.alliance.turn import Turn
from undercroft.games.alliance.wording import text
from undercroft.games.alliance.words import (
    ATTACK,
    BOARD_TOKENS,
    BURSTS,
    DECKS,
    DISCARDS,
    FIRST_TOKEN,
    HANDS,
    MOVE,
    PLAY,
    SAY,
    TOKENS,
    WIDEST,
    card_at,
)
from undercroft.games.alliance.wounds import POISON
from undercroft.games.alliance.xp import score
from undercroft.kernel.events import Term
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

EDGE_WORDS = {
    DEAD_END: "wall",
    OPEN_END: "door",
    CLOSED: "door",
    LOCKED: "locked",
    SECRET: "secret",
    ARCHWAY: "open",
}
SIDE_LETTERS = "nesw"


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Alliance)
    return Scene(
        banner=banner(view),
        boards=(dungeon(view.walls, view.pits),),
        tokens=(
            *(figure(view, f) for f in (*all_heroes(view), *monsters(view))),
            *challenges(view),
        ),
        zones=tuple(zones(view)),
        tracks=tuple(tracks(view)),
        decision=decision(view, seats),
    )


def banner(s: Alliance) -> str:
    """Round, cycle, whose turn it is, and what is asked."""
    now = pending(s)
    if isinstance(now, Over):
        return f"The game is over: {now.ending}"
    where = f"Round {s.round + 1} · cycle {s.cycle + 1}"
    if isinstance(now, Decide):
        colour = COLOURS[now.seat].word
        return f"{where} · {SAY.actor(now.seat)} ({colour}) · {now.prompt.words}"
    return f"{where} · chance decides"


@lru_cache(maxsize=256)
def dungeon(walls: Walls, pits: tuple[int, ...]) -> Board:
    """The rooms laid so far; the same walls are drawn once."""
    laid = walls.laid()
    return Board(
        id="board:dungeon",
        name="Dungeon",
        tiles=tuple(tile(walls, cell) for cell in laid),
        cells=tuple(space(walls, p, pits) for cell in laid for p in walls.passable(cell)),
        edges=tuple(edge(walls, cell, side) for cell in laid for side in range(SIDES)),
    )


def tile(walls: Walls, cell: int) -> Tile:
    """One room."""
    grid = walls.board.grid
    face = TILES[walls.tile(cell)]
    corner = grid.corner(cell)
    return Tile(
        id=f"tile:{face.id}",
        name=face.name,
        x=grid.x(corner),
        y=grid.y(corner),
        width=3,
        height=3,
        turned=walls.turns(cell),
        marks=(f"level-{face.level}",),
    )


def space(walls: Walls, square: int, pits: tuple[int, ...]) -> Cell:
    """One space."""
    x, y = walls.board.grid.x(square), walls.board.grid.y(square)
    return Cell(id=f"sq:{x},{y}", x=x, y=y, terrain="pit" if square in pits else "floor")


def edge(walls: Walls, cell: int, side: int) -> Edge:
    """One side of a room, at its middle."""
    grid = walls.board.grid
    middle = grid.along(cell, side)[1]
    x, y, letter = grid.x(middle), grid.y(middle), SIDE_LETTERS[side]
    kind = EDGE_WORDS[walls.code(cell, side)]
    return Edge(id=f"edge:{x},{y},{letter}", x=x, y=y, side=letter, kind=kind)


def figure(s: Alliance, f: int) -> Token:
    """A hero or a monster."""
    grid = s.walls.board.grid
    most = health(s, f)
    name = s.hero(f).name if is_hero(f) else MONSTERS[s.kind[f]].name
    return Token(
        id=scene_id(s, f),
        name=name,
        icon=s.hero(f).id if is_hero(f) else MONSTERS[s.kind[f]].id,
        board="board:dungeon",
        x=grid.x(s.spot[f]),
        y=grid.y(s.spot[f]),
        owner=seat_of(f) if is_hero(f) else -1,
        facing=s.facing[f],
        bars=(Bar(name="health", value=most - len(s.wounds[f]), most=most),),
        states=tuple(states(s, f)),
    )


def states(s: Alliance, f: int) -> list[str]:
    """What one sees of a figure besides its health."""
    found = ["ready" if s.ready[f] else "exhausted"]
    if is_hero(f) and is_defeated(s, f):
        found.append("defeated")
    if is_hero(f) and POISON in s.wounds[f]:
        found.append("poisoned")
    if not is_hero(f):
        found += [f"marker-{COLOURS[seat].word}" for seat in s.wounds[f] if seat >= 0]
    return found


def challenges(s: Alliance) -> list[Token]:
    """The challenge tokens on the board, as far as they are known."""
    return [
        challenge(s, level, i, spot)
        for level in (1, 2, 3)
        for i, spot in enumerate(s.token_spots[level - 1])
    ]


def challenge(s: Alliance, level: int, i: int, spot: int) -> Token:
    """One token: its back, or what it is."""
    grid = s.walls.board.grid
    card = s.zones[BOARD_TOKENS + level - 1].cards[i]
    face = s.token_faces[level - 1][i]
    known = card != HIDDEN and face != KNOWN_TRAP
    name = CHALLENGES[TOKENS[card - FIRST_TOKEN][0]].name if known else "Challenge"
    marks = ("known-trap",) if face == KNOWN_TRAP else ()
    return Token(
        id=f"token:{grid.x(spot)},{grid.y(spot)}",
        name=f"{name} {'I' * level}",
        icon="challenge",
        board="board:dungeon",
        x=grid.x(spot),
        y=grid.y(spot),
        states=marks,
    )


def zones(s: Alliance) -> list[CardZone]:
    """Hands, columns, discards, the areas."""
    discard = pile("upgrade-discard", "Upgrade discards", "pile", s.upgrade_discard)
    found = [area(s), tiles_area(s), discard]
    for seat in range(s.seats):
        found += seat_zones(s, seat)
        found += [column(s, f) for f in s.alliance(seat) if s.kind[f] >= 0 and s.columns[f]]
    return found


def seat_zones(s: Alliance, seat: int) -> list[CardZone]:
    """What lies before a player."""
    size, name = s.stacks[DECKS + seat].size, f"zone:deck-{seat + 1}"
    return [
        laid_zone(s, HANDS + seat, seat, "Hand", "hand"),
        laid_zone(s, DISCARDS + seat, seat, "Discards", "pile"),
        laid_zone(s, BURSTS + seat, seat, "Burst", "pile"),
        CardZone(id=name, name="Deck", role="deck", owner=seat, count=size),
        pile(f"artifacts-{seat + 1}", "Artifacts", "row", list(s.artifacts[seat]), seat),
    ]


def column(s: Alliance, hero: int) -> CardZone:
    """The cards in a hero's column."""
    face, seat = s.hero(hero), seat_of(hero)
    laid = pile(f"column-{face.id}", face.name, "column", list(s.columns[hero]), seat)
    return replace(laid, of=scene_id(s, hero))


def laid_zone(s: Alliance, zone: int, seat: int, name: str, role: str) -> CardZone:
    """A zone of the state with its cards, backs for the unknown ones."""
    id_, heroes = SAY.zones.text(zone), tuple(s.recruits(seat))
    cards = tuple(drawn(id_, i, card, heroes) for i, card in enumerate(s.zones[zone].cards))
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, owner=seat, cards=cards, count=len(cards)
    )


def pile(id_: str, name: str, role: str, cards: list[int], seat: int = -1) -> CardZone:
    """Cards that lie open."""
    shown = tuple(drawn(id_, i, card) for i, card in enumerate(cards))
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, owner=seat, cards=shown, count=len(shown)
    )


@cache
def words_on(card: int) -> str:
    """What stands on a card."""
    return text(card_at(card).effect)


@cache
def users(card: int, heroes: tuple[int, ...]) -> str:
    """The heroes that can use a card, by name; nobody is named where all can."""
    able = [HEROES[hero].name for hero in heroes if can_use(card, hero)]
    return "" if len(able) == len(heroes) else ", ".join(able)


def drawn(zone: str, at: int, card: int, heroes: tuple[int, ...] = ()) -> Card:
    """A card with its words, or its back."""
    if card == HIDDEN:
        return Card(id=f"back:{zone}#{at}", face_up=False)
    face = card_at(card)
    return Card(
        id=f"card:{face.id}#{zone}.{at}",
        name=face.name,
        words=words_on(card),
        marks=tuple(kind.word for kind in face.types),
        group=users(card, heroes),
        cost=face.xp or None,
    )


def area(s: Alliance) -> CardZone:
    """The upgrade draft area."""
    return pile("upgrades", "Upgrades", "row", [card for card in s.upgrade_area if card != UNKNOWN])


def tiles_area(s: Alliance) -> CardZone:
    """The tiles that may be laid next."""
    cards = tuple(Card(id=f"next:{TILES[t].id}", name=TILES[t].name) for t in s.tile_area)
    return CardZone(id="zone:tiles", name="Tiles", cards=cards, count=len(cards))


def tracks(s: Alliance) -> list[Track]:
    """Pools, round and cycle, and each seat's experience and limits."""
    found = [
        Track(id="track:round", name="round", value=s.round + 1),
        Track(id="track:cycle", name="cycle", value=s.cycle + 1, most=4),
        Track(id="track:initiative", name="initiative", value=s.initiative + 1),
        Track(id="track:pool-1", name="pool I", value=s.pools[0]),
        Track(id="track:pool-2", name="pool II", value=s.pools[1]),
    ]
    for seat in range(s.seats):
        values = {
            "XP up": s.xp_up[seat],
            "XP down": s.xp_down[seat],
            "score": score(s, seat),
            "drafted": s.drafted[seat],
            "hand size": hand_size(s, seat),
            "discard limit": discard_limit(s, seat),
        }
        for name, value in values.items():
            id_ = f"track:{name.replace(' ', '-').lower()}-{seat + 1}"
            found.append(Track(id=id_, name=name, value=value, owner=seat))
    return found


def decision(s: Alliance, seats: int) -> Decision | None:
    """What is asked; the choices only for those who are asked."""
    now = pending(s)
    if not isinstance(now, Decide):
        return None
    mine = bool(seats & 1 << now.seat)
    choices = tuple(choice(s, move) for move in legal(s)) if mine else ()
    return Decision(seat=now.seat, prompt=now.prompt.words, rules=now.prompt.rules, choices=choices)


def choice(s: Alliance, move: Move) -> Choice:
    """A legal move as something to touch."""
    words = str(move).split(" ", 1)[1]
    return Choice(move=str(move), label=label(s, move, words), touch=touch(s, move, words))


def label(s: Alliance, move: Move, words: str) -> str:
    """A move in words; an attack with the damage it will deal."""
    top = s.frames[-1]
    if move.verb is ATTACK and isinstance(top, Turn):
        dealt = damage(s, primary(s, top.hero, move.args[0]))
        name = MONSTERS[s.kind[move.args[0]]].name if not is_hero(move.args[0]) else words
        return f"attack {name} {SAY.verbs['attack'].words[0].text(move.args[0])} ({dealt} damage)"
    if move.verb is PLAY:
        face = card_at(move.args[0])
        return f"play {face.name}: {words_on(move.args[0])}"
    return words


def touch(s: Alliance, move: Move, words: str) -> tuple[str, ...]:
    """What to touch for a move."""
    if move.verb is MOVE:
        return (f"sq:{move.args[0] % WIDEST},{move.args[0] // WIDEST}",)
    if move.verb is ATTACK:
        return (scene_id(s, move.args[0]),)
    if move.verb is PLAY:
        return (f"card:{SAY.cards.text(move.args[0])}",)
    return (f"btn:{words.replace(' ', '-')}",)


def preview(view: State, move: Move) -> Preview:
    """What a move will do: every term of an attack, with its source."""
    assert isinstance(view, Alliance)
    top = view.frames[-1]
    if move.verb is not ATTACK or not isinstance(top, Turn):
        return Preview(words=str(move))
    blow: Blow = primary(view, top.hero, move.args[0])
    against = [Term(t.words, -t.amount, t.source) for t in defense_terms(view, blow)]
    dealt = damage(view, blow)
    return Preview(
        words=f"{dealt} damage" if dealt else "a miss",
        terms=(*strength_terms(view, blow), *against),
        open=("reactions",) if is_hero(move.args[0]) else (),
    )
