"""What happens, told in a line of the log; nothing is built where nobody listens."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.state import CrawlState
from undercroft.kernel.events import Cue, Did, Event, Rolled, Said, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthChanged(Event):
    """A figure lost or regained health: how much it has left, of how much."""

    figure: str
    before: int
    after: int
    most: int

    def text_with_ids(self) -> str:
        if self.after > self.before:
            return f"{self.figure} heals {self.after - self.before}: {self.after} of {self.most}"
        left = f": {self.after} left" if self.after > 0 else ""
        return f"{self.figure} loses {self.before - self.after} health{left}"

    def cue(self) -> Cue:
        """The number that rises from the figure."""
        kind = "heal" if self.after > self.before else "damage"
        change = abs(self.after - self.before)
        return Cue(kind=kind, target=self.figure, amount=change, falls=self.after <= 0)


def capital(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def say(s: CrawlState, words: str, *rules: str, shows: Cue | None = None) -> None:
    """Say what happened, by which rules, and what can be seen of it."""
    if s.listening:
        s.emit(Said(text=words, rules=rules, shows=shows))


def tell_of(
    s: CrawlState, figure: int, action: str, rule: str, kind: str = "", amount: int = 0
) -> None:
    """Say what a figure did or what befell it; `kind` is that of the cue, if it can be seen."""
    if s.listening:
        who = s.figure_id(figure)
        shows = Cue(kind=kind, actor=who, target=who, amount=amount) if kind else None
        s.emit(Did(who=who, action=action, rules=(rule,), shows=shows))


def tell_roll(
    s: CrawlState,
    figure: int,
    rolled: int,
    needs: int | None,
    rule: str,
    *terms: Term,
    at_most: bool = False,
) -> None:
    """Say what was rolled on a d20 for a figure, and how much was needed, or allowed."""
    if s.listening:
        told = Rolled(
            who=s.figure_id(figure),
            die="d20",
            value=rolled,
            added=terms,
            needs=needs,
            at_most=at_most,
            rules=(rule,),
        )
        s.emit(told)
