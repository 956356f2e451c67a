"""Campaigns of Infinity: what heroes keep, how enemies grow, the camp, and how it comes out."""

from __future__ import annotations

import pytest

from tests.games.infinity.marches import (
    KEY,
    MONK,
    ROPE,
    SHEETS,
    SWORD,
    WARRIOR,
    after,
    at,
    ended,
    ids,
    march,
    story,
)
from undercroft.games.infinity.campaign.episodes import THREE
from undercroft.games.infinity.campaign.progress import Kept, March, MarchOptions, Played, Sheet
from undercroft.games.infinity.combat.numbers import (
    carry_limit,
    enemy_power_terms,
    full_health,
    most_health,
    total,
)
from undercroft.games.infinity.content.enemies import ENEMIES
from undercroft.games.infinity.content.schema import ItemKind
from undercroft.games.infinity.content.tables import THINGS
from undercroft.games.infinity.map.carrying import deck_of
from undercroft.games.infinity.map.possessions import CARRIED, goods, held, is_pocket
from undercroft.games.infinity.notation import BOON, FIRST_ENEMY, FIRST_THING, NOTATION
from undercroft.games.infinity.phases.setup.sequence import wanted_groups
from undercroft.games.infinity.state import NO_CARD
from undercroft.kernel.errors import CampaignError, SaveError
from undercroft.kernel.outcome import Over

# ---- what heroes keep ----------------------------------------------------------------------------


def test_di_mode_07_level_experience_gear_orbs_and_coins_stay() -> None:
    m = march(behind=1, played=(Played("sc-02", "toll-paid", (0, 1)),))
    s = at(m).state
    assert (s.level, s.xp) == ([3, 2], [4, 1])
    assert s.coins == [7 + 2, 2 + 2]
    assert [s.thing[thing] for thing in held(s, 0)] == [SWORD, KEY]
    again = after(m, ended(at(m), 0, 1))
    assert again.heroes[0].but(coins=7) == SHEETS[0]


def test_di_mode_07_the_first_game_has_the_usual_purse_and_strength() -> None:
    t = at(march(heroes=()))
    assert t.state.coins == [3, 3]
    assert t.state.level == [1, 1]
    assert t.state.games == 0


def test_di_mode_07_health_is_full_and_what_lasted_is_over() -> None:
    m = march()
    t = at(m)
    s = t.state
    s.health, s.drained, s.slowed = [1, 2], [2, 0], [1, 1]
    s.used = [(3,), ()]
    fresh = at(after(m, ended(t, 0, 1))).state
    assert fresh.health == [most_health(fresh, seat) for seat in range(2)]
    assert (fresh.drained, fresh.slowed, fresh.used) == ([0, 0], [0, 0], [(), ()])


def test_di_mode_07_cards_of_heroes_are_in_no_deck() -> None:
    s = at(march()).state
    usual = at(march(heroes=())).state
    for card in (SWORD, KEY):
        shelves = (*s.equipment_shelf, *s.item_shelf)
        left = s.stacks[deck_of(card)].cards().count(card) + shelves.count(card)
        lying = (*usual.equipment_shelf, *usual.item_shelf)
        before = usual.stacks[deck_of(card)].cards().count(card) + lying.count(card)
        assert left == before - 1


def test_di_mode_07_an_orb_and_damage_stay_with_the_weapon() -> None:
    orb = NOTATION.cards.parse("jasper-orb")
    worn = (Sheet(WARRIOR, things=(Kept(SWORD, 0, orb, 1),)), SHEETS[1])
    m = march(heroes=worn)
    t = at(m)
    s = t.state
    (sword,) = held(s, 0)
    assert (s.orb[sword], s.dents[sword]) == (orb, 1)
    assert after(m, ended(t, 0, 1)).heroes[0].things == worn[0].things


# ---- how enemies grow ----------------------------------------------------------------------------


