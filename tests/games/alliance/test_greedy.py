"""The greedy bot of Alliance: it plays sensibly, from its view alone, and beats chance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place
from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.greedy import Imagination
from undercroft.bots.roster import make
from undercroft.crawl.space.grid import WEST
from undercroft.games.alliance.actions.upgrade import Upgrading
from undercroft.games.alliance.bot.move_scores import move_scores
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.numbers import AttackSpec
from undercroft.games.alliance.combat.reactions import Attacked
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.tables import TILES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import BOARD_TOKENS, HANDS, NOTATION, OPEN_TOKEN
from undercroft.games.alliance.phases.hands import Discarding
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.state import Alliance
from undercroft.kernel import play
from undercroft.kernel.outcome import Decide
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.table import Table


def chosen(s: Alliance) -> str:
    """What the greedy bot does now, without its actor."""
    now = play.pending(s)
    assert isinstance(now, Decide)
    view = uc.view(s, 1 << now.seat)
    choice = make("greedy", ALLIANCE, 1).choose(view, play.legal(s), Budget())
    return str(choice.move).split(" ", 1)[1]


def deal(s: Alliance, seat: int, *cards: str) -> None:
    for card in cards:
        s.zones[HANDS + seat] = s.zones[HANDS + seat].add(NOTATION.cards.parse(card), EVERYONE)


def seated(seed: int, bots: Sequence[Bot], **options: object) -> Table:
    """A whole game."""
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=len(bots), seed=seed, options=options)  # type: ignore[arg-type]
    while isinstance(now := t.pending, Decide):
        t.play(bots[now.seat].choose(t.view(now.seat), t.legal(), Budget()).move)
    return t


def wins(games: range) -> int:
    """How often greedy beats random at two players, from either seat."""
    won = 0
    for seed in games:
        bots = [make("random", ALLIANCE, seed), make("random", ALLIANCE, seed)]
        bots[seed % 2] = make("greedy", ALLIANCE, seed)
        over = seated(seed, bots).over
        assert over is not None
        won += over.winners == (seed % 2,)
    return won


def test_greedy_beats_random() -> None:
    assert wins(range(6)) >= 5


@pytest.mark.long
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins(range(100)) >= 95


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_greedy_bots_finish_a_game_and_draft(seats: int) -> None:
    t = seated(4, [make("greedy", ALLIANCE, seat) for seat in range(seats)])
    s = t.state
    assert isinstance(s, Alliance)
    assert t.over is not None
    assert all(drafted >= 3 for drafted in s.drafted)


def test_it_kills_what_it_can_kill() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    fresh = at.monster("goblin", at.room, 0)
    hurt = at.monster("goblin", at.room, 8)
    at.s.bear(hurt, (0, 0))
    at.turn(hero)
    assert chosen(at.s) == f"attack {NOTATION.verbs['attack'].args[0].text(hurt)}"
    assert fresh != hurt


def test_it_plays_a_card_that_makes_the_blow_deadly() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    at.monster("goblin", at.room, 1)
    deal(at.s, 0, "notched-cleaver")
    at.turn(hero)
    assert chosen(at.s) == "play notched-cleaver"


def test_it_walks_up_to_a_monster_that_is_too_far_away() -> None:
    at = Place()
    hero = at.hero("krom", at.gate, 7)
    goblin = at.monster("goblin", at.room, 4)
    at.turn(hero)
    verb, to = chosen(at.s).split()
    assert verb == "move"
    x, y = map(int, to.split(","))
    grid = at.s.walls.board.grid
    assert grid.distance(grid.at(x, y), at.s.spot[goblin]) == 1


def test_it_opens_a_chest_at_its_side() -> None:
    at = Place()
    hero = at.hero("lorna", at.room, 4)
    at.s.lay_token(1, at.square(at.room, 0), OPEN_TOKEN)
    chest = NOTATION.cards.parse("treasure-chest-1")
    at.s.zones[BOARD_TOKENS] = at.s.zones[BOARD_TOKENS].add(chest, EVERYONE)
    at.turn(hero)
    assert chosen(at.s).startswith(("chest", "move"))


def test_it_opens_doors_when_nothing_else_calls() -> None:
    at = Place()
    at.s.tile_area = (5, 6)
    hero = at.hero("lorna", at.room, 1)
    at.turn(hero)
    assert chosen(at.s) == "open north"


def test_it_turns_a_new_room_so_that_its_doors_lead_on() -> None:
    at = Place()
    s = at.s
    hero = at.hero("lorna", at.room, 3)
    two_doors = [t for t, tile in enumerate(TILES) if tile.level and sum(tile.shape.sides) == 3]
    s.tile_area = (two_doors[0],)
    at.turn(hero, "p1 open west", f"p1 tile {TILES[two_doors[0]].id}")
    grid, moves = s.walls.board.grid, play.legal(s)
    cell = grid.beyond(at.room, WEST)
    worths = dict(zip(map(str, moves), move_scores(uc.view(s, 1), moves)))
    assert grid.beyond(cell, WEST) < 0
    assert len(set(worths.values())) > 1


def test_it_rests_when_it_is_nearly_dead() -> None:
    at = Place()
    hero = at.hero("krom", at.gate, 7)
    at.s.bear(hero, (0,) * 5)
    at.s.tile_area = ()
    at.turn(hero)
    assert chosen(at.s) == "rest"


def test_a_fallen_hero_stands_up() -> None:
    at = Place()
    hero = at.hero("krom", at.room, 4)
    at.s.bear(hero, (0,) * 6)
    at.turn(hero)
    assert chosen(at.s) in ("rest", "leave", "burst heal")


@pytest.mark.parametrize(
    ("strength", "answer"), [(5, "play sidestep"), (1, "pass")], ids=["a blow", "a miss"]
)
def test_it_keeps_a_reaction_for_a_blow_that_hurts(strength: int, answer: str) -> None:
    at = Place()
    hero = at.hero("petra", at.room, 4)
    goblin = at.monster("goblin", at.room, 1)
    deal(at.s, 0, "sidestep")
    strike = AttackFrame(0, AttackSpec(goblin, hero, AttackKind.MELEE, strength))
    at.s.frames = [strike, Attacked((0,), hero, strength)]
    at.s.run()
    assert chosen(at.s) == answer


def test_a_reaction_is_not_played_in_the_own_turn() -> None:
    at = Place()
    hero = at.hero("petra", at.gate, 7)
    deal(at.s, 0, "sidestep")
    at.turn(hero)
    assert not chosen(at.s).startswith("play")


def test_it_drafts_what_fits_its_heroes() -> None:
    at = Place()
    at.hero("lorna", at.gate, 7)
    at.s.xp_up[0] = 2
    cards = ("duellists-eye", "hunters-volley")
    at.s.upgrade_area = [NOTATION.cards.parse(card) for card in cards]
    at.s.frames = [Upgrading(0)]
    at.s.run()
    assert chosen(at.s) == "buy hunters-volley"


def test_it_discards_what_nobody_can_play_this_round() -> None:
    at = Place()
    spent, fresh = at.hero("krom", at.gate, 7), at.hero("lorna", at.gate, 4)
    at.s.ready[spent] = 0
    deal(at.s, 0, "notched-cleaver", "long-draw")
    at.s.frames = [Discarding(0)]
    at.s.run()
    assert at.s.ready[fresh]
    assert chosen(at.s) == "discard notched-cleaver"


def test_its_monsters_attack_rivals() -> None:
    at = Place()
    at.hero("krom", at.room, 0)
    rival = at.hero("lorna", at.room, 2, seat=1)
    goblin = at.monster("goblin", at.room, 1)
    at.s.frames = [MonsterTurn(0, goblin)]
    at.s.run()
    assert chosen(at.s) == f"target {NOTATION.verbs['target'].args[0].text(rival)}"


def test_choosing_changes_nothing_and_ignores_what_is_hidden() -> None:
    uc.register(ALLIANCE)
    t = uc.new("alliance", seats=2, seed=11)
    bots = [make("greedy", ALLIANCE, seat) for seat in range(2)]
    for i in range(160):
        now = t.pending
        assert isinstance(now, Decide)
        view, legal = t.view(now.seat), t.legal()
        before = view.save()
        move = bots[now.seat].choose(view, legal, Budget()).move
        if i % 20 == 0:
            assert view.save() == before
            assert len(set(_choices(view, now.seat, legal))) == 1
        t.play(move)


def _choices(view: uc.State, seat: int, legal: Sequence[uc.Move]) -> list[str]:
    """What the same bot chooses in several worlds that agree with a view."""
    worlds = [uc.determinize(view, Imagination(seed)) for seed in range(3)]
    views = [uc.view(world, 1 << seat) for world in worlds]
    return [str(make("greedy", ALLIANCE, 9).choose(v, legal, Budget()).move) for v in views]
