"""The client's types are those of the messages: written anew they are the same files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from devtools.node import machine_node, packaged_node
from undercroft.server.api import ENDPOINTS
from undercroft.server.openapi import document

WEB = Path(__file__).parents[2] / "web"


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_client_has_the_types_of_the_messages(tmp_path: Path) -> None:
    node = machine_node() or packaged_node(sys.executable)
    assert node is not None
    schemas = msgspec.json.encode(document(ENDPOINTS))
    write = [str(node.program), "scripts/types.mjs", str(tmp_path)]
    subprocess.run(write, input=schemas, cwd=WEB, capture_output=True, check=True)
    kept = files(WEB / "src" / "lib" / "api" / "messages")
    assert files(tmp_path) == kept, "run `npm run types` in web/"
