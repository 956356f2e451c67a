"""The odds in a preview are those of the chance tree; its terms are those of the log."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.caverns.cards.draws import finds
from tests.games.caverns.cards.fights import duel, gallery
from tests.games.caverns.scenes import Place
from tests.games.caverns.stories import Story, cells, kept, stories, told_story
from undercroft.games.caverns.content.card import Power
from undercroft.games.caverns.content.cards import POWERS
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.notation import FIGURE, NOTATION, TARGET, numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.scene.drawing import preview
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.games.caverns.state import Caverns
from undercroft.kernel import play
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Chance, Decide

KINDS = (PowerType.AT_WILL, PowerType.DAILY)
STRIKES = [
    power
    for power in POWERS
    if power.type in KINDS
    and any(isinstance(LIBRARY.effects[node], Attack) for node in LIBRARY.nodes_of(power.id))
    and power.id not in ("hundred-turn-dance", "shoulder-through")
]
"""The powers that begin with an attack; two others move first."""

HER_TILE = NOTATION.parse("h1 tile 1,0")
CHANGED = {
    "hadra": ("anvil-stance",),
    "brunna": ("red-mood",),
    "corvane": ("low-guard",),
}


def crowded(power: Power) -> Place:
    """A hero in a stance, shaken and helped, before Sevrane and a brute."""
    place = gallery(power.hero, power.id, *CHANGED.get(power.hero, ()), others=("ysolde",))
    place.at(1, 7, 2)
    place.villain("sevrane", 6, 1)
    curse(place.s, 0, numbers("shaking-hands")[0])
    place.item("whetted-edge")
    place.acts()
    for stance in CHANGED.get(power.hero, ()):
        place.play(f"h1 stance {stance}")
    return place


def struck(place: Place, move: str, die: int) -> AttackResolved:
    """The log line of the roll against Sevrane, whatever has to be chosen before."""
    s = place.s.clone()
    s.listening, s.events = True, []
    play.apply(s, NOTATION.parse(move))
    while not isinstance(play.pending(s), Chance):
        moves = play.legal(s)
        play.apply(s, HER_TILE if HER_TILE in moves else moves[0])
    play.apply(s, NOTATION.parse(f"d roll {die}"))
    return next(event for event in s.events if isinstance(event, AttackResolved))


@pytest.mark.parametrize("power", STRIKES, ids=lambda power: str(power.id))
def test_the_odds_are_those_of_the_chance_tree(power: Power) -> None:
    place = crowded(power)
    move = f"h1 use {power.id}"
    hits = [struck(place, move, die).is_hit for die in range(1, 21)]
    assert preview(place.s, NOTATION.parse(move)).odds == (
        ("hits Matriarch Sevrane", sum(hits), 20),
    )


@pytest.mark.parametrize("power", STRIKES, ids=lambda power: str(power.id))
def test_every_term_of_the_roll_is_in_the_preview(power: Power) -> None:
    place = crowded(power)
    move = f"h1 use {power.id}"
    *terms, armor = preview(place.s, NOTATION.parse(move)).terms
    line = struck(place, move, 10)
    assert 10 + sum(term.amount for term in terms) == line.total
    assert (armor.label, armor.amount) == ("AC of Matriarch Sevrane", -line.armor)
    assert "Shaking Hands" in [term.label for term in terms]


def test_each_target_has_its_own_odds() -> None:
    place, _ = duel("kestrin", "right-hand-thrust")
    brute = place.monster("stonehide-brute", 4, 1)
    place.wound(brute, 1)
    seen = preview(place.s, NOTATION.parse("h1 use right-hand-thrust"))
    assert seen.odds == (("hits Matriarch Sevrane", 13, 20), ("hits Stonehide Brute", 11, 20))
    place.play("h1 use right-hand-thrust")
    assert preview(place.s, NOTATION.parse("h1 target m1")).odds == (
        ("hits Stonehide Brute", 11, 20),
    )


def test_the_first_attack_of_a_slot_is_not_shown_as_its_second() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "right-hand-thrust")
    place.monster("stonehide-brute", 4, 1)
    place.play("h1 use left-hand-arc")
    first = preview(place.s, NOTATION.parse("h1 target m1"))
    assert [term.amount for term in first.terms if term.label == "Left-Hand Arc"] == [5]


def test_cv_hero_07_the_second_attack_of_a_slot_is_shown_as_the_better_one() -> None:
    for before, chance in ((), 12), (("h1 use right-hand-thrust", "d roll 2"), 13):
        place, _ = duel("kestrin", "left-hand-arc", "right-hand-thrust")
        place.play(*before)
        seen = preview(place.s, NOTATION.parse("h1 use left-hand-arc"))
        assert seen.odds == (("hits Matriarch Sevrane", chance, 20),)


def test_a_borrowed_knife_has_odds() -> None:
    place, _ = duel("pell", "borrowed-knife")
    place.monster("stonehide-brute", 7, 2)
    seen = preview(place.s, NOTATION.parse("h1 use borrowed-knife"))
    assert [odds[1:] for odds in seen.odds] == [(17, 20), (18, 20)]


def test_an_attack_in_the_middle_of_a_move_has_odds() -> None:
    place = gallery("maro", "hunting-arrow", "loose-on-the-run")
    place.villain("sevrane", 8, 2)
    place.turn("h1 move 6,1")
    seen = preview(place.s, NOTATION.parse("h1 use loose-on-the-run"))
    assert seen.odds == (("hits Matriarch Sevrane", 13, 20),)


def test_a_preview_changes_nothing() -> None:
    place, _ = duel("kestrin", "left-hand-arc")
    before = list(place.s.frames)
    preview(place.s, NOTATION.parse("h1 use left-hand-arc"))
    assert place.s.frames == before


# ---- any attack ----------------------------------------------------------------------------------


def rolled(s: Caverns, move: Move, target: str) -> list[AttackResolved]:
    """The first roll of a move against a target, for each number of the die."""
    ready = kept(s)
    play.force(ready, move)
    while not isinstance(play.pending(ready), Chance):
        play.force(ready, aimed(ready, target))
    return [line for die in range(1, 21) if (line := outcome(ready, die)) is not None]


def aimed(s: Caverns, target: str) -> Move:
    """The choice that names a target, or the first one; nobody reacts."""
    moves = play.legal(s)
    passed = [move for move in moves if move.verb in (NOTATION.passes, NOTATION.done)]
    named = [move for move in moves if str(move).endswith(f" {target}")]
    return (named or passed or moves)[0]


def outcome(s: Caverns, die: int) -> AttackResolved | None:
    """What a number of the die comes to, whoever may react."""
    after = kept(s)
    after.listening, after.events = True, []
    play.force(after, NOTATION.parse(f"d roll {die}"))
    while not any(isinstance(e, AttackResolved) for e in after.events) and is_asked(after):
        play.force(after, aimed(after, ""))
    return next((event for event in after.events if isinstance(event, AttackResolved)), None)


def is_asked(s: Caverns) -> bool:
    """Whether somebody decides."""
    return isinstance(play.pending(s), Decide)


def attacks_in(story: Story) -> Iterator[tuple[Caverns, Move]]:
    """Positions in which a hero has named the one target of an attack, or uses a card for it."""
    for s in story.played():
        if isinstance(play.pending(s), Decide):
            for move in play.legal(s):
                if move.verb is TARGET and len(preview(s, move).odds) == 1:
                    yield s, move


def is_telling(s: Caverns, move: Move) -> bool:
    """Whether the odds that are shown are those of the chance tree."""
    ((_, hits, sides),) = preview(s, move).odds
    found = rolled(s, move, FIGURE.text(move.args[0]))
    same = [line for line in found if line.target == f"fig:{FIGURE.text(move.args[0])}"]
    return not same or (sum(line.is_hit for line in same), sides) == (hits, len(same))


def test_the_odds_of_any_attack_are_those_of_its_chance_tree() -> None:
    found = [pair for story in stories() for pair in attacks_in(story)]
    some = random.Random(4).sample(found, 60)
    assert [str(move) for s, move in some if not is_telling(s, move)] == []


@pytest.mark.long
def test_the_odds_of_all_attacks_are_those_of_their_chance_trees() -> None:
    for cell in cells(3):
        for s, move in attacks_in(told_story(*cell)):
            assert is_telling(s, move), (cell, move)


def test_cv_hero_07_an_attack_outside_the_slot_is_not_shown_as_its_second() -> None:
    place = gallery("kestrin", "left-hand-arc")
    place.monster("stonehide-brute", 4, 1)
    place.monster("stonehide-brute", 6, 1)
    finds(place, "opening-seen")
    seen = preview(place.s, NOTATION.parse("h1 target m1"))
    assert [term.amount for term in seen.terms if term.label == "Left-Hand Arc"] == [5]
