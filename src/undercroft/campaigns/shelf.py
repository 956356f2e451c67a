"""What a place does that keeps campaigns, and what all such places have in common.

A campaign is kept as its text. The seal of that text says which state of it somebody has seen: who
replaces it names the seal that is to be replaced, so that nobody writes over what another has done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from undercroft.kernel.campaign import SEAL, Campaign, read_campaign
from undercroft.kernel.errors import CampaignError, UndercroftError
from undercroft.kernel.table import Table

BACKUPS: Final = 10
"""How many automatic backups of a campaign are kept."""
MOST_SAVES: Final = 50
LONGEST_NAME: Final = 60


class Changed(CampaignError):
    """Somebody else has changed the campaign since it was looked at; both are told."""

    def __init__(self, here: Campaign, there: Campaign) -> None:
        self.here = here
        self.there = there
        mine, theirs = here.scene().standing, there.scene().standing
        super().__init__(
            "somebody else has changed this campaign meanwhile, and nothing of theirs is"
            f" overwritten. You saw: {mine} It is now: {theirs}"
        )


@dataclass(frozen=True, slots=True)
class Save:
    """A campaign as it stood: an automatic backup, or a save with a name.

    `at` is in milliseconds since 1970.
    """

    number: int
    at: int
    name: str
    standing: str

    @property
    def is_automatic(self) -> bool:
        """Whether nobody gave it a name."""
        return not self.name


class Shelf(Protocol):
    """A place that keeps campaigns, each under a key."""

    def all_keys(self) -> list[str]:
        """The keys of all campaigns, the latest first."""

    def text(self, key: str) -> str:
        """A campaign as it stands; CampaignError if there is none."""

    def put(self, key: str, text: str) -> None:
        """A new campaign; CampaignError if the key is taken."""

    def replace(self, key: str, seal: str, text: str, standing: str) -> bool:
        """Another text in place of the one with a seal, which becomes a backup.

        False, and nothing has changed, if another one stands there by now.
        """

    def saves(self, key: str) -> list[Save]:
        """Its saves and backups, the latest first."""

    def saved(self, key: str, number: int) -> str:
        """The text of a save; CampaignError if there is none."""

    def keep_save(self, key: str, name: str) -> None:
        """Keep the campaign as it stands under a name."""

    def drop(self, key: str) -> None:
        """Forget a campaign with all its saves."""


def seal_of(text: str) -> str:
    """The seal of a campaign's text."""
    return text.partition("\n")[0].removeprefix(SEAL).strip()


def update(shelf: Shelf, key: str, before: Campaign, after: Campaign) -> None:
    """Put what a campaign has become in place of what it was; Changed if it is not that."""
    standing = before.scene().standing
    if not shelf.replace(key, seal_of(before.text()), after.text(), standing):
        raise Changed(before, read_campaign(shelf.text(key)))


def carry_on(shelf: Shelf, key: str, table: Table) -> Campaign:
    """Note an episode that is over."""
    before, after = (read_campaign(shelf.text(key)) for _ in range(2))
    after.close(table)
    update(shelf, key, before, after)
    return after


def keep_named(shelf: Shelf, key: str, name: str) -> None:
    """Keep a campaign as it stands now under a name, to come back to it."""
    words = checked_name(name)
    named = [save for save in shelf.saves(key) if not save.is_automatic]
    if len(named) >= MOST_SAVES:
        raise CampaignError(f"{MOST_SAVES} saves are kept of a campaign; that is the most")
    if words in [save.name for save in named]:
        raise CampaignError(f'there is a save called "{words}" already; choose another name')
    shelf.keep_save(key, words)


def checked_name(name: str) -> str:
    """A name that can be shown on one line."""
    words = " ".join(name.split())
    if not words or len(words) > LONGEST_NAME or not words.isprintable():
        raise CampaignError(f"a name has 1 to {LONGEST_NAME} letters, on one line")
    return words


def go_back(shelf: Shelf, key: str, number: int) -> Campaign:
    """Let a campaign stand as it was saved; how it stood until now becomes a backup."""
    before = read_campaign(shelf.text(key))
    after = read_campaign(shelf.saved(key, number))
    update(shelf, key, before, after)
    return after


def readable(text: str) -> Campaign | str:
    """A campaign, or why it cannot be read."""
    try:
        return read_campaign(text)
    except UndercroftError as error:
        return str(error)
