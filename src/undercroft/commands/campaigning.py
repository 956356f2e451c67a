"""Campaigns on the command line: begun, played, kept, sent to others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import undercroft as uc
from undercroft.campaigns.chronicle import chronicle
from undercroft.campaigns.folder import FolderShelf, usual_folder
from undercroft.campaigns.shelf import (
    Save,
    carry_on,
    checked_name,
    go_back,
    keep_named,
    readable,
    update,
)
from undercroft.commands import asked, lookup, replaying, screens
from undercroft.commands.asked import Chosen, GameId
from undercroft.commands.rooms import Plain
from undercroft.commands.tables import show_table
from undercroft.kernel.campaign import Campaign, read_campaign
from undercroft.kernel.episodes import CampaignKind, Episode
from undercroft.kernel.errors import CampaignError, SetupError
from undercroft.kernel.registry import Game
from undercroft.kernel.table import Table
from undercroft.terminal.local import LocalSession
from undercroft.terminal.plain import PlainClient
from undercroft.terminal.saving import GoOn, write_file
from undercroft.terminal.talk import Terminal, is_screen

campaign = typer.Typer(
    name="campaign",
    help="Play campaigns: games in which something is carried from one to the next.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Key = Annotated[str, typer.Argument(metavar="CAMPAIGN", help="The campaign, as listed.")]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where campaigns are kept (default: your data folder)."),
]


class InCampaign(GoOn):
    """An episode is kept with its campaign, which says how to go on."""

    def lines(self, table: Table, path: Path) -> list[str]:
        return []


def shelf_in(folder: Path | None) -> FolderShelf:
    """The place where campaigns are kept."""
    return FolderShelf(folder or usual_folder())


@campaign.command()
def new(
    game: GameId,
    kind: Annotated[
        str | None,
        typer.Argument(metavar="[KIND]", help="Which campaign (default: the game's first)."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many go (default: the fewest).")
    ] = None,
    option: Chosen = None,
    name: Annotated[str, typer.Option(help="What the campaign is called.")] = "",
    folder: Folder = None,
) -> None:
    """Begin a campaign."""
    played = uc.game(game)
    chosen = played.campaign(kind) if kind else first_kind(played)
    options = asked.options(chosen, option or [])
    called = checked_name(name) if name else ""
    begun = Campaign.found(game, chosen.id, seats, options, called)
    shelf = shelf_in(folder)
    key = shelf.free_key(begun.name)
    shelf.put(key, begun.text())
    typer.echo(f"{begun.name} is begun.")
    say_next(begun, key)


def first_kind(game: Game) -> CampaignKind:
    """The campaign a game has, or the first of them."""
    if not game.campaigns:
        raise SetupError(f"{game.name} has no campaign")
    return game.campaigns[0]


def say_next(c: Campaign, key: str) -> None:
    """How it stands, and what can be played next."""
    scene = c.scene()
    typer.echo(scene.ending or scene.standing)
    for episode in c.coming:
        typer.echo(f"  {episode.id}: {episode.title}" + (f" - {episode.text}" * bool(episode.text)))
    if c.coming:
        typer.echo(f"Play on with: undercroft campaign play {key}")


@campaign.command(name="list")
def list_(folder: Folder = None) -> None:
    """List your campaigns."""
    shelf = shelf_in(folder)
    show_table(
        ("campaign", "name", "game", "how it stands"), [row(shelf, k) for k in shelf.all_keys()]
    )


def row(shelf: FolderShelf, key: str) -> tuple[str, str, str, str]:
    """A campaign in the list, readable or not."""
    found = readable(shelf.text(key))
    if isinstance(found, str):
        return key, "-", "-", found
    scene = found.scene()
    return key, found.name, found.game.name, scene.ending or scene.standing


@campaign.command()
def show(
    key: Key,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="FILE", help="Write the page to this file.")
    ] = None,
    folder: Folder = None,
) -> None:
    """Show the chronicle of a campaign: the road, those who go it, what they own."""
    page = chronicle(read_campaign(shelf_in(folder).text(key)))
    if to is None:
        typer.echo(page, nl=False)
        return
    asked.place_for(to, "chronicle")
    write_file(to, page)
    typer.echo(f"The chronicle is written to {to}.")


@campaign.command()
def play(
    ctx: typer.Context,
    key: Key,
    episode: Annotated[
        str | None, typer.Option(help="Which episode, where several can be played.")
    ] = None,
    present: Annotated[
        str | None,
        typer.Option(metavar="1,3", help="Which of the members take part (default: as before)."),
    ] = None,
    guests: Annotated[int, typer.Option(min=0, help="How many guests join them.")] = 0,
    plain: Plain = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="[SEAT=]BOT", help="A bot for one seat, or for all free ones."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Random seed (default: random).")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Play forced moves without asking.")] = False,
    anew: Annotated[
        bool, typer.Option("--anew", help="Begin an episode that was begun once more.")
    ] = False,
    folder: Folder = None,
) -> None:
    """Play the next episode of a campaign, or go on with the one that was begun."""
    shelf = shelf_in(folder)
    if present is not None or guests:
        attend(shelf, key, present, guests)
    if anew or present is not None or guests:
        put_aside(shelf.episode(key))
    record, luck = shelf.episode(key), secrets.randbelow(1 << 32) if seed is None else seed
    table = opened(read_campaign(shelf.text(key)), record, episode, luck)
    if table.over is None:
        sit_down(ctx, table, record, bot or [], luck, plain=plain, auto=auto)
        table = replaying.loaded_table(table.game.id, record, luck)
    if table.over is None:
        typer.echo(f"The episode goes on with: undercroft campaign play {key}")
        return
    carried = carry_on(shelf, key, table)
    record.unlink(missing_ok=True)
    say_next(carried, key)


def attend(shelf: FolderShelf, key: str, present: str | None, guests: int) -> None:
    """Let some members go on, and guests with them."""
    before, after = (read_campaign(shelf.text(key)) for _ in range(2))
    members = enumerate(before.scene().members, 1)
    there = [str(number) for number, member in members if not member.away]
    parts = there if present is None else present.split(",")
    if not all(part.strip().isdecimal() for part in parts):
        raise SetupError(f'"{present}" are not members; write their numbers: 1,3')
    after.attend([int(part) - 1 for part in parts], guests)
    update(shelf, key, before, after)


def opened(c: Campaign, record: Path, wanted: str | None, seed: int) -> Table:
    """The episode that was begun, or a new one."""
    if record.exists():
        table = replaying.loaded_table(c.game.id, record, seed)
        c.brought_by(table)
        return table
    return c.open(chosen_episode(c, wanted).id, seed)


def chosen_episode(c: Campaign, wanted: str | None) -> Episode:
    """What is played next: the first of what comes, if nothing else is said."""
    if wanted is not None:
        return c.kind.episode(c.progress, wanted)
    if c.is_over:
        raise CampaignError(f"{c.name} is over: {c.scene().ending}")
    return c.coming[0]


def sit_down(
    ctx: typer.Context,
    table: Table,
    record: Path,
    given: Sequence[str],
    seed: int,
    *,
    plain: bool,
    auto: bool,
) -> None:
    """Play an episode as any other game."""
    bots = asked.bots(table.setup, given, seed)
    go_on = InCampaign(ctx.obj.command())
    write_file(record, table.record())
    if not plain and is_screen():
        screens.full(table, record, go_on, bots, auto=auto)
        return
    words = partial(lookup.words_of, table.game)
    session = LocalSession(table, record, bots=bots, go_on=go_on, rule_words=words, auto=auto)
    PlainClient(session, Terminal()).run()


@campaign.command()
def record(
    key: Key,
    number: Annotated[int, typer.Argument(min=1, help="Which episode, counted from 1.")],
    to: Annotated[Path, typer.Argument(metavar="FILE", help="The record to write.")],
    folder: Folder = None,
) -> None:
    """Write the record of an episode that was played, to step through it."""
    c = read_campaign(shelf_in(folder).text(key))
    if number > len(c.chapters):
        raise CampaignError(f"{c.name} has {len(c.chapters)} episodes behind it, not {number}")
    if to.exists():
        raise SetupError(f"{to} exists already; choose another name")
    asked.place_for(to, "record")
    write_file(to, c.chapters[number - 1].record)
    typer.echo(f"{c.chapters[number - 1].title} is written to {to}.")


@campaign.command()
def saves(key: Key, folder: Folder = None) -> None:
    """List the saves and backups of a campaign."""
    found = shelf_in(folder).saves(key)
    show_table(("number", "when", "name", "how it stood"), [save_row(save) for save in found])


def save_row(save: Save) -> tuple[str, str, str, str]:
    """A save in the list."""
    when = f"{datetime.fromtimestamp(save.at / 1000):%Y-%m-%d %H:%M}"
    return str(save.number), when, save.name or "(backup)", save.standing


@campaign.command()
def save(
    key: Key,
    name: Annotated[str, typer.Argument(help='What to call it, such as "before the Titan".')],
    folder: Folder = None,
) -> None:
    """Keep a campaign as it stands under a name."""
    keep_named(shelf_in(folder), key, name)
    typer.echo(f'{key} is kept as "{checked_name(name)}".')


@campaign.command()
def back(
    key: Key,
    number: Annotated[int, typer.Argument(help="The number of the save.")],
    folder: Folder = None,
) -> None:
    """Go back to a save; how the campaign stands now becomes a backup."""
    shelf = shelf_in(folder)
    carried = go_back(shelf, key, number)
    # The episode that was being played belongs to what comes after.
    put_aside(shelf.episode(key))
    say_next(carried, key)


def put_aside(record: Path) -> None:
    """The episode that was being played is not gone on with; its record is kept once."""
    if record.exists():
        record.replace(record.with_suffix(".left"))


@campaign.command(name="export")
def export_(
    key: Key,
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    folder: Folder = None,
) -> None:
    """Write a campaign to one file."""
    if file.exists():
        raise SetupError(f"{file} exists already; choose another name")
    asked.place_for(file, "campaign")
    write_file(file, shelf_in(folder).text(key))
    typer.echo(f"{key} is written to {file}.")


@campaign.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="A file that was exported.")], folder: Folder = None
) -> None:
    """Take up a campaign from a file."""
    text = asked.read_text(file, "campaign")
    try:
        c = read_campaign(text)
    except CampaignError as error:
        raise CampaignError(f"{file}: {error}") from None
    shelf = shelf_in(folder)
    key = shelf.free_key(c.name)
    shelf.put(key, text)
    typer.echo(f"{c.name} is here as {key}.")
    say_next(c, key)


@campaign.command()
def delete(
    key: Key,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    folder: Folder = None,
) -> None:
    """Delete a campaign with all its saves."""
    shelf = shelf_in(folder)
    shelf.text(key)
    if not yes and not typer.confirm(f"Delete {key} with all its saves?"):
        typer.echo("Nothing is deleted.")
        return
    shelf.drop(key)
    typer.echo(f"{key} is deleted.")
