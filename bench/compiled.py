"""The opt-in compiled build: the hot modules as C, made by mypyc, in a copy of the package.

    python -m bench.compiled build              make it, if sources have changed
    python -m bench.compiled run -- COMMAND     run a command on it
    python -m bench.compiled test               its tests, and its digests against the plain build
    python -m bench.compiled bench [GAME]       both builds beside each other

Without a C compiler or mypyc everything runs on the plain build, and a sentence says so. Nothing
is ever written into `src`, so no compiled file can shadow an edit.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bench.native_source import classes_in, marked, with_fields

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "undercroft"
TOY: Final = ROOT / "tests" / "toy"
BUILD: Final = ROOT / "build" / "compiled"
STAMP: Final = "sources.txt"
LOG: Final = "build.log"

GAME_FOLDERS: Final = tuple(
    f"undercroft/games/{game}" for game in ("alliance", "caverns", "infinity")
)
RULE_ROOMS: Final = (
    *("actions", "adventures", "scenarios"),
    *("bot", "combat", "effects", "map", "phases"),
)
"""The rooms of a game that playouts go through."""
HOT_BESIDES: Final = (
    *("board_cache", "notation", "state", "validation"),
    *("content/card_stats", "content/stat_ids"),
)

HOT: Final = (
    "undercroft/kernel/*.py",
    "undercroft/crawl/space/*.py",
    *(f"undercroft/crawl/effects/{name}.py" for name in ("frames", "registry", "wiring")),
    *(f"undercroft/crawl/{name}.py" for name in ("actions", "modifiers", "pages", "state")),
    *(f"{folder}/{room}/**/*.py" for folder in GAME_FOLDERS for room in RULE_ROOMS),
    *(f"{folder}/{name}.py" for folder in GAME_FOLDERS for name in HOT_BESIDES),
    *(
        f"undercroft/bots/{name}.py"
        for name in ("common_random_numbers", "noisy", "playout", "search", "tree")
    ),
    "undercroft/arena/no_rules.py",
    *(f"compiled_toy/{name}.py" for name in ("notation", "state")),
    *(f"compiled_toy/{room}/**/*.py" for room in ("actions", "combat", "phases")),
)
"""What is compiled: state, frames, legality, resolvers, space and the playout loop."""

COLD: Final = (
    *(
        f"undercroft/kernel/{name}.py"
        for name in (
            *("discovery", "native", "errors", "events", "scene", "exhibits", "registry", "setup"),
            *("delta", "log", "options", "parts", "seen"),
            *("table", "record", "position", "toml", "statistics", "cooperation"),
            *("campaign", "campaign_scene", "episodes", "history", "progress"),
        )
    ),
    *(f"{folder}/effects/vocabulary/*.py" for folder in GAME_FOLDERS),
)
"""Modules that play no part in playouts, and vocabularies."""

WATCHED: Final = (
    *("kernel", "crawl", "games/alliance", "games/caverns", "games/infinity"),
    *("bots", "arena/no_rules.py"),
)
"""Where a changed source means a new build; a game joins when its modules join HOT."""

TESTS: Final = (
    *("tests/kernel", "tests/toy", "tests/conformance"),
    *("tests/crawl/space", "tests/crawl/effects", "tests/crawl/cards"),
    *(f"tests/games/{name}" for name in ("alliance", "caverns", "infinity", "common")),
)
FOR_SOURCES: Final = (
    *(f"tests/conformance/test_{name}.py" for name in ("broken", "stray_answers")),
    *(f"tests/conformance/test_{name}.py" for name in ("reentry", "rooms")),
    "tests/kernel/test_parts.py",
    "tests/games/common/test_rulebook.py",
)
"""They exchange functions while they run or read sources, which compiled modules do not allow, or
are about parts of scenes, which only the plain build keeps.
"""

TOY_GAME: Final = "tests.toy.game:TOY"
ALLIANCE: Final = "undercroft.games.alliance.game:ALLIANCE"
CAVERNS: Final = "undercroft.games.caverns.game:CAVERNS"
INFINITY: Final = "undercroft.games.infinity.game:INFINITY"
GAMES: Final = {ALLIANCE: 20, CAVERNS: 39, INFINITY: 39}
TOY_GAMES: Final = 200
SETTINGS: Final = "[mypy]\nstrict = True\npython_version = 3.11\nexplicit_package_bases = True\n"
COMPILE: Final = (str(ROOT / "bench" / "compile_at_once.py"),)
TRANSLATE: Final = (
    "-c",
    "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:], multi_file=True)",
)
"""What Python runs on the names of modules: all of the way, or mypyc's part alone."""


