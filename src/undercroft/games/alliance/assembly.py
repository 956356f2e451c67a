"""What makes Alliance one: the meanings of its words, its frames, and the actions of a turn."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.assembly import frames_of, rule_modules
from undercroft.crawl.describe import describe
from undercroft.crawl.effects import ChooseOne, Effect, Effects, Resolve, Targets
from undercroft.games.alliance.actions.artifacts import USING
from undercroft.games.alliance.actions.attack import ATTACKING
from undercroft.games.alliance.actions.cards import BURSTING, PLAYING
from undercroft.games.alliance.actions.doors import OPENING, PICKING
from undercroft.games.alliance.actions.move import FACING, MOVING, RUNNING, STOPPING
from undercroft.games.alliance.actions.quest_deeds import QUEST_ACTIONS
from undercroft.games.alliance.actions.rest import LEAVING, RESTING
from undercroft.games.alliance.actions.search import CHESTS, DISARMING, FORCING, SCOUTING
from undercroft.games.alliance.actions.stairs import CLIMBING, DESCENDING
from undercroft.games.alliance.actions.treasures import USING_UP
from undercroft.games.alliance.combat.push_pull import can_be_pushed
from undercroft.games.alliance.content.card_text import TITLES, messages
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.effects import acts, attacks, enemies, treasures
from undercroft.games.alliance.effects.deep_cap import (
    choosable,
    is_capped,
    note_picked,
    picked_before,
    struck_by,
    targets_left,
)
from undercroft.games.alliance.effects.targets import RULES
from undercroft.games.alliance.effects.vocabulary import Push
from undercroft.games.alliance.map.figures import is_hero, seat_of
from undercroft.games.alliance.notation import NOWHERE
from undercroft.games.alliance.phases.hero_turn import HeroAction, make_turns_of
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.validation import validate

ACTIONS: Final[tuple[HeroAction, ...]] = (
    MOVING,
    DESCENDING,
    CLIMBING,
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
    *QUEST_ACTIONS,
    USING_UP,
    ATTACKING,
    RUNNING,
    RESTING,
    LEAVING,
    STOPPING,
)
"""What a hero can do in its turn, in the order in which it is listed."""

MEANINGS: Final = (acts, attacks, enemies, treasures)
ASKED: Final = "asked"
"""The form of words for targets among which a seat chooses."""


class AllianceEffects(Effects):
    """Effects of heroes, for whom their seats decide, and of monsters: for them the initiative."""

    def seat(self, s: Any, actor: int) -> int:
        return seat_of(actor) if is_hero(actor) else int(s.initiative)

    def title(self, at: Resolve) -> str:
        """The name of the card or challenge whose effect this is."""
        return TITLES[self.library.card_of(at.node)]

    def asking(self, at: Resolve, targets: Targets) -> str:
        return f"{self.title(at)}: {describe(targets, messages(), ASKED)}?"

    def offering(self, at: Resolve, effect: Effect) -> str:
        if isinstance(effect, ChooseOne):
            return f"{self.title(at)}: which do you choose?"
        return f"{self.title(at)}: {self.words(effect)}. Do you?"

    def bounds(self, s: Any, at: Resolve, targets: Targets) -> tuple[int, int]:
        """In the deep room no more than four of all that are meant. [DA-DEEP-14]"""
        if is_capped(s, at, targets):
            most = targets_left(s, at, self.targets_of(s, at, targets))
            return most, most
        return super().bounds(s, at, targets)

    def settled(
        self, s: Any, at: Resolve, targets: Targets, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Who was picked for the same card before is meant again. [DA-DEEP-29]"""
        if not is_capped(s, at, targets):
            return super().settled(s, at, targets, candidates)
        return tuple([figure for figure in picked_before(s, at) if figure in candidates])

    def targets_of(self, s: Any, at: Resolve, targets: Targets) -> tuple[int, ...]:
        found = super().targets_of(s, at, targets)
        return choosable(s, at, found) if is_capped(s, at, targets) else found

    def on_chosen(self, s: Any, at: Resolve) -> None:
        """In the deep room who was attacked by a card is one of those picked for it."""
        aim = self.aim(self.library.effects[at.node])
        if aim is None or not is_capped(s, at, aim):
            return
        struck = struck_by(s, at)
        if struck in super().targets_of(s, at, aim):
            at.targets = (struck, *at.targets)
        note_picked(s, at)

    def present(self, s: Any, target: int) -> bool:
        return bool(s.spot[target] != NOWHERE)

    def is_moot(self, s: Any, at: Resolve, node: int) -> bool:
        """The same of a push that can move nobody. [AC-07]"""
        effect = self.library.effects[node]
        if not isinstance(effect, Push):
            return super().is_moot(s, at, node)
        return not any(can_be_pushed(s, f, at.actor) for f in self.targets_of(s, at, effect.on))


RULE_MODULES: Final = rule_modules("undercroft.games.alliance")
EFFECTS: Final = AllianceEffects(LIBRARY, RULES, messages().say)


def assemble() -> None:
    """Tell the state and the turns of the rules that build on them, and cannot be imported there.

    Whoever imports the game's entry can play it; importing one of its rooms changes nothing.
    """
    make_turns_of(ACTIONS)
    Alliance.EFFECTS = EFFECTS
    Alliance.VALIDATE = validate
    Alliance.FRAMES = frames_of(EFFECTS, RULE_MODULES)
