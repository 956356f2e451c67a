"""What is asked in the middle of things: targets, tiles, extra Speed, options, reactions."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import ChooseOne, Effect, ForEach, Resolve
from undercroft.crawl.space.grid import SIDES, opposite_side
from undercroft.crawl.space.tiles import quarters
from undercroft.games.alliance.actions.cards import Enhancing
from undercroft.games.alliance.actions.doors import PickDoor
from undercroft.games.alliance.actions.locks import Attempt
from undercroft.games.alliance.bot.attack_values import is_friend, menace, strike, toll
from undercroft.games.alliance.bot.card_gains import Gains
from undercroft.games.alliance.bot.card_reading import own_bonus, root
from undercroft.games.alliance.bot.card_values import card_merit, merit
from undercroft.games.alliance.bot.monsters import rouse_appeal, target_appeal
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.combat.reactions import Attacked
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import DIE, MONSTERS, TILE_MONSTERS, TILES
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.map.exploration import OpenNewRoom, printed_doors
from undercroft.games.alliance.map.figures import is_defeated, is_hero
from undercroft.games.alliance.map.tokens import Peer
from undercroft.games.alliance.phases.hero_turn import Turn, square_of
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.phases.solo import (
    MARKED,
    SKIP,
    PayToll,
    SoloSegment,
    attackable_by,
    bonus_for_anyone,
    card_now,
    marked_heroes,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Ask, Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.moves import Move

SPENT: Final = 0.12
SKIPPED: Final = 1.2
"""What the toll of a solo card costs."""
PEERING: Final = {1: 0.1, 2: 0.0}
REACTED: Final = 0.08
DOOR: Final = 0.1
HURT: Final = 0.1


def asker(s: Alliance) -> Frame[Alliance] | None:
    """The frame that waits for the answer: the one below a plain question, or the top itself."""
    top = s.frames[-1]
    return s.frames[-2] if isinstance(top, Choose | Ask) and len(s.frames) > 1 else top


def gains_now(s: Alliance, hero: int, node: int) -> Gains:
    """The gains of a hero that is doing something, in its turn or in another's."""
    turns = [frame for frame in s.frames if isinstance(frame, Turn)]
    turn = turns[-1] if turns else Turn(hero // 4, hero)
    return Gains(Outlook(s, hero), turn, fights=True, node=node)


def target(s: Alliance, move: Move) -> float:
    """Whom an effect, a monster or a card is for."""
    figure, asks = move.args[0], asker(s)
    if isinstance(asks, MonsterTurn):
        return target_appeal(s, move.seat, asks.figure, figure)
    if isinstance(asks, Enhancing):
        return effect_on(s, asks.hero, root(asks.card), figure)
    if isinstance(asks, PayToll):
        return -toll(s, figure, 2)
    if isinstance(asks, Resolve):
        return effect_on(s, asks.actor, asks.node, figure)
    return 0.0


def effect_on(s: Alliance, actor: int, node: int, figure: int) -> float:
    """What an effect is worth when somebody is chosen for it."""
    effect: Effect = LIBRARY.effects[node]
    gains = gains_now(s, actor, node)
    match effect:
        case ForEach(_, do):
            return gains.of(do, figure)
        case w.BaseAttack(kind, strength):
            return struck(s, AttackSpec(actor, figure, kind, strength, node=node))
        case w.PetAttack(strength):
            return struck(s, AttackSpec(actor, figure, AttackKind.MELEE, strength, pet=True))
        case w.Bonus():
            return gains.bonus(effect, figure)
    return gains.done_to(effect, figure)


def struck(s: Alliance, blow: AttackSpec) -> float:
    """What a blow is worth to the seat of the attacker."""
    return strike(s, blow.attacker // 4, blow.target, damage(s, blow))


def mauled(s: Alliance, move: Move) -> float:
    """Whom a pet attacks."""
    asks = asker(s)
    return effect_on(s, asks.actor, asks.node, move.args[0]) if isinstance(asks, Resolve) else 0.0


def roused(s: Alliance, move: Move) -> float:
    """Which monster acts."""
    return rouse_appeal(s, move.seat, move.args[0])


def tile(_s: Alliance, move: Move) -> float:
    """Which room is laid: much to win, not too much to fear."""
    kinds = [MONSTERS[kind] for _, kind in TILE_MONSTERS[move.args[0]]]
    xp = sum(kind.xp for kind in kinds)
    fear = sum(kind.attack.strength for kind in kinds)
    return 0.3 * xp - 0.08 * fear + 0.2 * len(TILES[move.args[0]].challenges)


def turned(s: Alliance, move: Move) -> float:
    """How a room is turned: most of its other doors lead on."""
    asks = asker(s)
    if not isinstance(asks, OpenNewRoom | PickDoor):
        return 0.0
    grid = s.walls.board.grid
    there, turns = (
        grid.beyond(asks.cell, asks.side),
        quarters(move.args[0], opposite_side(asks.side)),
    )
    sides = [(door + turns) % SIDES for door in printed_doors(asks.tile) if door != move.args[0]]
    beyond = [grid.beyond(there, side) for side in sides]
    return sum(DOOR if s.walls.is_laid(cell) else 2 * DOOR for cell in beyond if cell >= 0)


def crossed(s: Alliance, move: Move) -> float:
    """Whom a flying monster hurts on its way: rather a rival."""
    return -toll(s, move.args[0], 1) if is_friend(s, move.seat, move.args[0]) else HURT


def spend(s: Alliance, move: Move) -> float:
    """Extra Speed, as far as it helps."""
    asks = asker(s)
    if not isinstance(asks, Attempt):
        return 0.0
    extra = move.args[0] + asks.bonus(s)
    chance = sum(face + extra >= asks.level for face in DIE) / len(DIE)
    return chance - SPENT * move.args[0]


def option(s: Alliance, move: Move) -> float:
    """One of several things to do."""
    asks, value = asker(s), move.args[0]
    if isinstance(asks, Peer):
        return PEERING.get(value, 0.0)
    if isinstance(asks, SoloSegment):
        return hunt(s, asks, value)
    if not isinstance(asks, Resolve):
        return 0.0
    effect = LIBRARY.effects[asks.node]
    if not isinstance(effect, ChooseOne):
        return 0.0
    chosen = effect.options[value - 1]
    return gains_now(s, asks.actor, asks.node).of(chosen) + 0.01 * merit(chosen)


def hunt(s: Alliance, asks: SoloSegment, choice: int) -> float:
    """Whom a solo card lets a monster hunt: what its attack costs on average."""
    if choice == SKIP:
        return -SKIPPED
    card, prey = card_now(s).second, attackable_by(s, asks.hunter)
    if choice == MARKED:
        prey &= set(marked_heroes(s, card, asks.hunter))
    bonus = card.marked if choice == MARKED else bonus_for_anyone(s, card, asks.hunter)
    costs = [toll(s, hero, menace(s, asks.hunter, hero) + bonus) for hero in prey]
    return -sum(costs) / max(1, len(costs))


def cure(_s: Alliance, move: Move) -> float:
    """Poison first."""
    return float(move.args[0])


def place(s: Alliance, move: Move) -> float:
    """Where a hero comes to stand."""
    hero = acting(s)
    if hero < 0:
        return 0.0
    look = Outlook(s, hero)
    square = square_of(s, move.args[0])
    return look.position(square) + look.struck_from(square)


def acting(s: Alliance) -> int:
    """The hero that is doing something."""
    for frame in s.frames[::-1]:
        hero: int = frame.actor if isinstance(frame, Resolve) else getattr(frame, "hero", -1)
        if hero >= 0:
            return hero if is_hero(hero) else -1
    return -1


def reaction(s: Alliance, window: Attacked, move: Move) -> float:
    """A reaction, if it spares wounds."""
    strikes = [frame for frame in s.frames if isinstance(frame, AttackFrame)]
    if not move.args or not strikes:
        return 0.0
    blow = strikes[-1].as_blow()
    if is_defeated(s, blow.target):
        return -REACTED
    dealt = damage(s, blow)
    spared = protection(move.args[0])
    saved = toll(s, blow.target, dealt) - toll(s, blow.target, dealt - spared)
    return saved - REACTED if window.hero == blow.target else saved / 2 - REACTED


def protection(card: int) -> int:
    """How many wounds a reaction spares at most."""
    return own_bonus(card, w.Stat.DODGE) + own_bonus(card, w.Stat.ARMOR) or round(card_merit(card))
