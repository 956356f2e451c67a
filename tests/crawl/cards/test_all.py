"""What holds for every sample card: it is data, it reads well, it can be written, it is proved."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from tests.crawl.cards import (
    caverns,
    caverns_play,
    infinity,
    infinity_play,
    test_caverns,
    test_infinity,
)
from undercroft.crawl.decode import ContentErrors, Context, decode, encode
from undercroft.crawl.describe import Messages, describe
from undercroft.crawl.effects import Effect, Library, Special, disabled
from undercroft.kernel.errors import IllegalMove

CODE = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef),
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.With, ast.Try, ast.Match),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
SETS = {
    "caverns": (caverns, caverns_play, test_caverns, caverns_play.CavernsStage),
    "infinity": (infinity, infinity_play, test_infinity, infinity_play.InfinityStage),
}
NAMES = tuple(SETS)
CARDS = [(name, card) for name in NAMES for card in SETS[name][0].CARDS]


def library_of(name: str) -> Library:
    library = SETS[name][1].LIBRARY
    assert isinstance(library, Library)
    return library


def messages_of(name: str) -> Messages:
    messages = SETS[name][1].MESSAGES
    assert isinstance(messages, Messages)
    return messages


def context_of(name: str, *, untrusted: bool = False) -> Context:
    packages = ("undercroft.crawl.effects", *SETS[name][1].PACKAGES)
    return Context(packages=packages, untrusted=untrusted)


@pytest.mark.parametrize("name", NAMES)
def test_cards_hold_data_and_no_code(name: str) -> None:
    module: ModuleType = SETS[name][0]
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, CODE)]
    assert len(module.CARDS) == 10


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_card_survives_writing_and_reading(name: str, card: str) -> None:
    effect = library_of(name).effect(card)
    plain = encode(effect, Effect)
    assert decode(Effect, plain, context=context_of(name, untrusted=True)) == effect


def test_packs_may_not_use_specials() -> None:
    plain = encode(Special("last-word"), Effect)
    assert decode(Effect, plain, context=context_of("caverns")) == Special("last-word")
    with pytest.raises(ContentErrors, match="built-in content only"):
        decode(Effect, plain, context=context_of("caverns", untrusted=True))


@pytest.mark.parametrize("name", NAMES)
def test_different_effects_have_different_words(name: str) -> None:
    said: dict[str, Effect] = {}
    for effect in library_of(name).effects:
        words = describe(effect, messages_of(name))
        assert said.setdefault(words, effect) == effect


@pytest.mark.parametrize(
    ("name", "card", "words"),
    [
        (
            "caverns",
            "dropped-strap",
            "discard one item of yours; failing that, (turn one utility of yours face down; "
            "failing that, deal 1 damage to you)",
        ),
        (
            "caverns",
            "spiked-buckler",
            "when an adjacent enemy damages you: you may turn this card face down in order to "
            "reduce the damage by 1, then deal 1 damage to it",
        ),
        (
            "infinity",
            "gamblers-pouch",
            "roll a d20: 1-10: gain 1 coin; 11-18: gain 3 coins; 19-20: gain 6 coins",
        ),
        (
            "infinity",
            "flurry",
            "3 times: attack one monster as deep as row 1 with power "
            "-1/-1/+0/+0/+1 by level and hit chance +0",
        ),
    ],
)
def test_cards_read_well(name: str, card: str, words: str) -> None:
    assert describe(library_of(name).effect(card), messages_of(name)) == words


@pytest.mark.parametrize(("name", "card"), CARDS)
def test_scenario_fails_when_its_card_does_nothing(name: str, card: str) -> None:
    _, _, scenarios, stage = SETS[name]
    scenario = getattr(scenarios, f"test_{card.replace('-', '_')}")
    scenario(stage())
    with disabled(library_of(name), card), pytest.raises((AssertionError, IllegalMove)):
        scenario(stage())
    scenario(stage())
