"""The panes around the board: banner, party, actions, cards, log. Each from what is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style
from rich.text import Text

from undercroft.kernel.scene import Token, Track
from undercroft.terminal.draw import label
from undercroft.terminal.full.pointer import Pointer
from undercroft.terminal.places import tail
from undercroft.terminal.session import Look
from undercroft.terminal.talk import wrapped

Actor = Callable[[int], str]
PICKED = Style(reverse=True)
DIM = Style(dim=True)
BOLD = Style(bold=True)
GLUE = "\u2060"
"""Stands for the blanks inside a card's name while lines are broken."""


def banner(look: Look, width: int) -> Text:
    """Where the game stands, and the state code."""
    words = look.scene.banner or "Undercroft"
    code = f"code {look.code}" if look.code else ""
    room = max(1, width - len(code) - 1)
    return Text(f"{_cut(words, room):<{room}} {code}", BOLD, no_wrap=True)


def party(look: Look, actor: Actor, width: int, height: int) -> Text:
    """One's own figures and numbers first, then those of others."""
    living = [token for token in look.scene.tokens if token.bars or token.states]
    own = [_figure(token) for token in living if token.owner in look.seats]
    others = [token for token in living if token.owner not in look.seats]
    figures = [_figure(token) for token in sorted(others, key=lambda token: token.owner < 0)]
    return _lines([*look.around, *own, *_tracks(look, actor), *figures], width, height)


def _figure(token: Token) -> str:
    bars = " ".join(f"{bar.value}/{bar.most} {bar.name}" for bar in token.bars)
    states = ", ".join(token.states)
    tag = "" if token.owner >= 0 else f"{tail(token.id)} "
    return " ".join(part for part in (f"{tag}{token.name}", bars, states) if part)


def _tracks(look: Look, actor: Actor) -> list[str]:
    shown = [track for track in look.scene.tracks if track.owner < 0 or track.owner in look.seats]
    owners = sorted({track.owner for track in shown})
    return [_numbers([t for t in shown if t.owner == owner], owner, actor) for owner in owners]


def _numbers(tracks: Sequence[Track], owner: int, actor: Actor) -> str:
    numbers = " · ".join(f"{track.name} {track.value}" for track in tracks)
    return numbers if owner < 0 else f"{actor(owner)}: {numbers}"


def actions(pointer: Pointer, width: int, height: int) -> Text:
    """The choices, the picked one in sight; a star marks those that cannot be taken back."""
    shown, look = pointer.shown, pointer.look
    if not shown:
        return Text(_nothing_to_do(pointer), DIM)
    of = f" of {len(look.choices)}, Esc: all" if pointer.narrowed else ""
    fits = max(1, height - 1)
    start = min(max(0, pointer.picked - fits // 2), max(0, len(shown) - fits))
    lines = [Text(f"{pointer.picked + 1}/{len(shown)} actions{of}", BOLD)]
    for number, choice in enumerate(shown[start : start + fits], start):
        mark = f"{'▸' if number == pointer.picked else ' '}{'*' if choice.final else ' '}"
        words = _cut(mark + label(choice).replace(" (final)", ""), width)
        lines.append(Text(words.ljust(width), PICKED if number == pointer.picked else ""))
    return Text("\n", no_wrap=True).join(lines)


def _nothing_to_do(pointer: Pointer) -> str:
    if pointer.narrowed:
        return "Nothing to do with it now. Esc: all actions."
    return "\n".join([*pointer.look.over, *(() if pointer.look.over else pointer.look.idle)])


def cards(pointer: Pointer, width: int) -> Text:
    """The cards that the number keys stand for; a number stays with its card."""
    numbered = [f"{n} {card.name}" for n, card in enumerate(pointer.cards()[:9], 1)]
    rest = len(pointer.cards()) - 9
    numbered += [f"and {rest} more (o)"] if rest > 0 else []
    glued = "  ".join(part.replace(" ", GLUE) for part in numbered)
    lines = wrapped(f"Cards: {glued}", max(20, width), " " * 7) if numbered else []
    return Text("\n".join(lines).replace(GLUE, " "))


def log(look: Look, width: int, height: int) -> Text:
    """The last lines of the log."""
    return Text("\n", no_wrap=True).join(Text(_cut(line, width)) for line in look.log[-height:])


def told(lines: Sequence[str], width: int, height: int) -> Text:
    """What was said, wrapped; what does not fit can be read by a key."""
    fitted = [part for line in lines for part in wrapped(line, max(10, width), "  ")]
    if len(fitted) > height:
        fitted = [*fitted[: height - 1], f"... {len(fitted) - height + 1} more lines: w"]
    return Text("\n".join(fitted))


def question(look: Look, actor: Actor) -> str:
    """What is asked of whom."""
    decision = look.scene.decision
    if decision is None:
        return " ".join(look.over)
    rules = f" [{', '.join(decision.rules)}]" if decision.rules else ""
    return f"{actor(decision.seat)}: {decision.prompt}{rules}"


def _lines(lines: Sequence[str], width: int, height: int) -> Text:
    """Lines that fit; they are wrapped where there is room for that."""
    broken = [part for line in lines for part in wrapped(line, max(10, width), "  ")]
    lines = broken if len(broken) <= height else lines
    more = len(lines) > height
    kept = [*lines[: height - 1], f"... {len(lines) - height + 1} more: o"] if more else lines
    return Text("\n".join(kept), no_wrap=True, overflow="ellipsis")


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
