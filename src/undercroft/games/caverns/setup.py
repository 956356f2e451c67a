"""Setting Caverns up: decks, heroes with their powers and items, the cave. [CV-SETUP-01]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.caverns import things
from undercroft.games.caverns.adventures.script import script_of
from undercroft.games.caverns.box import (
    ADVENTURE_NAMES,
    ADVENTURES,
    HERO_NAMES,
    HEROES,
    SUGGESTED,
    TILE_NAMES,
    TILES,
    set_of,
)
from undercroft.games.caverns.box import (
    MONSTER_DECK as MONSTER_CARDS,
)
from undercroft.games.caverns.card import Encounter, Power, Treasure, TreasureKind
from undercroft.games.caverns.cards import ALL_CARDS
from undercroft.games.caverns.cave import GRID, laid, start_cave
from undercroft.games.caverns.decks import shuffle_back
from undercroft.games.caverns.effects.words.terms import Boon, PowerType
from undercroft.games.caverns.exploring import lay_props
from undercroft.games.caverns.figures import level_of
from undercroft.games.caverns.finite_cave import Building
from undercroft.games.caverns.force import enforce, feature_card, has
from undercroft.games.caverns.landing import put
from undercroft.games.caverns.linking import Keeping, is_linked
from undercroft.games.caverns.options import agree
from undercroft.games.caverns.pieces import CardSet
from undercroft.games.caverns.plans import LINKS, Adventure, Pool
from undercroft.games.caverns.state import NO_CARD, NOWHERE, Caverns
from undercroft.games.caverns.treasures import own
from undercroft.games.caverns.turns import Turns
from undercroft.games.caverns.using import pose, stances
from undercroft.games.caverns.words import (
    FIRST_KIND,
    FIRST_TILE,
    MOST_SEATS,
    POWER_DECK,
    RECRUIT,
    SAY,
    STANCE,
    STAND,
    TAKE_POWER,
    TREASURE_DECK,
    numbers,
    treasure_at,
)
from undercroft.kernel.chance import Die, Draw, Roll
from undercroft.kernel.errors import SetupError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, TEXT, Field, Layout
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.registry import Options
from undercroft.kernel.stacks import Stack

FIRST_SEAT: Final = {n: Die(f"seat-of-{n}", tuple(range(n))) for n in range(2, MOST_SEATS + 1)}
CATEGORIES: Final = (
    (PowerType.AT_WILL,),
    (PowerType.DAILY,),
    (PowerType.UTILITY, PowerType.STANCE),
)


def set_up(seats: int, options: Options) -> Caverns:
    """A game before its first choice."""
    page = ADVENTURES[ADVENTURE_NAMES.parse(str(options["adventure"]))]
    both = CardSet.ADVANCED in page.sets or bool(options["all_cards"])
    s = laid_out(seats, page, both=both)
    agree(s, options)
    s.surges = [max(0, n + int(options["surges"])) for n in s.surges]
    s.linked = LINKS.index(str(options["linked"]))
    s.frames = [SetUp(str(options["heroes"]), str(options["powers"]))]
    return s


def seats_for(options: Options) -> tuple[int, ...]:
    """How many heroes an adventure is for. [CV-COMP-10]"""
    name = str(options.get("adventure", "adv-02"))
    if name not in ADVENTURE_NAMES.ids:
        raise SetupError(f'there is no adventure "{name}"')
    least, most = ADVENTURES[ADVENTURE_NAMES.parse(name)].heroes
    return tuple(range(least, most + 1))


def laid_out(seats: int, page: Adventure, *, both: bool) -> Caverns:
    """Decks shuffled, the stack built, the start tile laid, nobody there yet. [CV-SETUP-02]"""
    s = Caverns()
    s.seats = seats
    s.plan = ADVENTURE_NAMES.parse(page.id)
    s.sets = 3 if both else 1
    for column in (s.up, s.down, s.reserve, s.items, s.items_down, s.curses, s.queue):
        column += [()] * seats
    for numbers_, start in ((s.level, 1), (s.ailments, 0), (s.status, 0), (s.sheltered, 0)):
        numbers_ += [start] * seats
    s.team += teams(page, seats)
    s.pile = [()] * (1 + max(s.team))
    s.left_from += [NOWHERE] * seats
    s.stance += [NO_CARD] * seats
    s.surges = surge_pools(page, s.team)
    s.clock = page.time
    s.stacks = [*decks(both=both), tile_stack(page), Stack.of(()), Stack.of(())]
    s.walls = start_cave()
    return s


def teams(page: Adventure, seats: int) -> list[int]:
    """The team of each seat: all together, by turns, or each for himself. [CV-COMPET-02]"""
    if page.pool == Pool.SEAT:
        return list(range(seats))
    return [seat % len(page.teams) if page.teams else 0 for seat in range(seats)]


def surge_pools(page: Adventure, team: list[int]) -> list[int]:
    """The surge tokens of each team, some more for the smaller one. [CV-SURGE-06]"""
    sizes = [team.count(number) for number in range(1 + max(team))]
    more = page.terms.smaller_team_surges
    return [page.surges + more * (size < max(sizes)) for size in sizes]


def decks(*, both: bool) -> list[Stack]:
    """Monsters, encounters and treasures of the sets in use. [CV-SETUP-02] [CV-ADV-01]"""
    most = CardSet.ADVANCED if both else CardSet.STARTING
    monsters = [FIRST_KIND + kind for number, kind in MONSTER_CARDS if set_of(number) <= most]
    cards = [(i, card) for i, card in enumerate(ALL_CARDS) if card.set <= most]
    encounters = [i for i, card in cards if isinstance(card, Encounter)]
    treasures = [i for i, card in cards if isinstance(card, Treasure)]
    return [Stack.of(monsters), Stack.of(encounters), Stack.of(treasures)]


def tile_stack(page: Adventure) -> Stack:
    """Top n, then the named tiles among others, then the rest. [CV-SETUP-17] [CV-SETUP-14]"""
    named = [TILE_NAMES.parse(tile) for run in page.stack for tile in run.tiles]
    others = [FIRST_TILE + i for i in range(len(TILES)) if i not in named]
    runs = [
        (run.size, tuple(FIRST_TILE + TILE_NAMES.parse(tile) for tile in run.tiles))
        for run in page.stack
    ]
    left = len(TILES) - sum(size for size, _ in runs)
    return Stack.recipe(others, *runs, (left, ()))


def heroes_for(s: Caverns) -> list[int]:
    """The heroes who have cards in the sets in use. [CV-ADV-02]"""
    return [i for i, hero in enumerate(HEROES) if s.sets == 3 or hero.set == CardSet.STARTING]


def advised(s: Caverns) -> list[int]:
    """Heroes in the order an adventure suggests them, the others after them."""
    first = [HERO_NAMES.parse(name) for name in s.adventure.suggested]
    return [*first, *(hero for hero in heroes_for(s) if hero not in first)]


class SetUp(Frame[Caverns]):
    """The steps of setting up that need chance or a choice, in their order. [CV-SETUP-06]"""

    NAME = "set-up"
    FIELDS: ClassVar[Layout] = (
        Field("heroes", TEXT, "suggested"),
        Field("powers", TEXT, "suggested"),
        Field("step", INT, -1),
    )
    heroes: str
    powers: str
    step: int

    def __init__(self, heroes: str, powers: str) -> None:
        self.heroes = heroes
        self.powers = powers
        self.step = -1

    def advance(self, s: Caverns) -> bool:
        self.step += 1
        steps = (
            self.begin,
            self.recruit,
            self.arm,
            self.equip,
            self.build,
            self.place,
            self.instruct,
        )
        if self.step < len(steps):
            steps[self.step](s)
        else:
            s.frames[-1] = Turns()
        return False

    def begin(self, s: Caverns) -> None:
        """A random player is first. [CV-SETUP-16]"""
        if s.seats > 1:
            s.push(Roll(FIRST_SEAT[s.seats]))

    def received(self, s: Caverns, value: int) -> None:
        if self.step == 0:
            s.first = s.active = value

    def recruit(self, s: Caverns) -> None:
        """Each seat takes a hero, none twice. [CV-SETUP-06]"""
        s.push(Recruiting(self.heroes))

    def arm(self, s: Caverns) -> None:
        """Powers are taken by category; features are in force. [CV-SETUP-07]"""
        for seat in range(s.seats):
            s.hp[seat] = level_of(s, seat).hp
            enforce(s, feature_card(s, seat), seat)
        simple = s.adventure.suggested_powers or self.powers == "suggested"
        s.push(Arming("suggested" if simple else self.powers))

    def equip(self, s: Caverns) -> None:
        """Heroes begin with items. [CV-SETUP-09] [CV-SETUP-10]"""
        for seat in reversed(s.clockwise(s.first)):
            if is_linked(s):
                s.push(Keeping(seat))
                continue
            extra = int(has(s, seat, Boon.EXTRA_ITEM))
            s.push(Equipping(seat, s.adventure.items + extra))

    def build(self, s: Caverns) -> None:
        """A finite cave is built before anybody enters it. [CV-CAVE-01]"""
        if s.adventure.cave is not None:
            s.push(Building())

    def place(self, s: Caverns) -> None:
        """Heroes stand next to the ladder. [CV-SETUP-15]"""
        s.push(Standing())

    def instruct(self, s: Caverns) -> None:
        """Objects of the start tile, stances, and what else the page says. [CV-SETUP-14]"""
        for cell in laid(s.walls):
            lay_props(s, s.walls.tile(cell), cell)
        s.push(FirstStances())
        script_of(s).set_up(s)


class Recruiting(Frame[Caverns]):
    """Heroes as suggested, or as each player chooses in turn order. [CV-SETUP-06]"""

    NAME = "recruiting"
    FIELDS: ClassVar[Layout] = (Field("how", TEXT, "suggested"), Field("at", INT, 0))
    how: str
    at: int

    def __init__(self, how: str) -> None:
        self.how = how
        self.at = 0

    def free(self, s: Caverns) -> list[int]:
        """The heroes nobody has taken."""
        return [hero for hero in advised(s) if hero not in s.kind[: s.seats]]

    def advance(self, s: Caverns) -> bool:
        if self.at == s.seats:
            s.pop()
            return False
        if self.how == "choose":
            return True
        self.settle(s, self.free(s)[0])
        return False

    def settle(self, s: Caverns, hero: int) -> None:
        """A seat has its hero."""
        s.kind[self.seat(s)] = hero
        self.at += 1

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        return RECRUIT.over(self.seat(s), sorted(self.free(s)))

    def take(self, s: Caverns, move: Move) -> None:
        self.settle(s, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which hero do you play?", ("CV-SETUP-06",))


def own_powers(s: Caverns, seat: int, types: tuple[PowerType, ...]) -> list[int]:
    """The powers of a hero of some types, in the sets in use. [CV-ADV-03]"""
    hero = s.hero(seat).id
    most = CardSet.ADVANCED if s.sets == 3 else CardSet.STARTING
    return [
        i
        for i, card in enumerate(ALL_CARDS)
        if isinstance(card, Power) and card.hero == hero and card.type in types and card.set <= most
    ]


class Arming(Frame[Caverns]):
    """Powers as suggested, chosen or dealt; the others are the reserve. [CV-SETUP-07]

    [CV-SETUP-08] [CV-ADV-04]
    """

    NAME = "arming"
    FIELDS: ClassVar[Layout] = (
        Field("how", TEXT, "suggested"),
        Field("at", INT, 0),
        Field("category", INT, 0),
        Field("taken", ROW, ()),
    )
    how: str
    at: int
    category: int
    taken: tuple[int, ...]

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def count(self, s: Caverns) -> int:
        """How many cards of the category the hero card allows. [CV-SETUP-07]"""
        cards = s.hero(self.seat(s)).cards
        return (cards.at_will, cards.daily, cards.utility)[self.category]

    def options(self, s: Caverns) -> list[int]:
        """The cards of the category that come after those taken."""
        own_ = own_powers(s, self.seat(s), CATEGORIES[self.category])
        spare = self.count(s) - len(self.taken) - 1
        last = max(self.taken, default=-1)
        later = [card for card in own_ if card > last]
        return later[: len(later) - spare] if spare else later

    def advance(self, s: Caverns) -> bool:
        if self.at == s.seats:
            s.pop()
        elif self.how == "suggested":
            self.finish(s, suggested(s, self.seat(s)))
        elif self.category == len(CATEGORIES):
            self.finish(s, s.up[self.seat(s)])
        elif len(self.taken) == self.count(s):
            self.close(s)
        elif self.how == "choose":
            return True
        else:
            self.deal(s)
        return False

    def deal(self, s: Caverns) -> None:
        """Random cards make the harder game. [CV-ADV-04]"""
        own_ = own_powers(s, self.seat(s), CATEGORIES[self.category])
        s.stacks[POWER_DECK] = Stack.of([card for card in own_ if card not in self.taken])
        s.push(Draw(POWER_DECK))

    def received(self, s: Caverns, value: int) -> None:
        self.taken = (*self.taken, value)

    def close(self, s: Caverns) -> None:
        """One category is complete."""
        seat = self.seat(s)
        s.up[seat] = (*s.up[seat], *self.taken)
        self.taken = ()
        self.category += 1

    def finish(self, s: Caverns, cards: tuple[int, ...]) -> None:
        """A hero has his powers; what was not taken is his reserve. [CV-SETUP-08]"""
        seat = self.seat(s)
        everything = own_powers(s, seat, tuple(PowerType))
        s.up[seat] = tuple(sorted(cards))
        s.reserve[seat] = tuple(card for card in everything if card not in cards)
        s.stacks[POWER_DECK] = Stack.of(())
        self.at += 1
        self.category = 0

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        return TAKE_POWER.over(self.seat(s), self.options(s))

    def take(self, s: Caverns, move: Move) -> None:
        self.taken = (*self.taken, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"{s.hero(self.seat(s)).name}: which power?", ("CV-SETUP-07",))


def suggested(s: Caverns, seat: int) -> tuple[int, ...]:
    """The powers advised for first games. [CV-ADV-03]"""
    advice = SUGGESTED[s.kind[seat]]
    return numbers(*advice.at_will, *advice.daily, *advice.utility)


class Equipping(Frame[Caverns]):
    """Treasures are drawn until an Item shows; the rest is shuffled back. [CV-SETUP-10]"""

    NAME = "equipping"
    FIELDS: ClassVar[Layout] = (
        Field("who", INT, 0),
        Field("count", INT, 1),
        Field("passed", ROW, ()),
        Field("drawing", INT, 0),
    )
    who: int
    count: int
    passed: tuple[int, ...]
    drawing: int

    def __init__(self, who: int, count: int) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def advance(self, s: Caverns) -> bool:
        if not self.count or not s.stacks[TREASURE_DECK].size:
            shuffle_back(s, TREASURE_DECK, self.passed)
            s.pop()
        else:
            self.drawing = 1
            s.push(Draw(TREASURE_DECK))
        return False

    def received(self, s: Caverns, value: int) -> None:
        if not self.drawing:
            return
        self.drawing = 0
        if treasure_at(value).kind == TreasureKind.ITEM:
            self.count -= 1
            own(s, self.who, value)
        else:
            self.passed = (*self.passed, value)


class Standing(Frame[Caverns]):
    """Owners choose different squares next to the ladder, in turn order. [CV-SETUP-15]"""

    NAME = "standing"
    FIELDS: ClassVar[Layout] = (Field("at", INT, 0),)
    at: int

    def squares(self, s: Caverns) -> list[int]:
        """The squares next to the ladder that are free."""
        west = GRID.cell(0, 0)
        ladder = s.walls.marked(west, "L")[0]
        near = sorted(ladder + d for d in GRID.deltas[s.walls.steps[ladder]])
        return [p for p in near if p not in s.spot[: s.seats]]

    def advance(self, s: Caverns) -> bool:
        if self.at < s.seats:
            return True
        s.pop()
        return False

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        return STAND.over(self.seat(s), [things.space(p) for p in self.squares(s)])

    def take(self, s: Caverns, move: Move) -> None:
        put(s, self.seat(s), things.square_of(move.args[0]))
        self.at += 1

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Where do you start?", ("CV-SETUP-15",))


class FirstStances(Frame[Caverns]):
    """A stance token may be put on a card at once. [CV-STANCE-06]"""

    NAME = "first-stances"
    FIELDS: ClassVar[Layout] = (Field("at", INT, 0),)
    at: int

    def advance(self, s: Caverns) -> bool:
        while self.at < s.seats and not stances(s, self.seat(s)):
            self.at += 1
        if self.at < s.seats:
            return True
        s.pop()
        return False

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        seat = self.seat(s)
        return [*STANCE.over(seat, stances(s, seat)), SAY.passes(seat)]

    def take(self, s: Caverns, move: Move) -> None:
        seat = self.seat(s)
        self.at += 1
        if move.verb is STANCE:
            pose(s, seat, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which stance do you begin in?", ("CV-STANCE-06",))


SETTING_UP: Final[tuple[type[Frame[Any]], ...]] = (
    SetUp,
    Recruiting,
    Arming,
    Equipping,
    Standing,
    FirstStances,
)
