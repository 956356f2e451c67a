"""What makes Infinity one: the meanings of its words, its frames, and the actions of a turn."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.assembly import frames_of, rule_modules
from undercroft.crawl.effects import Effect, Effects, Resolve, Targets
from undercroft.crawl.page_discovery import find_pages, register
from undercroft.games.infinity.actions.abilities import USING
from undercroft.games.infinity.actions.attack import ATTACKING
from undercroft.games.infinity.actions.boons import CALLING_ON
from undercroft.games.infinity.actions.consume import CONSUMING
from undercroft.games.infinity.actions.finish import FINISHING
from undercroft.games.infinity.actions.gear import (
    DROPPING,
    EQUIPPING,
    INSTALLING,
    PICKING,
    STOWING,
)
from undercroft.games.infinity.actions.hazards import HAZARD_ACTIONS
from undercroft.games.infinity.actions.merchant import SERVICES
from undercroft.games.infinity.actions.move import MOVING, RETREATING, RUNNING_, SNEAKING_
from undercroft.games.infinity.actions.people import PEOPLE_ACTIONS
from undercroft.games.infinity.actions.rest import RESTING, SHOUTING
from undercroft.games.infinity.actions.rivals import RIVAL_ACTIONS
from undercroft.games.infinity.actions.search import (
    EXAMINING,
    TAKING_REWARD,
    TELEPORTING,
    TRAINING,
)
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCE_OF
from undercroft.games.infinity.content.tables import ALL_SCENARIOS
from undercroft.games.infinity.effects import (
    acts,
    attacks,
    bombs,
    dungeon,
    moves,
    shapes,
    stacks,
    things,
)
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.doors import ChooseDoor
from undercroft.games.infinity.effects.refs import is_figure
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.map.figures import focus_of, heroes, is_hero, is_present
from undercroft.games.infinity.notation import TARGET
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn, active
from undercroft.games.infinity.scenarios.page import PACKAGE, PLAYS, Play
from undercroft.games.infinity.scene.prompts import in_words, which
from undercroft.games.infinity.scene.touching import meant
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.games.infinity.validation import validate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import frames

MEANINGS: Final = (acts, attacks, bombs, dungeon, moves, shapes, stacks, things)

ACTIONS: Final = HeroActions(
    *(MOVING, RUNNING_, SNEAKING_, RETREATING),
    *(ATTACKING, USING, FINISHING, CONSUMING, CALLING_ON),
    *(EXAMINING, TAKING_REWARD, TRAINING, TELEPORTING),
    *HAZARD_ACTIONS,
    *(EQUIPPING, STOWING, DROPPING, PICKING, INSTALLING),
    *SERVICES,
    *PEOPLE_ACTIONS,
    *RIVAL_ACTIONS,
    *(RESTING, SHOUTING, ENDING),
)
"""What a hero may do in its turn, in the order in which it is offered."""


class InfinityEffects(Effects):
    """Effects of heroes, enemies and tiles; who acts for the dungeon leaves choices to a hero."""

    def seat(self, s: Any, actor: int) -> int:
        """A hero's own player, for an enemy whom it fights, else the active one. [DI-A-62]"""
        if is_hero(actor):
            return actor
        foe = focus_of(s, actor) if is_figure(actor) and is_present(s, actor) else NOBODY
        if foe != NOBODY:
            return foe
        now = active(s)
        return now if now != NOBODY else next(iter([*s.order, *heroes(s)]), 0)

    def present(self, s: Any, target: int) -> bool:
        return not is_figure(target) or is_present(s, target)

    def level(self, s: Any, actor: int) -> int:
        return int(s.level[actor]) if is_hero(actor) else 1

    def is_hidden(self, targets: Targets) -> bool:
        """An area is settled in its own way, whatever there is to choose from."""
        return isinstance(targets, w.Area) or super().is_hidden(targets)

    def settled(
        self, s: Any, at: Resolve, targets: Targets, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        """One enemy stands for its shape; nothing where there is a choice."""
        if isinstance(targets, w.Area):
            return shapes.settled_area(s, targets, candidates)
        return ()

    def question(self, s: Any, at: Resolve, targets: Targets) -> type[Choose]:
        """Areas are asked for by one of them, doors by their sides."""
        if isinstance(targets, w.Area):
            return shapes.Aim
        return ChooseDoor if isinstance(getattr(targets, "of", None), w.Doors) else Choose

    def verb(self, targets: Targets) -> str:
        return TARGET.name if isinstance(targets, w.Area) else super().verb(targets)

    def asking(self, at: Resolve, targets: Targets) -> str:
        """The card that asks, and whom it asks for."""
        return which(at.node, targets)

    def offering(self, at: Resolve, effect: Effect) -> str:
        """The card that asks, and what it offers."""
        return f"{SOURCE_NAMES[SOURCE_OF[at.node]]}: {self.words(effect)}?"


RULE_MODULES: Final = rule_modules("undercroft.games.infinity")
EFFECTS: Final = InfinityEffects(LIBRARY, RULES, in_words)


def assemble() -> None:
    """Tell the state and the turn of the rules that build on them, and cannot be imported there.

    Whoever imports the game's entry can play it; importing one of its rooms changes nothing.
    """
    Infinity.EFFECTS = EFFECTS
    Infinity.VALIDATE = validate
    pages = register(find_pages(PACKAGE, Play), ALL_SCENARIOS, PLAYS)
    own = dict.fromkeys(frame for page in pages for frame in page.FRAMES)  # some share one
    Infinity.FRAMES = {**frames_of(EFFECTS, RULE_MODULES), **frames(*own)}
    Turn.ACTIONS = ACTIONS
    Turn.MEANT = meant
