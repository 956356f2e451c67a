"""What makes Alliance one: the meanings of its words, its frames, and the deeds of a turn."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.describe import describe
from undercroft.crawl.effects import ChooseOne, Effect, Effects, Resolve, Targets
from undercroft.games.alliance.answering import ANSWERING
from undercroft.games.alliance.areas import AREAS
from undercroft.games.alliance.artifacts import USING
from undercroft.games.alliance.attack import ATTACKS
from undercroft.games.alliance.consent import CONSENT
from undercroft.games.alliance.doors import DOORS, OPENING, PICKING
from undercroft.games.alliance.drafting import DRAFTS
from undercroft.games.alliance.effects import acting, casting
from undercroft.games.alliance.effects.reading import RULES
from undercroft.games.alliance.effects.words import Push
from undercroft.games.alliance.end_phase import END_FRAMES
from undercroft.games.alliance.exploring import EXPLORING
from undercroft.games.alliance.fighting import ATTACKING
from undercroft.games.alliance.figures import seat_of
from undercroft.games.alliance.hands import HAND_FRAMES
from undercroft.games.alliance.locks import LOCKS
from undercroft.games.alliance.measures import LIBRARY
from undercroft.games.alliance.monster_segment import MONSTER_FRAMES
from undercroft.games.alliance.movement import MOVEMENT
from undercroft.games.alliance.moving import FACING, MOVING, RUNNING, STOPPING
from undercroft.games.alliance.placing import PLACING
from undercroft.games.alliance.playing import BURSTING, PLAY_FRAMES, PLAYING
from undercroft.games.alliance.resting import LEAVING, REST_FRAMES, RESTING
from undercroft.games.alliance.rounds import ROUND_FRAMES
from undercroft.games.alliance.searching import CHESTS, DISARMING, FORCING, SCOUTING
from undercroft.games.alliance.setup import SETTING_UP
from undercroft.games.alliance.shoving import SHOVING, can_be_pushed
from undercroft.games.alliance.solo import SOLO_FRAMES
from undercroft.games.alliance.soundness import flaws
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.tokens import TOKEN_FRAMES
from undercroft.games.alliance.turn import TURN, Deed, make_turns_of
from undercroft.games.alliance.upgrading import UPGRADING
from undercroft.games.alliance.wording import TITLES, messages
from undercroft.games.alliance.words import NOWHERE
from undercroft.games.alliance.wounds import WOUND_FRAMES
from undercroft.kernel.chance import Draw, Peek, Pluck, Roll, Show
from undercroft.kernel.choices import CHOICES
from undercroft.kernel.frames import frames

DEEDS: Final[tuple[Deed, ...]] = (
    MOVING,
    FACING,
    OPENING,
    PICKING,
    CHESTS,
    FORCING,
    SCOUTING,
    DISARMING,
    PLAYING,
    BURSTING,
    USING,
    ATTACKING,
    RUNNING,
    RESTING,
    LEAVING,
    STOPPING,
)
"""What a hero can do in its turn, in the order in which it is listed."""

MEANINGS: Final = (acting, casting)
ASKED: Final = "asked"
"""The form of words for targets among which a seat chooses."""


class AllianceEffects(Effects):
    """Effects of heroes and monsters; the seat of a hero decides for it."""

    def seat(self, s: Any, actor: int) -> int:
        return seat_of(actor)

    def title(self, at: Resolve) -> str:
        """The name of the card or challenge whose effect this is."""
        return TITLES[self.library.card_of(at.node)]

    def asking(self, at: Resolve, targets: Targets) -> str:
        return f"{self.title(at)}: {describe(targets, messages(), ASKED)}?"

    def offering(self, at: Resolve, effect: Effect) -> str:
        if isinstance(effect, ChooseOne):
            return f"{self.title(at)}: which do you choose?"
        return f"{self.title(at)}: {self.words(effect)}. Do you?"

    def present(self, s: Any, target: int) -> bool:
        return bool(s.spot[target] != NOWHERE)

    def is_moot(self, s: Any, at: Resolve, node: int) -> bool:
        """The same of a push that can move nobody. [AC-07]"""
        effect = self.library.effects[node]
        if not isinstance(effect, Push):
            return super().is_moot(s, at, node)
        return not any(can_be_pushed(s, f, at.actor) for f in self.found(s, at, effect.on))


EFFECTS: Final = AllianceEffects(LIBRARY, RULES, messages().say)

make_turns_of(DEEDS)
Alliance.EFFECTS = EFFECTS
Alliance.FLAWS = flaws
Alliance.FRAMES = frames(
    *CHOICES,
    Roll,
    Draw,
    Peek,
    Show,
    Pluck,
    *EFFECTS.frames,
    *SETTING_UP,
    *DRAFTS,
    *PLACING,
    *AREAS,
    *TURN,
    *MOVEMENT,
    *EXPLORING,
    *LOCKS,
    *DOORS,
    *TOKEN_FRAMES,
    *ATTACKS,
    *ANSWERING,
    *SHOVING,
    *WOUND_FRAMES,
    *REST_FRAMES,
    *PLAY_FRAMES,
    *CONSENT,
    *UPGRADING,
    *HAND_FRAMES,
    *END_FRAMES,
    *MONSTER_FRAMES,
    *ROUND_FRAMES,
    *SOLO_FRAMES,
)
