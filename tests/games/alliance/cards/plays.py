"""What many cards do alike, played and checked in every respect their words name."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.content.schema import CardType


def ends_with_the_round(place: Place) -> None:
    """Nothing of what was played is left in the next round."""
    place.next_round()
    assert place.s.modifiers == ()
    assert place.s.standing == ()
    assert not any(place.s.columns)


def enhances(hero: str, card: str, spaces: int) -> tuple[Place, int]:
    """The card is cast on one standing hero so near, walls or not, and lies in its column."""
    place = Place(archway=False)
    figure = place.hero(hero, *place.file(0))
    near = place.hero("krom", *place.file(spaces))
    place.hero("krolt", *place.file(spaces + 1))
    fallen = place.hero("petra", place.gate, 6)
    place.wound(fallen, 6)
    place.hold(card, card)
    place.turn(figure, f"p1 play {card}")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert used_types(place.s, near) == {CardType.ENHANCE_SPELL}
    assert used_types(place.s, figure) == set()
    place.play(f"p1 play {card}")
    assert place.refused(f"p1 play {card}") == ["DA-CARD-01", "DA-CARD-13"]
    return place, near


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
    place.turn(figure, f"p1 play {card}")
    assert place.legal("target") == ["h5", "m1", "m2"]
    place.play("p1 target m1")
    assert used_types(place.s, figure) == {CardType.CONTROL_SPELL}
    return place, figure, ogre
