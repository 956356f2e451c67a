"""The lord as a figure: where he comes, whom he is focused on, how he walks. [DI-LORD-09]"""

from __future__ import annotations

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.bands import add_enemy, new_band
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.combat.formation import close_up
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.figures import heroes, heroes_at, is_up, spot_of, tell_walk
from undercroft.games.infinity.map.ground import is_lava
from undercroft.games.infinity.notation import FIRST_ENEMY, FIRST_LORD
from undercroft.games.infinity.phases.lord_prey import is_prey
from undercroft.games.infinity.state import NO_CARD, NOBODY, SURPLUS, Infinity


def lord_card(s: Infinity) -> int:
    """The number of the lord who haunts this dungeon. [DI-SETUP-05]"""
    return FIRST_LORD + s.lord_kind


def place_lord(s: Infinity, place: int) -> None:
    """The lord is in play on a tile; nobody is attacked yet. [DI-LORD-10]

    His Health is fixed now. [IC-32]
    """
    s.lord_met = len(heroes(s))
    s.lord = add_enemy(s, lord_card(s), place, new_band(s, NO_CARD))
    s.lord_acted = 1
    tell_of(s, s.lord, f"appears in {s.tile(place).name}", "DI-LORD-09", "foe")


def focus_of_lord(s: Infinity) -> int:
    """The hero the lord is focused on, or NOBODY."""
    return s.focus[s.lord - FIRST_ENEMY]


def attackable(s: Infinity, place: int) -> list[int]:
    """The heroes on a tile whom the lord can attack."""
    return [seat for seat in heroes_at(s, place) if is_prey(s, seat)]


def break_off(s: Infinity) -> None:
    """The lord leaves the formation he stands in. [DI-LORD-29]"""
    i, seat = s.lord - FIRST_ENEMY, focus_of_lord(s)
    s.focus[i], s.slot[i] = NOBODY, SURPLUS
    if seat != NOBODY:
        close_up(s, seat)


def walk(s: Infinity, place: int) -> None:
    """The lord comes to a tile; lava burns him, tokens do nothing. [DI-LORD-36]

    [DI-HAZ-04] [DI-TOKEN-02]
    """
    before = s.enemy_spot[s.lord - FIRST_ENEMY]
    s.enemy_spot[s.lord - FIRST_ENEMY] = place
    s.lord_acted = 1
    if heroes_at(s, place):
        come(s, Occasion.ENTERS, s.lord, NOBODY)
    tell_walk(s, s.lord, before, place, "DI-LORD-18")
    if is_lava(s, place):
        wound(s, s.lord, HEALTH.lava_lord, NOBODY, "DI-HAZ-04")


def all_with_lord(s: Infinity) -> bool:
    """Whether every hero who is not exhausted is on the lord's tile. [DI-LORD-06] [DI-LORD-07]"""
    if s.lord == NOBODY:
        return False
    place = spot_of(s, s.lord)
    return all(s.spot[seat] == place for seat in heroes(s) if is_up(s, seat))
