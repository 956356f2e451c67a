"""Remembering from which contents a thing was made; it is made again only if they change."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

Stamp = dict[str, str]


def digest_of(files: Iterable[Path], root: Path) -> str:
    """One digest over the names and contents of these files."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def read_stamp(file: Path) -> Stamp:
    """The stamp in this file; an absent or damaged one counts as empty."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def write_stamp(file: Path, stamp: Stamp) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
