"""`python -m undercroft.server`: serve the web application."""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import fields, replace

from undercroft.server.config import THIS_MACHINE, Config, Lasting, Limits, usual_database
from undercroft.server.serve import PortTaken, serve
from undercroft.server.storage.claim import CannotKeep


def main(arguments: list[str] | None = None) -> int:
    """Serve; the exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        serve(_config(chosen), chosen.host, chosen.port, open_browser=not chosen.no_browser)
    except (CannotKeep, PortTaken) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="undercroft.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, help="port to serve on; 0 picks a free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--database", help="where rooms are kept, as a SQLAlchemy URL")
    parser.add_argument(
        "--with",
        dest="games",
        action="append",
        default=[],
        metavar="MODULE:ATTRIBUTE",
        help="load another game (repeatable)",
    )
    parser.add_argument(
        "--webhook-host",
        action="append",
        default=[],
        metavar="HOST",
        help="allow reminders to this address (repeatable)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="where browsers find this server, as https://play.example.org (repeatable)",
    )
    parser.add_argument(
        "--metrics-for",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="let this address or network read /metrics, beside this machine (repeatable)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe X-Forwarded-For from this address or network (repeatable)",
    )
    parser.add_argument(
        "--keep",
        action="append",
        default=[],
        type=_days,
        metavar="KIND=DAYS",
        help="how long rooms last: lobby, live, slow, finished; 0 is for ever (repeatable)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        type=_limit,
        metavar="NAME=NUMBER",
        help=f"change a limit (repeatable): {', '.join(_LIMITS)}",
    )
    parser.add_argument(
        "--per-second",
        type=float,
        default=Limits().per_second,
        metavar="N",
        help="commands a second that each socket may send",
    )
    parser.add_argument(
        "--rooms-per-minute",
        type=int,
        default=Limits().rooms_per_minute,
        metavar="N",
        help="rooms a minute that each visitor may open or enter",
    )
    return parser


def _limits(chosen: argparse.Namespace) -> Limits:
    burst = max(Limits().burst, int(chosen.per_second))
    usual = Limits(
        burst=burst, per_second=chosen.per_second, rooms_per_minute=chosen.rooms_per_minute
    )
    return replace(usual, **dict(chosen.limit))


_LIMITS: dict[str, Callable[[str], float]] = {
    field.name: int if isinstance(field.default, int) else float for field in fields(Limits)
}


def _days(text: str) -> tuple[str, float]:
    """A kind of room, and how many days it lasts."""
    kind, _, days = text.partition("=")
    if kind not in {field.name for field in fields(Lasting)}:
        raise argparse.ArgumentTypeError(f"there are no {kind!r} rooms; see --help")
    try:
        return kind, float(days)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{days!r} is no number of days") from None


def _limit(text: str) -> tuple[str, float]:
    """A limit and its new value."""
    name, _, number = text.partition("=")
    if name not in _LIMITS:
        raise argparse.ArgumentTypeError(f"there is no limit {name!r}; see --help")
    try:
        return name, _LIMITS[name](number)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{number!r} is no number for {name}") from None


def _config(chosen: argparse.Namespace) -> Config:
    """The settings that were asked for."""
    if chosen.games and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return Config(
        database=chosen.database or usual_database(),
        games=tuple(chosen.games),
        limits=_limits(chosen),
        lasting=Lasting(**dict(chosen.keep)),
        webhook_hosts=tuple(chosen.webhook_host),
        proxies=tuple(chosen.proxy),
        origins=tuple(chosen.origin),
        metrics_for=(*THIS_MACHINE, *chosen.metrics_for),
    )


if __name__ == "__main__":
    sys.exit(main())
