"""Hit Points: how figures lose and regain them, fall, and are defeated."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import HealthChanged, say, tell_of
from undercroft.games.caverns.combat.modifiers import lift
from undercroft.games.caverns.combat.reactions import open_window
from undercroft.games.caverns.content.card_stats import card_number, max_hp, name_of
from undercroft.games.caverns.content.tables import VILLAINS
from undercroft.games.caverns.effects.vocabulary.terms import Occasion
from undercroft.games.caverns.map.figures import (
    carried,
    is_ally,
    is_foe,
    is_hero,
    is_monster,
    is_prop,
    is_standing,
    is_villain,
)
from undercroft.games.caverns.notation import ALLY_CARDS, FIRST_ALLY, FIRST_FACE, LEVEL_1
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.experience import gain
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.state import (
    IMMOBILIZED,
    NO_CARD,
    NO_FIGURE,
    NOWHERE,
    OUT,
    POISONED,
    Caverns,
)
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

BY_ATTACK: Final = 0
BY_ENCOUNTER: Final = 1
BY_CARD: Final = 2
"""What deals damage: an attack of a figure or trap, an encounter card, any other card."""

AILMENTS: Final = {IMMOBILIZED: "immobilized", POISONED: "poisoned"}
SUFFER, FALL, APPLY = 0, 1, 2
POISON: Final = 1


class Harm(Frame[Caverns]):
    """Damage to one figure: reactions, reductions, the last moment, HP; tells how much it was.

    [CV-ATK-06]
    """

    NAME = "harm"
    figure: int = field(INT)
    amount: int = field(INT)
    by: int = field(INT)
    cause: int = field(INT)
    phase: int = field(INT, default=SUFFER, init=False)
    endured: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.amount <= 0 or not is_standing(s, self.figure):
            s.answer(0)
        elif self.phase == APPLY or not is_hero(self.figure):
            self.deal(s)
        elif self.phase == SUFFER:
            # Left before reactions: they may lessen `amount`, which the next phase reads.
            self.phase = FALL
            self.react(s)
        else:
            self.phase = APPLY
            if self.amount >= s.hp[self.figure]:
                open_window(s, Occasion.FALLS, self.figure, self.by, self.amount)
        return False

    def react(self, s: Caverns) -> None:
        """What lessens the damage comes before it is dealt. [CV-ATK-06]"""
        if self.by == NO_FIGURE and self.cause != BY_CARD:
            open_window(s, Occasion.HARMED, self.figure, self.by, self.amount)
        if self.cause == BY_ATTACK:
            open_window(s, Occasion.SUFFERS, self.figure, self.by, self.amount)
            happens(s, Occasion.SUFFERS, self.figure, self.by, self.amount)

    def deal(self, s: Caverns) -> None:
        """HP go, never below 0; who has none left falls or is defeated. [CV-DEF-01] [CV-DEF-11]"""
        figure = self.figure
        limit = 1 if self.is_trick(s) else self.amount
        amount = min(limit, s.hp[figure])
        left = s.hp[figure] - amount
        # The frame is gone before HP are lost: a fall may end the game, or begin other frames.
        s.answer(amount)
        lose(s, figure, left or self.endured, self.by, attack=self.cause == BY_ATTACK)
        if s.hp[figure] and is_villain(figure) and self.cause != BY_ATTACK:
            change_form(s, figure)

    def is_trick(self, s: Caverns) -> bool:
        """Whether a villain is harmed without an attack, by 1 at most each time. [CV-VILLAIN-08]

        A villainous hero is one to the others' cards, to encounters he is a hero.

        [CV-A-69]
        """
        if self.cause == BY_ATTACK:
            return False
        others = is_hero(self.by) and self.by != self.figure
        return is_villain(self.figure) or (self.figure == s.page.villainous_hero() and others)


def lose(s: Caverns, figure: int, left: int, by: int, *, attack: bool) -> None:
    """A figure has so many HP left; without any it falls or is defeated."""
    before = s.hp[figure]
    s.hp[figure] = left
    if s.listening:
        s.emit(hp_changed(s, figure, before))
    if not left:
        bring_down(s, figure, by, attack=attack)


def sicken(s: Caverns, seat: int) -> None:
    """Poison takes 1 HP at once: no card is used before it has. [CV-HERO-01] [CV-COND-04]"""
    lose(s, seat, s.hp[seat] - POISON, NO_FIGURE, attack=False)


def hp_changed(s: Caverns, figure: int, before: int) -> HealthChanged:
    """The log line of HP lost or regained."""
    who, most = s.figure_id(figure), max_hp(s, figure)
    return HealthChanged(figure=who, before=before, after=s.hp[figure], most=most)


def bring_down(s: Caverns, figure: int, by: int, *, attack: bool) -> None:
    """A figure has no HP left: heroes fall, all others are gone, objects too. [CV-OBJ-05]"""
    words = "falls" if is_hero(figure) else "is destroyed" if is_prop(figure) else "is defeated"
    tell_of(s, figure, words, "CV-DEF-01", "fall")
    if figure == s.page.villainous_hero() and not s.surges[s.team[figure]]:
        cast_out(s, figure, by, attack=attack)
    elif is_hero(figure):
        lie_down(s, figure)
    else:
        defeat(s, figure, by, attack=attack)


def lie_down(s: Caverns, seat: int) -> None:
    """A hero at 0 HP lies where he is: his stance ends, what he carries falls. [CV-STANCE-05]

    In his own turn it is remembered.
    """
    s.fallen |= seat == s.active
    if s.stance[seat] != NO_CARD:
        lift(s, s.stance[seat])
        s.stance[seat] = NO_CARD
    drop_all(s, seat)


def drop_all(s: Caverns, figure: int) -> None:
    """Carried objects come onto the square of who carried them. [CV-DEF-13] [CV-A-13]"""
    for prop in carried(s, figure):
        s.holder[prop] = NO_FIGURE
        s.spot[prop] = s.spot[figure]


def defeat(s: Caverns, figure: int, by: int, *, attack: bool) -> None:
    """A figure leaves the board; its card goes where it belongs. [CV-DEF-01] [CV-DEF-02]

    What nobody's attack defeated enriches the team that holds the card. [CV-COMPET-05]
    """
    # Objects fall while it still has a square.
    drop_all(s, figure)
    leave(s, figure)
    credit = credited(s, by)
    if is_monster(figure):
        payer = controller(s, figure, credit)
        if payer != NO_FIGURE:
            s.queue[payer] = less(s.queue[payer], card_number(s, figure))
            gain(s, credit if is_friend(by) else payer, card_number(s, figure))
    elif is_villain(figure):
        gain(s, credit, FIRST_FACE + s.kind[figure])
    honour(s, figure, by, attack=attack)
    s.page.defeated(s, figure, by)


def cast_out(s: Caverns, seat: int, by: int, *, attack: bool) -> None:
    """A villainous hero without a surge is defeated as a villain is. [CV-COMPET-12] [CV-A-66]"""
    lie_down(s, seat)
    pass_queue(s, seat)
    s.status[seat] = OUT
    leave(s, seat)
    foe = next(f for f in s.clockwise(credited(s, by)) if f != seat)
    gain(s, foe, LEVEL_1 + s.level[seat] - 1)
    if attack and is_hero(by):
        reward(s, by)
        happens(s, Occasion.DEFEATS, by, seat)


def pass_queue(s: Caverns, seat: int) -> None:
    """A queue passes to the next seat clockwise that has one. [CV-COMPET-12]"""
    next_ = next(f for f in s.clockwise(seat)[1:] if s.status[f] != OUT)
    s.queue[next_] = (*s.queue[next_], *s.queue[seat])
    s.queue[seat] = ()


def is_prize(figure: int) -> bool:
    """Whether defeating a figure earns a treasure: not an object or an ally. [CV-OBJ-06]"""
    return is_foe(figure)


def leave(s: Caverns, figure: int) -> None:
    """A figure is off the board with the tokens on it, an ally's card set aside. [CV-ALLY-06]"""
    s.spot[figure] = NOWHERE
    s.pinned[figure] = 0
    if is_ally(figure):
        lift(s, ALLY_CARDS[figure - FIRST_ALLY])
    kept: list[int] = []
    for card, thing in zip(s.tokens[::2], s.tokens[1::2]):
        if thing != figure:
            kept += (card, thing)
    gone = set(s.tokens[::2]) - set(kept[::2])
    s.tokens = tuple(kept)
    for card in sorted(gone):
        lift(s, card)


