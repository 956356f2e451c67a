"""The Dungeon Lord: what his event cards make him do. [DI-LORD-09]

Every card tells in the log whom it means, who else could have been meant, and how a tie was
settled.
"""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.bands import begin_combat
from undercroft.games.infinity.combat.focus import loudest
from undercroft.games.infinity.combat.formation import turn_to
from undercroft.games.infinity.content.schema import LordEvent, Seek
from undercroft.games.infinity.content.tables import (
    ALL_LORDS,
    HUNT,
    LORD_EVENT_CARDS,
)
from undercroft.games.infinity.map.exploration import ONE_OF
from undercroft.games.infinity.map.figures import (
    is_dazed,
    spot_of,
)
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.map.ground import (
    is_lava,
    is_teleporter,
    lord_distances,
    lord_neighbours,
    strides_left,
    twin_of,
)
from undercroft.games.infinity.map.ice import slide_ends
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_DISCARD,
    FIRST_ENEMY,
    FIRST_EVENT,
    TARGET,
    TO_PLACE,
)
from undercroft.games.infinity.phases.lord_figure import (
    all_with_lord,
    attackable,
    break_off,
    focus_of_lord,
    place_lord,
    walk,
)
from undercroft.games.infinity.phases.lord_prey import prey_of, tell_hunt, tell_turn
from undercroft.games.infinity.phases.lord_rampage import WHICH_END, Rampaging, table_of
from undercroft.games.infinity.phases.monsters import reaches, target_from
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import EVERYONE


def event_of(card: int) -> LordEvent:
    """What stands on a lord event card."""
    return LORD_EVENT_CARDS[card - FIRST_EVENT][1]


def draw_event(s: Infinity) -> None:
    """A lord event is drawn; an empty deck is shuffled anew first. [DI-LORD-08]"""
    if not s.stacks[EVENT_DECK].size:
        reshuffle(s, EVENT_DECK, FIRST_DISCARD + EVENT_DECK)
    s.push(Draw(EVENT_DECK))


def lay_aside(s: Infinity, card: int) -> None:
    """A lord event that was drawn lies with the discards, for all to see."""
    zone = FIRST_DISCARD + EVENT_DECK
    s.zones[zone] = s.zones[zone].add(card, EVERYONE)


def numbered_tile(s: Infinity, number: int) -> int:
    """Where the revealed tile with a number lies, or NOBODY."""
    numbers = [s.tile(place).number for place in range(len(s.dungeon.tiles))]
    return numbers.index(number) if number in numbers else NOBODY


