"""Challenge tokens: turned up by who enters, scouted from a doorway, opened, sprung, disarmed."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of
from undercroft.games.alliance.actions.locks import Attempt
from undercroft.games.alliance.board_cache import Token
from undercroft.games.alliance.content.cards import CHALLENGE_EFFECTS
from undercroft.games.alliance.content.plurals import a
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.schema import TRAP, TREASURE_CHEST, ChallengeKind
from undercroft.games.alliance.content.tables import CHALLENGES
from undercroft.games.alliance.effects.vocabulary import ByTokenLevel, GainXp, Occasion
from undercroft.games.alliance.map.figures import is_defeated, room, seat_of
from undercroft.games.alliance.map.step_budget import active_seat
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    FIRST_TOKEN,
    KNOWN_TRAP,
    NO_FIGURE,
    OPEN_TOKEN,
    TOKENS,
)
from undercroft.games.alliance.phases.hero_turn import written
from undercroft.games.alliance.phases.quests import note
from undercroft.games.alliance.phases.treasures import begin_dig
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Show
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.rows import replaced, without

LEVELS: Final = (1, 2, 3)
UNKNOWN: Final = -1
TURN_BACK: Final = 1
DISARM_NOW: Final = 2


def covered_in(s: Alliance, cell: int) -> list[Token]:
    """The tokens of a room that lie face down, known traps too."""
    return s.tokens().covered.get(cell, [])


def token_at(s: Alliance, square: int) -> Token | None:
    """The token on a space."""
    return s.tokens().at.get(square)


def spot_of(s: Alliance, token: Token) -> int:
    """Where a token lies."""
    return s.token_spots[token[0] - 1][token[1]]


def face_of(s: Alliance, token: Token) -> int:
    """How a token lies."""
    return s.token_faces[token[0] - 1][token[1]]


def kind_of(s: Alliance, token: Token) -> ChallengeKind:
    """What a token that was turned up is."""
    card = s.zones[BOARD_TOKENS + token[0] - 1].cards[token[1]]
    return CHALLENGES[TOKENS[card - FIRST_TOKEN][0]]


def chest_xp(kind: ChallengeKind, level: int) -> int:
    """The face-down experience in a chest, by its effect; nothing in a trap. [AC-41]"""
    effect = CHALLENGE_EFFECTS[kind.id]
    if not isinstance(effect, GainXp) or not isinstance(effect.amount, ByTokenLevel):
        return 0
    return effect.amount.values[level - 1]


def turn(s: Alliance, token: Token, face: int) -> None:
    """A token lies with another face."""
    level, i = token[0] - 1, token[1]
    s.token_faces = replaced(s.token_faces, level, replaced(s.token_faces[level], i, face))


def remove(s: Alliance, token: Token) -> None:
    """A token leaves the board. [DA-TRAP-04]"""
    level, i = token[0] - 1, token[1]
    s.zones[BOARD_TOKENS + level] = s.zones[BOARD_TOKENS + level].without(i)
    s.token_spots = replaced(s.token_spots, level, without(s.token_spots[level], i))
    s.token_faces = replaced(s.token_faces, level, without(s.token_faces[level], i))


def resolve(s: Any, hero: int, kind: ChallengeKind, level: int) -> None:
    """What a challenge does begins, for a hero."""
    if s.listening:
        tell_of(s, hero, f"turns up {a(kind.name)}", "DA-TRAP-03")
    node = s.EFFECTS.library.root(kind.id)
    s.EFFECTS.start_at(s, node, hero, shown=level)


def spring(s: Alliance, hero: int, token: Token) -> None:
    """A trap is sprung in the hero's space and its token is gone. [DA-TRAP-03]"""
    # Read before it is removed: its kind is the card that lies in the zone.
    kind = kind_of(s, token)
    remove(s, token)
    note(s, seat_of(hero), QuestEvent.TRAP)
    resolve(s, hero, kind, token[0])


def step_on(s: Alliance, hero: int) -> bool:
    """Who moves onto a treasure chest opens it for nothing; whether it will dig there is told.

    [DA-CHEST-02] [DA-CHEST-07]
    """
    token = token_at(s, s.spot[hero])
    if token is None or face_of(s, token) != OPEN_TOKEN:
        return False
    return kind_of(s, token).sort == TREASURE_CHEST and open_chest(s, hero, token)


def open_chest(s: Alliance, hero: int, token: Token) -> bool:
    """A chest gives its face-down experience and is gone; whether a dig follows is told.

    [DA-CHEST-04] [DA-CHEST-08]
    """
    kind, square = kind_of(s, token), spot_of(s, token)
    remove(s, token)
    note(s, seat_of(hero), QuestEvent.CHEST)
    # Pushed first, so resolved last: the experience is taken before anybody digs.
    is_digging = begin_dig(s, hero, token[0], square)
    come(s, Occasion.CHEST_OPENED, hero, NO_FIGURE)
    resolve(s, hero, kind, token[0])
    return is_digging


