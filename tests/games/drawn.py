"""What is drawn, asked about: each thing starts a legal move, or names the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import NO_PART
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.proof.sources import read as read_rules
from undercroft.proof.sources import read_rulings


@dataclass(frozen=True, slots=True)
class Told:
    """What a reader's things tell: how many there are, which name no rule, which play no part."""

    things: int
    silent: list[str]
    apart: list[str]
    rules: set[str]


def check_things(tables: Iterable[Table]) -> None:
    """Nothing is silent, every rule that is named exists, and few things play no part."""
    drawn = apart = 0
    for t in tables:
        seat, known = decider(t), known_ids(t)
        for reader in range(t.setup.seats):
            told = told_to(t, reader)
            assert not told.silent, (t.pending, told.silent)
            assert told.rules <= known, told.rules - known
            if reader == seat:
                drawn, apart = drawn + told.things, apart + len(told.apart)
    assert drawn > 0
    assert apart <= drawn / 20


def known_ids(t: Table) -> set[str]:
    """The ids of the rules of a game, and of its rulings."""
    file = t.game.proof.rules
    return {rule.id for rule in read_rules(file)} | {ruling.id for ruling in read_rulings(file)}


def told_to(t: Table, reader: int) -> Told:
    """What a reader hears who touches every thing once."""
    scene = t.scene(reader)
    touched = touched_in(scene)
    things = dict.fromkeys(scene.ids())
    told = Told(len(things), [], [], set())
    for thing in things:
        answers = t.why_not(reader, thing)
        refusals = [refusal for answer in answers for refusal in answer.refusals]
        rules = {refusal.rule for refusal in refusals if refusal.rule}
        told.rules.update(rules)
        if thing in touched or (answers and not refusals):
            continue
        if any(refusal.reason == NO_PART for refusal in refusals):
            told.apart.append(thing)
        if not rules:
            told.silent.append(thing)
    return told


def check_touched(tables: Iterable[Table]) -> None:
    """Every thing has an id of its own, and what a choice asks to touch is drawn."""
    for t in tables:
        scene = t.scene(decider(t))
        ids = scene.ids()
        assert len(set(ids)) == len(ids), sorted(id_ for id_ in ids if ids.count(id_) > 1)
        buttons = {thing for thing in touched_in(scene) if thing.startswith("btn:")}
        assert touched_in(scene) - buttons <= set(ids)


def check_written(tables: Iterable[Table], who: str, words: tuple[str, ...]) -> None:
    """Any move that can be written is answered, however senseless."""
    for t in tables:
        seat = decider(t)
        for verb in t.game.notation.verbs.values():
            for word in words if verb.args else ("",):
                assert t.why_not(seat, f"{who}{seat + 1} {verb.name} {word}".strip())


def decider(t: Table) -> int:
    """The seat that decides now."""
    now = t.pending
    assert isinstance(now, Decide)
    return now.seat


def touched_in(scene: Scene) -> set[str]:
    """What the choices of a scene ask to touch."""
    choices = scene.decision.choices if scene.decision else ()
    return {thing for choice in choices for thing in choice.touch}
