"""Final enemies act: at the end of every monster segment, by the card that lies open."""

from __future__ import annotations

from undercroft.crawl.log import capital, say
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import damage
from undercroft.games.alliance.content.enemy_schema import Chosen, Strikes
from undercroft.games.alliance.content.plurals import listed, several
from undercroft.games.alliance.map.figures import (
    final_enemies,
    is_awake,
    is_standing,
    name_of,
    open_card,
    seat_of,
    slot_of_enemy,
    space_toward,
)
from undercroft.games.alliance.map.geometry import facings_at, is_below
from undercroft.games.alliance.map.movement import Walk, path_to
from undercroft.games.alliance.map.step_budget import Stepping
from undercroft.games.alliance.notation import FIRST_ENEMY_CARD, GO, NO_FIGURE, NOWHERE
from undercroft.games.alliance.phases.deep_room import TurnRoomCard
from undercroft.games.alliance.phases.enemy_cards import TurnCard
from undercroft.games.alliance.phases.enemy_orders import Command, DrawHero, commanded
from undercroft.games.alliance.phases.enemy_plans import (
    along_the_line,
    banished_at,
    best_places,
    blow_at,
    crowded_places,
    nearest_hero,
    places_toward,
    struck_from,
    ways_to_attack,
)
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.monster_plans import Plan, speed_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

AIMING, GOING, STRIKING, ORDERING, TURNING, OBEYING, DONE = range(7)


class EnemySegment(Frame[Alliance]):
    """Each final enemy that is awake acts, in the order in which they were opened; none asleep.

    [DA-FIN-07] [DA-QST-26] [DA-DEEP-17]
    """

    NAME = "enemy-segment"
    after: int = field(INT, default=NO_FIGURE, init=False)

    def advance(self, s: Alliance) -> bool:
        left = [f for f in final_enemies(s) if f > self.after and is_awake(s, f)]
        if left:
            # Noted before it acts: its turn comes back here when it is over.
            self.after = left[0]
            s.push(EnemyTurn(s.initiative, left[0]))
        else:
            s.pop()
        return False


class EnemyTurn(Stepping):
    """One final enemy: a target, a place, its attack, those it commands, and its next card.

    In the deep room the next card of the room follows. [DA-FIN-07] [DA-FIN-13] [DA-DEEP-16]
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
        elif stage == OBEYING and is_below(s.walls.board.grid, s.spot[self.figure]):
            s.push(TurnRoomCard(self.figure))
        elif stage == OBEYING:
            return False
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
            words = f"{name_of(s, self.figure)} finds no hero near enough to attack"
            say(s, capital(words), "DA-FIN-22")
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
        """It walks there; monsters on whose spaces it will stand are gone before."""
        if square != s.spot[self.figure]:
            banish(s, self.figure, square)
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
        there = s.spot[heroes[0]]
        here = space_toward(s, self.figure, there)
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
            told = tuple(commanded(s, self.figure, order))
            card = FIRST_ENEMY_CARD + s.enemy_cards[slot_of_enemy(s, self.figure)]
            is_one = int(order.chosen != Chosen.ALL)
            s.push(Command(self.who, self.figure, told, card, order.bonus, is_one))


def banish(s: Alliance, figure: int, place: int) -> None:
    """Monsters that bar the way of a final enemy are removed, and nobody is paid. [DA-DEEP-13]"""
    for other in banished_at(s, figure, place):
        words = f"{name_of(s, other)} is in the way of {name_of(s, figure)}, and is banished"
        say(s, capital(words), "DA-DEEP-13")
        s.stand(other, NOWHERE)
