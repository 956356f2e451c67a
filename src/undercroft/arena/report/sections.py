"""The sections of a report in the order in which they are read."""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Iterator, Mapping

from undercroft.arena.report import drawing
from undercroft.arena.report.card_sections import (
    cards,
    clear_cards,
    difference_cell,
    within_bots,
)
from undercroft.arena.report.drawing import (
    Cell,
    bars,
    chance_cell,
    course,
    dots,
    heat,
    histogram,
    many,
    number,
    part,
    percent,
    section,
    share_cell,
    table,
    text,
    word,
)
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.statistics import (
    CLEAR,
    Against,
    Count,
    corrected,
    evened,
    quantile,
)

MOST_CAUSES = 20
MOST_CARDS = 60
"""So many cards stand in the table of cards by heroes, the most played ones."""


def sections(facts: Facts) -> Iterator[str]:
    """Every section of a report, in order."""
    yield winners(facts)
    if facts.options:
        yield ways(facts)
    yield lengths(facts)
    yield defeats(facts)
    yield pace(facts)
    yield cards(facts)
    yield heroes_together(facts)
    yield cards_by_hero(facts)
    yield outliers(facts)
    yield unseen(facts)
    yield replays(facts)


def tiles(facts: Facts) -> str:
    """The whole run in a few numbers."""
    games = max(1, len(facts))
    won = sum(bool(row["winners"]) for row in facts.games) / games
    lengths_ = facts.lengths()
    shown = [
        (f"{len(facts):,}", "game" if len(facts) == 1 else "games"),
        (f"{facts.plan.total:,}", "planned"),
        (f"{quantile(lengths_, 0.5):,.0f}" if lengths_ else "-", "decisions in the middle game"),
        (percent(won, 0), "of games won by anybody"),
        (f"{sum(facts.falls().values()) / games:.1f}", "heroes down a game"),
        (f"{len(facts.broken)}", f"game{'s' * (len(facts.broken) != 1)} that went wrong"),
    ]
    inner = "".join(f'<div class="tile"><b>{n}</b><span>{text(w)}</span></div>' for n, w in shown)
    return f'<div class="tiles">{inner}</div>'


# ---- who wins ------------------------------------------------------------------------------------


def winners(facts: Facts) -> str:
    """Win rates by hero, seat and bot, for each number of seats."""
    parts: list[str] = []
    for seats in facts.seat_counts:
        even, at = facts.even(seats), _at(facts, seats)
        parts.append(part(f"By hero{at}", _heroes(facts, seats)))
        if not facts.is_all_cooperative:
            parts.append(part(f"By seat{at}", dots(facts.by_seat(seats), even)))
        if len(facts.plan.bots) > 1:
            parts.append(part(f"By bot{at}", dots(by_share(facts.by_bot(seats)), even)))
    of_bots = ", for heroes what the bots that had them win on average" * (len(facts.plan.bots) > 1)
    words = (
        f"The dot is the share of games won, the bar its 95 % interval (Wilson), the dashed line "
        f"an even share{of_bots}. What lies clear of it is orange above and blue below; the number "
        f"at the right counts games."
    )
    return section("winners", "Who wins", words, f'<div class="parts">{"".join(parts)}</div>')


def _at(facts: Facts, seats: int) -> str:
    """At tables of which size, where there are several."""
    return f" with {many(seats, 'seat')}" * (len(facts.seat_counts) > 1)


def _heroes(facts: Facts, seats: int) -> str:
    by_name = {facts.name(hero): one for hero, one in facts.by_hero(seats).items()}
    counts = by_share({name: one.count for name, one in by_name.items()})
    return dots(counts, {name: one.usual for name, one in by_name.items()})


def by_share(counts: Mapping[str, Count]) -> dict[str, Count]:
    """The best first."""
    return dict(sorted(counts.items(), key=lambda item: -item[1].share))


