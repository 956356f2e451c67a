"""What is done to heroes and enemies at once: Health, conditions, tokens, places, growth."""

# ruff: noqa: ARG001  (all resolvers take the same arguments)

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import ChooseOne, Resolve
from undercroft.crawl.effects.core import choose_one as offer
from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.combat.attack import bring_over
from undercroft.games.infinity.combat.damage import AFTER, heal
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.modifiers import CONFUSION, is_warded, lift, shake_off
from undercroft.games.infinity.combat.rewards import DropRewards, has_reward
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.stat_ids import FIRST_AILMENT, SOURCE_NAMES, SOURCE_OF, below
from undercroft.games.infinity.content.tables import COMBAT
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.attacks import change, has_got_away
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.effects.vocabulary.terms import Ailment, Ill, Token
from undercroft.games.infinity.map.entering import suffer
from undercroft.games.infinity.map.figures import (
    HELD,
    STUNNED,
    enemies,
    is_dazed,
    is_hero,
    spot_of,
)
from undercroft.games.infinity.notation import CHOOSE, EQUIPMENT_TILE, FIRST_ENEMY, REWARD_DECK
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import ENEMIES, active, turn_of
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.phases.using import note_fruit
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Draw, Roll
from undercroft.kernel.choices import Ask, Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import NO_SEATS

# ---- Health, conditions and tokens ---------------------------------------------------------------


@RULES.resolves(w.Heal)
def give_health(s: Infinity, at: Resolve, effect: w.Heal) -> None:
    """Health comes back; it happened if any did, or tokens went. [DI-TOKEN-12] [IC-06]"""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    happened = 0
    for figure in at.targets:
        if is_hero(figure):
            had_tokens = s.drained[figure]
            happened |= int(heal(s, figure, amount, "DI-LEVEL-08") > 0 or had_tokens > 0)
        else:
            i = figure - FIRST_ENEMY
            happened |= int(s.damage[i] > 0)
            s.damage[i] = max(0, s.damage[i] - amount)
    at.happened = happened
    note_fruit(s, happened)


@RULES.resolves(w.Endure)
def endure(s: Infinity, at: Resolve, effect: w.Endure) -> None:
    """The actor may give who would be exhausted so much Health; then the card is spent. [IC-22]"""
    health = s.EFFECTS.amount(s, at, effect.health)
    if at.step == 0:
        card, saved = SOURCE_NAMES[SOURCE_OF[at.node]], s.hero(at.targets[0]).name
        words = f"{card}: does {s.hero(at.actor).name} save {saved}, with {health} Health?"
        s.push(Ask(at.actor, words, "IC-22"))
        return
    at.happened = at.told
    if not at.told:
        return
    for seat in at.targets:
        s.health[seat] = health
        tell_of(s, seat, f"comes round with {health} Health", "IC-22")
    s.used[at.actor] = (*s.used[at.actor], SOURCE_OF[at.node])
    lift(s, s.EFFECTS.library.card_of(at.node), at.actor)


ILL_OF: Final = {Ailment.STUN: Ill.STUN, Ailment.CONFUSE: Ill.CONFUSE}


@RULES.resolves(w.Afflict)
def afflict(s: Infinity, at: Resolve, effect: w.Afflict) -> None:
    """An ailment takes hold of one after the other; the strong may shake it off. [IC-59]

    The resolver is called again after each roll: `kept` are those who are still to come.
    """
    if at.step == 0:
        at.kept = at.targets
    elif at.told <= COMBAT.resisted_from - 1:
        take_hold(s, at, at.kept[0], effect)
        at.kept = at.kept[1:]
    else:
        tell_of(s, at.kept[0], "shakes it off", "IC-59")
        at.kept = at.kept[1:]
    while at.kept:
        figure = at.kept[0]
        if not is_hero(figure) and s.foe(figure).rank != Rank.MINION:
            s.push(Roll(D20, "resist"))
            return
        at.kept = at.kept[1:]
        take_hold(s, at, figure, effect)


def take_hold(s: Infinity, at: Resolve, figure: int, effect: w.Afflict) -> None:
    """Somebody is stunned, confused or rooted. [DI-COND-15] [IC-25]

    What holds a hero fast lasts as its card says. [IC-29]
    """
    ailment = effect.ailment
    if ailment in ILL_OF and is_warded(s, figure, ILL_OF[ailment]):
        return
    if ailment != Ailment.STUN and has_got_away(s, figure):
        return
    tell_of(s, figure, TOLD[ailment], "DI-COND-15")
    if not is_hero(figure):
        _afflict_enemy(s, figure, ailment)
    elif ailment == Ailment.ROOT:
        at.targets = (figure,)
        change(s, at, FIRST_AILMENT + ailment, 1, effect.lasting)
    else:
        _afflict_hero(s, figure, ailment)
        if ailment == Ailment.CONFUSE and at.actor in enemies(s):
            tie_confusion(s, at, figure)


