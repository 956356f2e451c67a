"""Gear that is worn, things that are used, boons, stories and special tiles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.infinity.cards.finds import settle
from tests.games.infinity.cards.plays import Scene, camp, healths, stat, wear
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.attack import reach_of
from undercroft.games.infinity.actions.boons import give_boon
from undercroft.games.infinity.combat.attack_numbers import elements_of
from undercroft.games.infinity.combat.modifiers import is_warded, lift, refit
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.map.entering import reveal
from undercroft.games.infinity.map.possessions import POCKETED, held
from undercroft.games.infinity.notation import EQUIPMENT_TILE, NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase

Change = Callable[[Place], None]
Look = Callable[[Place], object]
NORTHERN = 1


def weak(*ills: Ill) -> Look:
    """Whether the warrior is safe from ills."""
    return lambda p: [is_warded(p.s, 0, ill) for ill in ills]


def of(*stats: Stat) -> Look:
    """What cards change the warrior's stats by."""
    return lambda p: [stat(p, 0, each) for each in stats]


def deals(p: Place) -> object:
    """What the warrior's attacks deal."""
    return [element.word for element in elements_of(p.s, 0)]


def worn(card: str) -> Place:
    """The warrior wears a thing."""
    place = camp("warrior", "thief")
    wear(place, card, 0, Slot.RIGHT_HAND)
    return place


def set_in(card: str) -> Place:
    """An orb is set into a weapon that the warrior wears."""
    place = worn("wolfs-bite")
    place.s.orb[0] = NOTATION.cards.parse(card)
    refit(place.s, 0)
    return place


def gear(card: str, sees: Look, value: object, where: Callable[[str], Place] = worn) -> Scene:
    """A scene of something worn."""
    return Scene(card, "is worn", lambda: where(card), "", sees, value)


def has(card: str, before: Change | None = None) -> Place:
    """The warrior has a thing in his turn, and both heroes are hurt and slowed."""
    place = camp("warrior", "thief")
    place.s.health = [8, 8]
    place.thing(card, 0, POCKETED)
    if before is not None:
        before(place)
    place.begin(Turn(0))
    return place


def slowed(place: Place) -> None:
    """The warrior is slowed and confused."""
    place.s.slowed[0] = place.s.confused[0] = 1


def away(place: Place) -> None:
    """The warrior is in the crossing."""
    place.s.spot[0] = NORTHERN


def apart(place: Place) -> None:
    """The thief is in the crossing."""
    place.s.spot[1] = NORTHERN


def beset(place: Place) -> None:
    """Two enemies fight the warrior."""
    place.band("ghoul ghoul")


def badly_hurt(place: Place) -> None:
    """The warrior has 6 Health left."""
    place.s.health[0] = 6


def long_way(place: Place) -> None:
    """Three more tiles lie in a row north of the crossing."""
    at = place.tile("four-winds", NORTHERN, "north")
    at = place.tile("four-winds", at, "north")
    place.tile("drain", at, "north")


def used(
    card: str, sees: Look, value: object, moves: str = "", before: Change | None = None
) -> Scene:
    """A scene of something that is used."""
    first = "h1 consume t1" + (f"; {moves}" if moves else "")
    return Scene(card, "is used", lambda: has(card, before), first, sees, value)


def next_turn(card: str) -> Place:
    """A scroll was read in the turn before."""
    place = has(card)
    place.play("h1 consume t1", "h1 end")
    assert stat(place, 0, Stat.DEFENSE) == stat(place, 0, Stat.AP) == 0
    place.begin(Turn(0))
    return place


def done(card: str, before: Change | None = None) -> Place:
    """The effect of a card happens to the warrior in his turn."""
    place = camp("warrior", "thief")
    place.s.health = [8, 8]
    if before is not None:
        before(place)
    place.begin(Turn(0))
    place.s.EFFECTS.start(place.s, card, 0)
    place.s.listed = None
    place.s.run()
    return place


def blessed(card: str, before: Change | None = None) -> Place:
    """The warrior has a boon, and a turn."""
    place = camp("warrior", "thief")
    give_boon(place.s, 0, card)
    if before is not None:
        before(place)
    place.begin(Turn(0))
    return place


def struck() -> Place:
    """A ghoul attacks the bearer of the buckler."""
    place = worn("mirror-buckler")
    place.band("ghoul")
    place.begin(EnemyPhase(0))
    return place


def ringing() -> Place:
    """The bearer of the Bellringer has a turn."""
    place = worn("bellringer")
    place.band("stone-brute")
    place.begin(Turn(0))
    return place


