"""What is counted over many games: cards by their names, and what exhausts heroes."""

from __future__ import annotations

from collections.abc import Iterable

import undercroft as uc
from tests.games.infinity.endings import RECORDS
from tests.games.infinity.scenes import Place
from undercroft.arena.sim.game_reader import GameReader
from undercroft.arena.sim.rows import PLAYED, TAKEN
from undercroft.crawl.log import HealthChanged
from undercroft.games.infinity.map.possessions import LYING, add_thing
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.scene.events import AttackResolved
from undercroft.games.infinity.statistics import CARDS, STATISTICS, cause, lying
from undercroft.kernel.events import Event


def names(cards: Iterable[int]) -> set[str]:
    return {CARDS.text(card) for card in cards}


def health(hero: str, before: int, after: int, rule: str = "DI-DMG-01") -> Event:
    return HealthChanged(figure=hero, before=before, after=after, most=20, rules=(rule,))


def attack(attacker: str, target: str) -> Event:
    return AttackResolved(attacker=attacker, target=target, roll=3, needs=9, damage=2, is_hit=True)


def test_an_ability_and_a_thing_are_counted_by_their_names() -> None:
    p = Place("thief")
    rope = p.thing("rope", 0)
    assert names(STATISTICS.holdings(p.s, 0)) == {
        *("backstab", "feint", "pick-the-lock", "pilfer"),
        "rope",
    }
    use = STATISTICS.used(p.s, NOTATION.parse("h1 use backstab"))
    worn = STATISTICS.used(p.s, NOTATION.parse(f"h1 equip t{rope + 1}"))
    assert use is not None
    assert worn is not None
    assert names([use.card, worn.card]) == {"backstab", "rope"}
    assert (use.seat, use.figure) == (0, "thief")
    assert STATISTICS.used(p.s, NOTATION.parse("h1 rest")) is None


def test_what_lies_about_or_in_the_shop_can_be_had() -> None:
    p = Place("thief")
    add_thing(p.s, NOTATION.cards.parse("lantern"), LYING)
    p.s.equipment_shelf = (NOTATION.cards.parse("buckler"),)
    p.s.item_shelf = (NOTATION.cards.parse("key"),)
    assert {"lantern", "buckler", "key"} <= names(STATISTICS.offers(p.s))


def test_a_hero_without_health_lies_even_if_the_game_is_over() -> None:
    p = Place("thief", "monk")
    assert lying(p.s) == []
    p.s.health[1] = 0
    assert lying(p.s) == [(1, "monk")]
    p.s.health[1], p.s.out[0] = 5, 2
    assert lying(p.s) == [(0, "thief")]
    p.s.round, p.s.out[0], p.s.health[1] = 0, 0, 0
    assert lying(p.s) == []


def test_the_cause_is_who_struck_or_the_rule_that_took_health() -> None:
    p = Place("thief", "monk")
    minion = p.s.figure_id(p.enemy("sleeper", 0))
    hit = [attack(minion, "fig:h1"), health("fig:h1", 3, 0)]
    assert cause(p.s, hit) == "minion"
    assert cause(p.s, [attack("fig:h2", "fig:h1"), health("fig:h1", 3, 0)]) == "hero"
    assert cause(p.s, [*hit, health("fig:h1", 3, 0, "DI-HAZ-07")]) == "DI-HAZ-07"
    assert cause(p.s, [attack("fig:h1", minion), health(minion, 3, 0)]) == ""
    assert cause(p.s, [health("fig:h1", 0, 3)]) == ""


def test_a_whole_game_is_read_with_names_of_abilities_and_things() -> None:
    table = uc.replay((RECORDS / "sc-01-exhausted.record").read_text())
    reader = GameReader(0, table, STATISTICS)
    reader.read()
    assert {use.card for use in reader.uses if use.how in (TAKEN, PLAYED)} <= {*CARDS.names}
    assert reader.falls[-1].cause != "unknown"
