"""Campaigns of Infinity drawn: the heroes with what they own, the road, how it came out."""

from __future__ import annotations

from undercroft.games.infinity.campaign.progress import (
    AGAIN,
    CAMP,
    ROWS,
    Kept,
    March,
    Played,
    Sheet,
)
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import EXPERIENCE, HEROES
from undercroft.games.infinity.notation import BOON, BOONS
from undercroft.games.infinity.scene.things import orb_words, printed
from undercroft.kernel.campaign_scene import CampaignScene, Member, Milestone
from undercroft.kernel.scene import Card, CardZone, Token, Track


def drawing(m: March) -> CampaignScene:
    """All that is drawn of a campaign."""
    return CampaignScene(
        name="The Bell Below" if m.is_story else "Three in a row",
        standing=standing(m),
        members=tuple([member(m, seat) for seat in range(m.seats)]),
        road=tuple(road(m)),
        ending=ending(m) if m.over else "",
    )


def standing(m: March) -> str:
    """How far it is, in a sentence."""
    if not m.played:
        return "Nobody has been below yet."
    last = m.played[-1]
    where = "all sit at the fire" if m.stage == CAMP else "the way goes on"
    how = "is behind them" if last.winners else "has won"
    return f"{ROWS[last.scenario].name} {how}; {'it is over' if m.over else where}."


def ending(m: March) -> str:
    """How it came out."""
    if not m.is_cooperative:
        return ranking(m)
    won = len({played.scenario for played in m.played if played.winners})
    if not m.is_story:
        return f"{won} of {len(m.scenarios)} games are won."
    if won < len(m.scenarios):
        return "The heroes go home, and the bell rings on."
    boons = [
        f"{HEROES[sheet.hero].name}: {BOONS[boon].name}"
        for sheet in m.heroes
        for boon in sheet.boons[-1:]
    ]
    return f"The bell is silent. What stays with them: {', '.join(boons)}."


def ranking(m: March) -> str:
    """Points, then levels, then coins."""
    order = sorted(range(m.seats), key=lambda seat: merits(m, seat), reverse=True)
    rows = [
        f"{place}. {name_of(m, seat)}, {score(merits(m, seat)[0])}"
        for place, seat in enumerate(order, 1)
    ]
    return f"{name_of(m, order[0])} has won the campaign. {'; '.join(rows)}."


def score(points: int) -> str:
    """Points in words."""
    return f"{points} point{'' if points == 1 else 's'}"


def merits(m: March, seat: int) -> tuple[int, int, int]:
    """By what rivals are ranked in the end."""
    sheet = m.heroes[seat]
    return sum(played.points[seat] for played in m.played), sheet.level, sheet.coins


def name_of(m: March, seat: int) -> str:
    """A hero by name, once it is known."""
    return HEROES[m.heroes[seat].hero].name if m.heroes else f"Hero {seat + 1}"


# ---- the road ------------------------------------------------------------------------------------


def road(m: March) -> list[Milestone]:
    """What was played, and what comes."""
    done = [milestone(m, played, number) for number, played in enumerate(m.played, 1)]
    if m.over:
        return done
    fire = Milestone(
        id="camp", title="The camp", text="A fire between two dungeons.", icon="camp", state="next"
    )
    coming = [stop(id_, at) for at, id_ in enumerate(m.scenarios[m.behind :])]
    if m.stage == CAMP:
        return [*done, fire, *[stop(id_, 1 + at) for at, id_ in enumerate(m.scenarios[m.behind :])]]
    return [*done, *coming]


def stop(id_: str, at: int) -> Milestone:
    """A game that lies ahead, or comes next."""
    row = ROWS[id_]
    return Milestone(
        id=f"stop-{at}-{id_}",
        title=row.name,
        text=f"The goal: {row.goal.words}",
        icon=row.lord or "lord",
        state="ahead" if at else "next",
    )


def milestone(m: March, played: Played, number: int) -> Milestone:
    """A game that was played."""
    row = ROWS[played.scenario]
    words = {end.id: end.words for end in (row.goal, *row.endings)}
    told = words.get(played.ending, f"{played.ending.replace('-', ' ').capitalize()}.")
    winners = " and ".join([name_of(m, seat) for seat in played.winners])
    how = f"{winners} won" if played.points else "Won" if played.winners else "Lost"
    notes = [f"{name_of(m, seat)}: {score(n)}" for seat, n in enumerate(played.points) if n]
    return Milestone(
        id=f"game-{number}{AGAIN if played.again else ''}",
        title=row.name,
        icon=row.lord or "lord",
        ending=f"{how}: {told}",
        notes=tuple(notes),
        state="done",
    )


# ---- who goes along ------------------------------------------------------------------------------


def member(m: March, seat: int) -> Member:
    """A hero with level, coins, things and boons."""
    id_, name = f"member:{seat + 1}", name_of(m, seat)
    if not m.heroes:
        return Member(id=id_, name=name, owner=seat)
    sheet = m.heroes[seat]
    face = HEROES[sheet.hero]
    figure = Token(id=f"fig:{face.id}", name=face.name, icon=face.id, owner=seat, kind="hero")
    return Member(
        id=id_,
        name=name,
        owner=seat,
        figures=(figure,),
        zones=tuple([zone for zone in (things(seat, sheet), boons(seat, sheet)) if zone.cards]),
        tracks=tracks(m, seat, sheet),
    )


def tracks(m: March, seat: int, sheet: Sheet) -> tuple[Track, ...]:
    """Level, Experience, coins, and among rivals points."""
    needed = EXPERIENCE[sheet.level - 1] if sheet.level < LEVELS else None
    rows: list[tuple[str, int, int | None]] = [
        ("level", sheet.level, LEVELS),
        ("experience", sheet.xp, needed),
        ("coins", sheet.coins, None),
    ]
    if not m.is_cooperative:
        rows.append(("points", merits(m, seat)[0], None))
    return tuple(
        [
            Track(id=f"track:{name}-{seat + 1}", name=name, value=value, most=most, owner=seat)
            for name, value, most in rows
        ]
    )


def things(seat: int, sheet: Sheet) -> CardZone:
    """What a hero wears and carries."""
    cards = tuple([thing(seat, at, row) for at, row in enumerate(sheet.things)])
    return CardZone(
        id=f"zone:things-{seat + 1}", name="Things", owner=seat, cards=cards, count=len(cards)
    )


def thing(seat: int, at: int, row: Kept) -> Card:
    """One thing, with its orb."""
    card = printed(row.card, f"kept-{seat + 1}.{at}")
    return Card(
        id=card.id,
        name=card.name,
        text=card.text + orb_words(row.orb),
        icon=card.icon,
        marks=card.marks,
        kind=card.kind,
        facts=card.facts,
    )


def boons(seat: int, sheet: Sheet) -> CardZone:
    """The boons of a hero."""
    cards = tuple(
        [
            Card(
                id=f"boon:{BOON.text(boon)}",
                name=BOONS[boon].name,
                text=row_text(BOONS[boon].id),
                kind="boon",
            )
            for boon in sheet.boons
        ]
    )
    return CardZone(
        id=f"zone:boons-{seat + 1}", name="Boons", owner=seat, cards=cards, count=len(cards)
    )
