"""The Deck of Many Treasures: whether to dig, and when to use what was found."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.actions.treasure_traps import DisarmTreasure
from undercroft.games.alliance.bot.attack_values import guard, toll, turns_left
from undercroft.games.alliance.bot.card_gains import EFFORT, Gains
from undercroft.games.alliance.content.cards import TREASURE_EFFECTS
from undercroft.games.alliance.content.schema import TreasureSort
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import DIE, MONSTERS
from undercroft.games.alliance.content.tables import TREASURES as CARDS
from undercroft.games.alliance.effects.targets import all_empty
from undercroft.games.alliance.effects.treasures import mimic_of
from undercroft.games.alliance.effects.vocabulary import Ready, Teleport, Try
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import TREASURES, YES
from undercroft.games.alliance.phases.round import CYCLES
from undercroft.games.alliance.phases.treasures import Dig, treasure_at
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move

FOUND: Final = 1.0
"""What a treasure is worth when it is found."""

SPRUNG: Final = 0.8
"""What a trap of the deck costs that is not disarmed."""

KEPT: Final = 0.3
"""What a treasure has to bring to be used now: it can be used once only."""

SHARE: Final = 0.4
"""How much of a mimic's experience comes to who has dug it up."""


def dig(s: Alliance, asks: Dig, move: Move) -> float:
    """Digging is worth what the cards left in the deck bring on average."""
    cards = list(s.stacks[TREASURES].cards())
    if move.verb is not YES or not cards:
        return 0.0
    return sum(found(s, asks, card) for card in cards) / len(cards)


def found(s: Alliance, asks: Dig, card: int) -> float:
    """What a card of the deck brings to the hero that turns it up."""
    face = treasure_at(card)
    if face.sort == TreasureSort.TREASURE:
        return FOUND
    if face.sort == TreasureSort.MIMIC:
        return bitten(s, asks)
    effect = TREASURE_EFFECTS[face.id]
    assert isinstance(effect, Try)
    return -SPRUNG * risk(s, asks.hero, effect.level)


def risk(s: Alliance, hero: int, level: int) -> float:
    """How likely a trap of a level goes off, with what the hero adds to the die."""
    bonus = DisarmTreasure(hero // 4, hero, level).bonus(s)
    return sum(face + bonus < level for face in DIE) / len(DIE)


def bitten(s: Alliance, asks: Dig) -> float:
    """A mimic strikes all own heroes around it, and pays well if it is slain."""
    kind = MONSTERS[mimic_of(asks.level)]
    near = s.walls.board.grid.within(asks.square, kind.power.ambush)
    own = [f for f in s.alliance(asks.hero // 4) if is_standing(s, f) and s.spot[f] in near]
    wounds = {f: kind.attack.strength - guard(s, f) for f in own}
    return SHARE * kind.xp - sum(toll(s, f, n) for f, n in wounds.items())


def use(gains: Gains, treasure: int) -> float:
    """What a treasure adds to the turn if it is used up now."""
    id_ = CARDS[treasure].id
    effect = TREASURE_EFFECTS[id_]
    kept = KEPT if turns_left(gains.s) else EFFORT
    if isinstance(effect, Ready) and gains.s.cycle == CYCLES - 1:
        return -kept
    if isinstance(effect, Teleport):
        return jump(gains) - kept
    own = Gains(gains.look, gains.turn, fights=gains.fights, node=LIBRARY.root(id_))
    return own.of(effect) - kept


def jump(gains: Gains) -> float:
    """How much better than its own the best space of the dungeon is for a hero."""
    look = gains.look
    values = [look.position(p) + look.struck_from(p) for p in (look.here, *all_empty(gains.s))]
    return max(values) - values[0]
