"""Final enemies act: at the end of every monster segment, by the card that lies open."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.crawl.space.tilegraph import within
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import damage
from undercroft.games.alliance.content.enemy_schema import Chosen, Order, Strikes
from undercroft.games.alliance.content.plurals import capital, listed, several
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    is_standing,
    monster,
    name_of,
    open_card,
    room,
    seat_of,
)
from undercroft.games.alliance.map.geometry import facings_at
from undercroft.games.alliance.map.movement import Walk, path_to
from undercroft.games.alliance.map.step_budget import Stepping
from undercroft.games.alliance.notation import ALLIANCE, GO, MOST_SEATS, NO_FIGURE, ROUSE
from undercroft.games.alliance.phases.enemy_cards import TurnCard
from undercroft.games.alliance.phases.enemy_plans import (
    along_the_line,
    best_places,
    blow_at,
    crowded_places,
    drawable,
    nearest_hero,
    places_toward,
    struck_from,
    ways_to_attack,
)
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.monster_plans import Plan, speed_of
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Die, Roll
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

LOTS: Final = [Die(f"lot-of-{n}", tuple(range(n))) for n in range(1, MOST_SEATS * ALLIANCE + 1)]
"""Which of so many heroes is drawn."""
AIMING, GOING, STRIKING, ORDERING, TURNING, DONE = range(6)


class EnemySegment(Frame[Alliance]):
    """Each final enemy that is awake acts, in the order in which they were opened.

    [DA-FIN-07] [DA-QST-26]
    """

    NAME = "enemy-segment"
    after: int = field(INT, default=NO_FIGURE, init=False)

    def advance(self, s: Alliance) -> bool:
        left = [figure for figure in final_enemies(s) if figure > self.after]
        if left:
            # Noted before it acts: its turn comes back here when it is over.
            self.after = left[0]
            s.push(EnemyTurn(s.initiative, left[0]))
        else:
            s.pop()
        return False


class DrawHero(Frame[Alliance]):
    """Heroes are drawn one after the other until one can be attacked. [DA-FIN-10] [DA-FIN-20]

    It tells who that is, or else, below nothing, who was drawn first. [DA-FIN-24]
    """

    NAME = "draw-hero"
    figure: int = field(INT)
    bonus: int = field(INT, default=0)
    aside: tuple[int, ...] = field(ROW, init=False)

    def left(self, s: Alliance) -> list[int]:
        """Who can still be drawn; nobody twice."""
        return [hero for hero in drawable(s, self.figure) if hero not in self.aside]

    def advance(self, s: Alliance) -> bool:
        heroes = self.left(s)
        if not heroes:
            s.answer(nobody(self.aside[0]) if self.aside else NO_FIGURE)
        elif len(heroes) == 1:
            self.drawn(s, heroes[0])
        else:
            s.push(Roll(LOTS[len(heroes) - 1], s.figure_id(self.figure)))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        heroes = self.left(s)
        hero = heroes[value]
        if s.listening:
            names = listed([name_of(s, other) for other in heroes])
            words = f"{name_of(s, self.figure)} may attack {names}: {name_of(s, hero)} is drawn"
            say(s, capital(words), "DA-FIN-08", "DA-FIN-20")
        self.drawn(s, hero)

    def drawn(self, s: Alliance, hero: int) -> None:
        """A hero that can be attacked is the target; another one is put aside."""
        if ways_to_attack(s, self.figure, hero, self.bonus):
            s.answer(hero)
            return
        self.aside = (*self.aside, hero)
        words = f"{name_of(s, hero)} is put aside: {name_of(s, self.figure)} cannot get at it"
        say(s, capital(words), "DA-FIN-10")


def nobody(first: int) -> int:
    """How it is told that nobody can be attacked, with who was drawn first."""
    return NO_FIGURE - 1 - first


class EnemyTurn(Stepping):
    """One final enemy: a target, a place, its attack, those it commands, and its next card.

    [DA-FIN-07] [DA-FIN-13]
    """

    NAME = "enemy-turn"
    who: int = field(INT)
    figure: int = field(INT)
    stage: int = field(INT, default=AIMING, init=False)
    target: int = field(INT, default=NO_FIGURE, init=False)
    spent: int = field(INT, init=False)

    def walker(self) -> int:
        return self.figure

    def stepped(self, cost: int) -> None:
        self.spent += cost

    def strikes_all(self, s: Alliance) -> bool:
        """Whether the card is for all heroes so near: then nobody is drawn. [AC-46]"""
        return open_card(s, self.figure).attack.strikes != Strikes.ONE

    def advance(self, s: Alliance) -> bool:
        if not is_standing(s, self.figure):
            s.pop()
            return False
        # Counted on first: what each stage pushes comes back to the next one.
        stage, self.stage = self.stage, self.stage + 1
        if stage == AIMING:
            self.aim(s)
        elif stage == GOING:
            self.choose_place(s)
        elif stage == STRIKING:
            self.strike(s)
        elif stage == ORDERING:
            self.command(s)
        elif stage == TURNING:
            s.push(TurnCard(self.figure))
        else:
            s.pop()
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.stage == AIMING + 1:
            self.target = value
        elif self.stage == GOING + 1:
            self.go(s, square_of(s, value))

    # ---- a target and a place ------------------------------------------------------------------

    def aim(self, s: Alliance) -> None:
        """A hero is drawn, unless the card is for all of them."""
        say(
            s,
            capital(f"{name_of(s, self.figure)} acts: {open_card(s, self.figure).name}"),
            "DA-FIN-07",
        )
        if not self.strikes_all(s):
            s.push(DrawHero(self.figure))

    def plans(self, s: Alliance) -> list[Plan]:
        """The places that are equally good."""
        if self.strikes_all(s):
            return crowded_places(s, self.figure) or self.toward(s, nearest_hero(s, self.figure))
        if self.target < 0:
            return self.toward(s, NO_FIGURE - 1 - self.target)
        return best_places(s, self.figure, ways_to_attack(s, self.figure, self.target))

    def toward(self, s: Alliance, hero: int) -> list[Plan]:
        """Who can strike nobody comes nearer, or stays where no hero is. [DA-FIN-22]"""
        if hero < 0:
            return []
        say(
            s,
            capital(f"{name_of(s, self.figure)} can attack nobody, and comes nearer"),
            "DA-FIN-22",
        )
        return places_toward(s, self.figure, hero)

    def choose_place(self, s: Alliance) -> None:
        """Equally good places are up to the initiative player. [DA-FIN-09]"""
        plans = self.plans(s)
        if len(plans) > 1:
            words = f"{capital(name_of(s, self.figure))}: where does it go?"
            spaces = tuple(sorted(written(s, plan.square) for plan in plans))
            s.push(Choose(self.who, GO.name, spaces, words))
        elif plans:
            self.go(s, plans[0].square)

    def go(self, s: Alliance, square: int) -> None:
        """It walks there."""
        if square != s.spot[self.figure]:
            points = speed_of(s, self.figure)
            s.push(Walk(self.figure, path_to(s, self.figure, points, square)))

    # ---- the attack ----------------------------------------------------------------------------

    def struck(self, s: Alliance) -> list[int]:
        """Whom the attack falls on: all of them clockwise from the initiative. [A-40]"""
        if self.strikes_all(s):
            heroes = struck_from(s, self.figure, s.spot[self.figure])
            return sorted(heroes, key=lambda hero: (seat_of(hero) - self.who) % s.seats)
        if self.target < 0:
            return []
        return [self.target, *along_the_line(s, blow_at(s, self.figure, self.target))]

    def strike(self, s: Alliance) -> None:
        """One attack on each, of the strength on its card. [DA-FIN-11] [AC-31]"""
        heroes = self.struck(s)
        if not heroes:
            return
        here, there = s.spot[self.figure], s.spot[heroes[0]]
        s.facing[self.figure] = facings_at(s.walls, here, there)[0]
        self.tell(s, heroes)
        for hero in reversed(heroes):
            s.push(AttackFrame(self.who, blow_at(s, self.figure, hero)))

    def tell(self, s: Alliance, heroes: list[int]) -> None:
        """Say whom it attacks, and why from here."""
        if not s.listening:
            return
        names, name = listed([name_of(s, hero) for hero in heroes]), name_of(s, self.figure)
        if self.strikes_all(s):
            words = f"{name} attacks all that its place lets it strike: {names}"
            say(s, capital(words), "AC-46")
            return
        dealt = damage(s, blow_at(s, self.figure, self.target))
        why = f"no place harms {name_of(s, self.target)} more than this: {several(dealt, 'wound')}"
        say(s, capital(f"{name} attacks {names}; {why}"), "DA-FIN-09", "AC-50")

    # ---- those it commands ---------------------------------------------------------------------

    def command(self, s: Alliance) -> None:
        """Its card may tell other monsters to attack. [DA-FIN-12]"""
        order = open_card(s, self.figure).order
        if order is not None:
            s.push(Command(self.who, self.figure, tuple(commanded(s, self.figure, order))))


def commanded(s: Alliance, figure: int, order: Order) -> list[int]:
    """The monsters that an order is for: of a kind, near enough, ready or not. [DA-FIN-12]"""
    rooms = within(s.walls, room(s, figure), order.rooms)
    near = [f for f in common_monsters(s) if room(s, f) in rooms]
    meant = [f for f in near if not order.kinds or monster(s, f).id in order.kinds]
    if order.chosen != Chosen.BEST:
        return meant
    most = max([monster(s, f).xp for f in meant], default=0)
    return [f for f in meant if monster(s, f).xp == most]


class Command(Frame[Alliance]):
    """Monsters act for a final enemy, in the order that the initiative player says. [DA-FIN-23]

    Each attacks a hero that is drawn for it; who can attack nobody stays where it is.
    """

    NAME = "command"
    who: int = field(INT)
    enemy: int = field(INT)
    left: tuple[int, ...] = field(ROW)
    figure: int = field(INT, default=NO_FIGURE, init=False)

    def order(self, s: Alliance) -> Order:
        """What the card says."""
        order = open_card(s, self.enemy).order
        assert order is not None
        return order

    def advance(self, s: Alliance) -> bool:
        is_led = is_standing(s, self.enemy)
        left = tuple([figure for figure in self.left if is_led and is_standing(s, figure)])
        if not left:
            s.pop()
        elif len(left) > 1:
            words = f"{open_card(s, self.enemy).name}: which monster attacks?"
            s.push(Choose(self.who, ROUSE.name, left, words))
        else:
            self.send(s, left[0])
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.figure == NO_FIGURE:
            self.send(s, value)
            return
        figure, self.figure = self.figure, NO_FIGURE
        if value < 0:
            say(
                s,
                capital(f"{name_of(s, figure)} is told to attack and can get at nobody"),
                "DA-FIN-12",
            )
            return
        say(
            s,
            capital(f"{name_of(s, figure)} attacks {name_of(s, value)} as it is told"),
            "DA-FIN-12",
        )
        s.push(MonsterTurn(self.who, figure, (value,), self.order(s).bonus, ordered=1))

    def send(self, s: Alliance, figure: int) -> None:
        """A target is drawn for one of them."""
        order = self.order(s)
        others = self.left if order.chosen == Chosen.ALL else ()
        self.left = tuple([other for other in others if other != figure])
        self.figure = figure
        s.push(DrawHero(figure, order.bonus))
