"""Renewing the hashed requirements from what `pyproject.toml` asks for."""

import shutil
from collections.abc import Mapping

from devtools.console import Trouble, note, run
from devtools.places import Places

_COMPILE = ("pip", "compile", "--quiet", "--upgrade", "--universal", "--generate-hashes")
_SETTINGS = ("--python-version=3.11", "--no-emit-index-url", "--no-annotate")
_HEADER = {"UV_CUSTOM_COMPILE_COMMAND": "python3 dev.py pins"}

FILES: Mapping[str, tuple[str, ...]] = {
    "requirements.txt": ("pyproject.toml",),
    "requirements-dev.txt": ("pyproject.toml", "--extra=dev", "--constraint=requirements.txt"),
    "requirements-node.txt": ("--group=node",),
    "requirements-art.txt": ("--group=art",),
}


def renew_pins(places: Places) -> None:
    """Write every requirements file anew, with the newest versions that agree."""
    uv = shutil.which("uv")
    if uv is None:
        raise Trouble("Renewing the pins needs uv. Install it and try again.")
    for name, asked in FILES.items():
        note(f"Pinning {name} ...")
        command = [uv, *_COMPILE, *_SETTINGS, *asked, f"--output-file={name}"]
        run(command, folder=places.root, extra=_HEADER)