def gates(place: Place) -> None:
    """Both Teleportation tiles are on the map, and the warrior is on the first."""
    place.s.spot[0] = place.tile("teleportation-tile-1", 1, "north")
    place.tile("teleportation-tile-2", 1, "east")


def stocked() -> Place:
    """The Equipment tile is found."""
    place = camp("warrior", "thief")
    at = place.tile("equipment-tile", 1, "north")
    place.begin(Turn(0))
    reveal(place.s, at, 0)
    place.s.listed = None
    place.s.run()
    settle(place)
    return place


GEAR = (
    gear("boar-spear", lambda p: reach_of(p.s, 0), 2),
    gear("lined-robe", weak(Ill.FIRE, Ill.ICE), [True, True]),
    gear("rope-soles", of(Stat.SNEAK, Stat.ESCAPE), [2, 2]),
    gear("widows-thorn", deals, ["poison"]),
    gear("emberbrand", deals, ["fire"]),
    gear("long-pike", lambda p: reach_of(p.s, 0), 2),
    gear("frostgut-bow", deals, ["ice"]),
    gear("far-caller", of(Stat.TILE_RANGE), [1]),
    gear("cinder-ward", weak(Ill.FIRE), [True]),
    gear("studded-jack", of(Stat.SNEAK), [1]),
    gear("silk-vest", weak(Ill.POISON), [True]),
    gear("plate-of-the-last-gate", weak(Ill.STUN), [True]),
    gear("novices-habit", of(Stat.REST), [2]),
    gear("frost-hemmed-robe", weak(Ill.ICE), [True]),
    gear("robe-of-even-breath", of(Stat.AP), [1]),
    gear("fox-slippers", of(Stat.SNEAK), [3]),
    gear("couriers-boots", of(Stat.AP), [1]),
    gear("dead-mans-tread", of(Stat.SNEAK), [3]),
    gear("padded-satchel", of(Stat.THROW), [1]),
    gear("sheath-belt", of(Stat.SNEAK), [2]),
    gear("prayer-beads", of(Stat.REST), [3]),
    gear("spider-gloves", of(Stat.SNEAK), [1]),
    gear("garnet-orb", deals, ["fire"], set_in),
    gear("beryl-orb", deals, ["ice"], set_in),
    gear("jade-orb", deals, ["poison"], set_in),
    gear("amber-orb", of(Stat.REST), [3], set_in),
    Scene(
        "bellringer", "stuns on a 2", ringing, "h1 attack m1; d roll 2", lambda p: p.s.dazed, [1]
    ),
    Scene("mirror-buckler", "strikes back", struck, "d roll 1", healths, [6]),
)

ITEMS = (
    used("healing-draught", lambda p: (p.s.health[0], held(p.s, 0)), (13, [])),
    used("strong-draught", lambda p: p.s.health[0], 18),
    used(
        "antidote",
        lambda p: (p.s.slowed[0], p.s.confused[0], is_warded(p.s, 0, Ill.POISON)),
        (0, 0, True),
        before=slowed,
    ),
    used("quickening", lambda p: p.s.left[0], 12),
    used(
        "scroll-of-embers", lambda p: (deals(p), of(Stat.POWER)(p)), (["fire"], [1]), "h1 target h1"
    ),
    used("scroll-of-rime", lambda p: (deals(p), of(Stat.POWER)(p)), (["ice"], [1]), "h1 target h1"),
    used(
        "scroll-of-venom",
        lambda p: (deals(p), of(Stat.POWER)(p)),
        (["poison"], [1]),
        "h1 target h1",
    ),
    used("scroll-of-might", of(Stat.POWER), [3], "h1 target h1"),
    used("scroll-of-return", lambda p: p.s.spot[0], 0, before=away),
    used("scroll-of-passage", lambda p: p.s.spot, [1, 1], "h1 tile r2"),
    used("scroll-of-gathering", lambda p: p.s.spot, [0, 0], before=apart),
    used("lantern", lambda p: len(held(p.s, 0)), 1, "d peek tiles 0 tile-fork; h1 choose 2"),
    used("smoke-bead", lambda p: (p.s.calm, p.s.hidden[0], held(p.s, 0)), (2, 1, [])),
    used("bitter-root", lambda p: (p.s.health[0], p.s.slowed[0]), (11, 0), before=slowed),
    used("bulls-blood", of(Stat.POWER), [2]),
    used(
        "scroll-of-thunder",
        lambda p: (healths(p), p.s.noises[0], p.s.meter),
        ([4, 4], 7, 19),
        before=beset,
    ),
    used("scroll-of-mercy", lambda p: p.s.health, [12, 12]),
    used("pearl-orb", lambda p: (p.s.health[0], held(p.s, 0)), (12, [])),
    used("amber-orb", lambda p: (p.s.calm, held(p.s, 0)), (1, [])),
    Scene(
        "scroll-of-shelter",
        "works from the next turn on",
        lambda: next_turn("scroll-of-shelter"),
        "",
        lambda p: [stat(p, seat, Stat.DEFENSE) for seat in (0, 1)],
        [2, 2],
    ),
    Scene(
        "scroll-of-haste",
        "works from the next turn on",
        lambda: next_turn("scroll-of-haste"),
        "",
        lambda p: [stat(p, seat, Stat.AP) for seat in (0, 1)],
        [2, 2],
    ),
    Scene(
        "scroll-of-hush",
        "works from the next turn on",
        lambda: next_turn("scroll-of-hush"),
        "",
        lambda p: [noise_of(p.s, seat) for seat in (0, 1)],
        [0, 0],
    ),
)

