"""What players read: questions that name what asks, numbers that agree, powers in full."""

from __future__ import annotations

import pytest

from tests.games.alliance.deep import Deep
from tests.games.alliance.moments import played_below
from tests.games.alliance.scenes import Cellar, Place, duel, meeting
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.combat.push_pull import AWAY, NEARER, Shove
from undercroft.games.alliance.content.card_text import text, text_at
from undercroft.games.alliance.content.cards import CHALLENGE_EFFECTS
from undercroft.games.alliance.content.plurals import a, plural, several, which
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import (
    MONSTERS,
    PIT,
    SOLO_DECK,
    TILE_NAMES,
    power_words,
)
from undercroft.games.alliance.notation import NOTATION, NOWHERE, OPEN_TOKEN
from undercroft.games.alliance.phases.hands import Discarding
from undercroft.games.alliance.phases.solo import SECOND, THIRD
from undercroft.games.alliance.scene.cards import next_tile
from undercroft.games.alliance.scene.decision import choices_now
from undercroft.games.alliance.scene.figures import challenges
from undercroft.games.alliance.scene.places import space_name
from undercroft.games.alliance.scene.solo_cards import solo_words
from undercroft.kernel import play
from undercroft.kernel.outcome import Decide


def asked(place: Place) -> str:
    """What is asked now."""
    now = play.pending(place.s)
    assert isinstance(now, Decide)
    return now.prompt.text


def labels(place: Place) -> list[str]:
    """What can be answered, in words."""
    return [choice.label for choice in choices_now(place.s)]


def why_not(place: Place, move: str) -> list[str]:
    """What stands against a move, in words."""
    return [refusal.reason for refusal in play.refusals(place.s, NOTATION.parse(move))]


# ---- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "more"),
    [
        ("card", "cards"),
        ("hero", "heroes"),
        ("Tunnel Wolf", "Tunnel Wolves"),
        ("Bone Sentry", "Bone Sentries"),
    ],
)
def test_numbers_agree_with_what_they_count(one: str, more: str) -> None:
    assert plural(one) == more
    assert (several(1, one), several(2, one)) == (f"1 {one}", f"2 {more}")
    assert (which(1, one), which(3, one)) == (f"which {one}", f"which 3 {more}")


def test_articles_fit_their_names() -> None:
    assert (a("Ogre"), a("Pit"), a("elf")) == ("an Ogre", "a Pit", "an elf")


def test_a_tile_tells_how_many_wait_there() -> None:
    assert next_tile(TILE_NAMES.parse("guard-niche")).text == "2 Goblins, 1 level I challenge"
    assert next_tile(TILE_NAMES.parse("lamp-shrine")).text == "1 Cinder Imp, 2 level I challenges"


@pytest.mark.parametrize(("drafted", "words"), [(0, "a card"), (1, "up to 2 cards")])
def test_the_question_for_discards_counts_them(drafted: int, words: str) -> None:
    place = Place()
    place.hero("krom", place.gate, 4)
    place.hold("hide", "reflex", "gust")
    place.s.drafted[0] = drafted
    place.s.frames = [Discarding(0)]
    place.s.run()
    assert asked(place) == f"Do you discard {words}?"


def test_refusals_count_spaces_and_cards() -> None:
    place, _, _ = duel("krom", "hide")
    place.monster("ogre", place.gate, 7)
    far = "out of range: it is 4 spaces away, your attack reaches 1 space"
    assert why_not(place, "p1 attack m2") == [far]
    assert why_not(place, "p1 burst speed") == ["you need 1 card more to stake"]
    place, _, _ = duel("lorna")
    near = "out of range: it is 1 space away, your attack reaches 2 to 3 spaces"
    assert why_not(place, "p1 attack m1") == [near]


FINAL_NAMES = {"gorthos": "Gorthos the Dragon", "regent": "the Pale Regent"}


