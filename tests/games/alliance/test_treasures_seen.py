"""Treasures as players, students of games and bots see them, and positions that hold them."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, at_chest, card, duel, dug, shootout
from undercroft.games.alliance.bot.move_scores import move_scores
from undercroft.games.alliance.content.tables import TREASURE_NAMES
from undercroft.games.alliance.content.tables import TREASURES as CARDS
from undercroft.games.alliance.game import content
from undercroft.games.alliance.notation import NOTATION, OPEN_TOKEN, TREASURES
from undercroft.games.alliance.phases.treasures import told_of
from undercroft.games.alliance.scene.cards import zones
from undercroft.games.alliance.scene.decision import choices_now
from undercroft.games.alliance.scene.help import scene_help
from undercroft.games.alliance.scene.previews import preview
from undercroft.games.alliance.statistics import STATISTICS
from undercroft.games.alliance.validation import validate
from undercroft.kernel import play
from undercroft.kernel.outcome import Decide
from undercroft.kernel.statistics import Use

# ---- what players see ----------------------------------------------------------------------------


def test_the_question_names_who_digs() -> None:
    place, _ = at_chest("giants-tonic")
    place.play("p1 chest 3,9")
    now = play.pending(place.s)
    assert isinstance(now, Decide)
    assert now.prompt.text == "Krom has opened a chest: dig deeper?"
    assert now.prompt.rules == ("DA-DMT-01",)


def test_treasures_lie_open_and_are_touched_to_be_used() -> None:
    place, _ = dug("giants-tonic", "mimic")
    drawn = {zone.id: zone for zone in zones(place.s)}
    assert drawn["zone:treasure-deck"].count == 1
    shown = drawn["zone:treasures-1"].cards
    assert [(face.name, face.text) for face in shown] == [("Giant's Tonic", "+4 melee.")]
    choice = next(c for c in choices_now(place.s) if c.move == "p1 use-up giants-tonic")
    assert choice.label == "use up Giant's Tonic: +4 melee."
    assert choice.touch == (shown[0].id,)
    why = play.why_not(place.s, 0, shown[0].id)
    assert [reason.refusals for reason in why] == [()]


def test_without_the_option_no_zone_speaks_of_treasures() -> None:
    place = Place()
    assert not [zone.id for zone in zones(place.s) if "treasure" in zone.id]


@pytest.mark.parametrize("thing", ["zone:treasures-1", "zone:treasure-deck"])
def test_what_treasures_are_there_for_is_told(thing: str) -> None:
    place, _ = dug("giants-tonic")
    assert scene_help(place.s, 1, thing) is not None


def test_every_card_of_the_deck_is_in_the_box_with_its_words() -> None:
    items = content()["treasures"]
    assert [item.id for item in items] == [face.id for face in CARDS]
    assert all(item.text.endswith(".") for item in items)
    assert sum(face.copies for face in CARDS) == 12


def test_what_is_found_and_used_is_told() -> None:
    place, _ = at_chest("giants-tonic", "needle-lid")
    place.s.listening, place.s.events = True, []
    place.play("p1 chest 3,9", "p1 yes", "d draw treasures giants-tonic")
    place.play("p1 use-up giants-tonic")
    told = [getattr(event, "text", getattr(event, "action", "")) for event in place.s.events]
    assert [words for words in told if words][-2:] == [
        "digs deeper",
        "Krom uses up Giant's Tonic",
    ]


def test_a_trap_that_is_sprung_is_not_told_as_disarmed() -> None:
    place, _ = at_chest("needle-lid")
    place.s.listening, place.s.events = True, []
    place.play("p1 chest 3,9", "p1 yes", "d draw treasures needle-lid", "p1 spend 0", "d roll 0")
    told = [getattr(event, "text", getattr(event, "action", "")) for event in place.s.events]
    assert "Krom digs up a trap: Needle Lid" in told
    assert "disarms Needle Lid" not in told


def test_a_trap_and_a_mimic_are_told_by_name() -> None:
    place, _ = at_chest("needle-lid", "mimic")
    place.token("treasure-chest-1", place.room, 8, OPEN_TOKEN)
    place.s.listening, place.s.events = True, []
    place.play("p1 chest 3,9", "p1 yes", "d draw treasures needle-lid", "p1 spend 0", "d roll 3")
    place.play("p1 chest 5,11", "p1 yes", "d draw treasures mimic")
    told = [getattr(event, "text", getattr(event, "action", "")) for event in place.s.events]
    for words in (
        "Krom digs up a trap: Needle Lid",
        "disarms Needle Lid",
        "The chest of Krom is a Mimic",
    ):
        assert words in told
    assert "The Mimic strikes all around" in told


def test_a_flask_tells_beforehand_what_it_will_do() -> None:
    place, _, _ = shootout("krom", foe="rust-giant")
    place.treasure("flask-of-lightning")
    told = preview(place.s, NOTATION.parse("p1 use-up flask-of-lightning"))
    assert told.text == "4 damage"
    assert [(term.label, term.amount) for term in told.terms] == [("base", 8), ("armor", -4)]


def test_the_source_of_a_bonus_is_the_treasure() -> None:
    place, _, _ = duel("krom")
    place.treasure("giants-tonic")
    place.play("p1 use-up giants-tonic")
    told = preview(place.s, NOTATION.parse("p1 attack m1"))
    assert ("Giant's Tonic", 4) in [(term.label, term.amount) for term in told.terms]


def test_those_who_study_games_learn_who_used_a_treasure_and_whom_a_trap_felled() -> None:
    place, krom, _ = duel("krom")
    place.treasure("giants-tonic")
    used = STATISTICS.used(place.s, NOTATION.parse("p1 use-up giants-tonic"))
    assert used == Use(card("giants-tonic"), 0, "krom")
    place.wound(krom, 6)
    sprung = told_of("Krom", CARDS[TREASURE_NAMES.parse("needle-lid")])
    assert STATISTICS.cause(place.s, [sprung]) == "Needle Lid"


# ---- positions and bots --------------------------------------------------------------------------


def test_no_treasure_is_in_two_places() -> None:
    place, _ = dug("giants-tonic")
    assert validate(place.s) == []
    place.s.stacks[TREASURES] = place.s.stacks[TREASURES].put(0, card("giants-tonic"), 0)
    assert validate(place.s) == ["the treasure Giant's Tonic is there 2 times"]


@pytest.mark.parametrize("name", ["mimic", "needle-lid", "krom", "whetstone"])
def test_only_treasures_lie_among_the_treasures(name: str) -> None:
    place = Place()
    place.s.treasures[0] = (card(name),)
    assert validate(place.s) == ["something lies among the treasures that is none"]


def scores(place: Place) -> dict[str, float]:
    """What each legal move is worth to the bots."""
    moves = play.legal(place.s)
    return dict(zip(map(str, moves), move_scores(place.s, moves)))


def test_bots_dig_for_treasures_but_not_for_mimics_with_a_last_breath() -> None:
    place, _ = at_chest("giants-tonic", "mimic")
    place.play("p1 chest 3,9")
    worth = scores(place)
    assert worth["p1 yes"] > worth["p1 no"]
    place, turn = at_chest("mimic", "cursed-ledger")
    place.wound(turn.hero, 5)
    place.play("p1 chest 3,9")
    worth = scores(place)
    assert worth["p1 yes"] < worth["p1 no"]


def test_bots_use_a_feather_for_the_fallen_and_keep_it_for_the_unhurt() -> None:
    place, krom, _ = duel("krom")
    bull = place.hero("bull", place.gate, 8)
    place.treasure("phoenix-feather")
    worth = scores(place)
    assert worth["p1 use-up phoenix-feather"] < max(worth.values())
    place.wound(bull, 7)
    place.turn(krom)
    worth = scores(place)
    assert worth["p1 use-up phoenix-feather"] == max(worth.values())


def test_bots_keep_an_hourglass_in_the_last_cycle() -> None:
    place, _, _ = duel("krom")
    place.treasure("silver-hourglass")
    place.s.cycle = 3
    worth = scores(place)
    assert worth["p1 use-up silver-hourglass"] < worth["p1 attack m1"]


def test_bots_read_a_scroll_where_they_can_do_nothing() -> None:
    place = Place(archway=False)
    krom = place.hero("krom", place.gate, 6)
    place.monster("goblin", place.room, 4)
    place.treasure("scroll-of-passage")
    place.turn(krom)
    place.s.ready[krom] = 0
    worth = scores(place)
    assert worth["p1 use-up scroll-of-passage"] > worth["p1 stop"]


def test_every_card_has_a_worth_to_who_digs() -> None:
    for face in CARDS:
        place, _ = at_chest(face.id)
        place.play("p1 chest 3,9")
        assert scores(place)["p1 yes"] != 0.0
