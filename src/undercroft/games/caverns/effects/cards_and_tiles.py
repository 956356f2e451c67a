"""What is done with cards, tiles, experience and the normal draw."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import CORE, Resolve, RollTable
from undercroft.crawl.log import tell_roll
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.caverns.combat.damage import less
from undercroft.games.caverns.combat.modifiers import lift
from undercroft.games.caverns.combat.reactions import Throw, spend_token
from undercroft.games.caverns.content.stat_ids import CARD_OF, FIRST_DRAW, USED
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import Custom, Drawn, End, Face
from undercroft.games.caverns.map.exploration import BOTTOM, TOP, Laying
from undercroft.games.caverns.phases.activation import Activation, rouse_all
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.decks import discard
from undercroft.games.caverns.phases.encounters import EncounterDraw, end_trap, lift_curse
from undercroft.games.caverns.phases.experience import Paying, gain, purse
from undercroft.games.caverns.phases.monsters import ANY_KIND, Spawn
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.state import NO_CARD, Caverns

DRAWS: Final = {Drawn.ENCOUNTER: EncounterDraw, Drawn.TREASURE: TreasureDraw}

# ---- costs ---------------------------------------------------------------------------------------


@RULES.affords(w.Flip)
def lacks_flip(s: Caverns, at: Resolve, cost: w.Flip) -> int:
    """An item is flipped if it lies face up."""
    return int(CARD_OF[at.node] not in s.items[at.actor])


@RULES.resolves(w.Flip)
def flip(s: Caverns, at: Resolve, effect: w.Flip) -> None:
    """The item lies face down from now on. [CV-TREAS-09]"""
    turn(s, CARD_OF[at.node], Face.DOWN)


@RULES.affords(w.GiveUp)
def lacks_gift(s: Caverns, at: Resolve, cost: w.GiveUp) -> int:
    """There must be something to give up."""
    return int(not s.EFFECTS.targets_of(s, at, cost.on))


@RULES.resolves(w.GiveUp)
def give_up(s: Caverns, at: Resolve, effect: w.GiveUp) -> None:
    """It is discarded. [CV-TREAS-09]"""
    for thing in at.targets:
        throw_away(s, refs.card_of(thing))


@RULES.affords(w.SpendXp)
def lacks_xp(s: Caverns, at: Resolve, cost: w.SpendXp) -> int:
    """How much the pile lacks."""
    return max(0, cost.xp - purse(s, at.actor))


@RULES.resolves(w.SpendXp)
def spend_xp(s: Caverns, at: Resolve, effect: w.SpendXp) -> None:
    """Cards leave the pile by the rules of every payment. [CV-XP-10]"""
    if at.step == 0:
        s.push(Paying(at.actor, effect.xp))


# ---- cards in front of heroes --------------------------------------------------------------------


def throw_away(s: Caverns, card: int) -> None:
    """A card in front of somebody goes to its discards."""
    for seat in range(s.seats):
        if card in s.curses[seat]:
            lift_curse(s, seat, card)
        for lying in (s.items, s.items_down):
            if card in lying[seat]:
                lying[seat] = less(lying[seat], card)
                lift(s, card)
                discard(s, card)
    end_trap(s, card)


@RULES.resolves(w.Discard)
def discarding(s: Caverns, at: Resolve, effect: w.Discard) -> None:
    """Cards go to their discards; of a trap its markers too. [CV-TRAP-05]"""
    for thing in at.targets:
        throw_away(s, refs.card_of(thing))


def turn(s: Caverns, card: int, face: Face) -> None:
    """A power or item is turned. [CV-POW-10] [CV-STANCE-04]"""
    for seat in range(s.seats):
        pairs = ((s.up, s.down), (s.items, s.items_down))
        for up, down in pairs if face == Face.DOWN else tuple((d, u) for u, d in pairs):
            if card in up[seat]:
                up[seat] = less(up[seat], card)
                down[seat] = tuple(sorted((*down[seat], card)))
        if face == Face.DOWN and s.stance[seat] == card:
            lift(s, card)
            s.stance[seat] = NO_CARD
    if face == Face.UP:
        while card in s.charged:
            spend_token(s, card)


@RULES.resolves(w.Turn)
def turning(s: Caverns, at: Resolve, effect: w.Turn) -> None:
    """Cards are turned. [CV-POW-06] [CV-POW-10]"""
    for thing in at.targets:
        turn(s, refs.card_of(thing), effect.face)


@RULES.resolves(w.FirstOf)
def first_of(s: Caverns, at: Resolve, effect: w.FirstOf) -> None:
    """The first of these that happens, and no other."""
    options = at.parts(s, "options")
    at.happened = int(at.step > 0 and bool(at.told))
    if not at.happened and at.step < len(options):
        at.begin(s, options[at.step])


@RULES.resolves(RollTable)
def roll_table(s: Caverns, at: Resolve, effect: RollTable) -> None:
    """A table is rolled on by the actor, who may have the die rolled again. [CV-COMP-07]"""
    if at.step == 0:
        s.push(Throw(at.actor))
    else:
        if at.step == 1 and at.actor < s.seats:
            tell_roll(s, at.actor, at.told, None, "CV-COMP-07")
        CORE.resolvers[RollTable](s, at, effect)


@RULES.resolves(w.EndTest)
def end_test(s: Caverns, at: Resolve, effect: w.EndTest) -> None:
    """The test itself comes at the end of the bearer's Hero Phase."""


