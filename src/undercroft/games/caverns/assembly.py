"""What makes Caverns one: the meanings of its words, its frames, and its adventures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.crawl.assembly import frames_of, rule_modules
from undercroft.crawl.effects import (
    Actor,
    As,
    Each,
    Effect,
    Effects,
    ForEach,
    It,
    One,
    Resolve,
    Targets,
)
from undercroft.crawl.page_discovery import find_pages, register
from undercroft.games.caverns.adventures.page import PACKAGE, PAGES, Page
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.content.card_stats import name_in_log
from undercroft.games.caverns.content.card_text import Voice
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.effects import (
    acts,
    attacks,
    cards_and_tiles,
    conditions,
    filters,
    moments,
    stacks,
    tactics,
)
from undercroft.games.caverns.effects.refs import is_figure
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary import (
    Bonus,
    Damage,
    Greatest,
    Move,
    NormalDraw,
    Powers,
    Puppet,
    Taunt,
    The,
)
from undercroft.games.caverns.map.figures import is_ally, is_foe, is_hero
from undercroft.games.caverns.phases.choices import FIRST, InOrder, Tie, settle
from undercroft.games.caverns.phases.endings import has_ended
from undercroft.games.caverns.scene.prompts import in_words, name_at, which
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.games.caverns.validation import validate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import frames

MEANINGS: Final = (acts, conditions, cards_and_tiles, attacks, filters, moments, stacks, tactics)
ONE_BY_ONE: Final = (As, Damage, ForEach)
"""What is done to several one after the other, each of whom may react, fall or be in the way."""
UNAIMED: Final = (NormalDraw, Puppet)
READ_LATER: Final = (Bonus, Taunt)
WIDE: Final = (Actor, Each)


class CavernsEffects(Effects):
    """Effects of heroes, allies, monsters and encounters; ties are the active player's."""

    def seat(self, s: Any, actor: int) -> int:
        """A hero's own player, an ally's keeper, else the active one. [CV-TURN-04] [CV-ALLY-09]"""
        if is_hero(actor):
            return actor
        keeper = s.holder[actor] if is_ally(actor) else s.active
        return int(keeper)

    def chooser(self, s: Any, at: Resolve, targets: Targets) -> int:
        """Who has to part with powers of his own says which, else whoever acts. [CV-MON-25]"""
        own = is_own_choice(targets)
        return self.seat(s, at.it if own else at.actor)

    def present(self, s: Any, target: int) -> bool:
        return not is_figure(target) or s.spot[target] != NOWHERE

    def aim(self, effect: Effect) -> Targets | None:
        """Whom an effect means; what reads that when it counts aims at nobody now."""
        on: Targets | None = getattr(effect, "on", None)
        if isinstance(effect, UNAIMED) or (isinstance(effect, READ_LATER) and type(on) in WIDE):
            return None
        return on

    def orders(self, s: Any, at: Resolve, targets: Targets) -> bool:
        """Who acts says in which order his card meets several, else the active player.

        Moves are made in turn order: the card leaves nothing to be said. [CV-TURN-04]
        """
        effect = self.library.effects[at.node]
        if isinstance(effect, Move):
            at.targets = in_turn(s, at.targets)
        if not isinstance(effect, ONE_BY_ONE):
            return False
        figures = in_turn(s, at.targets)
        s.push(
            InOrder(
                self.orderer(s, at),
                self.verb(targets),
                figures,
                f"{name_at(at.node)}: who comes next?",
            )
        )
        return True

    def orderer(self, s: Any, at: Resolve) -> int:
        """Whom the order of what happens at once is left to. [CV-TURN-04]"""
        return int(s.active) if is_encounter(at.node) else self.seat(s, at.actor)

    def settled(
        self, s: Any, at: Resolve, targets: Targets, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Where ties are not asked, the first counts for whoever acts for the dungeon."""
        if s.options.asks_ties or not is_tie(at, targets):
            return ()
        settle(s, candidates, candidates[0], FIRST)
        return candidates[:1]

    def asking(self, at: Resolve, targets: Targets) -> str:
        """The card that asks, and which of several it asks for."""
        return which(at.node, targets, voice_in(at))

    def question(self, s: Any, at: Resolve, targets: Targets) -> type[Choose]:
        """Equals are told apart by whoever settles ties."""
        return Tie if is_tie(at, targets) else Choose


def is_tie(at: Resolve, targets: Targets) -> bool:
    """Whether several are equal for the rules, or for a foe who does not care."""
    tied = isinstance(targets, The | Greatest) or (isinstance(targets, One) and is_foe(at.actor))
    return tied and not is_own_choice(targets)


def in_turn(s: Caverns, figures: tuple[int, ...]) -> tuple[int, ...]:
    """Heroes in turn order, before all others."""
    heroes = [seat for seat in s.clockwise(s.active) if seat in figures]
    return (*heroes, *(thing for thing in figures if thing not in heroes))


def is_own_choice(targets: Targets) -> bool:
    """Whether cards are meant that belong to whom an effect is about."""
    of = getattr(targets, "of", None)
    return isinstance(of, Powers) and isinstance(of.of, It)


def voice_in(at: Resolve) -> Voice:
    """The voice of a card that asks something."""
    if not is_hero(at.actor):
        return Voice.ALLY if is_ally(at.actor) else Voice.FIGURE
    return Voice.DUNGEON if is_encounter(at.node) else Voice.HERO


RULE_MODULES: Final = rule_modules("undercroft.games.caverns")
EFFECTS: Final = CavernsEffects(LIBRARY, RULES, in_words)


def assemble() -> None:
    """Tell the state of the rules that build on it, and cannot be imported there; find the pages.

    Whoever imports the game's entry can play it; importing one of its rooms changes nothing.
    """
    Caverns.EFFECTS = EFFECTS
    Caverns.ENDED = has_ended
    Caverns.VALIDATE = validate
    Caverns.NAME_OF = name_in_log
    Caverns.FRAMES = frames_of(EFFECTS, RULE_MODULES)
    add_pages(find_pages(PACKAGE, Page), ADVENTURES)


def add_pages(pages: Sequence[type[Page]], rows: Sequence[Adventure]) -> None:
    """Make pages known that have these rows, with their frames."""
    added = [frame for page in register(pages, rows, PAGES) for frame in page.FRAMES]
    Caverns.FRAMES = frames(*Caverns.FRAMES.values(), *added)
