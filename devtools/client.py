"""The web client: its packages by `npm ci`, its files built into the package."""

from collections.abc import Callable, Iterator
from pathlib import Path

from devtools.console import note, run
from devtools.node import Node
from devtools.places import Places
from devtools.stamps import Stamp, digest_of, read_stamp, write_stamp

_STAMP = "client-stamp.json"
_PACKAGE_FILES = ("package.json", "package-lock.json", ".npmrc")


def prepare_client(places: Places, find_node: Callable[[], Node]) -> None:
    """Build the client if its sources changed; fetch its packages if its lock file did."""
    stamp_file = places.build / _STAMP
    have, wanted = _still_true(places, read_stamp(stamp_file)), _wanted(places)
    if have == wanted:
        return
    node = find_node()
    if have.get("packages") != wanted["packages"]:
        note("Fetching the web client's packages ...")
        run_npm(node, places, "ci", "--no-progress", "--loglevel=error")
    note("Building the web client ...")
    run_npm(node, places, "run", "--silent", "build", "--", "--logLevel=warn")
    write_stamp(stamp_file, wanted)


def run_npm(node: Node, places: Places, *words: str) -> None:
    run([*node.npm, *words], folder=places.web, extra=node.environment())


def _still_true(places: Places, stamp: Stamp) -> Stamp:
    made = {
        "packages": places.web / "node_modules" / ".package-lock.json",
        "sources": places.client / "index.html",
    }
    return {part: stamp[part] for part, file in made.items() if part in stamp and file.exists()}


def _wanted(places: Places) -> Stamp:
    packages = [places.web / name for name in _PACKAGE_FILES]
    return {
        "packages": digest_of(packages, places.root),
        "sources": digest_of(_sources(places.web), places.root),
    }


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.name == "node_modules":
            continue
        if entry.is_dir():
            yield from _sources(entry)
        else:
            yield entry
