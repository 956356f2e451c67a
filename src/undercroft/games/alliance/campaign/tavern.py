"""The tavern between two adventures: tokens buy heroes, and cards that are kept for good."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.campaign.adventure import (
    bring_heroes,
    taken_heroes,
)
from undercroft.games.alliance.campaign.progress import ADVENTURE, Band, Chronicle
from undercroft.games.alliance.campaign.road import stops_ahead
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.tables import HEROES as HERO_CARDS
from undercroft.games.alliance.notation import (
    FIRST_HERO,
    HEROES,
    HOME,
    KEEP,
    LOOK,
    NOTATION,
    OPEN_ROAD,
    RECRUIT,
    REPLACE,
    SET_OUT,
    card_at,
)
from undercroft.games.alliance.options import agreed
from undercroft.games.alliance.phases.market import usable_by
from undercroft.games.alliance.phases.setup.drafting import swap
from undercroft.games.alliance.phases.setup.layout import laid_out
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.checks import Act, check
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Options
from undercroft.kernel.outcome import Over, Prompt
from undercroft.kernel.stacks import Stack

LOOK_PRICE: Final = 1
SHOWN: Final = 2
"""How many heroes are shown for a token."""


def begin_tavern(c: Chronicle, options: Options) -> Alliance:
    """Those who were at the adventure sit at one table, with what they have."""
    s = laid_out(len(c.present), agreed(len(c.present), options))
    for seat, number in enumerate(c.present):
        band = c.bands[number]
        bring_heroes(s, seat, band)
        s.campaign_tokens[seat] = band.tokens
        s.kept[seat] = band.kept
        s.keepable[seat] = band.drafted
    free = {FIRST_HERO + hero for hero in taken_heroes(c.bands)}
    s.stacks[HEROES] = Stack.of(h for h in s.stacks[HEROES].cards() if h not in free)
    s.tavern = True
    s.frames = [Tavern(c.order, stops_ahead(c))]
    return s


def end_tavern(c: Chronicle, s: Alliance) -> Chronicle:
    """All go on with what they have bought, or home. Tokens that are left stay. [DA-CAMP-05]"""
    bands = list(c.bands)
    for seat, number in enumerate(c.present):
        bands[number] = band_after(s, seat, bands[number])
    return c.but(
        bands=tuple(bands),
        stage=ADVENTURE,
        ahead=OPEN_ROAD if s.road == HOME else s.road,
        lost=(),
        over=s.road == HOME,
    )


def band_after(s: Alliance, seat: int, band: Band) -> Band:
    """An alliance when it leaves the tavern; cards it has not kept go back to their decks."""
    return band.but(
        heroes=tuple([s.kind[figure] for figure in s.alliance(seat)]),
        dead=tuple([s.kind[figure] for figure in s.alliance(seat) if figure in s.dead]),
        kept=s.kept[seat],
        drafted=(),
        tokens=s.campaign_tokens[seat],
    )


# ---- spending ------------------------------------------------------------------------------------


@check("DA-CAMP-09", "it costs {0} campaign tokens more than you have")
def can_keep(s: Alliance, move: Move) -> int:
    """A card is kept for as many tokens as it cost XP. [DA-CAMP-09]"""
    return max(0, card_at(move.args[0]).xp - s.campaign_tokens[move.seat])


@check("DA-CAMP-09", "you have not drafted it in this adventure")
def is_own_draft(s: Alliance, move: Move) -> int:
    """Only what one has drafted in the adventure and still owns. [DA-CAMP-09]"""
    return int(move.args[0] not in s.keepable[move.seat])


@check("DA-CAMP-06", "you have no campaign token left")
def can_look(s: Alliance, move: Move) -> int:
    """To see two heroes costs a token; who has neither hero nor token sees them for nothing.

    [DA-CAMP-06] [DA-CAMP-20]
    """
    is_paid = s.campaign_tokens[move.seat] >= LOOK_PRICE
    return int(not is_paid and bool(s.recruits(move.seat)))


@check("DA-CAMP-06", "no hero is left who is not in an alliance")
def is_anybody_there(s: Alliance, _move: Move) -> int:
    """There is somebody to be seen. [DA-CAMP-06]"""
    return int(not s.stacks[HEROES].size)


KEEPING: Final = Act(KEEP, is_own_draft, can_keep)
LOOKING: Final = Act(LOOK, can_look, is_anybody_there)


class Tavern(Frame[Alliance]):
    """One alliance after another spends its tokens; then all set out. [DA-CAMP-17]"""

    NAME = "tavern"
    order: tuple[int, ...] = field(ROW)
    stops: tuple[int, ...] = field(ROW)
    place: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        place, self.place = self.place, self.place + 1
        if place < len(self.order):
            s.push(Spending(self.order[place]))
        elif place == len(self.order):
            clear_up(s)
            s.push(SettingOut(self.order, self.stops))
        else:
            leave(s)
        return False


def clear_up(s: Alliance) -> None:
    """Kept cards that no hero of the alliance can use any more are gone, for nothing.

    That is looked at once, after all spending. [DA-CAMP-07] [DA-CAMP-08] [DA-CAMP-18]
    """
    for seat in range(s.seats):
        heroes = s.recruits(seat)
        lost = [card for card in s.kept[seat] if not usable_by(card, heroes)]
        s.kept[seat] = tuple([card for card in s.kept[seat] if card not in lost])
        if s.listening:
            for card in lost:
                words = f"Nobody in {NOTATION.seat_name(seat)} can use {card_at(card).name} now"
                s.emit(Said(text=f"{words}: it is gone", rules=("DA-CAMP-18",)))


def leave(s: Alliance) -> None:
    """The evening is over; nobody wins or loses it."""
    ending = "home" if s.road == HOME else "on-the-road"
    s.finish(Over(ending, (), (), (0.0,) * s.seats))


class Spending(Frame[Alliance]):
    """A seat buys as often as it likes and can pay, then leaves the table. [DA-CAMP-17]"""

    NAME = "spending"
    who: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        moves = self.legal(s)
        if len(moves) > 1:
            s.listed = moves
            return True
        if moves[0].verb is LOOK:
            # Who has no hero has no choice: it is not asked.
            s.push(Meeting(self.who))
        else:
            s.pop()
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        looks = LOOKING.legal(s, [LOOK(self.who)])
        # Who has no hero must find one first: it cannot set out alone.
        leaves = [] if looks and not s.recruits(self.who) else [NOTATION.done(self.who)]
        keeps = KEEPING.legal(s, KEEP.each(self.who, s.keepable[self.who]))
        return [*keeps, *looks, *leaves]

    def acts(self, s: Alliance) -> tuple[Act, ...]:
        return KEEPING, LOOKING

    def wants(self, s: Alliance, thing: str) -> list[Move]:
        kind, _, name = thing.partition(":")
        card = name.partition("#")[0]
        if kind == "card" and card in NOTATION.cards.ids:
            return [KEEP(self.who, NOTATION.cards.parse(card))]
        return [LOOK(self.who)] if kind == "zone" and name == "heroes" else []

    def apply(self, s: Alliance, move: Move) -> None:
        if move.verb is KEEP:
            keep(s, self.who, move.args[0])
        elif move.verb is LOOK:
            pay_for_look(s, self.who)
            s.push(Meeting(self.who))
        else:
            s.pop()

    def prompt(self, s: Alliance) -> Prompt:
        tokens = several(s.campaign_tokens[self.who], "campaign token")
        return Prompt(f"What do you spend? You have {tokens}", ("DA-CAMP-05",))


def keep(s: Alliance, seat: int, card: int) -> None:
    """A drafted card becomes lasting for its price in tokens. [DA-CAMP-09]"""
    s.campaign_tokens[seat] -= card_at(card).xp
    s.keepable[seat] = tuple([other for other in s.keepable[seat] if other != card])
    s.kept[seat] = (*s.kept[seat], card)
    if s.listening:
        words = f"{NOTATION.seat_name(seat)} keeps {card_at(card).name} for good"
        s.emit(Said(text=words, rules=("DA-CAMP-09",)))


def pay_for_look(s: Alliance, seat: int) -> None:
    """The token is spent, whoever is seen. [DA-CAMP-06]"""
    s.campaign_tokens[seat] = max(0, s.campaign_tokens[seat] - LOOK_PRICE)


class Meeting(Frame[Alliance]):
    """Two heroes of the deck are seen, of whom one may join. [DA-CAMP-06]"""

    NAME = "meeting"
    who: int = field(INT)
    shown: tuple[int, ...] = field(ROW, init=False)
    joining: int = field(INT, default=-1, init=False)

    def advance(self, s: Alliance) -> bool:
        if len(self.shown) < SHOWN and s.stacks[HEROES].size:
            s.push(Draw(HEROES))
            return False
        return True

    def on_answer(self, s: Alliance, value: int) -> None:
        self.shown = tuple(sorted((*self.shown, value - FIRST_HERO)))

    def seat(self, s: Alliance) -> int:
        return self.who

    def offered(self, s: Alliance) -> tuple[int, ...]:
        """Who sits at the table: those who were seen."""
        return self.shown

    def legal(self, s: Alliance) -> list[Move]:
        """Who has nobody must take one of them. [DA-CAMP-20]"""
        if self.joining >= 0:
            return REPLACE.each(self.who, places(s, self.who))
        may_refuse = [NOTATION.passes(self.who)] if s.recruits(self.who) else []
        return [*RECRUIT.each(self.who, self.shown), *may_refuse]

    def apply(self, s: Alliance, move: Move) -> None:
        if move.verb is RECRUIT:
            self.joining = move.args[0]
            return
        s.pop()
        back = set(self.shown)
        if move.verb is REPLACE:
            back = (back - {self.joining}) | replace(s, self.who, self.joining, move.args[0])
        old = s.stacks[HEROES].cards()
        s.stacks[HEROES] = Stack.of([*old, *(FIRST_HERO + hero for hero in sorted(back))])

    def prompt(self, s: Alliance) -> Prompt:
        if self.joining >= 0:
            name = HERO_CARDS[self.joining].name
            return Prompt(f"Whose place does {name} take?", ("DA-CAMP-06",))
        return Prompt("Who joins you?", ("DA-CAMP-06",))


def places(s: Alliance, seat: int) -> list[int]:
    """The heroes whose place can be taken: of the dead one, their places are alike."""
    dead = [s.kind[figure] for figure in s.alliance(seat) if figure in s.dead]
    return sorted([*s.recruits(seat), *dead[:1]])


def replace(s: Alliance, seat: int, hero: int, old: int) -> set[int]:
    """A hero takes another's place, whose starting cards go. [DA-CAMP-07]

    Who is replaced goes back to the deck, unless dead: then an empty place is filled. [DA-PERMA-07]
    """
    figure = next(f for f in s.alliance(seat) if s.kind[f] == old)
    is_empty = figure in s.dead
    swap(s, seat, figure, hero)
    return set() if is_empty else {old}


class SettingOut(Frame[Alliance]):
    """Where all go from here. [DA-TITAN-01]

    Where there is a choice, each says what it wants: to the Titan or home only all of them go.
    Of two ways of the story who has fewest tokens chooses.
    """

    NAME = "setting-out"
    order: tuple[int, ...] = field(ROW)
    stops: tuple[int, ...] = field(ROW)
    wanted: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Alliance) -> bool:
        if len(self.stops) > 1 and len(self.wanted) < len(self.voters(s)):
            return True
        s.road = self.decided()
        s.pop()
        return False

    def voters(self, s: Alliance) -> tuple[int, ...]:
        """All, where one can go home; else who has fewest tokens, earlier at the table first."""
        if HOME in self.stops:
            return self.order
        return (min(self.order, key=lambda seat: s.campaign_tokens[seat]),)

    def decided(self) -> int:
        """The only way, or what all want, or else the way on."""
        ways = self.wanted or self.stops
        return ways[0] if len(set(ways)) == 1 else OPEN_ROAD

    def seat(self, s: Alliance) -> int:
        return self.voters(s)[len(self.wanted)]

    def legal(self, s: Alliance) -> list[Move]:
        return SET_OUT.each(self.seat(s), self.stops)

    def apply(self, s: Alliance, move: Move) -> None:
        self.wanted = (*self.wanted, move.args[0])

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Where do you want to go from here?", ("DA-CAMP-17",))
