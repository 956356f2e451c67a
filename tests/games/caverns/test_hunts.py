"""The hunts: a sleeping dragon, an unknown overlord, a stone to break, a furnace."""

from __future__ import annotations

import undercroft as uc
from tests.games.caverns.scenes import EAST, Opened, Place
from undercroft.games.caverns.adventures.cinderjaws_bed import CinderjawsBed
from undercroft.games.caverns.adventures.empty_chair import EmptyChair
from undercroft.games.caverns.combat.damage import BY_ATTACK, BY_CARD, Harm
from undercroft.games.caverns.content.card_stats import base_ac, max_hp
from undercroft.games.caverns.content.page_schema import VILLAIN_LEFT
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.exploration import Laying, lay_props
from undercroft.games.caverns.map.geometry import GRID, attached, marked
from undercroft.games.caverns.notation import FIRST_PROP, TOKEN_STACK, numbers
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.setup.linked_play import Keeping
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import enter, join, villain_figure
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE
from undercroft.kernel.play import legal
from undercroft.kernel.stacks import Stack
from undercroft.kernel.views import view

STONE = FIRST_PROP


def bed(place: Place) -> CinderjawsBed:
    """The page, with its own numbers."""
    assert isinstance(place.s.page, CinderjawsBed)
    return place.s.page


def chair(place: Place) -> EmptyChair:
    """The page, with its own numbers."""
    assert isinstance(place.s.page, EmptyChair)
    return place.s.page


def with_lair(place: Place, villain: str) -> int:
    """The Deep Lair lies north of the start tile, a villain in it; its figure."""
    s = place.s
    lair = next(double for double in DOUBLES if double.id == "deep-lair")
    s.walls = attached(s.walls, lair, (GRID.cell(0, 0), 0))
    place.begin(Turns())
    figure = enter(s, villain, marked(s.walls, "l")[:1])
    s.run()
    return figure


def trigger(place: Place, tile: str, *moves: str) -> None:
    """A trigger tile is drawn and laid north of the start tile."""
    place.s.stacks[3] = place.s.stacks[3].shuffled()
    place.begin(Turns(), Laying((GRID.cell(0, 0), 0), 0))
    place.play(f"d draw tiles tile-{tile}", *moves)


def test_adv_03_cinderjaw_covers_the_lair_squares() -> None:
    place = Place("hadra", "maro", "brunna", adventure="adv-03", both=False)
    trigger(place, "span")
    lair = marked(place.s.walls, "l")
    assert place.s.spot[villain_figure("cinderjaw")] == min(lair)
    place.play("d draw monsters shale-runner", "d draw monsters gloom-recluse")
    assert [len(queue) for queue in place.s.queue] == [1, 1, 0]


def test_adv_03_he_sleeps_until_somebody_is_near() -> None:
    place = Place("hadra", "maro", "brunna", adventure="adv-03")
    figure = with_lair(place, "cinderjaw")
    for seat in range(3):
        place.at(seat, 4 + seat, 1)
    assert not judge(place.s)
    assert not place.s.page.is_awake(place.s, figure)
    place.at(0, 1, -1)
    judge(place.s)
    place.at(0, 4, 1)
    judge(place.s)
    assert place.s.page.is_awake(place.s, figure)


def test_adv_03_damage_wakes_him() -> None:
    place = Place("hadra", "maro", "brunna", adventure="adv-03")
    figure = with_lair(place, "cinderjaw")
    for seat in range(3):
        place.at(seat, 4 + seat, 1)
    place.s.hp[figure] -= 1
    judge(place.s)
    place.begin(VillainPhase(0))
    assert bed(place).awake


def test_adv_03_the_first_hero_on_the_far_half_draws_a_treasure() -> None:
    place = Place("hadra", "maro", "brunna", adventure="adv-03")
    with_lair(place, "cinderjaw")
    place.at(0, 0, -5)
    place.begin(Turns(), Closing(0))
    place.play("d draw treasures found-hour")
    assert bed(place).searched
    place.at(1, 1, -5)
    place.s.active = 1
    place.begin(Turns(), Closing(1))
    assert place.s.discards[2][1:] == ()


def test_adv_03_a_hero_who_lies_on_the_bed_draws_nothing() -> None:
    place = Place("hadra", "maro", "brunna", adventure="adv-03")
    with_lair(place, "cinderjaw")
    place.at(0, 0, -5)
    place.s.hp[0] = 0
    place.begin(Turns(), Closing(0))
    assert (place.legal("draw"), bed(place).searched) == ([], False)


