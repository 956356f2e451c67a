"""Going through a door: what is found behind it, and what lies in wait. [DI-MOVE-01]

A step explores if it must, then the hero is there: tokens of the tile act, Mist is drawn, enemies
who fought nobody turn on it. The order is that of the rules: first the tile, then who is in it.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.combat.bands import FormUp
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.duels import break_free, challenge
from undercroft.games.infinity.combat.formation import surplus_at
from undercroft.games.infinity.combat.modifiers import changes, enforce
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.combat.rewards import leave_behind
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.content.tables import HEALTH, NOISE
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects.vocabulary.terms import Occasion, Stat, Token
from undercroft.games.infinity.map.equipment_tile import LookOver, is_equipment_tile
from undercroft.games.infinity.map.exploration import Explore, content_of, is_mist
from undercroft.games.infinity.map.figures import tell_walk, unfocused_at
from undercroft.games.infinity.map.geometry import UNEXPLORED
from undercroft.games.infinity.map.possessions import HERO, worn
from undercroft.games.infinity.notation import AT_SLOT
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

WALKING, RUNNING, SNEAKING, LEAVING = range(4)
"""How a hero goes; LEAVING is out of a fight."""

EXPLORING, ARRIVING, LOOKING, WAKING, DONE = range(5)
SURPRISED: Final = 1
"""For how many turns a failed sneak exposes a hero. [DI-MOVE-12]"""
ARMOR: Final = (Slot.BODY, Slot.FEET)


class Step(Frame[Infinity]):
    """A hero goes through a door of its tile. [DI-MOVE-01] [DI-TILE-02]

    Each tile of a run is met in its turn. [DI-MOVE-05]
    """

    NAME = "step"
    who: int = field(INT)
    side: int = field(INT)
    how: int = field(INT)
    step: int = field(INT, default=EXPLORING, init=False)
    place: int = field(INT, default=NOBODY, init=False)
    is_new: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == EXPLORING:
            self.step = ARRIVING
            self.explore(s)
        elif self.place == NOBODY:
            s.pop()
        elif self.step == ARRIVING:
            self.step = LOOKING
            arrive(s, self.who, self.place)
        elif self.step == LOOKING:
            self.step = WAKING
            if self.is_new:
                reveal(s, self.place, self.who)
        else:
            s.pop()
            if s.spot[self.who] == self.place and not s.out[self.who]:
                challenge(s, self.who)
                s.push(Meeting(self.who, self.place, self.how))
        return False

    def explore(self, s: Infinity) -> None:
        """The tile behind the door is known, or is drawn now, also by who sneaks. [DI-MOVE-08]

        Its Mist works on that hero as on any. [DI-A-47]
        """
        self.place = s.dungeon.way(s.spot[self.who], self.side)
        if self.place == UNEXPLORED:
            self.is_new = 1
            s.push(Explore(s.spot[self.who], self.side))

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == ARRIVING:
            self.place = value


class Land(Frame[Infinity]):
    """A hero comes to a tile without walking there. [DI-MOVE-32]

    Tokens of the tile act on it, and enemies who fight nobody turn on it, as if it had entered.
    """

    NAME = "land"
    who: int = field(INT)
    place: int = field(INT)
    step: int = field(INT, default=ARRIVING, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == ARRIVING:
            self.step = WAKING
            arrive(s, self.who, self.place)
            return False
        s.pop()
        if s.spot[self.who] == self.place and not s.out[self.who]:
            challenge(s, self.who)
            s.push(Meeting(self.who, self.place, WALKING))
        return False


def reveal(s: Infinity, place: int, seat: int) -> None:
    """A new tile: the meter falls, and the chart says what is there. [DI-TILE-11] [DI-TILE-04]

    Mist is drawn on the spot, for the hero who entered or for nobody. [DI-CHART-04]
    """
    s.laid_in = s.round
    content = s.page.content(s, place, content_of(s, place))
    s.page.tile_laid(s, place)
    threat.lower(s, threat.NEW_TILE, "DI-THREAT-02")
    if is_mist(content):
        s.push(DrawRisk(seat, RiskDeck.MIST, place))
    else:
        s.contents[place] = content
    if is_equipment_tile(s, place) and seat != NOBODY:
        s.push(LookOver(seat))  # below what lays the rewards: they are looked at when they lie
    enforce(s, s.tile(place).id, refs.place(place))
    come(s, Occasion.REVEALED, refs.place(place), NOBODY)


def arrive(s: Infinity, seat: int, place: int) -> None:
    """A hero is on another tile, and what lies there acts on it. [DI-TOKEN-03]

    Who was hidden where it came from is so no longer. [DI-A-55]
    """
    leave_behind(s, seat, s.spot[seat])
    s.before[seat], s.spot[seat] = s.spot[seat], place
    s.hidden[seat] = 0
    break_free(s, seat)
    tell_walk(s, seat, s.before[seat], place, "DI-MOVE-01")
    s.page.arrived(s, seat)
    if is_mist(s.contents[place]):
        lift_mist(s, place, seat)  # below what the tokens of the tile do: it comes after that
    if is_equipment_tile(s, place):
        s.push(LookOver(seat))
    for token in Token:
        if s.marks[place] >> token & 1:
            suffer(s, seat, token)


def lift_mist(s: Infinity, place: int, seat: int) -> None:
    """A Mist token of a preset dungeon is removed, and its card drawn. [DI-MIST-01]

    For the hero who came, for nothing and without a choice [DI-RISK-04], or for nobody if it was
    seen from outside. [DI-CHART-03]
    """
    s.contents[place] = NO_TOKEN
    s.push(DrawRisk(seat, RiskDeck.MIST, place))


def suffer(s: Infinity, seat: int, token: Token) -> None:
    """A token of a tile acts on a hero who enters. [DI-TOKEN-03]"""
    ACTS[token](s, seat)


def slow(s: Infinity, seat: int) -> None:
    """AP -2: the rating falls, at once too. [DI-TOKEN-04] [DI-TOKEN-06] [DI-TOKEN-07]"""
    if not s.slowed[seat] or s.options.ap_token_stack:
        s.slowed[seat] += 1
    tell_of(s, seat, "is slowed: AP -2", "DI-TOKEN-04")


def drain(s: Infinity, seat: int) -> None:
    """Power -2, one more each time. [DI-TOKEN-09] [DI-MIST-02]"""
    s.drained[seat] += 1
    tell_of(s, seat, "is drained: Power -2", "DI-TOKEN-09")


def corrode(s: Infinity, seat: int) -> None:
    """Def -2 on armor or footwear, else on an empty slot; the owner says which. [DI-TOKEN-14]

    [DI-MIST-06]
    """
    s.push(Corrode(seat))


def harm(s: Infinity, seat: int) -> None:
    """Health -3 at once. [DI-TOKEN-23] [DI-TOKEN-24] [DI-MIST-05]"""
    lose(s, seat, HEALTH.token, "DI-TOKEN-23")


def echo(s: Infinity, seat: int) -> None:
    """A Lord Event token acts on who enters, but not in a casual game. [DI-TOKEN-26]

    [DI-MIST-04] [DI-A-72]
    """
    if not s.options.casual:
        resound(s, seat)


def resound(s: Infinity, seat: int) -> None:
    """A lord event is drawn, and the tile is loud this round. [DI-TOKEN-25]

    While there is a meter it falls instead. [DI-TOKEN-27]
    """
    make_noise(s, s.spot[seat], NOISE["lord-event-token"])
    draw_events(s, 1, seat)


ACTS: Final = {
    Token.AP: slow,
    Token.POWER: drain,
    Token.DEFENSE: corrode,
    Token.HEALTH: harm,
    Token.LORD_EVENT: echo,
}


def make_noise(s: Infinity, place: int, noise: int) -> None:
    """A special noise lasts the whole round; of several the loudest counts. [DI-NOISE-03]"""
    s.noises[place] = max(s.noises[place], noise)


class Corrode(Frame[Infinity]):
    """A Def -2 token goes on what a hero wears on body or feet, or on an empty slot.

    [DI-TOKEN-14] [DI-A-41]
    """

    NAME = "corrode"
    who: int = field(INT)

    def slots(self, s: Infinity) -> list[int]:
        """The slots that can take the token: what body and feet wear first. [DI-A-69]"""
        covered = [s.where[thing] % HERO for thing in worn(s, self.who)]
        armor = [slot for slot in ARMOR if slot in covered]
        return [int(slot) for slot in armor or ARMOR]

    def advance(self, s: Infinity) -> bool:
        slots = self.slots(s)
        if len(slots) > 1:
            s.push(Choose(self.who, AT_SLOT.name, tuple(slots), "Where does the Def -2 token go?"))
        else:
            self.on_answer(s, slots[0])
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """One more token than there was. [DI-TOKEN-15]"""
        s.pop()
        there = [thing for thing in worn(s, self.who) if s.where[thing] % HERO == value]
        if there:
            s.dents[there[0]] += 1
        else:
            bare = list(s.bare[self.who])
            bare[ARMOR.index(Slot(value))] += 1
            s.bare[self.who] = tuple(bare)
        tell_of(s, self.who, "is corroded: Defense -2", "DI-TOKEN-15")


class Meeting(Frame[Infinity]):
    """A hero has come to where enemies may be who fight nobody. [DI-FOCUS-03] [DI-COMB-05]

    Who sneaks rolls first; a success hides it among them. An option card that lies open is met in
    one of its ways. [DI-MIST-08]
    """

    NAME = "meeting"
    who: int = field(INT)
    place: int = field(INT)
    how: int = field(INT)
    rolled: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        # Imported here: the ways of an option lead back to where a hero came from.
        from undercroft.games.infinity.phases.ambush import Ways, open_band  # noqa: PLC0415

        surplus = surplus_at(s, self.place)
        is_met = bool(s.hidden[self.who])  # who has just sneaked past an option card
        if is_met or (not unfocused_at(s, self.place) and not surplus):
            s.pop()
        elif open_band(s, self.place) != NOBODY:
            s.pop()
            s.push(Ways(self.who, self.place, open_band(s, self.place)))
        elif self.how == SNEAKING and not self.rolled:
            self.rolled = 1
            s.push(Roll(D20, "sneak"))
        else:
            s.pop()
            s.push(FormUp(self.who, self.place, tuple(surplus)))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """Hidden and wiser, or seen and surprised. [DI-LEVEL-03] [DI-MOVE-11] [DI-MOVE-12]"""
        needed = sneak_number(s, self.who)
        tell_roll(s, self.who, value, needed, "DI-MOVE-10", at_most=True)
        if value <= needed:
            s.pop()
            s.hidden[self.who] = 1
            gain_xp(s, self.who, 1, "DI-LEVEL-03")
        else:
            s.exposed[self.who] = max(s.exposed[self.who], SURPRISED)
            tell_of(s, self.who, "is seen, and surprised", "DI-MOVE-12")


def sneak_number(s: Infinity, seat: int) -> int:
    """What a hero may roll at most to sneak past enemies; Sythe makes it harder. [DI-MOVE-10]

    [IC-35]
    """
    return s.hero(seat).sneak + total(changes(s, seat, Stat.SNEAK))
