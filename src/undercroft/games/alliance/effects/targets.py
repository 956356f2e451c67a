"""What the words of Alliance mean when they are read: groups, filters, amounts, durations."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import CORE, Meanings, Resolve
from undercroft.crawl.modifiers import Until
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.tilegraph import within
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.bonus_conditions import is_met
from undercroft.games.alliance.content.stat_ids import (
    ATTACKS,
    CARD_TURNS,
    ROUND_ENDS,
    TURN_ENDS,
)
from undercroft.games.alliance.content.tables import GIANTS
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.map.figures import (
    all_heroes,
    apart,
    are_adjacent,
    away,
    front_of,
    is_hero,
    is_standing,
    monster,
    monsters,
    nearest_of,
    on_side,
    players_counted,
    rivals,
    room,
    seat_of,
    space_toward,
    standing_heroes,
    taken,
)
from undercroft.games.alliance.map.geometry import frame_rooms, is_below, is_in_arc, is_seen
from undercroft.games.alliance.map.step_budget import acting
from undercroft.games.alliance.notation import NOWHERE
from undercroft.games.alliance.phases.hero_turn import Turn, turn_of, written
from undercroft.games.alliance.state import Alliance

RULES: Final = Meanings(CORE)

# ---- groups --------------------------------------------------------------------------------------


@RULES.gathers(w.OwnHeroes, "target")
def own_heroes(s: Alliance, at: Resolve, of: w.OwnHeroes) -> tuple[int, ...]:
    """The heroes of the actor's alliance on the board, defeated ones too. [AC-04]

    What is given to all allies stays among them, whoever plays together. [DA-COOP-09]
    """
    return tuple(f for f in s.alliance(seat_of(at.actor)) if s.spot[f] != NOWHERE)


@RULES.gathers(w.HeroesOnSide, "target")
def heroes_on_side(s: Alliance, at: Resolve, of: w.HeroesOnSide) -> tuple[int, ...]:
    """The heroes of the actor's alliance and, together, of its partners. [A-49]"""
    return tuple(on_side(s, at.actor))


@RULES.gathers(w.Allies, "target")
def allies(s: Alliance, at: Resolve, of: w.Allies) -> tuple[int, ...]:
    """The heroes of the actor's alliance that stand."""
    return tuple(f for f in s.alliance(seat_of(at.actor)) if is_standing(s, f))


@RULES.gathers(w.Heroes, "target")
def heroes(s: Alliance, at: Resolve, of: w.Heroes) -> tuple[int, ...]:
    """All heroes that stand, or all on the board."""
    return tuple(all_heroes(s) if of.fallen else standing_heroes(s))


@RULES.gathers(w.Monsters, "target")
def all_monsters(s: Alliance, at: Resolve, of: w.Monsters) -> tuple[int, ...]:
    """The monsters on the board."""
    return tuple(monsters(s))


@RULES.gathers(w.MonstersAndRivals, "target")
def monsters_and_rivals(s: Alliance, at: Resolve, of: w.MonstersAndRivals) -> tuple[int, ...]:
    """Control Spells affect rivals too, whether alliances fight each other or not. [DA-PVP-01]"""
    return (*rivals(s, at.actor), *monsters(s))


@RULES.gathers(w.Characters, "target")
def characters(s: Alliance, at: Resolve, of: w.Characters) -> tuple[int, ...]:
    """Everybody who stands."""
    return (*standing_heroes(s), *monsters(s))


def all_empty(s: Alliance) -> list[int]:
    """The spaces of the dungeon on which a move may end. [DA-MOV-07]"""
    full = taken(s)
    return [p for cell in s.walls.laid() for p in s.walls.passable(cell) if p not in full]


def empty_in_frame(s: Alliance) -> list[int]:
    """The same without the deep room, into which only its staircase leads."""
    rooms = frame_rooms(s.walls)
    full = taken(s)
    return [p for cell in rooms for p in s.walls.passable(cell) if p not in full]


@RULES.gathers(w.EmptySpaces, "space")
def empty_spaces(s: Alliance, at: Resolve, of: w.EmptySpaces) -> tuple[int, ...]:
    """Empty spaces, near ones that the actor sees if that is said, as moves write them.

    [DA-MOV-07]
    """
    if of.within is None:
        return tuple(sorted(written(s, p) for p in empty_in_frame(s)))
    here = s.spot[at.actor]
    near = [p for p in all_empty(s) if away(s, here, p) <= of.within]
    return tuple(written(s, p) for p in near if is_seen(s.walls, here, p))


@RULES.finds(w.Foe)
def foe(s: Alliance, at: Resolve, targets: w.Foe) -> tuple[int, ...]:
    """The enemy that is being attacked."""
    return () if at.it < 0 else (at.it,)


# ---- filters -------------------------------------------------------------------------------------


@RULES.keeps(w.Within)
def is_within(s: Alliance, at: Resolve, word: w.Within, thing: int) -> bool:
    """So near to the actor. [DA-GEO-09]"""
    return apart(s, at.actor, thing) <= word.spaces


@RULES.keeps(w.InSight)
def is_in_sight(s: Alliance, at: Resolve, word: w.InSight, thing: int) -> bool:
    """In the arc and in line of sight of the actor; cards without the word need neither.

    [DA-LOS-08] [DA-CARD-15]
    """
    if thing == at.actor:
        return True
    here = s.spot[at.actor]
    there = space_toward(s, thing, here)
    return may_turn(s, at.actor, there) and is_seen(s.walls, here, there)


