"""The powers of the eight heroes, ten each."""

from typing import Final

from undercroft.games.caverns.card import Power
from undercroft.games.caverns.cards.powers.brunna import BRUNNA
from undercroft.games.caverns.cards.powers.corvane import CORVANE
from undercroft.games.caverns.cards.powers.hadra import HADRA
from undercroft.games.caverns.cards.powers.kestrin import KESTRIN
from undercroft.games.caverns.cards.powers.maro import MARO
from undercroft.games.caverns.cards.powers.oriel import ORIEL
from undercroft.games.caverns.cards.powers.pell import PELL
from undercroft.games.caverns.cards.powers.ysolde import YSOLDE

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
