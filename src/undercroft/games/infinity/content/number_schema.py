"""The plain numbers of Infinity's rules as types; costs are in half action points."""

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import NewId


@dataclass(frozen=True, slots=True)
class Action:
    """What an action of the turn costs; `turn` takes all action points, none of them spent yet."""

    id: Annotated[str, NewId("action")]
    cost: int = 0
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Health:
    """Where Health makes a hero weak, and what changes it.

    A rest heals on a roll of `rest_target` less the Health of the hero; `turns_out` are lost by an
    exhausted hero, who then is `awake` with that much.
    """

    weakened: int
    exhausted: int
    awake: int
    rest: int
    rest_target: int
    medical: int
    lava: int
    lava_lord: int
    token: int
    turns_out: int
    campaign_turns_out: int


@dataclass(frozen=True, slots=True)
class Combat:
    """Formations and damage.

    Power less Defense from `least_damage_from` to 0 is still 1 damage. Strong enemies shake off a
    condition on a roll of `resisted_from` or more; attack rolls up to `pull`, or `far_pull` for
    heroes without a rule of their own, bring a target of another tile over.
    """

    rows: int
    columns: int
    element: int
    least_damage_from: int
    sentinel_rewards: int
    lord_rewards: int
    resisted_from: int
    pull: int
    far_pull: int


@dataclass(frozen=True, slots=True)
class Throw:
    """The highest roll of each result of a throw."""

    bulls_eye: int
    short: int
    long: int


@dataclass(frozen=True, slots=True)
class Shop:
    """Cards on offer, open orders and how long they take, and the merchant's prices."""

    items: int
    equipment: int
    orders: int
    order_steps: int
    health_for_coin: int
    repair: int
    orb_value: int


@dataclass(frozen=True, slots=True)
class Dig:
    """The work that frees a door, what a turn adds by hand and by pick, and the cards it draws."""

    work: int
    hand: int
    pick: int
    hand_lord_events: int
    pick_lord_events: int


@dataclass(frozen=True, slots=True)
class Hunt:
    """How far the lord goes, and what heroes get or risk by shouting, training and escaping."""

    rampage: int
    idle: int
    step: int
    shout_sentinel: int
    training_xp: int
    escape: int
    equipment_rewards: int
