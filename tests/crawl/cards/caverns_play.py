"""What the sample words of Caverns mean, on the arena; a space is a tile here."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.crawl.cards import caverns_words as w
from tests.crawl.cards.arena import (
    BASE,
    FIGURES,
    GONE,
    M3,
    Arena,
    ArenaEffects,
    Stage,
    Turn,
    arena_fields,
    arena_frames,
    arena_notation,
)
from tests.crawl.cards.caverns import CARDS
from undercroft.crawl.describe import read_messages
from undercroft.crawl.effects import Library, Meanings, Resolve, come
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Names

HERE: Final = Path(__file__).parent
ARMOUR: Final = 15
THINGS: Final = ("ring-coat", "smoke-pot", "long-breath", "side-pivot")
TALLY: Final = Names("tally", ("treasures", "encounters", "queue", "incoming", "flipped", "down"))
AIM, ROLLED, FOLLOWED = range(3)

RULES: Final = Meanings(BASE)


@RULES.resolves(w.Attack)
def attack(s: CavernsArena, at: Resolve, effect: w.Attack) -> None:
    """One roll for each target; it happened when one hit. [CV-ATK-02]"""
    if at.step == 0:
        at.happened = 0
        at.kept = (AIM,)
    if at.kept[0] == AIM:
        _roll(s, at)
    elif at.kept[0] == ROLLED:
        _strike(s, at, effect)
    else:
        _follow(s, at)


def _roll(s: CavernsArena, at: Resolve) -> None:
    at.targets = tuple([target for target in at.targets if s.EFFECTS.present(s, target)])
    if at.targets:
        at.kept = (ROLLED,)
        s.push(Roll(D20))


def _strike(s: CavernsArena, at: Resolve, effect: w.Attack) -> None:
    natural = at.told
    hit = natural + s.EFFECTS.amount(s, at, effect.bonus) >= ARMOUR
    if hit:
        at.happened = 1
        s.hurt(at.targets[0], s.EFFECTS.amount(s, at, effect.damage))
    at.kept = (FOLLOWED, natural)
    at.begin_shown(s, at.part(s, "hit" if hit else "miss"), natural, it=at.targets[0])


def _follow(s: CavernsArena, at: Resolve) -> None:
    natural = at.kept[1]
    target, at.targets = at.targets[0], at.targets[1:]
    at.kept = (AIM,)
    at.begin_shown(s, at.part(s, "after"), natural, it=target)


@RULES.resolves(w.Chain)
def chain(s: CavernsArena, at: Resolve, effect: w.Chain) -> None:
    """As long as it succeeds, go on to one not yet met."""
    if at.step == 0:
        at.kept = at.targets
        at.begin(s, at.part(s, "do"), it=at.targets[0])
    elif at.told:
        _go_on(s, at, effect)


def _go_on(s: CavernsArena, at: Resolve, effect: w.Chain) -> None:
    last = s.EFFECTS.context(at.actor, at.kept[-1])
    last.kept = at.kept
    onward = [f for f in s.EFFECTS.targets_of(s, last, effect.onward) if f not in at.kept]
    if onward:
        at.kept = (*at.kept, onward[0])
        at.begin(s, at.part(s, "do"), it=onward[0])


@RULES.resolves(w.Pull)
def pull(s: CavernsArena, at: Resolve, effect: w.Pull) -> None:
    """The target stands where the actor stands."""
    for target in at.targets:
        s.place[target] = s.place[at.actor]


@RULES.resolves(w.Walk)
def walk(s: CavernsArena, at: Resolve, effect: w.Walk) -> None:
    """The actor stands there."""
    s.place[at.actor] = at.targets[0]


@RULES.resolves(w.Discard)
def discard(s: CavernsArena, at: Resolve, effect: w.Discard) -> None:
    """The things are gone."""
    s.items = tuple([item for item in s.items if item not in at.targets])


@RULES.resolves(w.FaceDown)
def face_down(s: CavernsArena, at: Resolve, effect: w.FaceDown) -> None:
    """The cards are turned."""
    s.items = tuple([item for item in s.items if item not in at.targets])
    s.count("down", len(at.targets))


@RULES.resolves(w.PlaceMonster)
def place_monster(s: CavernsArena, at: Resolve, effect: w.PlaceMonster) -> None:
    """The third monster is the one in reserve."""
    s.place[M3] = s.place[at.actor]


@RULES.resolves(w.DrawTreasure)
def draw_treasure(s: CavernsArena, at: Resolve, effect: w.DrawTreasure) -> None:
    """Counted only."""
    s.count("treasures", 1)


@RULES.resolves(w.ExtraEncounter)
def extra_encounter(s: CavernsArena, at: Resolve, effect: w.ExtraEncounter) -> None:
    """Counted only."""
    s.count("encounters", 1)


@RULES.resolves(w.Reduce)
def reduce(s: CavernsArena, at: Resolve, effect: w.Reduce) -> None:
    """What is coming is less."""
    s.count("incoming", -s.EFFECTS.amount(s, at, effect.amount))


@RULES.resolves(w.Flip)
def flip(s: CavernsArena, at: Resolve, cost: w.Flip) -> None:
    """The card is used up for now."""
    s.count("flipped", 1)


@RULES.affords(w.Flip)
def flipped(s: CavernsArena, at: Resolve, cost: w.Flip) -> int:
    """It can be turned once."""
    return s.counted("flipped")


@RULES.gathers(w.Items, "drop")
def items(s: CavernsArena, at: Resolve, word: w.Items) -> tuple[int, ...]:
    """The first two kinds of things are items."""
    return tuple([item for item in s.items if item < 2])


@RULES.gathers(w.Utilities, "drop")
def utilities(s: CavernsArena, at: Resolve, word: w.Utilities) -> tuple[int, ...]:
    """The others are utilities."""
    return tuple([item for item in s.items if item >= 2])


@RULES.gathers(w.QueuedCards, "pick")
def queued_cards(s: CavernsArena, at: Resolve, word: w.QueuedCards) -> tuple[int, ...]:
    """As many as are counted."""
    return tuple(range(s.counted("queue")))


@RULES.gathers(w.FreeSquares, "go")
def free_squares(s: CavernsArena, at: Resolve, word: w.FreeSquares) -> tuple[int, ...]:
    """The line has eight spaces."""
    return tuple([space for space in range(8) if space not in s.place])


@RULES.keeps(w.InReach)
def in_reach(s: CavernsArena, at: Resolve, word: w.InReach, thing: int) -> bool:
    """Nothing is in the way on a line."""
    return abs(s.place[at.actor] - thing) <= word.n


@RULES.keeps(w.NearIt)
def near_it(s: CavernsArena, at: Resolve, word: w.NearIt, thing: int) -> bool:
    """Measured from what this is about."""
    return s.distance(at.it, thing) <= word.n


@RULES.keeps(w.Closest)
def closest(s: CavernsArena, at: Resolve, word: w.Closest, thing: int) -> bool:
    """Among the heroes not met before."""
    rivals = [f for f in s.standing_figures((0, 1)) if f not in at.kept]
    return s.distance(at.it, thing) <= min([s.distance(at.it, f) for f in rivals], default=0)


# ---- the arena ---------------------------------------------------------------------------------

LIBRARY: Final = Library(CARDS)
PACKAGES: Final = ("tests.crawl.cards.words", "tests.crawl.cards.caverns_words")
MESSAGES: Final = read_messages(
    *[HERE.joinpath(name).read_text("utf-8") for name in ("words.toml", "caverns.toml")],
    packages=PACKAGES,
)
EFFECTS: Final = ArenaEffects(LIBRARY, RULES, MESSAGES.say)
NOTATION: Final = arena_notation("arena-caverns", tuple(CARDS), THINGS)
NONE: Final = Names("nothing", ("never",))


class Blow(Frame["CavernsArena"]):
    """An enemy is about to damage a hero; reactions come before it is applied. [CV-POW-13]"""

    NAME = "blow"
    foe: int = field(INT)
    hero: int = field(INT)
    step: int = field(INT, init=False)

    def advance(self, s: CavernsArena) -> bool:
        self.step += 1
        if self.step == 1:
            come(s, w.DamagedByNeighbour, self.hero, self.foe)
            return False
        s.pop()
        s.hurt(self.hero, s.counted("incoming"))
        return False


class CavernsArena(Arena):
    EFFECTS = EFFECTS
    NOTATION = NOTATION
    TALLY = TALLY
    FIELDS = arena_fields(LIBRARY, NONE, NONE, len(TALLY.names))
    FRAMES = arena_frames(EFFECTS, Turn, Blow)


class CavernsStage(Stage):
    """The stage on which cards of Caverns are tried."""

    def __init__(self) -> None:
        super().__init__(CavernsArena(), Turn())

    def hold(self, *things: str) -> None:
        """The first hero has these things."""
        self.s.items = tuple(THINGS.index(thing) for thing in things)

    def struck(self, foe: str, hero: str, damage: int) -> None:
        """An enemy is about to damage a hero."""
        self.s.tally[TALLY.ids["incoming"]] = damage
        self.s.push(Blow(FIGURES.ids[foe], FIGURES.ids[hero]))
        self.s.listed = None
        self.s.run()


__all__ = ["CARDS", "GONE", "LIBRARY", "MESSAGES", "PACKAGES", "CavernsArena", "CavernsStage"]
