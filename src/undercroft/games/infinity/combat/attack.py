"""One attack, of a hero or an enemy: roll, damage, and who turns on whom. [DI-COMB-11]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.bands import FormUp, begin_combat, has_attacked, lay_out
from undercroft.games.infinity.combat.damage import hurt
from undercroft.games.infinity.combat.formation import row_of, turn_to
from undercroft.games.infinity.combat.modifiers import end_hold
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.combat.unburdening import offer_to_drop
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.tables import COMBAT
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.exploration import ONE_OF
from undercroft.games.infinity.map.figures import (
    focus_of,
    heroes_at,
    is_baffled,
    is_dazed,
    is_hero,
    is_present,
    spot_of,
    unfocused_at,
)
from undercroft.games.infinity.map.quiet import be_heard
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.scene.events import attack_told
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, TEXT, field

AIMING, STRAYING, ROLLING, HITTING, FOLLOWING, DONE = range(6)
NORMAL: Final = ""


class AttackFrame(Frame[Infinity]):
    """Somebody attacks somebody; the frame below is told the roll of a hit, or 0 for a miss.

    `by` names the card of an attack that is no normal one; its changes of Power and hit chance,
    and the elements it deals (as bits), come on top. A `quiet` one changes no focus [DI-JOIN-04]
    [DI-HERO-15], a `melee` one is no shot, whoever makes it. [DI-HERO-17]
    """

    NAME = "attack"
    attacker: int = field(INT)
    target: int = field(INT)
    by: str = field(TEXT, default=NORMAL)
    power: int = field(INT, default=0)
    chance: int = field(INT, default=0)
    deals: int = field(INT, default=0)
    quiet: int = field(INT, default=0)
    melee: int = field(INT, default=0)
    step: int = field(INT, default=AIMING, init=False)
    roll: int = field(INT, init=False)
    told: int = field(INT, init=False)
    stands: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == AIMING:
            self.aim(s)
        elif self.step == ROLLING:
            self.step = HITTING
            s.push(Roll(D20, s.figure_id(self.attacker)))
            offer_to_drop(s, self.target)  # before the roll, whose frame lies below
        elif self.step == HITTING:
            self.step = FOLLOWING
            self.strike(s)
        elif self.step == FOLLOWING:
            self.step = DONE
            self.follow(s)
        else:
            s.answer(self.told)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == HITTING:
            self.roll = value
        elif self.step == STRAYING:
            self.target = strays_to(s, self.attacker)[value]
            self.step = ROLLING

    # ---- whom it meets -----------------------------------------------------------------------

    def aim(self, s: Infinity) -> None:
        """What an enemy's last hit did ends; a confused hero strikes another. [DI-ENEMY-03]

        [DI-COND-24]
        """
        self.step = ROLLING
        if not is_hero(self.attacker):
            end_hold(s, self.attacker)
        elif s.confused[self.attacker] and not is_hero(self.target):
            self.stray(s)

    def stray(self, s: Infinity) -> None:
        """Another hero of the tile is struck, by the die; without one nobody is. [DI-COND-24]"""
        tell_of(s, self.attacker, "strikes in confusion", "DI-COND-24")
        others = strays_to(s, self.attacker)
        if len(others) > 1:
            self.step = STRAYING
            s.push(Roll(ONE_OF[len(others)], "stray"))
        elif others:
            self.target = others[0]
        else:
            self.step = DONE

    # ---- the roll ----------------------------------------------------------------------------

    def changes(self, amount: int) -> list[Term]:
        """The term that the card of this attack adds."""
        return [Term(self.by, amount)] if amount else []

    def elements(self, s: Infinity) -> frozenset[Element]:
        """What this attack deals; the same element counts once. [DI-ELEM-04]"""
        own = [element for element in Element if self.deals >> element & 1]
        return frozenset([*elements_of(s, self.attacker), *own])

    def strike(self, s: Infinity) -> None:
        """The roll is compared with the hit chance, and a hit does its damage. [DI-STAT-02]

        No die is rolled for the damage. [DI-DMG-05] Focus changes first: a hero who is attacked by
        nobody but joins a fight is turned on, hit or miss. [DI-FOCUS-02]
        """
        chance = needed(s, self.attacker, self.target, self.changes(self.chance))
        is_hit = self.roll <= total(chance)
        damage: list[Term] = []
        if is_hit:
            more = self.changes(self.power)
            damage = damage_terms(s, self.attacker, self.target, more, self.elements(s))
        self.told = self.roll if is_hit else 0
        self.tell(s, chance, damage)
        self.engage(s)
        self.draw_focus(s)
        if is_hit:
            self.reward(s)
            hurt(s, self.target, total(damage), self.attacker, "DI-DMG-01")
        self.stands = int(is_present(s, self.target))
        self.show_up(s)

    def show_up(self, s: Infinity) -> None:
        """Who attacks hides no longer, and is fought by those who had not seen it. [DI-MOVE-13]

        [DI-A-55]
        """
        if not is_hero(self.attacker):
            return
        was_hidden, here = s.hidden[self.attacker], s.spot[self.attacker]
        s.hidden[self.attacker] = 0
        be_heard(s, self.attacker)
        if was_hidden and unfocused_at(s, here):
            s.push(FormUp(self.attacker, here))

    def tell(self, s: Infinity, chance: list[Term], damage: list[Term]) -> None:
        """The log line."""
        if not s.listening:
            return
        attacker, target = s.figure_id(self.attacker), s.figure_id(self.target)
        s.emit(attack_told(attacker, target, self.roll, chance, damage, "DI-STAT-02", by=self.by))

    def engage(self, s: Infinity) -> None:
        """A band that is attacked is fought, and remembers by whom; who rests is disturbed.

        [DI-A-67] [DI-HERO-22] A band that is fought already lowers no meter. [DI-JOIN-09]
        """
        note_combat(s, self.attacker, self.target)
        if self.attacker == s.lord:
            s.lord_acted = 1  # he is not idle [DI-LORD-33]
        if is_hero(self.target):
            disturb(s, self.target)
        elif is_hero(self.attacker):
            lay_out(s, self.target)
            band = s.bands[self.target - FIRST_ENEMY]
            begin_combat(s, band)
            has_attacked(s, band, self.attacker)

    def is_shot(self, s: Infinity) -> bool:
        """Whether a hero shoots whose board has a tile range. [DI-HERO-16] [DI-HERO-17]"""
        return is_hero(self.attacker) and s.hero(self.attacker).tile_range > 0 and not self.melee

    def draw_focus(self, s: Infinity) -> None:
        """An enemy attacked by another hero of its tile turns on that hero. [DI-JOIN-03]

        Not one that is stunned [IC-05], nor for a shot. [DI-A-31]
        """
        if is_hero(self.target) or not is_hero(self.attacker) or self.quiet or self.is_shot(s):
            return
        is_near = spot_of(s, self.target) == s.spot[self.attacker]
        if is_near and focus_of(s, self.target) != self.attacker and not is_dazed(s, self.target):
            turn_to(s, self.target, self.attacker)

    def reward(self, s: Infinity) -> None:
        """A normal attack that hits an enemy gives 1 Experience, even without damage.

        [DI-LEVEL-02] Not against heroes. [DI-LEVEL-10]
        """
        if self.by == NORMAL and is_hero(self.attacker) and not is_hero(self.target):
            gain_xp(s, self.attacker, 1, "DI-LEVEL-02")

    # ---- what follows ------------------------------------------------------------------------

    def follow(self, s: Infinity) -> None:
        """What cards say of a hit or a shot; what comes first is pushed last. [DI-ENEMY-03]

        Who is hit strikes back at the front row alone. [IC-11]
        """
        if not self.stands:
            return
        if is_hero(self.attacker) and not is_hero(self.target) and not self.quiet:
            self.follow_shot(s)
        if not self.told or is_hero(self.attacker) == is_hero(self.target):
            return
        if is_hero(self.target) and row_of(s, self.attacker) == 0:
            come(s, Occasion.HIT, self.target, self.attacker, self.roll)
        come(s, Occasion.HITS, self.attacker, self.target, self.roll)

    def follow_shot(self, s: Infinity) -> None:
        """A low roll from afar brings the target over, if it is able. [DI-HERO-16] [IC-61]

        No other attack from another tile changes a focus. [DI-RANGE-05]
        """
        if is_disabled(s, self.target):
            return
        if self.is_shot(s):
            come(s, Occasion.SHOOTS, self.attacker, self.target, self.roll)
        elif spot_of(s, self.target) != s.spot[self.attacker] and self.roll <= COMBAT.far_pull:
            bring_over(s, self.target, self.attacker)


def is_disabled(s: Infinity, figure: int) -> bool:
    """Whether an enemy is stunned, held fast or confused. [DI-HERO-16]"""
    return is_dazed(s, figure) or is_baffled(s, figure)


def bring_over(s: Infinity, figure: int, seat: int) -> None:
    """An enemy comes into the tile of a hero and focuses on it. [DI-HERO-16] [IC-61]

    No enemy but a lord leaves its tile otherwise. [DI-FOCUS-06]
    """
    s.enemy_spot[figure - FIRST_ENEMY] = s.spot[seat]
    if focus_of(s, figure) != seat:
        turn_to(s, figure, seat)
    tell_of(s, figure, f"comes for {s.hero(seat).name}", "DI-HERO-16")


def strays_to(s: Infinity, seat: int) -> list[int]:
    """The heroes whom a confused one may strike. [DI-COND-24]"""
    return [other for other in heroes_at(s, s.spot[seat]) if other != seat]


def note_combat(s: Infinity, attacker: int, target: int) -> None:
    """A hero who attacks, or is attacked by an enemy other than the lord, is in combat.

    [DI-LORD-03] [DI-LORD-05] [DI-MOVE-16]
    """
    if is_hero(attacker):
        s.embattled[attacker] = 1
    elif is_hero(target) and s.foe(attacker).rank != Rank.LORD:
        s.embattled[target] = 1


def disturb(s: Infinity, seat: int) -> None:
    """Who is attacked starts anew what takes whole turns. [DI-HERO-22] [IC-21]"""
    if s.started[seat] != NOBODY and not s.paid[seat]:
        s.started[seat] = NOBODY
