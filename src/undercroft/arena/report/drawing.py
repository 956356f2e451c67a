"""Pieces of a page: tables, and plots as inline SVG that stretch with the page.

Plots have coordinates in percent, so letters keep their size on a phone; colours are variables of
the page's style, so a plot is right by day and by night.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from undercroft.arena.rating import Share, wilson
from undercroft.arena.report.statistics import Against, Count, counted_quantile, quantile

HIGH = 180
"""Pixels of a plot from top to bottom, without its letters."""

NO_GAMES = '<p class="none">No games to show.</p>'


def text(words: object) -> str:
    """Words that cannot be taken for marks."""
    return escape(str(words))


def percent(share: float, digits: int = 1) -> str:
    """A share in words."""
    return f"{100 * share:.{digits}f} %"


def many(count: int, thing: str) -> str:
    """So many of a thing, in words."""
    return f"{count:,} {thing}{'s' * (count != 1)}"


def section(id_: str, title: str, words: str, *parts: str, first: str = "") -> str:
    """A titled part of the page with a sentence or two on how to read it."""
    return (
        f'<section id="{id_}"><h2>{text(title)}</h2>{first}<p class="how">{words}</p>'
        f"{''.join(parts)}</section>"
    )


def part(title: str, *inner: str) -> str:
    """A smaller titled part."""
    return f"<div class='part'><h3>{text(title)}</h3>{''.join(inner)}</div>"


# ---- tables --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a table, and the number by which it is sorted."""

    words: str
    value: float | None = None
    kind: str = ""

    def html(self) -> str:
        """As a table cell; numbers are set to the right."""
        sort = "" if self.value is None else f' data-v="{self.value:.6g}"'
        names = " ".join(name for name in ("num" * (self.value is not None), self.kind) if name)
        kind = f' class="{names}"' if names else ""
        return f"<td{kind}{sort}>{self.words}</td>"


def number(value: float, digits: int = 0, kind: str = "") -> Cell:
    """A number in a table."""
    return Cell(f"{value:,.{digits}f}", value, kind)


def word(words: object) -> Cell:
    """Words in a table."""
    return Cell(text(words))


def share_cell(count: Count) -> Cell:
    """A share with its interval."""
    if not count.of:
        return Cell("-", -1.0)
    bounds = wilson(count.part, round(count.of))
    interval = f"{100 * bounds.low:.0f} to {100 * bounds.high:.0f}"
    return Cell(f"{percent(count.share)} <small>{interval}</small>", count.share)