@RULES.resolves(w.HandOn)
def hand_on(s: Caverns, at: Resolve, effect: w.HandOn) -> None:
    """Each seat hands such a card to the left, all at once. [CV-MON-28]"""
    seen = [s.EFFECTS.context(seat, node=at.node) for seat in range(s.seats)]
    by_seat = [s.EFFECTS.targets_of(s, each, effect.card) for each in seen]
    given = [[refs.card_of(thing) for thing in cards] for cards in by_seat]
    for seat, cards in enumerate(given):
        for card in cards:
            s.queue[seat] = less(s.queue[seat], card)
    for seat, cards in enumerate(given):
        to = (seat + 1) % s.seats
        s.queue[to] = (*s.queue[to], *cards)
    at.happened = int(any(given))


@RULES.resolves(w.Charges)
def charges(s: Caverns, at: Resolve, effect: w.Charges) -> None:
    """The card gets its tokens. [CV-POW-09]"""
    s.charged = (*s.charged, CARD_OF[at.node])
    s.charges = (*s.charges, effect.n)


# ---- drawing -------------------------------------------------------------------------------------


@RULES.resolves(w.Draw)
def drawing(s: Caverns, at: Resolve, effect: w.Draw) -> None:
    """A card is drawn and resolved by its rules, besides what a turn brings. [CV-TREAS-05]

    [CV-A-07]
    """
    if at.step == 0:
        s.push(DRAWS[effect.card](at.actor))
    at.happened = 1


@RULES.resolves(w.DrawAndKeep)
def draw_and_keep(s: Caverns, at: Resolve, effect: w.DrawAndKeep) -> None:
    """So many treasures are drawn, in place of the one about to be; one is kept."""
    about = [f for f in s.frames if isinstance(f, TreasureDraw) and not f.drawn]
    if about:
        about[-1].count += effect.n - 1
    elif at.step == 0:
        s.push(TreasureDraw(at.actor, effect.n))


@RULES.resolves(w.Cancel)
def cancel(s: Caverns, at: Resolve, effect: w.Cancel) -> None:
    """The card just drawn does nothing and is not replaced."""
    drawn = [f for f in s.frames if isinstance(f, EncounterDraw | Spawn)]
    for frame in drawn[-1:]:
        frame.cancelled = 1


@RULES.resolves(w.NormalDraw)
def normal_draw(s: Caverns, at: Resolve, effect: w.NormalDraw) -> None:
    """The normal draw of a turn to come is changed; what is skipped waits beside its deck."""
    if effect.how == Custom.SKIPPED:
        s.beside = (*s.beside, CARD_OF[at.node])
        return
    for seat in s.EFFECTS.targets_of(s, at, effect.on):
        change = Modifier(
            FIRST_DRAW + effect.how, 1, CARD_OF[at.node], seat, until=Until(USED, seat)
        )
        s.modifiers = (*s.modifiers, change)


# ---- the cave and gains --------------------------------------------------------------------------


@RULES.resolves(w.PlaceMonster)
def place_monster(s: Caverns, at: Resolve, effect: w.PlaceMonster) -> None:
    """A monster is drawn for the active seat and comes there. [CV-ENC-12]"""
    if at.step == 0:
        wanted = ANY_KIND if effect.keyword is None else effect.keyword
        s.push(Spawn(s.active, at.targets[0], keyword=wanted))


@RULES.resolves(w.LayTile)
def lay_tile(s: Caverns, at: Resolve, effect: w.LayTile) -> None:
    """A tile of the stack is laid at an edge; no encounter follows. [CV-MON-26] [CV-ENC-10]"""
    if at.step == 0:
        end = BOTTOM if effect.from_ == End.BOTTOM else TOP
        s.push(Laying(refs.way_of(at.targets[0]), end))
    else:
        at.happened = at.told


@RULES.resolves(w.Activate)
def activate(s: Caverns, at: Resolve, effect: w.Activate) -> None:
    """Villains, or all monsters of a card's name, act now as well."""
    if at.step < len(at.targets):
        thing = at.targets[at.step]
        if not refs.is_figure(thing):
            rouse_all(s, refs.card_of(thing))
        elif s.page.is_awake(s, thing):
            s.push(Activation(thing))
        else:
            s.push(Aside())


@RULES.resolves(w.AddSurge)
def add_surge(s: Caverns, at: Resolve, effect: w.AddSurge) -> None:
    """A token comes into the actor's pool, if there is one left. [CV-SURGE-04] [CV-COMP-09]

    [CV-A-02]
    """
    if sum(s.surges) < s.options.surge_cap:
        s.surges[s.team[at.actor]] += 1


@RULES.resolves(w.Bank)
def bank(s: Caverns, at: Resolve, effect: w.Bank) -> None:
    """This card goes into the experience pile."""
    gain(s, at.actor, CARD_OF[at.node])