OTHERS = (
    Scene(
        "deaf-in-one-ear",
        "wards",
        lambda: blessed("deaf-in-one-ear"),
        "",
        weak(Ill.CONFUSE),
        [True],
    ),
    Scene(
        "pump-wheel-shoulders",
        "carries",
        lambda: blessed("pump-wheel-shoulders"),
        "",
        of(Stat.CARRY),
        [2],
    ),
    Scene(
        "wardens-word",
        "sends them off",
        lambda: blessed("wardens-word", beset),
        "h1 call-on wardens-word",
        lambda p: p.s.focus,
        [1, 1],
    ),
    Scene(
        "the-forty-rungs",
        "leads away",
        lambda: blessed("the-forty-rungs", beset),
        "h1 call-on the-forty-rungs; h1 side north; h1 done",
        lambda p: p.s.spot[0],
        1,
    ),
    Scene(
        "the-forty-rungs",
        "leads 3 tiles far",
        lambda: blessed("the-forty-rungs", long_way),
        "h1 call-on the-forty-rungs; h1 side north; h1 side north; h1 side north",
        lambda p: (p.s.spot[0], p.legal("side")),
        (4, []),
    ),
    Scene(
        "a-tune-of-your-own",
        "calms for nothing",
        lambda: blessed("a-tune-of-your-own"),
        "h1 call-on a-tune-of-your-own",
        lambda p: (p.s.calm, p.s.left[0]),
        (3, 8),
    ),
    Scene("the-ledger", "teaches", lambda: done("the-ledger"), "", lambda p: p.s.xp[0], 2),
    Scene(
        "the-lower-door",
        "pays all",
        lambda: done("the-lower-door"),
        "",
        lambda p: p.s.coins,
        [6, 6],
    ),
    Scene(
        "the-water-falls", "teaches", lambda: done("the-water-falls"), "", lambda p: p.s.xp[0], 1
    ),
    Scene(
        "the-dry-shaft", "pays all", lambda: done("the-dry-shaft"), "", lambda p: p.s.coins, [6, 6]
    ),
    Scene(
        "one-voice-less",
        "heals all",
        lambda: done("one-voice-less"),
        "",
        lambda p: p.s.health,
        [11, 11],
    ),
    Scene("equipment-tile", "is stocked", stocked, "", lambda p: len(p.s.zones[EQUIPMENT_TILE]), 4),
    Scene("medical-tile", "heals", lambda: done("medical-tile"), "", lambda p: p.s.health[0], 18),
    Scene(
        "medical-tile",
        "heals no more than 10",
        lambda: done("medical-tile", badly_hurt),
        "",
        lambda p: p.s.health[0],
        16,
    ),
    Scene(
        "training-tile",
        "teaches loudly",
        lambda: done("training-tile"),
        "",
        lambda p: (p.s.xp[0], p.s.noises[0], p.s.meter),
        (3, 6, 19),
    ),
    Scene(
        "teleportation-tile-1",
        "leads on",
        lambda: done("teleportation-tile-1", gates),
        "",
        lambda p: p.s.spot[0],
        4,
    ),
    Scene(
        "teleportation-tile-2",
        "leads on",
        lambda: done("teleportation-tile-2", gates),
        "",
        lambda p: p.s.spot[0],
        4,
    ),
)
SCENES = (*GEAR, *ITEMS, *OTHERS)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()


def test_widows_thorn_is_out_of_force_when_it_is_put_away() -> None:
    place = worn("widows-thorn")
    lift(place.s, "widows-thorn", 0)
    assert deals(place) == []