def chance_cell(chance: float) -> Cell:
    """How likely chance alone does it."""
    return Cell("&lt; 0.001" if chance < 0.001 else f"{chance:.3f}", chance)


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table that is sorted by a click on its head."""
    if not rows:
        return NO_GAMES
    titles = "".join(_title(name, cell) for name, cell in zip(head, rows[0]))
    body = "".join(f"<tr>{''.join(cell.html() for cell in row)}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table class="sorted"><thead><tr>{titles}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _title(name: str, below: Cell) -> str:
    """The head of a column, over its numbers or words."""
    kind = "" if below.value is None else ' class="num"'
    return f'<th scope="col"{kind}><button>{text(name)}</button></th>'


# ---- shares with intervals -----------------------------------------------------------------------


def dots(rows: Mapping[str, Count], even: float | Mapping[str, float] | None = None) -> str:
    """One line a name: its share as a dot, the interval as a bar, and what is even as a mark."""
    if not rows:
        return NO_GAMES
    evens = even if isinstance(even, Mapping) else dict.fromkeys(rows, even)
    lines = [_dot_row(name, count, evens[name]) for name, count in rows.items()]
    scale = "".join(
        f'<text x="{100 * at:g}%" y="12" class="tick {end}">{percent(at, 0)}</text>'
        for at, end in ((0, "first"), (0.25, "quarter"), (0.5, ""), (0.75, "quarter"), (1, "last"))
    )
    foot = (
        f'<tr class="foot"><th></th><td><div class="scale"><svg height="16">{scale}</svg></div>'
        f'</td><td></td><td class="of"></td></tr>'
    )
    return f'<table class="dots">{"".join(lines)}{foot}</table>'


def _dot_row(name: str, count: Count, even: float | None) -> str:
    share = wilson(count.part, round(count.of))
    low, at, high = (100 * v for v in (share.low, share.share, share.high))
    mark = "" if even is None else _even(100 * even)
    kind = "" if even is None else _side(share, even)
    plot = (
        f'<svg height="20" role="img" aria-label="{percent(share.share)}, '
        f'{percent(share.low)} to {percent(share.high)}">{mark}'
        f'<line x1="{low:.2f}%" x2="{high:.2f}%" y1="10" y2="10" class="bar {kind}"/>'
        f'<circle cx="{at:.2f}%" cy="10" r="4.5" class="dot {kind}"/></svg>'
    )
    return (
        f'<tr><th scope="row">{text(name)}</th><td class="plot">{plot}</td>'
        f'<td class="num">{percent(share.share)}</td><td class="num of">{count.of:,.0f}</td></tr>'
    )


def _even(at: float) -> str:
    return f'<line x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="20" class="even"/>'


def _side(share: Share, even: float) -> str:
    return "above" if share.low > even else "below" if share.high < even else ""


def bars(rows: Sequence[tuple[str, float]], digits: int = 0) -> str:
    """One line a name: a bar as long as its number."""
    if not rows:
        return NO_GAMES
    most = max(value for _, value in rows) or 1.0
    lines = [
        f'<tr><th scope="row">{text(name)}</th><td class="plot"><svg height="20">'
        f'<rect x="0" y="4" height="12" width="{100 * value / most:.2f}%" rx="2" class="fill"/>'
        f'</svg></td><td class="num">{value:,.{digits}f}</td></tr>'
        for name, value in rows
    ]
    return f'<table class="dots">{"".join(lines)}</table>'


# ---- plots ---------------------------------------------------------------------------------------


def histogram(values: Sequence[float], what: str, most_bars: int = 32) -> str:
    """How often values of each size came up; values are in order."""
    if not values:
        return NO_GAMES
    low, high = values[0], values[-1]
    if low == high:
        return f'<p class="none">Every game had {low:,.0f} {text(what)}.</p>'
    wide = max(1.0, (high - low) / most_bars)
    heights = [0] * (int((high - low) / wide) + 1)
    for value in values:
        heights[int((value - low) / wide)] += 1
    tallest, step = max(heights), 100 / len(heights)
    drawn = "".join(
        f'<rect x="{i * step + step * 0.06:.2f}%" width="{step * 0.88:.2f}%" class="fill" '
        f'y="{HIGH * (1 - n / tallest):.1f}" height="{HIGH * n / tallest:.1f}">'
        f"<title>{low + i * wide:.0f} to {low + (i + 1) * wide:.0f}: {n}</title></rect>"
        for i, n in enumerate(heights)
    )
    middle = quantile(values, 0.5)
    at = step * (int((middle - low) / wide) + 0.5)
    mark = f'<line x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="{HIGH}" class="even"/>'
    ends = _ends(f"{low:,.0f}", f"{what}, median {middle:,.0f}", f"{high:,.0f}")
    return f'<svg class="plot" height="{HIGH + 22}" role="img">{drawn}{mark}{ends}</svg>'


def _ends(left: str, middle: str, right: str) -> str:
    y = HIGH + 16
    return (
        f'<text x="0" y="{y}" class="tick first">{text(left)}</text>'
        f'<text x="50%" y="{y}" class="tick">{text(middle)}</text>'
        f'<text x="100%" y="{y}" class="tick last">{text(right)}</text>'
    )


def course(rounds: Mapping[int, Mapping[int, int]]) -> str:
    """A number over the rounds: the median as a line, eight games of ten within the band."""
    if len(rounds) < 2:
        return NO_GAMES
    order = sorted(rounds)
    bands = {r: [counted_quantile(rounds[r], at) for at in (0.1, 0.5, 0.9)] for r in order}
    top = max(values[2] for values in bands.values()) or 1.0
    span = order[-1] - order[0]

    def at(r: int, value: float) -> str:
        return f"{100 * (r - order[0]) / span:.2f},{100 - 100 * value / top:.2f}"

    band = [at(r, bands[r][2]) for r in order] + [at(r, bands[r][0]) for r in reversed(order)]
    line = [at(r, bands[r][1]) for r in order]
    inner = (
        f'<svg y="8" height="{HIGH - 8}" width="100%" viewBox="0 0 100 100" '
        f'preserveAspectRatio="none"><polygon points="{" ".join(band)}" class="band"/>'
        f'<polyline points="{" ".join(line)}" class="line"/></svg>'
    )
    foot = _ends(f"round {order[0]}", f"0 to {top:g}", f"round {order[-1]}")
    return f'<svg class="plot" height="{HIGH + 22}" role="img">{inner}{foot}</svg>'


def heat(
    rows: Sequence[str],
    columns: Sequence[str],
    counts: Mapping[tuple[str, str], Against],
) -> str:
    """A table of shares by colour: above what was expected, or below it; few games are pale."""
    if not counts:
        return NO_GAMES
    head = "".join(f'<th scope="col"><span>{text(name)}</span></th>' for name in columns)
    body = "".join(
        f'<tr><th scope="row">{text(name)}</th>'
        f"{''.join(_heat_cell(counts.get((name, other))) for other in columns)}</tr>"
        for name in rows
    )
    return (
        f'<div class="scroll"><table class="heat"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _heat_cell(against: Against | None) -> str:
    if against is None or not against.count.of:
        return '<td class="empty"></td>'
    count = against.count
    sure = count.of / (count.of + 10)
    away = max(-1.0, min(1.0, (count.share - against.usual) / 0.25)) * sure
    kind = "warm" if away >= 0 else "cool"
    words = f"{percent(count.share)} of {count.of:,.0f}; {percent(against.usual)} on average"
    return (
        f'<td class="{kind}" style="--a:{100 * abs(away):.0f}%" title="{words}">'
        f"{100 * count.share:.0f}</td>"
    )