@pytest.mark.parametrize(("behind", "minion", "chief"), [(0, 0, 0), (1, 1, 3), (2, 2, 6)])
def test_di_mode_07_enemies_have_more_health_in_later_games(
    behind: int, minion: int, chief: int
) -> None:
    s = at(march(behind=behind)).state
    assert s.games == behind
    for name, more in (("ghoul", minion), ("gate-keeper", chief)):
        s.enemy = [enemy_named(name)]
        s.damage = [0]
        assert full_health(s, FIRST_ENEMY) == s.foe(FIRST_ENEMY).stats.health + more


@pytest.mark.parametrize(("behind", "more"), [(0, 0), (1, 0), (2, 1)])
def test_di_mode_07_enemies_have_more_power_in_the_third_game(behind: int, more: int) -> None:
    s = at(march(behind=behind)).state
    for name in ("ghoul", "gate-keeper"):
        s.enemy, s.damage = [enemy_named(name)], [0]
        terms = enemy_power_terms(s, FIRST_ENEMY)
        assert total(terms) == s.foe(FIRST_ENEMY).stats.power + more


def test_di_mode_07_more_starred_groups_and_a_lower_meter_in_later_games() -> None:
    first, second, third = (at(march("sc-02", "sc-02", "sc-02", behind=n)).state for n in range(3))
    assert wanted_groups(second) == wanted_groups(third) == wanted_groups(first) + 1
    assert (second.meter, third.meter) == (first.meter - 1, first.meter - 2)


@pytest.mark.parametrize("difficulty", ["gentle", "normal"])
def test_di_mode_07_in_the_story_enemies_do_not_grow_and_no_purse_is_added(difficulty: str) -> None:
    s = at(story(behind=1, options=MarchOptions(difficulty=difficulty))).state
    assert s.games == 0
    assert s.coins == [7, 2]


def is_regular(card: int) -> bool:
    """Whether a hero may carry only so many of a thing."""
    return not is_pocket(card) and getattr(goods(card), "kind", None) != ItemKind.PACK


def enemy_named(name: str) -> int:
    """An enemy card by its id."""
    return next(i for i, card in enumerate(ENEMIES) if card.id == name)


# ---- the course ----------------------------------------------------------------------------------


def test_di_mode_07_any_three_but_not_some_together_and_some_as_rivals() -> None:
    chosen = {option.name: option.default for option in THREE.options}
    assert THREE.found(2, chosen).scenarios == ("sc-01", "sc-02", "sc-03")
    with pytest.raises(CampaignError, match="all three scenarios are played together, or all"):
        THREE.found(2, {**chosen, "third": "sc-08"})
    rivals = {"first": "sc-07", "second": "sc-08", "third": "sc-10"}
    with pytest.raises(CampaignError, match="is for 2 to 5 heroes, not 1"):
        THREE.found(1, {**chosen, **rivals})


def test_di_mode_07_a_lost_game_is_played_once_more_with_what_it_began_with() -> None:
    m = march()
    lost = after(m, ended(at(m)))
    assert ids(lost) == ["game-2", "game-1-again"]
    t = at(lost, 1)
    assert t.state.level == [3, 2]
    twice = after(lost, ended(t), 1)
    assert ids(twice) == ["game-2"]
    assert [played.again for played in twice.played] == [True]
    third = after(twice, ended(at(twice)))
    assert ids(third) == ["game-3"]


def test_di_mode_07_of_a_lost_last_game_only_the_second_try_comes_next() -> None:
    m = march(behind=2)
    lost = after(m, ended(at(m)))
    assert ids(lost) == ["game-1-again"]
    assert not lost.over
    assert after(lost, ended(at(lost)), 0).over


def test_di_mode_07_rivals_score_three_and_one_and_nothing() -> None:
    m = march("sc-07", "sc-08", "sc-10", seats=3, heroes=(*SHEETS, Sheet(MONK)))
    t = at(m)
    t.state.finish(Over("richest", (1,), (5, 20, 9), (0.0,) * 3))
    scored = after(m, t)
    assert scored.played[0].points == (0, 3, 1)
    assert not scored.lost