class DrawEvents(Frame[Infinity]):
    """Lord events are drawn one by one, each carried out before the next. [DI-LORD-11]

    None while all heroes are with the lord. [DI-LORD-06] `who` is whose turn it is: that player
    settles ties. [DI-A-62]
    """

    NAME = "draw-events"
    who: int = field(INT)
    left: int = field(INT)
    is_idle: int = field(INT, default=0)
    drawing: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.left or all_with_lord(s):
            s.pop()
            return False
        self.left -= 1
        self.drawing = 1
        draw_event(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """A card was drawn; what an attack of the lord tells is none."""
        if not self.drawing:
            return
        self.drawing = 0
        lay_aside(s, value)
        s.page.event_drawn(s)
        event = event_of(value)
        if s.lord == NOBODY:
            self.appear(s, event)
        else:
            self.act(s, value, event)

    def appear(self, s: Infinity, event: LordEvent) -> None:
        """The lord comes to the revealed tile with the number on the card. [DI-LORD-09]"""
        place = numbered_tile(s, event.tile)
        if s.lord_fallen or place == NOBODY:
            say(s, f"The card shows {event.tile}: nothing stirs there", "DI-LORD-09")
            return
        appear(s, place, self.who)

    def act(self, s: Infinity, card: int, event: LordEvent) -> None:
        """The lord in play does what the card says. [DI-LORD-18]

        Rooted or stunned he does nothing. [IC-59] Among heroes and focused on nobody he attacks the
        loudest, unless he rampages. [DI-LORD-23]
        """
        if is_dazed(s, s.lord):
            tell_of(s, s.lord, "cannot move", "IC-59")
        elif event.seek == Seek.RAMPAGE:
            s.push(Rampaging(self.who, table_of(event)))
        elif focus_of_lord(s) == NOBODY and attackable(s, spot_of(s, s.lord)):
            s.push(Confront(self.who, NOBODY))
        else:
            self.go(s, card, event)

    def go(self, s: Infinity, card: int, event: LordEvent) -> None:
        """He hunts, unless a fight keeps him; an idle lord goes farther, whatever the mark.

        [DI-A-59]
        """
        if self.is_idle:
            s.push(Hunt(self.who, card, HUNT.idle))
        elif focus_of_lord(s) != NOBODY:
            self.act_in_fight(s, card, event)
        else:
            s.push(Hunt(self.who, card, stride(s, event)))

    def act_in_fight(self, s: Infinity, card: int, event: LordEvent) -> None:
        """With the combat mark he attacks on; without it he may break off. [DI-LORD-28]

        [DI-LORD-29]
        """
        if event.combat:
            strike_on(s)
        else:
            s.push(Hunt(self.who, card, stride(s, event)))


def stride(s: Infinity, event: LordEvent) -> int:
    """How many tiles the lord goes on a card: Hesk two to the closest hero. [IC-33]"""
    return ALL_LORDS[s.lord_kind].stride if event.seek == Seek.CLOSEST else HUNT.step


def strike_on(s: Infinity) -> None:
    """The lord attacks the hero he is focused on, or who stands before him there. [DI-LORD-28]"""
    target = target_from(s, s.lord)
    if target != NOBODY:
        s.push(AttackFrame(s.lord, target))


# ---- the hunt ------------------------------------------------------------------------------------


NOTHING, WHOM, NOISE, WAY, END = range(5)
"""What a hunt has asked: whom it means, which noise, which way, which end of the ice."""


class Hunt(Frame[Infinity]):
    """The lord goes after the hero or noise that a card means, so many tiles. [DI-LORD-13]

    He stops where he can attack. [DI-LORD-21] `target` is the tile he heads for, `hero` the hero,
    if one is meant.
    """

    NAME = "hunt"
    who: int = field(INT)
    card: int = field(INT)
    left: int = field(INT)
    target: int = field(INT, default=NOBODY, init=False)
    hero: int = field(INT, default=NOBODY, init=False)
    asking: int = field(INT, init=False)
    begun: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.begun:
            self.begun = 1
            self.aim(s)
        elif s.lord == NOBODY:
            s.pop()
        elif self.target == NOBODY or not self.left:
            self.arrive(s)
        else:
            self.step(s)
        return False

    def aim(self, s: Infinity) -> None:
        """Whom the card means; the active player settles ties. [DI-A-62]

        Of a hero and a noise elsewhere, as loud and as close, too. [DI-NOISE-05]
        """
        seats, tiles = prey_of(s, event_of(self.card))
        spots = {s.spot[seat] for seat in seats}
        places = sorted({*spots, *tiles})
        if not places:
            tell_of(s, s.lord, "finds nobody to hunt", "DI-LORD-17")
        elif s.options.ties == "first" or (len(places) == 1 and len(seats) < 2):
            self.head_for(s, seats[0] if seats else NOBODY, s.spot[seats[0]] if seats else tiles[0])
        elif spots.issuperset(tiles):
            self.asking = WHOM
            words = f"Whom does {s.foe(s.lord).name} go after?"
            s.push(Choose(self.who, TARGET.name, tuple(seats), words))
        else:
            self.asking = NOISE
            words = f"Which noise does {s.foe(s.lord).name} follow?"
            s.push(Choose(self.who, TO_PLACE.name, tuple(places), words))

    def on_answer(self, s: Infinity, value: int) -> None:
        asking, self.asking = self.asking, NOTHING  # what follows may ask again
        if asking == WHOM:
            self.head_for(s, value, s.spot[value])
        elif asking == NOISE:
            there = [seat for seat in prey_of(s, event_of(self.card))[0] if s.spot[seat] == value]
            self.head_for(s, there[0] if len(there) == 1 else NOBODY, value)
        elif asking == WAY:
            tell_of(s, s.lord, "takes one of several equal ways, by the die", "DI-LORD-19")
            self.go(s, ways_on(s, self.target)[value])
        elif asking == END:
            walk(s, value)

    def head_for(self, s: Infinity, hero: int, place: int) -> None:
        """He has a goal. If that is the hero he fights already, he attacks again. [DI-LORD-29]"""
        focused = focus_of_lord(s)
        tell_hunt(s, event_of(self.card), hero, place)
        if hero != NOBODY and hero == focused:
            strike_on(s)
            return
        self.hero, self.target = hero, place
        if focused != NOBODY:
            break_off(s)
        self.come_through(s)

    def come_through(self, s: Infinity) -> None:
        """From a Teleportation tile he first comes to its twin, if that is laid. [DI-SPEC-06]"""
        here = spot_of(s, s.lord)
        twin = twin_of(s, here)
        if is_teleporter(s, here) and twin != NOBODY and self.target != here:
            walk(s, twin)
            self.left = 0 if attackable(s, twin) else self.left

    def step(self, s: Infinity) -> None:
        """One tile along a shortest way; the die settles which. [DI-LORD-19]"""
        ways = ways_on(s, self.target)
        if not ways:
            self.left = 0
        elif len(ways) > 1:
            self.asking = WAY
            s.push(Roll(ONE_OF[len(ways)], "lord-way"))
        else:
            self.go(s, ways[0])

    def go(self, s: Infinity, place: int) -> None:
        """He is on the next tile; with somebody to attack there he stops. [DI-LORD-21]"""
        self.left -= 1
        walk(s, place)
        ends = slide_ends(s, place)
        if ends:
            self.slide(s, ends)
            return
        if attackable(s, place):
            self.left = 0
        self.left = strides_left(s, place, self.left)

    def slide(self, s: Infinity, ends: list[int]) -> None:
        """Ice carries him to that end which is nearer to his goal, past everybody. [DI-HERO-12]

        The player decides where both are as near. [DI-LORD-37]
        """
        away = lord_distances(s, self.target)
        nearest = min(away[end] for end in ends)
        ends = [end for end in ends if away[end] == nearest]
        self.left, self.target = 0, NOBODY
        if len(ends) > 1 and s.options.ties == "ask":
            self.asking = END
            s.push(Choose(self.who, TO_PLACE.name, tuple(ends), WHICH_END))
        else:
            walk(s, ends[0])

    def arrive(self, s: Infinity) -> None:
        """He attacks whom he meets: the one he was after, else the loudest. [DI-LORD-21]"""
        s.pop()
        has_goal = self.target != NOBODY and focus_of_lord(s) == NOBODY
        if has_goal and attackable(s, spot_of(s, s.lord)):
            s.push(Confront(self.who, self.hero))


def ways_on(s: Infinity, target: int) -> list[int]:
    """The neighbouring tiles on a shortest way to a tile; none without a way. [DI-LORD-19]

    Where he seeks already he stays. [DI-LORD-20] He leaves lava in any case. [DI-HAZ-04]
    """
    here = spot_of(s, s.lord)
    away, ways = lord_distances(s, target), lord_neighbours(s, here)
    nearest = min([away[place] for place in ways], default=FAR)
    if nearest >= away[here]:  # a pit that opened under him is as far as can be
        return ways if is_lava(s, here) else []
    return [place for place in ways if away[place] == nearest]


def appear(s: Infinity, place: int, who: int) -> None:
    """The lord comes into play; by option he attacks at once. [DI-LORD-10] [DI-A-09]"""
    place_lord(s, place)
    if s.options.appear_attack:
        s.push(Confront(who, NOBODY))


class Confront(Frame[Infinity]):
    """The lord turns on a hero of his tile: the one he was after, else the loudest. [DI-LORD-21]

    He attacks at once, and points help as ever [DI-LORD-27]; if that hero fights already he takes a
    place in the formation, and attacks only if he reaches the hero from there. [DI-LORD-22]
    """

    NAME = "confront"
    who: int = field(INT)
    hero: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        there = attackable(s, spot_of(s, s.lord))
        candidates = [self.hero] if self.hero in there else loudest(s, there)
        if len(candidates) > 1 and s.options.ties == "ask":
            words = f"Whom does {s.foe(s.lord).name} attack?"
            s.push(Choose(self.who, TARGET.name, tuple(candidates), words))
        else:
            self.on_answer(s, candidates[0] if candidates else NOBODY)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        if value == NOBODY:
            return
        tell_turn(s, self.hero, value)
        turn_to(s, s.lord, value)
        begin_combat(s, s.bands[s.lord - FIRST_ENEMY])
        s.lord_acted = 1
        if reaches(s, s.lord):
            s.push(AttackFrame(s.lord, value))
