"""Turns: who follows whom, phase after phase, who decides, who reacts, what lasts how long."""

from __future__ import annotations

from tests.games.caverns.cards.foes import M1, corridor, lost
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.combat.targeting import taunters
from undercroft.games.caverns.map.exploration import Exploration, Laying
from undercroft.games.caverns.map.figures import allies
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import ENCOUNTER_DECK, FIGURE
from undercroft.games.caverns.phases.choices import InOrder
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.scene.events import TieSettled
from undercroft.games.caverns.state import ESCAPED, NOWHERE, POISONED
from undercroft.kernel.stacks import Stack

FAR = (29, 1)


def quiet(*heroes: str) -> Place:
    """Heroes who stand on no edge, and no encounters to be drawn."""
    place = Place(*heroes)
    place.s.stacks[ENCOUNTER_DECK] = Stack.of(())
    for seat in range(place.s.seats):
        place.at(seat, 1 + seat % 2, 1 + seat // 2)
    return place


def going_on(place: Place) -> str:
    """What is going on right now, by the name of its frame."""
    return place.s.frames[-1].NAME


def asked(place: Place) -> int:
    """The seat that decides."""
    return place.s.frames[-1].seat(place.s)


def happens(place: Place, card: str, seat: int = 0) -> Place:
    """What stands on a card happens to a seat."""
    place.begin()
    place.s.EFFECTS.start(place.s, card, seat)
    place.s.run()
    return place


# ---- turns and phases ----------------------------------------------------------------------------


def test_cv_turn_01_turns_pass_clockwise_from_the_first_player() -> None:
    place = quiet("hadra", "brunna", "kestrin")
    place.s.first = place.s.active = 1
    place.begin(Turns())
    order = []
    for _ in range(4):
        order.append(asked(place))
        place.play(f"h{order[-1] + 1} end")
    assert order == [1, 2, 0, 1]
    assert (place.s.round, place.s.turns) == (1, 4)
    assert place.s.clockwise(1) == [1, 2, 0]


def test_cv_turn_02_hero_exploration_and_villain_phase_in_this_order() -> None:
    place = Place("hadra", "oriel")
    place.stand((1, 0), (2, 2))
    place.begin(Turns())
    assert isinstance(place.s.frames[-1], Actions)
    place.play("h1 end")
    assert isinstance(place.s.frames[-2], Laying)
    place.play("d draw tiles tile-broad-cross", "d draw monsters stonehide-brute")
    assert isinstance(place.s.frames[1], VillainPhase)
    assert isinstance(place.s.frames[2], EncounterDraw)


def test_cv_turn_03_the_new_monster_acts_before_its_explorer_can() -> None:
    place = Place("hadra", "oriel")
    place.stand((1, 0), (5, 1))
    place.begin(Turns())
    place.play("h1 end", "d draw tiles tile-straight-run", "d draw monsters palefolk-dartcaster")
    place.play("d roll 20")
    assert lost(place) == [1, 0]
    assert (going_on(place), asked(place)) == ("actions", 1)


# ---- who decides ---------------------------------------------------------------------------------


def test_cv_turn_04_the_active_player_settles_ties_of_foes() -> None:
    place = corridor((5, 1), (13, 1))
    place.monster("palefolk-dartcaster", 9, 1, seat=1)
    place.agree(ties="ties")
    place.villain_phase(seat=1)
    assert (asked(place), place.legal("target")) == (1, ["h1", "h2"])
    assert place.legal("done") == []
    place.play("h2 target h1", "d roll 20")
    assert lost(place) == [1, 0]


def test_cv_turn_04_he_settles_where_a_monster_goes() -> None:
    place = corridor((5, 1), FAR)
    place.monster("stonehide-brute", 17, 1, seat=1)
    place.agree(ties="ties")
    place.villain_phase(seat=1)
    assert (asked(place), place.legal("target")) == (1, ["h1", "h2"])
    place.play("h2 target h2")
    assert place.where(M1) == (21, 1)


def test_cv_turn_04_heroes_on_one_tile_are_one_way_to_go() -> None:
    place = corridor((5, 1), (6, 1), FAR, (30, 1))
    place.monster("stonehide-brute", 17, 1)
    place.agree(ties="ties")
    place.villain_phase()
    assert place.legal("target") == ["h1", "h3"]
    place.play("h1 target h3")
    assert place.where(M1) == (21, 1)


def test_cv_turn_04_how_a_tie_was_settled_is_told() -> None:
    place = corridor((5, 1), (13, 1))
    place.s.events, place.s.listening = [], True
    place.monster("stonehide-brute", 9, 1)
    place.villain_phase()
    told = [event for event in place.s.events if isinstance(event, TieSettled)]
    assert [event.by for event in told] == ["the first counts"]


def test_cv_turn_04_a_heros_own_player_decides_for_his_cards() -> None:
    place = corridor((5, 1), (6, 1))
    place.monster("stonehide-brute", 5, 2)
    place.monster("stonehide-brute", 6, 2)
    place.s.active = 0
    place.begin()
    place.s.EFFECTS.start(place.s, "nock-and-knife", 1)
    place.s.run()
    assert asked(place) == 1


def grit(*heroes: str) -> Place:
    """Grit falls on heroes of one tile; the second seat is active."""
    place = Place(*heroes)
    place.agree(ties="ask")
    place.s.active = 1
    place.begin(EncounterDraw(0))
    place.play("d draw encounters ceiling-grit")
    return place


def test_cv_turn_04_what_befalls_several_heroes_is_put_in_order() -> None:
    place = grit("oriel", "maro")
    assert (asked(place), place.legal("target")) == (1, ["h2", "h1"])
    place.play("h2 target h2", "h1 use steady-light")
    assert lost(place) == [1, 0]


def test_cv_turn_04_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    assert lost(grit("brunna", "maro")) == [1, 1]


def test_cv_turn_04_an_event_attacks_in_the_order_he_says() -> None:
    place = corridor((5, 1), (6, 1))
    place.agree(ties="ask")
    place.begin(EncounterDraw(0))
    place.play("d draw encounters spike-fall", "h1 target h2", "d roll 20", "d roll 1")
    assert lost(place) == [0, 2]


def test_cv_turn_04_a_hero_says_in_which_order_he_strikes() -> None:
    place = corridor((5, 1), FAR)
    place.power("wide-swing")
    brutes = [place.monster("stonehide-brute", x, 1) for x in (4, 6)]
    place.agree(ties="ask")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2")
    assert isinstance(place.s.frames[-1], InOrder)
    place.play("h1 target m2", "d roll 20", "d roll 1")
    assert [place.s.hp[brute] for brute in brutes] == [2, 1]


def test_cv_turn_04_monsters_that_all_move_go_in_the_order_he_says() -> None:
    place = corridor((2, 1), (1, 1))
    place.monster("shale-runner", 9, 1)
    place.monster("gloom-recluse", 10, 1, seat=1)
    place.agree(ties="ask")
    happens(place, "everything-stirs", 1)
    assert (asked(place), place.legal("target")) == (0, ["m1", "m2"])
    place.play("h1 target m2")
    assert place.where(M1 + 1) == (5, 2)
    assert place.where(M1) != (5, 2)


def test_cv_turn_04_those_who_are_placed_together_land_in_the_order_he_says() -> None:
    place = corridor((5, 1), (2, 1))
    place.monster("shale-runner", 6, 1)
    place.monster("gloom-recluse", 6, 2)
    place.agree(ties="ask")
    happens(place, "wrong-turning")
    assert place.legal("target") == ["m1", "m2"]
    place.play("h1 target m2", "h1 space 28,1")
    assert place.where(M1 + 1) == (29, 1)
    assert place.where(M1) != (29, 1)


def test_cv_turn_04_allies_of_a_seat_act_in_the_order_he_says() -> None:
    place = Place("ysolde", "oriel")
    place.at(0, 1, 1)
    for name, x in (("ditch-hound", 5), ("tobin-reed", 6)):
        place.begin()
        join(place.s, name, 0, [GRID.at(x, 1)])
        place.s.run()
    hound, tobin = allies(place.s)
    place.begin(Exploration(0))
    assert place.legal("activate") == [FIGURE.text(hound), FIGURE.text(tobin)]
    place.play(f"h1 activate {FIGURE.text(tobin)}", "h1 space 3,1", "h1 space 2,1")
    assert (place.where(tobin), place.where(hound)) == ((3, 1), (2, 1))


# ---- reactions -----------------------------------------------------------------------------------


def pressed() -> Place:
    """Kestrin and Hadra on one tile; a brute is about to hit Kestrin."""
    place = Place("kestrin", "hadra", "oriel")
    place.power("step-between", 1)
    for seat, square in enumerate(((5, 1), (7, 1), (1, 1))):
        place.at(seat, *square)
    place.monster("stonehide-brute", 4, 1, seat=1)
    place.agree(ties="first")
    return place


def test_cv_turn_05_the_active_player_reacts_first_then_clockwise() -> None:
    place = pressed()
    place.villain_phase("d roll 20", seat=1)
    assert (asked(place), place.legal("use")) == (1, ["step-between"])
    place.play("h2 pass")
    assert (asked(place), place.legal("use")) == (0, ["side-pivot"])
    place.play("h1 pass")
    assert lost(place) == [2, 0, 0]


def test_cv_turn_05_who_reacts_is_asked_again_after_the_others() -> None:
    place = pressed()
    place.power("read-the-rhythm", 0)
    place.monster("gnawling-pack", 6, 1)
    place.turn("h1 use left-hand-arc", "h1 target m2", "d roll 1")
    assert place.legal("use") == ["read-the-rhythm"]
    place.play("h1 use read-the-rhythm", "d roll 20", "d draw treasures ring-coat", "h1 give h1")
    assert place.s.spot[M1 + 1] == NOWHERE


def test_cv_turn_05_what_was_turned_aside_needs_no_other_reaction() -> None:
    place = pressed()
    place.villain_phase("d roll 20", "h2 use step-between", seat=1)
    assert lost(place) == [0, 2, 0]


# ---- durations -----------------------------------------------------------------------------------


def test_cv_turn_06_until_your_turn_ends_before_its_first_step() -> None:
    place = Place("oriel", "maro")
    place.stand((5, 1), (7, 1))
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use lantern-staff", "d roll 20", "h1 target h2")
    place.s.queue[0] = ()
    assert armor(place.s, 1) == 16
    place.s.ailments[0] = POISONED
    place.begin(Turns())
    assert armor(place.s, 1) == 15


def test_cv_turn_06_also_when_its_hero_has_no_hero_phase_any_more() -> None:
    place = Place("oriel", "maro")
    place.stand((5, 1), (7, 1))
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use lantern-staff", "d roll 20", "h1 target h2")
    place.s.status[0], place.s.spot[0] = ESCAPED, NOWHERE
    place.s.queue[0] = ()
    place.begin(Turns())
    assert armor(place.s, 1) == 15


def test_cv_turn_06_until_the_end_of_your_next_hero_phase() -> None:
    place = Place("hadra", "maro")
    place.stand((5, 1), (7, 1))
    place.power("gatekeepers-oath")
    brute = place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use gatekeepers-oath", "d roll 1")
    for turn, taunted in ((0, [0]), (2, [])):
        place.s.turns = turn
        place.begin(Closing(0))
        assert taunters(place.s, brute) == taunted
