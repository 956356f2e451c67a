"""Final enemies as players see them: tokens, open cards, previews, danger, the log, bots."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Errand, Lair
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import EAST
from undercroft.games.alliance.bot.hunts import waking_worth
from undercroft.games.alliance.bot.move_scores import move_scores
from undercroft.games.alliance.bot.quest_values import errands
from undercroft.games.alliance.combat.damage import strike
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import BY_USE, ROOTED
from undercroft.games.alliance.content.tables import ENEMY_CARDS, QUEST_NAMES, QUESTS
from undercroft.games.alliance.notation import NOTATION, NOWHERE
from undercroft.games.alliance.scene.cards import zones
from undercroft.games.alliance.scene.drawing import scene
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.games.alliance.scene.figures import figure
from undercroft.games.alliance.scene.final_enemies import enemy_words
from undercroft.games.alliance.scene.overlays import danger, threatened
from undercroft.games.alliance.scene.previews import preview
from undercroft.games.alliance.scene.quests import progress, quest_tokens, quest_words
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.events import Said

BULL, LORNA, KROM = 0, 4, 8


def told(lair: Lair) -> list[str]:
    """What the log says."""
    return [event.text for event in lair.s.events if isinstance(event, Said)]


def test_an_entrance_says_what_one_can_do_there() -> None:
    place = Errand("gorthos")
    place.here()
    (token,) = quest_tokens(place.s)
    assert (token.name, token.icon, token.bars) == ("Gorthos the Dragon", "entrance", ())
    assert token.text == "Here one can open the entrance for 1 Speed."
    assert progress(place.s, 0) == "Triggered, its entrance is on the map, closed."


@pytest.mark.parametrize(
    ("name", "called"), [("drum-king", "the Drum King"), ("gorthos", "Gorthos the Dragon")]
)
def test_its_quest_card_names_it(name: str, called: str) -> None:
    words = quest_words(QUESTS[QUEST_NAMES.parse(name)], 3)
    assert f"then {called} is there and has to be slain." in words


def test_its_token_shows_its_health_and_whose_wounds_it_has() -> None:
    lair = Lair("gorthos", seats=3)
    strike(lair.s, lair.enemy, 2, by=1)
    token = figure(lair.s, lair.enemy)
    assert (token.bars[0].value, token.bars[0].most) == (13, 15)
    assert token.states == ("final-enemy", "marker-red", "marker-red")
    assert "health 15, worth 7 XP" in token.text
    assert progress(lair.s, 0) == "Awake: 2 of 15 wounds dealt."


def test_its_open_card_lies_in_a_zone_of_its_own() -> None:
    lair = Lair("gorthos", "furnace-breath", seats=2)
    (zone,) = [zone for zone in zones(lair.s) if zone.id == "zone:enemy-gorthos"]
    assert [card.name for card in zone.cards] == ["Furnace Breath"]
    assert zone.cards[0].text == (
        "While this card lies open: +1 armor. Then a ranged attack of 6 (7 on the card, -1 temper)"
        " on a random hero within two rooms, 2 to 4 spaces away. A hit deals 2 damage to every"
        " other hero beside its target."
    )
    assert scene(lair.s, 1).zones


def test_who_looks_at_it_reads_its_open_card_too() -> None:
    lair = Lair("gorthos", "furnace-breath", seats=2)
    text = figure(lair.s, lair.enemy).text
    assert "Nothing pushes, pulls or swaps it. Furnace Breath: While this card lies open" in text
    lair.s.enemy_cards[0] = UNKNOWN
    assert figure(lair.s, lair.enemy).text.endswith("swaps it.")


def test_all_cards_read_of_the_enemy_and_differ() -> None:
    words = [enemy_words(card, 0) for card in ENEMY_CARDS]
    assert len(set(words)) == 26
    assert not [text for text in words if " you" in text.lower() or "temper" in text]


def test_wall_of_bodies_counts_its_goblins_in_words() -> None:
    card = next(card for card in ENEMY_CARDS if card.id == "wall-of-bodies")
    assert "+1 armor while a Goblin is next to it; +1 armor while 2 Goblins" in enemy_words(card, 0)


def test_the_choice_of_its_place_previews_its_attack_with_temper() -> None:
    lair = Lair("gorthos", "fury-of-the-hoard", seats=2)
    lair.alone()
    lair.stand(BULL, lair.gate, 1)
    lair.segment()
    move = play.legal(lair.s)[0]
    before = lair.s.spot
    seen = preview(lair.s, move)
    assert (seen.text, lair.s.spot) == ("6 damage", before)
    assert [(term.label, term.amount) for term in seen.terms] == [
        ("base", 8),
        ("temper", -1),
        ("armor", -1),
    ]
    lair.s.listening, lair.s.events = True, []
    play.apply(lair.s, move)
    (struck,) = [event for event in lair.s.events if isinstance(event, AttackResolved)]
    assert (struck.parts, struck.damage) == (seen.terms, 6)


def test_the_log_says_who_was_drawn_put_aside_and_why_from_here() -> None:
    lair = Lair("regent", "soul-tithe")
    east = lair.beyond(lair.gate, EAST)
    lair.stand(BULL, east, 8)
    lair.stand(LORNA, lair.room, 7)
    lair.s.stand(KROM, NOWHERE)
    lair.s.listening, lair.s.events = True, []
    lair.segment("d roll 0")
    assert told(lair)[:4] == [
        "The Pale Regent acts: Soul Tithe",
        "The Pale Regent may attack Bull and Lorna: Bull is drawn",
        "Bull is put aside: the Pale Regent cannot reach it",
        "The Pale Regent attacks Lorna; no place harms Lorna more than this: 6 wounds",
    ]


def test_the_log_says_whom_an_attack_on_all_strikes() -> None:
    lair = Lair("gorthos", "tail-sweep")
    lair.alone()
    lair.stand(BULL, lair.room, 7)
    lair.s.listening, lair.s.events = True, []
    lair.segment()
    assert "Gorthos the Dragon attacks all that its place lets it strike: Bull" in told(lair)


def test_the_log_says_that_nobody_is_near_enough() -> None:
    lair = Lair("regent", "soul-tithe")
    for hero in (BULL, LORNA, KROM):
        lair.s.stand(hero, NOWHERE)
    lair.s.listening, lair.s.events = True, []
    lair.segment()
    assert told(lair)[1] == "The Pale Regent finds no hero near enough to attack"


def test_danger_goes_by_the_open_card() -> None:
    lair = Lair("regent", "plague-word")
    modify(lair.s, Modifier(ROOTED, 1, BY_USE, lair.enemy))
    room = set(lair.s.walls.passable(lair.room))
    assert threatened(lair.s, lair.enemy) == room
    lair.lie_open("soul-tithe")
    assert threatened(lair.s, lair.enemy) == room - {lair.s.spot[lair.enemy]}
    lair.s.enemy_cards[0] = UNKNOWN
    assert threatened(lair.s, lair.enemy) == set()
    lair.lie_open("soul-tithe")
    assert len(danger(lair.s, 0).cells) == len(threatened(lair.s, lair.enemy))


def test_bots_go_to_an_entrance_and_open_it_while_there_is_time() -> None:
    place = Errand("drum-king", seats=3)
    place.here()
    place.beside(BULL)
    place.turn(BULL)
    moves = play.legal(place.s)
    scores = dict(zip(map(str, moves), move_scores(place.s, moves)))
    assert scores["p1 enter drum-king"] > scores["p1 stop"] + 1
    assert errands(place.s, 0, BULL)[place.s.spot[BULL]].gain == waking_worth(place.s, 0) > 0
    place.s.round, place.s.cycle = 3, 2
    assert waking_worth(place.s, 0) == 0


def test_bots_answer_what_cards_of_final_enemies_ask() -> None:
    lair = Lair("drum-king")
    lair.turn_up("goblin-hordes")
    moves = play.legal(lair.s)
    assert {move.verb.name for move in moves} == {"space"}
    assert len(move_scores(lair.s, moves)) == len(moves)
    del lair.s.frames[0]
    assert preview(lair.s, moves[0]).text
    assert NOTATION.parse(str(moves[0])) == moves[0]
