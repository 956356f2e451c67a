"""Playing cards and bursts of strength in a hero's turn."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from undercroft.crawl.effects import Effect, One, Pay
from undercroft.crawl.log import tell_of
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.actions.played_cards import has_icons, has_room, lay, types_taken
from undercroft.games.alliance.actions.rest import Mend
from undercroft.games.alliance.combat.modifiers import has_extra, modify
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.plurals import listed, several
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.stat_ids import BY_BURST, LIBRARY, MORE_CARDS, ROUND_ENDS
from undercroft.games.alliance.effects.attacks import attack_reach, base_targets, pet_targets
from undercroft.games.alliance.effects.vocabulary import BaseAttack, PetAttack, Stat
from undercroft.games.alliance.map.figures import is_defeated, seat_of
from undercroft.games.alliance.notation import BURST, BURSTS, HANDS, NOTATION, PLAY, card_at
from undercroft.games.alliance.phases.hero_turn import HeroAction, Turn, turn_of
from undercroft.games.alliance.phases.market import can_use
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import show
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Choose, ChooseCards
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import EVERYONE

BURST_CARDS: Final = 2
ENHANCEMENTS: Final = frozenset(
    number for number, card in enumerate(ALL_CARDS) if CardType.ENHANCE_SPELL in card.types
)
STRIKES: Final = frozenset(
    number
    for number, card in enumerate(ALL_CARDS)
    if isinstance(card.effect, (BaseAttack, PetAttack))
)
"""The cards that are nothing but an attack."""

COSTLY: Final = frozenset(
    number for number, card in enumerate(ALL_CARDS) if isinstance(card.effect, Pay)
)
"""The cards that cost Speed."""

ALL_GAINS: Final = (0, 1, 2, 3)
FOR_SPEED, FOR_ATTACK, FOR_HEALING, FOR_CARD = ALL_GAINS


@check("DA-CARD-01", "you do not hold it")
def is_held(s: Alliance, move: Move) -> int:
    """Cards are played from the hand. [DA-CARD-01]"""
    return int(move.args[0] not in s.zones[HANDS + move.seat].cards)


def why_no_icons(s: Alliance, move: Move, _missing: int) -> str:
    """Who could play a card, and who of the alliance can."""
    card, seat = move.args[0], seat_of(turn_of(s).hero)
    own = [f for f in s.alliance(seat) if s.kind[f] >= 0 and can_use(card, s.kind[f])]
    able = listed([s.hero(f).name for f in own])
    others = f"; {able} can play it" if able else "; none of your heroes can play it"
    return f"its icons are {card_at(card).needs.words}{others}"


@check("DA-CARD-02", why_no_icons)
def fits_icons(s: Alliance, move: Move) -> int:
    """The active hero alone has the icons, also of a spell for another.

    [DA-CARD-01] [DA-CARD-02] [DA-CARD-14]
    """
    return int(not has_icons(s, turn_of(s).hero, move.args[0]))


@check("DA-CARD-04", "this hero has played a card of its type this round")
def fits_column(s: Alliance, move: Move) -> int:
    """One card of each type a hero and round; Enhance Spells lie with others. [DA-CARD-04]"""
    card = move.args[0]
    return int(card not in ENHANCEMENTS and not has_room(s, turn_of(s).hero, card))


@check("DA-CARD-13", "nobody in its reach has room for another Enhance Spell")
def has_recipient(s: Alliance, move: Move) -> int:
    """An Enhance Spell needs an ally in reach with room, or a burst, for it. [DA-CARD-13]"""
    card = move.args[0]
    return int(card in ENHANCEMENTS and not recipients(s, turn_of(s).hero, card))


@check("DA-ACT-12", "there is nobody it could attack now")
def has_victim(s: Alliance, move: Move) -> int:
    """A card that is an attack is played where an attack can be made. [DA-ACT-12]"""
    card = move.args[0]
    return int(card in STRIKES and not attack_is_open(s, turn_of(s), card_at(card).effect))


@check("DA-CARD-25", "it costs {0} Speed more than you have left")
def can_pay(s: Any, move: Move) -> int:
    """A card that costs Speed is played by who has it. [DA-CARD-25]"""
    if move.args[0] not in COSTLY:
        return 0
    node = LIBRARY.root(NOTATION.cards.text(move.args[0]))
    lacking: int = s.EFFECTS.lacks(s, s.EFFECTS.context(turn_of(s).hero, node=node), node)
    return lacking


def attack_is_open(s: Alliance, turn: Turn, effect: Effect) -> bool:
    """Whether a card that is nothing but an attack has a target."""
    if isinstance(effect, BaseAttack):
        return bool(base_targets(s, turn, attack_reach(s, turn.hero, effect)))
    if isinstance(effect, PetAttack):
        return bool(pet_targets(s, turn, effect.steps))
    return True


def is_enhancement(card: int) -> bool:
    """Whether a card goes into the column of the hero it is cast on."""
    return card in ENHANCEMENTS


def recipients(s: Any, hero: int, card: int) -> list[int]:
    """The allies an Enhance Spell can be cast on: in reach, with room for it or a burst."""
    node = LIBRARY.root(NOTATION.cards.text(card))
    aim = getattr(card_at(card).effect, "on", None)
    assert isinstance(aim, One)
    allies = s.EFFECTS.targets_of(s, s.EFFECTS.context(hero, node=node), aim)
    return [f for f in allies if has_room(s, f, card) or can_burst_for(s, f, card)]


def can_burst_for(s: Alliance, hero: int, card: int) -> bool:
    """A second Enhance Spell takes the burst of its recipient, and two cards more.

    [DA-BURST-05] [DA-BURST-08]
    """
    lacking = types_taken(s, hero, card) - has_extra(s, hero, MORE_CARDS)
    has_stake = len(s.zones[HANDS + seat_of(hero)]) > BURST_CARDS
    return lacking == 1 and has_stake and not s.bursts[hero]


@cache
def usable(kind: int) -> frozenset[int]:
    """The cards for which a hero has the icons."""
    return frozenset([card for card in range(len(ALL_CARDS)) if can_use(card, kind)])


class Playing(HeroAction):
    """The active hero plays a card. [DA-CARD-01]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        """What fits of the hand, after attacks too, in vain or not. [DA-CARD-21] [DA-ACT-13]"""
        hand, fitting = s.zones[HANDS + turn.who].cards, usable(s.kind[turn.hero])
        return PLAY.each(turn.who, dict.fromkeys([card for card in hand if card in fitting]))

    def do(self, s: Any, turn: Turn, move: Move) -> None:
        """The card is laid and works; what it offers is chosen now. [DA-CARD-10]"""
        card = move.args[0]
        if is_enhancement(card):
            announce(s, HANDS + turn.who, card)
            s.push(Enhancing(turn.hero, card))
        else:
            lay(s, turn.who, turn.hero, card)
            s.EFFECTS.start(s, NOTATION.cards.text(card), turn.hero)

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        is_held = thing.kind == "card" and thing.zone in ("", f"hand-{turn.who + 1}")
        return NOTATION.cards.parse(thing.name) if is_held else None


