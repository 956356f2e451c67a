"""What tiles have to offer: bodies, debris, chests, and the special tiles. [DI-RISK-02]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.modifiers import shake_off
from undercroft.games.infinity.content.schema import RiskDeck, TileKind
from undercroft.games.infinity.content.tables import HUNT, NOISE
from undercroft.games.infinity.map.carrying import get_card, has_room, held_of_kind
from undercroft.games.infinity.map.entering import Land, make_noise
from undercroft.games.infinity.map.equipment_tile import is_equipment_tile, take_away
from undercroft.games.infinity.map.ground import is_teleporter, twin_of
from undercroft.games.infinity.notation import (
    EQUIPMENT_TILE,
    EXAMINE,
    TAKE_REWARD,
    TELEPORT,
    TRAIN,
    card_name,
)
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    can_pay,
    is_free,
    is_fresh,
    is_unheld,
    turn_of,
)
from undercroft.games.infinity.phases.prices import price
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.moves import HIDDEN, Move

KEY: Final = "key"
WORDS: Final = {
    RiskDeck.BODY: "examines the body",
    RiskDeck.CHEST: "opens the chest",
    RiskDeck.DEBRIS: "searches the debris",
}


# ---- bodies, debris and chests -------------------------------------------------------------------


@check("DI-RISK-02", "there is nothing of the kind in the hero's tile")
def is_there(s: Infinity, move: Move) -> int:
    """A token of the hero's own tile is examined; Mist is not. [DI-RISK-02]"""
    content = s.contents[s.spot[move.seat]]
    return int(content != move.args[0] or move.args[0] == RiskDeck.MIST)


@check("DI-RISK-03", "a chest needs a key")
def has_key(s: Infinity, move: Move) -> int:
    """A chest is opened with a key, which is kept. [DI-RISK-03] [DI-ITEM-20]"""
    return int(move.args[0] == RiskDeck.CHEST and not held_of_kind(s, move.seat, KEY))


class Examining(HeroAction):
    """A body, debris or a chest: the token goes, and a card of its deck is drawn. [DI-RISK-02]

    Examining ends hiding. [DI-MOVE-13]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        content = s.contents[s.spot[turn.who]]
        return EXAMINE.each(turn.who, [] if content == NO_TOKEN else [content])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        s.hidden[turn.who] = 0
        search(s, turn.who, RiskDeck(move.args[0]))


def search(s: Infinity, seat: int, deck: RiskDeck) -> None:
    """The token of a hero's tile is gone, and a card of its deck happens. [DI-RISK-01]

    Until then it waits there. [DI-TILE-12]
    """
    place = s.spot[seat]
    s.contents[place] = NO_TOKEN
    tell_of(s, seat, WORDS[deck], "DI-RISK-03" if deck == RiskDeck.CHEST else "DI-RISK-02")
    s.push(DrawRisk(seat, deck, place))


EXAMINING: Final = Examining(EXAMINE, can_pay, is_free, is_there, has_key)


# ---- the Equipment tile --------------------------------------------------------------------------


@gate("DI-SPEC-02", "the hero is not in the Equipment tile")
def is_at_equipment(s: Infinity, move: Move) -> int:
    """Rewards are taken by who is in the Equipment tile. [DI-SPEC-02]"""
    return int(not is_equipment_tile(s, s.spot[move.seat]))


@gate("DI-SPEC-02", "the hero has taken one in this turn already")
def has_not_taken(s: Infinity, _move: Move) -> int:
    """Each hero takes one reward a turn there. [DI-SPEC-02]"""
    return turn_of(s).took


@check("DI-SPEC-02", "it does not lie there")
def is_laid_out(s: Infinity, move: Move) -> int:
    """Only what lies there is taken. [DI-SPEC-02]"""
    return int(move.args[0] not in s.zones[EQUIPMENT_TILE].cards)


@check("DI-HERO-20", "there is no room for it in a backpack")
def can_keep(s: Infinity, move: Move) -> int:
    """The Monk takes regular things only into a backpack. [DI-HERO-20]"""
    return int(not is_laid_out(s, move) and not has_room(s, move.seat, move.args[0]))


class TakingReward(HeroAction):
    """One of the rewards in the Equipment tile. [DI-SPEC-02]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        cards = sorted({card for card in s.zones[EQUIPMENT_TILE].cards if card != HIDDEN})
        return TAKE_REWARD.each(turn.who, cards)

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        turn.took = 1
        take_away(s, move.args[0])
        get_card(s, turn.who, move.args[0])
        tell_of(s, turn.who, f"takes {card_name(move.args[0])}", "DI-SPEC-02")
        s.page.tile_used(s, turn.who, TileKind.EQUIPMENT)


TAKING_REWARD: Final = TakingReward(
    TAKE_REWARD, is_at_equipment, can_pay, is_free, has_not_taken, is_laid_out, can_keep
)


# ---- training and teleporting --------------------------------------------------------------------


@gate("DI-SPEC-04", "the hero is not in the Training tile")
def is_at_training(s: Infinity, move: Move) -> int:
    """Training needs the Training tile. [DI-SPEC-04]"""
    return int(s.tile(s.spot[move.seat]).kind != TileKind.TRAINING)


class Training(HeroAction):
    """A whole turn for Experience; it is heard, and draws a lord event. [DI-SPEC-04] [DI-LEVEL-11]

    Not with enemies upon the hero. [DI-SPEC-07]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [TRAIN(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        """Its lord event comes in the maintenance of the turn. [DI-LORD-02]"""
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        turn.events += 1
        make_noise(s, s.spot[turn.who], NOISE["training"])
        tell_of(s, turn.who, "trains", "DI-SPEC-04")
        gain_xp(s, turn.who, HUNT.training_xp, "DI-LEVEL-11")
        s.page.tile_used(s, turn.who, TileKind.TRAINING)


@gate("DI-SPEC-05", "the hero is not in a Teleportation tile, or its twin is not on the map")
def has_twin(s: Infinity, move: Move) -> int:
    """Both Teleportation tiles have to be on the map. [DI-SPEC-05]"""
    here = s.spot[move.seat]
    return int(not is_teleporter(s, here) or twin_of(s, here) == NOBODY)


@gate("DI-HAZ-08", "nobody teleports into a hazard")
def is_safe_there(s: Infinity, move: Move) -> int:
    """No teleport ends in lava, a flood or a crevice. [DI-HAZ-05] [DI-HAZ-08] [DI-MOVE-32]"""
    twin = twin_of(s, s.spot[move.seat])
    return int(twin != NOBODY and s.hazards[twin] != NO_HAZARD)


@gate("IC-50", "what the hero carries cannot be teleported")
def is_unburdened(s: Infinity, move: Move) -> int:
    """A scenario may have a token that stays behind, and its carrier with it. [IC-50]"""
    return int(not s.page.may_teleport(move.seat))


class Teleporting(HeroAction):
    """From one Teleportation tile to the other, whatever doors are sealed. [DI-SPEC-05]

    [DI-HAZ-19]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [TELEPORT(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        tell_of(s, turn.who, "uses the teleporter", "DI-SPEC-05")
        shake_off(s, turn.who)  # what holds it ends [IC-66]
        s.push(Land(turn.who, twin_of(s, s.spot[turn.who])))


TRAINING: Final = Training(TRAIN, is_at_training, is_fresh, is_free, is_unheld)
TELEPORTING: Final = Teleporting(
    TELEPORT, has_twin, can_pay, is_free, is_unheld, is_safe_there, is_unburdened
)
