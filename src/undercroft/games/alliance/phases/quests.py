"""Quests: what counts for them, when they are triggered, and how they are resolved."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.quest_schema import (
    LIES_OPEN,
    RESOLVED,
    TRIGGERED,
    Quest,
    QuestEvent,
    Trigger,
)
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.tables import MONSTERS, QUESTS
from undercroft.games.alliance.map.figures import (
    final_enemies,
    health,
    players_counted,
    slot_of_enemy,
)
from undercroft.games.alliance.notation import NO_FIGURE, card_at
from undercroft.games.alliance.phases.experience import gain, ranked, reward
from undercroft.games.alliance.phases.quest_tokens import PlaceTokens
from undercroft.games.alliance.phases.staircase import OpenStairs
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Said

CARD_LEVELS: Final = {Level.ONE: 1, Level.TWO: 2, Level.THREE: 3}


def quest_at(s: Alliance, slot: int) -> Quest:
    """The card of a quest that was revealed."""
    return QUESTS[s.quests[slot]]


def needed(s: Alliance, slot: int) -> int:
    """How many events trigger a quest, by the number of players. [DA-QST-02]"""
    return quest_at(s, slot).needs[players_counted(s) - 1]


def slots_at(s: Alliance, stage: int) -> list[int]:
    """The quests that are so far."""
    return [slot for slot, now in enumerate(s.quest_stages) if now == stage]


# ---- what counts ---------------------------------------------------------------------------------


def note(
    s: Alliance,
    seat: int,
    event: QuestEvent,
    *,
    level: int = 0,
    types: tuple[CardType, ...] = (),
    kind: int = NO_FIGURE,
) -> None:
    """Something has happened that may count for a quest: a marker of who did it. [DA-QST-03]

    It counts on whoever's turn it is.
    """
    if seat == NO_FIGURE:
        return
    for slot in slots_at(s, LIES_OPEN):
        if any(is_meant(word, event, level, types, kind) for word in quest_at(s, slot).triggers):
            add_marker(s, slot, seat)


def is_meant(
    word: Trigger, event: QuestEvent, level: int, types: tuple[CardType, ...], kind: int
) -> bool:
    """Whether an event is one that a quest waits for."""
    return (
        word.on == event
        and (not word.levels or level in word.levels)
        and (not word.types or any(wanted in types for wanted in word.types))
        and (not word.kinds or (kind >= 0 and MONSTERS[kind].id in word.kinds))
    )


def note_draft(s: Alliance, seat: int, card: int) -> None:
    """An upgrade was drafted."""
    if s.quests:
        face = card_at(card)
        level = CARD_LEVELS.get(face.level, 0)
        note(s, seat, QuestEvent.DRAFTED, level=level, types=face.types)


def add_marker(s: Alliance, slot: int, seat: int) -> None:
    """A marker lies under a quest; enough of them trigger it, and no more count. [DA-QST-17]

    That is at once, in anybody's turn. [DA-QST-16]
    """
    s.quest_markers[slot] = (*s.quest_markers[slot], seat)
    if s.listening:
        done, all_ = len(s.quest_markers[slot]), needed(s, slot)
        words = f"{quest_at(s, slot).name}: {done} of {several(all_, 'marker')}"
        s.emit(Said(text=words, rules=("DA-QST-03",)))
    if len(s.quest_markers[slot]) >= needed(s, slot):
        trigger(s, slot)


def trigger(s: Alliance, slot: int) -> None:
    """A quest is triggered at once: who has most markers places its token. [DA-QST-06]

    All others who have one get 1 XP face down, and the markers go back. [DA-QST-07] [DA-QST-11]
    Where the Titan is, its stairs are open at once.
    """
    seats = ranked(s.quest_markers[slot])
    s.quest_stages[slot] = TRIGGERED
    s.quest_markers[slot] = ()
    s.quest_placers[slot] = seats[0]
    if s.listening:
        words = f"The quest {quest_at(s, slot).name} is triggered"
        s.emit(Said(text=words, rules=("DA-QST-06",)))
    for seat in seats[1:]:
        gain(s, seat, 1, face_up=False)
    # Below the placing, and so after it.
    if quest_at(s, slot).at_once:
        s.push(OpenStairs(slot))
    s.push(PlaceTokens(slot))


# ---- resolving -----------------------------------------------------------------------------------


def set_marker(s: Alliance, slot: int, seat: int, token: int) -> None:
    """A deed is done: one marker, and the last one resolves the quest. [DA-QST-12]

    It is the player's, whatever becomes of the hero. [DA-QST-25]
    """
    s.quest_markers[slot] = (*s.quest_markers[slot], seat)
    s.quest_beacons[slot] = (*s.quest_beacons[slot], token)
    count = quest_at(s, slot).resolution.count
    if s.listening:
        done = len(s.quest_markers[slot])
        words = f"{quest_at(s, slot).name}: {done} of {count} deeds are done"
        s.emit(Said(text=words, rules=("DA-QST-12",)))
    if len(s.quest_markers[slot]) >= count:
        resolve(s, slot)


def deeds_needed(s: Alliance, slot: int) -> int:
    """How many markers resolve a quest: deeds, or wounds of its final enemy. [DA-FIN-14]"""
    enemy = enemy_of(s, slot)
    return quest_at(s, slot).resolution.count if enemy == NO_FIGURE else health(s, enemy)


def markers_on(s: Alliance, slot: int) -> tuple[int, ...]:
    """Whose markers lie under a quest, or on its final enemy, in their order. [DA-FIN-14]"""
    enemy = enemy_of(s, slot)
    return s.quest_markers[slot] if enemy == NO_FIGURE else s.wounds[enemy]


def enemy_of(s: Alliance, slot: int) -> int:
    """The final enemy of a quest, if it is on the board."""
    final = quest_at(s, slot).final
    found = [f for f in final_enemies(s) if final == MONSTERS[s.kind[f]].id] if final else []
    return found[0] if found else NO_FIGURE


def resolve_by_fall(s: Alliance, figure: int) -> None:
    """A final enemy has fallen: the markers on it score its quest. [DA-FIN-14]"""
    slot = slot_of_enemy(s, figure)
    s.quest_markers[slot] = s.wounds[figure]
    resolve(s, slot)


def resolve(s: Alliance, slot: int) -> None:
    """A quest is resolved: it is scored like a monster, and its tokens are gone for good.

    [DA-QST-14] [DA-QST-15] [AC-56]
    """
    if s.listening:
        words = f"The quest {quest_at(s, slot).name} is resolved"
        s.emit(Said(text=words, rules=("DA-QST-14",)))
    s.quest_stages[slot] = RESOLVED
    s.quest_spots[slot] = ()
    rewards = quest_at(s, slot).rewards
    reward(s, s.quest_markers[slot], rewards)
    earn_tokens(s, slot, rewards)


def earn_tokens(s: Alliance, slot: int, rewards: tuple[int, int]) -> None:
    """Campaign tokens are as many as XP was shared out; alone it is the first reward.

    [DA-CAMP-02] [DA-CAMP-03]
    """
    for seat, tokens in zip(ranked(s.quest_markers[slot]), rewards):
        s.campaign_tokens[seat] += tokens


def reward_begun(s: Alliance) -> None:
    """At the end who did most for a quest that was begun gets its lower reward. [DA-EGR-02]

    So it is with a wounded final enemy. Ties go to who began earlier. [DA-EGR-03]
    """
    for slot in slots_at(s, TRIGGERED):
        seats = ranked(markers_on(s, slot))
        if seats:
            lower = quest_at(s, slot).rewards[1]
            gain(s, seats[0], lower, face_up=True)
            s.campaign_tokens[seats[0]] += lower


GOALS: Final = {"novice": 1, "adept": 2, "expert": 2, "master": 3}
"""How many quests have to be resolved for each goal."""
HARDEST: Final = ("expert", "master")
"""The goals for which the final enemy has to fall."""


def is_goal_met(s: Alliance) -> bool:
    """Whether enough quests are resolved for what the players have set out to do. [DA-QST-19]"""
    done = slots_at(s, RESOLVED)
    has_slain = any(quest_at(s, slot).final for slot in done)
    return len(done) >= GOALS[s.options.goal] and (has_slain or s.options.goal not in HARDEST)
