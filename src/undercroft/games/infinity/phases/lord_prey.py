"""Whom a lord event card means. [DI-LORD-13]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.focus import loudest
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.content.schema import LordEvent, Seek
from undercroft.games.infinity.map.figures import heroes, heroes_at, is_up, spot_of
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.map.ground import lord_distances
from undercroft.games.infinity.scene.events import PreyChosen
from undercroft.games.infinity.scene.reasons import LOUDEST, listed, tell_prey, tie_words
from undercroft.games.infinity.state import NOBODY, Infinity


def is_prey(s: Infinity, seat: int) -> bool:
    """Whether the lord can track and attack a hero. [DI-LORD-17] [DI-NOISE-02] [DI-COND-11]"""
    return is_up(s, seat) and not s.quiet[seat] and not s.hidden[seat]


def prey_of(s: Infinity, event: LordEvent) -> tuple[list[int], list[int]]:
    """The heroes a card means, before ties are settled, and the tiles of noises. [DI-LORD-13]

    [DI-LORD-15] [DI-LORD-16]
    """
    prey = [seat for seat in heroes(s) if is_prey(s, seat)]
    marked = s.page.marked(event.seek)
    if marked in prey:
        return [marked], []
    if event.seek == Seek.CLOSEST:
        near = nearest(s, prey)
        return loudest(s, near), []
    if event.seek == Seek.QUIETEST:
        least = min([noise_of(s, seat) for seat in prey], default=0)
        return nearest(s, [seat for seat in prey if noise_of(s, seat) == least]), []
    exact = [seat for seat in prey if noise_of(s, seat) == event.noise]
    if event.seek == Seek.NOISE and exact:
        return nearest(s, exact), []
    return noisiest(s, prey)


def nearest(s: Infinity, seats: list[int]) -> list[int]:
    """Those of some heroes who are closest to the lord."""
    away = lord_distances(s, spot_of(s, s.lord))
    least = min([away[s.spot[seat]] for seat in seats], default=FAR)
    return [seat for seat in seats if away[s.spot[seat]] == least]


def noisiest(s: Infinity, prey: list[int]) -> tuple[list[int], list[int]]:
    """The highest Noise of the dungeon, of heroes or in tiles; ties go to the closer. [DI-LORD-14]

    A tile is meant, not who was loud there. [DI-NOISE-05] [DI-LORD-39]
    """
    most = max([*(noise_of(s, seat) for seat in prey), *s.noises], default=0)
    seats = [seat for seat in prey if noise_of(s, seat) == most]
    tiles = [place for place, noise in enumerate(s.noises) if noise == most > 0]
    away = lord_distances(s, spot_of(s, s.lord))
    spots = [*(s.spot[seat] for seat in seats), *tiles]
    least = min([away[place] for place in spots], default=FAR)
    return (
        [seat for seat in seats if away[s.spot[seat]] == least],
        [place for place in tiles if away[place] == least],
    )


# ---- what the log tells --------------------------------------------------------------------------


def tell_turn(s: Infinity, wanted: int, hero: int) -> None:
    """Whom of those he meets the lord attacks: the one he is after, or the loudest."""
    there = [seat for seat in heroes_at(s, spot_of(s, s.lord)) if is_prey(s, seat)]
    why = "the one he is after" if hero == wanted else LOUDEST
    tell_prey(s, s.lord, "turns on", hero, why, there, "DI-LORD-21")


def tell_hunt(s: Infinity, event: LordEvent, hero: int, place: int) -> None:
    """Whom or what a lord event sends the lord after, with all who could have been meant."""
    if not s.listening:
        return
    prey = [seat for seat in heroes(s) if is_prey(s, seat)]
    equals = sum(len(found) for found in prey_of(s, event))
    goal = s.figure_id(hero) if hero != NOBODY else f"the noise in {s.tile(place).name}"
    numbers = listed(s, [seat for seat in prey if seat != hero], lambda seat: seen(s, seat))
    own = seen(s, hero) if hero != NOBODY else f"Noise {s.noises[place]}"
    told = PreyChosen(
        figure=s.figure_id(s.lord),
        does="goes after",
        prey=goal,
        why=f"{sought(event)} ({own}",
        others=f"{numbers})",
        tie=tie_words(s) if equals > 1 else "",
        rules=(RULES[event.seek],),
    )
    s.emit(told)


def seen(s: Infinity, seat: int) -> str:
    """What the lord knows of a hero: Noise and distance."""
    away = lord_distances(s, spot_of(s, s.lord))[s.spot[seat]]
    tiles = "out of reach" if away >= FAR else f"{away} tile{'s' * (away != 1)} away"
    return f"Noise {noise_of(s, seat)}, {tiles}"


def sought(event: LordEvent) -> str:
    """Whom a lord event sends the lord after."""
    if event.seek == Seek.NOISE:
        return f"the card seeks Noise {event.noise}, else the loudest"
    return SEEKS[event.seek]


SEEKS: Final = {
    Seek.CLOSEST: "the card seeks the closest hero, among equals the loudest",
    Seek.LOUDEST: "the card seeks the loudest noise, among equals the closest",
    Seek.QUIETEST: "the card seeks the quietest hero, among equals the closest",
}
RULES: Final = {
    Seek.CLOSEST: "DI-LORD-13",
    Seek.LOUDEST: "DI-LORD-14",
    Seek.NOISE: "DI-LORD-15",
    Seek.QUIETEST: "DI-LORD-16",
}
