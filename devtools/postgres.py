"""Where the programs of a PostgreSQL server are."""

import shutil
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")


def postgres_folder() -> Path | None:
    """The folder of `initdb` and `postgres`: on the path, or where Debian puts the newest."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    newest_first = sorted(DEBIAN.glob("*/bin"), key=lambda f: float(f.parent.name), reverse=True)
    return next((folder for folder in newest_first if (folder / "initdb").is_file()), None)
