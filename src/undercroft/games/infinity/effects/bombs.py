"""Bombs: thrown at a place of a formation, short, long or well aimed. [DI-HERO-02]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from undercroft.crawl.effects import Nothing, Resolve, come
from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.combat.attack_numbers import (
    defense_of,
    least,
    name,
    needed,
    weaknesses,
)
from undercroft.games.infinity.combat.bands import begin_combat, has_attacked, lay_out
from undercroft.games.infinity.combat.damage import hurt
from undercroft.games.infinity.combat.duels import rivals_of
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS, lined_up
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import is_weakened, total
from undercroft.games.infinity.content.schema import Ability, Element
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCE_OF
from undercroft.games.infinity.content.tables import ABILITIES, ABILITY_NAMES, THROW
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.shapes import cell_of, reach_of_card
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.effects.vocabulary.terms import Occasion, Stat
from undercroft.games.infinity.map.figures import (
    enemies_at,
    focus_of,
    is_hero,
    is_present,
    unfocused_at,
)
from undercroft.games.infinity.map.sight import tiles_in_sight
from undercroft.games.infinity.notation import AIM, FIRST_ENEMY, TARGET, TO_PLACE
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.using import aim_at, note_attack
from undercroft.games.infinity.scene.events import DAMAGE, Struck
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Choose, ChooseSet
from undercroft.kernel.events import Term, grouped
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

CHOOSING, NAMING, AIMING, ROLLING, LANDING, HITTING, FOLLOWING, DONE = range(8)
BULLS_EYE, SHORT, LONG = 0, -1, 1
"""By how many rows a throw goes too far."""


@RULES.resolves(w.Bomb)
def bomb(s: Infinity, at: Resolve, _effect: w.Bomb) -> None:
    """A throw at a place; it happened when an enemy was under the grid. [DI-HERO-02] [IC-08]"""
    if at.step == 0:
        s.push(Throw(at.actor, at.node))
    else:
        at.happened = at.told


def goals(s: Infinity, at: Resolve) -> list[int]:
    """The tiles that a bomb can be thrown at: the own one with enemies, others in reach.

    [DI-HERO-10] [DI-HERO-11]
    """
    _, tiles = reach_of_card(s, at)
    here = s.spot[at.actor]
    own = [here] if enemies_at(s, here) or rivals_at(s, at.actor, here) else []
    return [*own, *tiles_in_sight(s, here, tiles)]


def rivals_at(s: Infinity, seat: int, place: int) -> list[int]:
    """The rivals on a tile, at whom a bomb may be aimed. [DI-PVP-09]"""
    return [other for other in rivals_of(s, seat) if s.spot[other] == place]


def main_ranks(s: Infinity, place: int) -> list[list[int]]:
    """The largest formations of a tile, of whom one is meant. [DI-HERO-10]"""
    seats = sorted({focus_of(s, f) for f in enemies_at(s, place)} - {NOBODY})
    lines = [lined_up(s, seat) for seat in seats]
    lone = unfocused_at(s, place)[: ROWS * COLUMNS]
    lines += [lone] if lone else []
    most = max([len(line) for line in lines], default=0)
    return [line for line in lines if len(line) == most]


def result(s: Infinity, seat: int, roll: int, more: int) -> int:
    """How a throw went: by its roll, and what cards add to the bull's eye. [DI-HERO-03] [IC-08]

    [DI-A-29]
    """
    best = THROW.bulls_eye + more + total(changes(s, seat, Stat.THROW))
    if roll <= best:
        return BULLS_EYE
    return SHORT if roll <= THROW.short else LONG


class Throw(Frame[Infinity]):
    """A hero throws a bomb; the frame below is told whether an enemy was under it.

    `line` are those at whom it is thrown, `slot` the place aimed at; `left` are the struck who are
    still to be dealt with, `tried` counts those whom the bomb has hit by a roll of their own.
    """

    NAME = "throw"
    who: int = field(INT)
    node: int = field(INT)
    step: int = field(INT, default=CHOOSING, init=False)
    place: int = field(INT, default=NOBODY, init=False)
    line: tuple[int, ...] = field(ROW, init=False)
    slot: int = field(INT, init=False)
    roll: int = field(INT, init=False)
    struck: int = field(INT, init=False)
    left: tuple[int, ...] = field(ROW, init=False)
    tried: int = field(INT, init=False)
    centre: int = field(INT, default=NOBODY, init=False)

    def advance(self, s: Infinity) -> bool:
        STEPS[self.step](self, s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == CHOOSING:
            self.throw_at(s, value)
        elif self.step == NAMING:
            self.throw_among(s, value)
        elif self.step == AIMING:
            self.slot = value
            self.step = ROLLING
        elif self.step == ROLLING:
            self.roll = value
            self.step = LANDING
        elif self.step == HITTING:
            self.hit(s, value)

    def on_answers(self, s: Infinity, values: tuple[int, ...]) -> None:
        """A rival was chosen, or nobody."""
        if values:
            self.throw_among(s, values[0])
        else:
            self.step = DONE

    # ---- the aim -----------------------------------------------------------------------------

    def context(self, s: Infinity) -> Resolve:
        """The card as it is read."""
        return s.EFFECTS.context(self.who, NOBODY, self.roll, self.node)

    def choose(self, s: Infinity) -> None:
        """Which tile it is thrown at. [DI-HERO-04]"""
        tiles = goals(s, self.context(s))
        if len(tiles) > 1:
            words = "Which tile is the bomb thrown at?"
            s.push(Choose(self.who, TO_PLACE.name, tuple(tiles), words))
        elif tiles:
            self.throw_at(s, tiles[0])
        else:
            s.answer(0)

    def throw_at(self, s: Infinity, place: int) -> None:
        """In an empty tile it only makes its noise. [DI-HERO-11]"""
        self.place = place
        aim_at(s, place)
        is_aimed = enemies_at(s, place) or rivals_at(s, self.who, place)
        self.step = NAMING if is_aimed else DONE

    def name(self, s: Infinity) -> None:
        """The main formation is meant, of equal ones the thrower's choice. [DI-HERO-10]"""
        firsts = [line[0] for line in main_ranks(s, self.place)]
        rivals = rivals_at(s, self.who, self.place)
        if not firsts and rivals:
            words = "Which rival is it thrown at? Or just be loud and be done."
            s.push(ChooseSet(self.who, TARGET.name, tuple(rivals), words, 0, 1))
        elif len(firsts) + len(rivals) > 1:
            words = "At whom is it thrown?" if rivals else "Whose formation is it thrown at?"
            s.push(Choose(self.who, TARGET.name, (*rivals, *firsts), words))
        elif firsts:
            self.throw_among(s, firsts[0])
        else:
            self.step = DONE

    def throw_among(self, s: Infinity, figure: int) -> None:
        """A formation is meant by one of it, or a rival alone. [DI-PVP-09]"""
        if is_hero(figure):
            self.line, self.step = (figure,), ROLLING
        else:
            lines = main_ranks(s, self.place)
            self.line = tuple(next(line for line in lines if figure in line))
            self.step = AIMING

    def aim(self, s: Infinity) -> None:
        """Any row and column can be aimed at. [DI-HERO-04]"""
        slots = tuple(range(ROWS * COLUMNS))
        s.push(Choose(self.who, AIM.name, slots, "Which place is the bomb thrown at?"))

    def throw(self, s: Infinity) -> None:
        """The throw is rolled; but by option there is no other roll. [DI-HERO-05]"""
        note_attack(s, self.who, self.line[0], is_melee=False)
        s.push(Roll(D20, "throw"))

    # ---- where it lands ----------------------------------------------------------------------

    def effect(self) -> w.Bomb:
        """The words on the card."""
        effect = LIBRARY.effects[self.node]
        assert isinstance(effect, w.Bomb)
        return effect

    def land(self, s: Infinity) -> None:
        """Everybody under a number is struck, each with its Power. [DI-HERO-05] [DI-HERO-06]

        A bull's eye gives Experience. [DI-HERO-08]
        """
        self.step = HITTING if s.options.bomb_hit_roll else FOLLOWING
        far = self.far(s)
        tell_roll(s, self.who, self.roll, None, "DI-HERO-02")
        tell_of(s, self.who, f"throws {TOLD[far]}", "DI-HERO-02")
        row, column = divmod(self.slot, COLUMNS)
        there = [f for f in self.line if cell_of(s, f) == (row + far, column)]
        self.centre = there[0] if there else NOBODY
        powers = {f: self.power(s, f) for f in self.line}
        under = [f for f in self.line if powers[f] > 0 or (f == self.centre and self.is_smoke())]
        self.left = tuple(under)
        if far == BULLS_EYE and not is_hero(self.line[0]):  # [DI-LEVEL-10]
            gain_xp(s, self.who, 1, "DI-HERO-08")
        self.fall_short(s, row + far)
        if not s.options.bomb_hit_roll:
            self.strike_all(s, under)

    def far(self, s: Infinity) -> int:
        """How the throw went."""
        more = s.EFFECTS.amount(s, self.context(s), self.effect().throw)
        return result(s, self.who, self.roll, more)

    def strike_all(self, s: Infinity, figures: Sequence[int]) -> None:
        """Those who are struck, each with the number over it, found before anybody falls."""
        self.struck = int(any(not is_hero(figure) for figure in figures))
        powers = [self.power(s, figure) for figure in figures]
        for figure, power in reversed(list(zip(figures, powers))):
            self.strike(s, figure, power)

    def try_next(self, s: Infinity) -> None:
        """By option the bomb has to hit each of those under it. [DI-A-27]"""
        if self.tried < len(self.left):
            s.push(Roll(D20, "hit"))
        else:
            self.step = FOLLOWING
            self.strike_all(s, self.left)

    def hit(self, s: Infinity, roll: int) -> None:
        """Whom the roll misses the bomb does nothing to. [DI-A-27]"""
        figure = self.left[self.tried]
        chance = total(needed(s, self.who, figure))
        tell_roll(s, self.who, roll, chance, "DI-A-27", at_most=True)
        if roll <= chance:
            self.tried += 1
        else:
            self.left = tuple([f for f in self.left if f != figure])

    def power(self, s: Infinity, figure: int) -> int:
        """The number over an enemy where the bomb has landed. [DI-HERO-06]"""
        row, column = divmod(self.slot, COLUMNS)
        return self.power_at(s, figure, row + self.far(s), column)

    def power_at(self, s: Infinity, figure: int, row: int, column: int) -> int:
        """The number over an enemy; the near row lies toward the thrower. [DI-HERO-06]"""
        there = cell_of(s, figure)
        return self.number(s, there[0] - row, there[1] - column)

    def number(self, s: Infinity, deeper: int, right: int) -> int:
        """A number of the grid, changed by the card and its fuse, half for the weakened. [IC-09]

        [IC-65]
        """
        grid = ability_of(self.node).grid
        if grid is None or abs(deeper) > 1 or abs(right) > 1:
            return 0
        printed = (grid.near, grid.middle, grid.far)[deeper + 1][right + 1]
        if not printed:
            return 0
        more = s.EFFECTS.amount(s, self.context(s), self.effect().power)
        power = printed + more + total(changes(s, self.who, Stat.BOMB))
        return power // 2 if is_weakened(s, self.who) else power

    def is_smoke(self) -> bool:
        """Whether a bomb without numbers strikes the one where it lands. [IC-64]"""
        grid = ability_of(self.node).grid
        return grid is not None and not any((*grid.near, *grid.middle, *grid.far))

    def fall_short(self, s: Infinity, row: int) -> None:
        """Only short of row 1 does it strike the thrower. [DI-HERO-07] [DI-A-28]"""
        if row >= 0 or self.place != s.spot[self.who]:
            return
        power = self.number(s, -1, 0)
        if power:
            self.blast(s, self.who, power)

    def strike(self, s: Infinity, figure: int, power: int) -> None:
        """The Power over an enemy less its Defense; the weak suffer more. [DI-HERO-05] [IC-10]"""
        if not is_hero(figure):
            lay_out(s, figure)
            band = s.bands[figure - FIRST_ENEMY]
            begin_combat(s, band)
            has_attacked(s, band, self.who)
        if power > 0:
            self.blast(s, figure, power)

    def blast(self, s: Infinity, figure: int, power: int) -> None:
        """What a number does to somebody. [DI-DMG-01]"""
        terms = self.blast_terms(s, figure, power)
        if s.listening:
            by, target = SOURCE_NAMES[SOURCE_OF[self.node]], s.figure_id(figure)
            rules = ("DI-HERO-05",)
            s.emit(Struck(by=by, target=target, damage=total(terms), parts=terms, rules=rules))
        hurt(s, figure, total(terms), self.who, "DI-HERO-05")

    def blast_terms(self, s: Infinity, figure: int, power: int) -> tuple[Term, ...]:
        """What a number does, term by term. [DI-DMG-01]"""
        deals: Element | None = self.effect().deals
        elements = frozenset() if deals is None else frozenset([deals])
        defense = Term(f"{name(s, figure)}'s Defense", -total(defense_of(s, figure)))
        terms = least([Term(SOURCE_NAMES[SOURCE_OF[self.node]], power), defense])
        return grouped(DAMAGE, [*terms, *weaknesses(s, figure, elements)])

    # ---- what follows ------------------------------------------------------------------------

    def follow(self, s: Infinity) -> None:
        """What the card does to the struck and where it lands; low throws bring them over.

        [DI-HERO-09]
        """
        self.left = tuple([f for f in self.left if is_present(s, f)])
        if not self.left:
            self.step = DONE
            return
        figure, self.left = self.left[0], self.left[1:]
        come(s, Occasion.BOMBS, self.who, figure, self.roll)
        self.begin(s, "struck", figure)
        if figure == self.centre:
            self.begin(s, "centre", figure)

    def begin(self, s: Infinity, part: str, figure: int) -> None:
        """A part of the card is done to an enemy."""
        node = LIBRARY.parts[self.node][part][0]
        if LIBRARY.effects[node] != Nothing():
            s.EFFECTS.start_at(s, node, self.who, figure, self.roll)

    def end(self, s: Infinity) -> None:
        """The frame below is told whether it struck anybody."""
        s.answer(self.struck)


STEPS: Final[dict[int, Any]] = {
    CHOOSING: Throw.choose,
    NAMING: Throw.name,
    AIMING: Throw.aim,
    ROLLING: Throw.throw,
    LANDING: Throw.land,
    HITTING: Throw.try_next,
    FOLLOWING: Throw.follow,
    DONE: Throw.end,
}
TOLD: Final = {BULLS_EYE: "a bull's eye", SHORT: "short", LONG: "long"}


def ability_of(node: int) -> Ability:
    """The row of the card that a node belongs to."""
    return ABILITIES[ABILITY_NAMES.parse(LIBRARY.card_of(node))]