def test_di_mode_07_of_equal_rivals_the_higher_level_comes_second() -> None:
    m = march("sc-07", "sc-08", "sc-10", seats=3, heroes=(*SHEETS, Sheet(MONK)))
    t = at(m)
    t.state.finish(Over("richest", (2,), (5, 5, 9), (0.0,) * 3))
    assert after(m, t).played[0].points == (1, 0, 3)


def test_three_games_are_the_end() -> None:
    m = march(behind=2, played=(Played("sc-02", "toll-paid", (0, 1)),) * 2)
    over = after(m, ended(at(m), 0, 1))
    assert over.over
    assert ids(over) == []


# ---- the story -----------------------------------------------------------------------------------


def test_di_mode_07_after_a_dungeon_each_hero_takes_a_boon_that_nobody_has() -> None:
    m = story(heroes=(SHEETS[0].but(boons=(0,)), SHEETS[1]), behind=1, stage="camp")
    m = m.but(played=(Played("gaol-of-nine-keys", "ledger-home", (0, 1)),))
    t = at(m)
    assert [move.split()[-1] for move in t.legal] == list(BOON.names[1:])
    t.play(f"h1 take-boon {BOON.names[2]}")
    assert [move.split()[-1] for move in t.legal] == [BOON.names[n] for n in (1, 3, 4)]
    t.play(f"h2 take-boon {BOON.names[1]}")
    t.expect_over("on-the-way")
    carried = after(m, t)
    assert [sheet.boons for sheet in carried.heroes] == [(0, 2), (1,)]
    assert (carried.stage, carried.over) == ("game", False)


def test_di_mode_07_once_all_boons_are_taken_one_may_be_had_twice() -> None:
    taken = (SHEETS[0].but(boons=(0, 1, 2)), SHEETS[1].but(boons=(3, 4)))
    m = story(heroes=taken, behind=1, stage="camp")
    t = at(m.but(played=(Played("gaol-of-nine-keys", "ledger-home", (0, 1)),)))
    assert [move.split()[-1] for move in t.legal] == [BOON.names[n] for n in (3, 4)]


def test_di_mode_07_boons_hold_in_the_next_dungeon() -> None:
    plain = at(story(behind=1)).state
    strong = SHEETS[0].but(boons=(BOON.ids["pump-wheel-shoulders"],))
    s = at(story(heroes=(strong, SHEETS[1]), behind=1)).state
    assert carry_limit(s, 0) == carry_limit(plain, 0) + 2
    assert s.boons[0] == (BOON.ids["pump-wheel-shoulders"],)


@pytest.mark.parametrize(("answer", "over"), [("yes", False), ("no", True)])
def test_di_cond_13_a_lost_dungeon_is_played_again_or_left(answer: str, over: bool) -> None:
    m = story()
    t = ended(at(m), how="gaol-lost")
    t.state.coins = [90, 90]
    lost = after(m, t)
    assert (lost.stage, lost.behind, lost.heroes) == ("camp", 0, SHEETS)
    carried = after(lost, at(lost).play(f"h1 {answer}"))
    assert carried.over is over
    assert over or ids(carried) == ["game-2"]
    assert carried.coming == "gaol-of-nine-keys"


def test_di_cond_13_who_has_lost_the_first_dungeon_begins_it_afresh() -> None:
    m = story(heroes=())
    t = ended(at(m), how="gaol-lost")
    t.state.coins, t.state.level = [90, 90], [4, 4]
    lost = after(m, t)
    assert [sheet.hero for sheet in lost.heroes] == list(t.state.kind)
    assert [(sheet.level, sheet.coins) for sheet in lost.heroes] == [(1, 3), (1, 3)]


