"""The Deck of Many Treasures, card by card, and the mimics that come of it."""

from __future__ import annotations

import pytest

from tests.games.alliance.cards.plays import ends_with_the_round
from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing, monster, monsters
from undercroft.games.alliance.notation import DISCARDS, HANDS, OPEN_TOKEN

# ---- treasures -----------------------------------------------------------------------------------


def test_phoenix_feather_heals_five_wounds_of_any_own_hero_however_far() -> None:
    place, krom, _ = duel("krom")
    bull = place.hero("bull", place.gate, 8)
    rival = place.hero("graltar", place.room, 3, seat=1)
    place.wound(bull, 7)
    place.wound(rival, 3)
    place.treasure("phoenix-feather")
    place.turn(krom, "p1 use-up phoenix-feather")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert (place.wounds(bull), place.wounds(rival)) == (7 - 5, 3)
    assert is_standing(place.s, bull)


def test_flask_of_lightning_is_a_ranged_attack_of_eight() -> None:
    place, _, giant = shootout("krom", foe="rust-giant")
    place.treasure("flask-of-lightning")
    place.play("p1 use-up flask-of-lightning")
    assert place.wounds(giant) == 8 - 4
    assert (place.legal("attack"), place.legal("move")) == ([], [])
    assert place.s.treasures[0] == ()


def test_flask_of_lightning_is_for_targets_in_reach() -> None:
    place, _, _ = duel("krom")
    place.treasure("flask-of-lightning")
    assert place.refused("p1 use-up flask-of-lightning") == ["DA-ACT-12"]
    assert place.legal("use-up") == []


def test_giants_tonic_adds_four_to_melee_for_the_round() -> None:
    place, krom, ogre = duel("krom")
    place.treasure("giants-tonic")
    place.play("p1 use-up giants-tonic")
    assert damage(place.s, AttackSpec(krom, ogre, AttackKind.RANGED, 3)) == 3 - 2
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 4 - 2
    ends_with_the_round(place)


def test_scroll_of_passage_leads_to_any_empty_space_and_into_its_traps() -> None:
    place = Place(archway=False)
    krom = place.hero("krom", place.gate, 4)
    place.hero("lorna", place.room, 8)
    place.monster("goblin", place.room, 7)
    place.token("dart-volley-1", place.room, 0)
    place.treasure("scroll-of-passage")
    turn = place.turn(krom, "p1 use-up scroll-of-passage")
    gate = [f"{x},{y}" for y in (12, 13, 14) for x in (3, 4, 5)]
    room = [f"{x},{y}" for y in (9, 10, 11) for x in (3, 4, 5)]
    full = {"4,13", "5,11", "4,11"}
    there = [space for space in place.legal("space") if space in (*gate, *room)]
    assert there == [space for space in (*room, *gate) if space not in full]
    place.play("p1 space 4,10", "d show tokens-1 0 dart-volley-1")
    assert place.local(place.s.spot[krom]) == (place.room, 4)
    assert (place.wounds(krom), turn.used) == (2, 0)


def test_mantle_of_glass_adds_four_armor_for_the_round() -> None:
    place, krom, ogre = duel("krom")
    place.treasure("mantle-of-glass")
    place.play("p1 use-up mantle-of-glass")
    assert (value(place.s, krom, Stat.ARMOR), value(place.s, krom, Stat.DODGE)) == (4, 0)
    place.strike(ogre, krom)
    assert place.wounds(krom) == 0
    ends_with_the_round(place)


def test_silver_hourglass_readies_who_uses_it_for_another_cycle() -> None:
    place = Place()
    krom, lorna = place.hero("krom", place.gate, 4), place.hero("lorna", place.gate, 3)
    place.treasure("silver-hourglass")
    place.activation(krom)
    place.play("p1 use-up silver-hourglass")
    assert (place.s.ready[krom], place.s.ready[lorna]) == (1, 0)
    place.play("p1 stop")
    assert place.s.ready[krom] == 1


def test_purse_of_the_old_king_holds_three_xp_to_spend() -> None:
    place, _, _ = duel("krom")
    pool = place.s.pools[0]
    place.treasure("purse-of-the-old-king")
    place.play("p1 use-up purse-of-the-old-king")
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (3, 0)
    assert place.s.pools[0] == pool - 3


# ---- traps ---------------------------------------------------------------------------------------


