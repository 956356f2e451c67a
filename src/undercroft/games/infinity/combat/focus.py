"""Focus: whom enemies fight when a hero leaves, falls or hides. [DI-FOCUS-02]"""

from __future__ import annotations

from undercroft.games.infinity.combat.formation import ROWS, close_up, formation, free_slot, row_of
from undercroft.games.infinity.combat.modifiers import shake_off
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.combat.rewards import leave_behind, tile_row
from undercroft.games.infinity.map.figures import heroes_at, is_dazed
from undercroft.games.infinity.notation import FIRST_ENEMY, TARGET
from undercroft.games.infinity.scene.reasons import LOUDEST, tell_prey
from undercroft.games.infinity.state import NOBODY, SURPLUS, Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


def loudest(s: Infinity, candidates: list[int]) -> list[int]:
    """The heroes with the highest Noise among some. [DI-FOCUS-04]"""
    most = max([noise_of(s, seat) for seat in candidates], default=0)
    return [seat for seat in candidates if noise_of(s, seat) == most]


def lose_focus(s: Infinity, seat: int) -> None:
    """The enemies of a hero turn to the loudest other one there, or wait. [DI-FOCUS-04]"""
    if formation(s, seat):
        s.push(LoseFocus(seat, s.spot[seat]))


def can_turn_to(s: Infinity, figure: int, seat: int) -> bool:
    """Whether an enemy can change its focus: not stunned, and no lord to the quiet. [DI-FOCUS-05]

    [DI-NOISE-02]
    """
    is_deaf = figure == s.lord and bool(s.quiet[seat])
    return not is_dazed(s, figure) and not is_deaf


class LoseFocus(Frame[Infinity]):
    """A hero is no longer to be fought: its enemies look for another. [DI-FOCUS-04]

    Hidden heroes are not picked. [DI-FOCUS-08] The player of the leaver settles ties.
    """

    NAME = "lose-focus"
    who: int = field(INT)
    place: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        others = [seat for seat in heroes_at(s, self.place) if seat != self.who]
        candidates = loudest(s, [seat for seat in others if not s.hidden[seat]])
        if len(candidates) > 1 and s.options.ties == "ask":
            words = "Whom do the enemies turn to?"
            s.push(Choose(self.who, TARGET.name, tuple(candidates), words))
        else:
            self.on_answer(s, candidates[0] if candidates else NOBODY)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """They turn to that hero, or fight nobody; stunned ones stay as they are. [DI-FOCUS-05]

        Their rewards stay on the tile, and wait for them. [DI-JOIN-07]
        """
        s.pop()
        others = [seat for seat in heroes_at(s, self.place) if seat != self.who]
        shake_off(s, self.who)
        leave_behind(s, self.who, self.place)
        for figure in formation(s, self.who):
            i, row = figure - FIRST_ENEMY, row_of(s, figure)
            if value != NOBODY and can_turn_to(s, figure, value):
                s.came_from[i] = tile_row(self.place, row) if row < ROWS else s.came_from[i]
                s.slot[i] = free_slot(s, value)
                s.focus[i] = value
                tell_prey(s, figure, "turns on", value, LOUDEST, others, "DI-FOCUS-04")
            else:
                s.focus[i], s.slot[i] = NOBODY, SURPLUS
        if value != NOBODY:
            close_up(s, value)
