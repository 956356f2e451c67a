"""Sets that are picked in any order: all their numbers are typed together."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Choice, Decision, Picking
from undercroft.terminal.session import Session


def offered(decision: Decision | None) -> tuple[Choice, ...]:
    """What a list shows: of a set every thing, also what can only be picked after another."""
    if decision is None:
        return ()
    if decision.picking is None:
        return decision.choices
    picked = {choice.move for choice in decision.picking.moves}
    others = [choice for choice in decision.choices if choice.move not in picked]
    return (*decision.picking.moves, *others)


def asked_for(picking: Picking) -> str:
    """How a set is typed."""
    least, most = picking.least, picking.most
    if least == most:
        return f"Type {most} numbers together, such as {example(most)}."
    return f"Type up to {most} numbers together, such as {example(most)}."


def example(count: int) -> str:
    """Some numbers that are not in a row."""
    return " ".join([str(2 * i + 1) for i in range(min(count, 3))])


async def play_set(session: Session, text: str) -> bool:
    """Make the set whose numbers were typed, its moves in their order; whether it was one."""
    decision = session.look.scene.decision if session.look.asked else None
    numbers = text.split()
    if decision is None or decision.picking is None or not all(n.isdecimal() for n in numbers):
        return False
    things = offered(decision)
    wanted = sorted({int(number) - 1 for number in numbers})
    if not wanted or not 0 <= wanted[0] <= wanted[-1] < len(things):
        return False
    picking = decision.picking
    if wanted[-1] >= len(picking.moves):
        return False
    if not picking.least <= len(wanted) <= picking.most:
        raise UndercroftError(asked_for(picking))
    for at in wanted:
        await session.play(things[at].move)
    if len(wanted) < picking.most:
        await session.play(picking.done)
    return True
