"""The command `undercroft`, beside the package so that `--version` need not import it."""

import importlib
import os
import sys

INTERRUPTED = 130


def main() -> int:
    if sys.argv[1:] == ["--version"]:
        print(f"undercroft {_version()}")
        return 0
    try:
        app = importlib.import_module("undercroft.cli").app
    except KeyboardInterrupt:
        return INTERRUPTED
    app()
    return 0


def _version() -> str:
    file = os.path.join(os.path.dirname(__file__), "undercroft", "version.py")
    with open(file, encoding="utf-8") as source:
        return source.read().split('VERSION = "')[1].partition('"')[0]


if __name__ == "__main__":
    sys.exit(main())
