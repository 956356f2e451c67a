"""A toy fourth game that uses every kernel feature and keeps the kernel honest."""

from __future__ import annotations

from tests.toy.assembly import RULE_MODULES, assemble
from tests.toy.bot.position_value import position_value
from tests.toy.campaign.episodes import TWO_NIGHTS
from tests.toy.notation import CARDS, COIN
from tests.toy.options import OPTIONS
from tests.toy.phases.setup.sequence import set_up
from tests.toy.scene.drawing import preview, scene
from tests.toy.state import Toy
from tests.toy.statistics import STATISTICS
from undercroft.kernel.registry import BotAdvice, Drawing, Game, Item, Proof

assemble()

BOX = {"cards": CARDS[:COIN], "tokens": CARDS[COIN:]}


def content() -> dict[str, tuple[Item, ...]]:
    """What is in the box."""
    return {
        kind: tuple(Item(name, name.capitalize()) for name in names) for kind, names in BOX.items()
    }


TOY = Game(
    id="toy",
    name="Toy",
    tagline="Wanderers on a short dark path.",
    revision="1",
    seats=(2, 3),
    state=Toy,
    setup=set_up,
    drawing=Drawing(scene=scene, preview=preview),
    content=content,
    bot=BotAdvice(value=position_value),
    statistics=STATISTICS,
    options=OPTIONS,
    campaigns=(TWO_NIGHTS,),
    proof=Proof(rules="tests.toy:rules.toml", modules=RULE_MODULES, tests="tests/toy"),
)
