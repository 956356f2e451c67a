"""Whom a lord event card means. [DI-LORD-13]"""

from __future__ import annotations

from undercroft.games.infinity.combat.focus import loudest
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.content.schema import LordEvent, Seek
from undercroft.games.infinity.map.figures import heroes, is_up, spot_of
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.map.ground import lord_distances
from undercroft.games.infinity.state import Infinity


def is_prey(s: Infinity, seat: int) -> bool:
    """Whether the lord can track and attack a hero. [DI-LORD-17] [DI-NOISE-02] [DI-COND-11]"""
    return is_up(s, seat) and not s.quiet[seat] and not s.hidden[seat]


def prey_of(s: Infinity, event: LordEvent) -> tuple[list[int], list[int]]:
    """The heroes a card means, before ties are settled, and the tiles of noises. [DI-LORD-13]

    [DI-LORD-14] [DI-LORD-15] [DI-LORD-16]
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

    [DI-NOISE-05]
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
