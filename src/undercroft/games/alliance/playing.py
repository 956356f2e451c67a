"""Playing cards and bursts of strength in a hero's turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.effects import Effect, One
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.columns import has_icons, has_room, lay
from undercroft.games.alliance.effects.casting import attack_reach, base_targets, pet_targets
from undercroft.games.alliance.effects.words import BaseAttack, Extra, PetAttack, Stat
from undercroft.games.alliance.figures import is_defeated, seat_of
from undercroft.games.alliance.measures import FIRST_EXTRA, LIBRARY, ROUND_ENDS
from undercroft.games.alliance.pieces import CardType
from undercroft.games.alliance.resting import Mend
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.stats import modify
from undercroft.games.alliance.turn import Deed, Turn, deed, turn_of
from undercroft.games.alliance.words import BURST, BURSTS, HANDS, PLAY, SAY, card_at
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Choose, ChooseCards
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Field, Layout
from undercroft.kernel.moves import Move

BURST_CARDS: Final = 2
FOR_SPEED, FOR_ATTACK, FOR_HEALING, FOR_CARD = range(4)


@check("DA-CARD-01", "you do not hold it")
def is_held(s: Alliance, move: Move) -> int:
    """Cards are played from the hand. [DA-CARD-01]"""
    return int(move.args[0] not in s.zones[HANDS + move.seat].cards)


@check("DA-CARD-02", "this hero lacks its icons")
def fits_icons(s: Alliance, move: Move) -> int:
    """The active hero alone has the icons of the card. [DA-CARD-02]"""
    return int(not has_icons(s, turn_of(s).hero, move.args[0]))


@check("DA-CARD-04", "this hero has played a card of its type this round")
def fits_column(s: Alliance, move: Move) -> int:
    """One card of each type a hero and round; an Enhance Spell needs a recipient with room.

    [DA-CARD-04] [DA-CARD-13]
    """
    card = move.args[0]
    if is_enhancement(card):
        return int(not recipients(s, turn_of(s).hero, card))
    return int(not has_room(s, turn_of(s).hero, card))


@check("DA-ACT-07", "there is nobody it could attack now")
def has_victim(s: Alliance, move: Move) -> int:
    """A card that is an attack is played where an attack can be made. [DA-ACT-12]"""
    return int(not attack_is_open(s, turn_of(s), card_at(move.args[0]).effect))


def attack_is_open(s: Alliance, turn: Turn, effect: Effect) -> bool:
    """Whether a card that is nothing but an attack has a target."""
    if isinstance(effect, BaseAttack):
        return bool(base_targets(s, turn, attack_reach(s, turn.hero, effect)))
    if isinstance(effect, PetAttack):
        return bool(pet_targets(s, turn, effect.steps))
    return True


def is_enhancement(card: int) -> bool:
    """Whether a card goes into the column of the hero it is cast on. [DA-CARD-13]"""
    return CardType.ENHANCE_SPELL in card_at(card).types


def recipients(s: Any, hero: int, card: int) -> list[int]:
    """The allies an Enhance Spell can be cast on: in reach, with room for it. [DA-CARD-13]"""
    node = LIBRARY.root(SAY.cards.text(card))
    aim = getattr(card_at(card).effect, "on", None)
    assert isinstance(aim, One)
    found = s.EFFECTS.found(s, s.EFFECTS.context(hero, node=node), aim)
    return [figure for figure in found if has_room(s, figure, card)]


class Playing(Deed):
    """The active hero plays a card. [DA-CARD-01]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        cards = sorted({card for card in s.zones[HANDS + turn.who].cards if card >= 0})
        return PLAY.over(turn.who, cards)

    def do(self, s: Any, turn: Turn, move: Move) -> None:
        card = move.args[0]
        if is_enhancement(card):
            s.push(Enhancing(turn.hero, card))
        else:
            lay(s, turn.who, turn.hero, card)
            s.EFFECTS.start(s, SAY.cards.text(card), turn.hero)


