"""What a reader expects of a face-down card that is turned up."""

from __future__ import annotations

from tests.toy.game import TOY
from tests.toy.notation import FEINT, PURSE, SPARK
from tests.toy.state import Toy
from undercroft.kernel.play import legal, weights
from undercroft.kernel.registry import register
from undercroft.proof.scenario import scenario

register(TOY)

ZONE = 6
EMPTY: dict[str, list[str]] = {"cards": [], "seats": []}


def test_a_hidden_card_of_any_generation_may_be_turned_up_next() -> None:
    """The stash of p2 holds a purse of the second deck beside a spark of the first.

    The purse is turned up first; p1, who sees two backs, must think that possible.
    """
    zones = [
        *(EMPTY,) * ZONE,
        {"cards": ["purse", "spark"], "seats": ["2", "2"], "gens": [1, 0]},
        EMPTY,
    ]
    deck = {"pools": [["feint"], ["salve"]], "runs": []}
    tokens = {"pools": [["pit"]], "runs": []}
    t = scenario(
        "toy",
        Toy,
        seats=2,
        position={"zones": zones, "stacks": [deck, tokens], "round": 3},
        frames=[{"frame": "reckoning"}, {"frame": "show", "zone": ZONE, "at": -1}],
    )
    t.expect_only("d show stash-2 -1 purse")
    seen = t.table.view(0)
    expected = {move.args[2] for move in legal(seen)}
    assert {PURSE, SPARK, FEINT} <= expected
    assert len(weights(seen)) == len(legal(seen))
