"""A toy fourth game that uses every kernel feature and keeps the kernel honest."""

from __future__ import annotations

from tests.toy.cards import CARD_FRAMES
from tests.toy.scene import preview, scene
from tests.toy.state import Toy
from tests.toy.study import STUDY
from tests.toy.turns import TURNS, Begin
from tests.toy.words import CARDS, DECK_LIST, HANDS, MOST_SEATS, PATH, STASHES, TOKEN_LIST, TOKENS
from undercroft.kernel.chance import Draw, Peek, Roll, Show
from undercroft.kernel.choices import CHOICES
from undercroft.kernel.frames import frames
from undercroft.kernel.options import Option, Options
from undercroft.kernel.registry import BotAdvice, Drawing, Game, Item, Proof
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.state import State
from undercroft.kernel.zones import Zone

Toy.FRAMES = frames(*CHOICES, Roll, Draw, Peek, Show, *TURNS, *CARD_FRAMES)


def setup(seats: int, options: Options) -> State:
    """Three hearts each, everybody in the middle of the path."""
    s = Toy()
    s.seats = seats
    s.rounds = int(options["rounds"])
    s.hearts = [int(options["hearts"])] * seats
    s.gold = [0] * seats
    s.places = [2] * seats
    s.stacks = [Stack.of(DECK_LIST), Stack.of(TOKEN_LIST, count=5)]
    s.zones = [Zone(ordered=True), Zone(), *(Zone() for _ in range(2 * MOST_SEATS))]
    s.homes = [TOKENS, *(0,) * (1 + 2 * MOST_SEATS)]
    s.owners = [0, EVERYONE, *(1 << i for i in range(MOST_SEATS)), *(1 << i for i in range(3))]
    s.frames = [Begin()]
    return s


def worth(view: State, seat: int) -> float:
    """How well a seat stands: gold, and a little for hearts."""
    assert isinstance(view, Toy)
    return view.gold[seat] + 0.2 * view.hearts[seat] - max(view.gold) * 0.5


def content() -> dict[str, tuple[Item, ...]]:
    """What is in the box."""
    return {
        "cards": tuple(Item(name, name.capitalize()) for name in CARDS[:6]),
        "tokens": tuple(Item(name, name.capitalize()) for name in CARDS[6:]),
    }


TOY = Game(
    id="toy",
    name="Toy",
    tagline="Wanderers on a short dark path.",
    revision="1",
    seats=(2, 3),
    state=Toy,
    setup=setup,
    drawing=Drawing(scene=scene, preview=preview),
    content=content,
    bot=BotAdvice(value=worth),
    statistics=STUDY,
    options=(
        Option("rounds", "How many rounds the night has.", 3, (1, 2, 3, 4, 5, 6), "TOY-END-01"),
        Option("hearts", "How many hearts each has at first.", 3, (1, 2, 3)),
    ),
    proof=Proof(
        rules="tests.toy:rules.toml",
        modules=("tests.toy.turns", "tests.toy.cards"),
        tests="tests/toy",
    ),
)

__all__ = ["HANDS", "PATH", "STASHES", "TOY"]
