"""Alone and together: the monster segment is a card with three sections.

Alone the player resolves them all; partners share the first and take the others one by one.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.modifiers import may
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    basic_attack,
    own_defense_terms,
    printed_attack,
)
from undercroft.games.alliance.content.plurals import several, which
from undercroft.games.alliance.content.schema import Hunt, Meddling, SoloCard, Toll
from undercroft.games.alliance.content.stat_ids import MAY_HIDE
from undercroft.games.alliance.content.tables import HEROES, SOLO_DECK
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    monster,
    seat_of,
    standing_heroes,
)
from undercroft.games.alliance.notation import DISCARD, DISCARDS, FIRST_SOLO, HANDS, NO_FIGURE, SOLO
from undercroft.games.alliance.phases.enemy_turns import EnemySegment
from undercroft.games.alliance.phases.experience import spend
from undercroft.games.alliance.phases.hands import DiscardCards
from undercroft.games.alliance.phases.market import FillUpgrades, bury_tile, take_tile
from undercroft.games.alliance.phases.monster_plans import attacks
from undercroft.games.alliance.phases.monsters import MonsterTurn, last_first, ready_monsters
from undercroft.games.alliance.phases.quest_tokens import place_anew
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import Choose, ChooseSet
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import Stack

LAST_CYCLE: Final = 3
MARKED, ANYONE, SKIP = 1, 2, 3
TURN_UP, FIRST, SECOND, HUNTED, THIRD, ENEMIES, NEXT = range(7)


def card_now(s: Alliance) -> SoloCard:
    """The solo card that lies open."""
    return SOLO_DECK[s.solo_card]


def worth(s: Alliance, figure: int) -> int:
    """What a monster is worth: both its rewards. [DA-SOLO-16]"""
    return monster(s, figure).xp


def worth_most(s: Alliance, figures: list[int]) -> list[int]:
    """Those worth most. [DA-SOLO-15]"""
    most = max([worth(s, f) for f in figures], default=0)
    return [f for f in figures if worth(s, f) == most]


def exhausted(s: Alliance) -> list[int]:
    """The monsters that have acted."""
    return [f for f in common_monsters(s) if not s.ready[f]]


def hunters(s: Alliance) -> list[int]:
    """Of the ready monsters that can hunt at all, those worth most. [DA-SOLO-07] [DA-SOLO-09]

    It does not matter how near to whom they are. [DA-COOP-05]
    """
    ready = ready_monsters(s)
    # Whether one can hunt is dear to find out: those worth less are not asked if others can.
    for value in sorted({worth(s, f) for f in ready}, reverse=True):
        able = [f for f in ready if worth(s, f) == value and hunts(s, f)]
        if able:
            return able
    return []


def is_second_choice(s: Alliance, hunter: int) -> bool:
    """Whether a monster worth more is ready and cannot attack. [DA-SOLO-09]"""
    return any(worth(s, f) > worth(s, hunter) for f in ready_monsters(s))


def hunts(s: Alliance, figure: int) -> list[int]:
    """The ways to hunt that section II leaves a monster. [DA-SOLO-07] [A-27]"""
    prey = attackable_by(s, figure)
    hunt = card_now(s).second
    marked = [MARKED] if prey & set(marked_heroes(s, hunt, figure)) else []
    return [*marked, ANYONE] if prey and may_hunt_anyone(s, hunt, figure) else marked


def visible_heroes(s: Alliance) -> list[int]:
    """The heroes a solo card can mean, whoever's: those that stand and do not hide. [AC-18]

    [DA-COOP-13]
    """
    return [h for h in standing_heroes(s) if not may(s, h, MAY_HIDE)]


def marked_heroes(s: Alliance, hunt: Hunt, figure: int) -> list[int]:
    """The heroes a card marks: by icons, or those of lowest Defense. [DA-SOLO-07]"""
    heroes = visible_heroes(s)
    if hunt.icons is None:
        guards = {h: guard(s, basic_attack(s, figure, h)) for h in heroes}
        return [h for h in heroes if guards[h] == min(guards.values())]
    race, calling = hunt.icons
    cards = {h: HEROES[s.kind[h]] for h in heroes}
    return [h for h in heroes if cards[h].race == race or calling in cards[h].classes]


def attackable_by(s: Alliance, figure: int) -> set[int]:
    """Whom a monster could attack now."""
    return {plan.target for plan in attacks(s, figure)}


def guard(s: Alliance, blow: AttackSpec) -> int:
    """What a hero has against an attack, whoever stands in between."""
    return sum(term.amount for term in own_defense_terms(s, blow))


def has_kind(s: Alliance, hunt: Hunt, figure: int) -> bool:
    """Whether a monster has the kind of attack that a card asks for."""
    return hunt.attack is None or printed_attack(s, figure).kind == hunt.attack


def may_hunt_anyone(s: Alliance, hunt: Hunt, figure: int) -> bool:
    """The hunt for anyone is open to all monsters; by option only to the kind shown. [A-26]"""
    return s.options.hunts != "impossible" or has_kind(s, hunt, figure)


def bonus_for_anyone(s: Alliance, hunt: Hunt, figure: int) -> int:
    """The bonus against anyone; where the card asks for a kind of attack, only for that. [A-26]"""
    return hunt.anyone if has_kind(s, hunt, figure) else 0


class SoloSegment(Frame[Alliance]):
    """The card's sections one after the other, then the next card. [DA-SOLO-05]

    Partners resolve the first one together and then, from the last player on, the others of the
    same card each. `place` counts those who have. [DA-COOP-03]
    """

    NAME = "solo-segment"
    step: int = field(INT, default=TURN_UP, init=False)
    place: int = field(INT, init=False)
    hunter: int = field(INT, default=UNKNOWN, init=False)
    hunted: int = field(INT, init=False)

    def who(self, s: Alliance) -> int:
        """The seat that resolves the card now. [DA-COOP-03]"""
        return last_first(s)[self.place]

    def advance(self, s: Alliance) -> bool:
        if self.is_stopped(s):
            self.step = ENEMIES
        # Counted on first: each section may push a monster's turn or a question and comes back.
        step, self.step = self.step, self.step + 1
        if step == TURN_UP:
            self.turn_up(s)
        elif step == FIRST:
            meddle(s, self.who(s), card_now(s).first)
        elif step == SECOND:
            self.choose_hunter(s)
        elif step == HUNTED:
            self.choose_prey(s)
        elif step == THIRD:
            self.pay_toll(s)
            self.pass_on(s)
        elif step == ENEMIES:
            self.let_enemies_act(s)
        elif step == NEXT:
            self.turn_next(s)
        else:
            s.pop()
        return False

    def turn_up(self, s: Alliance) -> None:
        """In a nightmare the card is turned up only now. [DA-NIGHT-01]"""
        if s.options.nightmare:
            draw_card(s)

    def is_stopped(self, s: Alliance) -> bool:
        """The segment goes on without ready monsters; alone it stops there by option. [A-45]"""
        may_stop = s.is_alone and s.options.segment == "stops"
        return may_stop and FIRST <= self.step < ENEMIES and not ready_monsters(s)

    def pass_on(self, s: Alliance) -> None:
        """The same card is the next partner's. [DA-COOP-03]"""
        if self.place + 1 < s.seats:
            self.place += 1
            self.step, self.hunter, self.hunted = SECOND, UNKNOWN, 0

    def choose_hunter(self, s: Alliance) -> None:
        """Section II: a monster worth most that can attack; ties are the player's. [DA-SOLO-15]"""
        candidates = hunters(s)
        if len(candidates) > 1:
            words = f"{card_now(s).name}: which monster hunts?"
            s.push(Choose(self.who(s), "rouse", tuple(candidates), words))
        elif candidates:
            self.hunter = candidates[0]

    def choose_prey(self, s: Alliance) -> None:
        """Two ways to hunt; a possible one must be taken. [DA-SOLO-07] [DA-SOLO-09]"""
        if self.hunter == UNKNOWN:
            return
        options = hunts(s, self.hunter)
        if is_second_choice(s, self.hunter):
            options.append(SKIP)
        if len(options) == 1:
            self.begin_hunt(s, options[0])
        else:
            words = f"{card_now(s).name}: whom does the {monster(s, self.hunter).name} hunt?"
            s.push(Choose(self.who(s), "choose", tuple(options), words))

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.step == SECOND + 1:
            self.hunter = value
        elif self.step == HUNTED + 1 and not self.hunted:
            self.begin_hunt(s, value)
        elif self.step in (TURN_UP + 1, NEXT + 1):
            s.solo_card = value - FIRST_SOLO

    def begin_hunt(self, s: Alliance, option: int) -> None:
        """The monster takes its position, attacks and is exhausted. [DA-SOLO-08] [DA-SOLO-21]"""
        hunt = card_now(s).second
        if option == MARKED:
            self.hunted = 1
            prey = tuple(marked_heroes(s, hunt, self.hunter))
            s.push(MonsterTurn(self.who(s), self.hunter, prey, hunt.marked))
        elif option == ANYONE:
            self.hunted = 1
            bonus = bonus_for_anyone(s, hunt, self.hunter)
            s.push(MonsterTurn(self.who(s), self.hunter, bonus=bonus))

    def pay_toll(self, s: Alliance) -> None:
        """Section III comes when section II came to nothing, for want of monsters too.

        [DA-SOLO-10] [DA-COOP-06]
        """
        if not self.hunted:
            s.push(PayToll(self.who(s)))

    def let_enemies_act(self, s: Alliance) -> None:
        """Final enemies act after the card, before the next one is turned. [DA-FIN-13]"""
        if final_enemies(s):
            s.push(EnemySegment())

    def turn_next(self, s: Alliance) -> None:
        """The card is done with, and the next one lies open; in a nightmare none does.

        [DA-SOLO-05] [DA-COOP-07] [DA-NIGHT-01]
        """
        s.solo_discard = (*s.solo_discard, s.solo_card)
        if s.options.nightmare:
            s.solo_card = UNKNOWN
        else:
            draw_card(s)


