"""The cards of each game are data: no code beside them, and written they read back equal."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.games.alliance.test_cards import CONTEXT as ALLIANCE_CONTEXT
from tests.games.caverns.test_cards import BARE, NEW_ALLY
from tests.games.caverns.test_cards import CONTEXT as CAVERNS_CONTEXT
from tests.games.infinity.test_cards import CONTEXT as INFINITY_CONTEXT
from undercroft.crawl.decode import Context, decode, encode
from undercroft.crawl.effects import Effect
from undercroft.games.alliance.content import cards as alliance
from undercroft.games.caverns.content import cards as caverns
from undercroft.games.caverns.content.card import Ally
from undercroft.games.infinity.content import cards as infinity
from undercroft.packs import dump, load

CODE = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef),
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.With, ast.Try, ast.Match),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)


@dataclass(frozen=True)
class Box:
    """The cards of a game, the effects beside them, and what a pack may speak of."""

    package: ModuleType
    cards: Sequence[Any]
    bare: Mapping[str, Effect]
    context: Context


BOXES = (
    Box(
        alliance,
        alliance.ALL_CARDS,
        {**alliance.CHALLENGE_EFFECTS, **alliance.ENEMY_EFFECTS},
        ALLIANCE_CONTEXT,
    ),
    Box(caverns, caverns.ALL_CARDS, BARE, CAVERNS_CONTEXT),
    Box(infinity, infinity.ALL_CARDS, {}, INFINITY_CONTEXT),
)
FILES = [file for b in BOXES for file in sorted(Path(str(b.package.__file__)).parent.rglob("*.py"))]
WRITTEN = [
    *[pytest.param(type(card), card, b.context, id=card.id) for b in BOXES for card in b.cards],
    *[pytest.param(Effect, b.bare[name], b.context, id=name) for b in BOXES for name in b.bare],
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_card_modules_hold_data_and_no_code(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, CODE)]


@pytest.mark.parametrize(("kind", "value", "context"), WRITTEN)
def test_what_is_written_reads_back_equal(kind: Any, value: object, context: Context) -> None:
    known = NEW_ALLY if kind is Ally else context
    assert decode(kind, encode(value, kind), context=known) == value
    assert load(kind, dump(value, kind), known) == value
