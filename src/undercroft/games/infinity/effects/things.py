"""Things and companions that cards give, and cards that are used up. [IC-01]"""

# ruff: noqa: ARG001  (all resolvers take the same arguments)

from __future__ import annotations

from undercroft.crawl.effects import Resolve
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.formation import ROWS
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS, RISK_NAMES, THING_NAMES
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES
from undercroft.games.infinity.map.carrying import discard, get_card
from undercroft.games.infinity.map.figures import heroes_at
from undercroft.games.infinity.notation import (
    CHOOSE,
    FIRST_DISCARD,
    FIRST_RISK,
    FIRST_RISK_DECK,
    FIRST_THING,
    ITEM_DECK,
    ROW_REWARDS,
    card_name,
)
from undercroft.games.infinity.phases.using import in_use
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.cards import play_from
from undercroft.kernel.chance import Show
from undercroft.kernel.choices import Choose
from undercroft.kernel.rows import without
from undercroft.kernel.stacks import EVERYONE, Stack

NO_ITEM_COINS = 2
"""What is given instead of a store item that is all sold."""


def risk_card(s: Infinity, at: Resolve) -> int:
    """The card that an effect stands on."""
    return FIRST_RISK + RISK_NAMES.parse(s.EFFECTS.library.card_of(at.node))


def take_from_discards(s: Infinity, card: int) -> None:
    """A risk card that was drawn leaves the discards, where it lies till something is done."""
    zone = FIRST_DISCARD + FIRST_RISK_DECK + ALL_RISK_CARDS[card - FIRST_RISK].deck
    if card in s.zones[zone].cards:
        play_from(s, zone, card)


@RULES.resolves(w.Keep)
def keep(s: Infinity, at: Resolve, effect: w.Keep) -> None:
    """The actor keeps this card as gold, or as the thing that its row names. [IC-01]"""
    if refs.is_place(at.actor):
        at.happened = 0
        return
    card = risk_card(s, at)
    take_from_discards(s, card)
    get_card(s, at.actor, card)
    tell_of(s, at.actor, f"keeps {card_name(card)}", "IC-01")


@RULES.resolves(w.Join)
def join(s: Infinity, at: Resolve, effect: w.Join) -> None:
    """The ally of this card joins the actor; one who was there before leaves. [DI-RISK-08]

    [IC-71]
    """
    card = risk_card(s, at)
    ally = ALL_RISK_CARDS[card - FIRST_RISK].ally
    assert ally is not None
    if s.ally[at.actor] != NO_CARD:
        tell_of(s, at.actor, f"parts with {card_name(s.ally[at.actor])}", "IC-71")
        discard(s, s.ally[at.actor])
    s.ally[at.actor], s.ally_health[at.actor] = card, ally.health
    tell_of(s, at.actor, f"is joined by {card_name(card)}", "DI-RISK-08")


@RULES.resolves(w.Give)
def give(s: Infinity, at: Resolve, effect: w.Give) -> None:
    """Somebody gets a store item out of its deck or the discards, else coins."""
    card = FIRST_THING + THING_NAMES.parse(effect.item)
    for seat in at.targets:
        if has_taken(s, ITEM_DECK, card):
            get_card(s, seat, card)
            tell_of(s, seat, f"gets {card_name(card)}", "IC-01")
        else:
            s.coins[seat] += NO_ITEM_COINS


def has_taken(s: Infinity, deck: int, card: int) -> bool:
    """Whether a card could be taken out of a deck, which is shuffled then, or its discards."""
    cards = s.stacks[deck].cards()
    zone = FIRST_DISCARD + deck
    if card in cards:
        s.stacks[deck] = Stack.of(without(tuple(cards), cards.index(card)))
    elif card in s.zones[zone].cards:
        play_from(s, zone, card)
    else:
        return False
    return True


@RULES.resolves(w.Spend)
def spend(s: Infinity, at: Resolve, effect: w.Spend) -> None:
    """This card is used up. [DI-ITEM-10]"""
    use = in_use(s)
    if use is not None:
        use.spent = 1


@RULES.resolves(w.Use)
def use(s: Infinity, at: Resolve, effect: w.Use) -> None:
    """What is used at will is done now: the action that uses it has begun it."""
    at.gather()
    if at.step == 0:
        at.begin(s, at.part(s, "do"))


# ---- rewards of rows -----------------------------------------------------------------------------


def hidden_rewards(s: Infinity, seat: int) -> list[int]:
    """Where the face-down rewards of the formations in a hero's tile lie. [IC-24]"""
    there = heroes_at(s, s.spot[seat])
    return [at for at, row in enumerate(s.reward_rows) if row // ROWS in there]


@RULES.resolves(w.TakeReward)
def take_reward(s: Infinity, at: Resolve, effect: w.TakeReward) -> None:
    """The actor takes a face-down reward of a row, which pays nothing later. [IC-24]

    Several are offered by their rows, counted from 1 on. `kept` is the reward that is turned up.
    """
    found = hidden_rewards(s, at.actor)
    if at.step == 0 and len(found) > 1:
        words = "The reward of which row do you take?"
        s.push(Choose(at.actor, CHOOSE.name, tuple(range(1, len(found) + 1)), words))
    elif not at.kept and found:
        at.kept = (found[at.told - 1] if at.step else found[0],)
        s.push(Show(ROW_REWARDS, at.kept[0], EVERYONE))
    elif at.kept:
        s.zones[ROW_REWARDS] = s.zones[ROW_REWARDS].without(at.kept[0])
        s.reward_rows = without(s.reward_rows, at.kept[0])
        get_card(s, at.actor, at.told)
        tell_of(s, at.actor, f"pilfers {card_name(at.told)}", "IC-24")
    else:
        at.happened = 0
