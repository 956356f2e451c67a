"""Cards that differ in numbers only, each played and checked in every respect its words name."""

from __future__ import annotations

import pytest

from tests.games.alliance.cards.plays import controls, ends_with_the_round, enhances
from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import WEST
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.schema import AttackKind, CardType
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import OPEN_TOKEN


@pytest.mark.parametrize(
    ("card", "hero", "wounds"),
    [
        ("thorn-staff", "root", 2 + 2 - 2),
        ("headbutt", "bull", 3 + 2 - 2),
        ("hooked-blade", "mcfarlin", 2 + 2 - 2),
        ("silver-foil", "senneth", 2 + 2 - 2),
        ("oathhammer", "holgar", 2 + 2 - 2),
        ("notched-cleaver", "krom", 3 + 2 - 2),
        ("stonebreaker", "graltar", 3 + 2 - 2),
        ("twin-daggers", "petra", 2 + 2 - 2),
        ("bone-axe", "krolt", 3 + 2 - 2),
        ("bell-hammer", "orsk-deepbell", 2 + 2 - 2),
        ("moon-maul", "ugra", 2 + 2 - 2),
        ("rune-sabre", "caldis-wren", 3 + 2 - 2),
        ("duellists-eye", "petra", 2 + 2 - 2),
        ("brawlers-grip", "bull", 3 + 2 - 2),
        ("ambush", "petra", 2 + 3 - 2),
        ("avatar-of-war", "bull", 3 + 4 - 2),
        ("throat-strike", "krom", 3 + 1 + 2 - 2),
    ],
)
def test_it_raises_melee_attacks(card: str, hero: str, wounds: int) -> None:
    """With the card a hero deals an ogre so many wounds, all round, but in melee only."""
    place, figure, ogre = duel(hero, card)
    other = place.monster("ogre", place.room, 0)
    place.play(f"p1 play {card}", "p1 attack m1", "p1 attack m2")
    assert (place.wounds(ogre), place.wounds(other)) == (wounds, wounds)
    assert damage(place.s, AttackSpec(figure, ogre, AttackKind.RANGED, 3)) == 1
    ends_with_the_round(place)


@pytest.mark.parametrize(
    ("card", "hero", "wounds"),
    [
        ("sunseed-sling", "melinda", 2 + 2 - 2),
        ("long-draw", "lorna", 3 + 2 - 2),
        ("thrown-knives", "jypzy", 2 + 2 - 2),
        ("thorn-darts", "jypzy", 2 + 3 - 2),
        ("hunters-volley", "jypzy", 2 + 2 - 2),
    ],
)
def test_it_raises_ranged_attacks(card: str, hero: str, wounds: int) -> None:
    """With the card a hero deals an ogre far away so many wounds, but not in melee."""
    place = Place()
    figure = place.hero(hero, place.gate, 7)
    ogre, other = (place.monster("ogre", place.gate, local) for local in (0, 1))
    place.hold(card)
    place.turn(figure, f"p1 play {card}", "p1 attack m1", "p1 attack m2")
    assert (place.wounds(ogre), place.wounds(other)) == (wounds, wounds)
    assert damage(place.s, AttackSpec(figure, ogre, AttackKind.MELEE, 3)) == 1
    ends_with_the_round(place)


@pytest.mark.parametrize(
    ("card", "hero", "wounds"),
    [
        ("dawn-lance", "mirabell", 4 - 2),
        ("lightning-arc", "runyon-zay", 5 - 2),
        ("shadow-dart", "emanon", 4 - (2 - 1)),
        ("force-bolt", "mysterios", 5 - 2),
        ("sparkshower", "belzamin", 4 - 2),
        ("runestone-bolt", "orsk-deepbell", 5 - 2),
        ("pocket-thunder", "pim-tolliver", 5 - 2),
        ("ember-lance", "mysterios", 5 - 2),
        ("rebuke", "mirabell", 4),
        ("wild-spark", "root", 5 - 2),
        ("chain-lightning", "mysterios", 7 - 2),
        ("starfire", "belzamin", 6),
        ("meteor", "mysterios", 8 - 2),
    ],
)
def test_it_strikes_from_afar(card: str, hero: str, wounds: int) -> None:
    """The card is the hero's attack on an ogre at 2 or 3 spaces, and deals so many wounds."""
    for away in (1, 2, 3, 4):
        place = Place()
        figure = place.hero(hero, *place.file(0))
        ogre = place.monster("ogre", *place.file(away))
        place.hold(card)
        place.turn(figure).pay(1)
        if away in (1, 4):
            assert place.refused(f"p1 play {card}") == ["DA-ACT-12"]
            continue
        place.play(f"p1 play {card}")
        assert place.wounds(ogre) == wounds
        assert (place.legal("move"), place.legal("attack")) == ([], [])
        assert used_types(place.s, figure) == {CardType.ATTACK_SPELL}


