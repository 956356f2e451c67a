"""Competitive play: two teams, and one hero who is false."""

from __future__ import annotations

from tests.games.caverns.cards.draws import finds, is_over, meets
from tests.games.caverns.scenes import Place, hold, masked
from undercroft.games.caverns.adventures.one_of_us import CROWN, FALSE, TRUE, turn_false
from undercroft.games.caverns.adventures.two_ropes import wanted
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.damage import BY_ATTACK, BY_CARD, Harm
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.map.figures import mates
from undercroft.games.caverns.map.geometry import GRID, attached, marked
from undercroft.games.caverns.notation import FIRST_ROLE, LEVEL_1, numbers
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import Closing, flee
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.layout import surge_pools
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.phases.villains import enter
from undercroft.games.caverns.state import ESCAPED, NO_FIGURE, NOWHERE, OUT
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import pending
from undercroft.kernel.views import view


def ropes(*heroes: str) -> Place:
    """Two teams next to each other on the start tile, the Chart and the Key in play."""
    place = Place(*heroes, adventure="adv-09")
    for name, side in (("glowstone", 0), ("ford", 3)):
        cell = place.tile(name, 0, 0, side)
        lay_props(place.s, place.s.walls.tile(cell), cell)
    for seat in range(len(heroes)):
        place.at(seat, 4 + seat, 1)
    return place


def find_exit(place: Place) -> None:
    """The Daylight Stair lies behind the start tile."""
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    place.s.walls = attached(place.s.walls, stair, (GRID.cell(1, 0), 0))


def test_cv_compet_01_a_rival_is_attacked_only_for_what_he_holds() -> None:
    place = ropes("kestrin", "hadra")
    place.acts(0)
    assert "left-hand-arc" not in place.legal("use")
    hold(place, 1, wanted(place.s, 1))
    place.acts(0)
    assert "left-hand-arc" not in place.legal("use")
    hold(place, 1, wanted(place.s, 0))
    place.acts(0)
    assert "left-hand-arc" in place.legal("use")


def test_adv_09_a_hit_takes_the_object_instead_of_damage() -> None:
    place = ropes("kestrin", "hadra")
    chart = wanted(place.s, 0)
    hold(place, 1, chart)
    place.turn("h1 use left-hand-arc", "d roll 19", "h1 yes", seat=0)
    assert place.s.holder[chart] == 0
    assert place.s.hp[1] == 10


def test_adv_09_or_deals_it() -> None:
    place = ropes("kestrin", "hadra")
    chart = wanted(place.s, 0)
    hold(place, 1, chart)
    place.turn("h1 use left-hand-arc", "d roll 19", "h1 no", seat=0)
    assert place.s.holder[chart] == 1
    assert place.s.hp[1] == 9


def test_adv_09_a_rivals_own_object_is_robbed_once_the_exit_is_found() -> None:
    place = ropes("kestrin", "hadra", "maro")
    key = wanted(place.s, 1)
    hold(place, 1, key)
    place.acts(0)
    assert "left-hand-arc" not in place.legal("use")
    find_exit(place)
    place.turn("h1 use left-hand-arc", "d roll 19", "h1 yes", seat=0)
    assert place.s.holder[key] == 0
    assert place.s.hp[1] == 10


def test_adv_09_nobody_robs_his_own_team() -> None:
    place = ropes("kestrin", "hadra", "maro")
    find_exit(place)
    for team in (0, 1):
        hold(place, 2, wanted(place.s, team))
    rivals = place.s.page.rivals
    assert [rivals(place.s, seat) for seat in range(3)] == [(), (2,), ()]


def test_adv_09_when_a_team_has_climbed_the_round_is_played_out() -> None:
    place = ropes("kestrin", "hadra", "maro", "oriel")
    s = place.s
    place.begin(Turns())
    hold(place, 0, wanted(s, 0))
    hold(place, 1, wanted(s, 1))
    s.page.round_ended(s)
    for seat in (0, 2, 1):
        flee(s, seat)
    assert not judge(s)
    s.page.round_ended(s)
    judge(s)
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("rope-climbed", (0, 2))


def test_cv_compet_02_each_team_has_its_pile() -> None:
    place = ropes("kestrin", "hadra", "maro", "oriel")
    assert place.s.team == [0, 1, 0, 1]
    assert place.s.pile == [(), ()]


def test_cv_surge_06_the_smaller_team_has_a_token_more() -> None:
    place = Place("kestrin", "hadra", "maro", adventure="adv-09")
    assert surge_pools(place.s.page, [0, 1, 0]) == place.s.surges == [2, 3]
    place.s.hp[1] = 0
    place.s.active = 1
    place.begin(Turns(), Opening(1))
    assert place.s.surges == [2, 2]


