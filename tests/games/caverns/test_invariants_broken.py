"""Every invariant that is seen in stories is noticed when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.caverns.invariants import board, cards, figures, turns, whole
from tests.games.caverns.stories import Story, is_played, kept, stories
from undercroft.crawl.modifiers import BEST, Modifier
from undercroft.crawl.space.grid import EAST
from undercroft.crawl.space.tilegraph import distances
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.map.figures import foes, monsters, size_of
from undercroft.games.caverns.map.geometry import GRID, PLUG, laid, open_edges, turned_to
from undercroft.games.caverns.notation import MONSTER_DECK, MOVE, TILE_STACK, USE, numbers
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.scene.events import Acts, AttackResolved, LineChosen
from undercroft.games.caverns.state import IMMOBILIZED, NOT_LAID, Caverns
from undercroft.kernel.events import Event, Rolled, Term, TokenMoved
from undercroft.kernel.stacks import Stack

Test = Callable[[Caverns], bool]
Harm = Callable[[Caverns], None]


def always(_s: Caverns) -> bool:
    return True


def spoil(story: Story, harm: Harm, where: Test = always) -> None:
    """One position of a story is not what it was."""
    at = next(i for i, s in enumerate(story.states) if is_played(s) and i and where(s))
    copy = kept(story.states[at])
    harm(copy)
    story.states[at] = copy


def retell(story: Story, change: Callable[[Event], list[Event]], kind: type[Event]) -> None:
    """The first event of a kind is told otherwise."""
    at = next(i for i, told in enumerate(story.told) if any(isinstance(e, kind) for e in told))
    told = story.told[at]
    first = next(event for event in told if isinstance(event, kind))
    found = [part for e in told for part in (change(e) if e is first else [e])]
    story.told[at] = tuple(found)


def has_foe(s: Caverns) -> bool:
    return bool(monsters(s))


def has_two(s: Caverns) -> bool:
    return len(monsters(s)) > 1


# ---- the harm that is done -----------------------------------------------------------------------


def a_card_is_lost(s: Caverns) -> None:
    s.stacks[MONSTER_DECK] = Stack.of(s.stacks[MONSTER_DECK].cards()[1:])


def a_figure_is_gone(s: Caverns) -> None:
    s.spot[monsters(s)[0]] = -1


def a_marker_has_no_card(s: Caverns) -> None:
    s.trap_cards = (*s.trap_cards, *numbers("swinging-log"))
    s.trap_cells = (*s.trap_cells, 0)


def a_gallery_is_held(s: Caverns) -> None:
    s.queue[0] = (*s.queue[0], *numbers("empty-gallery"))


def surges_abound(s: Caverns) -> None:
    s.surges[0] = 99


def a_pile_shrinks(s: Caverns) -> None:
    s.pile[0] = ()


def a_power_is_learned(s: Caverns) -> None:
    s.up[0] = (*s.up[0], s.reserve[0][0])


def a_tile_lies_twice(s: Caverns) -> None:
    tile = next(c for c in s.stacks[TILE_STACK].cards())
    s.stacks[TILE_STACK] = Stack.of([*s.stacks[TILE_STACK].cards(), tile])


def a_side_is_plugged(s: Caverns) -> None:
    s.walls = s.walls.close_border(GRID.cell(0, 0), EAST, PLUG)
    s.walls.notes["connections"] = {cell: laid(s.walls) for cell in laid(s.walls)}


def an_edge_is_invented(s: Caverns) -> None:
    s.walls = s.walls.close_border(GRID.cell(0, 0), EAST, PLUG)
    s.walls.notes["open_edges"] = ((GRID.cell(0, 0), EAST),)


def two_share_a_square(s: Caverns) -> None:
    s.spot[monsters(s)[0]] = s.spot[monsters(s)[1]]


def a_giant_stands_in_rock(s: Caverns) -> None:
    s.spot[next(f for f in foes(s) if size_of(s, f) > 1)] = GRID.at(0, 0)


def has_giant(s: Caverns) -> bool:
    return any(size_of(s, f) > 1 for f in foes(s))


def distances_go_one_way(s: Caverns) -> None:
    s.walls = s.walls.close_border(GRID.cell(0, 0), EAST, PLUG)
    distances(s.walls, laid(s.walls)[0])[laid(s.walls)[1]] = 7


def a_hero_is_too_well(s: Caverns) -> None:
    s.hp[0] = max_hp(s, 0) + 1


def a_marker_is_unknown(s: Caverns) -> None:
    s.ailments[0] = 7


def a_stance_is_no_stance(s: Caverns) -> None:
    s.stance[0] = s.up[0][0]


def two_items_help(s: Caverns) -> None:
    both = [Modifier(Stat.AC, 1, card, 0, BEST, group) for card, group in ((0, 1), (1, 2))]
    s.modifiers = (*s.modifiers, *both)


def the_turn_goes_back(s: Caverns) -> None:
    assert isinstance(s.frames[0], Turns)
    s.frames[0].step = 1


def is_late(s: Caverns) -> bool:
    return isinstance(s.frames[0], Turns) and s.frames[0].step > 5


def a_level_rises(s: Caverns) -> None:
    s.level[0] = 2


def too_much_is_passed(s: Caverns) -> None:
    spawn = Spawn(0, 0)
    spawn.passed = numbers("shale-runner") * 9
    s.frames.append(spawn)


def a_queue_is_turned(s: Caverns) -> None:
    at = next(i for i, queue in enumerate(s.queue) if len(set(queue)) > 1)
    s.queue[at] = s.queue[at][::-1]


def has_queue(s: Caverns) -> bool:
    return any(len(set(queue)) > 1 for queue in s.queue)


def a_tile_counts(s: Caverns) -> None:
    s.laid = 1


def is_acting(s: Caverns) -> bool:
    return isinstance(s.frames[0], Turns) and s.frames[0].step == 3 and s.laid == NOT_LAID


def an_item_is_advanced(s: Caverns) -> None:
    s.items[0] = (*s.items[0], *numbers("storm-bead"))


# ---- stories that cannot be ----------------------------------------------------------------------


def treasures_rain(story: Story) -> None:
    at = next(i for i, step in enumerate(story.steps()) if cards.is_earned(step))
    story.states[at:at] = story.states[at : at + 2]
    story.moves[at:at] = [story.moves[at]] * 2
    story.told[at:at] = [story.told[at]] * 2


def change_is_given(story: Story) -> None:
    at = next(i for i, s in enumerate(story.states) if is_played(s) and len(s.pile[0]) > 0)
    rich, poor = kept(story.states[at]), kept(story.states[at])
    rich.pile[0] = numbers("grotto-giant", "shale-runner", "gnawling-pack", "grotto-giant")
    poor.pile[0] = ()
    story.states[at : at + 1] = [rich, poor]
    story.moves.insert(at, story.moves[at])
    story.told.insert(at, ())


def a_tile_lies_askew(story: Story) -> None:
    at = next(i for i, step in enumerate(story.steps()) if board.new_cells(step))
    before, after = story.states[at], kept(story.states[at + 1])
    cell, side = open_edges(before.walls)[0]
    tile = story.states[at + 1].walls.tile(
        next(c for c in laid(after.walls) if not before.walls.is_laid(c))
    )
    after.walls = before.walls.lay(GRID.beyond(cell, side), tile, turned_to(side) + 1)
    story.states[at + 1] = after


def a_walk_jumps(story: Story) -> None:
    at = next(
        i
        for i, move in enumerate(story.moves)
        if move.verb is MOVE and any(isinstance(e, TokenMoved) for e in story.told[i])
    )
    moved = next(e for e in story.told[at] if isinstance(e, TokenMoved))
    far = replace(moved, to="sq:40,40")
    story.told[at] = (far, *story.told[at])


def the_downed_acts(story: Story) -> None:
    at = next(i for i, move in enumerate(story.moves) if move.verb is USE)
    copy = kept(story.states[at])
    copy.hp[story.moves[at].seat] = 0
    story.states[at] = copy


def a_hero_stays_stuck(story: Story) -> None:
    at = next(
        i
        for i, step in enumerate(story.steps())
        if figures.is_in_hero_phase(step.before, step.before.active)
        and not figures.is_in_hero_phase(step.after, step.before.active)
    )
    copy = kept(story.states[at + 1])
    copy.ailments[story.states[at].active] = IMMOBILIZED
    story.states[at + 1] = copy


def two_edges_cut(story: Story) -> None:
    items = sorted(figures.ITEMS[next(iter(figures.ITEMS))])
    extra = tuple(Term(name, 1) for name in (items * 2)[:2])

    def sharper(event: Event) -> list[Event]:
        assert isinstance(event, Rolled)
        return [replace(event, added=extra)]

    retell(story, sharper, Rolled)


def somebody_acts_twice(story: Story) -> None:
    retell(story, lambda e: [e, e], Acts)


def two_lines_are_followed(story: Story) -> None:
    retell(story, lambda e: [e, e], LineChosen)


def a_surge_is_stolen(story: Story) -> None:
    at = next(
        i for i, s in enumerate(story.states) if is_played(s) and is_acting(s) and s.surges[0]
    )
    copy = kept(story.states[at])
    copy.surges[0] += 1
    story.states[at] = copy


def a_game_goes_on(story: Story) -> None:
    story.states.append(story.states[0])


def a_save_goes_on_otherwise(story: Story) -> None:
    at = next(i for i, s in enumerate(story.states) if is_played(s) and not i % whole.EVERY)
    copy = kept(story.states[at])
    copy.listed = []
    story.states[at] = copy


def nobody_can_decline(story: Story) -> None:
    at = next(i for i, s in enumerate(story.states) if is_played(s) and is_acting(s))
    copy = kept(story.states[at])
    copy.listed = []
    story.states[at] = copy


def friends_fight(story: Story) -> None:
    def blow(event: Event) -> list[Event]:
        assert isinstance(event, AttackResolved)
        return [replace(event, attacker="fig:h1", target="fig:h2")]

    retell(story, blow, AttackResolved)


def the_wrong_team_is_paid(story: Story) -> None:
    rivals = [i for i, s in enumerate(story.states) if len(s.pile) > 1 and figures.strikes_of(s)]
    at = next(i for i in rivals if is_by_hero(story.states[i]))
    copy = kept(story.states[at + 1])
    strike = figures.strikes_of(story.states[at])[-1]
    other = (copy.team[strike.by] + 1) % len(copy.pile)
    copy.pile[other] = (*copy.pile[other], *numbers("grotto-giant", "grotto-giant"))
    story.states[at + 1] = copy


def is_by_hero(s: Caverns) -> bool:
    return 0 <= figures.strikes_of(s)[-1].by < s.seats


def each(harm: Harm, where: Test = always) -> Callable[[Story], None]:
    """A story of which one position is harmed."""
    return lambda story: spoil(story, harm, where)


BROKEN: dict[str, tuple[Callable[[Story], None], Callable[[Story], None]]] = {
    "01": (cards.every_card_is_in_one_zone, each(a_card_is_lost)),
    "02": (cards.figures_match_the_queues, each(a_figure_is_gone, has_foe)),
    "03": (cards.traps_have_card_and_marker, each(a_marker_has_no_card)),
    "04": (cards.special_cards_are_nowhere_held, each(a_gallery_is_held)),
    "05": (cards.surges_are_few, each(surges_abound)),
    "06": (cards.draws_of_a_turn_are_limited, treasures_rain),
    "07": (cards.payments_give_no_change, change_is_given),
    "08": (cards.powers_match_the_hero_card, each(a_power_is_learned)),
    "09": (board.tiles_stay_in_the_game, each(a_tile_lies_twice)),
    "10": (board.triangles_face_the_edge, a_tile_lies_askew),
    "11": (board.the_tile_graph_is_that_of_the_tiles, each(a_side_is_plugged)),
    "12": (board.nobody_shares_a_square, each(two_share_a_square, has_two)),
    "13": (board.large_figures_fit, each(a_giant_stands_in_rock, has_giant)),
    "14": (board.distance_is_a_distance, each(distances_go_one_way)),
    "15": (board.edges_are_open_ends, each(an_edge_is_invented)),
    "16": (board.walks_are_legal, a_walk_jumps),
    "17": (figures.hp_is_in_bounds, each(a_hero_is_too_well)),
    "18": (figures.the_downed_are_left_alone, the_downed_acts),
    "19": (figures.markers_are_single, each(a_marker_is_unknown)),
    "20": (figures.heroes_walk_again, a_hero_stays_stuck),
    "21": (figures.one_item_bonus_counts, two_edges_cut),
    "21 of armor": (figures.one_item_bonus_counts, each(two_items_help)),
    "22": (figures.stances_lie_on_their_cards, each(a_stance_is_no_stance)),
    "23": (turns.phases_follow_each_other, each(the_turn_goes_back, is_late)),
    "24": (turns.figures_act_once, somebody_acts_twice),
    "25": (turns.one_line_is_carried_out, two_lines_are_followed),
    "26": (turns.surges_are_spent_at_the_start, a_surge_is_stolen),
    "27": (turns.levels_rise_in_their_windows, each(a_level_rises, is_acting)),
    "28": (turns.redraws_end, each(too_much_is_passed)),
    "29": (turns.queues_are_queues, each(a_queue_is_turned, has_queue)),
    "30": (turns.only_explorers_count, each(a_tile_counts, is_acting)),
    "32": (whole.saves_are_whole, a_save_goes_on_otherwise),
    "33": (whole.somebody_can_always_go_on, nobody_can_decline),
    "34": (whole.the_end_is_named, a_game_goes_on),
    "36": (whole.heroes_spare_heroes, friends_fight),
    "37": (whole.piles_grow_by_own_deeds, the_wrong_team_is_paid),
    "38": (whole.advanced_cards_stay_in_the_box, each(an_item_is_advanced)),
}


def is_noticed(number: str, story: Story) -> bool:
    """Whether an invariant fails in a story when it is broken, if it can be broken there."""
    check, harm = BROKEN[number]
    check(story)
    try:
        harm(story)
        check(story)
    except AssertionError:
        return True
    except StopIteration:
        return False
    return False


def test_armor_that_hurts_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    odds = iter(range(1, 10_000))
    monkeypatch.setattr(whole, "chance", lambda *_: next(odds))
    with pytest.raises(AssertionError):
        whole.armor_never_hurts(stories()[1])


@pytest.mark.parametrize("number", BROKEN)
def test_a_broken_invariant_is_noticed(number: str) -> None:
    assert any(is_noticed(number, story.copy()) for story in stories())