def ways(facts: Facts) -> str:
    """Games won and their length, by the options that were varied."""
    parts: list[str] = []
    for name in facts.options:
        for seats in facts.seat_counts:
            counts = {_value(facts, v): c for v, c in facts.by_option(name, seats).items()}
            parts.append(part(f"{name}{_at(facts, seats)}", dots(counts)))
    words = "The share of games that anybody has won, by adventure, difficulty or another option."
    return section("ways", "By way of play", words, f'<div class="parts">{"".join(parts)}</div>')


def _value(facts: Facts, value: str) -> str:
    """A value of an option, with the name of the thing that it stands for."""
    name = facts.names.get(value)
    return f"{value} {name}" if name else value


# ---- how games go --------------------------------------------------------------------------------


def lengths(facts: Facts) -> str:
    """How long games are."""
    rounds = [float(r) for r, n in sorted(facts.rounds().items()) for _ in range(n)]
    inner = (
        part("Decisions", histogram(facts.lengths(), "decisions")),
        part("Rounds", histogram(rounds, "rounds")),
    )
    words = "How many games had each length; the dashed line is the median."
    return section("length", "Game length", words, f'<div class="parts">{"".join(inner)}</div>')


def defeats(facts: Facts) -> str:
    """How games end, and what brings heroes down."""
    games = max(1, len(facts))
    ends = {name: Count(n, games) for name, n in facts.endings().most_common()}
    fallen = Counter({facts.name(hero): n for hero, n in facts.fallen().items()})
    parts = (
        part("Endings, share of games", dots(ends)),
        part("What brings heroes down, times a game", bars(_a_game(facts.falls(), games), 2)),
        part("Who goes down, times a game", bars(_a_game(fallen, games), 2)),
    )
    words = "The cause is what harmed heroes last before one of them went down."
    inner = f'<div class="parts">{"".join(parts)}</div>'
    return section("defeats", "Endings and causes of defeat", words, inner)


def _a_game(counts: Counter[str], games: int) -> list[tuple[str, float]]:
    return [(name, n / games) for name, n in counts.most_common(MOST_CAUSES)]


def pace(facts: Facts) -> str:
    """The tracks over the rounds."""
    parts = [part(track, course(rounds)) for track, rounds in facts.pace().items()]
    words = (
        "The line is the middle game as each round begins; eight games of ten lie in the band. "
        "Late rounds rest on the games that last as long."
    )
    inner = f'<div class="parts">{"".join(parts)}</div>' if parts else drawing.NO_GAMES
    return section("pace", "Pace", words, inner)


# ---- heroes and cards together ------------------------------------------------------------------


def heroes_together(facts: Facts) -> str:
    """Hero by hero: what sides with both have won."""
    pairs = facts.pairs()
    both = {(facts.name(a), facts.name(b)): count for (a, b), count in pairs.items()}
    both |= {(b, a): count for (a, b), count in both.items()}
    names = sorted({name for pair in both for name in pair})
    words = (
        "Percent of games won with both heroes on one side: in the band of a seat, or in the party "
        "where all win or lose together. Orange is above what their bots win on average, "
        "blue below; pale cells rest on few games. Touch a cell to see how many."
    )
    inner = heat(names, names, both)
    return section("together", "Hero by hero", words, inner)


def cards_by_hero(facts: Facts) -> str:
    """Card by hero: who plays what, and wins."""
    counts = facts.by_card_and_hero()
    plays = Counter[str]()
    for (card, _), count in counts.items():
        plays[card] += int(count.count.of)
    cards_ = [facts.name(card) for card, _ in plays.most_common(MOST_CARDS)]
    heroes = sorted({facts.name(hero) for _, hero in counts})
    named = {(facts.name(card), facts.name(hero)): count for (card, hero), count in counts.items()}
    words = (
        f"Percent of games won by the side of a hero who played the card, once for each time; the "
        f"{MOST_CARDS} most played cards. Orange is above what their bots win on average, "
        f"blue below; pale cells rest on few games. Touch a cell to see how many."
    )
    return section("by-hero", "Card by hero", words, heat(cards_, heroes, named))


