"""The sixteen solo cards: what each does to the areas, whom it hunts, what it takes instead."""

from __future__ import annotations

from tests.games.alliance.scenes import SHOWN, Cellar
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import ROOTED
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.notation import DISCARDS, HANDS, NOTATION, TILES
from undercroft.games.alliance.phases.solo import SECOND
from undercroft.kernel.stacks import Stack

STRENGTH = 3
"""The attack of a goblin and of a slinger."""

# ---- section I -----------------------------------------------------------------------------------


def upgrades_go(card: str, removed: int, discarded: int) -> None:
    """The upgrade of one place leaves the game, that of another is discarded; both are replaced."""
    cellar = Cellar(card, "bull")
    cellar.begin()
    cellar.play("d draw upgrades-1 whetstone", "d draw upgrades-1 boar-spear")
    expected = list(SHOWN)
    first, second = sorted((removed, discarded))
    expected[first - 1], expected[second - 1] = "whetstone", "boar-spear"
    assert [NOTATION.cards.text(upgrade) for upgrade in cellar.s.upgrade_area] == expected
    assert cellar.s.upgrade_discard == [NOTATION.cards.parse(SHOWN[discarded - 1])]


def tile_goes(card: str, *shown: str) -> None:
    """One tile leaves the game and the next one is turned up; with one left, that one goes."""
    cellar = Cellar(card, "bull")
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard"))
    cellar.begin()
    cellar.play("d draw tiles-1 lamp-shrine")
    assert [TILE_NAMES.text(tile) for tile in cellar.s.tile_area] == [*shown]
    cellar = Cellar(card, "bull")
    cellar.s.tile_area = (TILE_NAMES.parse("kennel"),)
    for level in range(3):
        cellar.s.stacks[TILES + level] = Stack.of(())
    cellar.begin()
    assert not cellar.s.tile_area


def one_wakes(card: str) -> None:
    """The exhausted monster worth most becomes ready; of equals the player chooses one."""
    cellar = Cellar(card, "bull")
    foes = [cellar.foe(name, i, ready=False) for i, name in enumerate(("ogre", "ogre", "goblin"))]
    cellar.begin()
    assert [frame.NAME for frame in cellar.s.frames] == ["solo-segment", "ready-one", "choose"]
    assert cellar.legal("rouse") == ["m1", "m2"]
    cellar.play("p1 rouse m2")
    assert [cellar.s.ready[foe] for foe in foes] == [0, 1, 0]


# ---- section II ----------------------------------------------------------------------------------


def hunt(card: str, foe: str, *heroes: str) -> Cellar:
    """A monster that cannot walk has heroes in its reach, and section II begins."""
    cellar = Cellar(card, *heroes, row=int(foe == "goblin-slinger"))
    modify(cellar.s, Modifier(ROOTED, 1, 0, cellar.foe(foe, 7)))
    cellar.begin(SECOND)
    return cellar


def suffers(cellar: Cellar, hero: int, bonus: int) -> None:
    """One hero was struck at a bonus, nobody else; the hunter is exhausted, and nothing is paid."""
    dealt = STRENGTH + bonus - cellar.s.hero(hero).defense.strength
    assert [cellar.wounds(f) for f in range(3)] == [dealt if f == hero else 0 for f in range(3)]
    assert cellar.s.ready[-1] == 0
    assert cellar.legal("draw")


def hunts(card: str, *heroes: str, anyone: int, foe: str = "goblin") -> None:
    """The first two heroes, by race and by class, are struck at +1; anyone at so much more."""
    cellar = hunt(card, foe, *heroes)
    cellar.play("p1 choose 1")
    assert cellar.legal("target") == ["h1", "h2"]
    cellar.play("p1 target h2")
    suffers(cellar, 1, 1)
    cellar = hunt(card, foe, *heroes)
    cellar.play("p1 choose 2")
    assert cellar.legal("target") == ["h1", "h2", "h3"]
    cellar.play("p1 target h3")
    suffers(cellar, 2, anyone)


def hunts_by(foe: str, other: str, card: str, *heroes: str) -> None:
    """One kind of attack hunts anyone at +3, the other kind without a bonus."""
    hunts(card, *heroes, anyone=3, foe=foe)
    hunts(card, *heroes, anyone=0, foe=other)


def hunts_by_blade(card: str, *heroes: str) -> None:
    """Melee attacks hunt anyone at +3."""
    hunts_by("goblin", "goblin-slinger", card, *heroes)


def hunts_by_shot(card: str, *heroes: str) -> None:
    """Ranged attacks hunt anyone at +3."""
    hunts_by("goblin-slinger", "goblin", card, *heroes)


def hunts_the_weak(card: str) -> None:
    """Who has the lowest Defense is struck as if there were no card, anyone at +2."""
    heroes = ("holgar", "krom", "petra")
    cellar = hunt(card, "goblin", *heroes)
    cellar.play("p1 choose 1")
    suffers(cellar, 1, 0)
    cellar = hunt(card, "goblin", *heroes)
    cellar.play("p1 choose 2", "p1 target h3")
    suffers(cellar, 2, 2)


# ---- section III ---------------------------------------------------------------------------------


