"""Proving rules: a rule holds when its tests pass, and notice when a citing function is off.

A crash is no proof: where the program cannot go on without a function, a test must notice one of
its nearest wrong readings instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from undercroft.kernel.registry import Game
from undercroft.proof.citations import Citation, citations
from undercroft.proof.errors import ProofError
from undercroft.proof.mutation.mutants import mutants_of, put_in
from undercroft.proof.naming import root_of
from undercroft.proof.rulebook import Row, rows
from undercroft.proof.switches import switched_off
from undercroft.proof.trials import NamedSwitch, Trial, Verdict, run_trials

PROVABLE = ("act", "check")


def prove(game: Game, ids: Sequence[str] | None = None) -> list[Verdict]:
    """The verdicts on a game's rules of kind act and check, or on those with the given ids."""
    chosen = _chosen(rows(game), ids)
    root = root_of(game.proof.tests) if game.proof.tests else None
    if root is None:
        raise ProofError(f'{game.name}: its folder of tests "{game.proof.tests}" is not here')
    cites = citations(game.proof.modules)
    return run_trials([_trial(row, cites) for row in chosen], root)


def _chosen(rows: list[Row], ids: Sequence[str] | None) -> list[Row]:
    if ids is None:
        return [row for row in rows if row.kind in PROVABLE and row.is_whole]
    by_id = {row.id: row for row in rows}
    for id_ in ids:
        if id_ not in by_id:
            raise ProofError(f'there is no rule "{id_}"')
        if by_id[id_].kind not in PROVABLE:
            kind = by_id[id_].kind
            raise ProofError(f"{id_} is of kind {kind}; only acts and checks can be proved")
        if not by_id[id_].is_whole:
            missing = by_id[id_].lacks or "what it speaks of"
            raise ProofError(f"{id_} cannot be proved yet: {missing} is not built")
    return [by_id[id_] for id_ in ids]


def _trial(row: Row, cites: Iterable[Citation]) -> Trial:
    mine = [cite for cite in cites if row.id in cite.ids]
    switches = tuple((cite.where, partial(switched_off, cite)) for cite in mine)
    return Trial(row.id, row.tests, switches, wrong_readings)


def wrong_readings(where: str) -> Iterator[NamedSwitch]:
    """A function or class with one fault at a time."""
    for mutant in mutants_of(where):
        yield f"{mutant.after} for {mutant.before}", partial(put_in, mutant)
