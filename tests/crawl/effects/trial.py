"""One effect tried on an arena, with the words of the Caverns samples."""

from __future__ import annotations

from tests.crawl.cards.arena import (
    ArenaEffects,
    Stage,
    Turn,
    arena_fields,
    arena_frames,
    arena_notation,
)
from tests.crawl.cards.caverns_play import MESSAGES, NONE, RULES, TALLY, THINGS, Blow, CavernsArena
from undercroft.crawl.effects import Effect, Library, Meanings


def stage_of(*effects: Effect, rules: Meanings = RULES) -> Stage:
    """A stage on which the effects are cards a, b, c and so on."""
    return Stage(arena_of({chr(ord("a") + i): effect for i, effect in enumerate(effects)}, rules))


def arena_of(cards: dict[str, Effect], rules: Meanings = RULES) -> CavernsArena:
    """An arena with these cards, its turn begun."""
    library = Library(cards)
    effects = ArenaEffects(library, rules, MESSAGES.say)
    kind = type(
        "TrialArena",
        (CavernsArena,),
        {
            "EFFECTS": effects,
            "NOTATION": arena_notation("arena-trial", tuple(cards), THINGS),
            "FIELDS": arena_fields(library, NONE, NONE, len(TALLY.names)),
            "FRAMES": arena_frames(effects, Turn, Blow),
        },
    )
    state: CavernsArena = kind()
    state.push(Turn())
    return state
