"""People made of paper: they answer from a script or by a die, and all they were told is kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import undercroft as uc
from tests.toy.game import TOY
from undercroft.terminal.local import LocalSession
from undercroft.terminal.plain import PlainClient

SET = re.compile(r"^Type (?:up to )?(\d+) numbers together", re.MULTILINE)
NUMBERED = re.compile(r"^ {0,2}(\d+)  (.*)$", re.MULTILINE)


class Script:
    """Gives its answers in turn; then the input ends."""

    width = 79
    height = 24

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)
        self.said: list[str] = []
        self.rung = 0

    def ring(self) -> None:
        """Count it."""
        self.rung += 1

    def say(self, text: str = "") -> None:
        """Keep it."""
        self.said += text.split("\n")

    def ask(self, prompt: str) -> str:
        """The next answer; a KeyboardInterrupt where the script says ^C."""
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        if answer == "^C":
            raise KeyboardInterrupt
        self.said.append(prompt + answer)
        return answer

    @property
    def text(self) -> str:
        """Everything said and answered."""
        return "\n".join(self.said)


class Gambler(Script):
    """Types the number of any choice it was just offered, but never of what it avoids."""

    def __init__(self, seed: int, avoids: str = "") -> None:
        super().__init__(())
        self._random = Random(seed)
        self._avoids = avoids
        self._heard = 0
        self.offers: list[int] = []
        self._several: re.Match[str] | None = None

    def ask(self, prompt: str) -> str:
        """A number, or Enter at a cover."""
        heard = "\n".join(self.said[self._heard :])
        offered = NUMBERED.findall(heard)
        self._several = SET.search(heard)
        self._heard = len(self.said)
        self.offers += [len(offered)] if offered else []
        avoided = (self._avoids, f"{self._avoids} (final)")
        open_ = [number for number, label in offered if label not in avoided]
        answer = self._answer(open_) if prompt.endswith("> ") else ""
        self.said.append(prompt + answer)
        return answer

    def _answer(self, open_: list[str]) -> str:
        """One number, or of a set as many as there must be, in any order."""
        if self._several is None:
            return self._random.choice(open_)
        count = min(int(self._several[1]), len(open_) - 1)
        return " ".join(self._random.sample(open_[:-1], count)) or open_[-1]


def toy(seed: int = 3, controllers: tuple[int, ...] = (0, 0), **options: int) -> uc.Table:
    """A table of the toy game."""
    uc.register(TOY)
    return uc.new("toy", len(controllers), seed, options, controllers)


def played(
    talk: Script,
    record: Path,
    table: uc.Table | None = None,
    auto: bool = False,
    rule_words: Callable[[str], str] = lambda id_: f"{id_}: words",
) -> tuple[int, uc.Table]:
    """Play with somebody until the end or until they leave."""
    at = table or toy()
    session = LocalSession(at, record, auto=auto, rule_words=rule_words)
    code = PlainClient(session, talk).run()
    return code, at