class Enhancing(Frame[Alliance]):
    """An Enhance Spell: its recipient is chosen, and the card lies in its column. [DA-CARD-13]"""

    NAME = "enhancing"
    FIELDS: ClassVar[Layout] = (Field("hero", INT, 0), Field("card", INT, 0))
    hero: int
    card: int

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card

    def advance(self, s: Alliance) -> bool:
        found = recipients(s, self.hero, self.card)
        if len(found) == 1:
            self.received(s, found[0])
        else:
            words = "On whom do you cast it?"
            s.push(Choose(seat_of(self.hero), "target", tuple(found), words))
        return False

    def received(self, s: Any, value: int) -> None:
        s.pop()
        lay(s, seat_of(self.hero), value, self.card)
        resolve = s.EFFECTS.context(self.hero, node=LIBRARY.root(SAY.cards.text(self.card)))
        resolve.targets = (value,)
        resolve.step = 0
        s.push(resolve)


# ---- bursts --------------------------------------------------------------------------------------


@gate("DA-BURST-02", "this hero has had its burst this round")
def is_fresh(s: Alliance, _move: Move) -> int:
    """One burst a hero and round. [DA-BURST-02]"""
    return s.bursts[turn_of(s).hero]


@gate("DA-BURST-01", "you need {0} cards more to stake")
def can_stake(s: Alliance, move: Move) -> int:
    """Two cards of the hand are laid face down, whatever they are. [DA-BURST-01] [DA-BURST-03]"""
    return max(0, BURST_CARDS - len(s.zones[HANDS + move.seat]))


@check("DA-BURST-06", "a defeated hero can only burst to heal, and only the wounded heal")
def is_sensible(s: Alliance, move: Move) -> int:
    """A burst that heals needs a wound; a defeated hero needs just that. [DA-BURST-06]"""
    hero = turn_of(s).hero
    if is_defeated(s, hero):
        return int(move.args[0] != FOR_HEALING)
    return int(move.args[0] == FOR_HEALING and not s.wounds[hero])


class Bursting(Deed):
    """Two cards face down for one gain. [DA-BURST-01]"""

    for_fallen = True

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return BURST.over(turn.who, (FOR_SPEED, FOR_ATTACK, FOR_HEALING, FOR_CARD))

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        s.bursts[turn.hero] = 1
        s.push(Burst(turn.hero, move.args[0]))
        hand, stake = HANDS + turn.who, BURSTS + turn.who
        words = "Lay two cards face down"
        s.push(
            ChooseCards(
                turn.who,
                "stake",
                hand,
                stake,
                least=BURST_CARDS,
                most=BURST_CARDS,
                words=words,
                seats=1 << turn.who,
            )
        )


class Burst(Frame[Alliance]):
    """What a burst gives once its cards are staked. [DA-BURST-01]"""

    NAME = "burst"
    FIELDS: ClassVar[Layout] = (Field("hero", INT, 0), Field("gain", INT, 0))
    hero: int
    gain: int

    def __init__(self, hero: int, gain: int) -> None:
        self.hero = hero
        self.gain = gain

    def received(self, s: Alliance, value: int) -> None:
        s.pop()
        if self.gain == FOR_HEALING:
            s.push(Mend(seat_of(self.hero), self.hero, 1))
        else:
            measures = {
                FOR_SPEED: Stat.SPEED,
                FOR_ATTACK: Stat.ATTACK,
                FOR_CARD: FIRST_EXTRA + Extra.CARD,
            }
            until = Until(ROUND_ENDS)
            modify(s, Modifier(measures[self.gain], 1, 0, self.hero, until=until))


PLAYING: Final = deed(Playing, PLAY, is_held, fits_icons, fits_column, has_victim)
BURSTING: Final = deed(Bursting, BURST, is_fresh, can_stake, is_sensible)
PLAY_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Enhancing, Burst)
