"""Experience: a pile of cards, spent without change; levels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.tables import VILLAINS
from undercroft.games.caverns.effects.vocabulary import Bank
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.map.figures import may_act
from undercroft.games.caverns.notation import (
    FIRST_FACE,
    FIRST_TILE,
    LEVEL_1,
    LEVEL_2,
    PAY,
    TAKE_POWER,
    card_name,
    is_monster_card,
    kind_at,
    power_at,
)
from undercroft.games.caverns.phases.decks import discard
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

COST: Final = 5
TOP_LEVEL: Final = 2


def worth(card: int) -> int:
    """What a card in the pile counts: printed XP, a villain's level, a token's. [CV-XP-01]"""
    if is_monster_card(card):
        return kind_at(card).xp
    if FIRST_FACE <= card < FIRST_TILE:
        return VILLAINS[card - FIRST_FACE].xp
    if card in (LEVEL_1, LEVEL_2):
        return 1 + card - LEVEL_1
    effect = ALL_CARDS[card].effect
    return effect.xp if isinstance(effect, Bank) else 0


def gain(s: Caverns, seat: int, card: int) -> None:
    """A card joins the pile of a seat's team, and can be spent at once. [CV-XP-02] [CV-XP-09]"""
    team = s.team[seat]
    s.pile[team] = (*s.pile[team], card)


def purse(s: Caverns, seat: int) -> int:
    """What the pile of a seat's team is worth: no other pays. [CV-COMPET-15] [CV-XP-03]"""
    return sum([worth(card) for card in s.pile[s.team[seat]]])


@lru_cache(maxsize=4096)
def payments(pile: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    """The sets, ascending, that reach a cost and of which no card could be left out. [CV-XP-06]

    [CV-A-09]
    """
    cards = sorted(pile)
    sets: set[tuple[int, ...]] = set()

    def grow(at: int, chosen: tuple[int, ...], sum_: int) -> None:
        if sum_ >= cost:
            if chosen and sum_ - min([worth(card) for card in chosen]) < cost:
                sets.add(chosen)
            return
        for i in range(at, len(cards)):
            if i == at or cards[i] != cards[i - 1]:
                grow(i + 1, (*chosen, cards[i]), sum_ + worth(cards[i]))

    grow(0, (), 0)
    return tuple(sorted(sets))


def proposal(pile: tuple[int, ...], cost: int, *, fewest: bool = False) -> tuple[int, ...]:
    """The payment that is proposed: least in all, then fewest cards, then the oldest. [CV-XP-07]

    Where that was agreed, the fewest cards come first.
    """

    def rank(way: tuple[int, ...]) -> tuple[int, int, list[int]]:
        sizes = sum([worth(c) for c in way]), len(way)
        first, second = sizes[::-1] if fewest else sizes
        return first, second, sorted([pile.index(c) for c in way])

    return min(payments(pile, cost), key=rank, default=())


class Paying(Frame[Caverns]):
    """Cards leave the pile until a cost is reached; nothing is given back. [CV-XP-05]"""

    NAME = "paying"
    who: int = field(INT)
    cost: int = field(INT)
    chosen: tuple[int, ...] = field(ROW, init=False)

    def options(self, s: Caverns) -> list[int]:
        """The cards with which a payment can go on."""
        n = len(self.chosen)
        sets = payments(s.pile[s.team[self.who]], self.cost)
        return sorted({way[n] for way in sets if way[:n] == self.chosen and len(way) > n})

    def advance(self, s: Caverns) -> bool:
        cards = self.options(s)
        if len(cards) > 1:
            return True
        if cards:
            self.chosen = (*self.chosen, cards[0])
        else:
            self.pay(s)
            s.answer(int(bool(self.chosen)))
        return False

    def pay(self, s: Caverns) -> None:
        """The cards go to their discards. [CV-XP-08]"""
        pile = list(s.pile[s.team[self.who]])
        for card in self.chosen:
            pile.remove(card)
            tell_of(s, self.who, f"pays with {card_name(card)}", "CV-XP-05")
            discard(s, card)
        s.pile[s.team[self.who]] = tuple(pile)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return PAY.each(self.who, self.options(s))

    def apply(self, s: Caverns, move: Move) -> None:
        self.chosen = (*self.chosen, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        paid = sum(worth(card) for card in self.chosen)
        cards = proposal(
            s.pile[s.team[self.who]], self.cost, fewest=s.options.xp_autopay == "fewest-cards"
        )
        best = ", ".join(card_name(card) for card in cards)
        words = f"Pay {self.cost} XP, {paid} so far: with which card? Proposed: {best}."
        return Prompt(words, ("CV-XP-07",))


def may_level(s: Caverns, seat: int) -> bool:
    """Whether a hero can become level 2 now. [CV-LEVEL-08] [CV-LEVEL-09]"""
    return s.level[seat] < TOP_LEVEL and may_act(s, seat) and purse(s, seat) >= COST


class LevelOffer(Frame[Caverns]):
    """After a natural 20 a player may pay to raise his hero. [CV-LEVEL-01] [CV-LEVEL-06]"""

    NAME = "level-offer"
    who: int = field(INT)
    step: int = field(INT, init=False)
    told: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        # Each step asks for one thing; without a yes, or without payment, the offer is over.
        self.step += 1
        if self.step == 1 and may_level(s, self.who):
            s.push(Ask(self.who, f"Pay {COST} XP: {name_of(s, self.who)} becomes level 2?"))
        elif self.step == 2 and self.told:
            s.push(Paying(self.who, COST))
        elif self.step == 3 and self.told:
            s.frames[-1] = Rising(self.who)
        else:
            s.pop()
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        self.told = value


class Rising(Frame[Caverns]):
    """The hero card is turned and one more Daily taken. [CV-LEVEL-04]"""

    NAME = "rising"
    who: int = field(INT)
    risen: int = field(INT, init=False)

    def dailies(self, s: Caverns) -> list[int]:
        """The Dailies of the reserve. [CV-LEVEL-04] [CV-A-10]"""
        return [card for card in s.reserve[self.who] if power_at(card).type == PowerType.DAILY]

    def advance(self, s: Caverns) -> bool:
        if not self.risen:
            self.risen = 1
            self.rise(s)
        dailies = self.dailies(s)
        if len(dailies) > 1:
            return True
        self.learn(s, dailies)
        return False

    def rise(self, s: Caverns) -> None:
        """HP, Armor Class and Surge value rise, damage taken stays. [CV-LEVEL-03]"""
        low, high = s.hero(self.who).levels
        s.level[self.who] = TOP_LEVEL
        s.hp[self.who] += high.hp - low.hp
        if s.listening:
            tell_of(s, self.who, "reaches level 2", "CV-LEVEL-03", "level")

    def learn(self, s: Caverns, cards: list[int]) -> None:
        """One more power lies face up."""
        s.up[self.who] = tuple(sorted((*s.up[self.who], *cards)))
        s.reserve[self.who] = tuple([c for c in s.reserve[self.who] if c not in cards])
        s.pop()

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return TAKE_POWER.each(self.who, self.dailies(s))

    def apply(self, s: Caverns, move: Move) -> None:
        self.learn(s, [move.args[0]])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which Daily do you take?", ("CV-LEVEL-04",))
