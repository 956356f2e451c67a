"""Wounds: how figures take them, fall, and are healed."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import HealthChanged, tell_of
from undercroft.games.alliance.combat.modifiers import ended, resists_poison
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.stat_ids import ATTACKS, LIBRARY
from undercroft.games.alliance.content.tables import ROOM_CARDS
from undercroft.games.alliance.map.figures import (
    enemy_deck,
    enemy_number,
    health,
    is_defeated,
    is_final,
    is_hero,
    monster,
    seat_of,
    slot_of_enemy,
)
from undercroft.games.alliance.notation import (
    CARD_NAMES,
    FIRST_ROOM_CARD,
    NO_FIGURE,
    NOWHERE,
    ROOM_DECK,
)
from undercroft.games.alliance.phases.early_end import look_round
from undercroft.games.alliance.phases.experience import gain, reward
from undercroft.games.alliance.phases.quests import note, resolve_by_fall
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.stacks import Stack

PLAIN: Final = 0
POISON: Final = 1


def wound(s: Alliance, figure: int, amount: int, *, by: int, poison: bool = False) -> None:
    """A figure takes wounds, and falls if they are enough; that alone kills nobody.

    [DA-PERMA-03]
    """
    if deal_wounds(s, figure, amount, by=by, poison=poison):
        defeat(s, figure)


def strike(s: Alliance, figure: int, amount: int, *, by: int, poison: bool = False) -> None:
    """A figure takes the wounds of an attack; more than a hero can bear may kill it.

    What only reaches Health defeats as ever. [DA-PERMA-01]
    """
    # Seen before the wounds beyond Health are removed.
    is_deadly = s.options.permadeath and is_beyond_bearing(s, figure, amount)
    wound(s, figure, amount, by=by, poison=poison)
    if is_deadly:
        die(s, figure)


def is_beyond_bearing(s: Alliance, figure: int, amount: int) -> bool:
    """Whether wounds bring a standing hero above its Health. [DA-PERMA-02]"""
    is_up = is_hero(figure) and not is_defeated(s, figure)
    return is_up and len(s.wounds[figure]) + amount > health(s, figure)


def wound_all(
    s: Alliance, who: int, figures: tuple[int, ...], amount: int, *, by: int, poison: bool = False
) -> None:
    """Several take wounds at once; a seat says in which order they fall. [DA-BAT-25]"""
    fallen = [f for f in figures if deal_wounds(s, f, amount, by=by, poison=poison)]
    if len(fallen) == 1:
        defeat(s, fallen[0])
    elif fallen:
        s.push(Casualties(who, tuple(fallen)))


def deal_wounds(s: Alliance, figure: int, amount: int, *, by: int, poison: bool = False) -> bool:
    """Wounds are dealt to who is not defeated already; whether that defeats it. [DA-DEF-02]"""
    if amount <= 0 or is_defeated(s, figure):
        return False
    before = len(s.wounds[figure])
    if is_hero(figure):
        wound_hero(s, figure, amount, poison=poison)
        pay_for_wounds(s, figure, amount, by)
    else:
        wound_monster(s, figure, amount, by)
    if s.listening:
        tell_health(s, figure, before)
    return is_defeated(s, figure)


def tell_health(s: Alliance, figure: int, wounds: int) -> None:
    """How much health a figure has left, after one that had so many wounds has more or fewer."""
    most = health(s, figure)
    before, after = (max(0, most - held) for held in (wounds, len(s.wounds[figure])))
    s.emit(HealthChanged(figure=s.figure_id(figure), before=before, after=after, most=most))


def wound_hero(s: Alliance, figure: int, amount: int, *, poison: bool) -> None:
    """Wounds lie on the hero's card in order, those beyond Health are removed.

    [DA-BAT-15] [DA-BAT-16]
    """
    kind = POISON if poison and not resists_poison(s, figure) else PLAIN
    held = (*s.wounds[figure], *(kind,) * amount)
    s.bear(figure, held[: health(s, figure)])


def pay_for_wounds(s: Alliance, figure: int, amount: int, by: int) -> None:
    """In PvP every two wounds dealt at once to an enemy hero pay 1 XP, no more for its fall.

    [DA-PVP-03] [DA-PVP-04] [DA-PVP-07]
    """
    if s.options.pvp and by not in (NO_FIGURE, seat_of(figure)):
        gain(s, by, amount // 2, face_up=True)


def wound_monster(s: Alliance, figure: int, amount: int, seat: int) -> None:
    """Markers of the attacker's colour, excess included. [DA-BAT-10] [A-29]"""
    s.bear(figure, (*s.wounds[figure], *(seat,) * amount))