def announce(s: Alliance, hand: int, card: int) -> None:
    """A card lies open in the hand from which it will be laid; one that does already will do."""
    if not any(held == card and mask == EVERYONE for held, mask, _ in s.zones[hand].slots()):
        show(s, hand, 0, card, EVERYONE)


class Enhancing(Frame[Alliance]):
    """An Enhance Spell: its recipient is chosen, and the card lies in its column. [DA-CARD-13]"""

    NAME = "enhancing"
    hero: int = field(INT)
    card: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        allies = recipients(s, self.hero, self.card)
        if len(allies) == 1:
            self.on_answer(s, allies[0])
        else:
            words = f"On whom do you cast {card_at(self.card).name}?"
            s.push(Choose(seat_of(self.hero), "target", tuple(allies), words))
        return False

    def on_answer(self, s: Any, value: int) -> None:
        s.frames[-1] = Casting(self.hero, value, self.card)
        lay(s, seat_of(self.hero), value, self.card)
        if has_extra(s, value, MORE_CARDS) < 0:
            begin_burst(s, value, FOR_CARD)


class Casting(Frame[Alliance]):
    """An Enhance Spell lies with its recipient and works; a burst comes first. [DA-BURST-05]"""

    NAME = "casting"
    hero: int = field(INT)
    recipient: int = field(INT)
    card: int = field(INT)

    def advance(self, s: Any) -> bool:
        s.pop()
        resolve = s.EFFECTS.context(self.hero, node=LIBRARY.root(NOTATION.cards.text(self.card)))
        # The recipient is chosen already, so the effect begins past its aiming.
        resolve.targets = (self.recipient,)
        resolve.step = 0
        s.push(resolve)
        return False


