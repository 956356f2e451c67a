"""What attack cards, pets and challenges do: attacks with a base of their own, tokens, monsters."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.crawl.effects import Resolve
from undercroft.crawl.space.adjacency import beside
from undercroft.crawl.space.tilegraph import within
from undercroft.games.alliance.actions.attack import (
    attacks_left,
    begin_attack,
    open_targets,
    step_out,
    turn_with_pet,
)
from undercroft.games.alliance.actions.search import scout
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import AttackSpec, may_be_attacked, reach_of
from undercroft.games.alliance.combat.reactions import Attacked
from undercroft.games.alliance.content.plurals import a
from undercroft.games.alliance.content.schema import MELEE, RANGED
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import MONSTER_NAMES, MONSTERS
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.targets import RULES
from undercroft.games.alliance.map.figures import (
    add_monster,
    away,
    common_monsters,
    enemies,
    room,
    seat_of,
    spaces_of,
    spots,
    standing_heroes,
    taken,
)
from undercroft.games.alliance.map.geometry import connected, facings_at, open_paths, spaces_in
from undercroft.games.alliance.map.tokens import covered_in, face_of, spot_of, token_at
from undercroft.games.alliance.notation import HIDDEN_TOKEN, NOTATION
from undercroft.games.alliance.phases.enemy_orders import Command
from undercroft.games.alliance.phases.hero_turn import (
    FIGHTING,
    FIRST_MOVE,
    Turn,
    square_of,
    turn_of,
    written,
)
from undercroft.games.alliance.phases.staircase import entrance_row, far_row
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose

SENT: Final = -1
"""Kept after the monsters that have appeared, once they are told to attack."""


def may_attack(s: Alliance, turn: Turn) -> bool:
    """Whether attacks of any kind are open to the active hero. [DA-ACT-07]"""
    return turn.stage in (FIRST_MOVE, FIGHTING) and not s.peaceful[turn.hero]


@RULES.resolves(w.BaseAttack)
def base_attack(s: Any, at: Resolve, effect: w.BaseAttack) -> None:
    """A card gives the base of one attack, and counts as the attack. [DA-CARD-09] [DA-CARD-11]"""
    turn = turn_of(s)
    bounds = attack_reach(s, turn.hero, effect)
    targets = base_targets(s, turn, bounds)
    if at.step == 0 and len(targets) > 1:
        words = f"{s.EFFECTS.title(at)}: whom do you attack?"
        s.push(Choose(turn.who, "target", tuple(targets), words))
    elif at.step == 0 and targets:
        at.kept = (targets[0],)
        cast(s, at, effect, turn, targets[0], bounds)
    elif at.step == 1 and not at.kept:
        at.kept = (at.told,)
        cast(s, at, effect, turn, at.told, bounds)
    at.happened = int(bool(at.kept))


def base_targets(s: Alliance, turn: Turn, bounds: tuple[int, int]) -> list[int]:
    """Whom such an attack can strike now."""
    if not may_attack(s, turn) or attacks_left(s, turn) <= 0:
        return []
    return open_targets(s, turn, bounds)


def attack_reach(s: Alliance, hero: int, effect: w.BaseAttack) -> tuple[int, int]:
    """The reach of its kind unless the card gives one; a longer range helps both. [AC-34]"""
    if effect.reach is None:
        return reach_of(s, hero, effect.kind)
    near, far = reach_of(s, hero, RANGED)
    longer = far - 3 if effect.kind == RANGED else 0
    del near
    return effect.reach.nearest, effect.reach.farthest + longer


def cast(
    s: Alliance, at: Resolve, effect: w.BaseAttack, turn: Turn, target: int, bounds: tuple[int, int]
) -> None:
    """The attack is made with the card's base. [AC-33]"""
    begin_attack(s, turn, target, bounds)
    blow = AttackSpec(turn.hero, target, effect.kind, effect.strength, node=at.node)
    s.push(AttackFrame(turn.who, blow))