def may_turn(s: Alliance, figure: int, there: int) -> bool:
    """In its turn a hero turns freely until it attacks; else its arc counts. [DA-MOV-10] [A-47]"""
    turns = [frame for frame in s.frames if isinstance(frame, Turn) and frame.hero == figure]
    if turns and turns[-1].is_moving():
        return True
    return is_in_arc(s.walls, s.facing[figure], s.spot[figure], there)


@RULES.keeps(w.InArc)
def in_arc(s: Alliance, at: Resolve, word: w.InArc, thing: int) -> bool:
    """In front of the actor or beside it. [DA-LOS-01]"""
    here = front_of(s, at.actor)
    return is_in_arc(s.walls, s.facing[at.actor], here, space_toward(s, thing, here))


@RULES.keeps(w.NextTo)
def is_next_to(s: Any, at: Resolve, word: w.NextTo, thing: int) -> bool:
    """Adjacent to somebody, and somebody else. [AC-05]"""
    others = s.EFFECTS.targets_of(s, at, word.to)
    return any(thing != other and is_beside(s, thing, other) for other in others)


def is_beside(s: Alliance, figure: int, other: int) -> bool:
    """Whether a figure is next to somebody, or to where it was struck down just now. [AC-05]"""
    if s.spot[other] != NOWHERE:
        return are_adjacent(s, figure, other)
    here = s.spot[figure]
    spot = [frame.where for frame in s.frames if isinstance(frame, AttackFrame)][-1]
    was_giant = s.kind[other] in GIANTS and is_below(s.walls.board.grid, spot)
    return is_adjacent(s.walls, here, nearest_of(s, spot, here) if was_giant else spot)


@RULES.keeps(w.InRoom)
def is_in_room(s: Alliance, at: Resolve, word: w.InRoom, thing: int) -> bool:
    """In the actor's room."""
    return room(s, thing) == room(s, at.actor)


@RULES.keeps(w.WithinRooms)
def is_within_rooms(s: Alliance, at: Resolve, word: w.WithinRooms, thing: int) -> bool:
    """No more than so many archways away."""
    return room(s, thing) in within(s.walls, room(s, at.actor), word.rooms)


@RULES.keeps(w.UpToLevel)
def is_up_to_level(s: Alliance, at: Resolve, word: w.UpToLevel, thing: int) -> bool:
    """A monster of this level or a lower one, or a hero."""
    return is_hero(thing) or monster(s, thing).level <= word.level


@RULES.keeps(w.OfKind)
def is_of_kind(s: Alliance, at: Resolve, word: w.OfKind, thing: int) -> bool:
    """A monster of one of these kinds."""
    return not is_hero(thing) and monster(s, thing).id in word.kinds


# ---- conditions, amounts, durations --------------------------------------------------------------


def attack_condition(s: Alliance, at: Resolve, test: Any) -> bool:
    """The conditions of attacks, for the actor against what this is about."""
    return is_met(s, test, at.node, at.actor, at.it)


for _condition in (w.Behind, w.Moved, w.Wounded, w.AgainstFinal, w.NearBearer, w.Versus, w.Beside):
    RULES.holds(_condition)(attack_condition)


@RULES.counts(w.ByTokenLevel)
def by_token_level(s: Alliance, at: Resolve, amount: w.ByTokenLevel) -> int:
    """The number for the level of the token this is about, which `shown` names."""
    return amount.values[at.shown - 1]


@RULES.counts(w.ByPlayers)
def by_players(s: Alliance, at: Resolve, amount: w.ByPlayers) -> int:
    """The number for so many players."""
    return amount.values[players_counted(s) - 1]


@RULES.lasts(w.ThisRound)
def this_round(s: Alliance, at: Resolve, duration: w.ThisRound) -> Until:
    """Until the end phase. [DA-CARD-07]"""
    return Until(ROUND_ENDS)


@RULES.lasts(w.ThisTurn)
def this_turn(s: Alliance, at: Resolve, duration: w.ThisTurn) -> Until:
    """Until the turn that is going on ends, whoever's it is. [AC-25]"""
    turn = acting(s)
    return Until(TURN_ENDS, at.actor if turn is None else turn.walker())


@RULES.lasts(w.UntilAttack)
def until_attack(s: Alliance, at: Resolve, duration: w.UntilAttack) -> Until:
    """Until the actor attacks. [AC-18]"""
    return Until(ATTACKS, at.actor)


@RULES.lasts(w.UntilCard)
def until_card(s: Alliance, at: Resolve, duration: w.UntilCard) -> Until:
    """Until the next card of the enemy is turned; by option until the end phase. [DA-FIN-05]

    What a card of the deep room does to heroes ends with that card. [A-16]
    """
    is_for_the_round = s.options.enemy_defense == "round" and not is_hero(at.actor)
    return Until(ROUND_ENDS) if is_for_the_round else Until(CARD_TURNS, at.actor)


@RULES.lasts(w.NextTurn)
def next_turn(s: Alliance, at: Resolve, duration: w.NextTurn) -> Until:
    """Until the actor's next activation ends, or this one."""
    return Until(TURN_ENDS, at.actor)


@RULES.affords(w.SpendSpeed)
def lacks_speed(s: Alliance, at: Resolve, cost: w.SpendSpeed) -> int:
    """How much Speed the hero lacks; after an attack what was left is lost.

    [DA-CARD-25] [DA-ACT-05]
    """
    turn = turn_of(s)
    return max(0, cost.n - turn.points(s)) if turn.is_moving() else cost.n
