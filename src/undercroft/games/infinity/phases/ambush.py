"""Enemies who surprise a hero, and those whom a hero may meet in four ways. [DI-MIST-08]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.infinity.actions.move import RETREATING, Retreat, retreat_cost
from undercroft.games.infinity.combat.bands import FormUp, has_begun
from undercroft.games.infinity.combat.damage import take_away
from undercroft.games.infinity.combat.numbers import power_terms, total
from undercroft.games.infinity.content.stat_ids import LIBRARY, PHASE_ENDS, SOURCE_OF
from undercroft.games.infinity.effects.vocabulary import Fight, Option
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.entering import arrive, sneak_number
from undercroft.games.infinity.map.figures import enemies_at, unfocused_at
from undercroft.games.infinity.map.geometry import FAR, SIDES
from undercroft.games.infinity.notation import CHOOSE, FIRST_ENEMY, RETREAT, TO_PLACE, TO_SIDE
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import active, turn_of
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.prices import COSTS
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Choose, ChooseSet
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

# ---- surprise ------------------------------------------------------------------------------------

SURPRISED: Final = 2
"""For how many turns action points do not help a surprised hero. [DI-MIST-14]"""


def expose(s: Infinity, seat: int) -> None:
    """For two turns the hero's action points make nobody miss. [DI-MIST-14]"""
    s.exposed[seat] = max(s.exposed[seat], SURPRISED)
    tell_of(s, seat, "is surprised", "DI-MIST-14")


def strike_first(s: Infinity, seat: int) -> None:
    """The enemies attack first, in place of their phase of this turn. [DI-MIST-14] [DI-A-57]"""
    s.push(StrikeFirst(seat))


class StrikeFirst(Frame[Infinity]):
    """The hero may retreat before the enemies attack. [DI-MIST-17] [DI-A-57]"""

    NAME = "strike-first"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        sides: tuple[int, ...] = ()
        if active(s) == self.who:
            moves = RETREATING.act.legal(s, RETREAT.each(self.who, SIDES))
            sides = tuple([move.args[0] for move in moves])
        if sides:
            words = "Which way do you retreat before they strike? Or stand and be done."
            s.push(ChooseSet(self.who, TO_SIDE.name, sides, words, 0, 1))
        else:
            self.on_answers(s, ())
        return False

    def on_answers(self, s: Infinity, values: tuple[int, ...]) -> None:
        s.pop()
        if active(s) == self.who:
            turn_of(s).struck = 1
        if values:
            turn_of(s).pay(s, retreat_cost(s, self.who))
            s.push(Retreat(self.who, values[0]))
        else:
            s.push(EnemyPhase(self.who))


# ---- options -------------------------------------------------------------------------------------

OPTIONS: Final[dict[int, Option]] = {
    SOURCE_OF[node]: effect.option
    for node, effect in enumerate(LIBRARY.effects)
    if isinstance(effect, Fight) and effect.option is not None
}
"""The four ways of cards that have them, by the source."""

BY_SNEAKING, BY_APPROACH, BY_ATTACK, BY_RETREAT = range(1, 5)
CHOOSING, ROLLING, GOING = range(3)
APPROACHED: Final = 2
"""The Experience for a won approach. [IC-41]"""


def open_band(s: Infinity, place: int) -> int:
    """A band on a tile whose option card is still open, or NOBODY. [DI-MIST-08]"""
    for figure in unfocused_at(s, place):
        band = s.bands[figure - FIRST_ENEMY]
        if s.band_card[band] in OPTIONS and not has_begun(s, band):
            return band
    return NOBODY