def guards(card: str, hero: str, before: int, after: int, stats: tuple[Stat, ...]) -> None:
    """An ogre deals the hero so many wounds before, and so many with the card, by these stats."""
    place, figure, ogre = duel(hero, card)
    place.hold()
    place.strike(ogre, figure)
    assert place.wounds(figure) == before
    place.s.bear(figure, ())
    place.hold(card)
    place.play(f"p1 play {card}")
    assert sum(value(place.s, figure, stat) for stat in stats) == before - after
    place.hold()
    place.strike(ogre, figure)
    assert place.wounds(figure) == after
    ends_with_the_round(place)


@pytest.mark.parametrize(
    ("card", "hero", "before", "after", "stats"),
    [
        ("iron-harness", "bull", 5 - 1, 5 - 1 - 2, (Stat.ARMOR,)),
        ("bedrock-coat", "graltar", 5 - 1, 5 - 1 - 2, (Stat.ARMOR,)),
        ("footmans-shield", "holgar", 5 - 2, 5 - 2 - 2, (Stat.ARMOR,)),
        ("patched-leather", "mysterios", 5 - 1, 5 - 1 - 2, (Stat.ARMOR, Stat.DODGE)),
        ("old-guard-plate", "mysterios", 5 - 1, 5 - 1 - 3, (Stat.ARMOR,)),
    ],
)
def test_it_guards_its_hero(
    card: str, hero: str, before: int, after: int, stats: tuple[Stat, ...]
) -> None:
    guards(card, hero, before, after, stats)


@pytest.mark.parametrize(
    ("card", "hero", "before", "after"),
    [
        ("vanishing-act", "emanon", 5 - 2, 5 - 2 - 2),
        ("mirror-veil", "mysterios", 5 - 1, 5 - 1 - 2),
        ("sidestep", "petra", 5 - 2, 5 - 2 - 2),
        ("slip-away", "krom", 5 - 1, 5 - 1 - 2),
        ("nightglass-mirror", "mysterios", 5 - 1, 5 - 1 - 3),
    ],
)
def test_it_answers_an_attack(card: str, hero: str, before: int, after: int) -> None:
    """The card is a reaction of the hero attacked, of no other, and works in its turn too."""
    guards(card, hero, before, after, (Stat.DODGE,))
    place, figure, ogre = duel(hero, card)
    other = place.hero("holgar", place.room, 3)
    place.strike(ogre, other)
    assert place.legal("play") == []
    place.play("p1 pass")
    place.strike(ogre, figure, f"p1 play {card}")
    assert place.wounds(figure) == after


