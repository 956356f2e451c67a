"""An attack from its announcement to its last consequence."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import come
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.games.alliance.actions.locks import DUNGEON_DIE
from undercroft.games.alliance.combat.damage import card_of, strike, wound, wound_all
from undercroft.games.alliance.combat.modifiers import modify, value
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    Sums,
    amount,
    can_be_hurt,
    dealt_by,
    strength_terms,
    sums_of,
)
from undercroft.games.alliance.combat.push_pull import AWAY, Shove
from undercroft.games.alliance.combat.reactions import Attacked, concerned
from undercroft.games.alliance.content.plurals import which
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.schema import MELEE, AttackKind, CardType
from undercroft.games.alliance.content.stat_ids import BY_POWER, LIBRARY, ROOTED, THORNS, TURN_ENDS
from undercroft.games.alliance.effects.vocabulary import Hit
from undercroft.games.alliance.map.figures import (
    is_hero,
    is_standing,
    monster,
    open_card,
    power_of,
    seat_of,
    standing_heroes,
)
from undercroft.games.alliance.map.geometry import is_in_arc
from undercroft.games.alliance.notation import (
    DISCARD,
    DISCARDS,
    HANDS,
    NO_FIGURE,
    NOWHERE,
    card_at,
)
from undercroft.games.alliance.phases.hands import DiscardCards
from undercroft.games.alliance.phases.quests import note
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

ANNOUNCED: Final = 0
ANSWERED: Final = 1
STRUCK: Final = 2
OVER: Final = 3
ATTACK_KINDS: Final = tuple(AttackKind)


class AttackFrame(Frame[Alliance]):
    """One attack: range is known, strength is announced, damage follows. [DA-BAT-01]"""

    NAME = "attack"
    who: int = field(INT)
    blow: tuple[int, ...] = field(ROW)
    phase: int = field(INT, default=ANNOUNCED, init=False)
    rolling: int = field(INT, init=False)
    where: int = field(INT, default=NOWHERE, init=False)

    def __init__(self, who: int, blow: AttackSpec) -> None:
        self.who = who
        self.blow = tuple([int(part) for part in blow])
        self.phase = ANNOUNCED
        self.rolling = 0
        self.where = NOWHERE

    def as_blow(self) -> AttackSpec:
        """The attack as a value that the formulas read: who, whom, how, and from which card."""
        attacker, target, kind, base, pet, *rest = self.blow
        return AttackSpec(attacker, target, ATTACK_KINDS[kind], base, bool(pet), *rest)

    def advance(self, s: Alliance) -> bool:
        if self.phase == OVER:
            s.pop()
            return False
        blow = self.as_blow()
        # Each phase is left before its work begins: the work may push a frame (a roll, a window),
        # and when that is done this is called again and must go on, not begin anew.
        if self.phase == ANNOUNCED:
            self.phase = ANSWERED
            self.announce(s, blow)
        if self.phase == ANSWERED and not self.rolling:
            self.phase = STRUCK
            open_window(s, self.who, blow)
        # Nobody could react, or the window has closed: nothing lies above any more.
        if s.frames[-1] is self:
            self.phase = OVER
            self.strike(s, blow)
        return False

    def announce(self, s: Alliance, blow: AttackSpec) -> None:
        """A monster with such a power rolls for its strength before anybody reacts. [AC-44]"""
        if not is_hero(blow.attacker) and power_of(s, blow.attacker).spark:
            self.rolling = 1
            s.push(Roll(DUNGEON_DIE, s.figure_id(blow.attacker)))

    def on_answer(self, s: Alliance, value: int) -> None:
        if not self.rolling:
            return
        self.rolling = 0
        blow = self.as_blow()
        bonus = power_of(s, blow.attacker).spark[value]
        self.blow = (*self.blow[:6], bonus, *self.blow[7:])

    def strike(self, s: Alliance, blow: AttackSpec) -> None:
        """Damage is dealt, then what follows from a hit. [DA-BAT-06] [AC-06]"""
        if not can_be_hurt(s, blow.target) or not is_standing(s, blow.attacker):
            return
        sums = sums_of(s, blow)
        dealt = dealt_by(s, blow.target, sums)
        if s.listening:
            tell(s, blow, sums, dealt)
        # Kept now: who is slain leaves the board, and what follows asks where it stood.
        self.where = s.spot[blow.target]
        near = beside_target(s, blow) if burns(s, blow.attacker) else []
        deal(s, blow, dealt)
        ride(s, blow, dealt)
        if dealt:
            follow(s, self.who, blow, dealt, near)


def ride(s: Any, blow: AttackSpec, dealt: int) -> None:
    """What cards let follow an attack of a hero's own: on a hit, or in any case. [AC-06] [AC-45]"""
    if not is_hero(blow.attacker) or blow.pet:
        return
    parts = LIBRARY.parts[blow.node] if blow.node >= 0 else {}
    # "after" is begun first and so resolved last: what a hit does comes before it.
    for name in ("after", "hit"):
        for node in parts.get(name, ()) if name == "after" or dealt else ():
            s.EFFECTS.start_at(s, node, blow.attacker, blow.target)
    if dealt:
        come(s, Hit, blow.attacker, blow.target)


