"""What the words of Alliance do: wounds, places, readiness, cards, experience, bonuses."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.crawl.modifiers import WORST, Modifier, Until
from undercroft.games.alliance.actions.rest import Mend
from undercroft.games.alliance.actions.upgrade import DRAFTED
from undercroft.games.alliance.combat.damage import cure, wound_all
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.push_pull import AWAY, NEARER, Shove, is_steadfast
from undercroft.games.alliance.content.plurals import which
from undercroft.games.alliance.content.stat_ids import (
    ALL_OF_IT,
    BY_TRAP,
    DAMAGE_LIMIT,
    FIRST_BOON,
    FIRST_EXTRA,
    FIRST_PIERCE,
    LIBRARY,
    ROOTED,
)
from undercroft.games.alliance.content.tables import ROOM_CARD_NAMES
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.targets import RULES
from undercroft.games.alliance.map.figures import is_final, is_hero, seat_of
from undercroft.games.alliance.map.movement import put
from undercroft.games.alliance.map.step_budget import active_seat
from undercroft.games.alliance.notation import DISCARD, DISCARDS, HANDS, NO_FIGURE, NOTATION
from undercroft.games.alliance.phases.experience import gain, spend
from undercroft.games.alliance.phases.hands import DiscardCards, DrawSome
from undercroft.games.alliance.phases.hero_turn import Turn, square_of, turn_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Pluck
from undercroft.kernel.choices import ChooseCards
from undercroft.kernel.events import Said


def source(at: Resolve) -> int:
    """The card that a node belongs to, or a trap."""
    return NOTATION.cards.ids.get(LIBRARY.card_of(at.node), BY_TRAP)


def credit(at: Resolve) -> int:
    """Whose doing damage is: nobody's if a trap or a monster deals it. [DA-BAT-24] [A-43]"""
    is_trap = source(at) == BY_TRAP or LIBRARY.card_of(at.node) in ROOM_CARD_NAMES.ids
    return NO_FIGURE if is_trap or not is_hero(at.actor) else seat_of(at.actor)


@RULES.resolves(w.SpendSpeed)
def spend_speed(s: Alliance, at: Resolve, effect: w.SpendSpeed) -> None:
    """Speed is spent, which forfeits the second attack. [DA-CARD-25]"""
    turn_of(s).pay(effect.n)


# ---- wounds --------------------------------------------------------------------------------------


@RULES.resolves(w.Damage)
def damage(s: Any, at: Resolve, effect: w.Damage) -> None:
    """Wounds without defence; not an attack. [AC-03]"""
    if at.step == 0:
        amount = s.EFFECTS.amount(s, at, effect.amount)
        wound_all(s, active_seat(s, at.actor), at.targets, amount, by=credit(at))


@RULES.resolves(w.Poison)
def poison(s: Any, at: Resolve, effect: w.Poison) -> None:
    """Poison wounds without defence. [AC-03]"""
    if at.step == 0:
        amount = s.EFFECTS.amount(s, at, effect.amount)
        wound_all(s, active_seat(s, at.actor), at.targets, amount, by=credit(at), poison=True)


@RULES.resolves(w.Heal)
def heal(s: Any, at: Resolve, effect: w.Heal) -> None:
    """Each target loses wounds, of the kinds its owner chooses. [AC-04]"""
    if at.step < len(at.targets):
        figure = at.targets[at.step]
        s.push(Mend(seat_of(figure), figure, s.EFFECTS.amount(s, at, effect.amount)))


@RULES.resolves(w.Cure)
def cure_poison(s: Alliance, at: Resolve, effect: w.Cure) -> None:
    """Poison wounds become plain ones."""
    for figure in at.targets:
        cure(s, figure)


# ---- places --------------------------------------------------------------------------------------


@RULES.resolves(w.Push)
def push(s: Alliance, at: Resolve, effect: w.Push) -> None:
    """Each target is pushed away from the actor. [AC-07]"""
    shove(s, at, effect.spaces, AWAY, at.actor)


