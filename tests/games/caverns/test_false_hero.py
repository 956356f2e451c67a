"""The False hero of One of Us once he is known: a villain to the others, a hero to the dungeon."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, finds, is_over, is_spent, meets
from tests.games.caverns.scenes import WEST, Place, masked
from undercroft.crawl.effects import Each
from undercroft.games.caverns.adventures.one_of_us import turn_false
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.damage import BY_ATTACK, BY_CARD, Harm
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.effects.vocabulary import Monsters, Villainous
from undercroft.games.caverns.map.geometry import attached
from undercroft.games.caverns.notation import LEVEL_1, numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.phases.experience import purse
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, OUT, POISONED


def betrayed(*heroes: str, false: int) -> Place:
    """Heroes in a row on the start tile, one of them known to be false."""
    place = masked(*heroes, false=false)
    turn_false(place.s, false)
    return place


def test_cv_compet_10_orders_from_below_give_him_no_turn() -> None:
    for drawer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        before = place.s.hp[:3]
        meets(place, "orders-from-below", seat=drawer)
        assert "encounters ceiling-grit" in place.legal("draw")
        assert (place.s.hp[:3], place.where(1)) == (before, (5, 1))


def test_cv_compet_10_orders_from_below_rouse_the_villains_beside_him() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=0)
    place.at(0, 1, 1)
    place.at(2, 2, 1)
    drusk = place.villain("drusk", 4, 1)
    meets(place, "orders-from-below", seat=1)
    strikes = [frame for frame in place.s.frames if isinstance(frame, AttackFrame)]
    assert [(frame.by, frame.targets) for frame in strikes] == [(drusk, (1,))]


def test_cv_compet_08_everything_stirs_moves_no_hero() -> None:
    for drawer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        place.at(0, 1, 1)
        where = [place.where(seat) for seat in range(3)]
        runner = place.monster("shale-runner", 2, 2)
        meets(place, "everything-stirs", seat=drawer)
        assert place.where(runner) == (2, 2)
        assert is_spent(place, "everything-stirs")
        assert [place.where(seat) for seat in range(3)] == where


def test_cv_compet_08_trading_places_swaps_with_monsters_alone() -> None:
    for drawer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        where = [place.where(seat) for seat in range(3)]
        meets(place, "trading-places", seat=drawer)
        assert is_spent(place, "trading-places")
        assert [place.where(seat) for seat in range(3)] == where


def test_cv_compet_08_knitting_flesh_heals_no_hero() -> None:
    for drawer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        for seat in range(3):
            place.wound(seat, 2)
        before = place.s.hp[:3]
        before[drawer] -= 1
        meets(place, "knitting-flesh", seat=drawer)
        assert place.s.hp[:3] == before


def test_cv_compet_08_warm_scent_draws_no_hero_near() -> None:
    for bearer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        for seat in range(3):
            place.at(seat, 5 if seat == bearer else 1 + seat % 2, 1)
        where = [place.where(seat) for seat in range(3)]
        curse(place.s, bearer, *numbers("warm-scent"))
        place.villain_phase(seat=bearer)
        assert is_over(place)
        assert [place.where(seat) for seat in range(3)] == where


def test_cv_compet_08_wrong_turning_takes_no_hero_along() -> None:
    for drawer in (0, 1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        others = [seat for seat in range(3) if seat != drawer]
        where = [place.where(seat) for seat in others]
        meets(place, "wrong-turning", seat=drawer)
        place.play(f"h{drawer + 1} space {place.legal('space')[0]}")
        assert discarded(place, "wrong-turning")
        assert [place.where(seat) for seat in others] == where


def test_cv_compet_08_a_treasure_takes_heroes_for_monsters() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=1)
    finds(place, "landslip", seat=1)
    assert place.legal("target") == ["h1", "h3"]
    place.play("h2 target h1")
    assert place.s.hp[:3] == [6, 10, 6]


def villains_for(place: Place, card: str, seat: int) -> tuple[int, ...]:
    """Whom a card takes for villains that a seat has."""
    at = place.s.EFFECTS.context(seat, node=LIBRARY.root(card))
    return place.s.EFFECTS.targets_of(place.s, at, Each(Monsters(), (Villainous(),)))


def test_cv_compet_09_he_is_a_villain_on_cards_of_others_alone() -> None:
    place = betrayed("corvane", "hadra", "maro", false=0)
    drusk = place.villain("drusk", 1, 1)
    assert villains_for(place, "boss-and-hammer", 1) == (drusk, 0)
    assert villains_for(place, "contract-closed", 0) == (drusk,)
    assert villains_for(place, "orders-from-below", 1) == (drusk,)


def test_cv_compet_11_an_encounter_takes_him_for_the_hero_he_is() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=1)
    meets(place, "ceiling-grit", seat=1)
    assert place.s.hp[:3] == [7, 9, 5]
    meets(place, "knitting-flesh", seat=1)
    assert place.s.hp[:3] == [7, 8, 5]


# ---- damage that is no attack --------------------------------------------------------------------


def test_cv_villain_08_a_landslip_takes_1_hp_of_him_at_most() -> None:
    for false, finder in ((0, 1), (1, 0), (1, 2)):
        place = betrayed("kestrin", "hadra", "maro", false=false)
        before = place.s.hp[:3]
        before[false] -= 1
        finds(place, "landslip", seat=finder)
        assert place.s.hp[:3] == before


def test_cv_villain_08_a_landslip_of_his_takes_2_hp_of_others() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=0)
    finds(place, "landslip", "h1 target h2", seat=0)
    assert place.s.hp[:3] == [8, 8, 6]


def test_cv_villain_08_encounters_and_his_own_cards_hurt_him_like_a_hero() -> None:
    place = betrayed("ysolde", "hadra", "maro", false=0)
    meets(place, "bitter-luck", "d roll 7", seat=0)
    assert place.s.hp[0] == 4
    place.s.up[0] = numbers("unwritten")
    meets(place, "loose-slab", "h1 use unwritten", seat=0)
    assert place.s.hp[0] == 2


def strewn(by: int, false: int) -> Place:
    """A hero has strewn caltrops on the eastern half of the start tile; all are on the western."""
    place = betrayed("kestrin", "hadra", "maro", false=false)
    place.item("caltrop-pouch", by)
    place.at(by, 5, 1)
    place.turn(f"h{by + 1} use caltrop-pouch", seat=by)
    for seat in range(3):
        place.at(seat, 1 + seat, 1)
    return place


def test_cv_compet_09_caltrops_hurt_him_and_no_true_hero() -> None:
    place = strewn(by=1, false=0)
    place.turn("h3 move 5,1", seat=2)
    place.turn("h2 move 5,2", seat=1)
    assert (place.s.hp[:3], len(place.s.tokens)) == ([8, 10, 6], 2)
    place.turn("h1 move 4,1", seat=0)
    assert (place.s.hp[:3], place.s.tokens) == ([7, 10, 6], ())


def test_cv_compet_08_caltrops_of_his_hurt_true_heroes_alone() -> None:
    place = strewn(by=0, false=0)
    place.turn("h1 move 4,1", "h1 move 3,2", seat=0)
    assert place.s.hp[:3] == [8, 10, 6]
    place.turn("h2 move 4,1", seat=1)
    assert (place.s.hp[:3], place.s.tokens) == ([8, 9, 6], ())
    place.turn("h3 move 5,1", seat=2)
    assert place.s.hp[:3] == [8, 9, 6]


def test_cv_compet_09_caltrops_hurt_him_on_his_way_through() -> None:
    place = strewn(by=1, false=0)
    place.tile("straight-run", 1, 0, 1)
    place.at(0, 3, 1)
    place.turn("h1 move 8,1", seat=0)
    assert (place.s.hp[0], place.where(0)) == (7, (8, 1))


def test_caltrops_hurt_no_hero_while_nobody_is_known_to_be_false() -> None:
    place = masked("kestrin", "hadra", "maro", false=0)
    place.item("caltrop-pouch", 1)
    place.at(1, 5, 1)
    place.at(0, 3, 1)
    place.turn("h2 use caltrop-pouch", seat=1)
    place.turn("h1 move 4,1", seat=0)
    assert place.s.hp[:3] == [8, 10, 6]


# ---- how he wins ---------------------------------------------------------------------------------


def spent(place: Place, seat: int) -> tuple[str, tuple[int, ...]]:
    """How the game ends when a hero at 0 HP finds no surge token."""
    place.s.surges[0] = 0
    place.s.hp[seat] = 0
    place.s.active = seat
    place.begin(Turns(), Opening(seat))
    assert place.s.over is not None
    return place.s.over.ending, place.s.over.winners


def test_adv_12_swallowed_he_wins_when_the_others_are_spent() -> None:
    for false, other in ((0, 1), (1, 0)):
        place = betrayed("kestrin", "hadra", "maro", false=false)
        meets(place, "swallowed", seat=false)
        assert place.s.spot[false] == NOWHERE
        assert spent(place, other) == ("true-heroes-spent", (false,))


def test_adv_12_lying_down_he_wins_when_the_others_are_spent() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=0)
    place.begin(Turns(), Harm(0, 20, 1, BY_ATTACK))
    assert spent(place, 1) == ("true-heroes-spent", (0,))


def test_adv_12_cast_out_he_wins_nothing() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=0)
    place.s.surges[1] = 0
    place.begin(Turns(), Harm(0, 20, NO_FIGURE, BY_CARD))
    assert spent(place, 1) == ("no-surge", ())


def test_cv_compet_12_poison_at_the_start_of_his_phase_casts_him_out_and_ends_nothing() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=0)
    place.s.surges = [0, 0]
    place.s.hp[0] = 1
    place.s.ailments[0] = POISONED
    place.begin(Turns())
    assert (place.s.status[0], place.s.over) == (OUT, None)
    assert place.s.pile[0] == (LEVEL_1,)


def test_cv_xp_01_beaten_he_is_worth_his_level() -> None:
    for level in (1, 2):
        place = betrayed("kestrin", "hadra", "maro", false=1)
        place.s.surges[1] = 0
        place.s.level[1] = level
        place.begin(Turns(), Harm(1, 20, 0, BY_ATTACK))
        assert (purse(place.s, 0), purse(place.s, 1)) == (level, 0)


def test_cv_compet_12_beating_him_is_beating_a_villain_for_who_is_cursed() -> None:
    place = betrayed("kestrin", "hadra", "maro", false=1)
    place.s.surges[1] = 0
    curse(place.s, 0, numbers("shaking-hands")[0])
    place.begin(Turns(), Harm(1, 20, 0, BY_ATTACK))
    assert place.s.curses[0] == ()


def test_cv_def_08_nobody_aims_at_him_while_he_lies_there() -> None:
    for hp, targets in ((3, ["m1", "m2", "h2"]), (0, ["m1", "m2"])):
        place = betrayed("oriel", "kestrin", "maro", false=1)
        place.s.hp[1] = hp
        place.monster("stonehide-brute", 7, 2)
        place.monster("shale-runner", 6, 2)
        place.turn("h1 use searing-glint", seat=0)
        assert place.legal("target") == targets


# ---- accusations ---------------------------------------------------------------------------------


def test_cv_compet_14_only_who_is_on_the_same_tile_is_accused() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.at(2, 1, 1)
    place.acts(0)
    assert place.legal("accuse") == ["h2"]
    assert place.refused("h1 accuse h3") == ["CV-COMPET-14"]
    assert place.refused("h1 accuse h1") == ["CV-COMPET-14"]


def test_cv_compet_14_an_accusation_takes_the_place_of_the_attack() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.turn("h1 accuse h3", "d show role-3 -1 token-true", seat=0)
    assert place.refused("h1 accuse h2") == ["CV-HERO-04"]
    assert place.legal("accuse") == []


def test_cv_compet_14_who_has_shown_his_role_is_not_asked_any_more() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.turn("h1 accuse h3", "d show role-3 -1 token-true", seat=0)
    hall = next(double for double in DOUBLES if double.id == "hoard-hall")
    place.s.walls = attached(place.s.walls, hall, (WEST, 0))
    for seat, asked in ((0, 1), (2, 0)):
        place.begin(Turns())
        before = len(place.s.frames)
        place.s.page.hero_phase_began(place.s, seat)
        assert len(place.s.frames) == before + asked


def test_adv_12_one_wants_to_accuse_other_heroes_alone() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.monster("shale-runner", 7, 2)
    turn = place.acts()
    asked = {
        fig: [str(move) for move in turn.wants(place.s, f"fig:{fig}")] for fig in ("h1", "h2", "m1")
    }
    assert asked == {"h1": [], "h2": ["h1 accuse h2"], "m1": []}


def test_cv_comp_09_he_gets_no_surge_where_all_are_out() -> None:
    for tokens, own in ((4, 1), (5, 0)):
        place = masked("kestrin", "hadra", "maro", false=1)
        place.s.surges = [tokens]
        turn_false(place.s, 1)
        assert place.s.surges == [tokens, own]
