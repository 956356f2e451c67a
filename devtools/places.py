"""Where things lie in a working copy."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Places:
    """The folders and files of one working copy."""

    root: Path

    @property
    def environment(self) -> Path:
        return self.root / ".venv"

    @property
    def scripts(self) -> Path:
        return self.environment / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.script("python")

    @property
    def build(self) -> Path:
        return self.root / "build"

    @property
    def web(self) -> Path:
        return self.root / "web"

    @property
    def client(self) -> Path:
        return self.root / "src" / "undercroft" / "web"

    def script(self, name: str) -> Path:
        return self.scripts / (f"{name}.exe" if os.name == "nt" else name)


HERE = Places(Path(__file__).resolve().parent.parent)
