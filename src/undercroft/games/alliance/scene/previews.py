"""Previews: what a move will do as far as that is known; of an attack every term of its sum."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from undercroft.crawl.effects import ChooseOne, Resolve
from undercroft.games.alliance import notation as w
from undercroft.games.alliance.combat.attack import AttackFrame, thorns_of
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    basic_attack,
    damage,
    dealt_by,
    sums_of,
)
from undercroft.games.alliance.combat.reactions import Attacked, concerned
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import DIE
from undercroft.games.alliance.effects.attacks import attack_reach, base_targets, pet_targets
from undercroft.games.alliance.effects.vocabulary import BaseAttack, PetAttack
from undercroft.games.alliance.map.figures import health, is_hero, monster
from undercroft.games.alliance.map.movement import path_to
from undercroft.games.alliance.phases.enemy_plans import blow_at
from undercroft.games.alliance.phases.enemy_turns import EnemyTurn
from undercroft.games.alliance.phases.experience import shares
from undercroft.games.alliance.phases.hero_turn import Turn, square_of, turn_of
from undercroft.games.alliance.phases.monsters import LOOKING, UNDECIDED, MonsterTurn
from undercroft.games.alliance.scene.decision import label
from undercroft.games.alliance.scene.overlays import name
from undercroft.games.alliance.scene.prospects import attempt_odds, ghost
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Fate, Preview
from undercroft.kernel.state import State


def preview(view: State, move: Move) -> Preview:
    """What a move will do: of an attack every term with its source, and what is still open."""
    assert isinstance(view, Alliance)
    top = view.frames[-1]
    if isinstance(top, MonsterTurn):
        return of_monster(view, top, move)
    if isinstance(top, Attacked):
        return of_window(view, move)
    if len(view.frames) > 1 and isinstance(view.frames[-2], EnemyTurn):
        return of_enemy(view, view.frames[-2], move)
    blow = blow_of_hero(view, top, move)
    return plain(view, move) if blow is None else of_attack(view, move.seat, blow)


def plain(s: Alliance, move: Move) -> Preview:
    """A move of which there is nothing more to say than its words."""
    odds, room = attempt_odds(s, move), ghost(s, move)
    return Preview(text=label(s, move), path=tuple(way(s, move)), odds=odds, ghost=room)


def way(s: Alliance, move: Move) -> list[str]:
    """The spaces of a hero's move, from the one it stands on."""
    top = s.frames[-1]
    if not isinstance(top, Turn) or move.verb is not w.MOVE:
        return []
    squares = path_to(s, top.hero, top.points(s), square_of(s, move.args[0]))
    return [name(s, p) for p in (s.spot[top.hero], *squares)]


def of_window(s: Alliance, move: Move) -> Preview:
    """What comes of an attack to which nobody reacts any more."""
    strike = [frame for frame in s.frames if isinstance(frame, AttackFrame)][-1]
    if move.verb is not w.NOTATION.passes:
        return plain(s, move)
    return replace(of_attack(s, strike.who, strike.as_blow()), odds=(), open=())


def of_attack(s: Alliance, who: int, blow: AttackSpec) -> Preview:
    """The sum of an attack, as the log will tell it if nobody reacts and no die helps."""
    sums, odds = sums_of(s, blow), odds_of(s, blow)
    answered = is_hero(blow.target) and bool(concerned(s, who, blow.target))
    return Preview(
        text=dealt_words(dealt_by(s, blow.target, sums)),
        terms=sums.terms(),
        odds=odds,
        open=(*(("reactions",) if answered else ()), *(("die",) if odds else ())),
        things=(s.figure_id(blow.target),),
        fates=fates(s, who, blow, dealt_by(s, blow.target, sums)),
    )


def fates(s: Alliance, who: int, blow: AttackSpec, dealt: int) -> tuple[Fate, ...]:
    """What an attack leaves of its target, what a fall pays, and what comes back. [AC-19]"""
    if not dealt:
        return ()
    left, hurt = health_left(s, blow.target), thorns_of(s, blow)
    falls = dealt >= left
    pays = reward_words(s, who, blow, dealt) if falls and not is_hero(blow.target) else ""
    target = Fate(
        figure=s.figure_id(blow.target), before=left, after=max(0, left - dealt), gain=pays
    )
    if not hurt:
        return (target,)
    own = health_left(s, blow.attacker)
    back = Fate(figure=s.figure_id(blow.attacker), before=own, after=max(0, own - hurt))
    return (target, back)


def reward_words(s: Alliance, who: int, blow: AttackSpec, dealt: int) -> str:
    """What the fall of a monster pays to who strikes the last blow. [DA-BAT-12]"""
    if not is_hero(blow.attacker):
        return ""
    markers = (*s.wounds[blow.target], *(who,) * dealt)
    paid = dict(shares(markers, monster(s, blow.target).rewards)).get(who, 0)
    return f"+{paid} XP" if paid else ""