@pytest.mark.parametrize("final", FINAL_NAMES)
def test_what_cannot_be_done_is_named_in_words_and_not_as_moves_are_written(final: str) -> None:
    table = played_below(final)
    things = table.scene(0).ids()
    answers = [why for thing in things for why in table.why_not(0, thing)]
    wants = {why.want for why in answers if any(refusal.rule for refusal in why.refusals)}
    assert f"Attack {FINAL_NAMES[final]}" in wants
    assert len(wants) > 10
    assert not [want for want in wants if not want[0].isupper() and want not in things]


@pytest.mark.parametrize(
    ("at", "words"),
    [
        ((2, 5), "the entrance of the Deep Room"),
        ((0, 0), "the north-west of the Deep Room"),
        ((1, 5), "the south-west of the Deep Room"),
        ((5, 2), "the east of the Deep Room"),
        ((2, 1), "the north of the Deep Room"),
        ((3, 3), "the middle of the Deep Room"),
    ],
)
def test_a_space_below_is_called_by_its_part_of_the_room(at: tuple[int, int], words: str) -> None:
    place = Deep("regent")
    place.s.stand(place.enemy, NOWHERE)
    assert space_name(place.s, place.at(*at)) == words


def test_a_space_too_far_tells_what_is_missing_however_far_it_is() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    place.beyond(place.beyond(place.room, NORTH), NORTH)
    turn = place.turn(krom)
    assert why_not(place, "p1 move 4,9") == ["going there costs 1 Speed more than you have"]
    turn.pay(4)
    assert why_not(place, "p1 move 4,9")[-1] == "going there costs 5 Speed more than you have"
    assert why_not(place, "p1 move 4,3")[-1] == "going there costs 11 Speed more than you have"
    assert why_not(place, "p1 move 1,3")[-1] == "no way leads to an empty space there"


# ---- questions -----------------------------------------------------------------------------------


def test_a_card_that_asks_says_its_name() -> None:
    place, _, _ = duel("runyon-zay", "frost-grip")
    place.monster("goblin", place.room, 3)
    place.play("p1 play frost-grip")
    assert asked(place) == "Frost Grip: which monster or rival hero in sight within 3 spaces?"


def test_a_monster_asks_whom_it_attacks_then_where_it_goes_and_over_whom() -> None:
    place = Place()
    for name, local in (("krom", 4), ("lorna", 3), ("holgar", 7)):
        place.hero(name, place.room, local)
    place.act(place.monster("gargoyle", place.room, 1))
    assert asked(place) == "Gargoyle: whom does it attack?"
    place.play("p1 target h3")
    assert asked(place) == "Gargoyle: where does it go?"
    place.play("p1 go 3,11")
    assert asked(place) == "Gargoyle: over whom does it fly?"


def test_attack_cards_and_pets_say_their_names() -> None:
    place, _, _ = duel("melinda", "cave-bear")
    place.monster("goblin", place.room, 3)
    place.play("p1 play cave-bear")
    assert asked(place) == "Cave Bear: whom does it attack?"
    place, _, _ = duel("krom", "boar-spear")
    place.monster("goblin", place.room, 3)
    place.play("p1 play boar-spear")
    assert asked(place) == "Boar Spear: which do you choose?"
    place.play("p1 choose 1")
    assert asked(place) == "Boar Spear: whom do you attack?"


def test_an_artifact_that_offers_something_asks_for_it() -> None:
    place, _, _ = meeting("krom", (), "ogre", 3, 4)
    place.artifact("horn-of-giants")
    place.play("p1 attack m1")
    assert asked(place) == "Horn of Giants: you may push the target by 1 space. Do you?"


def test_cards_that_take_cards_count_them() -> None:
    place, _, _ = duel("mysterios", "scholars-focus", "reflex")
    place.deck("hide", "gust", "whetstone")
    place.play("p1 play scholars-focus")
    place.play("d draw deck-1 hide", "d draw deck-1 gust", "d draw deck-1 whetstone")
    assert asked(place) == "Scholar's Focus: which card do you discard?"


def test_a_scouted_trap_is_named() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.token("alarm-bell-2", place.room, 0)
    place.turn(krom, "p1 scout 3,9", "d show tokens-2 0 alarm-bell-2")
    assert asked(place) == "Krom has found an Alarm Bell: is it disarmed now?"
    assert labels(place) == ["turn it back down", "try to disarm it now"]


