"""What players are asked, and what they are told against a move: by names, and for a reason."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.draws import finds, meets, three
from tests.games.caverns.cards.fights import duel
from tests.games.caverns.scenes import EAST, Place
from tests.games.caverns.stories import stories
from undercroft.games.caverns.actions.move import FreeMove
from undercroft.games.caverns.assembly import EFFECTS, voice_in
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.card_text import Voice, in_a_line
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import FIRST_MONSTER, FIRST_PROP, NOTATION, numbers
from undercroft.games.caverns.phases.activation import Activation
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.phases.villains import join
from undercroft.games.caverns.scene.cards import charge_marks
from undercroft.games.caverns.scene.decision import label
from undercroft.games.caverns.scene.events import LineChosen
from undercroft.games.caverns.state import IMMOBILIZED
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import legal, pending, refusals
from undercroft.kernel.state import State


def asked(s: State) -> str:
    """What the seat is asked that decides now."""
    now = pending(s)
    assert isinstance(now, Decide)
    return now.prompt.text


def told(place: Place, move: str) -> list[str]:
    """What stands against a move, in words."""
    return [refusal.reason for refusal in refusals(place.s, NOTATION.parse(move))]


def test_everything_that_is_asked_is_a_question() -> None:
    found = {asked(s) for story in stories() for s in story.played() if is_asked(s)}
    assert [words for words in found if "?" not in words or not words[:1].isupper()] == []


@pytest.mark.parametrize(
    ("actor", "voice"),
    [(0, Voice.HERO), (ally_figure("tobin-reed"), Voice.ALLY), (FIRST_MONSTER, Voice.FIGURE)],
)
def test_a_card_asks_in_the_voice_of_who_acts(actor: int, voice: Voice) -> None:
    assert voice_in(EFFECTS.context(actor, node=LIBRARY.root("landslip"))) == voice


def is_asked(s: State) -> bool:
    """Whether a seat decides now."""
    return isinstance(pending(s), Decide)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("landslip", "Landslip: which monster within 2 tiles?"),
        ("clean-water", "Clean Water: which of these?"),
        ("second-breath", "Second Breath: which of any hero's face-down Daily or Utility powers?"),
        (
            "field-commission",
            "Field Commission: spend 5 XP: one hero of level 1 still standing becomes",
        ),
        ("clear-road", "Where does Hadra Stonewell move, up to 3 squares?"),
        ("opening-seen", "Opening Seen: with which At-Will?"),
    ],
)
def test_a_treasure_asks_in_its_own_name(card: str, words: str) -> None:
    place = three()
    for x in (4, 6):
        place.monster("stonehide-brute", x, 2)
    place.s.down[0] = numbers("quarry-fall", "tower-stance")
    place.power("rim-bash")
    place.xp("stonehide-brute", "stonehide-brute")
    place.s.ailments = [IMMOBILIZED if card == "clean-water" else 0] * 3
    finds(place, card)
    assert asked(place.s).startswith(words)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("side-gallery", "Side Gallery: which of the closest unexplored edges?"),
        ("dropped-strap", "Dropped Strap: which of your Items?"),
        ("whispered-wager", "Whispered Wager: which of these?"),
        ("splitting-ache", "Splitting Ache: which of the highest-HP heroes within 2 tiles?"),
    ],
)
def test_an_encounter_asks_in_its_own_name(card: str, words: str) -> None:
    place = three()
    for item in ("ring-coat", "nailed-boots"):
        place.item(item)
    meets(place, card)
    assert asked(place.s) == words


def test_a_foe_asks_in_the_words_of_its_tactics() -> None:
    place = Place("hadra", "maro")
    place.stand((5, 1), (5, 2))
    place.monster("shale-runner", 6, 1)
    place.villain_phase()
    assert asked(place.s) == "Shale Runner: which hero adjacent to it?"


def test_what_follows_a_roll_is_asked_with_card_and_target() -> None:
    place, _ = duel("hadra", "rim-bash")
    place.play("h1 use rim-bash", "d roll 1")
    assert asked(place.s) == "Rim Bash against Matriarch Sevrane: push it 1 tile away?"


def test_a_walk_of_one_square_is_one_square() -> None:
    place = Place("hadra", "maro")
    place.begin(FreeMove(0, 1))
    assert asked(place.s) == "Where does Hadra Stonewell move, up to 1 square?"


def test_a_reaction_names_the_card_that_was_drawn() -> None:
    place = Place("corvane", "maro")
    place.item("ring-coat")
    place.s.up[0] = numbers("coin-for-the-road")
    place.begin(Spawn(0, tile(EAST)))
    place.play("d draw monsters gnawling-pack")
    assert asked(place.s) == "Corvane Ludd has drawn Gnawling Pack. React?"
    place = Place("ysolde", "maro")
    place.s.up[0] = numbers("unwritten")
    meets(place, "leadlimb", seat=1)
    assert asked(place.s) == "Maro Quill has drawn Leadlimb. Does Ysolde Marrow react?"


def test_a_treasure_that_is_not_drawn_yet_is_not_said_to_be() -> None:
    place = Place("pell", "maro")
    place.power("light-fingers")
    place.begin(TreasureDraw(0))
    assert asked(place.s) == "Pell Nightjar is about to draw a treasure. React?"


# ---- refusals ------------------------------------------------------------------------------------


def test_cv_hero_06_a_refusal_names_the_slot_that_is_missing() -> None:
    place, _ = duel("hadra", "boss-and-hammer", "long-vigil")
    place.play("h1 use boss-and-hammer", "d roll 1")
    assert told(place, "h1 use boss-and-hammer") == ["the attack of this turn is used up"]
    place = Place("maro", "hadra")
    place.monster("stonehide-brute", 1, 2)
    place.power("loose-on-the-run")
    place.acts()
    assert told(place, "h1 use loose-on-the-run") == ["you are not in the middle of a move"]
    place = Place("hadra", "maro")
    place.item("rope-and-grapnel")
    place.turn("h1 move 1,2", "h1 use rope-and-grapnel", "h1 space 4,1")
    place.item("rope-and-grapnel")
    assert told(place, "h1 use rope-and-grapnel") == ["no move of this turn is left"]


def test_cv_pow_02_a_refusal_says_why_a_card_is_not_used() -> None:
    place = Place("hadra", "maro")
    place.s.down[0] = numbers("quarry-fall")
    place.item("ring-coat")
    place.acts()
    assert told(place, "h1 use quarry-fall")[0] == "Quarry Fall lies face down"
    assert told(place, "h1 use hunting-arrow")[0] == "you do not have Hunting Arrow"
    assert told(place, "h1 use ring-coat") == ["Ring Coat works by itself"]


def test_cv_atk_01_a_refusal_says_that_nobody_can_be_attacked() -> None:
    place = Place("hadra", "oriel")
    place.acts()
    assert told(place, "h1 use boss-and-hammer") == ["Boss and Hammer finds nobody to attack"]
    place.acts(1)
    assert told(place, "h2 use bind-the-wound") == ["Bind the Wound would do nothing now"]


# ---- labels and the log --------------------------------------------------------------------------


def labels(place: Place) -> list[str]:
    """Everything that can be done now, in words."""
    return [label(place.s, move) for move in legal(place.s)]


def test_objects_are_handled_with_an_article() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 1, 1)
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, 1, 2)
    place.acts()
    assert "pick up the Bell" in labels(place)
    place.play("h1 take o1", "h1 move 2,2")
    assert "put down the Bell" in labels(place)
    place.play("h1 drop o1")
    assert asked(place.s) == "Where do you put the Bell?"


def test_an_edge_is_explored_only_by_who_explores() -> None:
    place = three()
    meets(place, "side-gallery")
    assert labels(place) == ["choose east of Start, east half", "choose south of Start, east half"]
    place = Place("maro", "kestrin")
    place.at(0, 0, 1)
    place.begin(Exploration(0))
    assert "explore west of Start, west half" in labels(place)


def test_one_token_is_one_token() -> None:
    for charges, mark in ((1, "1-token"), (2, "2-tokens")):
        place = Place("kestrin", "maro")
        place.s.down[0] = place.s.charged = numbers("crossed-blades")
        place.s.charges = (charges,)
        assert [words for words, _ in charge_marks(place.s, 0)] == [mark]


def test_the_log_says_what_allies_do_in_one_sentence() -> None:
    place = Place("corvane", "maro")
    place.at(0, 5, 1)
    join(place.s, "ashen-turncoat", 0, [GRID.at(4, 1)])
    place.s.run()
    place.monster("gnawling-pack", 7, 1)
    place.s.listening, place.s.events = True, []
    place.begin(Activation(ally_figure("ashen-turncoat")))
    line = next(event for event in place.s.events if isinstance(event, LineChosen))
    assert line.says == (
        "Move next to the closest monster within 1 tile, then Twin Cut: attack that monster at +7 "
        "for 1 damage"
    )


def test_a_line_of_two_steps_is_one_sentence_in_the_log() -> None:
    line = LIBRARY.parts[LIBRARY.root("blinkweaver")]["lines"][0]
    words = in_a_line(LIBRARY.effects[line], Voice.FIGURE)
    assert words.startswith("Place itself onto the closest tile")
    assert ". " not in words
    assert ", then Bolt: attack" in words


def test_an_ally_is_called_by_name() -> None:
    place = Place("corvane", "maro", adventure="adv-11")
    join(place.s, "tobin-reed", 0, [GRID.at(4, 1)])
    assert name_of(place.s, ally_figure("tobin-reed")) == "Tobin Reed"
