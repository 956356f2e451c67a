"""Heroes begin with items."""

from __future__ import annotations

from undercroft.games.caverns.content.card import TreasureKind
from undercroft.games.caverns.notation import TREASURE_DECK, treasure_at
from undercroft.games.caverns.phases.decks import shuffle_back
from undercroft.games.caverns.phases.treasures import own
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field


class Equipping(Frame[Caverns]):
    """Treasures are drawn until an Item shows; the rest is shuffled back. [CV-SETUP-10]

    [CV-A-05]
    """

    NAME = "equipping"
    who: int = field(INT)
    count: int = field(INT)
    passed: tuple[int, ...] = field(ROW, init=False)
    drawing: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if not self.count or not s.stacks[TREASURE_DECK].size:
            shuffle_back(s, TREASURE_DECK, self.passed)
            s.pop()
        else:
            self.drawing = 1
            s.push(Draw(TREASURE_DECK))
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if not self.drawing:
            return
        self.drawing = 0
        if treasure_at(value).kind == TreasureKind.ITEM:
            self.count -= 1
            own(s, self.who, value)
        else:
            self.passed = (*self.passed, value)
