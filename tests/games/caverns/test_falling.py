"""Falling by rule: who lies at 0 HP, what stays with him, and what his seat still does."""

from __future__ import annotations

from tests.games.caverns.cards.draws import BLACK, discarded, draws_normally
from tests.games.caverns.cards.fights import ends_phase, gallery
from tests.games.caverns.cards.foes import M1, acts, beside, corridor, lost, rolls
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.combat.damage import BY_CARD, BY_ENCOUNTER, Harm
from undercroft.games.caverns.map.exploration import Exploration, lay_props
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.map.placement import tile_squares
from undercroft.games.caverns.notation import FIRST_PROP, numbers
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.state import IN_PLAY, NO_FIGURE, NOWHERE, POISONED
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import pending


def test_cv_def_06_figures_of_a_name_are_a_pool() -> None:
    place = corridor((5, 1), (29, 1))
    place.agree(ties="ties")
    first = place.monster("stonehide-brute", 6, 1, seat=0)
    second = place.monster("stonehide-brute", 5, 2, seat=1)
    place.wound(second, 1)
    place.villain_phase()
    assert place.legal("activate") == ["m1", "m2"]
    place.play("h1 activate m2", *rolls(1, 1))
    assert [place.s.hp[f] for f in (first, second)] == [2, 1]
    place.begin(Harm(second, 1, 0, BY_CARD))
    assert (place.s.spot[second], place.s.queue[:2]) == (
        NOWHERE,
        [(), numbers("stonehide-brute")],
    )


def test_cv_def_09_monsters_pass_over_a_downed_hero_who_fills_his_square() -> None:
    place = corridor((5, 2), (13, 1))
    place.s.hp[0] = 0
    place.monster("shale-runner", 9, 1)
    acts(place, *rolls(20))
    assert lost(place) == [10, 1]
    assert beside(place, M1, 1)
    assert GRID.at(5, 2) not in tile_squares(place.s, M1, EAST, patch=True)


def test_cv_def_09_other_heroes_pass_through_him() -> None:
    place = Place("kestrin", "maro")
    place.tile("left-squeeze", 0, 0, 0)
    place.stand((1, -1), (1, -2))
    place.s.hp[1] = 0
    place.acts()
    assert "1,-3" in place.legal("move")
    assert "1,-2" not in place.legal("move")


def test_cv_def_10_who_is_healed_before_his_turn_acts_normally() -> None:
    place = gallery("oriel", "bind-the-wound")
    place.at(1, 6, 1)
    place.s.hp[1] = 0
    place.s.up[1] = numbers("hunting-arrow")
    place.villain("sevrane", 8, 1)
    place.turn("h1 use bind-the-wound", "h1 target h2")
    place.s.active = 1
    place.begin(Turns())
    assert (place.s.hp[1], place.s.surges) == (2, [2])
    assert place.legal("use") == ["hunting-arrow"]


def test_cv_def_12_curses_and_conditions_stay_on_a_downed_hero() -> None:
    place = gallery("kestrin")
    place.s.ailments[0] = POISONED
    curse(place.s, 0, numbers("leadlimb")[0])
    place.s.hp[0] = 0
    ends_phase(place)
    place.play("d roll 9", "d roll 10")
    assert place.s.curses[0] == numbers("leadlimb")
    assert place.s.ailments[0] == 0


def test_cv_def_13_what_a_fallen_hero_carried_lies_on_his_square() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    lay_props(place.s, place.s.walls.tile(WEST), WEST)
    for seat in range(2):
        place.s.holder[FIRST_PROP + seat], place.s.spot[FIRST_PROP + seat] = seat, NOWHERE
        place.at(seat, 4 + seat, 1)
    place.begin(Harm(0, 99, NO_FIGURE, BY_ENCOUNTER))
    assert place.where(FIRST_PROP) == (4, 1)
    place.s.active = 1
    place.s.EFFECTS.start(place.s, "swallowed", 1)
    place.s.run()
    assert place.s.status[1] != IN_PLAY
    assert place.where(FIRST_PROP + 1) == (5, 1)


def test_cv_def_14_a_downed_hero_keeps_his_queue_and_his_word_on_experience() -> None:
    place = corridor((2, 1), (5, 1))
    place.monster("shale-runner", 3, 1, seat=1)
    place.xp("stonehide-brute", "gloom-recluse")
    place.s.hp[1] = 0
    draws_normally(place, seat=1, laid=BLACK)
    place.play("d draw encounters scent-of-blood")
    asked = pending(place.s)
    assert isinstance(asked, Decide)
    assert asked.seat == 1
    place.play("h2 cancel", *rolls(20))
    assert discarded(place, "scent-of-blood")
    assert lost(place)[0] == 1


def test_cv_def_15_who_fell_in_his_hero_phase_does_not_go_on_with_it() -> None:
    for damage, goes_on in ((1, True), (99, False)):
        place = gallery("hadra", "boss-and-hammer")
        turn = place.acts()
        falls_and_rises(place, damage)
        assert place.s.hp[0] > 0
        assert (turn in place.s.frames) is goes_on


def test_cv_def_15_nor_does_he_explore() -> None:
    for damage, draws in ((1, ["tiles tile-straight-run"]), (99, [])):
        place = gallery("hadra")
        place.stack("straight-run")
        place.at(0, 15, 1)
        place.acts()
        falls_and_rises(place, damage)
        place.begin(Exploration(0))
        assert place.legal("draw") == draws


def falls_and_rises(place: Place, damage: int) -> None:
    """The acting hero is harmed by something, then a spring gives 1 HP back."""
    place.s.EFFECTS.start(place.s, "hidden-spring", 0)
    place.s.push(Aside())
    place.s.push(Harm(0, damage, NO_FIGURE, BY_CARD))
    place.s.listed = None
    place.s.run()


def test_cv_surge_02_who_fell_by_poison_takes_his_turn_after_the_surge() -> None:
    place = gallery("hadra")
    place.s.ailments[0], place.s.hp[0] = POISONED, 1
    place.begin(Turns())
    assert (place.s.hp[0], place.s.surges) == (5, [1])
    assert place.legal("move")
