"""The toy without an end of its own, for loading a server."""

from dataclasses import replace

from tests.toy.game import TOY
from undercroft.kernel.registry import Option

LONG = 99_999

ENDLESS = replace(
    TOY,
    id="endless",
    name="Endless",
    options=(
        Option("rounds", "How many rounds the night has.", LONG, (LONG,)),
        Option("hearts", "How many hearts each has at first.", LONG, (LONG,)),
    ),
)
