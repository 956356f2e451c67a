"""The powers of Corvane Ludd, his guards, and what is paid in advance."""

from __future__ import annotations

from tests.games.caverns.cards.fights import (
    SEVRANE,
    dealt,
    duel,
    gallery,
    rolls,
    turned_down,
)
from tests.games.caverns.scenes import EAST, Place
from tests.games.caverns.test_card_words import said
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.combat.targeting import nearest, prey
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.figures import allies
from undercroft.games.caverns.notation import MONSTER_DECK, numbers
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.setup.sequence import SetUp
from undercroft.games.caverns.state import Caverns


def on_guard(guard: str) -> tuple[Place, int]:
    """Corvane acts on guard next to Sevrane."""
    place, foe = duel("corvane", guard, "plain-steel")
    place.play(f"h1 stance {guard}")
    return place, foe


def test_pommel_and_point_once_more_after_an_even_hit() -> None:
    assert dealt("corvane", "pommel-and-point", 10, 9) == 2
    assert dealt("corvane", "pommel-and-point", 10, 8) == 1


def test_pommel_and_point_its_second_roll_is_critical_at_level_two() -> None:
    for level, damage in ((1, 2), (2, 3)):
        place, foe = duel("corvane", "pommel-and-point")
        place.s.level[0] = level
        place.play("h1 use pommel-and-point", *rolls(10, 20))
        assert SEVRANE - place.s.hp[foe] == damage


def test_pommel_and_point_lets_corvane_rise_once_by_either_roll() -> None:
    for dice in ((10, 20), (20, 9), (20, 20)):
        place, _ = duel("corvane", "pommel-and-point")
        place.xp("grotto-giant", "grotto-giant")
        place.play("h1 use pommel-and-point", *rolls(*dice), "h1 no")
        assert place.legal("end")


def test_pommel_and_point_against_another_adjacent_enemy() -> None:
    place, foe = duel("corvane", "pommel-and-point")
    brute = place.monster("stonehide-brute", 4, 1)
    place.monster("stonehide-brute", 7, 1)
    place.play("h1 use pommel-and-point", "h1 target v3", "d roll 10")
    assert place.legal("target") == ["v3", "m1"]
    place.play("h1 target m1", "d roll 10")
    assert (SEVRANE - place.s.hp[foe], place.s.hp[brute]) == (1, 1)
    assert place.legal("end")


def test_contract_closed_on_a_monster() -> None:
    place = gallery("corvane", "contract-closed")
    giant = place.monster("grotto-giant", 6, 1)
    place.turn("h1 use contract-closed", "d roll 7")
    assert place.s.hp[giant] == 2
    assert turned_down(place, "contract-closed")


def earned(*dice: int) -> list[int]:
    """What three enemies have left after Earn Your Keep."""
    place = gallery("corvane", "earn-your-keep")
    brutes = [place.monster("stonehide-brute", *at) for at in ((4, 1), (4, 2), (6, 2))]
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use earn-your-keep", "h1 target v3", "h1 target m1", "h1 target m2")
    place.play(*rolls(*dice))
    return [place.s.hp[figure] for figure in (foe, *brutes)]


def test_earn_your_keep_better_after_the_first_hit() -> None:
    assert earned(8, 8) == [6, 0, 2, 2]


def test_earn_your_keep_no_better_than_that() -> None:
    assert earned(8, 7, 7) == [6, 2, 2, 2]


def test_earn_your_keep_not_before_a_hit() -> None:
    assert earned(7, 8, 8) == [8, 2, 2, 2]


def challenge(die: int) -> tuple[Place, int]:
    """Sevrane on the next tile is challenged."""
    place = gallery("corvane", "formal-challenge", "hired-bow")
    foe = place.villain("sevrane", 8, 1)
    place.at(1, 9, 1)
    place.turn("h1 use formal-challenge", f"d roll {die}")
    return place, foe


def test_formal_challenge_from_8_on() -> None:
    place, foe = challenge(8)
    assert SEVRANE - place.s.hp[foe] == 1
    assert turned_down(place, "formal-challenge")
    assert place.legal("end")


def test_formal_challenge_hit_or_miss_it_is_a_duel() -> None:
    place, foe = challenge(7)
    assert place.s.hp[foe] == SEVRANE
    assert nearest(place.s, foe, prey(place.s, foe)) == [0]
    place.turn("h1 use hired-bow", "d roll 7")
    assert SEVRANE - place.s.hp[foe] == 2


def test_formal_challenge_no_more_than_2_on_the_roll() -> None:
    place, foe = challenge(7)
    place.turn("h1 use hired-bow", "d roll 6")
    assert place.s.hp[foe] == SEVRANE


def test_formal_challenge_is_with_one_alone() -> None:
    place, foe = challenge(7)
    brute = place.monster("stonehide-brute", 6, 1)
    assert nearest(place.s, brute, [1]) == [1]
    assert nearest(place.s, brute, prey(place.s, brute)) == [0]
    place.stand((3, 1), (6, 2))
    assert nearest(place.s, brute, prey(place.s, brute)) == [1]
    place.at(0, 5, 1)
    place.turn("h1 use hired-bow", "h1 target m1", "d roll 9")
    assert (place.s.hp[brute], place.s.hp[foe]) == (2, SEVRANE)
    place.turn("h1 use hired-bow", "h1 target m1", "d roll 10")
    assert place.s.hp[brute] == 1


