"""What the sample words of Alliance mean, on the arena; attacks have no dice."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.crawl.cards import alliance_words as w
from tests.crawl.cards.alliance import CARDS
from tests.crawl.cards.arena import (
    BASE,
    FIGURES,
    HEROES,
    MONSTERS,
    Arena,
    ArenaEffects,
    Stage,
    Turn,
    arena_fields,
    arena_frames,
    arena_notation,
)
from undercroft.crawl.describe import read_messages
from undercroft.crawl.effects import Library, Meanings, Resolve, come
from undercroft.crawl.effects.flow import When
from undercroft.crawl.modifiers import ADD, NO_TEST, SET_BASE, Modifier, Until, expire, total
from undercroft.kernel.choices import Window
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move, Names

HERE: Final = Path(__file__).parent
STATS: Final = Names("stat", [stat.value for stat in w.Stat])
MOMENTS: Final = Names("moment", ("never", "round-end"))
ROUND_END: Final = 1
ROOTED: Final = 1
EXHAUSTED: Final = 2
FREE: Final = 4
SPACES: Final = 8

RULES: Final = Meanings(BASE)


def stats_of(stat: w.Stat) -> tuple[int, ...]:
    """Attack stands for melee and ranged."""
    both = (w.Stat.MELEE, w.Stat.RANGED)
    return tuple(STATS.ids[s.value] for s in (both if stat is w.Stat.ATTACK else (stat,)))


@RULES.resolves(w.Bonus)
def bonus(s: AllianceArena, at: Resolve, effect: w.Bonus) -> None:
    """The stat of each target changes until the duration ends. [DA-CARD-07]"""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    until = s.EFFECTS.until(s, at, effect.lasting)
    test = NO_TEST if effect.provided == w.ALWAYS_HOLDS else at.node
    for target in at.targets:
        for stat in stats_of(effect.stat):
            made = Modifier(stat, amount, at.node, target, ADD, 0, until, test)
            s.modifiers = (*s.modifiers, made)


@RULES.resolves(w.Grant)
def grant(s: AllianceArena, at: Resolve, effect: w.Grant) -> None:
    """The only boon here is leaving freely."""
    for target in at.targets:
        s.marks[target] |= FREE


@RULES.resolves(w.BaseAttack)
def base_attack(s: AllianceArena, at: Resolve, effect: w.BaseAttack) -> None:
    """The card's number is the base of the attack."""
    until = Until(ROUND_END)
    stat = STATS.ids[effect.kind.value]
    made = Modifier(stat, effect.strength, at.node, at.actor, SET_BASE, 0, until)
    s.modifiers = (*s.modifiers, made)


@RULES.resolves(w.Root)
def root(s: AllianceArena, at: Resolve, effect: w.Root) -> None:
    """It cannot move."""
    for target in at.targets:
        s.marks[target] |= ROOTED


@RULES.resolves(w.Exhaust)
def exhaust(s: AllianceArena, at: Resolve, effect: w.Exhaust) -> None:
    """It cannot act."""
    for target in at.targets:
        s.marks[target] |= EXHAUSTED


@RULES.resolves(w.Teleport)
def teleport(s: AllianceArena, at: Resolve, effect: w.Teleport) -> None:
    """The actor stands on the space."""
    s.place[at.actor] = at.targets[0]


@RULES.resolves(w.SpendSpeed)
def spend_speed(s: AllianceArena, at: Resolve, cost: w.SpendSpeed) -> None:
    """Speed is used up."""
    s.count("speed", -cost.n)


@RULES.affords(w.SpendSpeed)
def lacks_speed(s: AllianceArena, at: Resolve, cost: w.SpendSpeed) -> int:
    """How much speed is missing."""
    return max(0, cost.n - s.counted("speed"))


@RULES.holds(w.Behind)
def behind(s: AllianceArena, at: Resolve, test: w.Behind) -> bool:
    """Monsters look up the line, towards s8."""
    return s.place[at.actor] < s.place[at.it]


@RULES.holds(w.Unconditional)
def unconditional(s: AllianceArena, at: Resolve, test: w.Unconditional) -> bool:
    """It holds."""
    return True


@RULES.counts(w.LevelOf)
def level_of(s: AllianceArena, at: Resolve, amount: w.LevelOf) -> int:
    """The level of the figure meant."""
    return s.level[s.EFFECTS.targets_of(s, at, amount.who)[0]]


@RULES.gathers(w.Characters, "pick")
def characters(s: AllianceArena, at: Resolve, word: w.Characters) -> tuple[int, ...]:
    """Everybody on the board."""
    return s.standing_figures((*HEROES, *MONSTERS))


@RULES.gathers(w.EmptySpaces, "go")
def empty_spaces(s: AllianceArena, at: Resolve, word: w.EmptySpaces) -> tuple[int, ...]:
    """The spaces without figures."""
    return tuple([space for space in range(SPACES) if space not in s.place])


