"""What a blow is worth, given and taken. One point is one point of the final score."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.bot.aims import aim
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    guard_terms,
    printed_attack,
    printed_defense,
    strength_terms,
)
from undercroft.games.alliance.content.schema import AttackKind, DefenseKind, MonsterKind
from undercroft.games.alliance.content.tables import TEMPER
from undercroft.games.alliance.effects.vocabulary import Guard, Stat
from undercroft.games.alliance.map.figures import (
    health,
    is_defeated,
    is_final,
    is_hero,
    monster,
    players_counted,
    seat_of,
    slot_of_enemy,
)
from undercroft.games.alliance.phases.experience import ranked
from undercroft.games.alliance.phases.round import CYCLES, rounds_to_play
from undercroft.games.alliance.state import Alliance

WOUND: Final = 0.22
LAST_WOUNDS: Final = 0.3
FALL: Final = 1.3
DEATH: Final = 2.5
STANDING: Final = 1.1
"""A wound, what it costs more when few are left, a fall, a death, and to stand up again."""

DENIED: Final = 0.35
"""How much a rival's point counts against one's own."""

PROGRESS: Final = 0.55
ZEAL: Final = 1.3
"""How much more than its part a wound of a final enemy counts, which strikes in every cycle."""
PEACE: Final = 0.12
FRAIL: Final = 3


def turns_left(s: Alliance) -> int:
    """How many more activations a seat has after this one."""
    return max(0, (rounds_after(s) + 1) * CYCLES - s.cycle - 1)


def rounds_after(s: Alliance) -> int:
    """How many more rounds come after this one."""
    return max(0, rounds_to_play(s) - s.round - 1)


def strike(s: Alliance, seat: int, target: int, dealt: int) -> float:
    """What so much damage to an enemy is worth to a seat."""
    if dealt <= 0:
        return 0.0
    if is_hero(target):
        return strike_rival(s, target, dealt)
    left = health(s, target) - len(s.wounds[target])
    return slay(s, seat, target, dealt) if dealt >= left else hurt(s, target, dealt, left)


def strike_rival(s: Alliance, target: int, dealt: int) -> float:
    """Half the damage is experience, and a rival that falls loses a point."""
    falls = dealt >= health(s, target) - len(s.wounds[target])
    return dealt // 2 + DENIED * (WOUND * dealt + FALL * falls)


def slay(s: Alliance, seat: int, target: int, dealt: int) -> float:
    """The reward, less what a rival gets of it, and one monster less."""
    kind = monster(s, target)
    markers = (*s.wounds[target], *(seat,) * dealt)
    shares = dict(zip(ranked(markers), kind.rewards))
    own = shares.pop(seat, 0) if shares else 0
    if not shares:
        own = kind.xp
    peace = PEACE * kind.attack.strength + s.is_company + enemy_aim(s, target)
    if s.is_company:
        return kind.xp + peace
    return own - DENIED * max(shares.values(), default=0) + peace


def hurt(s: Alliance, target: int, dealt: int, left: int) -> float:
    """A part of the reward, if there is time to earn it."""
    kind = monster(s, target)
    if not turns_left(s):
        return 0.05 + s.options.end_rewards * kind.rewards[1] * PROGRESS
    if kind.final:
        return ZEAL * (kind.xp + enemy_aim(s, target)) * dealt / health(s, target)
    return PROGRESS * kind.xp * dealt / (health(s, target) + left) * 2


def enemy_aim(s: Alliance, target: int) -> float:
    """What a final enemy counts beside its reward."""
    return aim(s, slot_of_enemy(s, target)) if is_final(s, target) else 0.0


def clear_hit(s: Alliance, blow: AttackSpec) -> int:
    """The damage of a blow with nobody in the way; less than nothing for a clear miss."""
    strength = sum(term.amount for term in strength_terms(s, blow))
    armor = guard_terms(s, blow, DefenseKind.ARMOR, Stat.ARMOR, Guard.ARMOR)
    dodge = guard_terms(s, blow, DefenseKind.DODGE, Stat.DODGE, Guard.DODGE)
    return strength - sum(term.amount for term in (*armor, *dodge))


def is_friend(s: Alliance, seat: int, hero: int) -> bool:
    """Whether a hero is on a seat's side: partners' heroes are, too."""
    return s.is_company or seat_of(hero) == seat


# ---- wounds taken --------------------------------------------------------------------------------


def left(s: Alliance, hero: int) -> int:
    """The wounds that a hero can still take, the last one included."""
    return health(s, hero) - len(s.wounds[hero])


def guard(s: Alliance, hero: int) -> int:
    """The whole defence of a hero."""
    bonus = value(s, hero, Stat.ARMOR) + value(s, hero, Stat.DODGE)
    return printed_defense(s, hero).strength + bonus


def menace(s: Alliance, figure: int, hero: int) -> int:
    """The damage one attack of a monster would do to a hero, roughly."""
    power = monster(s, figure).power
    extra = (power.pack_most + 1) // 2 + (power.pounce > 0) + (sum(power.spark) > 2)
    bonus = value(s, figure, Stat.ATTACK)
    if is_final(s, figure):
        bonus += TEMPER[players_counted(s) - 1]
    return max(0, printed_attack(s, figure).strength + extra + bonus - guard(s, hero))


def toll(s: Alliance, hero: int, wounds: int) -> float:
    """What so many wounds cost a hero."""
    if wounds <= 0 or is_defeated(s, hero):
        return 0.0
    room = left(s, hero)
    taken = min(wounds, room)
    frail = max(0, taken - max(0, room - FRAIL))
    late = 1.0 if turns_left(s) else 0.2
    lost = DEATH * (s.options.permadeath and wounds > room)
    return late * (WOUND * taken + (LAST_WOUNDS - WOUND) * frail) + FALL * (wounds >= room) + lost


def relief(s: Alliance, hero: int, amount: int) -> float:
    """What it is worth that a hero loses so many wounds."""
    held = len(s.wounds[hero])
    gone = min(amount, held)
    if not turns_left(s) and not s.ready[hero]:
        return 0.02 * gone
    frail = max(0, gone - max(0, held - (health(s, hero) - FRAIL)))
    healed = WOUND * gone + (LAST_WOUNDS - WOUND) * min(frail, gone)
    return healed + STANDING * (gone > 0 and is_defeated(s, hero))


def stride(kind: MonsterKind) -> int:
    """How far a monster strikes from where it is now, its move included."""
    return kind.power.ambush or kind.speed + span(kind.attack.kind)


def span(kind: AttackKind) -> int:
    """How far an attack of a kind reaches."""
    return 1 if kind == AttackKind.MELEE else 3
