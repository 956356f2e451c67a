"""What the sample words of Infinity mean, on the arena; the row of a monster is its distance."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.crawl.cards import infinity_words as w
from tests.crawl.cards.arena import (
    BASE,
    GONE,
    MONSTERS,
    Arena,
    ArenaEffects,
    Stage,
    Turn,
    arena_fields,
    arena_frames,
    arena_notation,
)
from tests.crawl.cards.infinity import CARDS
from undercroft.crawl.describe import read_messages
from undercroft.crawl.effects import Library, Meanings, Resolve, come
from undercroft.crawl.modifiers import ADD, Modifier, Until, expire
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.moves import Names

HERE: Final = Path(__file__).parent
POWER: Final = 3
CHANCE: Final = 13
SNEAK: Final = 8
THROW: Final = 14
STATS: Final = Names("stat", ("stunned", "confused"))
MOMENTS: Final = Names("moment", ("never", "turn-end"))
TURN_END: Final = 1
TALLY: Final = Names("tally", ("coins", "xp", "noise", "lords", "bold", "back"))
AIM, ROLLED, FOLLOWED = range(3)

RULES: Final = Meanings(BASE)


@RULES.resolves(w.Attack)
def attack(s: InfinityArena, at: Resolve, effect: w.Attack) -> None:
    """A hit is a roll of at most the hit chance; it happened when one hit. [DI-STAT-02]"""
    if at.step == 0:
        at.happened = 0
        at.kept = (AIM,)
    if at.kept[0] == AIM:
        _roll(s, at)
    elif at.kept[0] == ROLLED:
        _strike(s, at, effect)
    else:
        _follow(s, at)


def _roll(s: InfinityArena, at: Resolve) -> None:
    at.targets = tuple([target for target in at.targets if s.EFFECTS.present(s, target)])
    if at.targets:
        at.kept = (ROLLED,)
        s.push(Roll(D20))


def _strike(s: InfinityArena, at: Resolve, effect: w.Attack) -> None:
    rolled = at.told
    hit = rolled <= CHANCE + s.EFFECTS.amount(s, at, effect.chance)
    at.kept = (FOLLOWED, rolled)
    if not hit:
        _follow(s, at)
        return
    at.happened = 1
    s.hurt(at.targets[0], POWER + s.EFFECTS.amount(s, at, effect.power))
    at.begin_shown(s, at.part(s, "hit"), rolled, it=at.targets[0])


def _follow(s: InfinityArena, at: Resolve) -> None:
    rolled = at.kept[1]
    target, at.targets = at.targets[0], at.targets[1:]
    at.kept = (AIM,)
    at.begin_shown(s, at.part(s, "after"), rolled, it=target)


@RULES.resolves(w.Bomb)
def bomb(s: InfinityArena, at: Resolve, effect: w.Bomb) -> None:
    """The middle column counts here; a bad throw does nothing."""
    if at.step == 0:
        s.push(Roll(D20))
    elif at.told <= THROW + s.EFFECTS.amount(s, at, effect.throw):
        for row, numbers in enumerate((effect.near, effect.middle, effect.far), 1):
            _burst(s, row, numbers[1] + s.EFFECTS.amount(s, at, effect.power))
    else:
        at.happened = 0


def _burst(s: InfinityArena, row: int, power: int) -> None:
    for target in s.standing_figures(MONSTERS):
        if s.place[target] == row:
            s.hurt(target, power)


@RULES.resolves(w.Test)
def test_(s: InfinityArena, at: Resolve, effect: w.Test) -> None:
    """Low is good."""
    if at.step == 0:
        s.push(Roll(D20))
    elif at.step == 1:
        passed = at.told <= s.EFFECTS.amount(s, at, effect.amount)
        at.begin_shown(s, at.part(s, "then" if passed else "otherwise"), at.told)


@RULES.resolves(w.Stun)
def stun(s: InfinityArena, at: Resolve, effect: w.Stun) -> None:
    """Until the turns are over."""
    _afflict(s, at, "stunned", s.EFFECTS.until(s, at, effect.lasting))


@RULES.resolves(w.Confuse)
def confuse(s: InfinityArena, at: Resolve, effect: w.Confuse) -> None:
    """Until the turns are over."""
    _afflict(s, at, "confused", s.EFFECTS.until(s, at, effect.lasting))


def _afflict(s: InfinityArena, at: Resolve, condition: str, until: Until) -> None:
    made = [Modifier(STATS.ids[condition], 1, at.node, f, ADD, 0, until) for f in at.targets]
    s.modifiers = (*s.modifiers, *made)


@RULES.resolves(w.Minions)
def minions(s: InfinityArena, at: Resolve, effect: w.Minions) -> None:
    """They stand in the first row."""
    waiting = [f for f in MONSTERS if s.place[f] == GONE]
    for figure in waiting[: s.EFFECTS.amount(s, at, effect.count)]:
        s.place[figure] = s.place[at.actor] + 1


@RULES.resolves(w.Coins)
def coins(s: InfinityArena, at: Resolve, effect: w.Coins) -> None:
    """Counted."""
    s.count("coins", effect.n)


@RULES.resolves(w.Xp)
def xp(s: InfinityArena, at: Resolve, effect: w.Xp) -> None:
    """Counted."""
    s.count("xp", effect.n)


@RULES.resolves(w.Noise)
def noise(s: InfinityArena, at: Resolve, effect: w.Noise) -> None:
    """Counted."""
    s.count("noise", effect.n)


@RULES.resolves(w.DrawLordEvents)
def draw_lord_events(s: InfinityArena, at: Resolve, effect: w.DrawLordEvents) -> None:
    """Counted."""
    s.count("lords", effect.n)


@RULES.resolves(w.Embolden)
def embolden(s: InfinityArena, at: Resolve, effect: w.Embolden) -> None:
    """Counted."""
    s.count("bold", effect.n)


@RULES.resolves(w.Disperse)
def disperse(s: InfinityArena, at: Resolve, effect: w.Disperse) -> None:
    """All monsters leave the board."""
    for figure in MONSTERS:
        s.place[figure] = GONE


@RULES.resolves(w.GoBack)
def go_back(s: InfinityArena, at: Resolve, effect: w.GoBack) -> None:
    """Counted."""
    s.count("back", 1)


@RULES.counts(w.HeroCount)
def hero_count(s: InfinityArena, at: Resolve, amount: w.HeroCount) -> int:
    """Two heroes play here."""
    return 2


@RULES.counts(w.SkillOf)
def skill_of(s: InfinityArena, at: Resolve, amount: w.SkillOf) -> int:
    """All heroes are alike here."""
    return {w.Skill.SNEAK: SNEAK, w.Skill.POWER: POWER}[amount.skill]


@RULES.holds(w.Unhurt)
def unhurt(s: InfinityArena, at: Resolve, test: w.Unhurt) -> bool:
    """Nothing of its health is lost."""
    return all(s.hp[figure] == s.full[figure] for figure in s.EFFECTS.targets_of(s, at, test.who))


@RULES.keeps(w.InRow)
def in_row(s: InfinityArena, at: Resolve, word: w.InRow, thing: int) -> bool:
    """Rows count from the actor."""
    return s.distance(at.actor, thing) <= word.n


@RULES.lasts(w.Turns)
def turns(s: InfinityArena, at: Resolve, duration: w.Turns) -> Until:
    """Over at the end of the actor's own turn, so many rounds from now."""
    return Until(TURN_END, at.actor, s.round + duration.n)


