"""A small Dask cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENVIRONMENT = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
PATIENCE = 60.0


@dataclass
class Small:
    """The address of the scheduler, and the processes of the workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


@contextmanager
def small_cluster(folder: Path) -> Iterator[Small]:
    """A cluster with two workers, as long as it is needed."""
    file = folder / "scheduler.json"
    scheduler = _start("scheduler", folder, "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    workers = [
        _start("worker", folder, "--no-nanny", "--nthreads", "1", "--no-dashboard")
        for _ in range(2)
    ]
    try:
        yield Small(_address(file), workers)
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def _start(what: str, folder: Path, *words: str) -> subprocess.Popen[bytes]:
    module = f"distributed.cli.dask_{what}"
    file = ("--scheduler-file", str(folder / "scheduler.json"))
    return subprocess.Popen(
        [sys.executable, "-m", module, *file, *words],
        cwd=folder,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _address(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if file.is_file() and '"address": "' in (text := file.read_text()):
            return text.partition('"address": "')[2].partition('"')[0]
        time.sleep(0.05)
    raise TimeoutError("the scheduler did not start")
