"""An attack from its first target to its last consequence. [CV-ATK-06]"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.caverns.combat.attack_sources import attack_name
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm, change_form
from undercroft.games.caverns.combat.modifiers import (
    armed,
    armor,
    feature_bonus,
    once_more,
    spend_once,
    terms,
    value,
)
from undercroft.games.caverns.combat.reactions import Throw, open_window
from undercroft.games.caverns.combat.riders import Riding
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DIE, EDGE_NAMES, EDGES
from undercroft.games.caverns.effects.vocabulary import Attack, Edge, MissesYou, Rider, WouldHit
from undercroft.games.caverns.effects.vocabulary.phrases import POISON
from undercroft.games.caverns.effects.vocabulary.terms import Occasion, Outcome, Part, Stat
from undercroft.games.caverns.map.distances import share_tile
from undercroft.games.caverns.map.figures import is_hero, is_standing, villains
from undercroft.games.caverns.phases.choices import Aside, happens, inner
from undercroft.games.caverns.phases.experience import LevelOffer, may_level
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.choices import Ask
from undercroft.kernel.events import Rolled, Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, Int, field

BEGIN, AIM, ROLL, ROLLED, COMPARE, STRUCK, HARMED, RIDE, NEXT = range(9)
CRITICAL: Final = DIE
FUMBLE: Final = 1
DRAUGHT: Final = EDGE_NAMES.parse("cold-draught")
PRINTED: Final = -1


def attack_terms(s: Caverns, strike: AttackFrame, added: list[Term], against: int) -> list[Term]:
    """The sum of an attack but for the die: what is added to it, less what it is compared with.

    Previews show these terms, and the log tells them.
    """
    return [*added, Term(f"AC of {name_of(s, strike.target)}", -against)]


class AttackFrame(Frame[Caverns]):
    """One attack: for each target named beforehand a roll, damage, and what follows. [CV-ATK-03]

    `by` is the figure that attacks, or nobody for encounters and traps, whose hero is `actor`.
    It tells how many rolls hit.

    [CV-A-57]
    """

    NAME = "strike"
    node: int = field(Int(LIBRARY.nodes))
    actor: int = field(INT)
    by: int = field(INT)
    targets: tuple[int, ...] = field(ROW)
    at: int = field(INT, init=False)
    target: int = field(INT, default=NO_FIGURE, init=False)
    phase: int = field(INT, default=BEGIN, init=False)
    die: int = field(INT, init=False)
    throwing: int = field(INT, init=False)
    plus: int = field(INT, init=False)
    plus_all: int = field(INT, init=False)
    hurt: int = field(INT, init=False)
    fixed: int = field(INT, default=PRINTED, init=False)
    hit: int = field(INT, init=False)
    hits: int = field(INT, init=False)
    twenty: int = field(INT, init=False)
    second: int = field(INT, init=False)
    once: int = field(INT, init=False)
    spoil: int = field(INT, default=NO_FIGURE, init=False)
    robbed: int = field(INT, init=False)

    @property
    def effect(self) -> Attack:
        """The attack word of the card or tactics that is being resolved."""
        effect = LIBRARY.effects[self.node]
        assert isinstance(effect, Attack)
        return effect

    def advance(self, s: Caverns) -> bool:
        # The phase advances before its work: the work may push a roll or a window, and when that is
        # done the next phase is due. Whoever wants a phase again (a second roll) sets it back.
        phase = self.phase
        self.phase += 1
        if phase == BEGIN:
            # Kept before it is spent: it counts for the first roll and is cleared after its damage.
            self.once = once_more(s, self.by, Stat.ROLL)
            spend_once(s, self.by, Stat.ROLL)
            open_window(s, Occasion.BEFORE_ROLLS, self.by, self.by)
        elif phase == AIM:
            self.aim(s)
        elif phase == ROLL:
            self.throwing = 1
            s.push(Throw(self.by if is_hero(self.by) else NO_FIGURE))
        elif phase == ROLLED:
            open_window(s, Occasion.ATTACK_ROLLED, self.by, self.target, self.die)
        elif phase == COMPARE:
            self.compare(s)
        elif phase == STRUCK:
            self.land(s)
        elif phase == HARMED:
            self.once = 0
        elif phase == RIDE:
            self.ride(s)
        else:
            self.at += 1
            self.phase = AIM
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.throwing:
            self.throwing = 0
            self.die = value
        elif self.phase == STRUCK and self.spoil != NO_FIGURE:
            self.robbed = value

    def roll_again(self) -> None:
        """The die of this roll is thrown once more."""
        self.phase = ROLL

    def boost(self, roll: int, all_rolls: int, damage: int) -> None:
        """The numbers of this attack rise."""
        self.plus += roll
        self.plus_all += all_rolls
        self.hurt += damage

    def aim(self, s: Caverns) -> None:
        """The next roll; who is gone or down is skipped. [CV-ATK-03]"""
        rolls = self.effect.rolls
        while self.at < rolls * len(self.targets):
            self.target = self.targets[self.at // rolls]
            if is_standing(s, self.target):
                self.die = self.plus = self.hurt = self.hit = self.robbed = 0
                self.spoil = NO_FIGURE
                return
            self.at += 1
        self.finish(s)

    def finish(self, s: Caverns) -> None:
        """A natural 20 may raise its hero when all is done, once. [CV-LEVEL-06]

        What follows a roll belongs to the attack of that roll.

        [CV-A-27]
        """
        # The attack is off the stack first: what follows looks for an attack around this one.
        s.answer(self.hits)
        for figure in villains(s):
            change_form(s, figure)
        around = inner(s, AttackFrame)
        if around is not None and around.by == self.by:
            around.twenty |= self.twenty
        elif self.twenty and self.fixed == PRINTED and is_hero(self.by) and may_level(s, self.by):
            # Above an aside: whoever began the attack is not told whether the hero rose.
            s.push(Aside())
            s.push(LevelOffer(self.by))

    def total(self, s: Caverns) -> int:
        """The roll with everything added."""
        return self.total_of(roll_terms(s, self))

    def total_of(self, added: list[Term]) -> int:
        """The roll with these terms added. [CV-ATK-02] [CV-ATK-10]"""
        return self.die + sum([term.amount for term in added])

    def compare(self, s: Caverns) -> None:
        """A total equal to Armor Class or above it hits. [CV-ATK-02] [CV-ATK-04]"""
        against = armor(s, self.target, self.by)
        added = roll_terms(s, self)
        self.hit = int(hits(s, self.die, self.total_of(added), against))
        if s.listening:
            self.tell(s, added, against)
        self.react(s)

    def tell(self, s: Caverns, added: list[Term], against: int) -> None:
        """The log lines of a roll."""
        who = s.figure_id(self.by) if self.by != NO_FIGURE else attack_name(self.node)
        rules = ("CV-ATK-02",)
        s.emit(
            Rolled(
                who=who,
                die="d20",
                value=self.die,
                added=tuple(added),
                needs=against,
                rules=rules,
            )
        )
        s.emit(
            AttackResolved(
                attacker=who,
                target=s.figure_id(self.target),
                total=self.total_of(added),
                armor=against,
                is_hit=bool(self.hit),
                parts=(Term("roll", self.die), *attack_terms(s, self, added, against)),
                rules=rules,
            )
        )

    def react(self, s: Caverns) -> None:
        """Reactions to a hit or a miss come before damage. [CV-ATK-07]"""
        if self.hit:
            # The second window lies on top: who would be hit may turn it aside before others react.
            open_window(s, Occasion.HITS, self.by, self.target, self.die)
            open_window(s, WouldHit, self.by, self.target, self.die)
        else:
            open_window(s, Occasion.MISSES, self.by, self.target, self.die)

    def deflect(self, s: Caverns, to: int) -> None:
        """The roll misses, or counts against somebody else, to whose hit may be reacted too.

        [CV-ATK-07]
        """
        if to == NO_FIGURE:
            self.hit = 0
            return
        self.target = to
        self.hit = int(hits(s, self.die, self.total(s), armor(s, to, self.by)))
        if self.hit:
            open_window(s, WouldHit, self.by, to, self.die)

    def damage(self, s: Caverns) -> int:
        """What the roll deals: base and bonuses, on a miss what the attack says. [CV-ATK-05]"""
        at = s.EFFECTS.context(self.actor, self.target, self.die, self.node)
        if not self.hit:
            return s.EFFECTS.amount(s, at, self.effect.miss)
        if self.fixed != PRINTED:
            return self.fixed
        base = s.EFFECTS.amount(s, at, self.effect.damage)
        base += sum(term.amount for term in edge_terms(s, self, Part.DAMAGE))
        base += value(s, self.by, Stat.DAMAGE, 0, self.target, self.die)
        if not wounds_by_item(s, self):
            base -= armed(s, self.by, Stat.DAMAGE, self.target, self.die)
        return max(0, base + self.hurt + self.critical(s))

    def critical(self, s: Caverns) -> int:
        """A natural 20 of a level-2 hero that hits deals 1 more. [CV-ATK-09] [CV-LEVEL-05]

        [CV-A-28]
        """
        return int(self.is_critical(s))

    def is_critical(self, s: Caverns) -> bool:
        """Whether this is a critical attack. [CV-ATK-09]"""
        return self.die == CRITICAL and is_hero(self.by) and s.level[self.by] == 2

    def land(self, s: Caverns) -> None:
        """Damage is dealt, or on a hit what a rival holds is taken in its place."""
        if self.hit and self.spoil == NO_FIGURE and is_hero(self.target) and is_hero(self.by):
            self.spoil = s.page.spoils(s, self.by, self.target)
            if self.spoil != NO_FIGURE:
                # Set back: the answer decides what lands, so this phase is gone through once more.
                self.phase = STRUCK
                s.push(Ask(self.by, f"Take the {name_of(s, self.spoil)} instead of damage?"))
                return
        self.deal(s)

    def deal(self, s: Caverns) -> None:
        """Damage is dealt; the die counts as it lies now. [CV-ATK-05] [CV-LEVEL-07]"""
        self.hits += self.hit
        self.twenty |= int(self.die == CRITICAL)
        if self.robbed:
            s.holder[self.spoil] = self.by
            return
        if not self.hit:
            happens(s, MissesYou, self.target, self.by)
        s.push(Harm(self.target, self.damage(s), self.by, BY_ATTACK))

    def ride(self, s: Caverns) -> None:
        """What follows a roll, also a hit for nothing and one that fells. [CV-COND-10] [CV-A-44]"""
        nodes = LIBRARY.parts[self.node].get("riders", ())
        # The last pushed is resolved first, so riders are pushed from the last to the first.
        for node, rider in reversed(list(zip(nodes, self.effect.riders))):
            if self.rides(s, rider, node):
                s.push(Aside())
                s.push(Riding(node, self.actor, self.target, self.die, int(rider.optional)))

    def rides(self, s: Caverns, rider: Rider, node: int) -> bool:
        """Whether a rider follows this roll; one that is optional only if it is for anybody."""
        if rider.on == Outcome.HIT and not self.hit:
            return False
        at = s.EFFECTS.context(self.actor, self.target, self.die, self.node)
        if rider.optional and s.EFFECTS.is_moot(s, at, node):
            return False
        return rider.provided is None or s.EFFECTS.holds(s, at, rider.provided)


def hits(s: Caverns, die: int, total: int, against: int) -> bool:
    """Whether a roll hits: by its total alone, unless agreed otherwise. [CV-ATK-04] [CV-A-26]"""
    if s.options.auto20 and die in (FUMBLE, CRITICAL):
        return die == CRITICAL
    return total >= against


def wounds_by_item(s: Caverns, strike: AttackFrame) -> bool:
    """Whether the one item bonus of an attack goes into its damage: the roll hits without it.

    Else it goes into the roll, if an item helps that.

    [CV-ATK-08] [CV-A-58]
    """
    if not strike.die or not armed(s, strike.by, Stat.DAMAGE, strike.target, strike.die):
        return False
    total = strike.die + sum(term.amount for term in terms_with(s, strike, items=False))
    return hits(s, strike.die, total, armor(s, strike.target, strike.by))


def roll_terms(s: Caverns, strike: AttackFrame) -> list[Term]:
    """What is added to a roll, source by source; the terms add up to the total. [CV-ATK-10]"""
    return terms_with(s, strike, items=not wounds_by_item(s, strike))


def terms_with(s: Caverns, strike: AttackFrame, *, items: bool) -> list[Term]:
    """What is added to a roll, with or without the attack bonus of an item."""
    at = s.EFFECTS.context(strike.actor, strike.target, strike.die, strike.node)
    added = [Term(attack_name(strike.node), s.EFFECTS.amount(s, at, strike.effect.bonus))]
    added += edge_terms(s, strike, Part.ROLL)
    if strike.by != NO_FIGURE:
        added += terms(s, strike.by, Stat.ROLL, strike.target, strike.die, items=items)
        tile = feature_bonus(s, strike.by)
        added += [Term("the tile", tile)] if tile else []
    draught = draught_against(s, strike)
    added += [Term(EDGES[DRAUGHT].name, draught)] if draught else []
    added += [Term("for once", strike.once)] if strike.once else []
    more = strike.plus + strike.plus_all
    return [*added, Term("tokens", more)] if more else added


def draught_against(s: Caverns, strike: AttackFrame) -> int:
    """What a Cold Draught takes from poisonous attacks on heroes of its tile."""
    if not s.order or DRAUGHT not in s.edge_kinds or not is_hero(strike.target):
        return 0
    way = s.edge_ways[s.edge_kinds.index(DRAUGHT)]
    poisons = any(rider.do == POISON.do for rider in strike.effect.riders)
    here = share_tile(s, strike.target, way)
    return EDGES[DRAUGHT].attack if poisons and here else 0


def edge_terms(s: Caverns, strike: AttackFrame, part: Part) -> list[Term]:
    """The edges of an attack that hold for this roll. [CV-ATK-10]"""
    edges = [edge for edge in strike.effect.edges if edge.part == part]
    if not edges:
        return []
    at = s.EFFECTS.context(strike.actor, strike.target, strike.die, strike.node)
    name = attack_name(strike.node)
    cutting = [edge for edge in edges if cuts(s, at, edge)]
    return [Term(name, s.EFFECTS.amount(s, at, edge.amount)) for edge in cutting]


def cuts(s: Caverns, at: Any, edge: Edge) -> bool:
    """Whether a change of one of an attack's numbers applies: its condition holds."""
    return edge.provided is None or s.EFFECTS.holds(s, at, edge.provided)
