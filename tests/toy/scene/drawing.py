"""The toy game drawn."""

from __future__ import annotations

from tests.toy.combat.attack import NEEDED
from tests.toy.notation import DECK, DISCARD, HANDS, NOTATION, PATH, STASHES, STEP, STRIKE
from tests.toy.state import Toy
from undercroft.kernel import scene as draw
from undercroft.kernel.events import Term
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.play import legal, pending
from undercroft.kernel.state import State


def scene(view: State, seats: int) -> draw.Scene:
    """Everything these seats can see."""
    assert isinstance(view, Toy)
    night = view.options.rounds
    return draw.Scene(
        banner=banner(view),
        boards=(path(view),),
        tokens=tuple(wanderer(view, seat) for seat in range(view.seats)),
        zones=zones(view),
        tracks=(draw.Track(id="track:round", name="Round", value=view.round + 1, most=night),),
        decision=decision(view, seats),
    )


def banner(view: Toy) -> str:
    """Whose turn it is and what is asked."""
    now = pending(view)
    if isinstance(now, Over):
        return f"The end: {now.ending}"
    if isinstance(now, Decide):
        return f"Round {view.round + 1} · {NOTATION.actor(now.seat)} · {now.prompt.text}"
    return f"Round {view.round + 1} · chance decides"


def path(view: Toy) -> draw.Board:
    """The five squares with what is known of their tokens."""
    names = [NOTATION.cards.text(c) if c != HIDDEN else "back" for c in view.zones[PATH].cards]
    cells = [draw.Cell(id=f"sq:{i}", x=i, y=0, marks=(name,)) for i, name in enumerate(names)]
    return draw.Board(id="board:path", name="Path", cells=tuple(cells))


def wanderer(view: Toy, seat: int) -> draw.Token:
    """One seat's figure."""
    return draw.Token(
        id=f"fig:{NOTATION.actor(seat)}",
        name=NOTATION.actor(seat),
        icon="wanderer",
        board="board:path",
        x=view.places[seat],
        owner=seat,
        kind="hero",
        bars=(
            draw.Bar(name="hearts", value=view.hearts[seat], most=3),
            draw.Bar(name="gold", value=view.gold[seat], most=5),
        ),
    )


def zones(view: Toy) -> tuple[draw.CardZone, ...]:
    """Hands and stashes as far as they are known, the discards, the deck's size."""
    shown = [i for first in (HANDS, STASHES) for i in range(first, first + view.seats)]
    left = view.stacks[DECK].size
    deck = draw.CardZone(id="zone:deck", name="deck", role="deck", count=left)
    return (*(zone(view, i) for i in (*shown, DISCARD)), deck)


def zone(view: Toy, i: int) -> draw.CardZone:
    """One zone with its cards, backs for the unknown ones."""
    name = NOTATION.zones.text(i)
    cards = tuple(card_of(name, at, card) for at, card in enumerate(view.zones[i].cards))
    role = "hand" if name.startswith("hand") else "row"
    return draw.CardZone(id=f"zone:{name}", name=name, role=role, cards=cards, count=len(cards))


def card_of(name: str, at: int, card: int) -> draw.Card:
    """A card, or its back."""
    if card == HIDDEN:
        return draw.Card(id=f"back:{name}#{at}", face_up=False)
    shown = NOTATION.cards.text(card)
    return draw.Card(id=f"card:{shown}#{name}.{at}", name=shown, kind="token")


def decision(view: Toy, seats: int) -> draw.Decision | None:
    """What is asked; the choices only for those who are asked."""
    now = pending(view)
    if not isinstance(now, Decide):
        return None
    choices = [choice(move) for move in legal(view)] if seats & 1 << now.seat else []
    prompt, rules = now.prompt.text, now.prompt.rules
    return draw.Decision(seat=now.seat, prompt=prompt, rules=rules, choices=tuple(choices))


def choice(move: Move) -> draw.Choice:
    """A legal move as something to touch."""
    words = str(move).split(" ", 1)[1]
    touch = f"sq:{move.args[0]}" if move.verb is STEP else f"btn:{words.replace(' ', '-')}"
    return draw.Choice(move=str(move), label=words, touch=(touch,))


def preview(_view: State, move: Move) -> draw.Preview:
    """What a move will do."""
    if move.verb is not STRIKE:
        return draw.Preview(text=str(move))
    odds = (("hit", 7 - NEEDED, 6), ("miss", NEEDED - 1, 6))
    words = f"Strike {NOTATION.actor(move.args[0])}"
    return draw.Preview(text=words, terms=(Term("d6", 0, "die"),), odds=odds)