@pytest.mark.parametrize(("direction", "way"), [(AWAY, "pushed"), (NEARER, "pulled")])
def test_who_is_pushed_or_pulled_is_named(direction: int, way: str) -> None:
    place = Place()
    krom = place.hero("krom", *place.file(0))
    ogre = place.monster("ogre", *place.file(2))
    for figure, other, name in ((ogre, krom, "the Ogre"), (krom, ogre, "Krom")):
        shove = Shove(0, figure, other, 1, direction)
        assert shove.prompt(place.s).text == f"Where is {name} {way}?"


# ---- alone ---------------------------------------------------------------------------------------


def test_the_solo_card_asks_by_its_name_and_says_what_it_adds() -> None:
    cellar = Cellar("boots-on-the-stair", "bull", "holgar")
    cellar.foe("ogre", 7)
    cellar.begin(SECOND)
    assert asked(cellar) == "Boots on the Stair: whom does the Ogre hunt?"
    assert labels(cellar) == ["attack a dwarf or eldritch hero at +1", "attack anyone at +3"]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("foul-water", "Foul Water: which 2 heroes take 1 poison wound?"),
        ("sagging-beam", "Sagging Beam: which hero takes 2 wounds?"),
    ],
)
def test_the_solo_card_counts_heroes_and_wounds(card: str, words: str) -> None:
    cellar = Cellar(card, "bull", "lorna", "krom")
    cellar.begin(THIRD)
    assert asked(cellar) == words


def test_solo_cards_name_the_kind_of_attack_that_earns_the_bonus() -> None:
    for card in SOLO_DECK:
        for kind in AttackKind:
            told = f"if the monster's attack is {kind.word}" in solo_words(card)
            assert told == (card.second.attack == kind)


# ---- powers --------------------------------------------------------------------------------------


def test_powers_say_what_is_suffered() -> None:
    said = {kind.id: power_words(kind.power) for kind in MONSTERS}
    assert said["barrow-guard"].endswith("suffers 1 damage")
    assert said["gargoyle"].endswith("who suffers 1 damage")
    assert said["fen-troll"] == "in the end phase it loses its 2 newest wounds"
    assert "pushed 2 spaces away" in said["rust-giant"]
    assert "rooted and cannot step" in said["night-widow"]


# ---- challenges ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("dart-volley-3", "Deal 4 damage to you."),
        ("hex-rune-2", "Discard 3 cards at random."),
        ("treasure-chest-1", "Gain 1 XP, face down."),
        (
            "alarm-bell-2",
            "Each monster up to 2 rooms away is ready again. "
            "A goblin appears in your room, 2 times.",
        ),
    ],
)
def test_a_token_says_what_it_does_at_its_level(token: str, words: str) -> None:
    place = Place()
    place.token(token, place.room, 0, OPEN_TOKEN)
    (shown,) = challenges(place.s)
    assert shown.text == words


def test_a_pit_says_what_it_costs() -> None:
    assert (PIT.enter, PIT.leave, PIT.attack) == (1, 1, -1)
    words = text_at(CHALLENGE_EFFECTS["pit"], 1)
    assert "each step in or out costs 1 Speed more, and attacks from it lose 1" in words


# ---- terms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("throat-strike", "+1 melee. +2 melee while attacking from behind."),
        (
            "beast-totem",
            "Each of your heroes has +2 to pet attacks from now on. "
            "Each of your heroes cannot be poisoned but only wounded from now on.",
        ),
        (
            "bramble-coat",
            "For one of your standing heroes within 3 spaces: it has +1 armor, and it has +1 "
            "thorns, as damage to whoever wounds the bearer in melee.",
        ),
        (
            "snare-wire",
            "Deal 1 damage to you. Your move ends, and there is no second one. "
            "You are rooted this turn and cannot step.",
        ),
    ],
)
def test_cards_and_traps_explain_their_terms(thing: str, words: str) -> None:
    assert text(LIBRARY.effects[LIBRARY.root(thing)]) == words
