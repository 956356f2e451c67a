"""The powers of enemies and lords."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, Scene, camp, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.modifiers import is_rooted
from undercroft.games.infinity.combat.numbers import subtraction, total
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.map.geometry import NORTH
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import ITEM_DECK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.lord_figure import walk
from undercroft.games.infinity.phases.lord_rampage import EVEN, Rampaging
from undercroft.games.infinity.phases.monsters import EnemyPhase

NORTHERN, EASTERN = 1, 2


def beside(foes: str, *others: str) -> Place:
    """Enemies stand before a warrior; a thief is with him, others are in the drain."""
    place = camp("warrior", "thief", *others)
    place.s.spot[2:] = [EASTERN] * len(others)
    place.band(foes)
    return place


def phase(foes: str, *others: str) -> Place:
    """They attack."""
    place = beside(foes, *others)
    place.begin(EnemyPhase(0))
    return place


def lost_by_all(place: Place, other: str) -> list[int]:
    """The Health that everybody lost more than by another roll of the toad."""
    twin = phase("plague-toad")
    twin.play(other)
    return [with_ - without for with_, without in zip(twin.s.health, place.s.health)]


def hurt_phase(foes: str) -> Place:
    """They are hurt, and attack."""
    place = beside(foes)
    place.s.damage[:] = [3] * len(place.s.damage)
    place.begin(EnemyPhase(0))
    return place


def round_end(foes: str) -> Place:
    """They are hurt, and the round ends."""
    place = beside(foes)
    place.s.damage[:] = [3] * len(place.s.damage)
    place.begin(EndOfRound())
    return place


def felled(foe: str) -> Place:
    """The warrior strikes one that has a single Health left."""
    place = beside(foe)
    place.s.damage[0] = place.health(M1) - 1
    place.begin(AttackFrame(0, M1))
    return place


def without_keys() -> Place:
    """The Warden of Nine Keys is struck, and no key is left in the store."""
    place = felled("warden-of-nine-keys")
    place.stack(ITEM_DECK)
    return place


def lord(name: str) -> Place:
    """A lord fights the warrior."""
    place = camp("warrior", "thief")
    place.s.lord = place.enemy(name, 0)
    place.begin(AttackFrame(place.s.lord, 0))
    return place


def roaming(name: str, where: int, *others: str) -> Place:
    """A lord is somewhere, fighting nobody."""
    place = beside("", *others)
    place.s.lord = place.enemy(name, place=where)
    place.begin()
    return place


def rampaging() -> Place:
    """Morgrath has run north, and was stopped after a step."""
    place = roaming("morgrath", 0)
    place.begin(Rampaging(0, EVEN))
    place.play("d roll 1")
    return place


def entering(*others: str) -> Place:
    """Sythe comes to the heroes."""
    place = roaming("sythe", NORTHERN, *others)
    walk(place.s, 0)
    place.s.run()
    return place


def sneaking_by_rounds(place: Place) -> list[list[int]]:
    """What cards change the sneaking of each hero by, in this round and in the next."""
    now = [stat(place, seat, Stat.SNEAK) for seat in range(place.s.seats)]
    place.s.lord_acted = 1
    place.begin(EndOfRound())
    place.settle()
    return [now, [stat(place, seat, Stat.SNEAK) for seat in range(place.s.seats)]]


def lord_round() -> Place:
    """The round of a hurt lord ends; he has acted."""
    place = roaming("choirmother", 0)
    place.s.damage[0], place.s.lord_acted = 5, 1
    place.begin(EndOfRound())
    return place


SCENES = (
    Scene(
        "grave-soldier",
        "helps its fellows to hit",
        lambda: beside("grave-soldier ghoul"),
        "",
        lambda p: [stat(p, f, Stat.HIT_CHANCE) for f in (M1, M2)],
        [0, 1],
    ),
    Scene(
        "spider",
        "takes the points of whom it bites",
        lambda: phase("spider"),
        "d roll 1",
        lambda p: total(subtraction(p.s, 0)),
        0,
    ),
    Scene(
        "construct",
        "guards its fellows",
        lambda: beside("construct ghoul"),
        "",
        lambda p: [stat(p, f, Stat.DEFENSE) for f in (M1, M2)],
        [0, 1],
    ),
    Scene(
        "bone-mender",
        "mends its fellows",
        lambda: round_end("bone-mender ghoul"),
        "",
        lambda p: p.s.damage,
        [3, 2],
    ),
    Scene(
        "frost-wisp",
        "saps Power",
        lambda: phase("frost-wisp"),
        "d roll 1",
        lambda p: stat(p, 0, Stat.POWER),
        -1,
    ),
    Scene(
        "ghoul",
        "feeds when it hits",
        lambda: hurt_phase("ghoul"),
        "d roll 1",
        lambda p: p.s.damage,
        [2],
    ),
    Scene(
        "lamp-cultist",
        "calls the lord when it falls",
        lambda: felled("lamp-cultist"),
        "d roll 1",
        lambda p: p.s.meter,
        19,
    ),
    Scene(
        "dread-knight",
        "strengthens its fellows",
        lambda: beside("dread-knight ghoul"),
        "",
        lambda p: [stat(p, f, Stat.POWER) for f in (M1, M2)],
        [0, 1],
    ),
    Scene(
        "bog-hag",
        "confuses on a low roll",
        lambda: phase("bog-hag bog-hag"),
        "d roll 7",
        lambda p: p.s.confused[0],
        0,
    ),
    Scene(
        "bog-hag",
        "confuses on a 6",
        lambda: phase("bog-hag"),
        "d roll 6",
        lambda p: p.s.confused[0],
        1,
    ),
    Scene(
        "stone-brute",
        "stuns on a 3",
        lambda: phase("stone-brute"),
        "d roll 3",
        lambda p: p.s.stunned[0],
        1,
    ),
    Scene(
        "sleeper",
        "thanks who struck it",
        lambda: felled("sleeper"),
        "d roll 1; d roll 5",
        lambda p: p.s.xp[0],
        2,
    ),
    Scene(
        "sleeper",
        "does not on a 6",
        lambda: felled("sleeper"),
        "d roll 1; d roll 6",
        lambda p: p.s.xp[0],
        1,
    ),
    Scene(
        "gate-keeper",
        "holds whom it hits",
        lambda: phase("gate-keeper"),
        "d roll 1",
        lambda p: is_rooted(p.s, 0),
        True,
    ),
    Scene(
        "chain-gaoler",
        "takes a point",
        lambda: phase("chain-gaoler"),
        "d roll 1",
        lambda p: stat(p, 0, Stat.AP),
        -1,
    ),
    Scene(
        "pale-surgeon",
        "mends its fellows well",
        lambda: round_end("pale-surgeon ghoul"),
        "",
        lambda p: p.s.damage,
        [3, 1],
    ),
    Scene(
        "ash-drake",
        "burns all others in the tile",
        lambda: phase("ash-drake"),
        "d roll 1",
        lambda p: p.s.health,
        [15, 14],
    ),
    Scene(
        "rime-giant",
        "stuns on a 3",
        lambda: phase("rime-giant"),
        "d roll 3",
        lambda p: p.s.stunned[0],
        1,
    ),
    Scene(
        "plague-toad",
        "fouls the tile on a 2",
        lambda: phase("plague-toad"),
        "d roll 2",
        lambda p: p.s.marks[0],
        1 << Token.HEALTH,
    ),
    Scene(
        "plague-toad",
        "poisons all who are there when it does",
        lambda: phase("plague-toad"),
        "d roll 2",
        lambda p: lost_by_all(p, "d roll 3"),
        [3, 3],
    ),
    Scene(
        "plague-toad",
        "poisons nobody elsewhere",
        lambda: phase("plague-toad", "monk"),
        "d roll 2",
        lambda p: p.s.health[2],
        15,
    ),
    Scene(
        "glass-shade",
        "drains whom it hits",
        lambda: phase("glass-shade"),
        "d roll 1",
        lambda p: p.s.drained[0],
        1,
    ),
    Scene(
        "iron-idol",
        "rusts every round",
        lambda: round_end("iron-idol"),
        "",
        lambda p: stat(p, M1, Stat.DEFENSE),
        -1,
    ),
    Scene(
        "warden-of-nine-keys",
        "leaves a key and coins",
        lambda: felled("warden-of-nine-keys"),
        "d roll 1; d draw rewards wolfs-bite; d draw rewards jasper-orb",
        lambda p: (len(held(p.s, 0)), p.s.coins[0]),
        (1, 7),
    ),
    Scene(
        "warden-of-nine-keys",
        "leaves more coins where no key is left",
        without_keys,
        "d roll 1; d draw rewards wolfs-bite; d draw rewards jasper-orb",
        lambda p: (len(held(p.s, 0)), p.s.coins[0]),
        (0, 9),
    ),
    Scene(
        "hesk",
        "marks whom he hits",
        lambda: lord("hesk"),
        "d roll 1",
        lambda p: stat(p, 0, Stat.NOISE),
        2,
    ),
    Scene(
        "morgrath",
        "stuns on a 2",
        lambda: lord("morgrath"),
        "d roll 2",
        lambda p: p.s.stunned[0],
        1,
    ),
    Scene(
        "morgrath",
        "brings down the door behind him",
        rampaging,
        "",
        lambda p: (p.s.dungeon.way(0, NORTH), p.s.noises),
        (-2, [0, 6, 0]),
    ),
    Scene(
        "sythe",
        "confuses on a 6",
        lambda: lord("sythe"),
        "d roll 6",
        lambda p: p.s.confused[0],
        1,
    ),
    Scene(
        "sythe",
        "spoils sneaking where she enters",
        entering,
        "",
        lambda p: [stat(p, seat, Stat.SNEAK) for seat in (0, 1)],
        [-3, -3],
    ),
    Scene(
        "sythe",
        "does so for all there, to the end of the round",
        lambda: entering("monk"),
        "",
        sneaking_by_rounds,
        [[-3, -3, 0], [0, 0, 0]],
    ),
    Scene(
        "choirmother",
        "confuses on a 6",
        lambda: lord("choirmother"),
        "d roll 6",
        lambda p: p.s.confused[0],
        1,
    ),
    Scene("choirmother", "heals every round", lord_round, "", lambda p: p.s.damage, [3]),
)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.id))
def test_scenes(scene: Scene) -> None:
    scene.check()
