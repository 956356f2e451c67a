"""What each kind of monster prefers to the nearest hero and the nearest space."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import ROOTED
from undercroft.games.alliance.effects.vocabulary import Stat


def away(place: Place, figure: int, hero: int) -> int:
    """How far a figure is from a hero."""
    return place.s.walls.board.grid.distance(place.s.spot[figure], place.s.spot[hero])


def prey(foe: str, nearest: str, other: str, at: int = 1) -> tuple[Place, int, int, int]:
    """A monster in the north of a room, a hero in the middle, another in the south."""
    place = Place()
    first, second = place.hero(nearest, place.room, 4), place.hero(other, place.room, 7)
    return place, first, second, place.monster(foe, place.room, at)


def acts(place: Place, figure: int) -> None:
    """A monster acts, and goes to the first of the spaces that suit it as well."""
    place.act(figure)
    for space in place.legal("go")[:1]:
        place.play(f"p1 go {space}")


def retires(foe: str) -> tuple[Place, int]:
    """A monster beside a hero goes as far away as it can still shoot."""
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    figure = place.monster(foe, place.gate, 1)
    place.act(figure)
    assert place.legal("go") == ["3,10", "4,10", "5,10"]
    place.play("p1 go 4,10")
    assert away(place, figure, krom) == 3
    return place, krom


def test_goblin_leaves_the_nearest_space_to_one_that_comes_after_it() -> None:
    place = Place()
    far = place.beyond(place.room, NORTH)
    krom = place.hero("krom", place.gate, 0)
    goblin = place.monster("goblin", place.room, 4)
    other = place.monster("goblin", far, 4)
    place.s.ready[other] = 1
    place.act(goblin)
    assert place.legal("go") == ["4,12", "3,13", "4,13"]
    place.play("p1 go 4,12")
    place.act(other)
    assert place.local(place.s.spot[other]) == (place.room, 7)
    assert place.wounds(krom) == (3 - 1) + (3 + 1 - 1)


def test_goblin_slinger_shoots_past_the_nearest_hero_where_the_line_is_free() -> None:
    place = Place()
    far = place.beyond(place.room, NORTH)
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 1)
    lorna = place.hero("lorna", far, 7)
    slinger = place.monster("goblin-slinger", place.room, 7)
    modify(place.s, Modifier(ROOTED, 1, 0, slinger))
    place.act(slinger)
    assert (place.wounds(krom), place.wounds(lorna)) == (0, 3 - 1)


def test_goblin_slinger_retires_from_a_hero_as_far_as_it_can_still_shoot() -> None:
    place, krom = retires("goblin-slinger")
    assert place.wounds(krom) == 3 - 1


def test_cellar_spider_passes_the_nearest_hero_who_is_poisoned() -> None:
    place, krom, lorna, spider = prey("cellar-spider", "krom", "lorna")
    place.wound(krom, 1, poison=True)
    acts(place, spider)
    assert (place.wounds(krom), place.wounds(lorna)) == (1, 3 - 1)


def test_tunnel_wolf_does_not_bite_from_where_it_stands() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    wolf = place.monster("tunnel-wolf", place.room, 1)
    place.act(wolf)
    assert "4,9" not in place.legal("go")
    place.play(f"p1 go {place.legal('go')[0]}")
    assert place.wounds(krom) == 4 + 1 - 1


def test_bone_sentry_strikes_whom_it_reaches_with_fewest_steps() -> None:
    place = Place()
    behind_the_wall = place.hero("krom", place.gate, 0)
    lorna = place.hero("lorna", place.room, 2)
    sentry = place.monster("bone-sentry", place.room, 6)
    place.monster("goblin", place.room, 7)
    place.monster("goblin", place.gate, 1)
    assert away(place, sentry, behind_the_wall) < away(place, sentry, lorna)
    place.act(sentry)
    assert place.local(place.s.spot[sentry]) == (place.room, 4)
    assert (place.wounds(behind_the_wall), place.wounds(lorna)) == (0, 3 - 1)


def test_bone_sentry_stays_as_near_to_its_start_as_it_can() -> None:
    place = Place()
    place.hero("krom", place.room, 4)
    sentry = place.monster("bone-sentry", place.room, 1)
    place.act(sentry)
    assert place.local(place.s.spot[sentry]) == (place.room, 1)


def test_cinder_imp_flees_the_side_of_a_hero_before_it_shoots() -> None:
    place, krom = retires("cinder-imp")
    place.play("d roll 0")
    assert place.wounds(krom) == 3 - 1


def test_ogre_walks_on_to_where_its_swing_takes_most_however_little_they_feel_it() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.room, 5)
    holgar = place.hero("holgar", place.room, 6)
    root = place.hero("root", place.room, 7)
    for hero in (holgar, root):
        modify(place.s, Modifier(Stat.ARMOR, 2, 0, hero))
    ogre = place.monster("ogre", place.beyond(place.room, NORTH), 7)
    place.act(ogre, "p1 target h1")
    assert place.local(place.s.spot[ogre]) == (place.room, 3)
    assert (place.wounds(krom), place.wounds(lorna)) == (5 - 1, 0)
    assert (place.wounds(holgar), place.wounds(root)) == (5 - 4, 5 - 4)


def test_death_fairy_shoots_whom_it_need_not_move_for() -> None:
    place = Place()
    nearest = place.hero("krom", place.room, 3)
    lorna = place.hero("lorna", place.gate, 1)
    fairy = place.monster("death-fairy", place.room, 1)
    place.act(fairy)
    assert place.local(place.s.spot[fairy]) == (place.room, 1)
    assert (place.wounds(nearest), place.wounds(lorna)) == (0, 6 - 1)


def test_death_fairy_would_rather_shoot_past_somebody_than_move_far() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 1)
    fairy = place.monster("death-fairy", place.room, 7)
    place.act(fairy)
    assert place.local(place.s.spot[fairy]) == (place.room, 7)
    assert place.wounds(krom) == 6 - 1 - 1


def test_gargoyle_leaves_the_nearest_hero_to_fly_over_it_at_another() -> None:
    place = Place()
    nearest = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.gate, 4)
    gargoyle = place.monster("gargoyle", place.room, 1)
    place.act(gargoyle, "p1 target h2", "p1 go 4,12")
    assert (place.wounds(nearest), place.wounds(lorna)) == (1, 5 - 1)


def test_gargoyle_flies_over_its_only_target_rather_than_stay() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    gargoyle = place.monster("gargoyle", place.room, 1)
    place.act(gargoyle)
    place.play(f"p1 go {place.legal('go')[0]}")
    assert place.wounds(krom) == 1 + 5 - 1


def test_fen_troll_passes_the_nearest_hero_for_the_most_wounded() -> None:
    place, nearest, lorna, troll = prey("fen-troll", "krom", "lorna", at=2)
    place.wound(nearest, 1)
    place.wound(lorna, 2)
    acts(place, troll)
    assert (place.wounds(nearest), place.wounds(lorna)) == (1, 5)


def test_barrow_guard_passes_the_nearest_hero_for_the_least_protected() -> None:
    place, nearest, lorna, guard = prey("barrow-guard", "holgar", "lorna", at=2)
    acts(place, guard)
    assert (place.wounds(nearest), place.wounds(lorna)) == (0, 4 - 1)


def test_rust_giant_goes_to_where_it_can_push_a_hero_from_its_allies() -> None:
    place = Place()
    bull = place.hero("bull", place.room, 4)
    lorna = place.hero("lorna", place.room, 0)
    giant = place.monster("rust-giant", place.room, 5)
    place.act(giant, "p1 target h1")
    assert place.legal("go") == ["4,9", "5,9"]
    place.play("p1 go 4,9")
    assert place.legal("shove") == ["3,11", "4,11", "5,11"]
    place.play("p1 shove 5,11")
    assert place.local(place.s.spot[bull]) == (place.gate, 1)
    assert away(place, bull, lorna) == 3


def test_rust_giant_pushes_a_hero_as_far_from_its_allies_as_it_can() -> None:
    place = Place()
    bull = place.hero("bull", place.room, 4)
    lorna = place.hero("lorna", place.room, 6)
    giant = place.monster("rust-giant", place.room, 1)
    place.strike(giant, bull)
    assert place.local(place.s.spot[bull]) == (place.gate, 2)
    assert away(place, bull, lorna) == 2


def test_night_widow_passes_the_nearest_hero_who_has_acted() -> None:
    place, nearest, lorna, widow = prey("night-widow", "krom", "lorna")
    place.s.ready[nearest] = 0
    acts(place, widow)
    assert (place.wounds(nearest), place.wounds(lorna)) == (0, 5)


def test_ember_drake_passes_the_nearest_hero_for_two_that_stand_together() -> None:
    place = Place()
    far = place.beyond(place.room, NORTH)
    nearest = place.hero("krom", far, 7)
    lorna = place.hero("lorna", place.gate, 4)
    petra = place.hero("petra", place.gate, 7)
    drake = place.monster("ember-drake", place.room, 4)
    place.act(drake)
    assert place.legal("target") == ["h2", "h3"]
    place.play("p1 target h2")
    assert (place.wounds(nearest), place.wounds(lorna), place.wounds(petra)) == (0, 5, 2)


def test_soul_reaver_passes_the_nearest_hero_for_the_one_it_hurts_most() -> None:
    place, nearest, krom, reaver = prey("soul-reaver", "holgar", "krom")
    acts(place, reaver)
    assert (place.wounds(nearest), place.wounds(krom)) == (0, 6 - 1)