def test_adv_04_a_beaten_palefolk_lets_the_active_player_look() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04", both=False)
    s = place.s
    place.begin(Turns())
    s.page.set_up(s)
    place.at(0, 4, 1)
    figure = place.monster("palefolk-dartcaster", 5, 1)
    place.begin(Turns(), Harm(figure, 9, 0, BY_ATTACK))
    place.play("h1 choose 2", "d peek tokens 1 ulm")
    assert view(s, 1).stacks[TOKEN_STACK].seats_at(1) == 1
    assert view(s, 2).stacks[TOKEN_STACK].outcomes(1)[1] == [1, 1, 1, 1]
    place.play("h1 yes", "d draw tokens ulm")
    assert s.stacks[TOKEN_STACK].size == 3
    assert len(view(s, 2).stacks[TOKEN_STACK].outcomes(0)[0]) == 4
    assert len(view(s, 1).stacks[TOKEN_STACK].outcomes(0)[0]) == 3


def test_adv_04_whoever_is_active_looks_and_only_for_palefolk() -> None:
    for name, looks in (("palefolk-dartcaster", 1), ("shale-runner", 0)):
        place = Place("kestrin", "hadra", adventure="adv-04", both=False)
        place.begin(Turns())
        place.s.page.set_up(place.s)
        place.s.active = 1
        place.s.treasure_drawn = 1
        figure = place.monster(name, 5, 1)
        place.begin(Turns(), Harm(figure, 9, 0, BY_ATTACK))
        asked = [str(move) for move in legal(place.s) if move.verb.name == "choose"]
        assert (chair(place).looks, asked[:1]) == (looks, ["h2 choose 1"][:looks])


def test_adv_04_the_tokens_are_shuffled_before_the_overlord_is_drawn() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04", both=False)
    s = place.s
    place.begin(Turns())
    s.page.set_up(s)
    figure = place.monster("palefolk-dartcaster", 5, 1)
    place.begin(Turns(), Harm(figure, 9, 0, BY_ATTACK))
    place.play("h1 choose 1", "d peek tokens 0 ulm", "h1 no")
    place.begin(Turns())
    assert len(s.stacks[TOKEN_STACK].outcomes(0)[0]) == 1
    s.page.triggered(s, 0)
    assert s.stacks[TOKEN_STACK].outcomes(0)[1] == [1, 1, 1, 1]


def test_adv_04_two_tokens_must_stay() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04", both=False)
    s = place.s
    place.begin(Turns())
    s.page.set_up(s)
    s.stacks[TOKEN_STACK] = Stack.of(numbers("drusk", "ulm"))
    figure = place.monster("palefolk-dartcaster", 5, 1)
    place.begin(Turns(), Harm(figure, 9, 0, BY_ATTACK))
    place.play("h1 choose 1", "d peek tokens 0 drusk")
    assert place.legal("yes") == []


def test_adv_04_the_third_palefolk_tells_nothing_more() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04", both=False)
    place.begin(Turns())
    place.s.page.set_up(place.s)
    for looks, offered in ((0, True), (1, True), (2, False)):
        chair(place).looks = looks
        figure = place.monster("palefolk-dartcaster", 5, 1)
        place.begin(Turns(), Harm(figure, 9, 0, BY_CARD))
        assert bool(place.legal("choose")) is offered


def test_adv_04_the_overlord_stands_on_a_rune() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04", both=False)
    s = place.s
    s.page.set_up(s)
    trigger(place, "rune-ring", "d draw tokens hemlock")
    assert len(place.legal("space")) == 4
    place.play("h1 space 1,-3", "d draw monsters shale-runner", "d draw monsters gloom-recluse")
    assert place.where(villain_figure("hemlock")) == (1, -3)
    s.hp[villain_figure("hemlock")] = 0
    judge(s)
    assert s.over is not None
    assert s.over.ending == "overlord-fallen"


def with_stone(place: Place) -> None:
    """The Glowstone tile lies north of the start tile, the stone on it."""
    cell = place.tile("glowstone", 0, 0, 0)
    lay_props(place.s, place.s.walls.tile(cell), cell)
    place.begin(Turns())


def test_cv_obj_03_the_stone_is_a_fair_target() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    assert max_hp(place.s, STONE) == 8
    place.at(1, 1, -1)
    place.at(0, 2, -2)
    place.acts(0)
    assert "rime-grip" in place.legal("use") or "spark-thread" in place.legal("use")


def test_adv_05_palefolk_on_its_tile_guard_the_stone() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    assert base_ac(place.s, STONE) == 13
    place.monster("palefolk-dartcaster", 0, -2)
    assert base_ac(place.s, STONE) == 16