# ---- bursts --------------------------------------------------------------------------------------


@gate("DA-BURST-02", "this hero has had its burst this round")
def is_fresh(s: Alliance, _move: Move) -> int:
    """One burst a hero and round. [DA-BURST-02]"""
    return s.bursts[turn_of(s).hero]


def too_few_cards(_s: Alliance, _move: Move, missing: int) -> str:
    """How many cards a burst lacks."""
    return f"you need {several(missing, 'card')} more to stake"


@gate("DA-BURST-01", too_few_cards)
def can_stake(s: Alliance, move: Move) -> int:
    """A burst takes two cards of the hand. [DA-BURST-01]"""
    return max(0, BURST_CARDS - len(s.zones[HANDS + move.seat].cards))


@check("DA-BURST-08", "you need one card more, to play it")
def is_for_a_card(s: Alliance, move: Move) -> int:
    """The card that a burst makes room for is a third one. [DA-BURST-08]"""
    return int(move.args[0] == FOR_CARD and len(s.zones[HANDS + move.seat]) <= BURST_CARDS)


def sensible_gains(s: Alliance, hero: int) -> tuple[int, ...]:
    """A burst that heals needs a wound; a defeated hero needs just that.

    [DA-BURST-06] [DA-DEF-08]
    """
    if not s.wounds[hero]:
        return (FOR_SPEED, FOR_ATTACK, FOR_CARD)
    return (FOR_HEALING,) if is_defeated(s, hero) else ALL_GAINS


@check("DA-BURST-06", "a defeated hero can only burst to heal, and only the wounded heal")
def is_sensible(s: Alliance, move: Move) -> int:
    """A burst is for something that helps."""
    return int(move.args[0] not in sensible_gains(s, turn_of(s).hero))


class Bursting(HeroAction):
    """The active hero gathers its strength, standing or not. [DA-BURST-01] [DA-BURST-10]"""

    for_fallen = True

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return BURST.each(turn.who, sensible_gains(s, turn.hero))

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        begin_burst(s, turn.hero, move.args[0])


def begin_burst(s: Alliance, hero: int, gain: int) -> None:
    """Any two cards of the hand are laid face down for a hero. [DA-BURST-02] [DA-BURST-03]"""
    seat = seat_of(hero)
    s.bursts[hero] = 1
    tell_of(s, hero, f"bursts: {BURST_TOLD[gain]}", "DA-BURST-01")
    # Below the choice of cards: it is told when they are staked, and only then gives the gain.
    s.push(Burst(hero, gain))
    stake = ChooseCards(
        seat,
        "stake",
        HANDS + seat,
        BURSTS + seat,
        least=BURST_CARDS,
        most=BURST_CARDS,
        words="Which 2 cards do you lay face down?",
        seats=s.readers(seat),
    )
    s.push(stake)


BURST_TOLD: Final = {
    FOR_SPEED: "+1 speed",
    FOR_ATTACK: "+1 attack",
    FOR_CARD: "a second card of the same type",
    FOR_HEALING: "a wound heals",
}
BURST_GAINS: Final = {
    FOR_SPEED: Stat.SPEED,
    FOR_ATTACK: Stat.ATTACK,
    FOR_CARD: MORE_CARDS,
}


class Burst(Frame[Alliance]):
    """What a burst gives once its cards are staked. [DA-BURST-01]"""

    NAME = "burst"
    hero: int = field(INT)
    gain: int = field(INT)

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        if self.gain == FOR_HEALING:
            s.push(Mend(seat_of(self.hero), self.hero, 1))
        else:
            strengthen(s, self.hero, BURST_GAINS[self.gain])


def strengthen(s: Alliance, hero: int, measure: int) -> None:
    """What a burst gives lasts for the round. [DA-BURST-09]"""
    modify(s, Modifier(measure, 1, BY_BURST, hero, until=Until(ROUND_ENDS)))


PLAYING: Final = Playing(
    PLAY,
    *(is_held, fits_icons, fits_column, has_recipient, has_victim, can_pay),
    sure=(is_held, fits_icons),
)
BURSTING: Final = Bursting(
    BURST, is_fresh, can_stake, is_for_a_card, is_sensible, sure=(is_sensible,)
)
