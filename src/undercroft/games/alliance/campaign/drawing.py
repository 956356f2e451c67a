"""A campaign of Alliance drawn: its alliances, the road, what is at stake, how it came out."""

from __future__ import annotations

from undercroft.crawl.log import capital
from undercroft.games.alliance.campaign.progress import (
    ADVENTURE,
    AGAIN,
    TENTHS,
    Adventure,
    Band,
    Chronicle,
)
from undercroft.games.alliance.campaign.road import (
    LAST_STEP,
    READY,
    TITAN_STOP,
    has_titan,
    is_ready_for_titan,
)
from undercroft.games.alliance.content.plurals import listed, several
from undercroft.games.alliance.content.tables import COLOURS, HEROES, QUESTS, ROAD
from undercroft.games.alliance.notation import OPEN_ROAD
from undercroft.games.alliance.scene.cards import drawn
from undercroft.games.alliance.scene.endings import CAUSES
from undercroft.games.alliance.scene.figures import hero_stats, hero_words
from undercroft.kernel.campaign_scene import CampaignScene, Member, Milestone
from undercroft.kernel.outcome import score_text
from undercroft.kernel.scene import CardZone, Token, Track


def drawing(c: Chronicle) -> CampaignScene:
    """All that is drawn of a campaign."""
    return CampaignScene(
        name="The line" if c.options.line == "story" else "An open road",
        standing=standing(c),
        members=tuple([member(c, number, band) for number, band in enumerate(c.bands)]),
        road=tuple(road(c)),
        stakes="" if c.over else stakes(c),
        ending=ending(c) if c.over else "",
    )


def band_name(number: int) -> str:
    """What an alliance of a campaign is called: by its colour, guests by their number."""
    if number < len(COLOURS):
        return f"the {COLOURS[number].word} alliance"
    return f"guest alliance {number - len(COLOURS) + 1}"


def named(numbers: tuple[int, ...]) -> str:
    """Several alliances."""
    return listed([band_name(number) for number in numbers])


def standing(c: Chronicle) -> str:
    """How far a campaign is, in a sentence."""
    if not c.adventures:
        return "Nobody has been below yet."
    behind = f"{several(len(c.adventures), 'adventure')} lie behind"
    if len(c.adventures) == 1:
        behind = "One adventure lies behind"
    where = "all are on the road" if c.stage == ADVENTURE else "the tavern is open"
    return f"{behind}; {'all have gone home' if c.over else where}."


# ---- who goes along ------------------------------------------------------------------------------


def member(c: Chronicle, number: int, band: Band) -> Member:
    """An alliance with its heroes, its kept cards, its tokens, and what has happened to it."""
    zone = f"kept-{number + 1}"
    kept = tuple([drawn(zone, at, card, band.living) for at, card in enumerate(band.kept)])
    cards = CardZone(id=f"zone:{zone}", name="Kept", owner=number, cards=kept, count=len(kept))
    counted = (
        ("tokens", "campaign tokens", band.tokens),
        ("earned", "tokens earned", band.earned),
        ("finished", "dungeons finished", band.finished),
        ("won", "adventures won", band.won),
    )
    return Member(
        id=f"member:{number + 1}",
        name=capital(band_name(number)),
        owner=number,
        figures=tuple([figure(band, number, hero) for hero in band.heroes]),
        zones=(cards,) if kept else (),
        tracks=tuple(
            [
                Track(id=f"track:{id_}-{number + 1}", name=name, value=value, owner=number)
                for id_, name, value in counted
            ]
        ),
        notes=tuple(notes(band)),
        away=number not in c.present,
    )


def figure(band: Band, number: int, hero: int) -> Token:
    """A hero of an alliance, or the empty place of one who is dead."""
    face, is_dead = HEROES[hero], hero in band.dead
    return Token(
        id=f"fig:{face.id}",
        name=face.name,
        icon=face.id,
        owner=number,
        text=hero_words(hero),
        kind="hero",
        stats=hero_stats(hero),
        states=("dead",) if is_dead else (),
    )


def notes(band: Band) -> list[str]:
    """What an alliance has been through."""
    notes = [] if band.is_formed else ["Its heroes are not chosen yet."]
    if band.lost:
        lost = listed([HEROES[hero].name for hero in band.lost])
        notes.append(f"Lost for good: {lost}.")
    if band.guest:
        notes.append("It joined on the way.")
    return notes


# ---- the road ------------------------------------------------------------------------------------


def road(c: Chronicle) -> list[Milestone]:
    """What was played, what comes next, and as far as it is known what lies ahead."""
    done = [milestone(a, number) for number, a in enumerate(c.adventures, 1)]
    if c.over:
        return done
    if c.stage != ADVENTURE:
        text = "Tokens buy heroes here, and cards to keep for good."
        return [
            *done,
            Milestone(id="tavern", title="The tavern", text=text, icon="tavern", state="next"),
            *ahead(c, c.step),
        ]
    return [*done, stop_ahead(c.ahead, "next"), *ahead(c, max(c.step, step_of(c.ahead)))]


def step_of(stop: int) -> int:
    """Which step of the story a stop is."""
    return 0 if stop == OPEN_ROAD else ROAD[stop].number


