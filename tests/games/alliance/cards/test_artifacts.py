"""The artifacts: what each gives all heroes of its owner, for good."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.games.alliance.actions.upgrade import Upgrading, lay_out
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import speed, value
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import ARTIFACTS
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.notation import HANDS, NOTATION, OPEN_TOKEN
from undercroft.games.alliance.phases.hands import discard_limit

PRICES = {
    "crown-of-four-oaths": 7,
    "banner-of-dawn": 6,
    "shadow-mantle": 6,
    "hourglass-of-grey-sand": 6,
    "heart-of-the-mountain": 6,
    "sunder": 6,
    "boots-of-nine-winds": 5,
    "eye-of-the-delver": 5,
    "lens-of-far-fire": 6,
    "horn-of-giants": 6,
    "elfglass-bow": 6,
    "clockwork-heart": 5,
    "beast-totem": 5,
    "chalice-of-tears": 6,
    "treasury-key": 6,
    "kings-ransom": 7,
    "titans-nail": 7,
    "staff-of-hours": 6,
}


def on_offer(hero: str, card: Card, xp: int) -> Place:
    """A seat with one hero and so much experience may draft an artifact."""
    place = Place()
    place.hero(hero, place.room, 4)
    place.s.xp_up[0] = xp
    place.s.upgrade_area = [NOTATION.cards.parse(card.id)]
    place.s.frames = [Upgrading(0)]
    return place


@pytest.mark.parametrize("card", ARTIFACTS, ids=lambda card: str(card.id))
def test_an_artifact_has_its_price_and_asks_for_its_icons(card: Card) -> None:
    price = PRICES[card.id]
    for hero in HEROES:
        is_met = card.needs.met_by(hero.race, hero.classes)
        needed = [] if is_met else ["DA-DRAFT-02"]
        assert on_offer(hero.id, card, price).refused(f"p1 buy {card.id}") == needed
        poor = on_offer(hero.id, card, price - 1)
        assert sorted(poor.refused(f"p1 buy {card.id}")) == [*needed, "DA-DRAFT-03"]


def allies(artifact: str, *heroes: str, rival: str = "krolt") -> tuple[Place, list[int], int, int]:
    """Heroes of an owner and a rival, around an ogre in the middle of the room."""
    place = Place()
    figures = [place.hero(name, place.room, local) for name, local in zip(heroes, (7, 3, 6))]
    other = place.hero(rival, place.room, 5, seat=1)
    ogre = place.monster("ogre", place.room, 4)
    place.turn(figures[0])
    place.artifact(artifact)
    return place, figures, other, ogre


def dealt(place: Place, figure: int, kind: AttackKind, strength: int, target: int) -> int:
    """What an attack of a kind and strength would do to a target."""
    return damage(place.s, AttackSpec(figure, target, kind, strength))


def test_crown_of_four_oaths_adds_one_to_all_attacks_but_those_of_pets() -> None:
    place, heroes, rival, ogre = allies("crown-of-four-oaths", "krom", "lorna")
    place.next_round()
    for hero in heroes:
        assert dealt(place, hero, AttackKind.MELEE, 3, ogre) == 3 + 1 - 2
        assert dealt(place, hero, AttackKind.RANGED, 3, ogre) == 3 + 1 - 2
    assert dealt(place, rival, AttackKind.MELEE, 3, ogre) == 3 - 2
    assert damage(place.s, AttackSpec(heroes[0], ogre, AttackKind.MELEE, 3, pet=True)) == 3 - 2
    place.turn(heroes[0])
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


@pytest.mark.parametrize("strikes", [1, 2])
def test_banner_of_dawn_adds_one_armor(strikes: int) -> None:
    place, (holgar, krom), rival, ogre = allies("banner-of-dawn", "holgar", "krom")
    assert value(place.s, krom, Stat.ARMOR) == 1
    for _ in range(strikes):
        for hero in (holgar, krom, rival):
            place.s.bear(hero, ())
            place.strike(ogre, hero)
        found = [place.wounds(hero) for hero in (holgar, krom, rival)]
        assert found == [5 - 2 - 1, 5 - 1 - 1, 5 - 1]
        place.next_round()


def test_shadow_mantle_adds_one_dodge() -> None:
    place, (holgar, krom), rival, ogre = allies("shadow-mantle", "holgar", "krom")
    place.next_round()
    for hero in (holgar, krom, rival):
        place.strike(ogre, hero)
    found = [place.wounds(hero) for hero in (holgar, krom, rival)]
    assert found == [5 - 2 - 1, 5 - 1 - 1, 5 - 1]


def test_hourglass_of_grey_sand_adds_two_cards_to_the_hand() -> None:
    place, _, _, _ = allies("hourglass-of-grey-sand", "krom")
    for seat in (0, 1):
        place.deck(*["reflex", "surge-forward"] * 6, seat=seat)
    place.next_round()
    sizes = [len(place.s.zones[HANDS + seat]) for seat in (0, 1)]
    assert sizes == [place.s.hand_size(0) + 2, place.s.hand_size(1)]


def test_heart_of_the_mountain_heals_every_own_hero_when_a_round_ends() -> None:
    place, (krom, lorna), rival, _ = allies("heart-of-the-mountain", "krom", "lorna")
    place.wound(krom, 6)
    place.wound(lorna, 2)
    place.wound(rival, 2)
    place.next_round()
    assert [place.wounds(hero) for hero in (krom, lorna, rival)] == [5, 1, 2]
    place.next_round()
    assert [place.wounds(hero) for hero in (krom, lorna, rival)] == [4, 0, 2]


def test_heart_of_the_mountain_heals_after_poison_has_worked() -> None:
    place, (krom,), _, _ = allies("heart-of-the-mountain", "krom")
    place.wound(krom, 1, poison=True)
    place.next_round()
    assert place.s.wounds[krom] == (POISON,)


def test_sunder_adds_one_to_melee_and_ignores_one_armor() -> None:
    place, (krom, lorna), rival, ogre = allies("sunder", "krom", "lorna")
    place.next_round()
    assert dealt(place, krom, AttackKind.MELEE, 3, ogre) == 3 + 1 - (2 - 1)
    assert dealt(place, lorna, AttackKind.RANGED, 3, ogre) == 3 - (2 - 1)
    assert dealt(place, rival, AttackKind.MELEE, 3, ogre) == 3 - 2
    troll = place.monster("fen-troll", place.room, 1)
    assert dealt(place, krom, AttackKind.MELEE, 3, troll) == 3 + 1 - 1


def test_boots_of_nine_winds_add_one_speed() -> None:
    place, (krom, lorna), rival, _ = allies("boots-of-nine-winds", "krom", "lorna")
    place.next_round()
    assert [speed(place.s, hero) for hero in (krom, lorna, rival)] == [4 + 1, 5 + 1, 4]


def test_eye_of_the_delver_adds_two_to_the_die_in_spite_of_enemies() -> None:
    place, (krom, lorna), rival, _ = allies("eye-of-the-delver", "krom", "lorna")
    place.token("locked-chest-3", place.room, 8, OPEN_TOKEN)
    place.next_round()
    place.turn(rival)
    assert place.refused("p2 force 5,11") == ["DA-CHEST-06"]
    place.s.stand(lorna, place.square(place.gate, 1))
    for hero in (krom, lorna):
        place.turn(hero)
        assert place.legal("force") == ["5,11"]
    place.play("p1 force 5,11")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 0", "d roll 1")
    assert place.s.xp_down[0] == 5


def test_lens_of_far_fire_adds_one_to_ranged_attacks_and_one_to_their_range() -> None:
    place = Place()
    lorna = place.hero("lorna", *place.file(0))
    rival = place.hero("jypzy", place.gate, 6, seat=1)
    ogre = place.monster("ogre", *place.file(4))
    place.monster("ogre", *place.file(5))
    place.turn(lorna)
    assert place.legal("attack") == []
    place.artifact("lens-of-far-fire")
    place.next_round()
    place.turn(rival)
    assert place.legal("attack") == []
    assert dealt(place, lorna, AttackKind.MELEE, 3, ogre) == 3 - 2
    place.turn(lorna)
    assert place.legal("attack") == ["m1"]
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_lens_of_far_fire_carries_spells_farther_too() -> None:
    place = Place()
    mysterios = place.hero("mysterios", *place.file(0))
    ogre = place.monster("ogre", *place.file(4))
    place.hold("force-bolt")
    place.turn(mysterios)
    assert place.refused("p1 play force-bolt") == ["DA-ACT-12"]
    place.artifact("lens-of-far-fire")
    place.play("p1 play force-bolt")
    assert place.wounds(ogre) == 5 + 1 - 2


def test_horn_of_giants_adds_one_to_melee_and_may_push_who_is_hit() -> None:
    place, (krom, holgar), rival, ogre = allies("horn-of-giants", "krom", "holgar")
    place.next_round()
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    place.play("p1 yes", "p1 shove 4,9")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    place.turn(holgar, "p1 attack m1", "p1 no")
    assert place.wounds(ogre) == (3 + 1 - 2) + (2 + 1 - 2)
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    place.turn(rival, "p2 attack m1")
    assert place.wounds(ogre) == 3 + (3 - 2)
    assert place.legal("yes") == []


def test_horn_of_giants_pushes_one_space() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 1)
    ogre = place.monster("ogre", place.room, 4)
    place.turn(krom)
    place.artifact("horn-of-giants")
    place.play("p1 attack m1", "p1 yes", "p1 shove 4,11")
    assert place.local(place.s.spot[ogre]) == (place.room, 7)
    assert place.legal("shove") == []


def test_horn_of_giants_asks_nothing_where_nobody_can_be_pushed() -> None:
    place, _, ogre = duel("krom")
    place.artifact("horn-of-giants")
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    assert place.legal("yes") == []
    place, _, giant = duel("krom", "notched-cleaver", foe="rust-giant")
    place.s.stand(giant, place.square(place.room, 7))
    place.artifact("horn-of-giants")
    place.play("p1 play notched-cleaver", "p1 attack m1")
    assert place.wounds(giant) == 3 + 1 + 2 - 4
    assert place.legal("yes") == []


def test_horn_of_giants_asks_nothing_about_misses_the_slain_and_ranged_attacks() -> None:
    for hero, foe in (("holgar", "gargoyle"), ("krom", "goblin")):
        place, _, _ = duel(hero, foe=foe)
        place.artifact("horn-of-giants")
        place.play("p1 attack m1")
        assert place.legal("yes") == []
    place, _, ogre = shootout("lorna")
    place.artifact("horn-of-giants")
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 - 2
    assert place.legal("yes") == []


def test_elfglass_bow_adds_one_to_ranged_attacks_and_nobody_is_in_the_way() -> None:
    place = Place()
    lorna = place.hero("lorna", *place.file(0))
    rival = place.hero("jypzy", *place.file(1), seat=1)
    ogre = place.monster("ogre", *place.file(3))
    place.turn(lorna)
    assert dealt(place, lorna, AttackKind.RANGED, 4, ogre) == 4 - 2 - 1
    place.artifact("elfglass-bow")
    place.next_round()
    assert dealt(place, rival, AttackKind.RANGED, 3, ogre) == 3 - 2
    assert dealt(place, lorna, AttackKind.MELEE, 3, ogre) == 3 - 2
    place.turn(lorna, "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_clockwork_heart_allows_one_more_card_of_a_used_type_once_a_round() -> None:
    place, (krom, lorna), _, _ = allies("clockwork-heart", "krom", "lorna")
    place.next_round()
    place.hold("surge-forward", "surge-forward", "surge-forward")
    turn = place.activation(krom)
    place.play("p1 play surge-forward")
    assert place.refused("p1 play surge-forward") == ["DA-CARD-04"]
    place.play("p1 use clockwork-heart", "p1 play surge-forward")
    assert turn.points(place.s) == 4 + 2 + 2
    assert place.refused("p1 play surge-forward") == ["DA-CARD-04"]
    place.play("p1 stop")
    place.activation(lorna)
    assert place.refused("p1 use clockwork-heart") == ["DA-ART-03"]
    place.next_round()
    place.turn(lorna)
    assert place.legal("use") == ["clockwork-heart"]


def test_beast_totem_adds_two_to_pets_and_takes_poison_as_plain_wounds() -> None:
    place, (lorna, holgar), rival, ogre = allies("beast-totem", "lorna", "holgar")
    place.next_round()
    for hero in (holgar, rival):
        place.wound(hero, 1, poison=True)
    assert (place.s.wounds[holgar], place.s.wounds[rival]) == ((PLAIN,), (POISON,))
    assert dealt(place, holgar, AttackKind.MELEE, 3, ogre) == 3 - 2
    place.hold("hawk-companion")
    place.turn(lorna, "p1 play hawk-companion")
    assert place.wounds(ogre) == 3 + 2 - 2


def test_chalice_of_tears_heals_the_active_hero_once_a_turn() -> None:
    place, (krom, lorna), rival, _ = allies("chalice-of-tears", "krom", "lorna")
    for hero in (krom, lorna, rival):
        place.wound(hero, 3)
    place.next_round()
    place.activation(krom)
    place.play("p1 use chalice-of-tears")
    assert place.refused("p1 use chalice-of-tears") == ["DA-ART-03"]
    place.play("p1 stop")
    place.activation(lorna)
    place.play("p1 use chalice-of-tears")
    assert [place.wounds(hero) for hero in (krom, lorna, rival)] == [2, 2, 3]
    place.turn(rival)
    assert place.refused("p2 use chalice-of-tears") == ["DA-ART-03"]


@pytest.mark.parametrize(("chest", "xp"), [("treasure-chest-1", 1), ("locked-chest-1", 2)])
def test_treasury_key_gives_two_more_for_every_chest_of_its_owner(chest: str, xp: int) -> None:
    verbs = {"treasure": ("chest 5,11",), "locked-c": ("force 5,11", "spend 1")}[chest[:8]]
    for seat, more in ((0, 2), (1, 0)):
        place = Place()
        for other in (0, 1):
            place.hero("krom" if other else "holgar", place.room, 7 - 3 * other, seat=other)
        place.turn(0)
        place.artifact("treasury-key")
        place.next_round()
        place.token(chest, place.room, 8, OPEN_TOKEN)
        place.turn(4 * seat)
        place.play(*(f"p{seat + 1} {verb}" for verb in verbs))
        assert place.s.xp_down[seat] == xp + more
        assert sum(place.s.xp_down) == xp + more


def test_kings_ransom_gives_three_xp_at_once_and_one_more_discard() -> None:
    place, _, _, _ = allies("kings-ransom", "krom")
    assert (place.s.xp_down[0], place.s.xp_up[0]) == (3, 0)
    place.next_round()
    assert place.s.xp_down[0] == 3
    assert discard_limit(place.s, 0) == place.s.discard_limit(0) + 1
    assert discard_limit(place.s, 1) == place.s.discard_limit(1)


def test_kings_ransom_pays_no_more_when_a_kept_one_is_laid_out() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.turn(krom)
    lay_out(place.s, 0, NOTATION.cards.parse("kings-ransom"), drafted=False)
    place.s.run()
    assert (place.s.xp_down[0], place.s.xp_up[0]) == (0, 0)
    assert discard_limit(place.s, 0) == place.s.discard_limit(0) + 1


def test_staff_of_hours_lets_a_hero_make_two_steps_after_an_attack_once_a_round() -> None:
    place, (krom, lorna), _, ogre = allies("staff-of-hours", "krom", "lorna")
    place.next_round()
    place.s.stand(ogre, place.square(place.room, 1))
    place.s.stand(krom, place.square(place.room, 4))
    turn = place.activation(krom)
    place.play("p1 use staff-of-hours", "p1 attack m1")
    assert turn.points(place.s) == 2
    assert place.legal("face") == []
    place.play("p1 move 4,11")
    assert place.local(place.s.spot[krom]) == (place.room, 7)
    assert place.legal("move") == []
    place.play("p1 stop")
    place.activation(lorna)
    assert place.refused("p1 use staff-of-hours") == ["DA-ART-03"]
    place.next_round()
    place.turn(lorna)
    assert place.legal("use") == ["staff-of-hours"]


def test_staff_of_hours_opens_no_doors_after_an_attack() -> None:
    place, _, _ = duel("runyon-zay", "surge-forward", foe="ogre")
    place.artifact("staff-of-hours")
    place.s.stand(0, place.square(place.room, 7))
    place.play("p1 use staff-of-hours", "p1 attack m1")
    assert place.legal("move") != []
    assert place.legal("open") == []
    assert "DA-ACT-05" in place.refused("p1 open west")
