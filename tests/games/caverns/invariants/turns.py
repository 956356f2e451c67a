"""The turn machine: invariants 23 to 30."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TypeGuard

from tests.games.caverns.invariants.board import new_cells
from tests.games.caverns.invariants.cards import box
from tests.games.caverns.stories import Step, Story, is_played
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.figures import is_gone, villains
from undercroft.games.caverns.notation import FIGURE, MONSTER_DECK, NOTATION
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import LevelOffer, Paying, Rising
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.round import CLOSE, EXPLORE, OPEN, VILLAIN, Turns
from undercroft.games.caverns.phases.treasures import Fortune
from undercroft.games.caverns.phases.villain_phase import QUEUE, VillainPhase
from undercroft.games.caverns.scene.events import Acts, LineChosen
from undercroft.games.caverns.state import NOT_LAID, NOWHERE, Caverns
from undercroft.kernel.events import Did

HANDING = NOTATION.cards.parse("passing-shadows")
OWN_PHASES = (Opening, Actions, Closing, Exploration)


def step_of(s: Caverns) -> int:
    """The step of a turn that is going on."""
    turns = s.frames[0]
    assert isinstance(turns, Turns)
    return turns.step - 1


# ---- 23: phases in their order -------------------------------------------------------------------


def phases_follow_each_other(story: Story) -> None:
    states = list(story.played())
    for before, after in pairwise(states):
        if before.turns == after.turns:
            assert before.active == after.active
            assert step_of(before) <= step_of(after)
        else:
            passed = after.turns - before.turns
            assert after.active == (before.active + passed) % before.seats
    for s in states:
        phase = s.frames[1] if len(s.frames) > 1 else None
        if is_gone(s, s.active):
            assert not isinstance(phase, OWN_PHASES) or step_of(s) in (CLOSE, OPEN)
            drawn = any(isinstance(frame, EncounterDraw) for frame in s.frames)
            assert step_of(s) != VILLAIN or not drawn


# ---- 24 and 25: activations ----------------------------------------------------------------------


def figures_act_once(story: Story) -> None:
    for turn in story.turns():
        acted: Counter[int] = Counter()
        for step in turn:
            for figure in [f for f in acted if step.before.spot[f] == NOWHERE]:
                del acted[figure]
            acted.update(FIGURE.parse(event.figure[4:]) for event in own_acts(step))
        assert not [f for f, n in acted.items() if n > 1], acted
        for phase in (f for step in turn for f in step.before.frames):
            if isinstance(phase, VillainPhase):
                assert len(set(phase.done)) == len(phase.done)
                assert len(set(phase.acted)) == len(phase.acted)


def own_acts(step: Step) -> list[Acts]:
    """The activations of a move that no card has called for."""
    same = step.before.turns == step.after.turns
    return [event for event in step.told if isinstance(event, Acts) and not event.by and same]


def every_villain_acts(story: Story) -> None:
    for turn in story.turns():
        last = turn[-1].before
        phase = next((f for f in last.frames if isinstance(f, VillainPhase)), None)
        if phase is not None and phase.step == QUEUE:
            entered = [f for f in villains(last) if was_there(turn, f)]
            assert set(entered) <= set(phase.acted)


def was_there(turn: list[Step], figure: int) -> bool:
    """Whether a villain was in play before step 2 of this turn's Villain Phase."""
    early = [step.before for step in turn if step_of(step.before) < VILLAIN]
    return bool(early) and early[-1].spot[figure] != NOWHERE


def one_line_is_carried_out(story: Story) -> None:
    for told in story.told:
        awaited: list[str] = []
        for event in told:
            if isinstance(event, Acts):
                awaited.append(event.figure)
            elif isinstance(event, LineChosen):
                assert event.figure in awaited
                awaited.remove(event.figure)


# ---- 26 and 27: surges and levels ----------------------------------------------------------------


def surges_are_spent_at_the_start(story: Story) -> None:
    for step in story.steps():
        lost = sum(step.before.surges) - sum(step.after.surges)
        seat = step.after.active
        did = [event.action for event in step.told if isinstance(event, Did)]
        begun = "begins a turn" in did or any(
            isinstance(frame, Opening) for frame in step.before.frames
        )
        if lost > 0 and is_played(step.before):
            assert lost == 1
            assert begun
            assert is_played(step.after) is False or step.after.hp[seat] > 0
        if is_played(step.after) and step_of(step.after) == OPEN:
            opening = step.after.frames[1]
            past = isinstance(opening, Opening) and opening.step > 2
            assert not past or step.after.hp[seat] or step.after.status[seat]


def levels_rise_in_their_windows(story: Story) -> None:
    for step in story.steps():
        if not is_played(step.before) or step.after.over is not None:
            continue
        for seat in range(step.before.seats):
            low, high = step.before.level[seat], step.after.level[seat]
            assert 1 <= low <= high <= 2
            if low < high:
                windows = (LevelOffer, Paying, Rising, Fortune)
                frames = [*step.before.frames, *step.after.frames]
                assert any(isinstance(f, windows) for f in frames) or is_treasure(step)
                faces = step.before.hero(seat).levels
                gained = step.after.hp[seat] - step.before.hp[seat]
                assert gained == faces[1].hp - faces[0].hp


def is_treasure(step: Step) -> bool:
    """Whether a treasure was drawn by this move."""
    return str(step.move).startswith("d draw treasures")


# ---- 28 to 30 ------------------------------------------------------------------------------------


def redraws_end(story: Story) -> None:
    for s in story.played():
        for frame in s.frames:
            if isinstance(frame, Spawn):
                assert Counter(frame.passed) <= box(s)[MONSTER_DECK]


def queues_are_queues(story: Story) -> None:
    for step in story.steps():
        if not is_handed_on(step):
            for old, new in zip(step.before.queue, step.after.queue):
                assert is_queue_after(old, new), (old, new)


def is_handed_on(step: Step) -> bool:
    """Whether seats hand each other cards by this move."""
    drawn = [f.card for s in (step.before, step.after) for f in s.frames if is_draw(f)]
    return HANDING in drawn or str(step.move).endswith(NOTATION.cards.text(HANDING))


def is_draw(frame: object) -> TypeGuard[EncounterDraw]:
    """Whether an encounter is drawn."""
    return isinstance(frame, EncounterDraw)


def is_queue_after(old: tuple[int, ...], new: tuple[int, ...]) -> bool:
    """Whether cards have only left a queue anywhere, and come at its end."""
    for kept in range(len(new), -1, -1):
        left = iter(old)
        if all(card in left for card in new[:kept]):
            return Counter(new[kept:]) <= Counter(new) - Counter(old)
    return False


def only_explorers_count(story: Story) -> None:
    for step in story.steps():
        before, after = step.before, step.after
        if not is_played(before) or not is_played(after) or before.laid == after.laid:
            continue
        fresh = before.turns != after.turns and after.laid == NOT_LAID
        assert fresh or (step_of(before) == EXPLORE and bool(new_cells(step)))
