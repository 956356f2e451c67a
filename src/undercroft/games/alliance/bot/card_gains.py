"""What an effect would bring a hero now: one sum for every word a card can be made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.crawl.effects import (
    Actor,
    As,
    ChooseOne,
    Each,
    Effect,
    ForEach,
    If,
    It,
    May,
    Nothing,
    Number,
    Pay,
    Seq,
    Targets,
    When,
)
from undercroft.games.alliance.bot.attack_values import (
    clear_hit,
    is_friend,
    menace,
    relief,
    strike,
    toll,
)
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.combat.bonus_conditions import is_behind
from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.combat.numbers import AttackSpec, damage, obstruction_terms
from undercroft.games.alliance.content.schema import AttackKind, ChallengeSort
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.attacks import attack_reach, base_targets, pet_targets
from undercroft.games.alliance.map.figures import (
    is_hero,
    monster,
    room,
    standing_heroes,
)
from undercroft.games.alliance.map.tokens import kind_of, spot_of
from undercroft.games.alliance.notation import HANDS
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.state import Alliance

NOT_NOW: Final = -1.0
EFFORT: Final = 0.04
"""What playing a card costs: it may be of more use later."""

DRAWN: Final = 0.14
DEFT: Final = 0.12
FREEDOM: Final = 0.1
ALLY_ATTACK: Final = 0.2
ROOTED: Final = 0.3
SPENT: Final = 0.12
NOTHING: Final = Nothing()
KINDS: Final = {w.Stat.MELEE: AttackKind.MELEE, w.Stat.RANGED: AttackKind.RANGED}


class Gains:
    """The worth of effects for the active hero of a turn, which is about to attack or to move."""

    def __init__(self, look: Outlook, turn: Turn, *, fights: bool, node: int = 0) -> None:
        self.look: Final = look
        self.s: Final[Alliance] = look.s
        self.turn: Final = turn
        self.fights: Final = fights
        self.node: Final = node

    def of(self, effect: Effect, it: int = -1) -> float:
        """What an effect brings; `it` is who the effect around it is about."""
        match effect:
            case Seq(steps):
                return together([self.of(step, it) for step in steps])
            case ChooseOne(options):
                return max(self.of(option, it) for option in options)
            case ForEach(on, do) | As(on, do):
                return self.best(on, it, lambda f: self.of(do, f))
            case May(do):
                return max(0.0, self.of(do, it))
            case Pay(w.SpendSpeed(n), then):
                return self.of(then, it) - SPENT * n
            case If(_, then, otherwise):
                return (self.of(then, it) + self.of(otherwise, it)) / 2
            case When(w.Once(), do):
                return self.of(do, it)
            case When(_, do):
                return 0.4 * max(0.0, self.of(do, it)) if self.fights else 0.0
            case w.React():
                return NOT_NOW
        return self.of_act(effect, it)

    def of_act(self, effect: Effect, it: int) -> float:
        """What is done to somebody, or with the hand."""
        match effect:
            case w.BaseAttack():
                return self.own_attack(effect)
            case w.PetAttack(strength, steps):
                return self.pet(strength, steps)
            case w.Bonus():
                return self.best(effect.on, it, lambda f: self.bonus(effect, f))
            case w.Draw(Number(n)):
                return DRAWN * n
            case w.Recover(Number(n)):
                return (DRAWN + 0.05) * n
            case w.GainXp(Number(n)):
                return float(n)
            case w.Allow(extra, times):
                return self.allowed(extra) * times
            case w.Scout():
                return 0.05
            case w.Teleport():
                return 0.1
        on = getattr(effect, "on", None)
        return self.best(on, it, lambda f: self.done_to(effect, f)) if on is not None else 0.0

    def best(self, on: Targets, it: int, worth: Callable[[int], float]) -> float:
        """The best of those who can be meant, or all of them together."""
        figures = self.meant(on, it)
        worths = [worth(f) for f in figures]
        return sum(worths) if isinstance(on, Each) else max(worths, default=NOT_NOW)

    def meant(self, on: Targets, it: int) -> tuple[int, ...]:
        """Who is meant, as far as that can be said now."""
        if isinstance(on, Actor):
            return (self.look.hero,)
        if isinstance(on, It | w.Foe):
            return (it,) if it >= 0 else tuple(self.look.strikes_from(self.look.here))[:1]
        context = self.s.EFFECTS.context(self.look.hero, it, node=self.node)
        return self.s.EFFECTS.targets_of(self.s, context, on)

    # ---- attacks -------------------------------------------------------------------------------

    def own_attack(self, effect: w.BaseAttack) -> float:
        """What an attack with a card's base is worth, beyond the attack it replaces."""
        if not self.fights:
            return NOT_NOW
        targets = base_targets(self.s, self.turn, attack_reach(self.s, self.look.hero, effect))
        blows = [AttackSpec(self.look.hero, t, effect.kind, effect.strength) for t in targets]
        worths = [self.struck(blow) for blow in blows]
        follows = 0.3 * (effect.hit != NOTHING) if worths else 0.0
        return max(worths, default=NOT_NOW) + follows - self.printed_attack()

    def printed_attack(self) -> float:
        """What the printed attack is worth from here."""
        weapon = self.look.weapons[0]
        targets = base_targets(self.s, self.turn, weapon.reach)
        return max([self.struck(self.look.blow(weapon, t)) for t in targets], default=0.0)

    def struck(self, blow: AttackSpec) -> float:
        """What a blow is worth as it is."""
        return strike(self.s, self.look.seat, blow.target, damage(self.s, blow))

    def pet(self, strength: int, steps: int) -> float:
        """A pet's attack costs nothing but the rest of the move."""
        if not self.fights:
            return NOT_NOW
        targets = pet_targets(self.s, self.turn, steps)
        blows = [
            AttackSpec(self.look.hero, t, AttackKind.MELEE, strength, pet=True) for t in targets
        ]
        return max([self.struck(blow) for blow in blows], default=NOT_NOW)

    # ---- bonuses -------------------------------------------------------------------------------

    def bonus(self, effect: w.Bonus, figure: int) -> float:
        """What a bonus is worth to somebody."""
        n = effect.amount.value if isinstance(effect.amount, Number) else 1
        if not is_hero(figure) or not is_friend(self.s, self.look.seat, figure):
            return self.hindered(effect.stat, n, figure)
        if effect.stat in (w.Stat.ATTACK, w.Stat.MELEE, w.Stat.RANGED, w.Stat.PET):
            return self.sharpened(effect, n, figure)
        if effect.stat in (w.Stat.ARMOR, w.Stat.DODGE):
            return self.guarded(n, figure)
        if effect.stat == w.Stat.SPEED:
            return self.faster(n)
        return self.deft(n) if effect.stat == w.Stat.DIE else 0.05 * n

    def sharpened(self, effect: w.Bonus, n: int, figure: int) -> float:
        """More attack: what it adds to the blow that is about to fall."""
        if figure != self.look.hero:
            return ALLY_ATTACK * n * self.s.ready[figure]
        if not self.fights or effect.stat == w.Stat.PET:
            return NOT_NOW
        blow = self.next_blow()
        if blow is None or KINDS.get(effect.stat, blow.kind) != blow.kind:
            return -EFFORT
        behind = is_behind(self.s, blow.attacker, blow.target)
        return self.stronger(n) if behind or not isinstance(effect.provided, w.Behind) else 0.0

    def next_blow(self) -> AttackSpec | None:
        """The best attack from here, with whatever weapon."""
        blows = [
            self.look.blow(weapon, target)
            for weapon in self.look.weapons
            for target in base_targets(self.s, self.turn, weapon.reach)
        ]
        return max(blows, key=self.struck, default=None)

    def stronger(self, n: int) -> float:
        """What more strength is worth in the next blow."""
        blow = self.next_blow()
        if blow is None:
            return -EFFORT
        seat, dealt = self.look.seat, clear_hit(self.s, blow) - self.in_the_way(blow)
        before = strike(self.s, seat, blow.target, dealt)
        return strike(self.s, seat, blow.target, dealt + n) - before

    def in_the_way(self, blow: AttackSpec) -> int:
        """How much of a blow others take up who stand between."""
        return sum(term.amount for term in obstruction_terms(self.s, blow))

    def guarded(self, n: int, figure: int) -> float:
        """More defence: what it takes from the blows that may come."""
        if figure == self.look.hero and not self.fights:
            return -EFFORT
        look = self.look if figure == self.look.hero else Outlook(self.s, figure)
        coming = look.coming(look.here)
        saved = [
            t.odds * (toll(self.s, figure, t.wounds) - toll(self.s, figure, t.wounds - n))
            for t in coming
        ]
        return sum(saved)

    def hindered(self, stat: w.Stat, n: int, figure: int) -> float:
        """A monster or rival that is weaker for the round."""
        if stat == w.Stat.ATTACK:
            return 0.06 * -n * self.s.ready[figure]
        return 0.12 * -n if stat in (w.Stat.ARMOR, w.Stat.DODGE) and self.fights else 0.0

    def faster(self, n: int) -> float:
        """More Speed: what a longer move is worth."""
        if not self.turn.is_moving() or self.fights:
            return NOT_NOW
        return self.look.longer_move(self.turn.points(self.s), n, attacks=not self.is_peaceful())

    def is_peaceful(self) -> bool:
        """Whether the hero makes no attacks this round."""
        return bool(self.s.peaceful[self.look.hero])

    def deft(self, n: int) -> float:
        """A better chance with locks, if there is one at hand."""
        return DEFT * n if self.turn.is_moving() and self.is_near_lock() else -EFFORT

    def is_near_lock(self) -> bool:
        """Whether a locked chest is in the room."""
        s = self.s
        here, rooms = room(s, self.look.hero), s.walls.board.grid.cell_of
        tokens = [token for token in s.tokens().open if rooms[spot_of(s, token)] == here]
        return any(kind_of(s, token).sort == ChallengeSort.LOCKED for token in tokens)

    def allowed(self, extra: w.Extra) -> float:
        """What an extra attack, card or move is worth that a card allows."""
        if extra == w.Extra.ATTACK:
            worths = sorted(self.look.strikes_from(self.look.here).values())
            return worths[-2] if self.fights and len(worths) > 1 else NOT_NOW
        if extra == w.Extra.CARD:
            return 0.06 if len(self.s.zones[HANDS + self.look.seat]) > 3 else -EFFORT
        return -EFFORT

    # ---- what is done to figures ---------------------------------------------------------------

    def done_to(self, effect: Effect, figure: int) -> float:
        """What an effect is worth when it is done to somebody."""
        if figure < 0 or figure >= len(self.s.kind):
            return 0.0
        return (
            self.done_to_hero(effect, figure)
            if is_hero(figure)
            else self.done_to_monster(effect, figure)
        )

    def done_to_hero(self, effect: Effect, hero: int) -> float:
        """Healing and protection are good for own heroes, the rest is not."""
        s, own = self.s, 1.0 if is_friend(self.s, self.look.seat, hero) else -0.35
        match effect:
            case w.Heal(Number(n)):
                return own * relief(s, hero, n)
            case w.Cure():
                return own * 0.25 * min(1, s.wounds[hero].count(POISON))
            case w.Damage(Number(n)) | w.Poison(Number(n)):
                return -own * toll(s, hero, n)
            case w.LimitDamage():
                return own * self.guarded(2, hero)
            case w.Grant(boon):
                return self.granted(boon) if hero == self.look.hero else FREEDOM
            case w.Pierce():
                return 0.15 if self.fights else NOT_NOW
            case w.Ready():
                return own * (0.0 if s.ready[hero] else 1.0)
            case w.Exhaust():
                return -own * s.ready[hero]
            case w.Root():
                return -own * ROOTED * s.ready[hero]
        return 0.0

    def granted(self, boon: w.Boon) -> float:
        """A permission, if there is use for it."""
        if boon == w.Boon.HIDE:
            return 0.7 * self.look.danger(self.look.here) if not self.fights else NOT_NOW
        if boon in (w.Boon.LEAVE_FREELY, w.Boon.PASS_ENEMIES) and self.turn.is_moving():
            near = [f for f in self.look.prey if self.away(f) == 1]
            return FREEDOM if near and not self.fights else 0.0
        return 2 * DEFT if self.turn.is_moving() and self.is_near_lock() else 0.0

    def away(self, figure: int) -> int:
        """How far somebody is."""
        return self.s.walls.board.grid.distance(self.look.here, self.s.spot[figure])

    def done_to_monster(self, effect: Effect, figure: int) -> float:
        """What hurts a monster or holds it is good."""
        s = self.s
        match effect:
            case w.Damage(Number(n)) | w.Poison(Number(n)):
                return strike(s, self.look.seat, figure, n)
            case w.Exhaust():
                return self.held(figure) if s.ready[figure] else -EFFORT
            case w.Root():
                return 0.4 * self.held(figure) if s.ready[figure] else -EFFORT
            case w.Push() | w.Pull() | w.Swap():
                return 0.05 if self.away(figure) == 1 else -EFFORT
        return 0.0

    def held(self, figure: int) -> float:
        """What it is worth that a monster does not act: the worst it could do, and how likely."""
        seat = self.look.seat
        own = [h for h in standing_heroes(self.s) if is_friend(self.s, seat, h)]
        worst = max([toll(self.s, h, menace(self.s, figure, h)) for h in own], default=0.0)
        near = any(self.nears(figure, h) for h in own)
        return 0.5 * worst if near else 0.0

    def nears(self, figure: int, hero: int) -> bool:
        """Whether a monster could come to a hero now, walls apart."""
        grid = self.s.walls.board.grid
        away = grid.distance(self.s.spot[figure], self.s.spot[hero])
        return away <= monster(self.s, figure).speed + 1


def together(parts: list[float]) -> float:
    """What several things bring at once: what is of no use now does not spoil the others."""
    useful = [part for part in parts if part > 0]
    return sum(useful) if useful else max(parts)
