"""Permadeath: attacks that kill for good, and what becomes of who and what is left."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, card
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.bot.position_value import score_terms
from undercroft.games.alliance.combat.damage import strike, wound
from undercroft.games.alliance.combat.numbers import AttackSpec, strength_terms
from undercroft.games.alliance.content.schema import MELEE
from undercroft.games.alliance.content.stat_ids import ROUND_ENDS
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import all_heroes, is_dead, is_defeated
from undercroft.games.alliance.map.movement import Crammed, Walk
from undercroft.games.alliance.notation import DECKS, DISCARDS, HANDS, NOTATION, NOWHERE
from undercroft.games.alliance.phases.end_phase import EndPhase
from undercroft.games.alliance.phases.hands import DiscardCards, Discarding
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.round import Activate, Rounds
from undercroft.kernel import play


def deathly(*heroes: str, seats: int = 2) -> Place:
    """Heroes of the first alliance in the room, and one of the last at the gate."""
    place = Place(seats=seats)
    place.agree(permadeath=True)
    for i, name in enumerate(heroes):
        place.hero(name, place.room, i)
    if seats > 1:
        place.hero("krom", place.gate, 4, seat=seats - 1)
    return place


def health_left(place: Place, figure: int) -> int:
    """How many wounds a hero can still bear."""
    return place.s.hero(figure).health - place.wounds(figure)


@pytest.mark.parametrize("hero", [0, 1])
def test_da_perma_01_wounds_that_just_reach_health_are_a_usual_defeat(hero: int) -> None:
    place = deathly("bull", "lorna")
    strike(place.s, hero, health_left(place, hero), by=-1)
    assert is_defeated(place.s, hero)
    assert not is_dead(place.s, hero)
    assert hero in all_heroes(place.s)
    assert place.s.fallen == [1, 0]


@pytest.mark.parametrize("hero", [0, 1])
@pytest.mark.parametrize("before", [0, 3])
def test_da_perma_02_an_attack_beyond_health_kills(hero: int, before: int) -> None:
    place = deathly("bull", "lorna")
    place.wound(hero, before)
    strike(place.s, hero, health_left(place, hero) + 1, by=-1)
    assert is_dead(place.s, hero)
    assert place.s.spot[hero] == NOWHERE
    assert not is_dead(place.s, 1 - hero)
    place.next_round()
    assert not place.s.ready[hero]
    assert place.s.ready[1 - hero]


def test_da_perma_02_nobody_dies_where_that_was_not_agreed() -> None:
    place = deathly("bull")
    place.agree(permadeath=False)
    strike(place.s, 0, 20, by=-1)
    assert not is_dead(place.s, 0)


def test_da_perma_02_a_monster_kills_by_its_attack() -> None:
    place = deathly("bull", "lorna")
    ogre = place.monster("ogre", place.room, 4)
    place.wound(1, health_left(place, 1) - 1)
    place.strike(ogre, 1)
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert is_dead(place.s, 1)


def test_da_perma_03_what_is_no_attack_only_defeats() -> None:
    place = deathly("bull")
    wound(place.s, 0, 20, by=-1)
    assert is_defeated(place.s, 0)
    assert not is_dead(place.s, 0)
    strike(place.s, 0, 20, by=-1)
    assert not is_dead(place.s, 0)


def test_tv_07_wounds_of_a_hero_with_health_five() -> None:
    for attack, amount, dies in ((True, 2, False), (True, 3, True), (False, 3, False)):
        place = deathly("petra")
        assert place.s.hero(0).health >= 5
        place.wound(0, place.s.hero(0).health - 2)
        (strike if attack else wound)(place.s, 0, amount, by=-1)
        assert (is_defeated(place.s, 0), is_dead(place.s, 0)) == (True, dies)


def test_da_perma_04_who_has_nobody_to_activate_passes() -> None:
    place = deathly("bull")
    strike(place.s, 0, 20, by=-1)
    place.s.frames = [Turn(1, 4), Activate(0)]
    place.s.run()
    assert not any(isinstance(frame, Activate) for frame in place.s.frames)


@pytest.mark.parametrize("dead", [0, 1])
def test_da_rnd_09_who_has_nobody_passes_and_the_others_act(dead: int) -> None:
    place = deathly("bull", seats=2)
    strike(place.s, dead * 4, 20, by=-1)
    place.s.ready[4 - dead * 4] = 1
    place.s.frames = [Rounds()]
    place.s.run()
    top = place.s.frames[-1]
    assert isinstance(top, Turn)
    assert (top.who, place.s.cycle) == (1 - dead, 0)
    place.play(f"p{2 - dead} stop")
    assert not any(isinstance(frame, Turn) for frame in place.s.frames)


def test_da_perma_06_a_dead_hero_costs_one_token() -> None:
    place = deathly("bull", "lorna")
    strike(place.s, 0, 20, by=-1)
    assert place.s.fallen == [1, 0]
    assert score_terms(place.s, 0)["heroes lost"] < 0


def test_da_perma_09_what_a_dead_hero_did_for_others_ends_and_its_cards_lie_on() -> None:
    place = deathly("krolt", "lorna")
    place.hold("war-drum")
    ogre = place.monster("ogre", place.room, 7)
    place.turn(0)
    attack = AttackSpec(1, ogre, MELEE, 3, False)
    before = sum(term.amount for term in strength_terms(place.s, attack))
    place.play("p1 play war-drum")
    sung = sum(term.amount for term in strength_terms(place.s, attack))
    assert sung > before
    strike(place.s, 0, 20, by=-1)
    assert sum(term.amount for term in strength_terms(place.s, attack)) == before
    assert place.s.columns[0] == (card("war-drum"),)


def test_da_perma_09_bonuses_of_its_cards_end_and_those_of_others_do_not() -> None:
    place = deathly("bull", "lorna")
    place.s.columns[0], place.s.columns[1] = (card("headbutt"),), (card("long-draw"),)
    own, other = (
        Modifier(Stat.SPEED, 1, card(name), 1, until=Until(ROUND_ENDS))
        for name in ("headbutt", "long-draw")
    )
    place.s.modifiers = (own, other)
    strike(place.s, 0, 20, by=-1)
    assert list(place.s.modifiers) == [other]


def test_da_perma_09_artifacts_stay_when_their_first_bearer_dies() -> None:
    place = deathly("bull", "lorna")
    place.artifact("crown-of-four-oaths")
    held = place.s.modifiers
    strike(place.s, 0, 20, by=-1)
    assert place.s.modifiers == held


@pytest.mark.parametrize(("dead", "ends"), [((0,), False), ((0, 4), True)])
def test_da_perma_10_the_game_ends_when_nobody_is_left(dead: tuple[int, ...], ends: bool) -> None:
    place = deathly("bull")
    place.s.frames = [Rounds()]
    for hero in dead:
        strike(place.s, hero, 20, by=-1)
    place.s.run()
    while place.s.over is None and not any(str(m).startswith("p2") for m in play.legal(place.s)):
        play.apply(place.s, play.legal(place.s)[0])
    assert (place.s.over is not None) == ends
    assert not ends or place.s.over.ending == "all-dead"  # type: ignore[union-attr]
    assert place.s.round == int(ends)


def test_da_perma_10_monsters_finish_their_segment_before_the_end() -> None:
    place = deathly("bull")
    rounds = Rounds()
    rounds.place = 4
    place.s.frames = [rounds]
    for hero in (0, 4):
        strike(place.s, hero, 20, by=-1)
    place.s.run()
    assert place.s.over is not None
    assert place.s.over.ending == "all-dead"


# ---- cards that nobody can play ------------------------------------------------------------------


def widowed(pruning: str = "discarded") -> Place:
    """Lorna is left with a card that only the dead Bull could play, and two of her own."""
    place = deathly("bull", "lorna")
    place.agree(pruning=pruning)
    strike(place.s, 0, 20, by=-1)
    place.hold("headbutt", "long-draw", "healing-draught")
    place.s.frames = [Turn(1, 4), Discarding(0)]
    place.s.run()
    place.s.listed = None
    return place


def test_da_perma_05_a_card_that_nobody_can_play_may_leave_for_good() -> None:
    place = widowed()
    assert place.legal("prune") == ["headbutt"]
    place.play("p1 prune headbutt")
    assert card("headbutt") not in place.s.zones[HANDS].cards
    assert card("headbutt") not in place.s.zones[DISCARDS].cards
    assert place.legal("prune") == []


def test_da_perma_05_it_counts_as_discarded_unless_agreed_otherwise() -> None:
    for pruning, left in (("discarded", False), ("hand", True)):
        place = widowed(pruning)
        place.play("p1 prune headbutt")
        assert bool(place.legal("discard")) == left


def paying(least: int) -> Place:
    """Of three cards, one of which nobody can play any more, so many must be discarded."""
    place = widowed("hand")
    words = "Which cards do you discard?"
    owed = DiscardCards(0, "discard", HANDS, DISCARDS, least=least, most=least, words=words)
    place.s.frames = [Turn(1, 4), owed]
    place.s.run()
    place.s.listed = None
    return place


def test_da_perma_05_what_must_be_discarded_does_not_leave_besides() -> None:
    place = paying(3)
    assert place.legal("prune") == []
    place = paying(2)
    place.play("p1 prune headbutt")
    assert len(place.legal("discard")) == 1
    cards = sorted(place.s.zones[HANDS].cards)
    place.play(*[f"p1 discard {NOTATION.cards.text(number)}" for number in cards])
    assert place.s.zones[HANDS].cards == ()


def test_da_perma_05_while_a_card_can_leave_each_card_says_what_becomes_of_it() -> None:
    place = widowed()
    asked = place.s.frames[-1]
    assert isinstance(asked, DiscardCards)
    assert asked.several(place.s) is None
    place.play("p1 prune headbutt")
    assert not isinstance(place.s.frames[-1], DiscardCards) or asked.several(place.s) is not None


def test_da_perma_05_nobody_removes_cards_while_all_live() -> None:
    place = deathly("bull", "lorna")
    place.hold("headbutt", "long-draw")
    place.s.frames = [Turn(1, 4), Discarding(0)]
    place.s.run()
    assert place.legal("prune") == []


def test_da_perma_05_played_cards_may_leave_when_columns_are_cleared() -> None:
    place = deathly("bull", "lorna")
    place.s.columns[0] = (card("headbutt"),)
    place.s.columns[1] = (card("long-draw"),)
    strike(place.s, 0, 20, by=-1)
    place.s.frames = [Turn(1, 4), EndPhase()]
    place.s.run()
    place.s.listed = None
    assert place.legal("prune") == ["headbutt"]
    place.play("p1 prune headbutt")
    if place.legal("done"):
        place.play("p1 done")
    deck = place.s.stacks[DECKS].cards()
    assert (card("headbutt") in deck, card("long-draw") in deck) == (False, True)


def test_da_perma_02_who_dies_on_the_way_stands_on_nobody_else_s_space() -> None:
    place = deathly("bull", "lorna", "petra")
    for hero in (0, 1):
        strike(place.s, hero, health_left(place, hero) + 1, by=-1)
    walk = Walk(1, ())
    place.s.push(walk)
    walk.end(place.s)
    assert not any(isinstance(frame, Crammed) for frame in place.s.frames)
