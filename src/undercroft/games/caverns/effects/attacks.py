"""Attacks, what raises them, and what reacts to them."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import CORE, Actor, Each, May, Resolve
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.caverns.actions.cards import spend_attack
from undercroft.games.caverns.combat.attack import PRINTED, AttackFrame
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.combat.damage import BY_CARD, Harm
from undercroft.games.caverns.combat.modifiers import changes, hold_true
from undercroft.games.caverns.combat.reactions import Throw, use
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY, USED, below
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.feasible import at_wills, puppets, victims
from undercroft.games.caverns.effects.targets import BRAVE, RULES, outstanding
from undercroft.games.caverns.effects.vocabulary.terms import Deflection
from undercroft.games.caverns.map.distances import sees
from undercroft.games.caverns.map.figures import is_hero, is_prop, is_standing
from undercroft.games.caverns.notation import card_at
from undercroft.games.caverns.phases.activation import tactics_of
from undercroft.games.caverns.phases.choices import InOrder, Pick, Tie, forgo, inner, question
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.scene.prompts import name_at
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.choices import Choose, ChooseSet

SPARING, LINED_UP, STRIKING = -8, -9, -10
"""How far an attack is: which objects are spared, in which order all are struck, the rolls."""


@RULES.resolves(w.Attack)
def attack(s: Caverns, at: Resolve, effect: w.Attack) -> None:
    """All targets are named, then each is rolled against; downed heroes are none. [CV-ATK-03]

    [CV-MON-23] [CV-ENC-07]
    """
    if at.step == 0:
        at.happened = 0
        at.targets = tuple([f for f in at.targets if is_standing(s, f) and is_open(s, at, f)])
        if spares_objects(s, at, effect):
            return
    elif at.kept[:1] == (SPARING,):
        at.targets, at.kept = (*at.kept[1:], *at.targets), ()
    elif at.kept == (STRIKING,):
        at.happened = at.told
        return
    if at.kept == (LINED_UP,) or not line_up(s, at):
        strike_all(s, at)


def asks(at: Resolve, what: str) -> str:
    """A question in the name of the card that asks it."""
    return f"{name_at(at.node)}: {what}?"


def is_open(s: Caverns, at: Resolve, figure: int) -> bool:
    """Whether nothing shields a figure from an attack, or an event strikes wherever it is."""
    return is_encounter(at.node) or sees(s, at.actor, figure)


def line_up(s: Any, at: Resolve) -> bool:
    """Whether somebody says in which order several are attacked. [CV-MON-24] [CV-TURN-04]"""
    if len(at.targets) < 2:
        return False
    at.kept = (LINED_UP,)
    s.push(
        InOrder(s.EFFECTS.orderer(s, at), "target", at.targets, asks(at, "who is attacked next"))
    )
    return True


def strike_all(s: Caverns, at: Resolve) -> None:
    """The rolls begin, if there is anybody to roll and to be rolled against."""
    at.kept = (STRIKING,)
    by = NO_FIGURE if is_encounter(at.node) else at.actor
    if at.targets and (by == NO_FIGURE or is_standing(s, by)):
        s.attacks_made += int(by == s.active)
        strike = AttackFrame(at.node, at.actor, by, at.targets)
        acting = inner(s, Actions)
        strike.second = acting.second if acting is not None and acting.who == by else 0
        s.push(strike)


def spares_objects(s: Caverns, at: Resolve, effect: w.Attack) -> bool:
    """Whether a hero who strikes all of a tile is asked which objects he strikes. [CV-OBJ-04]"""
    objects = tuple([f for f in at.targets if is_prop(f)])
    others = tuple([f for f in at.targets if not is_prop(f)])
    if not objects or not others or not isinstance(effect.on, Each):
        return False
    at.kept = (SPARING, *others)
    words = asks(at, "which objects do you strike too")
    s.push(ChooseSet(at.actor, "target", objects, words, 0, len(objects)))
    return True


@RULES.resolves(w.Chain)
def chain(s: Caverns, at: Resolve, effect: w.Chain) -> None:
    """From one to the next, never to one twice, as long as it hits."""
    if at.step == 0:
        at.kept = at.targets[:1]
        at.begin(s, at.part(s, "do"), it=at.kept[-1])
    elif at.step % 2 and at.told:
        seen = s.EFFECTS.context(at.actor, at.kept[-1], 0, at.node)
        members = s.EFFECTS.members(s, seen, effect.onward.of, effect.onward.where)
        left = tuple([f for f in members if f not in at.kept])
        if near := outstanding(s, seen, effect.onward, left):
            s.push(Tie(s.active, "target", near, asks(at, "to whom does it leap")))
    elif at.step % 2 == 0:
        at.kept = (*at.kept, at.told)
        at.begin(s, at.part(s, "do"), it=at.told)


@RULES.resolves(w.Puppet)
def puppet(s: Caverns, at: Resolve, effect: w.Puppet) -> None:
    """Somebody attacks another with an attack of its own, whatever its reach. [CV-ATK-13]

    [CV-A-59]
    """
    if at.step == 0:
        candidates = puppets(s, at, effect)
        at.happened = int(bool(candidates))
        if candidates:
            s.push(question(s, at.actor, "target", candidates, asks(at, "who is made to attack")))
    elif at.step == 1 and at.happened:
        at.kept = (at.told,)
        candidates = victims(s, at, effect, at.told)
        s.push(question(s, at.actor, "target", candidates, asks(at, "who is attacked")))
    elif at.step == 2:
        at.kept = (*at.kept, at.told)
        cards = tuple(refs.card(CARD_OF[node]) for node in own_attacks(s, at.kept[0]))
        s.push(question(s, at.kept[0], "pick", cards, asks(at, "with which attack")))
    elif at.step == 3:
        s.push(borrowed(s, at, effect))
    else:
        at.happened = at.told


def borrowed(s: Caverns, at: Resolve, effect: w.Puppet) -> AttackFrame:
    """The attack of a puppet, with the card that was picked for it."""
    strikes = lent(s, at, effect, *at.kept)
    return next(strike for strike in strikes if refs.card(CARD_OF[strike.node]) == at.told)


def lent(
    s: Caverns, at: Resolve, effect: w.Puppet, attacker: int, victim: int
) -> list[AttackFrame]:
    """The attacks that a puppet could make on somebody."""
    strikes = [AttackFrame(n, attacker, attacker, (victim,)) for n in own_attacks(s, attacker)]
    for strike in strikes:
        strike.plus_all = s.EFFECTS.amount(s, at, effect.bonus)
        strike.fixed = 1 if is_hero(attacker) else PRINTED
    return strikes


def own_attacks(s: Caverns, figure: int) -> list[int]:
    """A hero's At-Wills; the best attack of a monster or villain."""
    if is_hero(figure):
        cards = [c for c in s.up[figure] if getattr(card_at(c), "type", None) == 0]
        return [attack_in(LIBRARY.root(card_at(card).id)) for card in cards]
    attacks = [n for n in below(LIBRARY.root(tactics_of(s, figure))) if is_attack(n)]
    return sorted(attacks, key=strength)[-1:]