@pytest.mark.parametrize(
    ("card", "hero", "amount", "spaces"),
    [
        ("mercy-of-morning", "mirabell", 3, 3),
        ("field-herbs", "melinda", 2, 2),
        ("quiet-prayer", "senneth", 2, 3),
        ("kneel-and-mend", "holgar", 2, 2),
        ("soothing-lamp", "belzamin", 2, 3),
        ("candle-prayer", "mirabell", 3, 4),
    ],
)
def test_it_mends(card: str, hero: str, amount: int, spaces: int) -> None:
    """The card heals one of the seat's heroes so near, walls or not, and lifts the fallen."""
    place = Place(archway=False)
    figure = place.hero(hero, *place.file(0))
    near = place.hero("krom", *place.file(spaces))
    far = place.hero("krolt", *place.file(spaces + 1))
    rival = place.hero("lorna", place.gate, 6, seat=1)
    place.wound(near, 6)
    for other in (figure, far, rival):
        place.wound(other, amount + 1)
    place.hold(card)
    place.turn(figure, f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.wounds(near) == 6 - amount
    assert is_standing(place.s, near)
    assert {place.wounds(other) for other in (figure, far, rival)} == {amount + 1}
    assert used_types(place.s, figure) == {CardType.HEALING_SPELL}


@pytest.mark.parametrize(
    ("card", "hero", "amount"),
    [
        ("minor-potion-of-healing", "krom", 2),
        ("antidote-vial", "krom", 1),
        ("greater-draught", "krom", 4),
    ],
)
def test_it_is_handed_on(card: str, hero: str, amount: int) -> None:
    """The card heals the hero or a neighbour it sees by so much, and lifts the fallen."""
    place = Place()
    west = place.s.walls.board.grid.beyond(place.room, WEST)
    place.s.walls = place.s.walls.lay(west, TILE_NAMES.parse("broken-belfry"))
    figure = place.hero(hero, place.room, 6)
    near = place.hero("bull", place.room, 7)
    place.hero("petra", place.room, 8)
    place.hero("lorna", west, 8)
    place.wound(near, 7)
    place.hold(card)
    place.turn(figure, f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.wounds(near) == 7 - amount
    assert is_standing(place.s, near)
    assert used_types(place.s, figure) == {CardType.TREASURE}


@pytest.mark.parametrize(
    ("card", "hero", "amount", "spaces"),
    [
        ("aegis-of-light", "mirabell", 2, 4),
        ("bark-skin", "root", 2, 3),
        ("shield-hymn", "holgar", 2, 3),
        ("bramble-coat", "root", 1, 3),
        ("ancestor-drum", "ugra", 1, 3),
    ],
)
def test_it_gives_armor(card: str, hero: str, amount: int, spaces: int) -> None:
    """The Enhance Spell gives a hero so near so much armor for the round."""
    place, krom = enhances(hero, card, spaces)
    assert value(place.s, krom, Stat.ARMOR) == amount
    place.strike(place.monster("ogre", place.room, 3), krom)
    assert place.wounds(krom) == 5 - 1 - amount
    ends_with_the_round(place)


@pytest.mark.parametrize(
    ("card", "hero", "wounds", "steps"),
    [
        ("lion-of-the-vale", "melinda", 4 - 2, 2),
        ("hawk-companion", "lorna", 3 - 2, 4),
        ("gear-beetle", "belzamin", 3 - 2, 3),
        ("badger-friend", "jypzy", 3 - 2, 3),
        ("boar-spirit", "ugra", 4 - 2, 2),
        ("cave-cat", "root", 4 - 2, 3),
        ("cave-bear", "root", 6 - 2, 3),
    ],
)
def test_it_sends_a_pet(card: str, hero: str, wounds: int, steps: int) -> None:
    """The pet deals an ogre so many wounds over an open path so long, besides its hero."""
    place = Place()
    figure = place.hero(hero, *place.file(0))
    ogre = place.monster("ogre", *place.file(steps))
    place.monster("ogre", *place.file(steps + 1))
    place.hold(card, "precision-attack")
    place.turn(figure).pay(1)
    place.play("p1 play precision-attack", f"p1 play {card}")
    assert place.wounds(ogre) == wounds
    assert place.legal("move") == []
    assert used_types(place.s, figure) == {CardType.BATTLE_TACTIC, CardType.PET}
    shut = Place(archway=False)
    figure = shut.hero(hero, *shut.file(2))
    shut.monster("ogre", *shut.file(3))
    shut.hold(card)
    shut.turn(figure)
    assert shut.refused(f"p1 play {card}") == ["DA-ACT-12"]


@pytest.mark.parametrize(
    ("card", "hero", "bonus", "points"),
    [
        ("skeleton-keys", "mcfarlin", 2, 4),
        ("quick-fingers", "jypzy", 1, 5 + 1),
    ],
)
def test_it_forces_chests(card: str, hero: str, bonus: int, points: int) -> None:
    """With the card a hero forces chests beside an enemy, with so much on the die and Speed."""
    place, figure, _ = duel(hero, card)
    place.token(f"locked-chest-{bonus + 1}", place.room, 3, OPEN_TOKEN)
    turn = place.turn(figure)
    assert place.refused("p1 force 3,10") == ["DA-CHEST-06"]
    place.play(f"p1 play {card}")
    assert turn.points(place.s) == points
    place.play("p1 force 3,10")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 0", "d roll 1")
    assert place.s.xp_down[0] == (2, 3, 5)[bonus]
    assert used_types(place.s, figure) == {CardType.ACTION}
    ends_with_the_round(place)


@pytest.mark.parametrize(
    ("card", "hero", "spaces"),
    [
        ("blessing-of-edges", "mirabell", 3),
        ("warding-sign", "mysterios", 3),
        ("sanctuary", "mirabell", 4),
    ],
)
def test_it_is_cast_on_a_hero_so_near(card: str, hero: str, spaces: int) -> None:
    ends_with_the_round(enhances(hero, card, spaces)[0])


@pytest.mark.parametrize(
    ("card", "hero"),
    [
        ("slow-the-blood", "emanon"),
        ("tinkers-net", "emanon"),
        ("binding-verse", "mcfarlin"),
    ],
)
def test_it_is_for_a_foe_in_sight(card: str, hero: str) -> None:
    ends_with_the_round(controls(hero, card)[0])


@pytest.mark.parametrize(
    ("card", "fighter", "melee", "ranged"),
    [
        ("duellists-eye", "krom", 3 + 2 - 2, 3 - 2),
        ("hunters-volley", "krom", 3 - 2, 3 + 2 - 2),
        ("whetstone", "krom", 3 + 1 - 2, 3 + 1 - 2),
        ("horn-bow-and-spear", "graltar", 3 + 3 - 2, 3 + 3 - 2),
    ],
)
def test_it_counts_near_or_far_or_both(card: str, fighter: str, melee: int, ranged: int) -> None:
    for (place, _, ogre), wounds in (
        (duel(fighter, card), melee),
        (shootout("lorna", card), ranged),
    ):
        place.play(f"p1 play {card}", "p1 attack m1")
        assert place.wounds(ogre) == wounds


@pytest.mark.parametrize("card", ["surge-forward", "quick-boots"])
def test_it_adds_two_speed(card: str) -> None:
    place, krom, _ = duel("krom", card)
    assert place.turn(krom, f"p1 play {card}").points(place.s) == 4 + 2


@pytest.mark.parametrize(("card", "wounds"), [("cave-cat", 4 - 2), ("cave-bear", 6 - 2)])
def test_it_strikes_besides_its_hero_and_without_its_bonuses(card: str, wounds: int) -> None:
    place, _, ogre = duel("graltar", card, "whetstone")
    place.play("p1 play whetstone", f"p1 play {card}")
    assert place.wounds(ogre) == wounds
    place.play("p1 attack m1")
    assert place.wounds(ogre) == wounds + 3 + 1 - 2
