"""Setting the toy game up: tokens on the path, cards in the hands."""

from __future__ import annotations

from tests.toy.notation import DECK, DECK_LIST, HANDS, LENGTH, MOST_SEATS, PATH, TOKEN_LIST, TOKENS
from tests.toy.options import ToyOptions
from tests.toy.phases.hero_turn import Turn
from tests.toy.state import Toy
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.options import Options, chosen_in
from undercroft.kernel.stacks import EVERYONE, NO_SEATS, Stack
from undercroft.kernel.zones import Zone

HAND = 3


def set_up(seats: int, options: Options) -> Toy:
    """Everybody is in the middle of the path."""
    s = Toy()
    s.seats = seats
    s.options = chosen_in(ToyOptions, options)
    s.hearts = [s.options.hearts] * seats
    s.gold = [0] * seats
    s.places = [LENGTH // 2] * seats
    s.stacks = [Stack.of(DECK_LIST), Stack.of(TOKEN_LIST, count=LENGTH)]
    own = [1 << seat for seat in range(MOST_SEATS)]
    s.zones = [Zone(ordered=True), Zone(), *(Zone() for _ in (*own, *own))]
    s.homes = [TOKENS, *(DECK,) * (1 + 2 * MOST_SEATS)]
    s.owners = [NO_SEATS, EVERYONE, *own, *own]
    s.frames = [Begin()]
    return s


class Begin(Frame[Toy]):
    """Lay five of six tokens unseen on the path and deal three cards each."""

    NAME = "begin"
    laid: int = field(INT, init=False)

    def advance(self, s: Toy) -> bool:
        laid, self.laid = self.laid, self.laid + 1
        if laid < LENGTH:
            s.push(Draw(TOKENS, 0, PATH, NO_SEATS))
        elif laid < LENGTH + HAND * s.seats:
            seat = (laid - LENGTH) % s.seats
            s.push(Draw(DECK, 0, HANDS + seat, 1 << seat))
        else:
            s.frames[-1] = Turn(0)
        return False
