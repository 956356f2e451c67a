"""Setting Alliance up: who begins, alliances, decks and hands, places, the face-up areas."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.actions.upgrade import lay_out
from undercroft.games.alliance.content.quest_schema import LIES_OPEN
from undercroft.games.alliance.notation import (
    DECKS,
    FIRST_QUEST,
    FIRST_SOLO,
    HANDS,
    MOST_SEATS,
    NO_FIGURE,
    QUEST_DRAWS,
    QUEST_STACKS,
    SOLO,
    card_at,
)
from undercroft.games.alliance.options import agreed
from undercroft.games.alliance.phases.enemy_cards import lay_enemy_deck
from undercroft.games.alliance.phases.market import FillTiles, FillUpgrades
from undercroft.games.alliance.phases.round import Rounds
from undercroft.games.alliance.phases.setup.drafting import GuestDraft, draft_for
from undercroft.games.alliance.phases.setup.layout import laid_out, starting_deck
from undercroft.games.alliance.phases.setup.placement import Placing
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.chance import Die, Draw, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.options import Options
from undercroft.kernel.stacks import Stack

TURN_UP: Final = 7
"""The step in which the first solo card is turned up."""
FIRST_SEAT: Final = [Die(f"first-of-{n}", tuple(range(n))) for n in range(2, MOST_SEATS + 1)]


def set_up(seats: int, options: Options) -> Alliance:
    """A game before its first choice."""
    s = laid_out(seats, agreed(seats, options))
    s.frames = [SetUp()]
    return s


class SetUp(Frame[Alliance]):
    """The steps of setting up that need chance or a choice, in their order."""

    NAME = "set-up"
    step: int = field(INT, default=-1, init=False)

    def advance(self, s: Alliance) -> bool:
        # Counted on first: nearly every step pushes a frame and is over when that is.
        self.step += 1
        steps = (
            self.begin,
            self.reveal,
            self.recruit,
            self.deal,
            self.place,
            self.lay_kept,
            self.lay,
            self.turn_up,
        )
        if self.step < len(steps):
            steps[self.step](s)
        else:
            # The rounds take its place: below them there is nothing to go back to.
            s.frames[-1] = Rounds()
        return False

    def begin(self, s: Alliance) -> None:
        """A random player has the initiative. [DA-SET-04]"""
        if s.seats > 1:
            s.push(Roll(FIRST_SEAT[s.seats - 2]))

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.step == 0:
            s.initiative = value
        elif self.step == TURN_UP:
            s.solo_card = value - FIRST_SOLO

    def reveal(self, s: Alliance) -> None:
        """Quests are seen before heroes are chosen. [DA-SET-15]"""
        if s.options.quests != "none":
            s.push(RevealQuests())

    def recruit(self, s: Alliance) -> None:
        """Give every seat its four heroes, by draft or by preset.

        In a campaign only alliances that are new draft. [DA-CAMP-16] [DA-CAMP-22]
        """
        new = [seat for seat in s.clockwise(s.initiative) if not is_formed(s, seat)]
        if len(new) == s.seats:
            s.push(draft_for(s))
            return
        # The last one is pushed first, so that they draft in their order.
        for seat in reversed(new):
            s.push(GuestDraft(seat))

    def deal(self, s: Alliance) -> None:
        """Decks are shuffled and hands drawn. [DA-SET-07]"""
        for seat in range(s.seats):
            own = starting_deck(s.recruits(seat), deck_for(s, seat))
            s.stacks[DECKS + seat] = Stack.of([*own, *kept_cards(s, seat)])
        s.push(DrawHands())

    def place(self, s: Alliance) -> None:
        """Heroes take their places."""
        s.push(Placing())

    def lay_kept(self, s: Alliance) -> None:
        """Kept artifacts lie out once the heroes stand. [DA-CAMP-10]

        What they do when drafted they do not do again. [DA-CAMP-21]
        """
        for seat in range(s.seats):
            for card in s.kept[seat]:
                if card_at(card).is_artifact:
                    lay_out(s, seat, card, drafted=False)

    def lay(self, s: Alliance) -> None:
        """Both face-up areas are filled."""
        s.push(FillTiles())
        s.push(FillUpgrades())

    def turn_up(self, s: Alliance) -> None:
        """Alone or together, the first solo card is known in advance. [DA-SOLO-04]

        In a nightmare none lies open before monsters act. [DA-COOP-01] [DA-NIGHT-01]
        """
        if s.is_company and not s.options.nightmare:
            s.push(Draw(SOLO))


class RevealQuests(Frame[Alliance]):
    """As many quests as there are values are turned up, one of each or any. [DA-QST-01]

    [DA-QST-26]
    """

    NAME = "reveal-quests"

    def advance(self, s: Alliance) -> bool:
        if len(s.quests) == QUEST_DRAWS:
            s.pop()
        else:
            is_one_deck = s.options.quests == "random"
            s.push(Draw(QUEST_STACKS + (0 if is_one_deck else len(s.quests))))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        s.quests = (*s.quests, value - FIRST_QUEST)
        s.quest_stages.append(LIES_OPEN)
        s.quest_placers.append(NO_FIGURE)
        for column in (s.quest_markers, s.quest_spots, s.quest_beacons, s.quest_tiles):
            column.append(())
        s.enemy_cards.append(UNKNOWN)
        s.enemy_used.append(())
        lay_enemy_deck(s, len(s.quests) - 1)


def is_formed(s: Alliance, seat: int) -> bool:
    """Whether a seat has brought its heroes along."""
    return any(s.kind[figure] != UNKNOWN for figure in s.alliance(seat))


def kept_cards(s: Alliance, seat: int) -> list[int]:
    """The upgrades that a seat has brought along for its deck. [DA-CAMP-10]"""
    return [card for card in s.kept[seat] if not card_at(card).is_artifact]


def deck_for(s: Alliance, seat: int) -> str:
    """New players may have generic decks while the others have full ones. [DA-BASIC-06]"""
    return "basic" if seat < s.options.novices else s.options.cards


class DrawHands(Frame[Alliance]):
    """Every seat below its hand size draws up to it, from the initiative on. [DA-SET-07]"""

    NAME = "draw-hands"

    def advance(self, s: Alliance) -> bool:
        for seat in s.clockwise(s.initiative):
            if len(s.zones[HANDS + seat]) < s.hand_size(seat) and s.stacks[DECKS + seat].size:
                s.push(Draw(DECKS + seat, 0, HANDS + seat, s.readers(seat)))
                return False
        s.pop()
        return False
