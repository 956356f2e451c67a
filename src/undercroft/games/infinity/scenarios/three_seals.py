"""Three Seals: use three special tiles once each, and come home before the lord has your scent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import EQUIPMENT_TILE
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.outcomes import defeat, victory
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.standing import all_homeward
from undercroft.games.infinity.state import NO_HAZARD
from undercroft.kernel.layout import INT, field
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity

START = 0
SEALED = (TileKind.EQUIPMENT, TileKind.MEDICAL, TileKind.TRAINING)


class ThreeSeals(Play):
    """After the third seal a round ends with all heroes on the Starter Tile.

    `broken` are the kinds of tiles used, as bits; `events` are counted from the third seal on.
    """

    ID = "sc-05"
    TERMS = ("seals", "seal-xp", "events", "events-each")
    broken: int = field(INT)
    events: int = field(INT)

    def seals(self) -> int:
        """How many seals are broken."""
        return self.broken.bit_count()

    def tile_used(self, s: Infinity, seat: int, kind: TileKind) -> None:
        """The first use of a special tile breaks its seal."""
        if kind in SEALED and not self.broken >> kind & 1:
            self.broken |= 1 << kind
            tell_of(s, seat, "breaks a seal", "DI-MODE-08")
            gain_xp(s, seat, self.term("seal-xp"), "DI-LEVEL-04")

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To a tile whose seal is whole, or home when all are broken."""
        if self.seals() >= self.term("seals"):
            return [START]
        places = range(len(s.dungeon.tiles))
        kinds = [kind for kind in SEALED if not self.broken >> kind & 1]
        return [place for place in places if s.tile(place).kind in kinds]

    def wants_used(self, s: Infinity, place: int) -> bool:
        """A tile whose seal is whole."""
        kind = s.tile(place).kind
        return kind in SEALED and not self.broken >> kind & 1

    def progress(self, s: Infinity, seat: int) -> float:
        """Seals broken, then the way home."""
        if self.seals() < self.term("seals"):
            return 0.2 * self.seals() + 0.1 * min(1.0, len(s.dungeon.tiles) / 16)
        return 0.6 + 0.4 * all_homeward(s, START)

    def is_out_of_reach(self, s: Infinity) -> bool:
        """A seal is whole, and its tile is not there or of no use any more. [DI-MODE-10]"""
        return any(not self.broken >> kind & 1 and not self.is_usable(s, kind) for kind in SEALED)

    def is_usable(self, s: Infinity, kind: TileKind) -> bool:
        """Whether somebody could still use a special tile: stand there, and take a card."""
        if kind == TileKind.EQUIPMENT and not s.zones[EQUIPMENT_TILE].cards:
            return False
        places = [at for at in range(len(s.dungeon.tiles)) if s.tile(at).kind == kind]
        return any(s.hazards[at] == NO_HAZARD for at in places)

    def tracks(self, s: Infinity) -> list[Track]:
        """The seals, and after the last of them how many lord events may still come."""
        seals = self.term("seals")
        broken = Track(id="track:seals", name="Seals broken", value=self.seals(), most=seals)
        if self.seals() < seals:
            return [broken]
        most = self.most_events(s)
        return [broken, Track(id="track:scent", name="Lord events", value=self.events, most=most)]

    def most_events(self, s: Infinity) -> int:
        """The lord event that loses the game."""
        return self.term("events") + self.term("events-each") * len(heroes(s))

    def event_drawn(self, s: Infinity) -> None:
        """After the third seal every lord event counts."""
        if self.seals() >= self.term("seals"):
            self.events += 1
            if self.events >= self.most_events(s):
                defeat(s, self.row.endings[0].id)

    def round_ended(self, s: Infinity) -> None:
        """Home with all seals broken."""
        is_home = all(s.spot[seat] == START for seat in heroes(s))
        if self.seals() >= self.term("seals") and is_home:
            victory(s, self.row.goal.id)
