"""The powers of the eight heroes, ten each."""

from typing import Final

from undercroft.games.caverns.content.card import Power
from undercroft.games.caverns.content.cards.powers.brunna import BRUNNA
from undercroft.games.caverns.content.cards.powers.corvane import CORVANE
from undercroft.games.caverns.content.cards.powers.hadra import HADRA
from undercroft.games.caverns.content.cards.powers.kestrin import KESTRIN
from undercroft.games.caverns.content.cards.powers.maro import MARO
from undercroft.games.caverns.content.cards.powers.oriel import ORIEL
from undercroft.games.caverns.content.cards.powers.pell import PELL
from undercroft.games.caverns.content.cards.powers.ysolde import YSOLDE

POWERS: Final[tuple[Power, ...]] = (
    *KESTRIN,
    *MARO,
    *HADRA,
    *BRUNNA,
    *ORIEL,
    *PELL,
    *CORVANE,
    *YSOLDE,
)

__all__ = ["POWERS"]
