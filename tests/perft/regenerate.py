"""Write the perft goldens anew: `python -m tests.perft.regenerate`. Name the rule that changed."""

from __future__ import annotations

from tests.perft.goldens import write
from tests.perft.positions import TOY_POSITIONS


def main() -> None:
    """Write them."""
    write("toy", {name: reach().position() for name, reach in TOY_POSITIONS.items()})


if __name__ == "__main__":
    main()
