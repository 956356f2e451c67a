"""What many cards do alike, played and checked in every respect their words name."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel
from undercroft.crawl.space.grid import WEST
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.schema import AttackKind, CardType
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import OPEN_TOKEN


def raises_melee(hero: str, card: str, wounds: int) -> None:
    """With the card a hero deals an ogre so many wounds, all round, but in melee only."""
    place, figure, ogre = duel(hero, card)
    other = place.monster("ogre", place.room, 0)
    place.play(f"p1 play {card}", "p1 attack m1", "p1 attack m2")
    assert (place.wounds(ogre), place.wounds(other)) == (wounds, wounds)
    assert damage(place.s, AttackSpec(figure, ogre, AttackKind.RANGED, 3)) == 1
    ends_with_the_round(place)


def raises_ranged(hero: str, card: str, wounds: int) -> None:
    """With the card a hero deals an ogre far away so many wounds, but not in melee."""
    place = Place()
    figure = place.hero(hero, place.gate, 7)
    ogre, other = (place.monster("ogre", place.gate, local) for local in (0, 1))
    place.hold(card)
    place.turn(figure)
    place.play(f"p1 play {card}", "p1 attack m1", "p1 attack m2")
    assert (place.wounds(ogre), place.wounds(other)) == (wounds, wounds)
    assert damage(place.s, AttackSpec(figure, ogre, AttackKind.MELEE, 3)) == 1
    ends_with_the_round(place)


def ends_with_the_round(place: Place) -> None:
    """Nothing of what was played is left in the next round."""
    place.next_round()
    assert place.s.modifiers == ()
    assert place.s.standing == ()
    assert not any(place.s.columns)


def strikes_from_afar(hero: str, card: str, wounds: int) -> None:
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


def guards_itself(hero: str, card: str, before: int, after: int, *stats: Stat) -> None:
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


def answers_an_attack(hero: str, card: str, before: int, after: int) -> None:
    """The card is a reaction of the hero attacked, of no other, and works in its turn too."""
    guards_itself(hero, card, before, after, Stat.DODGE)
    place, figure, ogre = duel(hero, card)
    other = place.hero("holgar", place.room, 3)
    place.strike(ogre, other)
    assert place.legal("play") == []
    place.play("p1 pass")
    place.strike(ogre, figure)
    place.play(f"p1 play {card}")
    assert place.wounds(figure) == after


def mends(hero: str, card: str, amount: int, spaces: int) -> None:
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
    place.turn(figure)
    place.play(f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.wounds(near) == 6 - amount
    assert is_standing(place.s, near)
    assert {place.wounds(other) for other in (figure, far, rival)} == {amount + 1}
    assert used_types(place.s, figure) == {CardType.HEALING_SPELL}


def hands_on(hero: str, card: str, amount: int) -> None:
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
    place.turn(figure)
    place.play(f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.wounds(near) == 7 - amount
    assert is_standing(place.s, near)
    assert used_types(place.s, figure) == {CardType.TREASURE}


def enhances(hero: str, card: str, spaces: int) -> tuple[Place, int]:
    """The card is cast on one standing hero so near, walls or not, and lies in its column."""
    place = Place(archway=False)
    figure = place.hero(hero, *place.file(0))
    near = place.hero("krom", *place.file(spaces))
    place.hero("krolt", *place.file(spaces + 1))
    fallen = place.hero("petra", place.gate, 6)
    place.wound(fallen, 6)
    place.hold(card, card)
    place.turn(figure)
    place.play(f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert used_types(place.s, near) == {CardType.ENHANCE_SPELL}
    assert used_types(place.s, figure) == set()
    place.play(f"p1 play {card}")
    assert place.refused(f"p1 play {card}") == ["DA-CARD-01", "DA-CARD-13"]
    return place, near


def gives_armor(hero: str, card: str, amount: int, spaces: int) -> None:
    """The Enhance Spell gives a hero so near so much armor for the round."""
    place, krom = enhances(hero, card, spaces)
    assert value(place.s, krom, Stat.ARMOR) == amount
    place.strike(place.monster("ogre", place.room, 3), krom)
    assert place.wounds(krom) == 5 - 1 - amount
    ends_with_the_round(place)


def sends_a_pet(hero: str, card: str, wounds: int, steps: int) -> None:
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


def forces_chests(hero: str, card: str, bonus: int, points: int) -> None:
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


def controls(hero: str, card: str) -> tuple[Place, int, int]:
    """The card is for one monster or rival in sight within 3 spaces; an ogre there is chosen."""
    place = Place()
    figure = place.hero(hero, *place.file(0))
    ogre = place.monster("ogre", *place.file(3))
    place.monster("goblin", place.gate, 3)
    place.monster("goblin", *place.file(4))
    place.monster("goblin", place.room, 6)
    place.hero("krom", place.gate, 5)
    place.hero("petra", place.gate, 8, seat=1)
    place.hero("bull", place.room, 8, seat=1)
    place.hold(card)
    place.turn(figure)
    place.play(f"p1 play {card}")
    assert place.legal("target") == ["h5", "m1", "m2"]
    place.play("p1 target m1")
    assert used_types(place.s, figure) == {CardType.CONTROL_SPELL}
    return place, figure, ogre
