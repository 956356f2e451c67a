"""The words of the cards of Infinity."""

from __future__ import annotations

import re
import tomllib
from enum import Enum
from pathlib import Path

import pytest

from tests.games.sentences import BRACES, DOUBLED, ONE_OF_MANY, SNAKE
from undercroft.crawl.decode import kebab
from undercroft.crawl.describe import PACKAGE, describe, vocabulary
from undercroft.crawl.effects import Effect
from undercroft.games.infinity.content import card_text as wording
from undercroft.games.infinity.content.card import ROWS, Card
from undercroft.games.infinity.content.card_text import (
    CARDS,
    PACKAGES,
    Voice,
    card_text,
    messages,
    row_text,
    text,
    voice_of,
)
from undercroft.games.infinity.content.cards import ALL_CARDS, EFFECTS, FIGURES_ONLY
from undercroft.games.infinity.content.schema import LEVELS, Ability
from undercroft.games.infinity.content.stat_ids import LIBRARY

TABLES = sorted(Path(wording.__file__).parent.glob("messages*.toml"))
NAMES = {card.id for card in ALL_CARDS if "-" in card.id}


def all_texts(card: Card) -> list[str]:
    """The words of a card for all levels together, and for each that it can be used at."""
    row = ROWS[card.id]
    levels = range(row.level, LEVELS + 1) if isinstance(row, Ability) else ()
    return [card_text(card), *(card_text(card, level) for level in levels)]


@pytest.mark.parametrize("voice", Voice, ids=lambda voice: str(voice.name))
def test_different_effects_have_different_words(voice: Voice) -> None:
    spoken: dict[str, Effect] = {}
    printed: dict[str, Effect] = {}
    for effect in LIBRARY.effects:
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


def test_every_idiom_is_said_on_a_card() -> None:
    said = "\n".join(words.lower() for card in ALL_CARDS for words in all_texts(card))
    for table in TABLES:
        for idiom in tomllib.loads(table.read_text("utf-8")).get("idiom", ()):
            forms = idiom["says"]
            words = forms.values() if isinstance(forms, dict) else (forms,)
            assert any(form.lower() in said for form in words), idiom


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: str(card.id))
def test_cards_are_short_sentences_without_marks_and_ids(card: Card) -> None:
    for words in all_texts(card):
        assert len(words) <= 270
        assert len(words.split(". ")) <= 4
        assert not set("()[]_\n") & set(words)
        assert words[0].isupper()
        assert words.endswith(".")
        for fault in (ONE_OF_MANY, DOUBLED, SNAKE, BRACES):
            assert not fault.search(words)
        assert not NAMES & set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", words))


def test_figures_say_all_of_some_rows() -> None:
    assert {row_text(id_) for id_ in FIGURES_ONLY} == {""}


def test_a_found_thing_has_the_words_of_the_one_in_the_store() -> None:
    assert row_text("found-quickening") == row_text("quickening") != ""


