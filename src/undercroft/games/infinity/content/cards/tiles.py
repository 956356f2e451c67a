"""What is done on the special tiles."""

from typing import Final

from undercroft.games.infinity.content.card import Card, tile
from undercroft.games.infinity.content.tables import HEALTH, HUNT, NOISE
from undercroft.games.infinity.effects import vocabulary as w

OTHER_GATE: Final = w.One(w.Tiles(), (w.OfKind(w.TileKind.TELEPORTATION), w.Except(w.Here())))

SPECIAL_TILES: Final[tuple[Card, ...]] = (
    tile("equipment-tile", w.when(w.Occasion.REVEALED, w.Rewards(HUNT.equipment_rewards))),
    tile("medical-tile", w.Use(w.heal(HEALTH.medical))),
    tile(
        "training-tile",
        w.Use(w.Seq((w.Xp(HUNT.training_xp), w.Noise(NOISE["training"]), w.DrawLordEvents()))),
    ),
    tile("teleportation-tile-1", w.Use(w.Teleport(OTHER_GATE))),
    tile("teleportation-tile-2", w.Use(w.Teleport(OTHER_GATE))),
)