def meddle(s: Alliance, seat: int, first: Meddling) -> None:
    """Section I: upgrades, a tile, or a monster. [DA-SOLO-06]"""
    if first.remove or first.discard:
        take_upgrade(s, first.remove)
        gone = take_upgrade(s, first.discard)
        s.upgrade_discard += [gone] if gone != UNKNOWN else []
        s.push(FillUpgrades())
    elif first.tile is not None and s.tile_area:
        place = min(int(first.tile), len(s.tile_area) - 1)
        if s.is_alone:
            remove_tile(s, place)
        else:
            bury_tile(s, place)
    elif first.ready and exhausted(s):
        s.push(ReadyOne(seat))


def remove_tile(s: Alliance, place: int) -> None:
    """A tile leaves the game; a quest's token that lay on it is placed anew. [DA-QST-18]"""
    tile = s.tile_area[place]
    take_tile(s, place)
    place_anew(s, tile)


def take_upgrade(s: Alliance, place: int) -> int:
    """The upgrade at a place of the area leaves it; places count from 1. [DA-SOLO-22]"""
    if not place:
        return UNKNOWN
    gone = s.upgrade_area[place - 1]
    s.upgrade_area[place - 1] = UNKNOWN
    return gone


class ReadyOne(Frame[Alliance]):
    """The exhausted monster worth most becomes ready. [DA-SOLO-06]"""

    NAME = "ready-one"
    who: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        candidates = tuple(worth_most(s, exhausted(s)))
        if len(candidates) == 1:
            self.on_answer(s, candidates[0])
        else:
            words = f"{card_now(s).name}: which monster becomes ready?"
            s.push(Choose(self.who, "rouse", candidates, words))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        s.ready[value] = 1
        s.pop()