def test_adv_05_sevrane_comes_when_the_stone_is_hurt() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    s = place.s
    place.begin(Turns(), Harm(STONE, 1, 0, BY_ATTACK))
    assert GRID.cell_of[s.spot[villain_figure("sevrane")]] == EAST


def test_cv_obj_05_the_stone_breaks_and_the_game_is_won() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    s = place.s
    place.begin(Turns(), Harm(STONE, 20, 0, BY_ATTACK))
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("glowstone-broken", (0, 1))
    assert s.spot[STONE] == NOWHERE


def test_cv_obj_06_a_broken_object_earns_nothing() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    runner = place.monster("shale-runner", 5, 1)
    place.begin(Harm(STONE, 20, 0, BY_ATTACK))
    assert place.s.pile == [()]
    assert not place.s.treasure_drawn
    place.s.over = None
    place.begin(Harm(runner, 9, 0, BY_ATTACK))
    assert place.s.treasure_drawn


def test_cv_move_08_the_stone_fills_its_square() -> None:
    place = Place("ysolde", "hadra", adventure="adv-05")
    with_stone(place)
    place.at(0, 1, -1)
    place.acts(0)
    x, y = place.where(STONE)
    assert f"{x},{y}" not in place.legal("move")


def test_adv_08_khadd_covers_the_lair_and_five_squares_more() -> None:
    place = Place("hadra", "oriel", "ysolde", adventure="adv-08")
    place.tile("smoking-cross", 1, 0, 1)
    place.tile("hissing-cross", 1, 0, 2)
    trigger(place, "rune-ring", "h1 edge 0,-1,n")
    assert len(place.legal("space")) == 4
    place.play(f"h1 space {place.legal('space')[0]}")
    khadd = villain_figure("khadd")
    assert max_hp(place.s, khadd) == place.s.hp[khadd] == 9 - 2 + 1


def test_adv_08_a_villain_who_was_left_comes_with_khadd() -> None:
    place = Place("hadra", "oriel", "ysolde", adventure="adv-08")
    place.agree(linked=VILLAIN_LEFT)
    place.agree(ties="first")
    trigger(place, "rune-ring")
    sevrane = villain_figure("sevrane")
    assert place.s.hp[sevrane] == 12 - 2 - 4
    assert len(place.s.villains) == 2


def test_adv_08_heroes_keep_level_and_items() -> None:
    place = Place("hadra", "oriel", "ysolde", adventure="adv-08")
    s = place.s
    place.begin(Turns(), Keeping(0))
    s.reserve[0] = numbers("quarry-fall")
    place.play("h1 choose 2")
    assert {"ring-coat", "nailed-boots"} < set(place.legal("pick"))
    assert "found-hour" not in place.legal("pick")
    place.play("h1 pick nailed-boots")
    assert not {"ring-coat", "nailed-boots"} & set(place.legal("pick"))
    place.play("h1 done")
    assert (s.level[0], s.items[0]) == (2, numbers("nailed-boots"))
    assert numbers("nailed-boots")[0] not in s.stacks[2].cards()


def test_adv_08_linked_play_asks_for_what_is_kept() -> None:
    uc.register(CAVERNS)
    options = {"adventure": "adv-08", "linked": "won"}
    t = uc.new("caverns", seats=3, seed=1, options=options)
    assert [str(move).split()[1] for move in t.legal()] == ["choose", "choose"]


def test_adv_04_a_palefolk_beaten_by_an_ally_lets_the_active_player_look_too() -> None:
    place = Place("kestrin", "hadra", adventure="adv-04")
    s = place.s
    place.begin(Turns())
    s.page.set_up(s)
    hound = join(s, "ditch-hound", 1, [GRID.at(4, 1)])
    figure = place.monster("palefolk-dartcaster", 5, 1)
    place.begin(Turns(), Harm(figure, 9, hound, BY_ATTACK))
    assert len(place.legal("choose")) == 4
    place = Place("kestrin", "hadra", adventure="adv-04")
    place.begin(Turns())
    place.s.page.set_up(place.s)
    figure = place.monster("palefolk-dartcaster", 5, 1)
    place.begin(Turns(), Harm(figure, 9, NO_FIGURE, BY_CARD))
    assert place.legal("choose") == []


def test_adv_08_linked_play_asks_every_seat_what_is_kept() -> None:
    opened = Opened("adv-08", seats=3, linked="won", first="choose")
    opened.play("h1 choose 2")
    seats = []
    for _ in range(3):
        seats.append(opened.asked()[0].split()[0])
        opened.play(f"{seats[-1]} choose 1", f"{seats[-1]} done")
    assert seats == ["h2", "h3", "h1"]
