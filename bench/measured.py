"""What a load run measures."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path

from bench.guests import Load


@dataclass(frozen=True)
class Row:
    """One measurement."""

    who: str
    rooms: int
    moves_a_second: float
    p50: float
    p99: float
    cpu_a_move: float
    guests_a_move: float
    bytes_a_move: float

    def __str__(self) -> str:
        return (
            f"{self.who:<14} {self.rooms:>4} rooms {self.moves_a_second:>8,.0f} moves/s  "
            f"p50 {self.p50:6.1f} ms  p99 {self.p99:6.1f} ms  "
            f"{self.cpu_a_move:6.0f} us CPU a move (guests {self.guests_a_move:.0f})  "
            f"{self.bytes_a_move:6.0f} bytes a move"
        )


@dataclass(frozen=True)
class Used:
    """Processor time, in seconds: of a server, and of those who load it."""

    server: float
    guests: float


async def counted(load: Load, pid: int, seconds: float) -> Used:
    """Count for a while what the guests meet with."""
    server, guests = cpu_seconds(pid), time.process_time()
    load.is_counting = True
    await asyncio.sleep(seconds)
    load.is_counting = False
    return Used(cpu_seconds(pid) - server, time.process_time() - guests)


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def row(who: str, rooms: int, seconds: float, measured: Load, used: Used) -> Row:
    """What was measured, as a row."""
    times = sorted(measured.times) or [0.0]
    moves = max(1, len(measured.times))
    return Row(
        who,
        rooms,
        len(measured.times) / seconds,
        1000 * times[len(times) // 2],
        1000 * times[int(len(times) * 0.99)],
        1e6 * used.server / moves,
        1e6 * used.guests / moves,
        measured.received / moves,
    )
