"""Whom final enemies and those they command attack: heroes are drawn, and monsters act."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import capital, say
from undercroft.crawl.space.tilegraph import within
from undercroft.games.alliance.content.enemy_schema import Chosen, Order
from undercroft.games.alliance.content.plurals import listed
from undercroft.games.alliance.content.stat_ids import SOURCE_NAMES
from undercroft.games.alliance.map.figures import (
    common_monsters,
    is_standing,
    monster,
    name_of,
    room,
)
from undercroft.games.alliance.notation import ALLIANCE, MOST_SEATS, NO_FIGURE, ROUSE
from undercroft.games.alliance.phases.enemy_plans import drawable, ways_to_attack
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Die, Roll
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

LOTS: Final = [Die(f"lot-of-{n}", tuple(range(n))) for n in range(1, MOST_SEATS * ALLIANCE + 1)]
"""Which of so many heroes is drawn."""


class DrawHero(Frame[Alliance]):
    """Heroes are drawn one after the other until one can be attacked. [DA-FIN-10] [DA-FIN-20]

    It tells who that is, or else, below nothing, who was drawn first. [DA-FIN-24]
    """

    NAME = "draw-hero"
    figure: int = field(INT)
    bonus: int = field(INT, default=0)
    aside: tuple[int, ...] = field(ROW, init=False)

    def left(self, s: Alliance) -> list[int]:
        """Who can still be drawn; nobody twice, and below only who is there.

        [DA-DEEP-11] [DA-DEEP-12]
        """
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
        words = f"{name_of(s, hero)} is put aside: {name_of(s, self.figure)} cannot reach it"
        say(s, capital(words), "DA-FIN-10")


def nobody(first: int) -> int:
    """How it is told that nobody can be attacked, with who was drawn first."""
    return NO_FIGURE - 1 - first


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

    Each attacks a hero that is drawn for it; who can attack nobody stays where it is. The `card`,
    of the enemy or of its room, is for all of these monsters or for one.
    """

    NAME = "command"
    who: int = field(INT)
    enemy: int = field(INT)
    left: tuple[int, ...] = field(ROW)
    card: int = field(INT)
    bonus: int = field(INT, default=0)
    is_one: int = field(INT, default=0)
    figure: int = field(INT, default=NO_FIGURE, init=False)

    def advance(self, s: Alliance) -> bool:
        is_led = is_standing(s, self.enemy)
        left = tuple([figure for figure in self.left if is_led and is_standing(s, figure)])
        if not left:
            s.pop()
        elif len(left) > 1:
            words = f"{SOURCE_NAMES[self.card]}: which monster attacks?"
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
                capital(f"{name_of(s, figure)} is told to attack, but can reach nobody"),
                "DA-FIN-12",
            )
            return
        say(
            s,
            capital(f"{name_of(s, figure)} attacks {name_of(s, value)} as it is told"),
            "DA-FIN-12",
        )
        s.push(MonsterTurn(self.who, figure, (value,), self.bonus, ordered=1))

    def send(self, s: Alliance, figure: int) -> None:
        """A target is drawn for one of them."""
        others = () if self.is_one else self.left
        self.left = tuple([other for other in others if other != figure])
        self.figure = figure
        s.push(DrawHero(figure, self.bonus))
