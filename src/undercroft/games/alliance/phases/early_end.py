"""A dungeon without tiles to draft and without monsters: the game ends with this round."""

from __future__ import annotations

from undercroft.games.alliance.content.quest_schema import LOST, RESOLVED
from undercroft.games.alliance.content.tables import QUESTS
from undercroft.games.alliance.map.figures import monsters
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Said


def look_round(s: Alliance) -> None:
    """Once the dungeon is cleared, at whatever moment, this is the last cycle.

    Monsters that appear later change nothing. [DA-WIN-02]
    """
    if s.is_cleared or not is_bare(s):
        return
    s.is_cleared = True
    if s.listening:
        words = "The dungeon is cleared: the heroes of this cycle act, then the game ends"
        s.emit(Said(text=words, rules=("DA-WIN-02",)))


def is_bare(s: Alliance) -> bool:
    """No tile is left to draft and no monster is on the board; alone one may play on all the same.

    [DA-WIN-02] [DA-SOLO-17]
    """
    is_over = not s.tile_area and not monsters(s)
    return is_over and not s.options.all_rounds and is_deep_room_cleared(s)


def is_deep_room_cleared(s: Alliance) -> bool:
    """Where there is a deep room, its enemy has fallen, or its quest is lost. [DA-DEEP-03]"""
    if not s.options.deep:
        return True
    finals = [slot for slot, quest in enumerate(s.quests) if QUESTS[quest].final]
    return all(s.quest_stages[slot] in (RESOLVED, LOST) for slot in finals)