def takes(
    card: str,
    *,
    burst: bool = False,
    flip: int = 0,
    discard: int = 0,
    wounds: int = 0,
    heroes: int = 0,
    kind: int = PLAIN,
) -> None:
    """Nobody can hunt: exactly this is taken instead."""
    cellar = Cellar(card, "bull", "lorna", "krom", "petra")
    cellar.hold("headbutt", "iron-harness", "charge", "long-draw")
    cellar.s.xp_up[0] = 2
    goblin = cellar.foe("goblin", 7, ready=False)
    modify(cellar.s, Modifier(ROOTED, 1, 0, goblin))
    cellar.begin(SECOND)
    if burst:
        cellar.play("p1 target h1", "p1 pass")
    for _ in range(discard):
        held = cellar.legal("discard")
        assert held, "no card has to be discarded"
        cellar.play(f"p1 discard {held[0]}")
    for hero in range(4 - heroes, 4):
        cellar.play(f"p1 target h{hero + 1}")
    assert cellar.legal("draw")
    assert (cellar.s.xp_up[0], cellar.s.xp_down[0]) == (2 - flip, flip)
    assert (len(cellar.s.zones[HANDS]), len(cellar.s.zones[DISCARDS])) == (4 - discard, discard)
    assert cellar.s.wounds[0] == (PLAIN,) * (STRENGTH + 3 - 1) * burst
    spared = 3 - heroes
    assert cellar.s.wounds[1:4] == ((),) * spared + ((kind,) * wounds,) * heroes
    assert cellar.s.ready[goblin] == 0


# ---- the cards -----------------------------------------------------------------------------------


def test_hue_and_cry() -> None:
    upgrades_go("hue-and-cry", removed=1, discarded=3)
    hunts("hue-and-cry", "mysterios", "bull", "mirabell", anyone=2)
    takes("hue-and-cry", burst=True, flip=1)


def test_cold_draught() -> None:
    upgrades_go("cold-draught", removed=2, discarded=5)
    hunts("cold-draught", "mirabell", "mcfarlin", "bull", anyone=2)
    takes("cold-draught", discard=3)


def test_boots_on_the_stair() -> None:
    upgrades_go("boots-on-the-stair", removed=4, discarded=1)
    hunts_by_blade("boots-on-the-stair", "holgar", "mysterios", "bull")
    takes("boots-on-the-stair", burst=True, wounds=1, heroes=2)


def test_guttering_torch() -> None:
    upgrades_go("guttering-torch", removed=5, discarded=2)
    hunts_by_shot("guttering-torch", "root", "mirabell", "bull")
    takes("guttering-torch", flip=1, discard=3)


def test_scent_of_blood() -> None:
    upgrades_go("scent-of-blood", removed=3, discarded=4)
    hunts_the_weak("scent-of-blood")
    takes("scent-of-blood", burst=True)


def test_foul_water() -> None:
    upgrades_go("foul-water", removed=1, discarded=5)
    hunts_the_weak("foul-water")
    takes("foul-water", wounds=1, heroes=2, kind=POISON)


def test_sagging_beam() -> None:
    tile_goes("sagging-beam", "lamp-shrine", "bone-yard")
    hunts("sagging-beam", "bull", "root", "mysterios", anyone=2)
    takes("sagging-beam", flip=1, wounds=2, heroes=1)


def test_drums_below() -> None:
    tile_goes("drums-below", "kennel", "lamp-shrine")
    hunts("drums-below", "petra", "runyon-zay", "bull", anyone=2)
    takes("drums-below", burst=True, discard=3)


def test_cracked_lintel() -> None:
    tile_goes("cracked-lintel", "lamp-shrine", "bone-yard")
    hunts_by_shot("cracked-lintel", "mirabell", "bull", "melinda")
    takes("cracked-lintel", wounds=1, heroes=3)


def test_howl_in_the_dark() -> None:
    tile_goes("howl-in-the-dark", "kennel", "lamp-shrine")
    hunts_by_blade("howl-in-the-dark", "bull", "mcfarlin", "root")
    takes("howl-in-the-dark", burst=True, flip=1)


def test_whispering_walls() -> None:
    one_wakes("whispering-walls")
    hunts_the_weak("whispering-walls")
    takes("whispering-walls", discard=3, wounds=1, heroes=1, kind=POISON)


def test_no_rest_for_them() -> None:
    one_wakes("no-rest-for-them")
    hunts("no-rest-for-them", "graltar", "mirabell", "bull", anyone=2)
    takes("no-rest-for-them", burst=True)


def test_eyes_in_the_gloom() -> None:
    one_wakes("eyes-in-the-gloom")
    hunts("eyes-in-the-gloom", "belzamin", "graltar", "bull", anyone=2)
    takes("eyes-in-the-gloom", flip=1, wounds=1, heroes=2)


def test_old_grudge() -> None:
    one_wakes("old-grudge")
    hunts_by_blade("old-grudge", "petra", "mirabell", "bull")
    takes("old-grudge", burst=True)


def test_lost_hour() -> None:
    one_wakes("lost-hour")
    hunts_the_weak("lost-hour")
    takes("lost-hour", discard=3, flip=1)


def test_plague_wind() -> None:
    one_wakes("plague-wind")
    hunts_the_weak("plague-wind")
    takes("plague-wind", burst=True, wounds=1, heroes=1, kind=POISON)
