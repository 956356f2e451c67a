"""The toy game drawn."""

from __future__ import annotations

from tests.toy.cards import NEEDED
from tests.toy.state import Toy
from tests.toy.words import DECK, DISCARD, HANDS, PATH, SAY, STASHES, STEP, STRIKE
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
    Preview,
    Scene,
    Token,
    Track,
)
from undercroft.kernel.state import State


def scene(view: State, seats: int) -> Scene:
    """Everything these seats can see."""
    assert isinstance(view, Toy)
    return Scene(
        banner=banner(view),
        boards=(path(view),),
        tokens=tuple(wanderer(view, seat) for seat in range(view.seats)),
        zones=tuple(zones(view)),
        tracks=(Track(id="track:round", name="Round", value=view.round + 1, most=view.rounds),),
        decision=decision(view, seats),
    )


def banner(view: Toy) -> str:
    """Whose turn it is and what is asked."""
    now = pending(view)
    if isinstance(now, Over):
        return f"The end: {now.ending}"
    if isinstance(now, Decide):
        return f"Round {view.round + 1} · {SAY.actor(now.seat)} · {now.prompt.text}"
    return f"Round {view.round + 1} · chance decides"


def path(view: Toy) -> Board:
    """The five squares with what is known of their tokens."""
    cards = view.zones[PATH].cards
    cells = [
        Cell(id=f"sq:{i}", x=i, y=0, marks=(SAY.cards.text(card),) if card != HIDDEN else ("back",))
        for i, card in enumerate(cards)
    ]
    return Board(id="board:path", name="Path", cells=tuple(cells))


def wanderer(view: Toy, seat: int) -> Token:
    """One seat's figure."""
    return Token(
        id=f"fig:{SAY.actor(seat)}",
        name=SAY.actor(seat),
        icon="wanderer",
        board="board:path",
        x=view.places[seat],
        owner=seat,
        bars=(
            Bar(name="hearts", value=view.hearts[seat], most=3),
            Bar(name="gold", value=view.gold[seat], most=5),
        ),
    )


def zones(view: Toy) -> list[CardZone]:
    """Hands and stashes as far as they are known, the deck's size, the discards."""
    shown = [zone(view, i) for i in range(HANDS, HANDS + view.seats)]
    shown += [zone(view, i) for i in range(STASHES, STASHES + view.seats)]
    shown.append(zone(view, DISCARD))
    shown.append(CardZone(id="zone:deck", name="deck", role="deck", count=view.stacks[DECK].size))
    return shown


def zone(view: Toy, i: int) -> CardZone:
    """One zone with its cards, backs for the unknown ones."""
    name = SAY.zones.text(i)
    cards = tuple(card_of(name, at, card) for at, card in enumerate(view.zones[i].cards))
    role = "hand" if name.startswith("hand") else "row"
    return CardZone(id=f"zone:{name}", name=name, role=role, cards=cards, count=len(cards))


def card_of(name: str, at: int, card: int) -> Card:
    """A card, or its back."""
    if card == HIDDEN:
        return Card(id=f"back:{name}#{at}", face_up=False)
    return Card(id=f"card:{SAY.cards.text(card)}#{name}.{at}", name=SAY.cards.text(card))


def decision(view: Toy, seats: int) -> Decision | None:
    """What is asked; the choices only for those who are asked."""
    now = pending(view)
    if not isinstance(now, Decide):
        return None
    mine = bool(seats & 1 << now.seat)
    choices = tuple(choice(move) for move in legal(view)) if mine else ()
    return Decision(seat=now.seat, prompt=now.prompt.text, rules=now.prompt.rules, choices=choices)


def choice(move: Move) -> Choice:
    """A legal move as something to touch."""
    words = str(move).split(" ", 1)[1]
    touch = f"sq:{move.args[0]}" if move.verb is STEP else f"btn:{words.replace(' ', '-')}"
    return Choice(move=str(move), label=words, touch=(touch,))


def preview(_view: State, move: Move) -> Preview:
    """What a move will do."""
    if move.verb is STRIKE:
        hits = 7 - NEEDED
        return Preview(
            text=f"Strike {SAY.actor(move.args[0])}",
            terms=(Term("d6", 0, "die"),),
            odds=(("hit", hits, 6), ("miss", 6 - hits, 6)),
        )
    return Preview(text=str(move))
