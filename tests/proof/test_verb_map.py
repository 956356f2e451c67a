"""The table of verbs in `docs/map.md` says what the code says."""

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.proof.verb_map import put_into, rows

PAGE = Path(__file__).parents[2] / "docs" / "map.md"


def test_the_page_has_the_verbs_of_now() -> None:
    text = PAGE.read_text("utf-8")
    assert put_into(text) == text, "run python -m undercroft.proof.verb_map docs/map.md"


@pytest.mark.parametrize(
    ("game", "verb", "legal", "done"),
    [
        ("alliance", "move", "actions/move: Moving.candidates", "actions/move: Moving.do"),
        ("caverns", "pull", "is_at_lever", "adventures/key_lever_chart: Pulling.do"),
        ("caverns", "stand", "phases/setup/placement: Standing", "in the same frame"),
    ],
)
def test_a_verb_is_found_where_it_is(game: str, verb: str, legal: str, done: str) -> None:
    row = next(row for row in rows(uc.game(game)) if row.verb == verb)
    assert legal in row.legal
    assert row.done == done
    assert row.rules