def health_left(s: Alliance, figure: int) -> int:
    """How much health a figure has left."""
    return max(0, health(s, figure) - len(s.wounds[figure]))


def odds_of(s: Alliance, blow: AttackSpec) -> tuple[tuple[str, int, int], ...]:
    """How likely each damage is where a monster rolls for its strength. [AC-44]"""
    if is_hero(blow.attacker) or not monster(s, blow.attacker).power.spark:
        return ()
    spark = monster(s, blow.attacker).power.spark
    counts = Counter(damage(s, blow._replace(spark=spark[face])) for face in DIE)
    return tuple((dealt_words(dealt), counts[dealt], len(DIE)) for dealt in sorted(counts))


def dealt_words(dealt: int) -> str:
    """Damage in words."""
    return f"{dealt} damage" if dealt else "a miss"


# ---- heroes --------------------------------------------------------------------------------------


def blow_of_hero(s: Alliance, top: Frame[Any], move: Move) -> AttackSpec | None:
    """The attack that a move of a hero's player makes at once, if it makes one."""
    if isinstance(top, Turn):
        if move.verb is w.ATTACK:
            return basic_attack(s, top.hero, move.args[0])
        is_card = move.verb in (w.PLAY, w.USE_UP)
        return blow_of_card(s, LIBRARY.root(_name(move))) if is_card else None
    asker = s.frames[-2] if isinstance(top, Choose) else None
    if isinstance(asker, Resolve) and is_hero(asker.actor):
        return blow_of_answer(s, asker, move)
    return None


def _name(move: Move) -> str:
    return move.verb.args[0].text(move.arg)


def blow_of_card(s: Alliance, node: int) -> AttackSpec | None:
    """The attack of a card that has one target only."""
    effect, turn = LIBRARY.effects[node], turn_of(s)
    targets: list[int] = []
    if isinstance(effect, BaseAttack):
        targets = base_targets(s, turn, attack_reach(s, turn.hero, effect))
    elif isinstance(effect, PetAttack):
        targets = pet_targets(s, turn, effect.steps)
    return blow_with(s, node, targets[0]) if len(targets) == 1 else None


def blow_of_answer(s: Alliance, asker: Resolve, move: Move) -> AttackSpec | None:
    """The attack of a card whose target, or whose use as an attack, is chosen."""
    if isinstance(LIBRARY.effects[asker.node], ChooseOne):
        return blow_of_card(s, LIBRARY.parts[asker.node]["options"][move.args[0] - 1])
    return blow_with(s, asker.node, move.args[0])


def blow_with(s: Alliance, node: int, target: int) -> AttackSpec | None:
    """The attack with a card's base."""
    effect, hero = LIBRARY.effects[node], turn_of(s).hero
    if isinstance(effect, BaseAttack):
        return AttackSpec(hero, target, effect.kind, effect.strength, node=node)
    if isinstance(effect, PetAttack):
        return AttackSpec(hero, target, AttackKind.MELEE, effect.strength, pet=True, node=node)
    return None


# ---- monsters ------------------------------------------------------------------------------------


def of_monster(s: Alliance, turn: MonsterTurn, move: Move) -> Preview:
    """The attack of a monster, from where it will stand, if nothing else is to be chosen."""
    if turn.stage == LOOKING:
        blow = turn.blow(s, turn.target) if turn.target >= 0 else None
        return plain(s, move) if blow is None else of_attack(s, turn.who, blow)
    after = turn.copy()
    assert isinstance(after, MonsterTurn)
    after.settle(square_of(s, move.args[0]) if move.verb is w.GO else move.args[0])
    return after_choosing(s, after) or plain(s, move)


def after_choosing(s: Alliance, turn: MonsterTurn) -> Preview | None:
    """What follows if only one plan is left, and it attacks."""
    plans = turn.plans(s)
    while turn.through == UNDECIDED and len(set(turn.options(plans))) == 1:
        turn.settle(turn.options(plans)[0])
        plans = turn.narrowed(s, plans)
    if turn.through == UNDECIDED or turn.target < 0:
        return None
    plan = next(plan for plan in plans if plan.through == turn.through)
    turn.spent = plan.cost
    here = s.spot
    s.stand(turn.figure, plan.square)
    preview = of_attack(s, turn.who, turn.blow(s, turn.target))
    s.spot = here
    return preview


# ---- final enemies -------------------------------------------------------------------------------


def of_enemy(s: Alliance, turn: EnemyTurn, move: Move) -> Preview:
    """The attack of a final enemy from the place that is chosen for it. [AC-52]"""
    if move.verb is not w.GO or turn.target < 0:
        return plain(s, move)
    here = s.spot
    s.stand(turn.figure, square_of(s, move.args[0]))
    preview = of_attack(s, turn.who, blow_at(s, turn.figure, turn.target))
    s.spot = here
    return preview
