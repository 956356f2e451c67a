"""`python -m undercroft.server`: serve the web application."""

import argparse
import sys

from undercroft.server.serve import PortTaken, serve


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="undercroft.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, help="0 takes any free port")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    chosen = parser.parse_args(arguments)
    try:
        serve(chosen.host, chosen.port, open_browser=not chosen.no_browser)
    except PortTaken as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
