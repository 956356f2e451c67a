"""Sets Undercroft up on this machine and runs it: python3 dev.py setup | play | test | run."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Undercroft needs Python 3.11 or newer; this is Python "
        + sys.version.split()[0]
        + ". Start dev.py with a newer one."
    )

from devtools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
