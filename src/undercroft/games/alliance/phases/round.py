"""Rounds: four cycles of heroes and monsters, then the end phase; and how a game ends."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say, tell_of
from undercroft.games.alliance.actions.artifacts import refresh
from undercroft.games.alliance.actions.upgrade import Upgrading
from undercroft.games.alliance.combat.modifiers import ended
from undercroft.games.alliance.content.stat_ids import TURN_ENDS
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    is_anybody_alive,
    monster,
)
from undercroft.games.alliance.notation import ACTIVATE
from undercroft.games.alliance.phases.early_end import look_round
from undercroft.games.alliance.phases.end_phase import EndPhase
from undercroft.games.alliance.phases.enemy_turns import EnemySegment
from undercroft.games.alliance.phases.experience import company_score, gain, ranked, score
from undercroft.games.alliance.phases.hands import Discarding
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.monsters import Rouse, last_first, ready_monsters
from undercroft.games.alliance.phases.next_deck import ask_consent
from undercroft.games.alliance.phases.quests import is_goal_met, reward_begun
from undercroft.games.alliance.phases.solo import SoloSegment
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import Act, check
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Over, Prompt

CYCLES: Final = 4
LONG: Final = 4
SHORT: Final = 2
DEEP: Final = 6


def rounds_to_play(s: Alliance) -> int:
    """Four rounds are played, in a short game two, with the deep room six.

    [DA-RND-01] [DA-BASIC-08] [DA-DEEP-02]
    """
    if s.options.deep:
        return DEEP
    return SHORT if s.options.short else LONG


class Rounds(Frame[Alliance]):
    """The whole game after its set-up, one step after the other."""

    NAME = "rounds"
    place: int = field(INT, init=False)
    ending: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        look_round(s)
        if self.ending:
            self.close_round(s)
        elif self.place < s.seats:
            # `place` counts who has begun, so a saved game goes on with the next seat.
            s.push(Activate((s.initiative + self.place) % s.seats))
            self.place += 1
        # A cleared dungeon ends the round after the players of this cycle, without monsters.
        elif s.is_cleared or not is_anybody_alive(s):
            self.end_round(s)
        elif s.is_company and self.place == s.seats:
            self.place += 1
            s.push(SoloSegment())
        elif self.has_monsters_to_rouse(s):
            self.rouse(s)
        elif self.has_enemies_to_act(s):
            self.place = 2 * s.seats + 1
            s.push(EnemySegment())
        else:
            self.close_cycle(s)
        return False

    def has_enemies_to_act(self, s: Alliance) -> bool:
        """Between rivals final enemies act when the segment is over, however it ended.

        Alone and together they do so before the next card of monsters. [DA-FIN-07]
        """
        return not s.is_company and self.place <= 2 * s.seats and bool(final_enemies(s))

    def has_monsters_to_rouse(self, s: Alliance) -> bool:
        """Between rivals the segment ends with the last player or the last ready monster.

        [DA-RND-07]
        """
        return not s.is_company and self.place < 2 * s.seats and bool(ready_monsters(s))

    def rouse(self, s: Alliance) -> None:
        """Monsters act by the other order, from the last player on. [DA-RND-03] [DA-MON-01]"""
        s.push(Rouse(last_first(s)[self.place - s.seats]))
        self.place += 1

    def close_cycle(self, s: Alliance) -> None:
        """After four cycles the round ends with its end phase. [DA-RND-02]

        It does so too where nobody is left alive, once monsters have acted.
        """
        self.place = 0
        s.cycle += 1
        if s.cycle == CYCLES or not is_anybody_alive(s):
            self.end_round(s)

    def end_round(self, s: Alliance) -> None:
        """The end phase is done in full, also before the game ends. [DA-END-09]"""
        self.ending = 1
        s.push(EndPhase())

    def close_round(self, s: Alliance) -> None:
        """The next round begins, or the game is over. [DA-WIN-01] [DA-WIN-02] [DA-PERMA-10]"""
        self.ending = 0
        self.place = 0
        s.cycle = 0
        s.round += 1
        if not is_anybody_alive(s):
            finish(s, "all-dead")
        elif s.is_cleared or s.round == rounds_to_play(s):
            finish(s, "cleared" if s.is_cleared else "last-round")
        elif s.listening:
            say(s, f"Round {s.round + 1} begins", "DA-RND-01", shows=Cue(kind="round"))


@check("DA-RND-05", "this hero has acted in this round, or is not yours")
def is_ready(s: Alliance, move: Move) -> int:
    """Who is exhausted is not activated again unless something readies it. [DA-RND-05]"""
    own = [f for f in s.alliance(move.seat) if s.kind[f] == move.args[0] and s.ready[f]]
    return int(not own)


ACTIVATING: Final = Act(ACTIVATE, is_ready)


class Activate(Frame[Alliance]):
    """A player chooses a ready hero; its turn, a draft, discard and draw follow. [DA-ACT-01]"""

    NAME = "activate"
    who: int = field(INT)
    step: int = field(INT, init=False)
    hero: int = field(INT, init=False)

    def ready(self, s: Alliance) -> list[int]:
        """The heroes that have not acted this round, or were readied since. [DA-RND-04]"""
        return [f for f in s.alliance(self.who) if s.kind[f] >= 0 and s.ready[f]]

    def advance(self, s: Alliance) -> bool:
        if self.step == 0:
            return self.begin(s)
        self.step += 1
        if self.step == 2:
            self.draft(s)
        else:
            # The activation is over before the hand is renewed: nothing comes back to it.
            s.pop()
            self.renew_hand(s)
        return False

    def draft(self, s: Alliance) -> None:
        """The turn is over, whatever the hero did in it, a rest too: a draft follows.

        [DA-ACT-14] [DA-DEF-12]
        """
        s.modifiers = ended(s.modifiers, TURN_ENDS, self.hero)
        refresh(s)
        # Consent is pushed last and so asked first: the next deck is agreed on before the draft.
        s.push(Upgrading(self.who))
        ask_consent(s)

    def renew_hand(self, s: Alliance) -> None:
        """After the draft cards are discarded and drawn, before the next player begins.

        [DA-ACT-14] [DA-ACT-15]
        """
        s.push(Discarding(self.who))

    def begin(self, s: Alliance) -> bool:
        """What only one hero is left for is not asked; who has none passes.

        [DA-RND-09] [DA-PERMA-04] [DA-CAMP-14]
        """
        heroes = self.ready(s)
        if len(heroes) > 1:
            return True
        if heroes:
            self.rouse(s, heroes[0])
        else:
            s.pop()
        return False

    def rouse(self, s: Alliance, hero: int) -> None:
        """The hero is exhausted and its turn begins. [DA-ACT-01] [DA-RND-04]"""
        s.ready[hero] = 0
        self.hero = hero
        self.step = 1
        tell_of(s, hero, "begins a turn", "DA-ACT-01", "turn")
        s.push(Turn(self.who, hero))

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        kinds = sorted(s.recruits(self.who))
        return ACTIVATING.legal(s, ACTIVATE.each(self.who, kinds))

    def acts(self, s: Alliance) -> tuple[Act, ...]:
        return (ACTIVATING,)

    def apply(self, s: Alliance, move: Move) -> None:
        self.rouse(s, next(f for f in self.ready(s) if s.kind[f] == move.args[0]))

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Which hero acts?", ("DA-ACT-01",))


# ---- the end of the game -------------------------------------------------------------------------


def leftover_rewards(s: Alliance) -> None:
    """Who has wounded a monster most that is still there gets its lower reward.

    [DA-EGR-01] [DA-EGR-03] A final enemy pays with its quest instead. [DA-EGR-02]
    """
    for figure in common_monsters(s):
        seats = ranked(s.wounds[figure])
        if seats:
            gain(s, seats[0], monster(s, figure).rewards[1], face_up=True)


def finish(s: Alliance, ending: str) -> None:
    """The game is over: scores, and who has won. [DA-WIN-03]"""
    if s.options.end_rewards:
        leftover_rewards(s)
        reward_begun(s)
    if s.is_company:
        finish_together(s, ending)
    else:
        finish_among_rivals(s, ending)


def finish_among_rivals(s: Alliance, ending: str) -> None:
    """The highest score wins, and ties are broken. [DA-WIN-03] [DA-WIN-04]"""
    scores = [score(s, seat) for seat in range(s.seats)]
    keys = [(scores[seat], *tie_break(s, seat)) for seat in range(s.seats)]
    winners = tuple(seat for seat in range(s.seats) if keys[seat] == max(keys))
    returns = tuple(1.0 if seat in winners else -1.0 for seat in range(s.seats))
    s.finish(Over(ending, winners, tuple(scores), returns))


def tie_break(s: Alliance, seat: int) -> tuple[int, int]:
    """Most cards drafted, then fewest wounds. [DA-WIN-04]

    Cards that were brought along are not drafted in this game. [DA-WIN-07]
    """
    wounds = sum(len(s.wounds[f]) for f in s.alliance(seat))
    return s.drafted[seat] - len(s.kept[seat]), -wounds


def finish_together(s: Alliance, ending: str) -> None:
    """Alone and together one score tells all how well it went, and nobody loses. [DA-COOP-16]

    [A-52] Who has set out to resolve quests wins with all others, or not at all. [DA-QST-19]
    """
    is_won = s.options.goal == "score" or is_goal_met(s)
    winners = tuple(range(s.seats)) if is_won else ()
    scores = (company_score(s),) * s.seats
    s.finish(Over(ending, winners, scores, (1.0 if is_won else -1.0,) * s.seats))