def tie_confusion(s: Infinity, at: Resolve, seat: int) -> None:
    """The confusion of a hero by a hit ends as all else that hits do. [DI-COND-25]"""
    at.targets = (seat,)
    change(s, at, CONFUSION, 1, w.UNTIL_NEXT)


def _afflict_enemy(s: Infinity, figure: int, ailment: Ailment) -> None:
    """A stunned or confused enemy lets go of whom it holds. [IC-29] [DI-ENEMY-05]

    [DI-COND-21]
    """
    i = figure - FIRST_ENEMY
    if ailment == Ailment.CONFUSE:
        s.baffled[i] = 1
    else:
        s.dazed[i] |= DAZED[ailment]
    if ailment != Ailment.ROOT:
        held = [m for m in s.modifiers if m.stat == FIRST_AILMENT + Ailment.ROOT]
        s.modifiers = tuple([m for m in s.modifiers if m not in held or m.until.owner != figure])


DAZED: Final = {Ailment.STUN: STUNNED, Ailment.ROOT: HELD}


TOLD: Final = {
    Ailment.STUN: "is stunned",
    Ailment.CONFUSE: "is confused",
    Ailment.ROOT: "is held fast",
}


def _afflict_hero(s: Infinity, seat: int, ailment: Ailment) -> None:
    """A stun before or in the own actions costs this round, later the next. [DI-COND-20]

    After the own turn a whole one is lost. [DI-COND-18] Confusion ends with the hero's next turn.
    [IC-69]
    """
    if ailment == Ailment.STUN:
        s.stunned[seat] = s.round + int(has_acted(s, seat))
    else:
        s.confused[seat] = 1 + int(active(s) == seat)


def has_acted(s: Infinity, seat: int) -> bool:
    """Whether the actions of a hero in this round are over. [DI-COND-19] [DI-A-22]"""
    for frame in s.frames:
        if getattr(frame, "who", None) == seat and frame.NAME == "turn":
            return bool(getattr(frame, "step", 0) >= ENEMIES)
    return s.turns[seat] >= s.round


@RULES.resolves(w.Cure)
def cure(s: Infinity, at: Resolve, effect: w.Cure) -> None:
    """Confusion, root and what hits have left end, not stun. [IC-62]"""
    s.confused[at.actor] = 0
    shake_off(s, at.actor)


@RULES.resolves(w.Lay)
def lay(s: Infinity, at: Resolve, effect: w.Lay) -> None:
    """A token on a tile stays there; on heroes it acts at once. [DI-TOKEN-01] [DI-TOKEN-03]

    [DI-MIST-03]
    """
    for thing in at.targets if at.step == 0 else ():
        if refs.is_place(thing):
            s.marks[refs.place_of(thing)] |= 1 << effect.token
        else:
            suffer(s, thing, effect.token)


@RULES.resolves(w.Clear)
def clear(s: Infinity, at: Resolve, effect: w.Clear) -> None:
    """One token of a tile goes, or all AP -2 and Power -2 tokens of heroes. [IC-62]

    [DI-MIST-07]
    """
    at.happened = 0
    for thing in at.targets:
        if not refs.is_place(thing):
            at.happened |= int(s.slowed[thing] + s.drained[thing] > 0)
            s.slowed[thing] = s.drained[thing] = 0
        elif _clears_tile(s, at, refs.place_of(thing)):
            at.happened = 1
    note_fruit(s, at.happened)


def _clears_tile(s: Infinity, at: Resolve, place: int) -> bool:
    """Of several tokens the user says which goes; they are offered by their numbers. [IC-62]"""
    there = [token for token in Token if s.marks[place] >> token & 1]
    if at.step == 0 and len(there) > 1:
        names = ", ".join(f"{token + 1} {token.word}" for token in there)
        words = f"Which token goes: {names}?"
        s.push(Choose(at.actor, CHOOSE.name, tuple([token + 1 for token in there]), words))
        return False
    if there:
        s.marks[place] &= ~(1 << (there[0] if at.step == 0 else at.told - 1))
    return bool(there)


# ---- hiding, focus, the turn ---------------------------------------------------------------------