class CannotCompile(Exception):
    """Something that the compiled build needs is not here."""


class BuildFailed(Exception):
    """The compiler refused the sources."""


# ---- building --------------------------------------------------------------------------------


def build() -> bool:
    """Make the compiled package if sources have changed; False where it cannot be made."""
    try:
        check_tools()
    except CannotCompile as missing:
        print(f"{missing}: going on with the plain build.", flush=True)
        return False
    if is_fresh():
        copy_sources(BUILD)
        print("The compiled build is up to date.", flush=True)
    else:
        make()
    return True


def check_tools() -> None:
    """Refuse in a sentence where mypyc or a C compiler is missing."""
    if importlib.util.find_spec("mypyc") is None:
        raise CannotCompile("mypyc is not installed")
    if importlib.util.find_spec("setuptools") is None:
        raise CannotCompile("setuptools is not installed")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(str(named).split()[0]):
        raise CannotCompile(f"there is no C compiler ({str(named).split()[0]})")


def is_fresh() -> bool:
    """Whether the compiled package was made from what the sources say now."""
    stamp = BUILD / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """One hash of everything that decides what the compiler makes."""
    seen = hashlib.blake2b(digest_size=16)
    for path in [*watched_files()]:
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{seen.hexdigest()} {importlib.metadata.version('mypy')} {sys.version}"


def watched_files() -> Iterator[Path]:
    """The sources that are compiled, and those whose types they rely on."""
    for name in WATCHED:
        path = SOURCE / name
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))
    yield from sorted(TOY.rglob("*.py"))


def make() -> None:
    """Compile a fresh copy; the former one stays until the new one is whole."""
    fresh = BUILD.with_name("compiled.new")
    shutil.rmtree(fresh, ignore_errors=True)
    stamp = fingerprint()
    copy_sources(fresh)
    compile_modules(fresh)
    (fresh / STAMP).write_text(stamp, "utf-8")
    shutil.rmtree(BUILD, ignore_errors=True)
    fresh.rename(BUILD)


def copy_sources(to: Path) -> None:
    """A copy of the package, and the toy under a name of its own, as a game that is compiled."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, to / "undercroft", ignore=skipped, dirs_exist_ok=True)
    shutil.copytree(TOY, to / "compiled_toy", ignore=skipped, dirs_exist_ok=True)
    for path in (to / "compiled_toy").rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tests.toy", "compiled_toy"), "utf-8")
    hot = {path: path.read_text("utf-8") for path in hot_modules(to)}
    classes = {
        game: classes_in(text for path, text in hot.items() if game_of(path) in ("", game))
        for game in {game_of(path) for path in hot}
    }
    for path, text in hot.items():
        path.write_text(marked(with_fields(text, classes[game_of(path)])), "utf-8")


def game_of(path: Path) -> str:
    """The game that a module belongs to, if any: games may give their classes the same names."""
    parts = path.parts
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else ""


def hot_modules(folder: Path) -> list[Path]:
    """The modules that are compiled."""
    found = [path for pattern in HOT for path in folder.glob(pattern)]
    cold = {path for pattern in COLD for path in folder.glob(pattern)}
    return sorted(path for path in found if path not in cold and path.stem != "__init__")


def compile_modules(folder: Path) -> None:
    """Run mypyc and the C compiler over the hot modules of a copy."""
    print(f"Compiling {len(hot_modules(folder))} modules ...", flush=True)
    run_mypyc(folder, COMPILE)
    shutil.rmtree(folder / "build", ignore_errors=True)


def translate(folder: Path) -> None:
    """Let mypyc alone look at the hot modules: what it cannot translate fails, in seconds."""
    copy_sources(folder)
    run_mypyc(folder, TRANSLATE)


def run_mypyc(folder: Path, script: Sequence[str]) -> None:
    """Run a script on the hot modules of a copy."""
    (folder / "mypy.ini").write_text(SETTINGS, "utf-8")
    names = [str(path.relative_to(folder)) for path in hot_modules(folder)]
    with (folder / LOG).open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [sys.executable, *script, *names],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": ""},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        raise BuildFailed(last_lines(folder / LOG))


def last_lines(log: Path) -> str:
    """What the compiler said: its errors, or the end of its output."""
    said = log.read_text("utf-8").splitlines()
    errors = [line for line in said if " error: " in line or "Error" in line]
    return "\n".join(errors[:20] or said[-20:])


# ---- running ---------------------------------------------------------------------------------


def environment(package: Path) -> dict[str, str]:
    """The environment in which a command finds this package, pytest included."""
    paths = os.pathsep.join((str(package), str(ROOT)))
    tests = f'-o "pythonpath={package.relative_to(ROOT).as_posix()} ." -p no:cacheprovider'
    return {**os.environ, "PYTHONPATH": paths, "PYTEST_ADDOPTS": tests}


def run(command: Sequence[str], package: Path = BUILD) -> int:
    """Run a command on a package; its exit code."""
    words = [sys.executable if word in ("python", "python3") else word for word in command]
    return subprocess.run(words, cwd=ROOT, env=environment(package), check=False).returncode


def output(command: Sequence[str], package: Path) -> str:
    """What a Python command prints on a package."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment(package),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout


