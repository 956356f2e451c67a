"""Why not: from what somebody types to the refusals of what it seems to want."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from undercroft.kernel.checks import WhyNot
from undercroft.kernel.errors import NotationError
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Choice, Scene
from undercroft.terminal.names import names_of
from undercroft.terminal.picking import offered
from undercroft.terminal.places import tail


def reasons(answers: Sequence[WhyNot]) -> list[str]:
    """The answers that tell something, in sentences."""
    return [line for answer in _telling(answers) for line in _lines(answer)]


def meanings(game: Game, seat: int, text: str, scene: Scene) -> list[str]:
    """The scene ids and written moves that a text may stand for."""
    choice = pick(offered(scene.decision), text)
    if choice is not None:
        return [choice.move]
    if text.isdecimal():
        return []
    actor = game.notation.actor(seat)
    meant = [move for move in (text, f"{actor} {text}") if _is_move(game, move)][:1]
    meant += _scene_ids(game, text, scene)
    word = tail(text).partition("#")[0]
    return list(dict.fromkeys([*meant, *_moves_with(game, actor, word)]))


def pick(choices: Sequence[Choice], text: str) -> Choice | None:
    """The choice with this number, label or written move."""
    if text.isdecimal() and len(text) < 6:
        at = int(text) - 1
        return choices[at] if 0 <= at < len(choices) else None
    wanted = " ".join(text.casefold().split())
    fitting = [c for c in choices if wanted in (c.move.casefold(), c.label.casefold())]
    return fitting[0] if fitting else None


def _is_move(game: Game, text: str) -> bool:
    try:
        game.notation.parse(text)
    except NotationError:
        return False
    return True


def _scene_ids(game: Game, text: str, scene: Scene) -> list[str]:
    """Ids of the scene with this id or name; ids of content that lies elsewhere count too."""
    names = names_of(scene)
    if text in names:
        return [text]
    if ":" in text and " " not in text and tail(text) in _content(game):
        return [text]
    return [id_ for id_, name in names.items() if name.casefold() == text.casefold()]


def _content(game: Game) -> set[str]:
    return {item.id for items in game.content().values() for item in items}


def _moves_with(game: Game, actor: str, word: str) -> list[str]:
    """Every move of this actor whose one element is the word."""
    verbs = [verb.name for verb in game.notation.verbs.values() if len(verb.args) == 1]
    moves = [f"{actor} {verb} {word}" for verb in verbs]
    return [move for move in moves if word and " " not in word and _is_move(game, move)]


def _telling(answers: Sequence[WhyNot]) -> list[WhyNot]:
    """The answers that cite a rule or say yes; the others only if there are no such."""
    known = {answer.want: answer for answer in answers}.values()
    best = [a for a in known if not a.refusals or any(r.rule for r in a.refusals)]
    return best or list(known)[:1]


def _lines(answer: WhyNot) -> list[str]:
    if not answer.refusals:
        return [f"{answer.want}: you can do that now."]
    return [f"{answer.want}: not now.", *(f"  - {refusal}" for refusal in answer.refusals)]


def nothing(text: str, scene: Scene) -> str:
    """What to say of something that is not there."""
    if text.isdecimal():
        return f"There is no choice {text}."
    known = names_of(scene)
    near = difflib.get_close_matches(text, [*known, *known.values()], n=1)
    hint = f' Did you mean "{near[0]}"?' if near else ""
    return f'Nothing here is called "{text}".{hint}'
