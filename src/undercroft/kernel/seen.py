"""A state as its readers see it: views, scenes, previews and answers, each made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from undercroft.kernel import play
from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.finality import held_with, is_final, marked
from undercroft.kernel.moves import Move
from undercroft.kernel.parts import Parts
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Overlay, Preview, Scene
from undercroft.kernel.state import State
from undercroft.kernel.views import is_open, view

T = TypeVar("T")
MOST_ANSWERS: Final = 256
"""How many answers are kept; people may ask about anything."""


class Seen:
    """What readers see of a state that stays as it is. A reader is a mask of seats, 0 who watches.

    What is given belongs to all who ask: views are not to be played on. `parts` are those that
    were drawn before, of the same table.
    """

    def __init__(self, game: Game, state: State, parts: Parts | None = None) -> None:
        self._game = game
        self._state = state
        self._parts = parts or Parts()
        self._views: dict[int, State] = {}
        self._scenes: dict[int, Scene] = {}
        self._marked: dict[tuple[int, int], Scene] = {}
        self._answers: dict[Hashable, Any] = {}
        self._is_open: bool | None = None

    def of_clone(self, state: State) -> Seen:
        """The same for a clone of the state, which goes its own way from now on."""
        new = Seen(self._game, state)
        new._views, new._scenes = dict(self._views), dict(self._scenes)
        new._marked = dict(self._marked)
        new._is_open = self._is_open
        return new

    def view(self, seats: int) -> State:
        """The state as these seats know it."""
        seen = self._views.get(seats)
        if seen is None:
            seen = self._views[seats] = view(self._state, seats)
        return seen

    def shown(self, seats: int, controllers: Sequence[int]) -> Scene:
        """What these seats see, with what is final for who is asked: finding that out takes longer.

        `controllers` hold the seats.
        """
        asked = play.decider(self._state)
        if asked < 0 or not seats >> asked & 1:
            return self.scene(seats)
        mine = held_with(controllers, asked)
        scene = self._marked.get((seats, mine))
        if scene is None:
            known = self._listing(self.view(seats), seats)
            scene = self._marked[seats, mine] = marked(self.scene(seats), known, mine)
        return scene

    def scene(self, seats: int) -> Scene:
        """What these seats see; which of its choices are final is not found out."""
        scene = self._scenes.get(seats)
        if scene is None:
            seen = self._listing(self._drawn_from(seats), seats)
            scene = self._parts.draw(self._game.drawing.scene, seen, seats)
            self._scenes[seats] = scene
        return scene

    def _drawn_from(self, seats: int) -> State:
        """The view a scene is made of: where nothing is hidden, a spectator's does for all."""
        if self._is_open is None:
            self._is_open = is_open(self._state)
        return self.view(0 if self._is_open else seats)

    def _listing(self, seen: State, seats: int) -> State:
        """A view with the list of who is asked: it is the same in all that these seats know."""
        seat = play.decider(self._state)
        if seat >= 0 and seats >> seat & 1:
            seen.listed = play.legal(self._state)
        return seen

    def preview(self, seats: int, move: Move, mine: int) -> Preview:
        """What a legal move will do, as far as these seats know; tried on a view of its own."""
        return self._answer(("preview", seats, move), lambda: self._foreseen(seats, move, mine))

    def _foreseen(self, seats: int, move: Move, mine: int) -> Preview:
        known = self.view(seats)
        preview = self._game.drawing.preview(known.clone(), move)
        return replace(preview, final=True) if is_final(known, move, mine) else preview

    def why_not(self, seats: int, seat: int, thing: str) -> list[WhyNot]:
        """Why a seat cannot do what it seems to want, made from what these seats know."""
        return self._answer(("why", seats, seat, thing), lambda: self._why(seats, seat, thing))

    def sight(self, seats: int, thing: str) -> Overlay | None:
        """What a figure sees, or what is seen from a cell; None where nobody can look."""
        look = self._game.drawing.sight
        if look is None:
            return None
        return self._answer(("sight", seats, thing), lambda: look(self.view(seats), thing))

    def danger(self, seats: int, seat: int) -> Overlay | None:
        """Where foes of a seat could strike next, as far as these seats know."""
        look = self._game.drawing.danger
        if look is None:
            return None
        return self._answer(("danger", seats, seat), lambda: look(self.view(seats), seat))

    def _answer(self, question: Hashable, make: Callable[[], T]) -> T:
        if question not in self._answers:
            # All at once: which answer is the oldest is not worth keeping track of.
            if len(self._answers) >= MOST_ANSWERS:
                self._answers.clear()
            self._answers[question] = make()
        answer: T = self._answers[question]
        return answer

    def _why(self, seats: int, seat: int, thing: str) -> list[WhyNot]:
        """Where no rule stands against it, what the thing is there for says one."""
        known = self.view(seats)
        answers = play.why_not(known, seat, thing)
        if " " not in thing:  # what somebody has written stays as it is
            answers = [self._named(known, answer) for answer in answers]
        say = self._game.drawing.help
        if say is None or not any(map(_lacks_rule, answers)):
            return answers
        purpose = say(known, seat, thing) if thing in self.scene(seats).ids() else None
        return answers if purpose is None else [_with_purpose(each, purpose) for each in answers]

    def _named(self, known: State, answer: WhyNot) -> WhyNot:
        """The answer with the move in words, where the game has some for it."""
        name = self._game.drawing.want
        if name is None or " " not in answer.want:
            return answer
        return WhyNot(name(known, known.NOTATION.parse(answer.want)), answer.refusals)


def _lacks_rule(answer: WhyNot) -> bool:
    return bool(answer.refusals) and not any(refusal.rule for refusal in answer.refusals)


def _with_purpose(answer: WhyNot, purpose: Refusal) -> WhyNot:
    if not _lacks_rule(answer):
        return answer
    others = [r for r in answer.refusals if r.reason != play.NO_PART]
    return WhyNot(answer.want, (*others, purpose))
