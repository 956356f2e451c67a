"""Bakes the pictures of the client.

python -m art                     # all of them
python -m art fig goblin ogre     # two figures
python -m art obj --jobs 2        # all things, in two processes
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from art.index import PICTURES, write_index

MISSING: Final = (
    "Baking needs more packages: "
    ".venv/bin/python -m pip install --require-hashes -r requirements-art.txt"
)


def main(words: Sequence[str] | None = None) -> int:
    """Bake what is asked for, and say what was written."""
    asked = _asked(words)
    try:
        from art import baking  # noqa: PLC0415  (the packages may be missing)
    except ModuleNotFoundError as missing:
        print(f"{missing}. {MISSING}", file=sys.stderr)
        return 1
    for kind in [asked.kind] if asked.kind else baking.KINDS:
        have = baking.names(kind)
        if unknown := {*asked.names} - {*have}:
            print(f"No recipe makes {', '.join(sorted(unknown))}.", file=sys.stderr)
            return 1
        _bake(kind, asked.names or have, asked.jobs)
        _delete_others(kind, have)
    write_index()
    return 0


def _asked(words: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="art", description="Bakes the pictures of the client.")
    parser.add_argument("kind", nargs="?", choices=("fig", "obj", "tex", "vista"))
    parser.add_argument("names", nargs="*", help="only these")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    return parser.parse_args(words)


def _bake(kind: str, names: Sequence[str], jobs: int) -> None:
    folder = PICTURES / kind
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in zip(names, _baked([(kind, name) for name in names], jobs)):
        (folder / f"{name}.webp").write_bytes(data)
        print(f"{kind}/{name}.webp {len(data)}", flush=True)


def _baked(tasks: Sequence[tuple[str, str]], jobs: int) -> Iterator[bytes]:
    from art.baking import bake  # noqa: PLC0415

    if jobs == 1:
        yield from map(bake, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(bake, tasks)


def _delete_others(kind: str, names: Iterable[str]) -> None:
    """Delete the pictures that no recipe makes."""
    for file in (PICTURES / kind).glob("*.webp"):
        if file.stem not in names:
            file.unlink()
            print(f"{kind}/{file.name} deleted", flush=True)


if __name__ == "__main__":
    sys.exit(main())
