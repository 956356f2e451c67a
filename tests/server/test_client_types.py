"""The client's types are those of the messages: written anew they are the same file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from devtools.node import machine_node, packaged_node
from undercroft.server.api import ENDPOINTS
from undercroft.server.openapi import document

WEB = Path(__file__).parents[2] / "web"


def test_the_client_has_the_types_of_the_messages() -> None:
    node = machine_node() or packaged_node(sys.executable)
    assert node is not None
    schemas = msgspec.json.encode(document(ENDPOINTS))
    done = subprocess.run(
        [node.program, "scripts/types.mjs"], input=schemas, cwd=WEB, capture_output=True, check=True
    )
    kept = (WEB / "src" / "lib" / "api" / "messages.ts").read_bytes()
    assert done.stdout == kept, "run `npm run types` in web/"
