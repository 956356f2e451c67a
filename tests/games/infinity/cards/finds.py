"""Risk cards drawn in a small position, and all that they change, told as differences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.infinity.cards.plays import camp
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import has_attacked
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS, SCENARIOS
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.map.possessions import held, lying_at
from undercroft.games.infinity.notation import (
    FIRST_ENEMY,
    FIRST_RISK_DECK,
    MINION_DECK,
    NOTATION,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import ACTING, Turn
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_CARD
from undercroft.kernel import play
from undercroft.kernel.frames import ChanceFrame

HEALTH, COINS, METER = 10, 3, 20
WARRIOR, THIEF = range(2)
GRIM = next(row.id for row in SCENARIOS if row.catastrophes and not row.mode)
"""A scenario of all together with catastrophes."""
DECKS = {card.id: card.deck for card in ALL_RISK_CARDS}

Change = Callable[[Place], None]


@dataclass(frozen=True, slots=True)
class Find:
    """A risk card that the warrior draws; moves, and what is different then.

    `after` is what is different when all enemies have fallen.
    """

    card: str
    moves: str = ""
    seen: dict[str, object] = field(default_factory=dict)
    after: dict[str, object] | None = None
    before: Change | None = None
    words: str = "is drawn"

    @property
    def id(self) -> str:
        """The name of the scene, which begins with that of its card."""
        return f"{self.card} {self.words}"

    def check(self) -> None:
        """Draw it, play on and look."""
        place = scene()
        if self.before is not None:
            self.before(place)
        find(place, self.card)
        for move in [move for move in self.moves.split("; ") if move]:
            place.play(move)
            settle(place)
        assert differences(place) == self.seen
        if self.after is not None:
            slay(place)
            assert differences(place) == self.after


def scene() -> Place:
    """A warrior and a thief, both a little hurt; what is drawn besides is known."""
    place = camp("warrior", "thief", meter=METER)
    place.scenario(GRIM)
    place.s.health = [HEALTH, HEALTH]
    place.stack(MINION_DECK, *["rat-swarm"] * 9)
    place.stack(TILE_STACK, "tile-guard-post", "tile-fork", "tile-elbow")
    return place


def find(place: Place, card: str) -> None:
    """The warrior draws a risk card in his turn."""
    deck = FIRST_RISK_DECK + DECKS[card]
    place.stack(deck, f"risk-{card}")
    turn = Turn(WARRIOR)
    turn.step = ACTING
    place.begin(turn, DrawRisk(WARRIOR, DECKS[card], place.s.spot[WARRIOR]))
    place.play(f"d draw {NOTATION.stacks.text(deck)} risk-{card}")
    settle(place)


def settle(place: Place) -> None:
    """Whatever chance is asked, the first it can be happens."""
    s = place.s
    while s.frames and isinstance(s.frames[-1], ChanceFrame):
        play.apply(s, play.legal(s)[0])


def slay(place: Place) -> None:
    """The warrior has attacked all enemies and strikes them down."""
    s = place.s
    for figure in enemies(s):
        has_attacked(s, s.bands[figure - FIRST_ENEMY], WARRIOR)
    while enemies(s):
        wound(s, enemies(s)[0], 99, WARRIOR, "DI-COMB-16")
        s.listed = None
        s.run()
        settle(place)


def differences(place: Place) -> dict[str, object]:
    """All that is not as it was."""
    s = place.s
    told: dict[str, object] = {
        "coins": s.coins[0] - COINS,
        "thief_coins": s.coins[1] - COINS,
        "xp": s.xp[0],
        "health": s.health[0] - HEALTH,
        "thief_health": s.health[1] - HEALTH,
        "meter": s.meter - METER,
        "noise": s.noises[0],
        "slowed": tuple(s.slowed) if any(s.slowed) else (),
        "drained": tuple(s.drained) if any(s.drained) else (),
        "bare": tuple(s.bare) if s.bare != [(0, 0), (0, 0)] else (),
        "held": len(held(s, 0)),
        "lying": len(lying_at(s, 0)),
        "foes": len(enemies(s)),
        "focused": s.focus.count(0),
        "mark": s.marks[0],
        "sealed": len(s.dungeon.sealed),
        "hazard": s.hazards[0] + 1,
        "spot": s.spot[0],
        "ally": s.ally_health[0] if s.ally[0] != NO_CARD else 0,
        "tiles": len(s.dungeon.tiles) - 3,
        "exposed": s.exposed[0],
        "confused": s.confused[0],
        "lord": s.lord + 1,
    }
    return {name: value for name, value in told.items() if value}
