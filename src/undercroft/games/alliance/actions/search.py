"""What a hero does about chests and traps in its turn."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.games.alliance.board_cache import Token
from undercroft.games.alliance.combat.modifiers import may
from undercroft.games.alliance.content.schema import LOCKED_CHEST, TREASURE_CHEST, ChallengeSort
from undercroft.games.alliance.content.stat_ids import MAY_DEFY
from undercroft.games.alliance.map.figures import enemy_in_room, monsters, room, spots
from undercroft.games.alliance.map.geometry import rooms_beside
from undercroft.games.alliance.map.tokens import (
    Disarm,
    ForceChest,
    Peer,
    face_of,
    kind_of,
    open_chest,
    spot_of,
    token_at,
)
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    CHEST,
    DISARM,
    FORCE,
    HIDDEN_TOKEN,
    KNOWN_TRAP,
    OPEN_TOKEN,
    SCOUT,
    SPACE,
)
from undercroft.games.alliance.phases.hero_turn import (
    HeroAction,
    Turn,
    has_a_point,
    is_moving,
    square_of,
    turn_of,
    written,
)
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Show
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move


def chest_sort(s: Alliance, token: Token | None) -> ChallengeSort | None:
    """What kind of chest lies open there."""
    if token is None or face_of(s, token) != OPEN_TOKEN:
        return None
    return kind_of(s, token).sort


def rooms_beyond(s: Alliance, hero: int) -> list[int]:
    """The rooms behind the archways a hero stands next to. [DA-TRAP-06]"""
    return rooms_beside(s.walls, s.spot[hero])


@check("DA-CHEST-09", "you are not next to that space")
def is_next_to_chest(s: Alliance, move: Move) -> int:
    """A chest is reached from its own space or an adjacent one. [DA-CHEST-09]"""
    here, there = s.spot[turn_of(s).hero], square_of(s, move.args[0])
    return int(here != there and not is_adjacent(s.walls, here, there))


@check("DA-CHEST-01", "no treasure chest stands open to you there")
def is_chest(s: Alliance, move: Move) -> int:
    """A normal chest is there, and no monster on it; those near by do not matter.

    [DA-CHEST-01] [DA-CHEST-03]
    """
    there = square_of(s, move.args[0])
    guarded = there in spots(s, monsters(s))
    return int(guarded or chest_sort(s, token_at(s, there)) != TREASURE_CHEST)


@check("DA-CHEST-05", "no locked chest is there")
def is_locked_chest(s: Alliance, move: Move) -> int:
    """A locked chest is there. [DA-CHEST-05]"""
    there = square_of(s, move.args[0])
    return int(chest_sort(s, token_at(s, there)) != LOCKED_CHEST)


@check("DA-CHEST-06", "an enemy is in your room or in the chest's")
def is_safe_to_force(s: Alliance, move: Move) -> int:
    """Enemies in either room prevent the forcing of a chest. [DA-CHEST-06]"""
    return is_disturbed(s, move)


@check("DA-TRAP-06", "an enemy is in your room or in the token's")
def is_safe_to_search(s: Alliance, move: Move) -> int:
    """Enemies in either room prevent scouting, and disarming later. [DA-TRAP-06] [A-19]"""
    return is_disturbed(s, move)


def is_disturbed(s: Alliance, move: Move) -> int:
    """Whether an enemy is in the hero's room or that of a token, unless a card allows it."""
    hero = turn_of(s).hero
    if may(s, hero, MAY_DEFY):
        return 0
    there = s.walls.board.grid.room_of[square_of(s, move.args[0])]
    return int(enemy_in_room(s, hero, room(s, hero)) or enemy_in_room(s, hero, there))


@check("DA-TRAP-06", "you do not stand at an archway into that room")
def is_at_archway(s: Alliance, move: Move) -> int:
    """Scouting is done from outside, next to an archway into the room. [DA-TRAP-06]"""
    there = s.walls.board.grid.room_of[square_of(s, move.args[0])]
    return int(there not in rooms_beyond(s, turn_of(s).hero))


def lies(s: Alliance, move: Move, face: int) -> bool:
    """Whether a token lies on a space with a face."""
    token = token_at(s, square_of(s, move.args[0]))
    return token is not None and face_of(s, token) == face


