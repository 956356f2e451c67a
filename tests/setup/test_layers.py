"""The contract that keeps the rules to the standard library."""

import subprocess
import sys
from pathlib import Path

from devtools.places import HERE

CONTRACT = """
[importlinter]
root_package = sample
include_external_packages = true
contract_types =
  standard_library_only: devtools.contracts.StandardLibraryOnly

[importlinter:contract:rules]
name = rules
type = standard_library_only
source_modules =
  sample.rules
allowed =
  mypy_extensions
"""


def lint(folder: Path, source: str) -> str:
    package = folder / "sample"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(source)
    (folder / ".importlinter").write_text(CONTRACT)
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo"]
    done = subprocess.run(
        command,
        cwd=folder,
        env={"PYTHONPATH": f"{folder}:{HERE.root}"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def test_the_standard_library_ourselves_and_what_is_allowed_are_welcome(tmp_path: Path) -> None:
    source = "import collections.abc\nimport sample\nimport mypy_extensions\n"
    assert "1 kept, 0 broken" in lint(tmp_path, source)


def test_an_installed_package_is_not(tmp_path: Path) -> None:
    assert "sample.rules imports yaml" in lint(tmp_path, "import yaml\n")