def test_voices() -> None:
    assert voice_of(CARDS["ghoul"]) is Voice.ENEMY
    assert voice_of(CARDS["recall"]) is Voice.COMPANION
    assert voice_of(CARDS["miracle"]) is Voice.COMPANION
    assert voice_of(CARDS["tidal-mind"]) is Voice.HERO


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "wave-warper",
            "The Defense of an enemy is taken off your hit chance against it.",
        ),
        (
            "ranger",
            "When you make a ranged attack on an enemy, if the roll is 3 or less, it "
            "focuses on you.",
        ),
        (
            "smoke-pot",
            "Throw the bomb at a place in reach, +0/+1/+2/+3/+4 to the throw; for the enemy "
            "where it lands: if your level is 3 or more, confuse it and one enemy beside "
            "it; otherwise, confuse it.",
        ),
        (
            "acid-jar",
            "Throw the bomb at a place in reach, +0/+1/+2 to its numbers, +2/+3/+4 to the "
            "throw, dealing poison; for each enemy it strikes: it has -2 Defense for 2 "
            "rounds.",
        ),
        (
            "quiet-step",
            "If no enemy is focused on you, move up to 1/1/2/2/2 tiles, and hide.",
        ),
        (
            "throat-cut",
            "Choose one enemy in reach: if it has no damage, attack it at Power +4/+4/+5/+6 "
            "with hit chance +1; otherwise, attack it at Power +1 with hit chance +1.",
        ),
        (
            "death-blow",
            "Choose one enemy in reach: if it is a minion with 6 Health or less, it loses 6 "
            "Health; otherwise, attack it at Power +6 with hit chance +2.",
        ),
        (
            "ember-shield",
            "For 2 rounds, when an enemy in the first row hits you, it loses 1/1/2/2/3 "
            "Health to fire. You have +1/+1/+1/+2/+2 Defense for 2 rounds.",
        ),
        (
            "ice-travel",
            "Move up to 2/2/3/3/4 tiles, even over floods and crevices, leaving a path of "
            "ice that lords slide along.",
        ),
        (
            "glacier",
            "Seal each open door of your tile for 2 rounds. Each enemy of the formation "
            "loses 3 Health to ice. Stun each enemy of one row in reach.",
        ),
        (
            "flurry",
            "Do this 3 times: attack one enemy in reach at Power -1/-1/+0/+0/+1.",
        ),
        (
            "judgement",
            "Attack each enemy of one row in reach at Power +1/+2 with hit chance +1; on a "
            "hit, if the roll is 5 or less, stun it.",
        ),
        (
            "miracle",
            "When any hero is about to be exhausted, you may give that hero 8 Health instead.",
        ),
        (
            "pilfer",
            "If a d20 shows your Sneak number -4/-3/-2/-1/+0 or less, take a face-down "
            "reward of the formation, and gain 1 Experience.",
        ),
        (
            "stillwater",
            "The next 3/3/4/4/5 Health that one hero in your tile would lose is kept, for 2 "
            "rounds.",
        ),
        (
            "recall",
            "Choose another hero: teleport that hero to your tile, and that hero regains "
            "2/3 Health.",
        ),
        (
            "tidal-mind",
            "For each enemy of the formation: it loses 2 Health, and if a d20 shows 14 or "
            "less, confuse it.",
        ),
        (
            "spider",
            "When it hits, that hero's AP do not lower the hit chance of enemies until this "
            "enemy attacks again.",
        ),
        (
            "ash-drake",
            "When it hits, each other hero in its tile suffers a blow of Power 4 dealing fire.",
        ),
        (
            "iron-idol",
            "When the round ends, if its Defense is 3 or more, it loses 1 Defense for good.",
        ),
        (
            "warden-of-nine-keys",
            "When it falls, the hero who struck gets a Key, and that hero takes 4 coins.",
        ),
        (
            "morgrath",
            "When its Rampage is stopped after a step, seal the door it came through until "
            "it is dug free, and make Noise 6 in the tile. When it hits, if the roll is 2 "
            "or less, stun that hero.",
        ),
        (
            "scroll-of-embers",
            "Choose one hero in your tile: that hero's normal attacks deal fire for 3 "
            "rounds, and that hero has +1 Power for 3 rounds.",
        ),
        (
            "amber-orb",
            "You have +3 to the number to roll when resting. Use: the next lord event is "
            "not drawn, and discard this card.",
        ),
        (
            "scroll-of-thunder",
            "Each enemy of the formation suffers a blow of Power 6. Make Noise 7 in the "
            "tile. Draw 1 lord event.",
        ),
        (
            "gamblers-pouch",
            "Roll a d20. 1-10: take 1 coin; 11-18: take 3 coins; 19-20: take 6 coins.",
        ),
        (
            "unbroken-flask",
            "Keep this card as a Healing Draught. Gain 1 Experience.",
        ),
        (
            "tomke-runaway",
            "You may let Tomke join you. Look at the next tile of the stack.",
        ),
        (
            "written-in-chalk",
            "If the Medical tile is on the map, teleport to the Medical tile; otherwise, "
            "teleport to another revealed tile at random.",
        ),
        (
            "ceiling-wire",
            "Each hero in your tile suffers a blow of Power 5. Seal the west door, or the "
            "next open one clockwise, until it is dug free. Make Noise 7 in the tile.",
        ),
        (
            "crawlway",
            "Turn a wall of your tile into a door; if that is impossible, take 2 coins. "
            "Reveal one unexplored tile next to yours. Gain 1 Experience.",
        ),
        (
            "captain-of-the-watch",
            "Fight a sentinel and as many minions as there are heroes; when the last enemy "
            "falls, each hero who attacked gains 3 Experience.",
        ),
        (
            "ankles",
            "Fight one more minion than there are heroes; they surprise you, and your AP do "
            "not lower their hit chance for 2 turns.",
        ),
        (
            "a-quarrel-over-loot",
            "Fight one minion fewer than twice the number of heroes, or sneak past, "
            "approach or retreat from them: the approach number is 5, and after a failed "
            "sneak they have +2 hit chance at first; when the last enemy falls, put 1 "
            "reward into the tile.",
        ),
        (
            "a-tune-of-your-own",
            "Use: the next 3 lord events are not drawn.",
        ),
        (
            "training-tile",
            "Use: gain 3 Experience, make Noise 6 in the tile, and draw 1 lord event.",
        ),
    ],
)
def test_cards_read_well(card: str, words: str) -> None:
    assert card_text(CARDS[card]) == words


@pytest.mark.parametrize(
    ("card", "level", "words"),
    [
        (
            "fire-flask",
            1,
            "Throw the bomb at a place in reach, dealing fire.",
        ),
        (
            "smoke-pot",
            2,
            "Throw the bomb at a place in reach, +1 to the throw; for the enemy where it "
            "lands: confuse it.",
        ),
        (
            "smoke-pot",
            3,
            "Throw the bomb at a place in reach, +2 to the throw; for the enemy where it "
            "lands: confuse it and one enemy beside it.",
        ),
        (
            "side-door",
            1,
            "Move up to 1 tile, even out of a fight and without a retreat attack.",
        ),
        (
            "side-door",
            5,
            "Move up to 2 tiles, even out of a fight and without a retreat attack.",
        ),
        (
            "poisoned-edge",
            1,
            "Your normal attacks deal poison for 2 rounds.",
        ),
        (
            "guard",
            1,
            "Up to 1 enemy in your tile focuses on you. You have +1 Defense this round.",
        ),
        (
            "guard",
            3,
            "Up to 2 enemies in your tile focus on you. You have +1 Defense this round.",
        ),
        (
            "scout",
            1,
            "Look at the next tile of the stack, then put it back on top or at the bottom.",
        ),
        (
            "mind-fog",
            1,
            "Confuse one enemy in reach.",
        ),
        (
            "mind-fog",
            4,
            "Do this 2 times: confuse one enemy in reach.",
        ),
        (
            "pick-the-lock",
            1,
            "Open a chest in your tile.",
        ),
        (
            "pick-the-lock",
            3,
            "Open a chest in your tile. Take 1 coin.",
        ),
        (
            "freeze-the-door",
            2,
            "Seal one open door of your tile for 2 rounds.",
        ),
    ],
)
def test_cards_read_well_at_a_level(card: str, level: int, words: str) -> None:
    assert card_text(CARDS[card], level) == words