class Ways(Frame[Infinity]):
    """A hero chooses how to meet the enemies of an option card. [DI-MIST-08]"""

    NAME = "ways"
    who: int = field(INT)
    place: int = field(INT)
    band: int = field(INT)
    step: int = field(INT, default=CHOOSING, init=False)
    way: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        ways = self.ways(s)
        s.push(Choose(self.who, CHOOSE.name, ways, "How do you meet them?"))
        return False

    def ways(self, s: Infinity) -> tuple[int, ...]:
        """What can be chosen: sneaking for its points, going back for none. [DI-A-36]"""
        can_sneak = active(s) == self.who and turn_of(s).left(s) >= COSTS["sneak"]
        sneaking = (BY_SNEAKING,) if can_sneak else ()
        back = (BY_RETREAT,) if ways_back(s, self.who) else ()
        return (*sneaking, BY_APPROACH, BY_ATTACK, *back)

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == CHOOSING:
            self.way = value
            self.choose(s)
        elif self.step == ROLLING:
            s.pop()
            (self.sneak if self.way == BY_SNEAKING else self.approach)(s, value)
        else:
            s.pop()
            arrive(s, self.who, value)

    def choose(self, s: Infinity) -> None:
        """A way is chosen; two of them roll. [DI-MIST-11] [DI-MIST-12]"""
        tell_of(s, self.who, f"chooses to {NAMES[self.way]}", "DI-MIST-08")
        if self.way == BY_ATTACK:
            s.pop()
            s.push(FormUp(self.who, self.place))
        elif self.way == BY_RETREAT:
            self.go_back(s)
        else:
            if self.way == BY_SNEAKING:
                turn_of(s).pay(s, COSTS["sneak"])
                s.sneaked[self.who] = s.round
            self.step = ROLLING
            s.push(Roll(D20, NAMES[self.way]))

    def option(self, s: Infinity) -> Option:
        """The numbers on the card."""
        return OPTIONS[s.band_card[self.band]]

    def members(self, s: Infinity) -> list[int]:
        """The enemies of the card."""
        there = enemies_at(s, self.place)
        return [f for f in there if s.bands[f - FIRST_ENEMY] == self.band]

    def sneak(self, s: Infinity, roll: int) -> None:
        """A success hides the hero; after a failure they are surer to hit at first. [DI-MIST-09]

        [IC-41] [IC-53]
        """
        needed = sneak_number(s, self.who)
        tell_roll(s, self.who, roll, needed, "DI-MIST-09", at_most=True)
        if roll <= needed:
            s.hidden[self.who] = s.quiet[self.who] = 1
            gain_xp(s, self.who, 1, "IC-41")
            return
        until = Until(PHASE_ENDS, owner=self.who)
        source, bonus = s.band_card[self.band], self.option(s).bonus
        more = [
            Modifier(Stat.HIT_CHANCE, bonus, source, figure, until=until)
            for figure in self.members(s)
        ]
        s.modifiers = (*s.modifiers, *more)
        s.push(FormUp(self.who, self.place))

    def approach(self, s: Infinity, roll: int) -> None:
        """A test of Power sends them away; they are not defeated. [DI-MIST-10] [IC-56]

        [DI-A-35]
        """
        needed = 2 * total(power_terms(s, self.who)) + self.option(s).approach
        tell_roll(s, self.who, roll, needed, "DI-MIST-10", at_most=True)
        if roll > needed:
            s.push(FormUp(self.who, self.place))
            return
        for figure in self.members(s):
            tell_of(s, figure, "goes away", "DI-MIST-10")
            take_away(s, figure)
        gain_xp(s, self.who, APPROACHED, "IC-41")

    def go_back(self, s: Infinity) -> None:
        """The hero is where it came from; enemies and card stay. [DI-MIST-12] [DI-A-65]"""
        self.step = GOING
        tiles = ways_back(s, self.who)
        if len(tiles) > 1:
            s.push(Choose(self.who, TO_PLACE.name, tuple(tiles), "Where do you go back to?"))
        else:
            self.on_answer(s, tiles[0])


NAMES: Final = {
    BY_SNEAKING: "sneak",
    BY_APPROACH: "approach",
    BY_ATTACK: "attack",
    BY_RETREAT: "retreat",
}


def ways_back(s: Infinity, seat: int) -> list[int]:
    """The tile a hero came from; after a teleport the nearest safe ones. [DI-A-65]"""
    here, before = s.spot[seat], s.before[seat]
    if before in s.dungeon.neighbours(here) and s.hazards[before] == NO_HAZARD:
        return [before]
    away = s.dungeon.distances(here)
    fit = [
        place
        for place in range(len(s.dungeon.tiles))
        if 0 < away[place] < FAR and s.hazards[place] == NO_HAZARD and not enemies_at(s, place)
    ]
    nearest = min([away[place] for place in fit], default=FAR)
    return [place for place in fit if away[place] == nearest]
