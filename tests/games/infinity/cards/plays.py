"""Scenes of single cards as rows of tables: a position, moves, and what is seen then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.modifiers import WAITING, changes, enforce, refit
from undercroft.games.infinity.combat.numbers import most_health, total
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.possessions import add_thing
from undercroft.games.infinity.notation import FIRST_ENEMY, FIRST_RISK_DECK, NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.risk import DrawRisk

OWN_LEVEL = 0
M1, M2, M3, M4, M5, M6, M7 = range(FIRST_ENEMY, FIRST_ENEMY + 7)


@dataclass(frozen=True, slots=True)
class Scene:
    """A card in a position: what is played, and what is seen afterwards."""

    card: str
    words: str
    where: Callable[[], Place]
    moves: str
    sees: Callable[[Place], object]
    value: object

    @property
    def id(self) -> str:
        """The name of the scene, which begins with that of its card."""
        return f"{self.card} {self.words}"

    def check(self) -> None:
        """Play it and look."""
        place = self.where()
        place.play(*[move for move in self.moves.split("; ") if move])
        assert self.sees(place) == self.value


def grow(place: Place, seat: int, level: int) -> None:
    """A hero has reached a level."""
    s = place.s
    s.level[seat] = level
    s.health[seat] = most_health(s, seat)
    for ability in WAITING:
        if ability.hero == s.hero(seat).id and ability.level <= level:
            enforce(s, ability.id, seat)


def camp(*heroes: str, level: int = 1, meter: int = 20) -> Place:
    """Heroes on the Starter Tile, with a crossing north of it and a drain in the east."""
    place = Place(*heroes)
    place.s.meter = meter
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("drain", 0, "east")
    for seat in range(len(heroes)):
        grow(place, seat, level)
    return place


def user(card: str) -> tuple[str, int]:
    """The hero of an ability, and its level."""
    ability = next(ability for ability in ABILITIES if ability.id == card)
    return ability.hero, ability.level


Change = Callable[[Place], None]


def fight(card: str, foes: str = "", *others: str, level: int = OWN_LEVEL, **more: Change) -> Place:
    """The user of an ability has a turn, enemies before it, and others are with it."""
    hero, least = user(card)
    place = camp(hero, *(others or ("thief" if hero != "thief" else "warrior",)))
    grow(place, 0, level or least)
    place.band(foes)
    for change in more.values():
        change(place)
    place.begin(Turn(0))
    return place


def healths(place: Place) -> list[int]:
    """The Health of all enemies in play, by their numbers; 0 for the fallen."""
    return [
        place.health(FIRST_ENEMY + i) if card >= 0 else 0 for i, card in enumerate(place.s.enemy)
    ]


def stat(place: Place, figure: int, which: Stat) -> int:
    """What cards change a stat of a figure by."""
    return total(changes(place.s, figure, which))


def wear(place: Place, name: str, seat: int, slot: int) -> int:
    """A hero wears a thing."""
    thing = add_thing(place.s, NOTATION.cards.parse(name), 100 * seat + slot)
    refit(place.s, seat)
    return thing


def draws(place: Place, card: str, deck: int, seat: int = 0) -> None:
    """A hero draws a risk card in its turn."""
    stack = FIRST_RISK_DECK + deck
    if NOTATION.cards.parse(f"risk-{card}") not in place.s.stacks[stack].cards():
        place.stack(stack, f"risk-{card}")
    turn = Turn(seat)
    turn.step = 1
    place.begin(turn, DrawRisk(seat, deck, place.s.spot[seat]))
    name = NOTATION.stacks.text(stack)
    place.play(f"d draw {name} risk-{card}")
