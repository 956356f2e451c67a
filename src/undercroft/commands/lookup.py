"""Looking rules up, in all games or one, proving them; measuring."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import undercroft as uc
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.registry import Game, Item

if TYPE_CHECKING:
    from undercroft.arena.bench import BenchRow
    from undercroft.proof.rulebook import Row
    from undercroft.proof.trials import Verdict


GameRules = tuple[Game, "list[Row]"]


def rows(game: Game) -> list[Row]:
    """The rules of a game."""
    from undercroft.proof.rulebook import rows as rulebook  # noqa: PLC0415  (few commands need it)

    return rulebook(game)


def provable(rows: Sequence[Row]) -> list[str]:
    """The ids to prove: acts and checks that are built whole; one rule alone, whatever it is."""
    if len(rows) == 1:
        return [rows[0].id]
    return [row.id for row in rows if row.kind in ("act", "check") and row.is_whole]


def prove(game: Game, ids: Sequence[str]) -> list[Verdict]:
    """Whether rules are proved by their tests."""
    try:
        from undercroft.proof.prove import prove as proved  # noqa: PLC0415  (it needs pytest)
    except ModuleNotFoundError as error:
        raise UndercroftError(f"proving rules needs {error.name}, which is not here") from None
    return proved(game, ids)


def bench(game_id: str | None) -> list[BenchRow]:
    """What was measured."""
    from undercroft.arena.bench import rows as measured  # noqa: PLC0415  (few commands need it)

    return measured(game_id)


def rules_for(target: str | None) -> list[GameRules]:
    """The rules of all games, of a game, or the one rule with an id."""
    if target is None:
        return [(game, rows(game)) for game in map(uc.game, uc.games())]
    if target in uc.games():
        return [(uc.game(target), rows(uc.game(target)))]
    everything = rules_for(None)
    one = [(g, [r for r in rs if r.id.casefold() == target.casefold()]) for g, rs in everything]
    if not any(rs for _, rs in one):
        raise UndercroftError(_unknown(target, everything))
    return [(game, rs) for game, rs in one if rs]


def _unknown(target: str, everything: Sequence[GameRules]) -> str:
    known = [*uc.games(), *(row.id for _, rs in everything for row in rs)]
    near = difflib.get_close_matches(target.upper(), known, n=1) or difflib.get_close_matches(
        target, known, n=1
    )
    hint = f'; did you mean "{near[0]}"?' if near else ""
    return f'there is no rule and no game "{target}"{hint}'


def plain_item(item: Item) -> dict[str, Any]:
    """A piece of content as JSON: what it is called, what it says, all that is printed on it."""
    words = {"words": item.text} if item.text else {}
    return {"id": item.id, "name": item.name, **words, **item.printed}


def plain(game: Game, row: Row) -> dict[str, Any]:
    """A rule as JSON."""
    return {
        "id": row.id,
        "words": row.words,
        "kind": row.kind,
        "later": row.later,
        "lacks": row.lacks,
        "functions": list(row.functions),
        "tests": list(row.tests),
        "game": game.id,
    }


def told(row: Row) -> list[str]:
    """One rule in lines: its words, then the functions and tests behind it."""
    lines = [f"{row.id} ({row.kind})", f"  {row.words}"]
    if row.later:
        lines.append("  It is not built yet.")
    if row.lacks:
        lines.append(f"  Of what it speaks of, {row.lacks} is not built yet.")
    for title, names in (("functions", row.functions), ("tests", row.tests)):
        lines += [f"  {title}: {'' if names else 'none'}".rstrip(), *(f"    {n}" for n in names)]
    return lines


def words_of(game: Game, id_: str) -> str:
    """The sentence of one rule of a game."""
    for row in rows(game):
        if row.id.casefold() == id_.casefold():
            return f"{row.id}: {row.words}"
    raise UndercroftError(_unknown(id_, [(game, rows(game))]))
