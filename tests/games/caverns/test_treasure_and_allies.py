"""The rules of treasure and allies, each by its id."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, finds, is_over, meets
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.state import ESCAPED, NOWHERE


def duel(monster: str = "shale-runner") -> Place:
    """Hadra acts next to a monster, with Brunna; Maro stands elsewhere."""
    place = Place("hadra", "brunna", "maro")
    place.stand((5, 1), (6, 2), (1, 1))
    place.monster(monster, 6, 1)
    place.acts()
    return place


def slays(place: Place, die: int = 19) -> None:
    """Hadra strikes."""
    place.play("h1 use boss-and-hammer", f"d roll {die}")


def test_cv_treas_02_the_hero_who_made_the_kill_draws() -> None:
    place = duel()
    slays(place)
    place.play("d draw treasures ring-coat")
    assert place.legal("give") == ["h1", "h2", "h3"]


def test_cv_treas_03_a_reaction_in_anothers_turn_draws_if_nobody_has() -> None:
    for drawn in (False, True):  # by Brunna, whose turn it is
        place = duel()
        place.power("answering-stance")
        place.play("h1 stance answering-stance")
        place.s.queue = [(), numbers("shale-runner"), ()]
        place.at(1, 0, 1)
        place.s.treasure_drawn = int(drawn) << 1
        place.villain_phase("d roll 1", "d roll 20", seat=1)
        assert place.s.spot[-1] == NOWHERE
        assert (place.legal("draw") == []) is drawn


def test_cv_treas_04_without_a_heros_attack_there_is_experience_alone() -> None:
    place = duel()
    finds(place, "landslip")
    assert is_over(place)
    assert place.s.pile[0] == numbers("shale-runner")
    place.monster("shale-runner", 6, 1)
    place.acts()
    slays(place)
    assert place.legal("draw")


def test_cv_treas_05_a_card_that_draws_is_extra() -> None:
    place = duel()
    place.s.treasure_drawn = 1
    meets(place, "bitter-luck", "d roll 20", "d draw treasures found-hour")
    assert place.s.surges == [3]
    place.s.treasure_drawn = 0
    meets(place, "fork-in-the-dark", "d roll 20", "d draw treasures trophy-tooth")
    assert place.s.treasure_drawn == 0


def test_cv_treas_06_a_fortune_works_at_once_and_is_discarded() -> None:
    place = duel()
    slays(place)
    place.play("d draw treasures found-hour")
    assert place.s.surges == [3]
    assert discarded(place, "found-hour")


def test_cv_treas_08_several_treasures_help_at_once() -> None:
    place = duel()
    for item in ("ring-coat", "nailed-boots", "whetted-edge"):
        place.item(item)
    assert (armor(place.s, 0), speed(place.s, 0)) == (17, 6)
    slays(place, 5)
    assert place.s.spot[-1] == NOWHERE


def test_cv_treas_09_a_flipped_item_is_kept_and_a_discarded_one_is_gone() -> None:
    place = duel()
    place.item("throwing-irons")
    place.item("smoke-pot")
    place.turn("h1 use smoke-pot", "h1 use throwing-irons", "d roll 1")
    assert place.s.items[0] == ()
    assert place.s.items_down[0] == numbers("throwing-irons")
    assert discarded(place, "smoke-pot")
    assert "CV-POW-02" in place.refused("h1 use throwing-irons")


def test_cv_treas_10_a_banner_is_the_one_item_defence_of_each() -> None:
    place = duel()
    place.item("last-watch-banner", 1)
    assert armor(place.s, 0) == 17
    place.item("ring-coat")
    assert armor(place.s, 0) == 17


def test_cv_treas_11_no_treasure_works_while_its_owner_is_down() -> None:
    place = duel()
    place.item("last-watch-banner", 1)
    assert armor(place.s, 0) == 17
    place.s.hp[1] = 0
    assert armor(place.s, 0) == 16


def test_cv_treas_12_no_item_for_the_downed_or_escaped() -> None:
    place = duel()
    place.s.hp[1] = 0
    finds(place, "ring-coat")
    assert place.legal("give") == ["h1", "h3"]
    place.play("h1 give h3")
    assert place.s.items[2] == numbers("ring-coat")
    place.s.status[2], place.s.spot[2] = ESCAPED, NOWHERE
    finds(place, "nailed-boots")
    assert place.s.items[0] == numbers("nailed-boots")


def test_cv_treas_13_a_villain_earns_a_treasure_too() -> None:
    place = Place("hadra", "maro")
    place.at(0, 5, 1)
    drusk = place.villain("drusk", 6, 1)
    place.s.hp[drusk] = 1
    place.acts()
    slays(place)
    assert place.legal("draw")


def helped() -> tuple[Place, int]:
    """Brunna has a turncoat beside a monster of which she and Hadra hold a card each."""
    place = duel()
    place.s.queue[1] = numbers("shale-runner")
    join(place.s, "ashen-turncoat", 1, [GRID.at(7, 1)])
    place.s.active = 1
    place.s.frames = []
    return place, ally_figure("ashen-turncoat")


def test_cv_ally_02_an_ally_has_hp_and_belongs_to_a_seat() -> None:
    place = duel()
    join(place.s, "ashen-turncoat", 1, [GRID.at(7, 1)])
    friend = ally_figure("ashen-turncoat")
    assert (place.s.hp[friend], place.s.holder[friend]) == (2, 1)


def in_play() -> tuple[Place, int]:
    """The turncoat stands beside the monster."""
    place, friend = helped()
    place.at(friend, 7, 1)
    return place, friend


def test_cv_ally_03_monsters_take_an_ally_for_a_hero() -> None:
    place, friend = in_play()
    for seat in range(3):
        place.at(seat, 1 + seat % 2, seat // 2)
    place.villain_phase("d roll 20")
    assert place.s.hp[friend] == 1


def test_cv_ally_04_an_ally_acts_at_the_end_of_the_exploration_phase() -> None:
    place, _ = in_play()
    place.begin(Exploration(1))
    place.play("d roll 1")
    assert is_over(place)
    place.begin(Exploration(0))
    assert is_over(place)


def test_cv_ally_05_its_kill_is_experience_of_its_seat_and_no_treasure() -> None:
    place, _ = in_play()
    place.begin(Exploration(1))
    place.play("d roll 20")
    assert is_over(place)
    assert place.s.pile[0] == numbers("shale-runner")
    assert place.s.queue[:2] == [numbers("shale-runner"), ()]


def test_cv_ally_06_an_ally_without_hp_is_removed_and_its_card_set_aside() -> None:
    place = duel()
    join(place.s, "lamp-wisp", 1, [GRID.at(7, 1)])
    place.s.run()
    wisp = ally_figure("lamp-wisp")
    place.begin(Harm(wisp, 1, len(place.s.spot) - 1, BY_ATTACK))
    assert place.s.spot[wisp] == NOWHERE
    assert place.s.standing == duel().s.standing


def test_cv_ally_07_an_ally_lands_on_any_free_square_of_a_tile() -> None:
    place, friend = in_play()
    place.s.spot[-1] = NOWHERE
    place.at(1, 3, 1)
    place.begin(Exploration(1))
    squares = ["1,0", "2,0", "2,1", "0,2", "1,2", "2,2", "3,2"]
    assert set(squares) <= set(place.legal("space"))
    place.play("h2 space 3,2")
    assert place.where(friend) == (3, 2)


def test_cv_ally_09_ties_are_settled_by_its_player() -> None:
    place, friend = in_play()
    place.at(friend, 4, 2)
    place.monster("gloom-recluse", 7, 2, seat=2)
    place.begin(Exploration(1))
    assert place.legal("target") == ["m1", "m2"]
    place.play("h2 target m2")
    assert place.s.frames
