"""Setting Caverns up: the page that was picked, then step by step what needs chance or a choice."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.adventures.page import PAGES, Page
from undercroft.games.caverns.combat.modifiers import enforce, feature_card, has
from undercroft.games.caverns.content.card_stats import level_of
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.effects.vocabulary.terms import Boon
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.map.finite_cave import Building
from undercroft.games.caverns.map.geometry import laid, start_cave
from undercroft.games.caverns.notation import MOST_SEATS
from undercroft.games.caverns.options import USUAL_PAGE, CavernsOptions
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.heroes import Recruiting
from undercroft.games.caverns.phases.setup.items import Equipping
from undercroft.games.caverns.phases.setup.layout import dealt, laid_out
from undercroft.games.caverns.phases.setup.linked_play import Keeping, bring_along, is_linked
from undercroft.games.caverns.phases.setup.placement import FirstStances, Standing
from undercroft.games.caverns.phases.setup.powers import Arming
from undercroft.games.caverns.state import CARDS, Caverns
from undercroft.kernel.chance import Die, Roll
from undercroft.kernel.choices import Choose
from undercroft.kernel.errors import SetupError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, Several, field
from undercroft.kernel.options import Options, chosen_in

FIRST_SEAT: Final = {n: Die(f"seat-of-{n}", tuple(range(n))) for n in range(2, MOST_SEATS + 1)}
HOST: Final = 0
"""The seat that says who goes first, where that is not left to chance."""


def set_up(seats: int, options: Options, steps: SetUp | None = None) -> Caverns:
    """A game before its first choice, as its page has it. [CV-SETUP-01]"""
    page = page_of(options)
    agreed: CavernsOptions = chosen_in(CavernsOptions, options)
    both = uses_both(page.adventure, agreed)
    s = laid_out(seats, page, both=both, is_first=agreed.first_game)
    s.options = agreed
    s.walls = start_cave(high_gaps=agreed.gap_blocks)
    s.surges = turned_by(agreed.surges, s.surges, agreed.surge_cap, page.adventure)
    s.frames = [steps or SetUp()]
    return s


def turned_by(more: int, pools: list[int], cap: int, page: Adventure) -> list[int]:
    """The tokens of all teams with some more or fewer; refused where too few exist to add any.

    [CV-SETUP-13] [CV-COMP-09]
    """
    needed = sum(pools) + more * len(pools)
    if more > 0 and needed > cap:
        each = "one surge token more for each team" if len(pools) > 1 else "one surge token more"
        raise SetupError(
            f"with {each} {page.name} would need {needed} surge tokens, and there are only {cap}; "
            "leave it out or raise the option surge_cap"
        )
    return dealt(pools, more, cap)


def page_of(options: Options) -> Page:
    """The adventure that was picked. [CV-SETUP-01]"""
    name = str(options.get("adventure", USUAL_PAGE))
    if name not in PAGES:
        raise SetupError(f'there is no adventure "{name}"')
    return PAGES[name]


def uses_both(page: Adventure, options: CavernsOptions) -> bool:
    """Whether the advanced set is shuffled in: by the page, or by choice. [CV-ADV-01]

    [CV-ADV-06]
    """
    return CardSet.ADVANCED in page.sets or options.all_cards


def mode_for(options: Options) -> str:
    """How heroes stand to each other on a page: together, in teams, alone, with a traitor.

    [CV-COMPET-02]
    """
    return page_of(options).mode()


def seats_for(options: Options) -> tuple[int, ...]:
    """How many heroes an adventure is for. [CV-COMP-10] [CV-A-03]"""
    least, most = page_of(options).adventure.heroes
    return tuple(range(least, most + 1))


class SetUp(Frame[Caverns]):
    """The steps of setting up that need chance or a choice, in their order. [CV-SETUP-06]

    In a campaign `heroes` are brought along, with their `levels` and `items` if they keep them.
    """

    NAME = "set-up"
    heroes: tuple[int, ...] = field(ROW, default=())
    levels: tuple[int, ...] = field(ROW, default=())
    items: tuple[tuple[int, ...], ...] = field(Several(CARDS), default=())
    step: int = field(INT, default=-1, init=False)

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
            # The turns take its place: below them there is nothing to go back to.
            s.frames[-1] = Turns()
        return False

    def begin(self, s: Caverns) -> None:
        """The first player is chosen, or chance finds him. [CV-SETUP-16]"""
        if s.seats == 1:
            return
        if s.options.first == "choose":
            numbers = tuple(range(1, s.seats + 1))
            s.push(Choose(HOST, "choose", numbers, "Which seat goes first?"))
        else:
            s.push(Roll(FIRST_SEAT[s.seats]))

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.step == 0:
            s.first = s.active = value - 1 if s.options.first == "choose" else value

    def recruit(self, s: Caverns) -> None:
        """Each seat takes a hero, none twice, or plays the one it has brought. [CV-SETUP-06]"""
        for seat, hero in enumerate(self.heroes):
            s.kind[seat] = hero
        if not self.heroes:
            s.push(Recruiting())

    def arm(self, s: Caverns) -> None:
        """Powers are taken by category; features are in force. [CV-SETUP-07]"""
        for seat in range(s.seats):
            s.hp[seat] = level_of(s, seat).hp
            enforce(s, feature_card(s, seat), seat)
        simple = s.adventure.suggested_powers or s.options.powers == "suggested"
        s.push(Arming("suggested" if simple else s.options.powers))

    def equip(self, s: Caverns) -> None:
        """Heroes begin with items. [CV-SETUP-09]"""
        # From the last to the first: the seat on top of the stack is asked first.
        for seat in reversed(s.clockwise(s.first)):
            if self.levels:
                bring_along(s, seat, self.levels[seat], self.items[seat])
                continue
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
        s.page.set_up(s)