# ---- testing ---------------------------------------------------------------------------------


def test() -> int:
    """The tests on the compiled package, then its digests against the plain one."""
    found = [path for path in TESTS if (ROOT / path).is_dir()]
    ignored = [f"--ignore={path}" for path in FOR_SOURCES]
    tests = [sys.executable, "-m", "pytest", *found, *ignored]
    good = is_compiled() and run(tests) == 0
    return int(not (same_digests() and good))


def is_compiled() -> bool:
    """Whether commands really meet the compiled kernel, toy and game."""
    ask = "import undercroft.kernel.state as s, compiled_toy.phases.hero_turn as t"
    games = (
        "import undercroft.games.alliance.state as a, undercroft.games.caverns.state as c,"
        " undercroft.games.infinity.state as i"
    )
    say = "print(s.__file__, t.__file__, a.__file__, c.__file__, i.__file__, sep='\\n')"
    files = output(["-c", f"{ask}; {games}; {say}"], BUILD).splitlines()
    good = all(file.endswith((".so", ".pyd")) for file in files)
    print("The compiled modules are met." if good else f"Not compiled: {files}", flush=True)
    return good


def same_digests() -> bool:
    """Whether both builds play the same games, the toy interpreted and compiled."""
    toys = [(TOY_GAME, TOY_GAME), (TOY_GAME, "compiled_toy.game:TOY")]
    found = [plays_the_same(plain, fast) for plain, fast in [*toys, *zip(GAMES, GAMES)]]
    return all(found)


def plays_the_same(plain: str, fast: str) -> bool:
    """Whether a game of the plain build and one of the compiled build play alike."""
    games = GAMES.get(plain, TOY_GAMES)
    same = digests(BUILD, games, fast) == digests(SOURCE.parent, games, plain)
    word = "the same digests" if same else "OTHER digests"
    print(f"{fast}: {word} as the plain build over {games} games.", flush=True)
    return same


def digests(package: Path, games: int, where: str) -> str:
    """The digests of random games on a package."""
    return output(["bench/digests.py", str(games), where], package)


def bench(words: Sequence[str]) -> int:
    """Print what both builds measure."""
    rows = [measured(package, words) for package in (SOURCE.parent, BUILD)]
    print(f"{'what':52} {'plain':>12} {'compiled':>12}  unit")
    for plain, fast in zip(*rows, strict=True):
        peer = f"  ({plain['peer']}: {plain['peer_value']:,.2f})" if plain["peer_value"] else ""
        values = f"{plain['value']:12,.3f} {fast['value']:12,.3f}"
        print(f"{plain['what']:52} {values}  {plain['unit']}{peer}")
    return 0


def measured(package: Path, words: Sequence[str]) -> list[dict[str, Any]]:
    """The rows of `undercroft bench` on a package."""
    rows: list[dict[str, Any]] = json.loads(
        output(["-m", "undercroft.arena.bench", *words], package)
    )
    return rows


def main(words: Sequence[str]) -> int:
    """Do what the words ask; 0 when it went well."""
    command, rest = (words[0], words[1:]) if words else ("test", [])
    if command not in ("build", "run", "test", "bench"):
        print(__doc__)
        return 2
    try:
        is_built = build()
    except BuildFailed as failure:
        print(f"The compiled build failed:\n{failure}", flush=True)
        return 1
    return obey(command, rest[1:] if rest[:1] == ["--"] else rest, is_built=is_built)


def obey(command: str, rest: Sequence[str], *, is_built: bool) -> int:
    """Run what comes after building."""
    if command == "run":
        return run(rest, BUILD if is_built else SOURCE.parent)
    if not is_built:
        return int(os.environ.get("CI") == "true")
    if command == "bench":
        return bench(rest)
    return test() if command == "test" else 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