@RULES.resolves(w.Hide)
def hide(s: Infinity, at: Resolve, effect: w.Hide) -> None:
    """The actor is hidden, as after a successful sneak. [IC-13]"""
    s.hidden[at.actor] = s.quiet[at.actor] = 1


@RULES.resolves(w.Unfocus)
def unfocus(s: Infinity, at: Resolve, effect: w.Unfocus) -> None:
    """The enemies focused on the actor lose that focus. [DI-FOCUS-04]"""
    if at.step == 0:
        lose_focus(s, at.actor)


@RULES.resolves(w.Pull)
def pull(s: Infinity, at: Resolve, effect: w.Pull) -> None:
    """Enemies turn to the actor and come into the tile, without attacking. [IC-15] [DI-HERO-16]

    Not who is stunned or held fast. [DI-FOCUS-05]
    """
    if at.step > 0:
        return
    for figure in at.targets:
        if not is_hero(figure) and not is_dazed(s, figure):
            bring_over(s, figure, at.actor)


@RULES.resolves(w.RollUnder)
def roll_under(s: Infinity, at: Resolve, effect: w.RollUnder) -> None:
    """It happened when the roll is that amount or less. [IC-24]"""
    if at.step == 0:
        s.push(Roll(D20, "test"))
        return
    most = s.EFFECTS.amount(s, at, effect.most) + s.EFFECTS.amount(s, at, effect.more)
    tell_roll(s, at.actor, at.told, most, "IC-24", at_most=True)
    at.happened = int(at.told <= most)


@RULES.resolves(w.ExtraPoints)
def extra_points(s: Infinity, at: Resolve, effect: w.ExtraPoints) -> None:
    """More action points in this turn. [IC-63]"""
    turn_of(s).extra += HALVES * effect.n


@RULES.resolves(w.EndTurn)
def end_turn(s: Infinity, at: Resolve, effect: w.EndTurn) -> None:
    """The actor's actions end."""
    turn_of(s).step = ENEMIES


# ---- growth --------------------------------------------------------------------------------------


@RULES.resolves(w.Xp)
def xp(s: Infinity, at: Resolve, effect: w.Xp) -> None:
    """Experience that a card gives."""
    for seat in at.targets:
        gain_xp(s, seat, effect.n, "DI-LEVEL-04")


@RULES.resolves(w.Coins)
def coins(s: Infinity, at: Resolve, effect: w.Coins) -> None:
    """Coins out of the supply."""
    amount = s.EFFECTS.amount(s, at, effect.n)
    for seat in at.targets:
        s.coins[seat] += amount
        tell_of(s, seat, f"gets {amount} coin{'s' * (amount != 1)}", "DI-MODE-09")


@RULES.resolves(w.Rewards)
def rewards(s: Infinity, at: Resolve, effect: w.Rewards) -> None:
    """Reward cards come to lie in the tile, or where the band fell. [DI-REWARD-05] [IC-40]"""
    if at.step > 0:
        return
    if at.node in PROMISED:
        s.push(DropRewards(s.fallen_at, effect.n, at.actor if is_hero(at.actor) else NOBODY))
    elif not refs.is_place(at.actor):
        s.push(DropRewards(spot_of(s, at.actor), effect.n, at.actor))
    else:
        lay_on_shelf(s, at, effect.n)


def lay_on_shelf(s: Infinity, at: Resolve, count: int) -> None:
    """The Equipment tile has rewards face down; other tiles lose what no hero is there to get.

    [DI-SPEC-02] [DI-A-58]
    """
    if s.tile(refs.place_of(at.actor)).kind == TileKind.EQUIPMENT:
        s.push(Shelve(count))
    else:
        at.happened = 0


PROMISED: Final = frozenset(inner for node in AFTER.values() for inner in below(node))
"""The nodes of what is due where a band has fallen."""


class Shelve(Frame[Infinity]):
    """Rewards are laid face down on the Equipment tile. [DI-SPEC-02]"""

    NAME = "shelve"
    left: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        if self.left and has_reward(s):
            self.left -= 1
            s.push(Draw(REWARD_DECK, 0, EQUIPMENT_TILE, NO_SEATS))
        else:
            s.pop()
        return False


@RULES.resolves(ChooseOne)
def choose_one(s: Infinity, at: Resolve, effect: ChooseOne) -> None:
    """A hero chooses; without one nothing is chosen. [DI-A-58]"""
    if refs.is_place(at.actor):
        at.happened = 0
    else:
        offer(s, at, effect)