@RULES.resolves(w.PetAttack)
def pet_attack(s: Any, at: Resolve, effect: w.PetAttack) -> None:
    """A free attack over an open path, without sight. [DA-BAT-17] [DA-BAT-18] [DA-BAT-20]"""
    turn = turn_of(s)
    targets = pet_targets(s, turn, effect.steps)
    if at.step == 0 and len(targets) > 1:
        words = f"{s.EFFECTS.title(at)}: whom does it attack?"
        s.push(Choose(turn.who, "maul", tuple(targets), words))
    elif at.step == 0 and targets:
        at.kept = (targets[0],)
        maul(s, at, effect, turn, targets[0])
    elif at.step == 1 and not at.kept:
        at.kept = (at.told,)
        maul(s, at, effect, turn, at.told)
    at.happened = int(bool(at.kept))


def pet_targets(s: Alliance, turn: Turn, steps: int) -> list[int]:
    """Enemies to which an open path of so many steps leads. [DA-BAT-20]"""
    if not may_attack(s, turn):
        return []
    near = open_paths(s.walls, s.spot[turn.hero], steps)
    reached = [f for f in enemies(s, turn.hero) if not near.isdisjoint(spaces_of(s, f))]
    return [f for f in reached if may_be_attacked(s, turn.hero, f)]


def maul(s: Alliance, at: Resolve, effect: w.PetAttack, turn: Turn, target: int) -> None:
    """The pet strikes once; it is no attack of the hero's own, but ends its moving and turning.

    The hero looks where its pet goes. [DA-BAT-17] [DA-ACT-11]
    """
    turn_with_pet(s, turn, target)
    step_out(s, turn)
    blow = AttackSpec(turn.hero, target, MELEE, effect.strength, pet=True, node=at.node)
    s.push(AttackFrame(turn.who, blow))


@RULES.resolves(w.Scout)
def scouting(s: Any, at: Resolve, effect: w.Scout) -> None:
    """A hidden token so many archways away is turned up, for no Speed. [AC-14]"""
    spaces = scouted_spaces(s, at.actor, effect.rooms)
    if at.step == 0 and len(spaces) > 1:
        words = f"{s.EFFECTS.title(at)}: which token do you turn up?"
        s.push(Choose(seat_of(at.actor), "reveal", spaces, words))
    elif spaces and not at.kept:
        at.kept = (at.told if at.step else spaces[0],)
        token = token_at(s, square_of(s, at.kept[0]))
        assert token is not None
        scout(s, at.actor, token)


def scouted_spaces(s: Alliance, hero: int, rooms: int) -> tuple[int, ...]:
    """Where hidden tokens lie no more than so many archways away, as moves write it. [AC-14]"""
    here = room(s, hero)
    cells = [cell for cell in within(s.walls, here, rooms) if cell != here]
    covered = [token for cell in cells for token in covered_in(s, cell)]
    tokens = [token for token in covered if face_of(s, token) == HIDDEN_TOKEN]
    return tuple(sorted(written(s, spot_of(s, token)) for token in tokens))


@RULES.resolves(w.Spawn)
def spawn(s: Any, at: Resolve, effect: w.Spawn) -> None:
    """Monsters appear, ready, on empty spaces, as the initiative says; then they may attack.

    [AC-24] [AC-58]
    """
    if at.kept[-1:] == (SENT,):
        return
    amount = s.EFFECTS.amount(s, at, effect.amount)
    if at.step > 0:
        appear(s, at, effect, square_of(s, at.told))
    empty = spawn_spaces(s, at, effect, amount)
    # Of the spaces that a card names nearer than the room there may be only one.
    while effect.where != w.Where.ROOM and len(at.kept) < amount and len(empty) == 1:
        appear(s, at, effect, empty[0])
        empty = spawn_spaces(s, at, effect, amount)
    if len(at.kept) < amount and empty:
        spaces = tuple(sorted(written(s, p) for p in empty))
        name = MONSTERS[MONSTER_NAMES.parse(effect.monster)].name
        words = f"{s.EFFECTS.title(at)}: where does {a(name)} appear?"
        s.push(Choose(s.initiative, "space", spaces, words))
    elif effect.attacking and at.kept:
        send(s, at)


def send(s: Alliance, at: Resolve) -> None:
    """Those who have appeared attack heroes that are drawn for them. [DA-DEEP-10]"""
    card = NOTATION.cards.parse(LIBRARY.card_of(at.node))
    s.push(Command(s.initiative, at.actor, at.kept, card))
    # Noted now: the attacks come back here when they are over.
    at.kept = (*at.kept, SENT)