def test_cv_compet_04_the_active_hero_spends_for_his_team() -> None:
    place = ropes("kestrin", "hadra")
    place.s.pile[1] = numbers("stonehide-brute", "gloom-recluse")
    place.s.active = 1
    place.begin(Turns(), EncounterDraw(1))
    place.play("d draw encounters loose-slab")
    now = pending(place.s)
    assert isinstance(now, Decide)
    assert now.seat == 1
    place.play("h2 cancel")
    assert place.s.pile == [(), ()]


def test_cv_compet_05_a_kill_enriches_its_team_and_nobodys_the_controllers() -> None:
    place = ropes("kestrin", "hadra")
    runner = place.monster("shale-runner", 6, 2, seat=0)
    place.begin(Turns(), Harm(runner, 9, 1, BY_ATTACK))
    place.play("d draw treasures found-hour")
    assert place.s.pile == [(), numbers("shale-runner")]
    recluse = place.monster("gloom-recluse", 6, 2, seat=1)
    place.begin(Turns(), Harm(recluse, 9, NO_FIGURE, BY_CARD))
    assert place.s.pile == [(), numbers("shale-runner", "gloom-recluse")]


def test_cv_compet_06_both_teams_may_win() -> None:
    place = ropes("kestrin", "hadra")
    place.begin(Turns())
    for seat in (0, 1):
        hold(place, seat, wanted(place.s, seat))
        flee(place.s, seat)
    judge(place.s)
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("rope-climbed", (0, 1))


def test_adv_09_a_team_without_its_object_does_not_win() -> None:
    place = ropes("kestrin", "hadra", "maro")
    place.begin(Turns())
    hold(place, 2, wanted(place.s, 0))
    place.s.status = [OUT, ESCAPED, ESCAPED]
    judge(place.s)
    assert place.s.over is not None
    assert place.s.over.winners == (0, 2)
    assert place.s.over.returns == (1.0, -1.0, 1.0)


def test_cv_compet_07_an_item_stays_in_the_team() -> None:
    place = ropes("kestrin", "hadra")
    place.begin(Turns(), TreasureDraw(0))
    place.play("d draw treasures whetted-edge")
    assert place.s.items[0] == numbers("whetted-edge")


def test_adv_09_who_cannot_surge_is_out_and_drops_what_he_held() -> None:
    place = ropes("kestrin", "hadra")
    s = place.s
    s.surges = [0, 2]
    hold(place, 0, wanted(s, 0))
    s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert s.status[0] == OUT
    assert s.spot[wanted(s, 0)] == GRID.at(4, 1)


def test_cv_compet_14_only_its_owner_sees_a_role() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    roles = [view(place.s, 1 << 0).zones[FIRST_ROLE + seat].cards[0] for seat in range(3)]
    assert roles == [TRUE, HIDDEN, HIDDEN]
    assert view(place.s, 1 << 1).zones[FIRST_ROLE + 1].cards == (FALSE,)


def test_cv_compet_03_a_new_team_has_an_empty_pile() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.xp("stonehide-brute")
    place.monster("shale-runner", 7, 2, seat=1)
    place.wound(1, 6)
    turn_false(place.s, 1)
    s = place.s
    assert (s.team, s.pile[1], s.surges) == ([0, 1, 0], (), [2, 1])
    assert (s.hp[1], s.queue[1], s.queue[2]) == (8, (), numbers("shale-runner"))


def test_cv_compet_08_the_false_hero_attacks_heroes_like_monsters() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.turn("h2 use boss-and-hammer", seat=1)
    assert place.legal("target") == ["h1", "h3"]