@check("DA-TRAP-06", "no hidden token lies there")
def is_hidden(s: Alliance, move: Move) -> int:
    """What is scouted lies face down, and nobody knows it. [DA-TRAP-06]"""
    return int(not lies(s, move, HIDDEN_TOKEN))


@check("DA-TRAP-08", "no known trap lies there")
def is_known_trap(s: Alliance, move: Move) -> int:
    """A trap turned back down is known, and can be disarmed later. [DA-TRAP-08]"""
    return int(not lies(s, move, KNOWN_TRAP))


@check("A-18", "whoever scouted it leaves it to others")
def is_left_to_it(s: Alliance, move: Move) -> int:
    """By option a trap is not disarmed by the hero that scouted it and turned it down. [A-18]"""
    if s.options.disarming != "others":
        return 0
    looked = zip(s.scouts[::2], s.scouts[1::2])
    return int((square_of(s, move.args[0]), turn_of(s).hero) in looked)


class AtTokens(HeroAction):
    """An action at the space of a token."""

    def spaces(self, s: Alliance, turn: Turn) -> list[int]:
        """The spaces worth checking: those of open tokens near by."""
        return s.tokens().open_near(s.spot[turn.hero])

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        spaces = self.spaces(s, turn)
        return self.verb.each(turn.who, sorted([written(s, p) for p in spaces])) if spaces else []

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        if thing.kind != "token":
            return None
        space = SPACE.parse(thing.name)
        token = token_at(s, square_of(s, space))
        return space if token is not None and self.is_for(s, token) else None

    def is_for(self, s: Alliance, token: Token) -> bool:
        """Whether it is what one does about a token that lies so."""
        raise NotImplementedError


class OpeningChest(AtTokens):
    """A normal chest is opened from next to it for 1 Speed. [DA-CHEST-01]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        open_chest(s, turn.hero, _token(s, move))

    def is_for(self, s: Alliance, token: Token) -> bool:
        return chest_sort(s, token) == TREASURE_CHEST


class ForcingChest(AtTokens):
    """A locked chest is tried for 1 Speed. [DA-CHEST-05]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        s.push(ForceChest(turn.hero, *_token(s, move)))

    def is_for(self, s: Alliance, token: Token) -> bool:
        return chest_sort(s, token) == LOCKED_CHEST


class FromArchway(AtTokens):
    """An action at a token of the room beyond."""

    def spaces(self, s: Alliance, turn: Turn) -> list[int]:
        covered = s.tokens().covered
        rooms = rooms_beyond(s, turn.hero) if covered else []
        return [spot_of(s, token) for cell in rooms for token in covered.get(cell, ())]


class Scouting(FromArchway):
    """A hidden token is turned up from outside for 1 Speed, without a roll. [DA-TRAP-06]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        scout(s, turn.hero, _token(s, move))

    def is_for(self, s: Alliance, token: Token) -> bool:
        return face_of(s, token) == HIDDEN_TOKEN


class Disarming(FromArchway):
    """A known trap is disarmed from outside for 1 Speed. [DA-TRAP-08]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        s.push(Disarm(turn.hero, *_token(s, move)))

    def is_for(self, s: Alliance, token: Token) -> bool:
        return face_of(s, token) == KNOWN_TRAP


def scout(s: Alliance, hero: int, token: Token) -> None:
    """A token is turned up for a hero outside its room. [DA-TRAP-06]"""
    s.push(Peer(hero, *token))
    s.push(Show(BOARD_TOKENS + token[0] - 1, token[1]))


def _token(s: Alliance, move: Move) -> Token:
    token = token_at(s, square_of(s, move.args[0]))
    assert token is not None
    return token


CHESTS: Final = OpeningChest(CHEST, is_moving, has_a_point, is_next_to_chest, is_chest)
FORCING: Final = ForcingChest(
    FORCE, is_moving, has_a_point, is_next_to_chest, is_locked_chest, is_safe_to_force
)
SCOUTING: Final = Scouting(
    SCOUT,
    *(is_moving, has_a_point, is_hidden, is_at_archway, is_safe_to_search),
    sure=(is_at_archway,),
)
DISARMING: Final = Disarming(
    DISARM,
    *(is_moving, has_a_point, is_known_trap, is_at_archway, is_safe_to_search, is_left_to_it),
    sure=(is_at_archway,),
)
