"""A run over a random sample of a game's mutants, that goes on where the last one stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from undercroft.kernel.registry import Game
from undercroft.proof.errors import ProofError
from undercroft.proof.mutation.ledger import COUNTED, EQUIVALENT, NOTICED, SURVIVED, Entry, Ledger
from undercroft.proof.mutation.mutants import Mutant, file_of, mutants
from undercroft.proof.naming import nodes_in, root_of
from undercroft.proof.trials import PLAIN

Tell = Callable[[Entry], None]
OURS: Final = "undercroft"
"""Its tests mirror it: those of `undercroft.crawl.space` lie in `tests/crawl/space`."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Which mutants are drawn: so many that count, in the random order of a seed."""

    size: int
    seed: int = 0

    def order(self, game: Game) -> list[Mutant]:
        """All mutants of a game, those drawn first before the others."""
        return sorted(mutants(game.proof.modules), key=lambda mutant: mutant.rank(self.seed))

    def drawn(self, game: Game, ledger: Ledger) -> list[Mutant]:
        """The mutants drawn so far: those that only crash or change nothing are replaced."""
        return list(self._drawn(self.order(game), ledger))

    def _drawn(self, order: Sequence[Mutant], ledger: Ledger) -> Iterator[Mutant]:
        left = self.size
        for mutant in order:
            if left == 0:
                return
            yield mutant
            entry = ledger.of(mutant)
            left -= entry is None or entry.verdict in COUNTED


@dataclass(frozen=True, slots=True)
class Summary:
    """How a sample came out."""

    counts: dict[str, int]
    survivors: tuple[Entry, ...]

    @property
    def share(self) -> float:
        """The share that was noticed, of all that count."""
        counted = sum(self.counts.get(verdict, 0) for verdict in COUNTED)
        return self.counts.get(NOTICED, 0) / counted if counted else 0.0


def summary(game: Game, sample: Sample, ledger: Ledger) -> Summary:
    """What is known of a sample."""
    drawn = [entry for entry in map(ledger.of, sample.drawn(game, ledger)) if entry is not None]
    survivors = tuple(entry for entry in drawn if entry.verdict == SURVIVED)
    return Summary(dict(Counter(entry.verdict for entry in drawn)), survivors)


def run(
    game: Game, sample: Sample, ledger: Ledger, jobs: int, tell: Tell, *, retries: bool = False
) -> None:
    """Try what was drawn and not yet tried, and whatever is drawn in the place of others.

    With `retries` survivors are tried again: the tests may be better now.
    """
    if retries:
        ledger.forget(SURVIVED)

    def waiting() -> list[Mutant]:
        return [m for m in sample.drawn(game, ledger) if ledger.of(m) is None]

    if waiting():
        _play(game, waiting, jobs, _keeper(ledger, tell))


def _keeper(ledger: Ledger, tell: Tell) -> Tell:
    def keep(entry: Entry) -> None:
        ledger.add(entry)
        tell(entry)

    return keep


def call_equivalent(game: Game, ledger: Ledger, id_: str, reason: str) -> Entry:
    """A survivor that no test can notice, with the reason."""
    known = {mutant.id: mutant for mutant in mutants(game.proof.modules)}
    entry = ledger.of(known[id_]) if id_ in known else None
    if entry is None or entry.verdict not in (SURVIVED, EQUIVALENT):
        raise ProofError(f'"{id_}" is not a survivor of the ledger {ledger.path}')
    entry = replace(entry, verdict=EQUIVALENT, reason=reason)
    ledger.add(entry)
    return entry


def _play(game: Game, waiting: Callable[[], Sequence[Mutant]], jobs: int, tell: Tell) -> None:
    """Play the game's tests against mutants as long as some are waiting."""
    try:
        import pytest  # noqa: PLC0415  (only proving needs it)

        from undercroft.proof.mutation.bench import MutationBench  # noqa: PLC0415
    except ImportError:
        raise ProofError("mutation runs tests: install pytest (undercroft[dev])") from None
    root = root_of(game.proof.tests) if game.proof.tests else None
    if root is None:
        raise ProofError(f'{game.name}: its folder of tests "{game.proof.tests}" is not here')
    bench = MutationBench(waiting, [file_of(module) for module in game.proof.modules], jobs, tell)
    with chdir(root):
        tests = _test_files(game, root)
        code = pytest.main([*PLAIN, f"--rootdir={root}", *tests], plugins=[bench])
    if bench.trouble or not bench.finished:
        raise ProofError(f"the tests cannot be run: {bench.trouble or f'pytest ended with {code}'}")


def _test_files(game: Game, root: Path) -> list[str]:
    """The files of a game's tests, and those of the packages that it shares with other games."""
    packages = {tuple(module.split(".")[:-1]) for module in game.proof.modules}
    mirrored = {"/".join(["tests", *below]) for top, *below in packages if top == OURS}
    folders = [game.proof.tests, *(folder for folder in mirrored if (root / folder).is_dir())]
    nodes = (node for folder in folders for node in nodes_in(root, folder))
    return sorted({node.partition("::")[0] for node in nodes})
