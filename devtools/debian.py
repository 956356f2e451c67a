"""Debian's packages, installed when we may."""

import os
import shutil
from collections.abc import Sequence
from functools import cache

from devtools.console import Trouble, note, run

_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def can_install_packages() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def install_packages(names: Sequence[str]) -> bool:
    """Install Debian packages; say so and return False when that does not work."""
    if not can_install_packages():
        return False
    note(f"Installing {', '.join(names)} from Debian's packages ...")
    try:
        _refresh_lists()
        run(["apt-get", "install", "-qq", "-y", "--no-install-recommends", *names], extra=_QUIET)
    except Trouble as trouble:
        note(str(trouble))
        return False
    return True


@cache
def _refresh_lists() -> None:
    run(["apt-get", "update", "-qq"], extra=_QUIET)
