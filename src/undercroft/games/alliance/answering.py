"""Reactions: the window in which a hero that is attacked may answer."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.effects import Effect
from undercroft.games.alliance.columns import has_icons, has_room, lay
from undercroft.games.alliance.effects.words import Attacked as WhenAttacked
from undercroft.games.alliance.effects.words import React
from undercroft.games.alliance.figures import is_defeated, seat_of
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.words import HANDS, PLAY, SAY, card_at
from undercroft.kernel.choices import Window
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Field, Layout
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

__all__ = ["ANSWERING", "Attacked", "answers_attack"]


def answers_attack(effect: Effect) -> bool:
    """Whether a card is played when its hero is attacked. [DA-CARD-16]"""
    return isinstance(effect, React) and isinstance(effect.to, WhenAttacked)


class Attacked(Window):
    """The owner of a hero that is attacked may play a reaction for it. [DA-CARD-17] [DA-CARD-20]"""

    NAME = "attacked"
    FIELDS: ClassVar[Layout] = (*Window.FIELDS, Field("hero", INT, 0))
    hero: int

    def __init__(self, hero: int) -> None:
        super().__init__((seat_of(hero),))
        self.hero = hero

    def again(self) -> bool:
        return True

    def reactions(self, s: Alliance, seat: int) -> list[Move]:
        """Reactions of the hand that the hero can play; a defeated hero has none. [DA-CARD-19]"""
        if is_defeated(s, self.hero):
            return []
        cards = sorted(set(s.zones[HANDS + seat].cards))
        return PLAY.over(seat, [card for card in cards if card >= 0 and self.fits(s, card)])

    def fits(self, s: Alliance, card: int) -> bool:
        """Whether a card answers an attack on this hero. [DA-CARD-17] [DA-CARD-18]"""
        if not answers_attack(card_at(card).effect):
            return False
        return has_icons(s, self.hero, card) and has_room(s, self.hero, card)

    def react(self, s: Any, move: Move) -> None:
        lay(s, move.seat, self.hero, move.args[0])
        s.EFFECTS.start(s, SAY.cards.text(move.args[0]), self.hero)

    def closed(self, s: Alliance) -> None:
        s.pop()

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt(f"{s.hero(self.hero).name} is attacked: react?", ("DA-CARD-20",))


ANSWERING: Final[tuple[type[Frame[Any]], ...]] = (Attacked,)
