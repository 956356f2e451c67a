"""How a game is played, on one page: it rests on rules that there are, and on pieces of the box."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import undercroft as uc
from undercroft.proof.sources import read, read_rulings
from undercroft.server.guides import pieces_in, read_guide
from undercroft.server.protocol.guides import Guide, Passage

GAMES = ("alliance", "caverns", "infinity")
CITED = re.compile(r"\[([A-Z][A-Z0-9-]*\d)\]")
LONG = 800
"""So many words still fit on a page."""
PICTURES = 3


def rules(game: str) -> list[str]:
    """The ids of the rules and rulings of a game."""
    where = uc.game(game).proof.rules
    return [*[rule.id for rule in read(where)], *[ruling.id for ruling in read_rulings(where)]]


def said(passage: Passage) -> str:
    """Everything that a passage says."""
    under = passage.plan.caption if passage.plan else ""
    return " ".join((*passage.words, *passage.steps, *passage.after, passage.caption, under))


def guide(game: str) -> Guide:
    return read_guide(uc.game(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    cited = {id_ for passage in guide(game).passages for id_ in CITED.findall(said(passage))}
    assert cited
    assert cited <= set(rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_on_a_page_and_has_pictures(game: str) -> None:
    passages = guide(game).passages
    words = CITED.sub("", " ".join(map(said, passages))).split()
    assert len(words) < LONG
    shown = [part for p in passages for part in (p.duel, p.plan, p.cards) if part]
    assert len(shown) >= PICTURES


@pytest.mark.parametrize("game", GAMES)
def test_what_it_shows_is_in_the_box(game: str) -> None:
    wanted = [id_ for passage in guide(game).passages for id_ in passage.cards]
    assert sorted(piece.id for piece in pieces_in(uc.game(game), guide(game))) == sorted(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_in_a_plan_is_named_and_stands_there(game: str) -> None:
    for plan in [passage.plan for passage in guide(game).passages if passage.plan]:
        assert len({len(row) for row in plan.rows}) == 1
        assert set(plan.legend) <= set("".join(plan.rows))


@pytest.mark.parametrize("game", GAMES)
def test_a_worked_example_uses_numbers_of_the_box(game: str) -> None:
    printed = {
        stat.value
        for items in uc.game(game).content().values()
        for item in items
        for stat in item.shown.stats
    }
    duels = [passage.duel for passage in guide(game).passages if passage.duel]
    assert duels
    assert all(abs(term.amount) in printed for duel in duels for term in duel.terms)


def test_a_game_without_a_guide_has_an_empty_one() -> None:
    assert read_guide(replace(uc.game("alliance"), guide="")) == Guide("", ())
