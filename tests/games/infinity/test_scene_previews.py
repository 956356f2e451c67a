"""What a preview says is what the log tells afterwards, term by term."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scene.drawing import preview
from undercroft.kernel.events import Term
from undercroft.kernel.scene import Preview

Plain = list[tuple[str, int]]


def acting(*heroes: str, enemies: str = "") -> Place:
    """The first hero's turn, enemies before it."""
    place = Place(*heroes)
    place.band(enemies)
    place.begin(Turn(0))
    return place


def foreseen(place: Place, move: str) -> Preview:
    """What a move is said to do."""
    return preview(place.s, NOTATION.parse(move))


def plain(terms: tuple[Term, ...]) -> Plain:
    """Terms as they are read."""
    return [(term.label, term.amount) for term in terms]


def told(place: Place, *moves: str) -> list[Plain]:
    """The sums of the log lines that moves lead to."""
    return [plain(event.terms()) for event in place.told(*moves) if event.terms()]


def test_a_heros_attack_is_told_as_it_was_foreseen() -> None:
    place = acting("warrior", enemies="ghoul")
    place.thing("felling-axe", 0, where=0)
    seen = foreseen(place, "h1 attack m1")
    assert "Felling Axe" in [label for label, _ in plain(seen.terms)]
    assert told(place, "h1 attack m1", "d roll 1")[0] == plain(seen.terms)


def test_a_miss_tells_only_the_hit_chance() -> None:
    place = acting("warrior", enemies="ghoul")
    seen = foreseen(place, "h1 attack m1")
    chance = [term for term in seen.terms if term.group == "hit chance"]
    assert told(place, "h1 attack m1", "d roll 20")[0] == plain(tuple(chance))
    assert [row[0] for row in seen.odds][1] == "miss"


def test_an_ability_is_foreseen_with_what_it_adds() -> None:
    place = acting("warrior", enemies="ghoul")
    seen = foreseen(place, "h1 use cleave")
    assert ("Cleave", 1) in plain(seen.terms)
    assert told(place, "h1 use cleave", "d roll 1")[0] == plain(seen.terms)


def test_an_ability_with_several_aims_is_foreseen_for_the_one_chosen() -> None:
    place = acting("warrior", enemies="ghoul construct ghoul")
    assert foreseen(place, "h1 use cleave").open == ("whom it is aimed at",)
    place.play("h1 use cleave")
    seen = foreseen(place, "h1 target m2")
    place.play("h1 target m2")
    assert told(place, "h1 done", "d roll 1")[0] == plain(seen.terms)


def test_enemies_are_foreseen_before_the_turn_ends() -> None:
    place = acting("warrior", enemies="ghoul construct")
    seen = foreseen(place, "h1 end")
    assert [row[0].split(" hits ")[0] for row in seen.odds] == ["Ghoul", "Construct"]
    sums = told(place, "h1 end", "d roll 1", "d roll 1")
    assert [term for one in sums for term in one] == plain(seen.terms)


def test_enemies_of_one_name_are_told_apart() -> None:
    place = acting("warrior", enemies="ghoul ghoul")
    seen = foreseen(place, "h1 end")
    assert [row[0].split(" hits ")[0] for row in seen.odds] == ["Ghoul 1", "Ghoul 2"]
    assert len({term.group for term in seen.terms}) == len(("hit chance", "damage")) * 2


def test_the_odds_of_being_exhausted_are_those_of_all_hits_together() -> None:
    place = acting("warrior", enemies="ghoul")
    place.s.health[0] = 1
    words, falls, of = foreseen(place, "h1 end").odds[-1]
    assert words == "Akachi is exhausted"
    assert (falls, of) == foreseen(place, "h1 end").odds[0][1:]


def test_a_bomb_is_foreseen_where_it_lands_well_aimed() -> None:
    place = acting("alchemist", enemies="ghoul construct ghoul")
    place.play("h1 use fire-flask")
    seen = foreseen(place, "h1 aim 1b")
    assert sum(row[1] for row in seen.odds) == 20
    sums = told(place, "h1 aim 1b", "d roll 1")
    assert sorted(term for one in sums for term in one) == sorted(plain(seen.terms))


def test_what_is_rolled_for_a_rest_is_foreseen() -> None:
    place = acting("warrior")
    place.s.health[0] = 8
    (healed, hits, of), _ = foreseen(place, "h1 rest").odds
    assert healed.endswith("Health")
    assert 0 < hits < of


def test_a_step_shows_its_way() -> None:
    place = Place("warrior")
    place.tile("guard-post", 0, "north")
    place.begin(Turn(0))
    assert foreseen(place, "h1 move north").path == ("sq:1,2", "sq:1,0", "sq:1,-1")