@RULES.resolves(w.Pull)
def pull(s: Any, at: Resolve, effect: w.Pull) -> None:
    """Each target is pulled to the actor, or to whom else the card says. [AC-07]"""
    toward = at.actor if effect.toward is None else s.EFFECTS.targets_of(s, at, effect.toward)[0]
    shove(s, at, effect.spaces, NEARER, toward)


def shove(s: Any, at: Resolve, spaces: int, direction: int, other: int) -> None:
    """One target after the other, from somebody or to somebody."""
    if at.step < len(at.targets):
        who = s.EFFECTS.seat(s, other)
        s.push(Shove(who, at.targets[at.step], other, spaces, direction))


@RULES.resolves(w.Swap)
def swap(s: Alliance, at: Resolve, effect: w.Swap) -> None:
    """The actor and its target change places, once; who cannot be moved does not. [AC-08]"""
    for figure in at.targets if at.step == 0 else ():
        if not is_steadfast(s, figure):
            here, there = s.spot[at.actor], s.spot[figure]
            put(s, at.actor, there)
            put(s, figure, here)


@RULES.resolves(w.Teleport)
def teleport(s: Alliance, at: Resolve, effect: w.Teleport) -> None:
    """The actor is put on the space, once. [AC-09]"""
    for space in at.targets if at.step == 0 else ():
        put(s, at.actor, square_of(s, space))


@RULES.resolves(w.Root)
def root(s: Any, at: Resolve, effect: w.Root) -> None:
    """Targets make no steps for a while; a final enemy is not held. [AC-10] [AC-11]"""
    held = tuple([figure for figure in at.targets if not is_final(s, figure)])
    change(s, at, ROOTED, 1, held, s.EFFECTS.until(s, at, effect.lasting))


@RULES.resolves(w.EndMove)
def end_move(s: Alliance, at: Resolve, effect: w.EndMove) -> None:
    """Who is in its turn loses the Speed left in this move, and a second move."""
    for frame in s.frames:
        if isinstance(frame, Turn) and frame.hero == at.actor:
            frame.halted = 1


# ---- turns ---------------------------------------------------------------------------------------


@RULES.resolves(w.Exhaust)
def exhaust(s: Alliance, at: Resolve, effect: w.Exhaust) -> None:
    """Targets do not act any more this round; nothing exhausts a final enemy. [DA-FIN-06]"""
    for figure in at.targets:
        if not is_final(s, figure):
            s.ready[figure] = 0


@RULES.resolves(w.Ready)
def ready(s: Alliance, at: Resolve, effect: w.Ready) -> None:
    """Targets may act, again if they have acted; who acts now may when its turn is over. [AC-38]"""
    for figure in at.targets:
        s.ready[figure] = 1


# ---- cards and experience ------------------------------------------------------------------------


@RULES.resolves(w.Draw)
def draw(s: Any, at: Resolve, effect: w.Draw) -> None:
    """Cards come from the deck, beyond the hand size if need be. [AC-39]"""
    if at.step == 0:
        s.push(DrawSome(seat_of(at.actor), s.EFFECTS.amount(s, at, effect.amount)))


@RULES.resolves(w.Discard)
def discard(s: Any, at: Resolve, effect: w.Discard) -> None:
    """Cards leave the hand, at random or by choice; all of them if there are fewer. [AC-27]"""
    seat = seat_of(at.actor)
    hand, pile = HANDS + seat, DISCARDS + seat
    amount = min(s.EFFECTS.amount(s, at, effect.amount), len(s.zones[hand]) + at.step)
    if effect.by == w.Pick.RANDOM and at.step < amount:
        s.push(Pluck(hand, pile))
    elif effect.by == w.Pick.CHOICE and at.step == 0:
        words = f"{s.EFFECTS.title(at)}: {which(amount, 'card')} do you discard?"
        s.push(DiscardCards(seat, DISCARD.name, hand, pile, least=amount, most=amount, words=words))


@RULES.resolves(w.Recover)
def recover(s: Any, at: Resolve, effect: w.Recover) -> None:
    """Cards return from the discard pile to the hand, at random or by choice."""
    seat = seat_of(at.actor)
    hand, pile = HANDS + seat, DISCARDS + seat
    amount = min(s.EFFECTS.amount(s, at, effect.amount), len(s.zones[pile]) + at.step)
    if effect.by == w.Pick.RANDOM and at.step < amount:
        s.push(Pluck(pile, hand))
    elif effect.by == w.Pick.CHOICE and at.step == 0 and amount:
        words = f"{s.EFFECTS.title(at)}: {which(amount, 'card')} do you take back?"
        s.push(ChooseCards(seat, "recover", pile, hand, least=amount, most=amount, words=words))