@RULES.keeps(w.Near)
def near(s: AllianceArena, at: Resolve, word: w.Near, thing: int) -> bool:
    """Spaces are compared with the actor's."""
    return abs(s.place[at.actor] - thing) <= word.n


@RULES.keeps(w.InRoom)
def in_room(s: AllianceArena, at: Resolve, word: w.InRoom, thing: int) -> bool:
    """A room is four spaces long."""
    return s.place[thing] // 4 == s.place[at.actor] // 4


@RULES.lasts(w.ThisRound)
def this_round(s: AllianceArena, at: Resolve, duration: w.ThisRound) -> Until:
    """Gone when the round ends."""
    return Until(ROUND_END)


# ---- the arena ---------------------------------------------------------------------------------

LIBRARY: Final = Library(CARDS)
PACKAGES: Final = ("tests.crawl.cards.words", "tests.crawl.cards.alliance_words")
MESSAGES: Final = read_messages(
    *[HERE.joinpath(name).read_text("utf-8") for name in ("words.toml", "alliance.toml")],
    packages=PACKAGES,
)
EFFECTS: Final = ArenaEffects(LIBRARY, RULES, MESSAGES.say)
NOTATION: Final = arena_notation("arena-alliance", tuple(CARDS))
NOTATION.verb("attack", FIGURES)


class Duel(Window):
    """A monster attacks a hero, who may react before the damage is worked out. [DA-CARD-20]"""

    NAME = "duel"
    foe: int = field(INT)
    hero: int = field(INT)
    strength: int = field(INT)

    def __init__(self, foe: int, hero: int, strength: int) -> None:
        super().__init__((hero,))
        self.foe = foe
        self.hero = hero
        self.strength = strength

    def reactions(self, s: AllianceArena, seat: int) -> list[Move]:
        return s.NOTATION.verbs["use"].each(seat, [i for i in s.items if _reacts(i)])

    def react(self, s: AllianceArena, move: Move) -> None:
        [node] = _whens(move.arg)
        s.EFFECTS.start_at(s, LIBRARY.parts[node]["do"][0], move.seat, self.foe)

    def closed(self, s: AllianceArena) -> None:
        s.hurt(self.hero, self.strength + attack_of(s, self.foe, "melee") - defence(s, self.hero))
        s.answer(0)


def _whens(card: int) -> list[int]:
    """The nodes of a card that wait for a moment."""
    steps = LIBRARY.steps(NOTATION.cards.text(card))
    return [node for node in steps if isinstance(LIBRARY.effects[node], When)]


def _reacts(card: int) -> bool:
    nodes = _whens(card)
    return any(LIBRARY.effects[node].moment == w.Attacked() for node in nodes)  # type: ignore[attr-defined]


def attack_of(s: AllianceArena, figure: int, kind: str, target: int = -1) -> int:
    """Attack strength: the base and all bonuses of its kind. [DA-BAT-04]"""
    at = s.EFFECTS.context(figure, target)

    def holds(node: int) -> bool:
        return s.EFFECTS.holds(s, at, LIBRARY.effects[node].provided)  # type: ignore[attr-defined]

    return total(s.modifiers, STATS.ids[kind], figure, holds=holds)


def defence(s: AllianceArena, figure: int) -> int:
    """Armor and dodge together. [DA-BAT-05]"""
    return sum(total(s.modifiers, STATS.ids[stat], figure) for stat in ("armor", "dodge"))


class AllianceTurn(Turn):
    """Attacks are worked out at once."""

    NAME = "alliance-turn"

    def attack(self, s: Arena, target: int) -> None:
        assert isinstance(s, AllianceArena)
        s.hurt(target, attack_of(s, 0, "melee", target) - defence(s, target))
        come(s, w.AfterAttack, 0, target)


class AllianceArena(Arena):
    EFFECTS = EFFECTS
    NOTATION = NOTATION
    TALLY = Names("tally", ("speed",))
    FIELDS = arena_fields(LIBRARY, STATS, MOMENTS, 1)
    FRAMES = arena_frames(EFFECTS, AllianceTurn, Duel)


class AllianceStage(Stage):
    """The stage on which cards of Alliance are tried."""

    def __init__(self) -> None:
        super().__init__(AllianceArena(), AllianceTurn())

    def attacked(self, foe: str, hero: str, strength: int, hand: tuple[str, ...] = ()) -> None:
        """A monster attacks a hero who holds some cards."""
        self.s.items = tuple(NOTATION.cards.ids[card] for card in hand)
        self.s.push(Duel(FIGURES.ids[foe], FIGURES.ids[hero], strength))
        self.s.listed = None
        self.s.run()

    def end_round(self) -> None:
        """The round ends: what waits for it happens, what lasts until then is gone."""
        come(self.s, w.EndPhase, 0, -1)
        self.s.run()
        self.s.modifiers = expire(self.s.modifiers, ROUND_END)
        self.s.standing = expire(self.s.standing, ROUND_END)
        self.s.listed = None