def open_window(s: Alliance, who: int, blow: AttackSpec) -> None:
    """The strength is announced, and who might react is asked. [DA-CARD-20]"""
    seats = concerned(s, who, blow.target) if is_hero(blow.target) else ()
    if seats:
        s.push(Attacked(seats, blow.target, amount(strength_terms(s, blow))))


def tell(s: Alliance, blow: AttackSpec, sums: Sums, dealt: int) -> None:
    """The log line of an attack: the terms a preview shows, and the damage."""
    told = AttackResolved(
        attacker=s.figure_id(blow.attacker),
        target=s.figure_id(blow.target),
        parts=sums.terms(),
        damage=dealt,
        rules=("DA-BAT-06",),
    )
    s.emit(told)


def deal(s: Alliance, blow: AttackSpec, dealt: int) -> None:
    """The target takes its wounds, poison if the attacker is venomous. [DA-BAT-15]"""
    attacker_seat = seat_of(blow.attacker) if is_hero(blow.attacker) else NO_FIGURE
    venom = not is_hero(blow.attacker) and power_of(s, blow.attacker).venom
    strike(s, blow.target, dealt, by=attacker_seat, poison=venom)
    if dealt and is_attack_spell(blow):
        note(s, attacker_seat, QuestEvent.SPELL)


def is_attack_spell(blow: AttackSpec) -> bool:
    """Whether an attack is that of an Attack Spell."""
    if blow.node < 0 or not is_hero(blow.attacker):
        return False
    card = card_of(blow.node)
    return card != NO_FIGURE and CardType.ATTACK_SPELL in card_at(card).types


def burns(s: Alliance, figure: int) -> bool:
    """Whether flames leap from whom a figure hits. [AC-05]"""
    return not is_hero(figure) and power_of(s, figure).flames > 0


def beside_target(s: Alliance, blow: AttackSpec) -> list[int]:
    """The other heroes next to the target, before anybody falls."""
    there = s.spot[blow.target]
    others = [f for f in standing_heroes(s) if f != blow.target]
    return [f for f in others if is_adjacent(s.walls, s.spot[f], there)]


def follow(s: Alliance, who: int, blow: AttackSpec, dealt: int, near: list[int]) -> None:
    """Thorns of the one struck, and the powers of a monster that hit. [AC-19] [DA-MON-14]"""
    prick(s, blow)
    if is_hero(blow.attacker) or not is_standing(s, blow.attacker):
        return
    power = power_of(s, blow.attacker)
    if power.flames:
        wound_all(s, who, tuple(near), power.flames, by=NO_FIGURE)
    if power.feast:
        feast(s, blow.attacker, dealt // power.feast)
    if power.snare:
        root(s, blow.target)
    if power.swat:
        s.push(Shove(who, blow.target, blow.attacker, power.swat, AWAY))
    if power.unmake:
        unmake(s, blow, power.unmake)


def unmake(s: Alliance, blow: AttackSpec, cards: int) -> None:
    """The player of who was hit discards cards of choice; all, where there are fewer."""
    seat = seat_of(blow.target)
    hand, pile = HANDS + seat, DISCARDS + seat
    count = min(cards, len(s.zones[hand]))
    if count:
        words = f"{open_card(s, blow.attacker).name}: {which(count, 'card')} do you discard?"
        s.push(DiscardCards(seat, DISCARD.name, hand, pile, least=count, most=count, words=words))


def prick(s: Alliance, blow: AttackSpec) -> None:
    """Who strikes a thorny target in melee and hurts it is hurt itself; pets are not. [AC-19]"""
    owner = seat_of(blow.target) if is_hero(blow.target) else NO_FIGURE
    wound(s, blow.attacker, thorns_of(s, blow), by=owner)


def thorns_of(s: Alliance, blow: AttackSpec) -> int:
    """How many wounds come back to who strikes in melee; pets feel none."""
    if blow.kind != MELEE or blow.pet:
        return 0
    if is_hero(blow.target):
        return value(s, blow.target, THORNS)
    return monster(s, blow.target).power.barbs


def feast(s: Alliance, figure: int, markers: int) -> None:
    """A monster loses its newest markers, whoever owns them. [AC-22]"""
    held = s.wounds[figure]
    s.bear(figure, held[: max(0, len(held) - markers)])


def root(s: Alliance, figure: int) -> None:
    """A hero makes no steps until its next turn has ended."""
    modify(s, Modifier(ROOTED, 1, BY_POWER, figure, until=Until(TURN_ENDS, figure)))


def swept(s: Alliance, blow: AttackSpec, facing: int) -> list[int]:
    """The other heroes a savage monster that faces a side strikes: adjacent, in its arc. [AC-31]"""
    here = s.spot[blow.attacker]
    return [
        f
        for f in standing_heroes(s)
        if f != blow.target
        and is_adjacent(s.walls, here, s.spot[f])
        and is_in_arc(s.walls, facing, here, s.spot[f])
    ]