def test_formal_challenge_lays_a_duel_token() -> None:
    assert "duel token" in said("formal-challenge")


def test_formal_challenge_ends_with_its_foe() -> None:
    place, foe = challenge(7)
    card, *_ = numbers("formal-challenge")
    assert card in [modifier.source for modifier in place.s.modifiers]
    place.begin(Harm(foe, 99, 0, BY_ATTACK))
    assert place.s.tokens == ()
    assert card not in [modifier.source for modifier in place.s.modifiers]


def test_high_guard_armor_and_an_opening_after_a_miss() -> None:
    place, _ = on_guard("high-guard")
    assert armor(place.s, 0) == 16
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 1")
    place.turn("h1 use plain-steel", "d roll 6")
    assert place.s.hp[brute] == 1
    place.turn("h1 use plain-steel", "d roll 7")
    assert place.s.hp[brute] == 1


def test_high_guard_no_more_than_2() -> None:
    place, _ = on_guard("high-guard")
    place.s.villains = ()
    brute = place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 1")
    place.turn("h1 use plain-steel", "d roll 5")
    assert place.s.hp[brute] == 2


def test_low_guard_better_rolls_and_less_armor() -> None:
    place, foe = on_guard("low-guard")
    assert armor(place.s, 0) == 14
    place.play("h1 use plain-steel", "d roll 5")
    assert SEVRANE - place.s.hp[foe] == 1


def test_low_guard_one_less_misses() -> None:
    place, foe = on_guard("low-guard")
    place.play("h1 use plain-steel", "d roll 4")
    assert place.s.hp[foe] == SEVRANE


def monster_comes(place: Place, seat: int = 0) -> None:
    """A seat draws a monster for the second tile."""
    place.s.active = seat
    place.begin(Spawn(seat, tile(EAST)))
    place.play("d draw monsters shale-runner")


def test_coin_for_the_road_an_item_buys_a_monster_off() -> None:
    place = gallery("corvane", "coin-for-the-road")
    place.item("ring-coat")
    place.item("nailed-boots")
    monster_comes(place)
    assert place.legal("use") == ["coin-for-the-road"]
    place.play("h1 use coin-for-the-road", "h1 pick ring-coat")
    assert (place.s.queue[0], len(place.s.items[0]), place.s.frames) == ((), 1, [])
    assert turned_down(place, "coin-for-the-road")


def raided(*answers: str) -> Place:
    """Corvane with two items finds a Raiding Party; what he does about each of the two."""
    place = gallery("corvane", "coin-for-the-road")
    place.item("ring-coat")
    place.item("nailed-boots")
    place.begin(Spawn(0, tile(EAST), exploring=True))
    place.play("d draw monsters raiding-party", "d draw monsters shale-runner", *answers)
    return place


BUYS = ("h1 use coin-for-the-road", "h1 pick ring-coat")


def test_coin_for_the_road_buys_one_of_a_raiding_party_off() -> None:
    place = raided(*BUYS, "d draw monsters gloom-recluse")
    assert place.s.queue[0] == numbers("gloom-recluse")
    assert place.s.discards[MONSTER_DECK] == numbers("raiding-party", "shale-runner")
    assert place.s.frames == []


def test_coin_for_the_road_buys_the_second_of_a_raiding_party_off() -> None:
    place = raided("h1 pass", "d draw monsters gloom-recluse", *BUYS)
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.s.discards[MONSTER_DECK] == numbers("raiding-party", "gloom-recluse")
    assert place.s.frames == []


def test_coin_for_the_road_needs_an_item() -> None:
    place = gallery("corvane", "coin-for-the-road")
    monster_comes(place)
    assert len(place.s.queue[0]) == 1


def test_coin_for_the_road_not_for_the_monsters_of_others() -> None:
    place = gallery("corvane", "coin-for-the-road")
    place.item("ring-coat")
    monster_comes(place, seat=1)
    assert len(place.s.queue[1]) == 1


def test_whistle_up_the_hound_comes_to_his_tile() -> None:
    place = gallery("corvane", "whistle-up")
    place.turn("h1 use whistle-up")
    assert "4,1" in place.legal("space")
    assert not {"3,1", "8,1"} & set(place.legal("space"))
    place.play("h1 space 4,1")
    (hound,) = allies(place.s)
    assert (name_of(place.s, hound), place.where(hound)) == ("Ditch Hound", (4, 1))
    assert turned_down(place, "whistle-up")


def test_paid_in_advance_one_item_more() -> None:
    place = Place("corvane", "maro")
    place.begin(Equipped())
    place.play("d draw treasures ring-coat", "d draw treasures nailed-boots")
    place.play("d draw treasures wardens-plate")
    assert [len(items) for items in place.s.items[:2]] == [2, 1]


class Equipped(SetUp):
    """Setting up goes on where heroes get their items."""

    def advance(self, s: Caverns) -> bool:
        self.step = max(self.step, 2)
        return super().advance(s)