# ---- what stands out -----------------------------------------------------------------------------


def outliers(facts: Facts) -> str:
    """Heroes and cards that win clearly more or less than others."""
    rows = [*_hero_outliers(facts), *_card_outliers(facts)]
    against = "what their bots win on average" if len(facts.plan.bots) > 1 else "an even share"
    words = (
        f"Heroes against {against}, cards against seats without them: what chance alone would "
        f"hardly bring, corrected for the number of comparisons (Benjamini and Hochberg, 5 %). "
        f"{within_bots(facts)}"
    )
    head = ("what", "won", "against", "difference", "p")
    inner = table(head, rows) if rows else '<p class="none">Nothing does.</p>'
    return section("outliers", "What stands out", words, inner)


def _hero_outliers(facts: Facts) -> Iterator[list[Cell]]:
    for seats in facts.seat_counts:
        by_hero = facts.by_hero(seats)
        chances = corrected([one.chance for one in by_hero.values()])
        for (hero, one), chance in zip(by_hero.items(), chances):
            if chance < CLEAR:
                who = f"{facts.name(hero)} with {many(seats, 'seat')}"
                yield [word(who), share_cell(one.count), *_against(one), chance_cell(chance)]


def _against(one: Against) -> list[Cell]:
    away = one.count.share - one.usual
    side = "above" if away > 0 else "below"
    return [Cell(percent(one.usual), one.usual), Cell(f"{100 * away:+.1f}", away, side)]


def _card_outliers(facts: Facts) -> Iterator[list[Cell]]:
    by_card = facts.cards()
    for id_, clear in clear_cards(by_card).items():
        sides = evened(by_card[id_].alike)
        yield [
            word(facts.name(id_)),
            share_cell(sides.having),
            share_cell(sides.lacking),
            difference_cell(by_card[id_], clear.side),
            chance_cell(clear.chance),
        ]


def unseen(facts: Facts) -> str:
    """What is in the box and never came up."""
    parts: list[str] = []
    for kind, missing in facts.unseen().items():
        items = "".join(f"<li>{text(name)}</li>" for name in missing)
        inner = f'<ul class="plain">{items}</ul>' if items else '<p class="none">All came up.</p>'
        parts.append(part(f"{kind}: {len(missing)}", inner))
    words = (
        "What is in the box and came up in none of these games: perhaps dead, perhaps rare, or "
        "not part of the ways that were played."
    )
    return section("unseen", "Dead content", words, f'<div class="parts">{"".join(parts)}</div>')


def replays(facts: Facts) -> str:
    """The games worth a look, with their records."""
    rows = {row["number"]: row for row in (*facts.games, *facts.broken)}
    body: list[list[Cell]] = []
    for n, reasons in sorted(facts.worth_a_look().items()):
        row = rows[n]
        scores = ", ".join(map(str, row["scores"])) if any(row["scores"]) else "-"
        body.append(
            [
                Cell(_link(facts, n), float(n)),
                word("; ".join(reasons)),
                word(row["error"] or row["ending"]),
                word(scores),
                number(row["decisions"]),
            ]
        )
    words = (
        "The link holds the whole record. Save it and look: <code>undercroft replay FILE</code>, "
        "or open it on the first page in the browser."
    )
    head = ("game", "why", "ending", "scores", "decisions")
    return section("replays", "Games worth a look", words, table(head, body))


def _link(facts: Facts, number_: int) -> str:
    """A record inside the page."""
    file = facts.folder.record_path(number_)
    if not file.is_file():
        return str(number_)
    held = base64.b64encode(file.read_bytes()).decode("ascii")
    name = f"{facts.game.id}-{number_}.record"
    return f'<a download="{name}" href="data:text/plain;base64,{held}">{number_}</a>'