def is_attack(node: int) -> bool:
    """Whether a node is an attack."""
    return isinstance(LIBRARY.effects[node], w.Attack)


def attack_in(root: int) -> int:
    """The first attack of an effect."""
    return next(node for node in below(root) if is_attack(node))


def strength(node: int) -> tuple[int, int]:
    """What attacks are compared by: the bonus, then the damage."""
    effect: Any = LIBRARY.effects[node]
    return effect.bonus.value, effect.damage.value


@RULES.resolves(w.Strike)
def strike_now(s: Caverns, at: Resolve, effect: w.Strike) -> None:
    """The actor makes one At-Will attack now. [CV-HERO-05]"""
    if at.step == 0:
        cards = at_wills(s, at.actor)
        at.happened = int(bool(cards))
        if cards:
            values = tuple(refs.card(card) for card in cards)
            s.push(Pick(at.actor, "pick", values, asks(at, "with which At-Will")))
    elif at.step == 1 and at.told:
        card = refs.card_of(at.told)
        turn = inner(s, Actions)
        if effect.as_attack and turn is not None:
            spend_attack(turn, card)
        use(s, at.actor, card)


@RULES.resolves(w.Bonus)
def bonus(s: Caverns, at: Resolve, effect: w.Bonus) -> None:
    """A stat changes; what is chosen or works once is fixed, the rest read later."""
    until = s.EFFECTS.until(s, at, effect.lasting)
    if isinstance(effect.on, Actor | Each) and until.moment != USED:
        hold_true(s, at.node, effect, at.actor, until)
        return
    for figure in at.targets or s.EFFECTS.targets_of(s, at, effect.on):
        owner = figure if until.moment == USED else until.owner
        for stat, amount, stacking, group in changes(effect):
            end = Until(until.moment, owner, until.round)
            made = Modifier(stat, amount, CARD_OF[at.node], figure, stacking, group, end)
            s.modifiers = (*s.modifiers, made)


