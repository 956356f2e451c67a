"""Campaigns of Infinity: three scenarios in a row, and The Bell Below. [DI-MODE-07]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.campaign.camp import begin_camp, end_camp, is_camp_needed
from undercroft.games.infinity.campaign.drawing import drawing
from undercroft.games.infinity.campaign.kits import bring, sheet_of
from undercroft.games.infinity.campaign.progress import (
    AGAIN,
    BELL_OPTIONS,
    CAMP,
    GAME,
    ROWS,
    THREE_OPTIONS,
    March,
    MarchOptions,
    Played,
    Sheet,
)
from undercroft.games.infinity.content.tables import CAMPAIGN_RULES, COINS, DUNGEONS
from undercroft.games.infinity.phases.setup.sequence import SetUp, set_up
from undercroft.games.infinity.scenarios.gaol_of_nine_keys import GaolOfNineKeys
from undercroft.games.infinity.scenarios.preset import COMING_TO, Preset
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.episodes import CampaignKind, Episode
from undercroft.kernel.errors import CampaignError
from undercroft.kernel.options import Options, Value, chosen_in
from undercroft.kernel.outcome import Over
from undercroft.kernel.state import State

WIN: Final = CAMPAIGN_RULES["points-won"]
SECOND: Final = CAMPAIGN_RULES["points-second"]
REPLAYS: Final = CAMPAIGN_RULES["replays"]
PICKED: Final = ("first", "second", "third")


def agreed(options: Options) -> MarchOptions:
    """What holds throughout."""
    chosen: MarchOptions = chosen_in(MarchOptions, options)
    return chosen


def found_three(seats: int, options: Options) -> March:
    """Any three scenarios, all together or all as rivals. [DI-MODE-07]"""
    ids = tuple([str(options[name]) for name in PICKED])
    if len({ROWS[id_].mode for id_ in ids}) > 1:
        raise CampaignError("either all three scenarios are played together, or all as rivals")
    for id_ in ids:
        least, most = ROWS[id_].heroes
        if not least <= seats <= most:
            raise CampaignError(f"{ROWS[id_].name} is for {least} to {most} heroes, not {seats}")
    return March(agreed(options), ids, seats)


def found_story(seats: int, options: Options) -> March:
    """The three dungeons under the mint."""
    return March(agreed(options), tuple([row.id for row in DUNGEONS]), seats)


def episodes(m: March) -> tuple[Episode, ...]:
    """The next game, or the camp before it; a lost game of three may be played once more."""
    if m.over:
        return ()
    number = len(m.played)
    again = [game(lost, len(lost.played) + 1, AGAIN) for lost in m.lost]
    if m.behind == len(m.scenarios):
        # The last game was lost: it is played once more, or that was it.
        return tuple(again)
    if m.stage == CAMP:
        return (camp(m, number), *again)
    return (game(m, number + 1), *again)


def camp(m: March, number: int) -> Episode:
    """The fire between two dungeons."""
    return Episode(
        id=f"{CAMP}-{number}",
        title="The camp",
        text="Somebody keeps the fire, and nobody says what they have heard.",
        stakes="Here it is decided what is taken along.",
        icon="camp",
        seats=m.seats,
        options=options_for(m, m.coming),
    )


def game(m: March, number: int, suffix: str = "") -> Episode:
    """A scenario or dungeon as something that can be played next."""
    row = ROWS[m.coming]
    return Episode(
        id=f"{GAME}-{number}{suffix}",
        title=f"{row.name} once more" if suffix else row.name,
        text=f"The goal: {row.goal.words}",
        stakes=stakes(m),
        icon=row.lord or "lord",
        seats=m.seats,
        options=options_for(m, row.id),
    )


def stakes(m: March) -> str:
    """What the next game can bring or cost."""
    if m.is_story:
        return f"Who wins takes a boon along. A lost dungeon can be tried again.{mercy(m)}"
    if m.is_cooperative:
        left = "A lost game can be played once more." if m.replays < REPLAYS else ""
        return f"Enemies grow stronger from game to game. {left}".strip()
    return f"{WIN} points for the winner, {SECOND} for who comes second."


def mercy(m: March) -> str:
    """How often exhausted heroes come to, where that is not as often as they like. [DI-DIFF-06]"""
    most = COMING_TO.get(m.options.difficulty)
    if most is None:
        return ""
    times = most + tries(m)
    often = ("", "once", "twice")[times] if times < 3 else f"{times} times"
    return f" Each hero comes to {often} here." if times else " Nobody who is exhausted comes to."


def tries(m: March) -> int:
    """How often the next scenario or dungeon was lost."""
    return sum(played.scenario == m.coming and not played.winners for played in m.played)


def options_for(m: March, scenario: str) -> dict[str, Value]:
    """The options of a game of the campaign."""
    return {
        "scenario": scenario,
        "heroes": m.options.heroes,
        "difficulty": m.options.difficulty,
        "casual": m.options.casual,
        "mercy": m.options.mercy,
        "warden_spared": m.spared,
    }


def begin(m: March, episode: Episode, options: Options) -> State:
    """An episode, set up but not begun."""
    if episode.id.startswith(CAMP):
        return begin_camp(m, options)
    return begin_game(before(m, episode), options)


def before(m: March, episode: Episode) -> March:
    """How all stand when a game begins: as before it, if it is played once more."""
    if not episode.id.endswith(AGAIN):
        return m
    return m.lost[0].but(again=True, replays=m.lost[0].replays + 1)


def begin_game(m: March, options: Options) -> Infinity:
    """A game with the heroes as they are, against enemies that have grown. [DI-MODE-07]

    In the story they grow at a higher difficulty only, and tries that were lost help. [DI-DIFF-06]
    """
    steps = SetUp(1 if m.heroes else 0)
    s = set_up(m.seats, options, steps)
    s.games = m.behind if not m.is_story or m.options.difficulty in COMING_TO else 0
    if isinstance(s.page, Preset):
        s.page.tries = tries(m)
    for seat, sheet in enumerate(m.heroes):
        bring(s, seat, sheet)
    return s


def carry_on(m: March, episode: Episode, s: State) -> March:
    """What follows from how an episode ended."""
    assert isinstance(s, Infinity)
    if episode.id.startswith(CAMP):
        return end_camp(m, s)
    return end_game(before(m, episode), s)


def end_game(m: March, s: Infinity) -> March:
    """Heroes keep what they have; in the story only who has won goes on. [DI-MODE-07]

    Who has lost a dungeon goes down again as it was before.
    """
    over = s.over
    assert over is not None
    is_won = bool(over.winners)
    played = Played(m.coming, over.ending, over.winners, points(m, s, over), m.again)
    may_replay = not m.is_story and m.is_cooperative and not is_won and m.replays < REPLAYS
    is_held = m.is_story and not is_won
    after = m.but(
        heroes=m.heroes or fresh(s) if is_held else sheets(m, s),
        played=(*m.played, played),
        behind=m.behind if is_held else m.behind + 1,
        lost=(m.but(lost=()),) if may_replay else (),
        again=False,
        spared=m.spared or is_spared(s),
    )
    is_last = after.behind == len(m.scenarios)
    needs_camp = not is_last and is_camp_needed(after)
    return after.but(stage=CAMP if needs_camp else GAME, over=is_last and not may_replay)


def sheets(m: March, s: Infinity) -> tuple[Sheet, ...]:
    """All heroes as the game leaves them."""
    return tuple([sheet_of(s, seat) for seat in range(m.seats)])


def fresh(s: Infinity) -> tuple[Sheet, ...]:
    """The heroes of a first dungeon that was lost, as they were when they went down."""
    return tuple([Sheet(hero, coins=COINS) for hero in s.kind])


def is_spared(s: Infinity) -> bool:
    """Whether the Warden took coins instead of a fight, which the story remembers."""
    return isinstance(s.page, GaolOfNineKeys) and bool(s.page.is_warden_spared)


def points(m: March, s: Infinity, over: Over) -> tuple[int, ...]:
    """Rivals score for a win, and for second place; ties go to levels, then coins. [DI-MODE-07]"""
    if m.is_cooperative:
        return ()
    won = [WIN if seat in over.winners else 0 for seat in range(m.seats)]
    others = [seat for seat in range(m.seats) if seat not in over.winners]
    if others:
        second = max(others, key=lambda seat: (over.scores[seat], s.level[seat], s.coins[seat]))
        won[second] = SECOND
    return tuple(won)


THREE: Final = CampaignKind(
    id="three",
    name="Three in a row",
    tagline="Any three scenarios with the same heroes, against enemies that grow stronger.",
    seats=(1, 2, 3, 4, 5),
    progress=March,
    found=found_three,
    episodes=episodes,
    begin=begin,
    carry_on=carry_on,
    drawing=drawing,
    options=THREE_OPTIONS,
    minutes=(180, 360),
)

BELL_BELOW: Final = CampaignKind(
    id="bell-below",
    name="The Bell Below",
    tagline="A gaol, the drowned works and a hall of listeners, one under the other.",
    seats=(1, 2, 3, 4, 5),
    progress=March,
    found=found_story,
    episodes=episodes,
    begin=begin,
    carry_on=carry_on,
    drawing=drawing,
    options=BELL_OPTIONS,
    minutes=(180, 360),
)
CAMPAIGNS: Final = (THREE, BELL_BELOW)
