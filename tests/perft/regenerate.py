"""Write the perft goldens anew: `python -m tests.perft.regenerate [GAME ...]`.

Name the rule that changed.
"""

from __future__ import annotations

import sys

from tests.perft.goldens import write
from tests.perft.positions import POSITIONS


def main() -> None:
    """Write them."""
    for game in sys.argv[1:] or POSITIONS:
        write(game, {name: reach().position() for name, reach in POSITIONS[game].items()})


if __name__ == "__main__":
    main()
