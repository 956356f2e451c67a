"""Linked adventures drawn: the heroes with what they keep, and both adventures."""

from __future__ import annotations

from undercroft.games.caverns.campaign.progress import LINKED, Chain, Played
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.page_schema import NOT_LINKED, VILLAIN_LEFT, Adventure
from undercroft.games.caverns.content.tables import ADVENTURES, HEROES
from undercroft.games.caverns.scene.cards import kind_of
from undercroft.games.caverns.scene.facts import facts
from undercroft.kernel.campaign_scene import CampaignScene, Member, Milestone
from undercroft.kernel.scene import Card, CardZone, Token, Track


def drawing(c: Chain) -> CampaignScene:
    """All that is drawn of a chain."""
    is_over = bool(c.played) and c.played[-1].adventure == LINKED.id
    return CampaignScene(
        name="The stone and the furnace",
        standing=standing(c),
        members=tuple([member(c, seat) for seat in range(c.seats)]),
        road=tuple(road(c)),
        stakes="" if is_over else stakes(c),
        ending=ending(c) if is_over else "",
    )


def named(id_: str) -> Adventure:
    """An adventure by its id."""
    return next(row for row in ADVENTURES if row.id == id_)


def standing(c: Chain) -> str:
    """How far it is, in a sentence."""
    if not c.played:
        return "Nobody has been below yet."
    last = c.played[-1]
    return f"{named(last.adventure).name} is {'won' if last.won else 'lost'}."


def stakes(c: Chain) -> str:
    """What is carried on."""
    if c.link == NOT_LINKED:
        return "Who wins the first adventure keeps level and Items for the second."
    left = " Sevrane got away, and waits below." if c.link == VILLAIN_LEFT else ""
    return f"Heroes go on with their level and their Items.{left}"


def ending(c: Chain) -> str:
    """How it came out."""
    won = sum(played.won for played in c.played)
    if won == 2:
        return "The stone is broken and the furnace is cold: both adventures are won."
    return "One of the two adventures is won." if won else "Both adventures are lost."


def road(c: Chain) -> list[Milestone]:
    """What was played, and what comes."""
    done = [milestone(played) for played in c.played]
    reached = c.played[-1].adventure if c.played else ""
    assert LINKED.link is not None
    ids = [LINKED.link.after, LINKED.id]
    coming = ids[ids.index(reached) + 1 :] if reached else ids
    ahead = [
        Milestone(
            id=id_,
            title=named(id_).name,
            text=f"The goal: {named(id_).objective.words}",
            icon=named(id_).villains[0],
            state="ahead" if at else "next",
        )
        for at, id_ in enumerate(coming)
    ]
    return [*done, *ahead]


def milestone(played: Played) -> Milestone:
    """An adventure that was played."""
    row = named(played.adventure)
    words = {end.id: end.words for end in row.endings}
    told = words.get(played.ending, played.ending.replace("-", " ").capitalize())
    return Milestone(
        id=f"{row.id}{'-again' if played.again else ''}",
        title=row.name,
        icon=row.villains[0],
        ending=f"{'Won' if played.won else 'Lost'}: {told}",
        state="done",
    )


def member(c: Chain, seat: int) -> Member:
    """A hero with level and Items."""
    if not c.heroes:
        return Member(id=f"member:{seat + 1}", name=f"Hero {seat + 1}", owner=seat)
    face = HEROES[c.heroes[seat]]
    figure = Token(id=f"fig:{face.id}", name=face.name, icon=face.id, owner=seat, kind="hero")
    level = c.levels[seat] if c.levels else 1
    cards = c.items[seat] if c.items else ()
    track = Track(id=f"track:level-{seat + 1}", name="level", value=level, owner=seat)
    return Member(
        id=f"member:{seat + 1}",
        name=face.name,
        owner=seat,
        figures=(figure,),
        zones=(items(seat, cards),) if cards else (),
        tracks=(track,),
    )


def items(seat: int, cards: tuple[int, ...]) -> CardZone:
    """The Items a hero keeps."""
    zone = f"items-{seat + 1}"
    shown = tuple(
        [
            Card(
                id=f"card:{ALL_CARDS[card].id}#{zone}.{at}",
                name=ALL_CARDS[card].name,
                text=card_text(ALL_CARDS[card]),
                icon=kind_of(card),
                kind=kind_of(card),
                facts=facts(card),
            )
            for at, card in enumerate(cards)
        ]
    )
    return CardZone(id=f"zone:{zone}", name="Items", owner=seat, cards=shown, count=len(shown))