def ahead(c: Chronicle, step: int) -> list[Milestone]:
    """The steps of the story after one; two ways that lead on are one stop."""
    if c.options.line != "story":
        return []
    last = LAST_STEP if has_titan(c) else LAST_STEP - 1
    steps = [[stop for stop in ROAD if stop.number == n] for n in range(step + 1, last + 1)]
    return [
        Milestone(
            id=f"ahead-{stops[0].number}",
            title=" or ".join([stop.title for stop in stops]),
            icon=stops[0].final,
        )
        for stops in steps
    ]


def stop_ahead(stop: int, state: str) -> Milestone:
    """The adventure that comes next."""
    if stop == OPEN_ROAD:
        text = "Nobody has said what waits there."
        return Milestone(id="next", title="An open road", text=text, icon="entrance", state=state)
    place = ROAD[stop]
    return Milestone(id="next", title=place.title, text=place.text, icon=place.final, state=state)


def milestone(a: Adventure, number: int) -> Milestone:
    """An adventure that lies behind, with what became of its quests and who has earned what."""
    final = next((QUESTS[quest].final for quest in a.quests if QUESTS[quest].final), "entrance")
    return Milestone(
        id=f"adventure-{number}{AGAIN if a.again else ''}",
        title=ROAD[a.stop].title if a.stop != OPEN_ROAD else f"Adventure {number}",
        icon=final,
        ending=f"{CAUSES[a.ending]} {outcome(a)}",
        notes=tuple(deeds(a)),
        state="done",
    )


def outcome(a: Adventure) -> str:
    """Scores, and who has won."""
    if len(set(a.scores)) == 1 and len(a.winners) in (0, len(a.present)):
        reached = "" if a.winners else " The goal was not reached."
        return f"The score was {score_text(a.scores[0] / TENTHS)}.{reached}"
    scored = [
        f"{band_name(number)} {score_text(score / TENTHS)}"
        for number, score in zip(a.present, a.scores)
    ]
    return f"{capital(named(a.winners))} won: {listed(scored)}."


def deeds(a: Adventure) -> list[str]:
    """What was resolved and what not, who earned tokens, who died."""
    done = [
        f"{QUESTS[quest].name}: resolved by {named(by)}." if by else f"{QUESTS[quest].name}: open."
        for quest, by in zip(a.quests, a.resolvers)
    ]
    earned = [
        f"{capital(band_name(number))} earned {several(tokens, 'campaign token')}."
        for number, tokens in zip(a.present, a.tokens)
        if tokens
    ]
    died = [f"{listed([HEROES[hero].name for hero in a.died])} died."] if a.died else []
    return [*done, *earned, *died]


# ---- what is at stake ----------------------------------------------------------------------------


def stakes(c: Chronicle) -> str:
    """What the next adventure can bring or cost."""
    said = ["Each quest that is resolved pays campaign tokens, the dearest most."]
    if not c.is_company:
        said.append("Each rival ranked lower is worth another.")
    if c.options.permadeath:
        said.append("Who dies is lost for good.")
    if c.is_company and c.options.goal != "score":
        said.append(f"The goal is {c.options.goal}; once in a row it may be tried again.")
    if c.ahead == TITAN_STOP:
        said.append("It is the last adventure.")
    elif has_titan(c) and c.adventures and not is_ready_for_titan(c.bands, c.present):
        said.append(f"The Titan waits for alliances that have finished {READY} dungeons.")
    return " ".join(said)


# ---- the end -------------------------------------------------------------------------------------


def ending(c: Chronicle) -> str:
    """Rivals are ranked; of a company it is told what it has done."""
    return company_ending(c) if c.options.mode == "co-op" or len(c.bands) == 1 else ranking(c)


def ranking(c: Chronicle) -> str:
    """By adventures won, then tokens earned, then the experience of all adventures."""
    order = sorted(range(len(c.bands)), key=lambda n: merits(c.bands[n]), reverse=True)
    rows = [
        f"{place}. {capital(band_name(n))}: {several(c.bands[n].won, 'adventure')} won,"
        f" {several(c.bands[n].earned, 'token')} earned, {c.bands[n].xp} XP"
        for place, n in enumerate(order, 1)
    ]
    return f"{capital(band_name(order[0]))} has won the campaign. {'; '.join(rows)}."


def merits(band: Band) -> tuple[int, int, int]:
    """By what rivals are ranked in the end."""
    return band.won, band.earned, band.xp


def company_ending(c: Chronicle) -> str:
    """Quests resolved of all that were revealed, goals reached, the best score, heroes lost."""
    resolved = sum(bool(by) for a in c.adventures for by in a.resolvers)
    revealed = sum(len(a.quests) for a in c.adventures)
    best = max((max(a.scores) for a in c.adventures), default=0)
    said = [f"{resolved} of {several(revealed, 'quest')} resolved"]
    if c.options.goal != "score":
        reached = sum(bool(a.winners) for a in c.adventures)
        said.append(f"the goal reached in {reached} of {several(len(c.adventures), 'adventure')}")
    said.append(f"the best score {score_text(best / TENTHS)}")
    lost = sum(len(band.lost) for band in c.bands)
    said.append(f"{several(lost, 'hero')} lost" if lost else "nobody lost")
    return f"The campaign is over: {listed(said)}."