class PayToll(Frame[Alliance]):
    """Section III: all that is shown is done, as far as possible. [DA-SOLO-10]

    It is the alliance of who resolves the card that pays. [DA-COOP-15] [A-48]
    """

    NAME = "pay-toll"
    who: int = field(INT)
    step: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        toll = card_now(s).third
        # Counted on first, as each part of the toll may push what it asks for.
        self.step += 1
        steps = (self.burst, self.flip, self.discard, self.hurt)
        if self.step <= len(steps):
            steps[self.step - 1](s, toll)
        else:
            s.pop()
        return False

    def burst(self, s: Alliance, toll: Toll) -> None:
        """The exhausted monster worth most bursts out, of equals one that can attack.

        [DA-SOLO-11]
        """
        first = worth_most(s, exhausted(s)) if toll.burst else []
        candidates = tuple([f for f in first if attacks(s, f)] or first)
        if len(candidates) == 1:
            self.burst_out(s, candidates[0])
        elif candidates:
            words = f"{card_now(s).name}: which monster bursts out?"
            s.push(Choose(self.who, "rouse", candidates, words))

    def burst_out(self, s: Alliance, figure: int) -> None:
        """It becomes ready, attacks if it can, and is exhausted again by that. [DA-SOLO-11]"""
        s.ready[figure] = 1
        if attacks(s, figure):
            s.push(MonsterTurn(self.who, figure, bonus=card_now(s).third.burst))

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.step == 1:
            self.burst_out(s, value)

    def flip(self, s: Alliance, toll: Toll) -> None:
        """Experience is turned face down, the payer's own. [DA-SOLO-12] [DA-COOP-08]"""
        spend(s, self.who, min(toll.flip, s.xp_up[self.who]))

    def discard(self, s: Alliance, toll: Toll) -> None:
        """Cards of choice are discarded; late in a round the next draw is smaller. [DA-SOLO-13]"""
        hand, pile = HANDS + self.who, DISCARDS + self.who
        amount = min(toll.discard, len(s.zones[hand]))
        if toll.discard and s.cycle == LAST_CYCLE:
            s.fewer_cards[self.who] = toll.discard
        if amount:
            words = f"{card_now(s).name}: {which(amount, 'card')} do you discard?"
            choose = DiscardCards(
                self.who, DISCARD.name, hand, pile, least=amount, most=amount, words=words
            )
            s.push(choose)

    def hurt(self, s: Alliance, toll: Toll) -> None:
        """Wounds go to heroes of the player's choice. [DA-SOLO-14] [DA-SOLO-20]"""
        heroes = tuple([h for h in visible_heroes(s) if seat_of(h) == self.who])
        amount = min(toll.heroes, len(heroes))
        if toll.wounds and amount:
            wounds = several(toll.wounds, "poison wound" if toll.poison else "wound")
            verb = "takes" if amount == 1 else "take"
            words = f"{card_now(s).name}: {which(amount, 'hero')} {verb} {wounds}?"
            s.push(ChooseSet(self.who, "target", heroes, words, amount, amount))

    def on_answers(self, s: Alliance, values: tuple[int, ...]) -> None:
        toll = card_now(s).third
        for hero in values:
            wound(s, hero, toll.wounds, by=NO_FIGURE, poison=toll.poison)


def draw_card(s: Alliance) -> None:
    """The next card is turned up; a used-up deck is shuffled again. [DA-SOLO-19]"""
    if not s.stacks[SOLO].size:
        s.stacks[SOLO] = Stack.of(FIRST_SOLO + card for card in s.solo_discard)
        s.solo_discard = ()
    s.push(Draw(SOLO))
