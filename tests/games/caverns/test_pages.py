"""A page is one module and one row of the table: found, checked, and nowhere else known."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import undercroft as uc
from tests.games.caverns import fourteenth
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make
from undercroft.crawl.page_discovery import (
    PageError,
    find_pages,
    made_from,
    pages_in,
    register,
)
from undercroft.crawl.pages import PageKind
from undercroft.crawl.tables import Table as Toml
from undercroft.games import caverns
from undercroft.games.caverns.adventures.page import NO_PAGE, PACKAGE, PAGES, Page
from undercroft.games.caverns.assembly import add_pages
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.tables import ADVENTURES, KNOWN
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.options import which_page
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.errors import SaveError
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Game
from undercroft.kernel.table import Table

NEW = "adv-14"
BUDGET = Budget(worlds=1)
SOURCES = Path(caverns.__file__).parent


# ---- found and checked ---------------------------------------------------------------------------


def test_every_row_has_its_page_in_a_module_of_its_own() -> None:
    found = find_pages(PACKAGE, Page)
    assert sorted(page.ID for page in found) == [row.id for row in ADVENTURES]
    assert len({page.__module__ for page in found}) == len(ADVENTURES)
    assert list(PAGES)[: len(ADVENTURES)] == [row.id for row in ADVENTURES]
    assert all(type(PAGES[page.ID]) is page for page in found)


def test_a_row_without_a_page_is_refused() -> None:
    found = find_pages(PACKAGE, Page)
    with pytest.raises(PageError, match='the table has a row "adv-01", and no module a page'):
        register([page for page in found if page.ID != "adv-01"], ADVENTURES, {})


def test_a_page_without_a_row_is_refused() -> None:
    with pytest.raises(PageError, match=r'quench_the_pit.QuenchThePit has the ID "adv-13", and no'):
        register(find_pages(PACKAGE, Page), ADVENTURES[:-1], {})


def test_two_pages_with_one_id_are_refused() -> None:
    class Twin(Page):
        ID = "adv-02"

    with pytest.raises(PageError, match=r'DrownedBell and .*Twin are both the page "adv-02"'):
        register([*find_pages(PACKAGE, Page), Twin], ADVENTURES, {})


def test_a_page_gets_the_terms_that_it_names_and_no_others() -> None:
    kind, row = type(PAGES["adv-13"]), PAGES["adv-13"].adventure
    with pytest.raises(PageError, match='the row "adv-13" lacks the term "pours", which'):
        made_from(kind, replace(row, terms={}))
    with pytest.raises(PageError, match='the row "adv-13" has the term "pour", unknown to'):
        made_from(kind, replace(row, terms={**row.terms, "pour": 1}))


def test_a_module_without_an_id_makes_no_page() -> None:
    module = ModuleType("somewhere")
    module.__dict__["Page"] = Page
    assert pages_in(module, Page) == []


def test_no_id_of_a_page_stands_outside_its_module() -> None:
    ids = re.compile(r"\badv-\d\d\b|\badventure\.id ==|\bpage\.id ==")
    own = {page.__module__.rpartition(".")[2]: page.ID for page in find_pages(PACKAGE, Page)}
    for file in SOURCES.rglob("*.py"):
        is_page = file.parent.name == "adventures" and file.stem in own
        found = set(ids.findall(file.read_text("utf-8")))
        assert found <= ({own[file.stem]} if is_page else set()), file


# ---- saved by name -------------------------------------------------------------------------------


def test_the_numbers_of_a_page_are_saved_by_their_names() -> None:
    kind = PageKind(PAGES)
    for page in PAGES.values():
        saved = kind.save(page)
        assert list(saved) == ["id", *(field.name for field in page.FIELDS)]
        assert kind.load(saved) == page


@pytest.mark.parametrize(
    ("plain", "words"),
    [
        ({"id": "adv-99"}, 'there is no page "adv-99"'),
        ({"pours": 1}, '"id" is missing'),
        ({"id": "adv-13", "poured": 1}, 'there is no field "poured"; known are filled, found_in'),
        ({"id": "adv-13", "pours": "1"}, "it must be a number"),
        ({"id": "adv-02", "pours": 1}, 'there is no field "pours"'),
        ("adv-13", "it must be a table"),
    ],
)
def test_a_page_that_cannot_be_is_refused(plain: object, words: str) -> None:
    with pytest.raises(SaveError, match=words):
        PageKind(PAGES).load(plain)


def test_a_copy_has_numbers_of_its_own() -> None:
    for page in PAGES.values():
        copy = page.copy()
        assert copy == page
        assert (copy is page) == (not page.FIELDS)
    assert PAGES["adv-01"] != PAGES["adv-02"]


def test_a_position_without_a_page_is_refused() -> None:
    assert Caverns().page is NO_PAGE
    state = uc.new("caverns", seats=2).state
    state.page = NO_PAGE  # type: ignore[attr-defined]
    assert state.validate() == ["the position does not say which page is played"]


# ---- a fourteenth page ---------------------------------------------------------------------------


def rows_of(file: Path) -> tuple[Adventure, ...]:
    """The rows of a table of adventures."""
    table = Toml(file.name, file.read_text("utf-8"))
    return table.take("adventures", tuple[Adventure, ...], KNOWN)


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    """Caverns with a fourteenth page, from a module and a table of a folder."""
    folder = Path(fourteenth.__file__).parent
    verbs, kinds, pages = dict(NOTATION.verbs), Caverns.FRAMES, dict(PAGES)
    rows = rows_of(folder / "adventures.toml")
    add_pages(find_pages(fourteenth.__name__, Page), rows)
    more = which_page([*ADVENTURES, *rows])
    yield uc.register(replace(CAVERNS, options=(more, *CAVERNS.options[1:])))
    uc.register(CAVERNS)
    Caverns.FRAMES = kinds
    for table, before in ((NOTATION.verbs, verbs), (PAGES, pages)):
        for name in set(table) - set(before):
            del table[name]


def played(game: Game, seats: int, seed: int, bot: str) -> Table:
    """A whole game of bots on the new page."""
    t = uc.new(game.id, seats=seats, seed=seed, options={"adventure": NEW})
    bots = [make(bot, game, seed + seat) for seat in range(seats)]
    while isinstance(now := t.pending, Decide):
        t.play(bots[now.seat].choose(t.view(now.seat), t.legal(), BUDGET).move)
    return t


def test_it_is_played_to_its_ends(game: Game) -> None:
    ends = {
        t.over.ending: t
        for bot in ("greedy", "random")
        for seed in range(4)
        if (t := played(game, 2 + seed % 2, seed, bot)).over is not None
    }
    assert {"lamps-burn", "oil-spent"} <= set(ends) <= {"lamps-burn", "oil-spent", "no-surge"}
    assert any(" light " in line for line in ends["lamps-burn"].record().splitlines())


def test_it_is_recorded_and_replayed(game: Game) -> None:
    t = played(game, 2, 0, "greedy")
    again = uc.replay(t.record())
    assert (again.digest(), again.over) == (t.digest(), t.over)
    assert again.record() == t.record()


def test_it_is_kept_as_a_position(game: Game) -> None:
    t, rng = uc.new(game.id, seats=2, seed=1, options={"adventure": NEW}), random.Random(1)
    while not lamps(t):
        wanted = [m for m in t.legal() if m.verb.name in ("light", "pass")]
        t.play(rng.choice(wanted or t.legal()))
    again = uc.load_position(t.position())
    assert (again.digest(), lamps(again)) == (t.digest(), 1)


def lamps(t: Table) -> int:
    """How many lamps the scene counts."""
    return int(next(track.value for track in t.scene(None).tracks if track.name == "lamps"))


def test_it_is_drawn_and_explained(game: Game) -> None:
    t = uc.new(game.id, seats=2, seed=0, options={"adventure": NEW})
    while not any(move.verb.name == "light" for move in t.legal()):
        t.play(t.legal()[0])
    seat = t.legal()[0].seat
    decision = t.scene(seat).decision
    assert decision is not None
    [choice] = [choice for choice in decision.choices if choice.move.split()[1] == "light"]
    assert (choice.label, choice.final) == ("light a lamp here", True)
    assert "Three Lamps" in t.scene(None).banner
    [why] = t.why_not(seat, "track:lamps")
    assert [str(refusal) for refusal in why.refusals] == ["a lamp burns until the end [CV-OBJ-01]"]
    [away] = t.why_not(seat, f"{NOTATION.actor(seat)} light 5,5")
    assert "you are not on that tile [CV-OBJ-01]" in map(str, away.refusals)


def test_its_bot_wants_what_the_page_asks_for(game: Game) -> None:
    t = uc.new(game.id, seats=2, seed=0, options={"adventure": NEW})
    while not any(move.verb.name == "light" for move in t.legal()):
        t.play(t.legal()[0])
    seat = t.legal()[0].seat
    assert make("greedy", game, 0).choose(t.view(seat), t.legal(), BUDGET).move.verb.name == "light"


def test_other_pages_do_not_know_its_verb(game: Game) -> None:
    t = uc.new(game.id, seats=2, seed=0, options={"adventure": "adv-02"})
    while t.legal()[0].verb.name != "move":
        t.play(t.legal()[0])
    assert not any(move.verb.name == "light" for move in t.legal())
