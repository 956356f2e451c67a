"""Requests and answers about campaigns."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.kernel.campaign_scene import CampaignScene
from undercroft.kernel.options import Value
from undercroft.server.protocol.http import Name, NewRoom
from undercroft.server.protocol.plain import check_name, check_plain

Seal = Annotated[str, msgspec.Meta(max_length=40)]
CampaignName = Annotated[str, msgspec.Meta(max_length=60)]


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be begun; `host` is who begins it."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    kind: Annotated[str, msgspec.Meta(max_length=60)]
    host: Name = "Host"
    seats: Annotated[int, msgspec.Meta(ge=1, le=31)] | None = None
    options: dict[str, Value] = {}
    name: CampaignName = ""

    def __post_init__(self) -> None:
        check_name(self.host)
        check_plain(self.name)


class ImportCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign that was exported."""

    text: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    host: Name = "Host"

    def __post_init__(self) -> None:
        check_name(self.host)


class CampaignTicket(msgspec.Struct, frozen=True):
    """Who somebody is in a campaign. Keep the token secret."""

    code: str
    person: int
    name: str
    token: str


class JoinCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Belong to a campaign."""

    name: Name

    def __post_init__(self) -> None:
        check_name(self.name)


class OpenEpisode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play an episode that comes next; `seal` says how the campaign stood when one looked.

    The room is like any other; game, options and their number of seats are the episode's.
    """

    seal: Seal
    episode: Annotated[str, msgspec.Meta(max_length=80)]
    room: NewRoom = NewRoom()


class Attend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes part from now on: members by their numbers, and so many guests."""

    seal: Seal
    present: Annotated[tuple[int, ...], msgspec.Meta(max_length=31)]
    guests: Annotated[int, msgspec.Meta(ge=0, le=31)] = 0


class NamedSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep the campaign as it stands under a name."""

    name: Annotated[str, msgspec.Meta(max_length=80)]

    def __post_init__(self) -> None:
        check_plain(self.name)


class GoBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let the campaign stand as in a save."""

    seal: Seal
    number: Annotated[int, msgspec.Meta(ge=0)]


class EpisodeInfo(msgspec.Struct, frozen=True):
    """An episode that comes next; `members` says whose each seat is."""

    id: str
    title: str
    text: str
    stakes: str
    icon: str
    seats: int
    members: tuple[int, ...]


class ChapterInfo(msgspec.Struct, frozen=True):
    """An episode that was played."""

    number: int
    title: str
    ending: str


class SaveInfo(msgspec.Struct, frozen=True):
    """A save, or an automatic backup, which has no name."""

    number: int
    at: int
    name: str
    standing: str


class CampaignPage(msgspec.Struct, frozen=True):
    """A campaign as anybody may see it; `person` is who asks, `room` where they play now.

    With a `problem` it cannot be read by this version; it is kept as it is, and can be exported.
    """

    code: str
    seal: str
    game: str = ""
    kind: str = ""
    name: str = ""
    scene: CampaignScene | None = None
    coming: tuple[EpisodeInfo, ...] = ()
    chapters: tuple[ChapterInfo, ...] = ()
    saves: tuple[SaveInfo, ...] = ()
    people: tuple[str, ...] = ()
    person: int = -1
    room: str = ""
    guests: int = -1
    """How many guests can join; -1 where nobody can stay away or join now."""
    problem: str = ""


class MyCampaign(msgspec.Struct, frozen=True):
    """A campaign in a list."""

    code: str
    name: str
    game: str
    standing: str
    room: str


class MyCampaigns(msgspec.Struct, frozen=True):
    """My campaigns; those that are gone are left out."""

    campaigns: tuple[MyCampaign, ...]


class Deleted(msgspec.Struct, frozen=True):
    """A campaign is gone."""

    code: str
