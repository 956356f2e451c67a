"""Episodes: the games that a campaign is made of, and the kinds of campaigns that a game knows.

An episode is an ordinary game: an adventure, or what lies between two, such as a tavern. Only its
beginning differs from any other's, by what is brought along.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from undercroft.kernel.campaign_scene import CampaignScene
from undercroft.kernel.errors import SaveError, SetupError
from undercroft.kernel.layout import Plain, expect, record
from undercroft.kernel.options import Option, Options
from undercroft.kernel.progress import Progress
from undercroft.kernel.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Episode:
    """A game that can be played next: its story, how it is set up, and which member has each seat.

    `stakes` say what can be won or lost.
    """

    id: str
    title: str
    seats: int
    text: str = ""
    stakes: str = ""
    icon: str = ""
    options: Options = field(default_factory=dict, hash=False)
    members: tuple[int, ...] = ()

    def member_at(self, seat: int) -> int:
        """The number of the member who plays a seat."""
        return self.members[seat] if self.members else seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignKind:
    """A campaign that can be begun, as its game declares it.

    `found` makes the progress of a new one, `episodes` lists what can be played next (nothing once
    it is over), `begin` sets an episode up, `carry_on` says what follows from how one ended.
    `attend` makes the progress in which only some members go on, and guests join them.
    """

    id: str
    name: str
    tagline: str
    seats: tuple[int, ...]
    progress: type[Progress]
    found: Callable[[int, Options], Any]
    episodes: Callable[[Any], tuple[Episode, ...]]
    begin: Callable[[Any, Episode, Options], State]
    carry_on: Callable[[Any, Episode, State], Any]
    drawing: Callable[[Any], CampaignScene]
    options: tuple[Option, ...] = ()
    attend: Callable[[Any, tuple[int, ...], int], Any] | None = None
    minutes: tuple[int, int] = (120, 600)

    def chosen(self, given: Options) -> dict[str, int | str | bool]:
        """All its options with their values: those given, checked, and the defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f'this campaign has no option "{name}"; known are: {names}')
        return {name: o.checked(given.get(name, o.default)) for name, o in known.items()}

    def episode(self, progress: Progress, id_: str) -> Episode:
        """An episode that can be played next."""
        coming = self.episodes(progress)
        for episode in coming:
            if episode.id == id_:
                return episode
        names = ", ".join(episode.id for episode in coming) or "nothing: it is over"
        raise SetupError(f'"{id_}" cannot be played now; what comes next is {names}')


@dataclass(frozen=True, slots=True)
class Brought:
    """What a game brings along from its campaign."""

    kind: CampaignKind
    episode: Episode
    progress: Progress

    def begin(self, options: Options) -> State:
        """The episode, set up with its options but not begun."""
        return self.kind.begin(self.progress, self.episode, options)

    def carry_on(self, state: State) -> Progress:
        """The progress after the episode has ended like this."""
        carried: Progress = self.kind.carry_on(self.progress, self.episode, state)
        return carried

    def save(self) -> dict[str, Plain]:
        """Plain data, as records and positions have it."""
        return {
            "campaign": self.kind.id,
            "version": self.kind.progress.VERSION,
            "episode": self.episode.id,
            "progress": self.progress.save(),
        }


def load_brought(kinds: Mapping[str, CampaignKind], plain: Plain) -> Brought:
    """What a written game has brought along; SetupError says what does not fit."""
    try:
        table = record(plain, ("campaign", "version", "episode", "progress"))
        kind = known_kind(kinds, str(table["campaign"]))
        version = expect(table["version"], int, "a number")
        progress = kind.progress.read(table["progress"], version)
    except SaveError as error:
        raise SetupError(f"what is brought along does not fit: {error}") from None
    return Brought(kind, kind.episode(progress, str(table["episode"])), progress)


def known_kind(kinds: Mapping[str, CampaignKind], id_: str) -> CampaignKind:
    """A kind of campaign by its id."""
    if id_ not in kinds:
        raise SetupError(f'there is no campaign "{id_}"; known are {", ".join(kinds) or "none"}')
    return kinds[id_]
