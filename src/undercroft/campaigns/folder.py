"""Campaigns in files: a folder each, with the campaign, its saves and the episode being played."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from undercroft.campaigns.shelf import BACKUPS, Save, seal_of
from undercroft.kernel.errors import CampaignError

CAMPAIGN: Final = "campaign.toml"
EPISODE: Final = "episode.record"
SAVES: Final = "saves"
HEAD: Final = "# saved "
_KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def usual_folder() -> Path:
    """Where campaigns are kept when nothing else is said: with the user's other data."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "undercroft" / "campaigns"


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class FolderShelf:
    """A folder of campaigns. Every file is written whole or not at all."""

    def __init__(self, folder: Path, clock: Callable[[], int] = now) -> None:
        self.folder = folder
        self._clock = clock

    def all_keys(self) -> list[str]:
        """The names of all campaigns, the latest first."""
        found = [path for path in self.folder.glob(f"*/{CAMPAIGN}") if path.is_file()]
        found.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        return [path.parent.name for path in found]

    def free_key(self, name: str) -> str:
        """A key made of a name that no campaign has yet."""
        stem = "-".join(re.findall(r"[a-z0-9]+", name.lower()))[:40].strip("-") or "campaign"
        names = (stem if n == 1 else f"{stem}-{n}" for n in range(1, 10_000))
        return next(key for key in names if not (self.folder / key).exists())

    def episode(self, key: str) -> Path:
        """Where the record of the episode lies that is being played."""
        return self._home(key) / EPISODE

    def text(self, key: str) -> str:
        """A campaign as it stands."""
        return _read(self._home(key) / CAMPAIGN)

    def put(self, key: str, text: str) -> None:
        """A new campaign."""
        home = self.folder / _checked(key)
        if home.exists():
            raise CampaignError(f'there is a campaign "{key}" already')
        _write(home / CAMPAIGN, text)

    def replace(self, key: str, seal: str, text: str, standing: str) -> bool:
        """Another text in place of the one with a seal, which becomes a backup."""
        here = self._home(key) / CAMPAIGN
        old = _read(here)
        if seal_of(old) != seal:
            return False
        self._keep(key, "", standing, old)
        _write(here, text)
        self._prune(key)
        return True

    def saves(self, key: str) -> list[Save]:
        """Its saves and backups, the latest first."""
        return sorted(
            [_save_of(path) for path in self._home(key).glob(f"{SAVES}/*.toml")],
            key=lambda save: -save.number,
        )

    def saved(self, key: str, number: int) -> str:
        """The text of a save."""
        path = self._home(key) / SAVES / f"{number}.toml"
        if not path.is_file():
            raise CampaignError(f"there is no save {number} of {key}")
        return _read(path).partition("\n")[2]

    def keep_save(self, key: str, name: str) -> None:
        """Keep the campaign as it stands under a name."""
        self._keep(key, name, "", self.text(key))

    def drop(self, key: str) -> None:
        """Forget a campaign with all its saves."""
        shutil.rmtree(self._home(key))

    def _home(self, key: str) -> Path:
        home = self.folder / _checked(key)
        if not (home / CAMPAIGN).is_file():
            known = ", ".join(self.all_keys()) or "none"
            raise CampaignError(f'there is no campaign "{key}"; known are: {known}')
        return home

    def _keep(self, key: str, name: str, standing: str, text: str) -> None:
        numbers = [save.number for save in self.saves(key)]
        number = max(numbers, default=0) + 1
        head = f"{HEAD}{self._clock()}\t{name}\t{standing}"
        _write(self._home(key) / SAVES / f"{number}.toml", f"{head}\n{text}")

    def _prune(self, key: str) -> None:
        automatic = [save for save in self.saves(key) if save.is_automatic]
        for save in automatic[BACKUPS:]:
            (self._home(key) / SAVES / f"{save.number}.toml").unlink(missing_ok=True)


def _checked(key: str) -> str:
    if not _KEY.fullmatch(key):
        raise CampaignError(f'"{key[:40]}" is not the key of a campaign, such as the-line-2')
    return key


def _save_of(path: Path) -> Save:
    """A save by the line above its campaign; one whose line is damaged has no date."""
    with path.open(encoding="utf-8", errors="replace") as file:
        head = file.readline().rstrip("\n")
    at, _, rest = head.removeprefix(HEAD).partition("\t")
    name, _, standing = rest.partition("\t")
    number = int(path.stem) if path.stem.isdecimal() else 0
    return Save(number, int(at) if at.isdecimal() else 0, name, standing)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CampaignError(f"{path} cannot be read: {error}") from None


def _write(path: Path, text: str) -> None:
    """A whole file, on the disk, or what was there."""
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CampaignError(f"{path} cannot be written: {reason}") from None
