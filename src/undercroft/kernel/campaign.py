"""A campaign being played: its progress, and the chapters that led to it.

    c = Campaign.found("alliance", "line", seats=2)
    t = c.open(c.coming[0].id, seed=7)      a table like any other
    ...
    c.close(t)                              what it carries on is the campaign's progress now

A campaign is one text: TOML under a line with a seal, so that half of one is noticed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any, Final

from undercroft.kernel import toml
from undercroft.kernel.campaign_scene import CampaignScene
from undercroft.kernel.episodes import Brought, CampaignKind, Episode
from undercroft.kernel.errors import CampaignError, SaveError, UndercroftError
from undercroft.kernel.layout import TEXT, expect, field
from undercroft.kernel.options import Options, Value
from undercroft.kernel.progress import Part, Progress
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as game_by_id
from undercroft.kernel.setup import make_setup
from undercroft.kernel.table import Table

FORMAT: Final = 1
MOST_GUESTS: Final = 5
SEAL: Final = "# sealed "
_KEYS: Final = ("format", "game", "campaign", "rules", "content", "seats", "version")
_MORE: Final = ("name", "options", "founded", "progress", "chapters")


class Chapter(Part):
    """An episode that was played: how it came out, and its record."""

    episode: str = field(TEXT)
    title: str = field(TEXT)
    ending: str = field(TEXT)
    record: str = field(TEXT)


@dataclass(slots=True)
class Campaign:
    """A campaign as it stands. `founded` is the progress it began with."""

    game: Game
    kind: CampaignKind
    seats: int
    options: dict[str, Value]
    founded: Progress
    progress: Progress
    chapters: tuple[Chapter, ...] = ()
    name: str = ""

    @classmethod
    def found(
        cls,
        game_id: str,
        kind_id: str,
        seats: int | None = None,
        options: Options | None = None,
        name: str = "",
    ) -> Campaign:
        """A new campaign; by default with the fewest seats."""
        game = game_by_id(game_id)
        kind = game.campaign(kind_id)
        chosen = kind.chosen(options or {})
        count = kind.seats[0] if seats is None else seats
        if count not in kind.seats:
            counts = ", ".join(str(count) for count in kind.seats)
            raise CampaignError(f"{kind.name} is not for {count} seats; it is for {counts}")
        progress = kind.found(count, chosen)
        return cls(game, kind, count, chosen, progress, progress, (), name or kind.name)

    # ---- playing ---------------------------------------------------------------------------

    @property
    def coming(self) -> tuple[Episode, ...]:
        """What can be played next; nothing once it is over."""
        return self.kind.episodes(self.progress)

    @property
    def is_over(self) -> bool:
        """Whether nothing comes next."""
        return not self.coming

    def brought(self, episode_id: str) -> Brought:
        """What an episode brings along now."""
        return Brought(self.kind, self.kind.episode(self.progress, episode_id), self.progress)

    def open(
        self,
        episode_id: str,
        seed: int = 0,
        controllers: Sequence[int] | None = None,
        chance: str = "seeded",
    ) -> Table:
        """A table for an episode that can be played next."""
        brought = self.brought(episode_id)
        return Table(make_setup(self.game, None, {}, controllers, None, brought), seed, chance)

    def close(self, table: Table) -> None:
        """Carry on from a finished episode."""
        brought, over = self.brought_by(table), table.over
        episode = brought.episode
        if over is None:
            raise CampaignError(f"{episode.title} is not over yet")
        words = self.game.ending_words(table.state, over) or over.ending.replace("-", " ")
        self.chapters += (Chapter(episode.id, episode.title, words, table.record()),)
        self.progress = brought.carry_on(table.state)

    def brought_by(self, table: Table) -> Brought:
        """What the table brought along, if that is what this campaign has come to."""
        brought = table.setup.brought
        if table.game is not self.game or brought is None or brought.kind is not self.kind:
            raise CampaignError("this game is no episode of this campaign")
        if brought.progress != self.progress:
            raise CampaignError("this episode was begun when the campaign stood elsewhere")
        return brought

    def attend(self, present: Sequence[int], guests: int = 0) -> None:
        """Let only these members go on, and so many guests with them."""
        if self.kind.attend is None:
            raise CampaignError(f"in {self.kind.name} all go on together")
        self.progress = self.kind.attend(self.progress, tuple(present), guests)

    @property
    def guests_welcome(self) -> int:
        """How many guests could join if all go on; -1 where nobody can stay away or join now."""
        present = self.coming[0].members if self.coming else ()
        for guests in range(MOST_GUESTS, -1, -1):
            if self.kind.attend is not None and present and self._could(present, guests):
                return guests
        return -1

    def _could(self, present: tuple[int, ...], guests: int) -> bool:
        try:
            assert self.kind.attend is not None
            self.kind.attend(self.progress, present, guests)
        except CampaignError:
            return False
        return True

    def scene(self) -> CampaignScene:
        """All that a front end draws of it; stops on the road lead to the chapters they became."""
        drawn, numbers = self.kind.drawing(self.progress), self._numbers()
        road = [replace(stop, chapter=numbers.get(stop.id, -1)) for stop in drawn.road]
        return replace(drawn, road=tuple(road))

    def _numbers(self) -> dict[str, int]:
        """The last chapter of each episode."""
        return {chapter.episode: number for number, chapter in enumerate(self.chapters)}

    # ---- writing ---------------------------------------------------------------------------

    def text(self) -> str:
        """The whole campaign as one text."""
        body = toml.dumps(
            {
                "format": FORMAT,
                "game": self.game.id,
                "campaign": self.kind.id,
                "name": self.name,
                "rules": self.game.revision,
                "content": self.game.content_hash(),
                "seats": self.seats,
                "version": self.kind.progress.VERSION,
                "options": self.options,
                "founded": self.founded.save(),
                "progress": self.progress.save(),
                "chapters": [chapter.save() for chapter in self.chapters],
            }
        )
        return f"{SEAL}{sealed(body)}\n{body}"


def sealed(body: str) -> str:
    """The fingerprint by which a campaign is known to be whole."""
    return blake2b(body.encode(), digest_size=12).hexdigest()


def read_campaign(text: str) -> Campaign:
    """The campaign of a text; CampaignError says what is wrong with it."""
    header = _header(_body(text))
    try:
        return _campaign(header)
    except (SaveError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise CampaignError(f"the campaign does not fit: {error}") from None
    except CampaignError:
        raise
    except UndercroftError as error:
        raise CampaignError(str(error)) from None


def _body(text: str) -> str:
    """What stands under the seal."""
    first, _, body = text.replace("\r\n", "\n").partition("\n")
    if not first.startswith(SEAL):
        raise CampaignError(f'this is no campaign: its first line does not begin with "{SEAL}"')
    if first.removeprefix(SEAL).strip() != sealed(body):
        raise CampaignError("the campaign is not whole: it was cut, or changed after it was saved")
    return body


def _header(body: str) -> dict[str, Any]:
    try:
        header = tomllib.loads(body)
    except tomllib.TOMLDecodeError as error:
        raise CampaignError(f"the campaign is not TOML: {error}") from None
    for key in (*_KEYS, "founded", "progress"):
        if key not in header:
            raise CampaignError(f'the campaign lacks "{key}"')
    for key in header:
        if key not in _KEYS and key not in _MORE:
            raise CampaignError(f'a campaign has no "{key}"')
    if header["format"] != FORMAT:
        raise CampaignError(f"the campaign has format {header['format']!r}; this reads {FORMAT}")
    return header


def _campaign(header: dict[str, Any]) -> Campaign:
    game = game_by_id(str(header["game"]))
    if header["rules"] != game.revision:
        raise CampaignError(
            f"the campaign needs rules {header['rules']} of {game.name}; these are {game.revision}"
        )
    kind = game.campaign(str(header["campaign"]))
    version = expect(header["version"], int, "a number")
    chapters = tuple([Chapter.load(plain) for plain in header.get("chapters", [])])
    campaign = Campaign(
        game,
        kind,
        expect(header["seats"], int, "a number"),
        kind.chosen(header.get("options", {})),
        kind.progress.read(header["founded"], version),
        kind.progress.read(header["progress"], version),
        chapters,
        expect(header.get("name", ""), str, "a name"),
    )
    kind.episodes(campaign.progress)
    return campaign