def appear(s: Alliance, at: Resolve, effect: w.Spawn, space: int) -> None:
    """One more monster is there, ready, and looks at the nearest hero. [AC-23]"""
    kind = MONSTER_NAMES.parse(effect.monster)
    at.kept = (*at.kept, add_monster(s, kind, space, toward_heroes(s, space)))


def spawn_spaces(s: Alliance, at: Resolve, effect: w.Spawn, amount: int) -> list[int]:
    """The empty spaces on which the next monster may appear. [AC-23] [AC-58]"""
    if are_all_out(s, effect.monster):
        return []
    full, figure, where = taken(s), at.actor, effect.where
    if where == w.Where.ADJACENT:
        return [p for p in beside(s.walls, list(spaces_of(s, figure))) if p not in full]
    empty = [p for p in spaces_in(s.walls, room(s, figure)) if p not in full]
    if where == w.Where.ROOM:
        return empty
    if where != w.Where.NEAR:
        return [p for end in ends_of(s, at, effect, amount) for p in nearest_to(s, [end], empty)]
    if not empty:
        cells = connected(s.walls, room(s, figure))
        empty = [p for cell in cells for p in s.walls.passable(cell) if p not in full]
    return nearest_to(s, spaces_of(s, figure), empty)


def are_all_out(s: Alliance, monster: str) -> bool:
    """Whether no more of a kind can appear: of Guardians there are only five. [DA-TITAN-09]"""
    kind = MONSTER_NAMES.parse(monster)
    count = sum([s.kind[f] == kind for f in common_monsters(s)])
    return bool(MONSTERS[kind].power.bulwark) and count >= MONSTERS[kind].tokens


def nearest_to(s: Alliance, places: Sequence[int], empty: list[int]) -> list[int]:
    """Those of some spaces that are nearest to one of some places."""
    far = {p: min([away(s, place, p) for place in places]) for p in empty}
    return [p for p in empty if far[p] == min(far.values())]


def ends_of(s: Alliance, at: Resolve, effect: w.Spawn, amount: int) -> list[int]:
    """The ends of a row of the deep room: either for one monster, for two one each. [AC-58]"""
    row = entrance_row(s) if effect.where == w.Where.NEAR_ENDS else far_row(s)
    ends = [row[0], row[-1]]
    return ends if amount == 1 else ends[len(at.kept) : len(at.kept) + 1]


def toward_heroes(s: Alliance, space: int) -> int:
    """The side that looks from a space at the nearest hero. [AC-23]"""
    away = s.walls.board.grid.distances(space)
    there = min(spots(s, standing_heroes(s)), key=lambda p: away[p], default=space)
    return facings_at(s.walls, space, there)[0]


@RULES.resolves(w.LeavePit)
def leave_pit(s: Alliance, at: Resolve, effect: w.LeavePit) -> None:
    """The pit stays where it was sprung. [DA-TRAP-04] [DA-TRAP-16] [A-24]"""
    s.pits = tuple(sorted({*s.pits, s.spot[at.actor]}))


@RULES.resolves(w.Redirect)
def redirect(s: Alliance, at: Resolve, effect: w.Redirect) -> None:
    """The attack that is going on strikes the actor instead, who is asked now. [AC-37]"""
    windows = [frame for frame in s.frames if isinstance(frame, Attacked)]
    strikes = [frame for frame in s.frames if isinstance(frame, AttackFrame)]
    if windows and strikes:
        windows[-1].hero = at.actor
        strikes[-1].blow = (strikes[-1].blow[0], at.actor, *strikes[-1].blow[2:])


@RULES.matches(w.Hit)
def is_hit(s: Alliance, at: Resolve, moment: w.Hit) -> bool:
    """An attack of the bearer has dealt damage, of the kind meant. [AC-06]"""
    strikes = [frame for frame in s.frames if isinstance(frame, AttackFrame)]
    if not strikes or at.kept[0] != at.actor:
        return False
    return moment.kind is None or strikes[-1].as_blow().kind == moment.kind


@RULES.matches(w.Own)
def is_own(s: Alliance, at: Resolve, moment: w.Own) -> bool:
    """It befalls the owner, or a hero of the owner does it."""
    return seat_of(at.kept[0]) == seat_of(at.actor)
