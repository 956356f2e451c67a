"""How long cards act and on whom: three heroes, of whom the third stands on another tile."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, grow, user
from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.stat_ids import FIRST_ELEMENT, FIRST_WARD
from undercroft.games.infinity.content.tables import ABILITY_NAMES
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import FIGURE
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY

GAOLERS = "chain-gaoler chain-gaoler"
ELSEWHERE = 1
WORDS = {
    **{int(stat): stat.name.lower() for stat in Stat},
    **{FIRST_ELEMENT + element: f"deals {element.name.lower()}" for element in Element},
    **{FIRST_WARD + ill: f"safe from {ill.name.lower()}" for ill in Ill},
}


def three(card: str, foes: str = "") -> Place:
    """The user, another hero beside it, and one on the next tile whom a ghoul fights."""
    is_ability = card in ABILITY_NAMES.ids
    hero, level = user(card) if is_ability else ("warrior", 1)
    others = [name for name in ("thief", "paladin", "monk") if name != hero]
    place = camp(hero, *others[:2])
    grow(place, 0, level)
    place.s.health = [8, 8, 8]
    place.s.spot[2] = ELSEWHERE
    place.band(foes)
    place.enemy("ghoul", 2)
    if not is_ability:
        place.thing(card, 0, POCKETED)
    place.begin(Turn(0))
    place.play(f"h1 use {card}" if is_ability else "h1 consume t1")
    return place


def timed(place: Place) -> list[str]:
    """What is changed for a time, in words: whose, what, and by how much."""
    return [told(m) for m in place.s.modifiers if m.until.moment and m.stat in WORDS]


def told(m: Modifier) -> str:
    return f"{FIGURE.text(m.scope)} {WORDS[m.stat]} {m.amount:+}"


def rounds(place: Place) -> dict[str, int]:
    """For how many rounds each change is felt, this one included."""
    felt: dict[str, int] = {}
    place.s.focus[:] = [NOBODY] * len(place.s.focus)  # nobody acts meanwhile
    while timed(place):
        for change in timed(place):
            felt[change] = felt.get(change, 0) + 1
        place.begin(EndOfRound())
        place.settle()
        place.s.round += 1
    return felt


@pytest.mark.parametrize(
    ("card", "foes", "answers", "expected"),
    [
        ("poisoned-edge", "", "", {"h1 deals poison +1": 2, "h1 power +0": 2}),
        ("mark-of-ruin", GAOLERS, "m1", {"m1 defense -3": 2}),
        ("ember-shield", "", "", {"h1 defense +1": 2}),
        ("frost-coat", "", "h2", {"h2 defense +2": 2}),
        ("iron-skin", "", "", {"h1 defense +2": 1}),
        ("guard", "", "", {"h1 defense +1": 1}),
        ("banner", "", "", {"h1 hit_chance +1": 2, "h2 hit_chance +1": 2}),
        ("shield-wall", "", "", {"h1 defense +2": 2, "h2 defense +2": 2}),
        (
            "feint",
            GAOLERS,
            "",
            {"m1 hit_chance -2": 1, "m2 hit_chance -2": 1, "h1 escape +3": 1},
        ),
        ("caltrops", GAOLERS, "", {"m1 hit_chance -3": 2, "m2 hit_chance -3": 2}),
        ("power-rage", "", "", {"h1 power +3": 2, "h1 hit_chance +2": 2}),
        ("brace", "", "", {"h1 defense +3": 1}),
        ("last-stand", "", "", {"h1 safe from weakened +1": 3, "h1 power +3": 3}),
        ("shift", GAOLERS, "m1", {"m1 defense -1": 1}),
        (
            "undertow",
            GAOLERS,
            "m1",
            {
                "m1 defense -2": 2,
                "m1 hit_chance -1": 2,
                "m2 defense -2": 2,
                "m2 hit_chance -1": 2,
            },
        ),
        ("long-fuse", "", "", {"h1 throw +3": 1, "h1 bomb +1": 1}),
        ("vanish", GAOLERS, "", {"h1 power +0": 1}),
        ("fire-wall", GAOLERS, "", {"m1 hit_chance -3": 1, "m2 hit_chance -3": 1}),
        ("antidote", "", "", {"h1 safe from poison +1": 3}),
        ("bulls-blood", "", "", {"h1 power +2": 2}),
        ("scroll-of-might", "", "h2", {"h2 power +3": 2}),
        ("scroll-of-embers", "", "h2", {"h2 deals fire +1": 3, "h2 power +1": 3}),
        ("scroll-of-rime", "", "h2", {"h2 deals ice +1": 3, "h2 power +1": 3}),
        ("scroll-of-venom", "", "h2", {"h2 deals poison +1": 3, "h2 power +1": 3}),
    ],
)
def test_it_lasts(card: str, foes: str, answers: str, expected: dict[str, int]) -> None:
    place = three(card, foes)
    for answer in answers.split():
        if answer in place.legal("target"):
            place.play(f"h1 target {answer}")
    assert rounds(place) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("scroll-of-shelter", {"h1 defense +2": 2, "h2 defense +2": 2}),
        ("scroll-of-haste", {"h1 ap +2": 2, "h2 ap +2": 2}),
        ("scroll-of-hush", {"h1 noise +0": 2, "h2 noise +0": 2}),
    ],
)
def test_it_begins_with_the_next_turn(card: str, expected: dict[str, int]) -> None:
    place = three(card)
    assert timed(place) == []
    place.play("h1 end")
    place.begin(Turn(0))
    assert rounds(place) == expected


@pytest.mark.parametrize(
    ("card", "foes", "offered"),
    [
        ("salve", "", "h1 h2"),
        ("burn-away", "", "h1 h2"),
        ("frost-coat", "", "h1 h2"),
        ("lay-hands", "", "h1 h2"),
        ("purge", "", "h1 h2"),
        ("stillwater", "", "h1 h2"),
        ("guard", GAOLERS, "m1 m2"),
        ("taunt", GAOLERS, "m1 m2"),
        ("recall", "", "h2 h3"),
        ("scroll-of-embers", "", "h1 h2"),
        ("scroll-of-rime", "", "h1 h2"),
        ("scroll-of-venom", "", "h1 h2"),
        ("scroll-of-might", "", "h1 h2"),
    ],
)
def test_it_may_mean(card: str, foes: str, offered: str) -> None:
    assert three(card, foes).legal("target") == offered.split()


@pytest.mark.parametrize("card", ["quiet-step", "meditation"])
def test_an_enemy_elsewhere_does_not_disturb(card: str) -> None:
    place = three(card)  # the ghoul is on the next tile
    assert place.s.spot[0] == 0


@pytest.mark.parametrize(
    ("card", "healths"),
    [
        ("scroll-of-mercy", [12, 12, 8]),
        ("healing-draught", [13, 8, 8]),
        ("strong-draught", [18, 8, 8]),
    ],
)
def test_it_heals(card: str, healths: list[int]) -> None:
    assert three(card).s.health == healths


@pytest.mark.parametrize(("card", "health", "healed"), [("strong-draught", 6, 16)])
def test_it_heals_no_more_than_it_says(card: str, health: int, healed: int) -> None:
    place = camp("warrior", "thief")
    place.s.health[0] = health
    place.thing(card, 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert place.s.health[0] == healed


@pytest.mark.parametrize(
    ("card", "slowed", "drained", "offered"), [("purge", [0, 0, 0], [0, 0, 1], "h1 h2")]
)
def test_tokens_elsewhere_stay(
    card: str, slowed: list[int], drained: list[int], offered: str
) -> None:
    place = camp("paladin", "thief", "monk")
    grow(place, 0, 2)
    place.s.spot[2] = ELSEWHERE
    place.s.health[1] = 5
    place.s.drained[1] = 1
    place.s.slowed[:], place.s.drained[2] = slowed, drained[2]
    place.begin(Turn(0))
    place.play(f"h1 use {card}")
    assert place.legal("target") == offered.split()
    assert (place.s.drained[1], place.s.drained[2]) == (0, 1)
