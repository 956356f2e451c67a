"""The checks of `dev.py test`: one after the other, each with its time, then a summary."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from devtools.console import clean_environment
from devtools.node import Node
from devtools.places import Places

LONG = {"UNDERCROFT_ALL": "1"}
STUCK_AFTER, LONG_STUCK_AFTER = 240, 3600


@dataclass(frozen=True)
class Step:
    """One check: a quiet one shows its output only when it fails."""

    name: str
    command: Sequence[str]
    folder: Path
    extra: dict[str, str] = field(default_factory=dict)
    is_quiet: bool = True


@dataclass(frozen=True)
class Result:
    name: str
    is_passed: bool
    seconds: float

    def __str__(self) -> str:
        return f"  {'ok    ' if self.is_passed else 'FAILED'}  {self.name:<14}{self.seconds:7.1f} s"


def steps(places: Places, node: Node, *, is_long: bool) -> Iterator[Step]:
    """Every check in the order in which they run, pytest last among the usual ones."""
    root, extra = places.root, LONG if is_long else {}

    def python(name: str, *words: str) -> Step:
        return Step(name, [str(places.python), "-m", *words], root, extra)

    def client(name: str, script: str) -> Step:
        command = [*node.npm, "run", "--silent", script]
        return Step(name, command, places.web, node.environment())

    yield python("lint", "ruff", "check", ".")
    yield python("format", "ruff", "format", "--check", ".")
    yield python("types", "mypy")
    yield Step("layers", [str(places.script("lint-imports"))], root)
    yield client("client types", "check")
    yield client("client tests", "test")
    yield _tests(places, extra, LONG_STUCK_AFTER if is_long else STUCK_AFTER)
    if is_long and (root / "bench" / "compiled.py").is_file():
        yield _compiled(places, extra)


def _tests(places: Places, extra: dict[str, str], stuck_after: int) -> Step:
    pytest = [str(places.python), "-m", "pytest", "-n", "2", "--durations=10"]
    pytest += ["--dist=worksteal"]  # slow tests come last: nobody waits for the other
    ends_if_stuck = ["-o", f"faulthandler_timeout={stuck_after}"]
    ends_if_stuck += ["-o", "faulthandler_exit_on_timeout=true"]
    return Step("tests", [*pytest, *ends_if_stuck], places.root, extra, is_quiet=False)


def _compiled(places: Places, extra: dict[str, str]) -> Step:
    command = [str(places.python), str(places.root / "bench" / "compiled.py")]
    return Step("compiled build", command, places.root, extra, is_quiet=False)


def run_step(step: Step) -> Result:
    """Run one check and print how it went."""
    print(f"== {step.name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [*step.command],
        cwd=step.folder,
        env=_step_environment(step),
        stdout=subprocess.PIPE if step.is_quiet else None,
        stderr=subprocess.STDOUT if step.is_quiet else None,
        check=False,
    )
    result = Result(step.name, done.returncode == 0, time.monotonic() - began)
    if step.is_quiet and not result.is_passed:
        sys.stdout.buffer.write(done.stdout)
    print(result, flush=True)
    return result


def _step_environment(step: Step) -> dict[str, str]:
    terminal = {} if os.environ.get("TERM") else {"NO_COLOR": "1"}
    return clean_environment({**terminal, **step.extra})


def summary(results: Sequence[Result]) -> str:
    """All results and one closing sentence."""
    failed = [result.name for result in results if not result.is_passed]
    total = sum(result.seconds for result in results)
    closing = f"Failed: {', '.join(failed)}." if failed else "All checks are good."
    return "\n".join(["", *map(str, results), f"{closing} ({total:.0f} s)"])