@RULES.resolves(w.Hold)
def hold(s: Caverns, at: Resolve, effect: w.Hold) -> None:
    """A stat counts from a number, or never falls under it."""
    hold_true(s, at.node, effect, at.actor, Until(owner=at.actor))


@RULES.resolves(w.Use)
def using(s: Caverns, at: Resolve, effect: w.Use) -> None:
    """Nothing comes of a card by itself: who uses it begins what it does (reacting.use)."""
    at.happened = 0


@RULES.resolves(May)
def may(s: Caverns, at: Resolve, effect: May) -> None:
    """Asked first; what waited for its moment and is not wanted can still work later."""
    CORE.resolvers[May](s, at, effect)
    if at.step == 1 and not at.told and LIBRARY.parts[at.node - 1].get("do") == (at.node,):
        forgo(s, at.node - 1)


@RULES.resolves(w.Trap)
def trap(s: Caverns, at: Resolve, effect: w.Trap) -> None:
    """What the trap does when it is activated."""
    if at.step == 0:
        at.begin(s, at.part(s, "do"))


# ---- in reaction to a roll -----------------------------------------------------------------------


@RULES.resolves(w.Boost)
def boost(s: Caverns, at: Resolve, effect: w.Boost) -> None:
    """A number of the attack that is going on rises."""
    strike = inner(s, AttackFrame)
    if strike is None:
        return
    more = [0, 0, 0]
    more[effect.part] = s.EFFECTS.amount(s, at, effect.amount)
    strike.boost(*more)


@RULES.resolves(w.Reroll)
def reroll(s: Caverns, at: Resolve, effect: w.Reroll) -> None:
    """The die that has been rolled is rolled again."""
    throws = [frame for frame in s.frames if isinstance(frame, Throw | AttackFrame)]
    if throws and isinstance(throws[-1], Throw):
        throws[-1].again()
    elif throws and isinstance(throws[-1], AttackFrame):
        throws[-1].roll_again()


@RULES.resolves(w.Deflect)
def deflect(s: Caverns, at: Resolve, effect: w.Deflect) -> None:
    """The hit misses, or is compared with the actor's AC instead. [CV-ATK-07]"""
    strike = inner(s, AttackFrame)
    if strike is not None and at.step == 0:
        strike.deflect(s, NO_FIGURE if effect.to == Deflection.MISS else at.actor)


@RULES.resolves(w.Reduce)
def reduce(s: Caverns, at: Resolve, effect: w.Reduce) -> None:
    """The damage that is about to be dealt is less. [CV-ATK-06]"""
    harm = inner(s, Harm)
    if harm is not None:
        harm.amount = max(0, harm.amount - s.EFFECTS.amount(s, at, effect.amount))


@RULES.resolves(w.Endure)
def endure(s: Caverns, at: Resolve, effect: w.Endure) -> None:
    """The actor does not fall but has so many HP."""
    harm = inner(s, Harm)
    if harm is not None:
        harm.endured = effect.hp


@RULES.resolves(w.Brave)
def brave(s: Caverns, at: Resolve, effect: w.Brave) -> None:
    """The actor takes as much damage as the player says, not the last HP."""
    if at.step == 0:
        most = min(effect.most, s.hp[at.actor] - 1)
        words = asks(at, "how much damage do you take")
        s.push(Choose(at.actor, "choose", tuple(range(most + 1)), words))
    elif at.step == 1:
        at.kept = (BRAVE, at.told)
        s.push(Harm(at.actor, at.told, NO_FIGURE, BY_CARD))
    elif at.step == 2:
        at.begin(s, at.part(s, "then"))
    else:
        at.happened = at.told