def credited(s: Caverns, by: int) -> int:
    """Whose attack it was: an ally's is its seat's, nobody's the active seat's. [CV-DEF-05]

    [CV-ALLY-05] [CV-A-08]
    """
    if is_hero(by):
        return by
    return s.holder[by] if is_ally(by) else s.active


def is_friend(figure: int) -> bool:
    """Whether a figure fights for a team: a hero or an ally."""
    return is_hero(figure) or is_ally(figure)


def controller(s: Caverns, figure: int, seat: int) -> int:
    """Who gives up a card of that name: the attacker if he can, else the next. [CV-DEF-04]"""
    card = card_number(s, figure)
    return next((other for other in s.clockwise(seat) if card in s.queue[other]), NO_FIGURE)


def less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards without the first of one name."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def honour(s: Caverns, figure: int, by: int, *, attack: bool) -> None:
    """Only an attack of a hero earns treasure, in anybody's turn, villains too. [CV-TREAS-03]

    [CV-TREAS-04] [CV-TREAS-13]
    """
    if is_hero(by) and is_prize(figure):
        if attack:
            reward(s, by)
        happens(s, Occasion.DEFEATS, by, figure)


def reward(s: Caverns, seat: int) -> None:
    """A hero who defeats a foe by an attack draws a treasure, one a turn. [CV-TREAS-01]

    [CV-DEF-03] [CV-TREAS-02]
    """
    mine = 1 << seat
    if not s.treasure_drawn & (mine if s.options.treasure_limit == "hero" else -1):
        s.treasure_drawn |= mine
        s.push(TreasureDraw(seat))


def change_form(s: Caverns, figure: int) -> None:
    """At half its HP a villain of two forms shows the other, for good. [CV-VILLAIN-04] [CV-A-67]"""
    face = VILLAINS[s.kind[figure]]
    forms = [i for i, other in enumerate(VILLAINS) if other.villain == face.villain]
    if s.kind[figure] != forms[-1] and s.hp[figure] <= max_hp(s, figure) // 2:
        s.kind[figure] = forms[-1]
        if s.listening:
            say(s, f"{face.name} is {name_of(s, figure)} now", "CV-VILLAIN-04")


def heal(s: Caverns, figure: int, amount: int) -> int:
    """HP come back, never above the most; a downed hero stands up. [CV-DEF-10] [CV-DEF-11]"""
    before = s.hp[figure]
    s.hp[figure] = min(max_hp(s, figure), before + amount)
    if s.listening and s.hp[figure] != before:
        s.emit(hp_changed(s, figure, before))
    return s.hp[figure] - before


def afflict(s: Caverns, seat: int, ailment: int) -> bool:
    """A hero has a condition; having it already changes nothing. [CV-COND-07] [CV-COND-09]"""
    if not is_hero(seat) or s.ailments[seat] & ailment:
        return False
    s.ailments[seat] |= ailment
    tell_of(s, seat, f"is {AILMENTS[ailment]}", "CV-COND-01", "curse")
    return True