def defeat(s: Alliance, figure: int) -> None:
    """Who has wounds enough falls. [DA-BAT-16]"""
    if is_hero(figure):
        defeat_hero(s, figure)
    else:
        defeat_monster(s, figure)


def defeat_hero(s: Alliance, figure: int) -> None:
    """A hero is defeated: it lies where it is, hides no longer, and costs its owner a token.

    [DA-DEF-01] [DA-DEF-05]
    """
    s.fallen[seat_of(figure)] += 1
    s.modifiers = ended(s.modifiers, ATTACKS, figure)
    note(s, seat_of(figure), QuestEvent.FALLEN)
    tell_of(s, figure, "is defeated", "DA-DEF-01", "fall")


def card_of(node: int) -> int:
    """The card that an effect stands on, if it is one that heroes play."""
    return CARD_NAMES.ids.get(LIBRARY.card_of(node), NO_FIGURE)


def die(s: Alliance, figure: int) -> None:
    """A defeated hero is dead: it leaves the game, and what it did for others ends at once.

    Its cards lie on until the round ends. [DA-PERMA-02] [DA-PERMA-06] [DA-PERMA-09]
    """
    s.dead = (*s.dead, figure)
    s.ready[figure] = 0
    s.stand(figure, NOWHERE)
    played = s.columns[figure]
    s.modifiers = tuple([m for m in s.modifiers if m.source not in played])
    s.standing = tuple([w for w in s.standing if card_of(w.node) not in played])
    tell_of(s, figure, "is dead", "DA-PERMA-02", "fall")


def defeat_monster(s: Alliance, figure: int) -> None:
    """A monster is defeated: it leaves the board and its rewards are paid. [DA-BAT-11]"""
    markers = s.wounds[figure]
    tell_of(s, figure, "is defeated", "DA-BAT-11", "fall")
    s.stand(figure, NOWHERE)
    if is_final(s, figure):
        end_of_enemy(s, figure)
    else:
        slayer = markers[-1] if markers else NO_FIGURE
        note(s, slayer, QuestEvent.SLAIN, level=monster(s, figure).level, kind=s.kind[figure])
        reward(s, markers, monster(s, figure).rewards)
    look_round(s)


def end_of_enemy(s: Alliance, figure: int) -> None:
    """A final enemy has fallen: what its cards did ends at once, and its quest is scored.

    That is no monster slain for other quests. [AC-53] [DA-FIN-14]
    """
    cards = enemy_deck(enemy_number(s, figure))
    s.modifiers = tuple([m for m in s.modifiers if m.source not in cards])
    s.enemy_cards[slot_of_enemy(s, figure)] = UNKNOWN
    close_room_deck(s)
    resolve_by_fall(s, figure)


def close_room_deck(s: Alliance) -> None:
    """The cards of the deep room are out of play with its enemy; minions stay. [DA-DEEP-18]"""
    s.stacks[ROOM_DECK] = Stack.of(())
    s.room_card, s.room_used = UNKNOWN, ()
    s.modifiers = tuple([m for m in s.modifiers if not is_of_room(m.source)])


def is_of_room(source: int) -> bool:
    """Whether a modifier comes from a card of the deep room."""
    return FIRST_ROOM_CARD <= source < FIRST_ROOM_CARD + len(ROOM_CARDS)


class Casualties(Frame[Alliance]):
    """Several have fallen at once: the active player says who goes first. [DA-BAT-25]"""

    NAME = "casualties"
    who: int = field(INT)
    left: tuple[int, ...] = field(ROW)

    def advance(self, s: Alliance) -> bool:
        if len(self.left) > 1:
            s.push(Choose(self.who, "target", self.left, "Who falls first?"))
        else:
            s.pop()
            defeat(s, self.left[0])
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        self.left = tuple(f for f in self.left if f != value)
        defeat(s, value)


def heal(s: Alliance, figure: int, kinds: tuple[int, ...]) -> None:
    """Wounds of these kinds are removed; below Health a hero stands up at once. [DA-DEF-14]"""
    held = list(s.wounds[figure])
    before = len(held)
    for kind in kinds:
        if kind in held:
            held.remove(kind)
    s.bear(figure, tuple(held))
    if s.listening and len(held) < before:
        tell_health(s, figure, before)


def cure(s: Alliance, figure: int) -> None:
    """Poison wounds become plain ones."""
    s.bear(figure, (PLAIN,) * len(s.wounds[figure]))


def poison_works(s: Alliance, figure: int) -> None:
    """A standing hero with poison takes one more poison wound. [DA-END-03]"""
    if POISON in s.wounds[figure] and not is_defeated(s, figure):
        wound(s, figure, 1, by=NO_FIGURE, poison=True)