# ---- the arena ---------------------------------------------------------------------------------

LIBRARY: Final = Library(CARDS)
PACKAGES: Final = ("tests.crawl.cards.words", "tests.crawl.cards.infinity_words")
MESSAGES: Final = read_messages(
    *[HERE.joinpath(name).read_text("utf-8") for name in ("words.toml", "infinity.toml")],
    packages=PACKAGES,
)
EFFECTS: Final = ArenaEffects(LIBRARY, RULES, MESSAGES.say)
NOTATION: Final = arena_notation("arena-infinity", tuple(CARDS))


class InfinityArena(Arena):
    EFFECTS = EFFECTS
    NOTATION = NOTATION
    TALLY = TALLY
    FIELDS = arena_fields(LIBRARY, STATS, MOMENTS, len(TALLY.names))
    FRAMES = arena_frames(EFFECTS, Turn)


class InfinityStage(Stage):
    """The stage on which cards of Infinity are tried: m1 in row 1, m2 in row 2."""

    def __init__(self) -> None:
        super().__init__(InfinityArena(), Turn())
        self.put("h2", 0)
        self.put("m1", 1)
        self.put("m2", 2)

    def afflicted(self, condition: str) -> set[int]:
        """The figures with a condition."""
        return {m.scope for m in self.s.modifiers if m.stat == STATS.ids[condition]}

    def end_turn(self, hero: int) -> None:
        """A hero's turn ends."""
        self.s.round += 1
        self.s.modifiers = expire(self.s.modifiers, TURN_END, hero, self.s.round)

    def group_falls(self) -> None:
        """The last enemy falls by the first hero."""
        come(self.s, w.GroupFalls, 0, -1)
        self.s.run()
        self.s.listed = None
