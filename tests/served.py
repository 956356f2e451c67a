"""`python -m tests.served`: the server with the same luck in every room.

The processes in which bots think import this too, so their luck is the same as well.
"""

import sys

from tests.luck import same_luck
from undercroft.server.__main__ import main

LUCK = same_luck()

if __name__ == "__main__":
    sys.exit(main())