class Enter(Frame[Alliance]):
    """A hero has come into a room: its face-down tokens are turned up. [DA-TRAP-01] [DA-TRAP-12]"""

    NAME = "enter"
    hero: int = field(INT)
    square: int = field(INT, default=UNKNOWN, init=False)

    def advance(self, s: Alliance) -> bool:
        left = covered_in(s, room(s, self.hero))
        if not left or is_defeated(s, self.hero):
            s.pop()
        elif len(left) > 1 and self.square == UNKNOWN:
            spaces = tuple(sorted(written(s, spot_of(s, token)) for token in left))
            s.push(
                Choose(
                    active_seat(s, self.hero), "reveal", spaces, "Which token is turned up first?"
                )
            )
        else:
            self.reveal(s, left)
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        self.square = value

    def reveal(self, s: Alliance, left: list[Token]) -> None:
        """The next token is turned up; a known trap is sprung as it is. [DA-TRAP-11]"""
        chosen = [token for token in left if written(s, spot_of(s, token)) == self.square]
        token = (chosen or left)[0]
        # Forgotten at once: for the next token the seat is asked again.
        self.square = UNKNOWN
        if face_of(s, token) == KNOWN_TRAP:
            spring(s, self.hero, token)
        else:
            # Chance shows the token first; the frame below it is told and acts on what it is.
            s.push(TurnUp(self.hero, *token))
            s.push(Show(BOARD_TOKENS + token[0] - 1, token[1]))


class AtToken(Frame[Alliance]):
    """A hero has to do with a token, which is kept by its level and place."""

    hero: int = field(INT)
    level: int = field(INT)
    at: int = field(INT)

    def token(self) -> Token:
        """The token that this is about."""
        return self.level, self.at


class TurnUp(AtToken):
    """A token was turned up by who entered: a chest stays, a trap is sprung. [DA-TRAP-02]"""

    NAME = "turn-up"

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        if kind_of(s, self.token()).sort == TRAP:
            spring(s, self.hero, self.token())
        else:
            turn(s, self.token(), OPEN_TOKEN)
            tell_of(s, self.hero, f"finds {a(kind_of(s, self.token()).name)}", "DA-TRAP-02")
            step_on(s, self.hero)


class Peer(AtToken):
    """A token is scouted from outside: a chest lies open, a trap may be disarmed. [DA-TRAP-07]"""

    NAME = "peer"
    seen: int = field(INT, init=False)

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.seen:
            s.pop()
            self.choose(s, self.token(), value)
        else:
            self.seen = 1
            self.look(s, self.token())

    def look(self, s: Alliance, token: Token) -> None:
        """Whether it is a chest or a trap. [DA-TRAP-07]"""
        if kind_of(s, token).sort == TRAP:
            options = (TURN_BACK, DISARM_NOW)
            trap = a(kind_of(s, token).name)
            words = f"{s.hero(self.hero).name} has found {trap}: is it disarmed now?"
            s.push(Choose(seat_of(self.hero), "choose", options, words))
        else:
            s.pop()
            turn(s, token, OPEN_TOKEN)

    def choose(self, s: Alliance, token: Token, choice: int) -> None:
        """A trap is known from now on; it may be disarmed at once. [DA-TRAP-07] [DA-TRAP-08]"""
        turn(s, token, KNOWN_TRAP)
        if choice == DISARM_NOW:
            s.push(Disarm(self.hero, *token))
        elif s.options.disarming == "others":
            s.scouts = (*s.scouts, spot_of(s, token), self.hero)


class TryToken(AtToken):
    """A hero tries something at a token, by its level. [DA-CHEST-05] [DA-TRAP-09]"""

    def advance(self, s: Alliance) -> bool:
        s.push(Attempt(seat_of(self.hero), self.hero, self.level))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        self.end(s, self.token(), succeeded=bool(value))

    def end(self, s: Alliance, token: Token, *, succeeded: bool) -> None:
        """Apply the result of the attempt; each kind of token says how."""
        raise NotImplementedError


class Disarm(TryToken):
    """A trap is disarmed, or sprung in the hero's own space. [DA-TRAP-09] [DA-TRAP-10]"""

    NAME = "disarm"

    def end(self, s: Alliance, token: Token, *, succeeded: bool) -> None:
        if succeeded:
            remove(s, token)
            note(s, seat_of(self.hero), QuestEvent.TRAP)
        else:
            spring(s, self.hero, token)


class ForceChest(TryToken):
    """A locked chest is tried; it opens, or nothing happens. [DA-CHEST-05]"""

    NAME = "force-chest"

    def end(self, s: Alliance, token: Token, *, succeeded: bool) -> None:
        if succeeded:
            open_chest(s, self.hero, token)


def come_in(s: Alliance, hero: int, before: int) -> bool:
    """Who has come from another room turns up the tokens of this one, if any. [DA-TRAP-13]"""
    here = room(s, hero)
    if here == before or not covered_in(s, here):
        return False
    s.push(Enter(hero))
    return True