def sprung(trap: str, *rolls: str, cards: tuple[str, ...] = (), xp: int = 0) -> tuple[Place, int]:
    """Krom in the room has opened a chest and turned up a trap; what he rolls decides."""
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.token("treasure-chest-1", place.room, 0, OPEN_TOKEN)
    place.bury(trap)
    place.hold(*cards)
    place.s.xp_up[0] = xp
    place.turn(krom, "p1 chest 3,9", "p1 yes", f"d draw treasures {trap}", "p1 spend 0")
    place.play(*rolls)
    return place, krom


def test_needle_lid_is_disarmed_with_two() -> None:
    place, krom = sprung("needle-lid", "d roll 2")
    assert place.wounds(krom) == 0
    assert place.legal("move") != []


def test_needle_lid_deals_two_wounds_and_one_of_poison() -> None:
    place, krom = sprung("needle-lid", "d roll 1")
    assert place.s.wounds[krom] == (PLAIN, PLAIN, POISON)


def far_and_near(roll: str) -> list[int]:
    """Whether ogres in the room of the hinge, and one to three archways away, are ready."""
    place, _ = sprung("screaming-hinge")
    first = place.beyond(place.room, NORTH)
    second = place.beyond(first, WEST)
    third = place.beyond(second, SOUTH)
    ogres = [place.monster("ogre", cell, 4) for cell in (first, second, third)]
    ogres.append(place.monster("goblin", place.room, 8))
    place.play(roll)
    return [place.s.ready[ogre] for ogre in ogres]


def test_screaming_hinge_readies_monsters_up_to_two_archways_away() -> None:
    assert far_and_near("d roll 0") == [1, 1, 0, 1]


def test_screaming_hinge_is_silenced_with_one() -> None:
    assert far_and_near("d roll 1") == [0, 0, 0, 0]


HAND = ("charge", "reflex", "whetstone")


def test_cursed_ledger_turns_two_xp_and_takes_two_cards_of_choice() -> None:
    place, _ = sprung("cursed-ledger", "d roll 2", cards=HAND, xp=4)
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (4 - 2, 1 + 2)
    place.play("p1 discard charge", "p1 discard whetstone")
    assert (len(place.s.zones[HANDS]), len(place.s.zones[DISCARDS])) == (1, 2)
    assert place.legal("move") != []


def test_cursed_ledger_takes_what_there_is() -> None:
    place, _ = sprung("cursed-ledger", "d roll 0", cards=("reflex",), xp=1)
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (0, 1 + 1)
    place.play("p1 discard reflex")
    assert place.legal("move") != []


def test_cursed_ledger_is_closed_with_three() -> None:
    place, _ = sprung("cursed-ledger", "d roll 3", cards=HAND, xp=4)
    assert (place.s.xp_up[0], len(place.s.zones[HANDS])) == (4, 3)
    assert place.legal("move") != []


# ---- mimics --------------------------------------------------------------------------------------


def test_mimic_takes_the_place_of_the_chest_and_strikes() -> None:
    place = Place()
    bull = place.hero("bull", place.room, 4)
    place.token("treasure-chest-2", place.room, 0, OPEN_TOKEN)
    place.bury("mimic")
    place.turn(bull, "p1 chest 3,9", "p1 yes", "d draw treasures mimic")
    found = monsters(place.s)
    assert [monster(place.s, figure).id for figure in found] == ["mimic-2"]
    assert place.local(place.s.spot[found[0]]) == (place.room, 0)
    assert place.wounds(bull) == 5 - 1


@pytest.mark.parametrize(("kind", "strength"), [("mimic-1", 4), ("mimic-2", 5), ("mimic-3", 6)])
def test_it_strikes_all_within_two_spaces_and_never_moves(kind: str, strength: int) -> None:
    place = Place(archway=False)
    near = place.hero("bull", place.room, 4)
    two_away = place.hero("krolt", place.gate, 1)
    three_away = place.hero("graltar", place.gate, 4, seat=1)
    mimic = place.monster(kind, place.room, 4)
    place.s.stand(near, place.square(place.room, 1))
    place.act(mimic)
    assert place.s.frames == []
    wounds = [place.wounds(hero) for hero in (near, two_away, three_away)]
    assert wounds == [strength - 1, strength - 1, 0]
    assert place.local(place.s.spot[mimic]) == (place.room, 4)