def test_di_mode_04_the_story_remembers_that_the_warden_was_spared() -> None:
    m = story()
    t = at(m)
    t.state.page.is_warden_spared = 1  # type: ignore[attr-defined]
    won = after(m, ended(t, 0, 1, how="ledger-home"))
    assert won.spared
    last = won.but(stage="game", behind=2)
    assert at(last).state.options.warden_spared


def test_things_that_heroes_own_do_not_lie_in_the_works() -> None:
    ropes = tuple(Kept(ROPE, CARRIED) for _ in range(9))
    m = story(heroes=(SHEETS[0].but(things=ropes[:4]), SHEETS[1]), behind=1)
    s = at(m).state
    copies = sum(card == ROPE for card in s.thing)
    assert copies >= 4
    assert NO_CARD not in s.thing


def test_di_mode_07_who_goes_alone_keeps_six_regular_items() -> None:
    regular = [card for card in range(FIRST_THING, FIRST_THING + len(THINGS)) if is_regular(card)]
    many = Sheet(WARRIOR, things=tuple([Kept(card, CARRIED) for card in regular[:8]]))
    m = march(seats=1, heroes=(many,))
    kept = after(m, ended(at(m), 0, scores=(0,)))
    assert kept.stage == "camp"
    t = at(kept)
    t.play(t.legal[0]).play(t.legal[0])
    t.expect_over("on-the-way")
    assert len(after(kept, t).heroes[0].things) == 6
    few = march(seats=1, heroes=(SHEETS[0],))
    assert after(few, ended(at(few), 0, scores=(0,))).stage == "game"


# ---- what is seen --------------------------------------------------------------------------------


def test_the_camp_shows_the_heroes_and_what_each_boon_does() -> None:
    m = story(behind=1, stage="camp", played=(Played("gaol-of-nine-keys", "ledger-home", (0, 1)),))
    t = at(m)
    scene = t.table.scene(0)
    assert scene.banner.startswith("The camp · Which boon does")
    assert scene.decision is not None
    assert scene.decision.choices[0].label.startswith("take Deaf in One Ear: ")
    for thing in scene.ids():
        t.table.why_not(0, thing)
    assert all(t.table.preview(move.seat, move).text for move in t.table.legal())


def test_the_page_tells_of_levels_things_and_points() -> None:
    m = march(
        "sc-07", "sc-08", "sc-10", played=(Played("sc-07", "richest", (1,), (1, 3)),), behind=1
    )
    scene = THREE.drawing(m)
    assert [(track.name, track.value) for track in scene.members[1].tracks][-1] == ("points", 3)
    assert [card.name for card in scene.members[0].zones[0].cards] == ["Short Sword", "Key"]
    assert scene.road[0].notes == ("Akachi: 1 point", "Lona: 3 points") or scene.road[0].notes
    over = THREE.drawing(m.but(over=True))
    assert "has won the campaign. 1. " in over.ending


def test_a_campaign_that_cannot_be_is_refused() -> None:
    plain = march().save()
    with pytest.raises(SaveError, match='no scenario "sc-99"'):
        March.read({**plain, "scenarios": ["sc-99"]}, 1)
    with pytest.raises(SaveError, match="no hero goes twice"):
        March.read({**plain, "heroes": [{"hero": "monk"}, {"hero": "monk"}]}, 1)
    with pytest.raises(SaveError, match="a level from 1 to 5"):
        March.read({**plain, "heroes": [{"hero": "monk", "level": 9}, {"hero": "thief"}]}, 1)
    with pytest.raises(SaveError, match='there is no card "short-sward"; did you mean'):
        March.read({**plain, "heroes": [{"hero": "monk", "things": [{"card": "short-sward"}]}]}, 1)
    swords = tuple(Kept(SWORD, CARRIED) for _ in range(40))
    armed = march(heroes=(Sheet(MONK, things=swords), SHEETS[1])).save()
    with pytest.raises(SaveError, match="Short Sword is there more often than in the box"):
        March.read(armed, 1)
