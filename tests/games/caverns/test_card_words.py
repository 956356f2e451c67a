"""The words of the cards of Caverns."""

from __future__ import annotations

import tomllib
from enum import Enum
from pathlib import Path

import pytest

from undercroft.crawl.decode import kebab
from undercroft.crawl.describe import PACKAGE, describe, vocabulary
from undercroft.crawl.effects import Effect, Library, every_value
from undercroft.games.caverns.content import card_text as wording
from undercroft.games.caverns.content.card_text import PACKAGES, Voice, card_text, messages, text
from undercroft.games.caverns.content.cards import ALL_CARDS, EFFECTS, TACTICS
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects.vocabulary import HERE, PlaceMonster, Tactics

TABLES = sorted(Path(wording.__file__).parent.glob("messages*.toml"))


def said(name: str) -> str:
    """The printed words of anything that has an effect."""
    for card in ALL_CARDS:
        if card.id == name:
            return card_text(card)
    return text(EFFECTS[name], Voice.FIGURE if name in TACTICS else Voice.HERO)


@pytest.mark.parametrize("voice", Voice, ids=lambda voice: str(voice.name))
def test_different_effects_have_different_words(voice: Voice) -> None:
    spoken: dict[str, Effect] = {}
    printed: dict[str, Effect] = {}
    for effect in Library(EFFECTS).effects:
        assert spoken.setdefault(describe(effect, messages(voice)), effect) == effect
    for effect in EFFECTS.values():
        assert printed.setdefault(text(effect, voice), effect) == effect


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.name))
def test_tables_have_no_words_for_what_is_not_there(table: Path) -> None:
    kinds = {kind.__name__: kind for kind in vocabulary((PACKAGE, *PACKAGES))}
    enums = {name: kind for name, kind in kinds.items() if issubclass(kind, Enum)}
    sections = tomllib.loads(table.read_text("utf-8"))
    for enum, words in sections.pop("word", {}).items():
        assert list(words) == [kebab(member.name.lower()) for member in enums[enum]]
    sections.pop("idiom", None)
    assert {name for section in sections.values() for name in section} <= kinds.keys()


@pytest.mark.parametrize("name", EFFECTS)
def test_cards_are_short_and_need_no_parentheses(name: str) -> None:
    words = said(name)
    lines = [line for line in words.split(". ") if len(line) > 1]
    assert len(lines) <= 4
    assert all(len(line) <= 310 for line in lines)
    assert (
        any(isinstance(value, Tactics) for value in every_value((EFFECTS[name],)))
        or len(words) <= 270
    )
    assert not set("()[]{}_") & set(words)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("tower-stance", "+2 AC."),
        ("ribbon-of-steel", "Attack up to 3 enemies adjacent to you at +6 for 2 damage."),
        (
            "pinning-shaft",
            "Attack one enemy within 2 tiles at +7 for 2 damage, or 1 on a miss; on a hit, pin it, "
            "so that its next activation is lost.",
        ),
        ("bind-the-wound", "In your Hero Phase, one hero on your tile regains 2 HP."),
        (
            "step-between",
            "When an attack would hit a hero other than you on your tile, you become its target, "
            "with the same roll.",
        ),
        ("scent-of-blood", "You take 1 damage for each Monster card in your queue, at most 3."),
        (
            "fork-in-the-dark",
            "Roll a d20. 1-10: place a monster on your tile; 11-20: draw a treasure.",
        ),
        (
            "swinging-log",
            "A roll of 10 or more disables it; when activated, each hero on the trap's tile is "
            "attacked at +8 for 2 damage, or 1 on a miss.",
        ),
        (
            "warm-scent",
            "At the start of your Villain Phase, choose the closest monster within 3 tiles not "
            "adjacent to you: place it onto one free square adjacent to you. Roll 12 or more at "
            "the end of your Hero Phase to lift this curse.",
        ),
        (
            "through-the-seam",
            "Attack one enemy adjacent to you at +8 for 3 damage, +2 to the roll if the target is "
            "the only enemy on its tile; if that fails, turn this card face up.",
        ),
        (
            "name-of-the-thing",
            "Attack one enemy within 1 tile at +9 for 3 damage; if that fails, turn this card face "
            "up.",
        ),
        (
            "not-here",
            "In your Hero Phase, until your next turn starts, you are overlooked by an enemy that "
            "acts while another hero is within 1 tile of it.",
        ),
        ("clear-road", "Each hero, in turn order, may move up to 3 squares."),
        (
            "everything-stirs",
            "Each monster, one after another: move 1 tile toward the closest hero.",
        ),
        (
            "footfalls-behind",
            "Place a monster at the closest unexplored edge; failing that, place a monster on the "
            "farthest tile that is half of the start tile.",
        ),
        (
            "grasping-roots",
            "You are attacked at +7 for 1 damage; on a hit, you are now Immobilized: Speed 0 until "
            "the next Hero Phase ends.",
        ),
        (
            "spore-burst",
            "Each hero on your tile is attacked at +5 for 1 damage; on a hit, that hero is now "
            "Poisoned: 1 damage each turn until a roll of 10 or more.",
        ),
        ("heartstone", "When you would fall to 0 HP, give up this card: you have 2 HP instead."),
        (
            "call-the-wisp",
            "In your Hero Phase, put the ally Lamp Wisp on your tile.",
        ),
        (
            "shale-runner",
            "1. Snap: attack one hero adjacent to it at +8 for 1 damage. 2. Move next to the "
            "closest hero within 2 tiles, then Pounce: attack that hero at +6 for 1 damage. "
            "3. Move 2 tiles toward the closest hero.",
        ),
    ],
)
def test_cards_read_well(card: str, words: str) -> None:
    assert said(card) == words


def test_a_wanted_kind_is_named() -> None:
    wanted = PlaceMonster(HERE, Keyword.PALEFOLK)
    assert text(wanted) == "Place a Palefolk monster on your tile."
