"""What a front end draws of a campaign, in drawing words only."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.kernel.scene import CardZone, Token, Track


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Those who go together through a campaign as one seat: who they are and what they own.

    `notes` say what has happened to them, such as who was lost; one who is `away` sits out.
    """

    id: str
    name: str
    owner: int
    figures: tuple[Token, ...] = ()
    zones: tuple[CardZone, ...] = ()
    tracks: tuple[Track, ...] = ()
    notes: tuple[str, ...] = ()
    away: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Milestone:
    """A stop on the road: an episode that was played, that comes next, or that lies ahead.

    `icon` is its picture, `ending` how it came out; `chapter` is the number of its record.
    """

    id: str
    title: str
    text: str = ""
    icon: str = ""
    ending: str = ""
    notes: tuple[str, ...] = ()
    state: str = "ahead"
    chapter: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignScene:
    """A campaign as it stands: who goes along, the road, what is at stake, how it came out."""

    name: str
    standing: str
    members: tuple[Member, ...] = ()
    road: tuple[Milestone, ...] = ()
    stakes: str = ""
    ending: str = ""