@RULES.resolves(w.GainXp)
def gain_xp(s: Any, at: Resolve, effect: w.GainXp) -> None:
    """Experience from the pools. [DA-BAT-14]"""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    gain(s, seat_of(at.actor), amount, face_up=effect.face != w.Face.DOWN)


@RULES.resolves(w.FlipXp)
def flip_xp(s: Any, at: Resolve, effect: w.FlipXp) -> None:
    """Face-up experience is turned face down, as far as there is any."""
    seat = seat_of(at.actor)
    amount = min(s.EFFECTS.amount(s, at, effect.amount), s.xp_up[seat])
    spend(s, seat, amount)
    if s.listening and amount:
        words = f"{NOTATION.seat_name(seat)} turns {amount} XP face down"
        s.emit(Said(text=words, rules=("DA-XP-01",)))


@RULES.resolves(w.OnDraft)
def on_draft(s: Alliance, at: Resolve, effect: w.OnDraft) -> None:
    """What a card gives once, on the day it is drafted. [AC-40]"""
    if at.step == 0 and at.shown == DRAFTED:
        at.begin(s, at.part(s, "do"))


# ---- bonuses -------------------------------------------------------------------------------------


def change(
    s: Alliance,
    at: Resolve,
    measure: int,
    amount: int,
    figures: tuple[int, ...],
    until: Until,
    *,
    test: int = -1,
    stacking: int = 0,
) -> None:
    """Something about figures is changed for a while."""
    for figure in figures:
        made = Modifier(measure, amount, source(at), figure, stacking, until=until, test=test)
        modify(s, made)


@RULES.resolves(w.Bonus)
def bonus(s: Any, at: Resolve, effect: w.Bonus) -> None:
    """A stat changes; its condition is tested whenever it counts. [DA-CARD-07]"""
    until = s.EFFECTS.until(s, at, effect.lasting)
    amount = s.EFFECTS.amount(s, at, effect.amount)
    test = at.node if effect.provided is not None else -1
    change(s, at, effect.stat, amount, at.targets, until, test=test)


@RULES.resolves(w.Pierce)
def pierce(s: Any, at: Resolve, effect: w.Pierce) -> None:
    """A part of the defence does not count against attacks of the targets. [DA-BAT-07]"""
    until = s.EFFECTS.until(s, at, effect.lasting)
    most = ALL_OF_IT if effect.what.most is None else effect.what.most
    change(s, at, FIRST_PIERCE + effect.what.guard, most, at.targets, until)


@RULES.resolves(w.LimitDamage)
def limit_damage(s: Any, at: Resolve, effect: w.LimitDamage) -> None:
    """One attack deals no more than so much. [AC-20] [AC-36]"""
    until = s.EFFECTS.until(s, at, effect.lasting)
    change(s, at, DAMAGE_LIMIT, effect.most, at.targets, until, stacking=WORST)


@RULES.resolves(w.Grant)
def grant(s: Any, at: Resolve, effect: w.Grant) -> None:
    """The targets may do something that others may not."""
    until = s.EFFECTS.until(s, at, effect.lasting)
    change(s, at, FIRST_BOON + effect.boon, 1, at.targets, until)


@RULES.resolves(w.Allow)
def allow(s: Any, at: Resolve, effect: w.Allow) -> None:
    """The targets may do something once more, or several times. [AC-16] [AC-17]"""
    until = s.EFFECTS.until(s, at, effect.lasting)
    change(s, at, FIRST_EXTRA + effect.extra, effect.times, at.targets, until)


@RULES.resolves(w.React)
def react(s: Alliance, at: Resolve, effect: w.React) -> None:
    """In the window and in the own turn alike, what it does is done. [DA-CARD-16]"""
    if at.step == 0:
        at.begin(s, at.part(s, "do"))
