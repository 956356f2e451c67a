"""The toy as a game that is played together."""

from dataclasses import replace

from tests.toy.game import TOY

TOGETHER = replace(TOY, id="together", name="Together", modes=("co-op",))
