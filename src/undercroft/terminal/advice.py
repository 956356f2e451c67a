"""Asking a bot: the moves it thinks best of, what they are worth, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from undercroft.bots.choosing import Advice as Found
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import adviser, names_for
from undercroft.kernel.content_names import in_words
from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table

MOST = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that a bot would consider, as people call it; its worth in the game's own points."""

    move: str
    label: str
    reason: str
    worth: float = 0.0


def advised(table: Table, bot: str | None, seed: int, budget: Budget) -> list[Found]:
    """The best moves of who decides now, the best first; at most three."""
    now = table.pending
    if not isinstance(now, Decide):
        raise SetupError("nobody has to decide here")
    name = bot or names_for(table.game)[-1]
    view = table.view(table.setup.controllers[now.seat])
    return adviser(name, table.game, seed).advise(view, table.legal(), budget)[:MOST]


def hints(table: Table, scene: Scene) -> list[Advice]:
    """What the best bot of a game would do, with the labels of the scene."""
    if len(names_for(table.game)) < 2:
        raise UndercroftError("No bot gives hints for this game.")
    choices = scene.decision.choices if scene.decision else ()
    labels = {choice.move: choice.label for choice in choices}
    advice = advised(table, None, len(table.history), Budget())
    return [_labelled(table.game, one, labels) for one in advice]


def _labelled(game: Game, one: Found, labels: Mapping[str, str]) -> Advice:
    move = str(one.move)
    return Advice(move, labels.get(move, move), in_words(game, one.reason), one.worth)


def advice_lines(advice: Sequence[Advice]) -> list[str]:
    """Advice in lines, the best first."""
    asked = ("A bot would:", "  or:", "  or:")
    told = zip(asked, advice)
    return [f"{word} {one.label} (worth {one.worth:.2f}: {one.reason})" for word, one in told]