def test_cv_compet_09_others_take_him_for_a_villain() -> None:
    place = masked("corvane", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.power("contract-closed")
    place.turn("h1 use contract-closed", "d roll 19", seat=0)
    assert place.s.hp[1] == 10 - 4


def test_cv_compet_10_he_does_not_act_with_the_villains() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    s = place.s
    turn_false(s, 1)
    place.at(0, 1, 1)
    place.at(2, 0, 1)
    drusk = enter(s, "drusk", [GRID.at(2, 1)])
    s.run()
    place.villain_phase(seat=0)
    strikes = [frame for frame in s.frames if isinstance(frame, AttackFrame)]
    assert [frame.by for frame in strikes] == [drusk]


def test_cv_compet_11_monsters_still_see_him() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.at(0, 0, 1)
    place.at(2, 0, 2)
    place.monster("shale-runner", 6, 1)
    place.villain_phase("d roll 19", seat=0)
    assert place.s.hp[1] == 9


def test_cv_compet_11_to_treasures_he_is_a_monster_and_to_encounters_a_hero() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    hp, spots = place.s.hp[1], place.s.spot[:3]
    meets(place, "trading-places")
    assert place.s.spot[:3] == spots
    finds(place, "landslip")
    assert (place.s.hp[1], is_over(place)) == (hp - 1, True)


def test_cv_compet_12_without_a_surge_he_is_beaten_like_a_villain() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    s = place.s
    turn_false(s, 1)
    place.monster("shale-runner", 7, 2, seat=1)
    s.surges[1] = 0
    place.begin(Turns(), Harm(1, 20, 0, BY_ATTACK))
    place.play("d draw treasures found-hour")
    assert (s.status[1], s.spot[1]) == (OUT, NOWHERE)
    assert s.pile[0] == (LEVEL_1,)
    assert s.queue[2] == numbers("shale-runner")


def test_cv_compet_12_with_a_surge_he_lies_down_like_a_hero() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.begin(Harm(1, 20, 0, BY_ATTACK))
    assert place.s.status[1] != OUT
    assert place.s.spot[1] != NOWHERE


def test_cv_compet_13_he_spends_his_own_surge() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.s.hp[1] = 0
    place.s.active = 1
    place.begin(Turns(), Opening(1))
    assert place.s.surges == [2, 0]


def test_cv_compet_15_his_own_pile_raises_him() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.xp("stonehide-brute", "gloom-recluse")
    turn_false(place.s, 1)
    place.turn("h2 use boss-and-hammer", "h2 target h3", "d roll 20", seat=1)
    assert place.legal("yes") == []
    place.s.pile[1] = numbers("stonehide-brute", "gloom-recluse")
    place.turn("h2 use boss-and-hammer", "h2 target h3", "d roll 20", "h2 yes", seat=1)
    assert place.s.level[1] == 2


def test_adv_12_a_wrong_accusation_hurts() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.turn("h1 accuse h3", "d show role-3 -1 token-true", seat=0)
    assert place.s.hp[0] == 6
    assert place.s.page.villainous_hero() == NO_FIGURE


def test_adv_12_a_right_one_reveals() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.turn("h1 accuse h2", "d show role-2 -1 token-false", seat=0)
    assert place.s.page.villainous_hero() == 1


def test_adv_12_a_role_about_to_be_shown_is_part_of_a_position() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    place.turn("h1 accuse h3", seat=0)
    again = [place.s.load_frame(frame.save()) for frame in place.s.frames]
    assert all(frame.is_like(other) for frame, other in zip(again, place.s.frames, strict=True))
    place.s.frames = again
    place.play("d show role-3 -1 token-true")
    assert place.s.hp[0] == 6


def at_ladder(place: Place, seat: int) -> None:
    """A hero ends his Hero Phase next to the ladder, with the Crown."""
    hall = next(double for double in DOUBLES if double.id == "hoard-hall")
    place.s.walls = attached(place.s.walls, hall, (GRID.cell(0, 0), 0))
    place.s.kind[CROWN] = 0
    hold(place, seat, CROWN)
    place.s.spot[seat] = marked(place.s.walls, "L")[0] - 1
    place.s.active = seat
    place.begin(Turns(), Closing(seat))


def test_adv_12_a_true_hero_brings_the_crown_up() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    at_ladder(place, 0)
    place.play("d show role-1 -1 token-true", "d show role-2 -1 token-false")
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("crown-carried-up", (0, 2))


def test_adv_12_the_false_hero_must_be_revealed_for_it() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    at_ladder(place, 1)
    place.play("d show role-2 -1 token-false")
    assert place.s.page.villainous_hero() == 1
    place.begin(Turns(), Closing(1))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("crown-betrayed", (1,))


def test_adv_12_after_his_revealing_he_wins_when_the_others_are_spent() -> None:
    place = masked("kestrin", "hadra", "maro", false=1)
    turn_false(place.s, 1)
    place.s.surges[0] = 0
    place.s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("true-heroes-spent", (1,))


def test_cv_compet_02_mates_are_the_others_of_a_team_who_stand() -> None:
    place = ropes("kestrin", "hadra", "maro", "oriel")
    teams = [[f for f in range(4) if place.s.team[f] == place.s.team[seat]] for seat in range(4)]
    assert [mates(place.s, seat) for seat in range(4)] == [
        [f for f in team if f != seat] for seat, team in enumerate(teams)
    ]
    place.s.hp[mates(place.s, 0)[0]] = 0
    assert mates(place.s, 0) == []
