"""What every upgrade asks for: its price, the icons of its heroes, the types it uses up."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from tests.games.alliance.scenes import SHOWN, Place, card, shop
from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.cards import UPGRADES
from undercroft.games.alliance.content.schema import Hero
from undercroft.games.alliance.content.tables import HEROES, UPGRADE_DECKS
from undercroft.games.alliance.notation import card_at

MARKET = """
healing-draught        1  U               treasure
rope-and-hooks         1  U               treasure
throwing-oil           2  U               treasure
lucky-coin             1  U               treasure
whetstone              1  U               treasure
patched-leather        2  U               treasure/armor
quick-boots            2  U               treasure
antidote-vial          1  U               treasure
sweeping-cut           2  M               battle-tactic
footmans-shield        2  M               armor
boar-spear             2  M               weapon
back-alley-lunge       2  S               battle-tactic
master-thief           2  S               action
slip-away              2  S               reaction
ember-lance            2  E               attack-spell
slow-the-blood         2  E               control-spell
scholars-focus         1  E               action
candle-prayer          2  C               healing-spell
blessing-of-edges      2  C               enhance-spell
rebuke                 2  C               attack-spell
cave-cat               2  P               pet
bramble-coat           2  P               enhance-spell
gust                   1  P               control-spell
duellists-eye          2  M/S             battle-tactic
hunters-volley         2  S/P             battle-tactic
warding-sign           2  E/C             enhance-spell
oath-of-stone          2  M/C             armor
wild-spark             3  E/P             attack-spell
deep-sight             1  dwarf/gnome     action
old-road-songs         1  elf/human       action
brawlers-grip          2  dwarf/half-orc  weapon
quick-study            2  gnome/human     action
night-hunt             2  elf/half-orc    battle-tactic
captains-word          2  human+M         action
bell-of-waking         2  U               treasure
tinkers-net            2  S/E             control-spell
ancestor-drum          2  C/P             enhance-spell
greater-draught        3  U               treasure
old-guard-plate        4  U               treasure/armor
cloak-of-ash           3  U               treasure
storm-wand             4  U               treasure/weapon
giants-knuckle         4  U               treasure/weapon
whirl-of-steel         4  M               battle-tactic
death-mark             4  S               battle-tactic
chain-lightning        5  E               attack-spell
sanctuary              4  C               enhance-spell
cave-bear              4  P               pet
earthquake             4  P               attack-spell
crusaders-fall         3  M+C             battle-tactic
ambush                 3  M+S             battle-tactic
horn-bow-and-spear     3  M+P             weapon
starfire               4  E+C             attack-spell
thorn-darts            3  S+P             weapon
witchlight             4  E+P             control-spell
nightglass-mirror      3  S/E             reaction
green-pulse            3  C/P             healing-spell
battle-trance          3  M/P             action
binding-verse          3  C/S             control-spell
avatar-of-war          4  M+M             battle-tactic
ghost-walk             3  S+S             action
meteor                 5  E+E             attack-spell
raise-the-fallen       4  C+C             healing-spell
wrath-of-roots         4  P+P             control-spell
delvers-satchel        3  U               treasure
storm-sabre            4  M+E             weapon
moonshade              3  C/S             reaction
crown-of-four-oaths    7  U               artifact
banner-of-dawn         6  C               artifact
shadow-mantle          6  S               artifact
hourglass-of-grey-sand 6  E               artifact
heart-of-the-mountain  6  P               artifact
sunder                 6  M               artifact
boots-of-nine-winds    5  U               artifact
eye-of-the-delver      5  U               artifact
lens-of-far-fire       6  S/E             artifact
horn-of-giants         6  dwarf/half-orc  artifact
elfglass-bow           6  elf/human       artifact
clockwork-heart        5  gnome/dwarf     artifact
beast-totem            5  C/P             artifact
chalice-of-tears       6  E/C             artifact
treasury-key           6  U               artifact
kings-ransom           7  U               artifact
titans-nail            7  U               artifact
staff-of-hours         6  E/P             artifact
"""
"""Card, price, icons and types. U is for anyone; M, S, E, C and P are the classes."""

LEVELS = (Level.ONE, Level.TWO, Level.THREE)


class Offer(NamedTuple):
    """One line of the market."""

    card: str
    price: int
    icons: str
    types: str


OFFERS = [
    Offer(name, int(price), icons, types)
    for name, price, icons, types in map(str.split, MARKET.strip().splitlines())
]


def suits(icons: str, hero: Hero) -> bool:
    """Whether a hero has what is asked for: anything, one of two, or all of it."""
    has = Counter([hero.race.word, *(calling.word[0].upper() for calling in hero.classes)])
    if icons == "U":
        return True
    if "/" in icons:
        return any(has[icon] for icon in icons.split("/"))
    return Counter(icons.split("+")) <= has


def offered(offer: Offer, hero: Hero, xp: int) -> Place:
    """The upgrade lies open, and a hero's player has so much experience."""
    return shop(xp, hero.id, (offer.card, *[name for name in SHOWN if name != offer.card][:4]))


def test_da_cmp_07_the_market_offers_every_upgrade_of_the_plan() -> None:
    assert [offer.card for offer in OFFERS] == [upgrade.id for upgrade in UPGRADES]
    found = Counter((upgrade.level, upgrade.champions) for upgrade in UPGRADES)
    assert tuple(found[level, False] for level in LEVELS) == UPGRADE_DECKS.cards == (34, 26, 16)
    assert tuple(found[level, True] for level in LEVELS) == UPGRADE_DECKS.champions == (3, 3, 2)


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: str(offer.card))
def test_an_upgrade_is_sold_to_who_can_use_it_and_pay_it(offer: Offer) -> None:
    for hero in HEROES:
        place = offered(offer, hero, offer.price)
        assert (offer.card in place.legal("buy")) is suits(offer.icons, hero)
        assert offer.card not in offered(offer, hero, offer.price - 1).legal("buy")
    buyer = next(hero for hero in HEROES if suits(offer.icons, hero))
    place = offered(offer, buyer, offer.price)
    place.play(f"p1 buy {offer.card}")
    assert place.s.xp_up[0] == 0


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: str(offer.card))
def test_an_upgrade_is_of_its_types(offer: Offer) -> None:
    types = card_at(card(offer.card)).types
    assert [kind.word for kind in types] == offer.types.split("/")
