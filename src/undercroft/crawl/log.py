"""What happens, told in a line of the log; nothing is built where nobody listens."""

from __future__ import annotations

from undercroft.crawl.state import CrawlState
from undercroft.kernel.events import Did, Rolled, Said, Term


def say(s: CrawlState, words: str, *rules: str) -> None:
    """Say what happened, by which rules."""
    if s.listening:
        s.emit(Said(text=words, rules=rules))


def tell_of(s: CrawlState, figure: int, action: str, rule: str) -> None:
    """Say what a figure did or what befell it."""
    if s.listening:
        s.emit(Did(who=s.figure_id(figure), action=action, rules=(rule,)))


def tell_roll(
    s: CrawlState, figure: int, rolled: int, needs: int | None, rule: str, *terms: Term
) -> None:
    """Say what was rolled on a d20 for a figure, and how much was needed."""
    if s.listening:
        who = s.figure_id(figure)
        told = Rolled(who=who, die="d20", value=rolled, added=terms, needs=needs, rules=(rule,))
        s.emit(told)
