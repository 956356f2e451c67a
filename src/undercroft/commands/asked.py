"""Reading what was asked for on the command line; what cannot be is said in a sentence."""

from __future__ import annotations

from collections.abc import Container, Sequence
from pathlib import Path
from typing import Annotated

import typer

from undercroft.arena.sim.plan import Way, ways
from undercroft.bots.choosing import Bot
from undercroft.bots.roster import QUICK, make
from undercroft.kernel.episodes import CampaignKind
from undercroft.kernel.errors import NotationError, SetupError, UndercroftError
from undercroft.kernel.options import Option, Options, Value
from undercroft.kernel.registry import Game, load
from undercroft.kernel.setup import Setup

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game (repeatable)."),
]
Varied = Annotated[
    list[str] | None,
    typer.Option("--vary", metavar="NAME", help="Play every value of this option (repeatable)."),
]
SeatCounts = Annotated[
    str | None,
    typer.Option("--seats", metavar="N,...", help="Numbers of seats to play with (default: 2)."),
]


def further_game(where: str) -> Game:
    """Register the game at "module:attribute"."""
    if where.startswith("."):
        raise SetupError(f'"{where}" is relative; write "module:attribute" in full')
    return load(where)


def place_for(path: Path | None, what: str) -> None:
    """Refuse a file that is to be written later where there is no folder for it."""
    if path is not None and not path.parent.is_dir():
        raise SetupError(f"there is no folder {path.parent} for the {what} {path.name}: make it")


def read_text(path: Path, what: str) -> str:
    """The text of a file."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise UndercroftError(f"the {what} {path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        where = f"byte {error.start + 1} is not UTF-8"
        raise UndercroftError(f"the {what} {path} is not text: {where}") from None


def options(owner: Game | CampaignKind, given: Sequence[str]) -> dict[str, Value]:
    """The options written as name=value."""
    known = {option.name: option for option in owner.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f'"{text}" is not an option; write name=value')
        chosen[name] = _value(known[name], value) if name in known else value
    return owner.chosen(chosen)


def _value(option: Option, text: str) -> Value:
    if option.kind == "flag" and text.lower() in WORDS:
        return WORDS[text.lower()]
    fitting = [choice for choice in option.choices if str(choice).lower() == text.lower()]
    return fitting[0] if fitting else option.checked(text)


def controllers(text: str | None) -> list[int] | None:
    """Controllers written as 0,0,1."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in parts):
        raise SetupError(f'"{text}" are not controllers; write one number a seat: 0,0,1')
    return [int(part) for part in parts]


def bots(setup: Setup, given: Sequence[str], seed: int) -> dict[int, Bot]:
    """Bots written as seat=bot, the seat as in the game (p2) or by its number (2).

    A bot without a seat takes all seats but the first that no other bot has.
    """
    names: dict[int, str] = {}
    for place, name in _placed(given):
        names[_seat_of(setup, place, names)] = name
    for name in _unplaced(setup.game, given):
        if not set(range(1, setup.seats)) - set(names):
            raise SetupError(f"there is no other seat for {name}; add --seats {setup.seats + 1}")
        names = dict.fromkeys(range(1, setup.seats), name) | names
    return {seat: make(name, setup.game, seed * 64 + seat) for seat, name in names.items()}


def seats_for_bots(game: Game, options: Options, given: Sequence[str]) -> int | None:
    """The fewest seats at which bots find a place beside a person, or no matter."""
    if not given:
        return None
    wanted = max([2, *(_seat(game, place) + 1 for place, _ in _placed(given))])
    fitting = [count for count in game.seats_with(options) if count >= wanted]
    return min(fitting, default=wanted)


def _placed(given: Sequence[str]) -> list[tuple[str, str]]:
    """The seats that are named, with their bots."""
    parts = [text.partition("=") for text in given]
    return [(place, name) for place, equals, name in parts if equals]


def _unplaced(game: Game, given: Sequence[str]) -> list[str]:
    """The bots that are named without a seat."""
    unplaced = [text for text in given if "=" not in text]
    for text in unplaced:
        if text.isdecimal() or (text[1:].isdecimal() and text[0] == game.notation.seats.letter):
            raise SetupError(f'"{text}" is a seat; write {text}=BOT')
    return unplaced


def _seat_of(setup: Setup, place: str, taken: Container[int]) -> int:
    """The seat of a table that a bot is to have."""
    seat, seats = _seat(setup.game, place), setup.game.notation.seats
    if seat >= setup.seats:
        raise SetupError(f"there is no seat {place}; the last one is {seats.text(setup.seats - 1)}")
    if seat in taken:
        raise SetupError(f"seat {seats.text(seat)} has two bots; leave one out")
    return seat


def _seat(game: Game, text: str) -> int:
    seats = game.notation.seats
    try:
        return seats.parse(text if not text.isdecimal() else f"{seats.letter}{text}")
    except NotationError as error:
        raise SetupError(str(error)) from None


def numbers(given: Sequence[str]) -> dict[str, int]:
    """Numbers of games written as bot=number."""
    counts: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in QUICK or not number.isdecimal() or len(number) > 9:
            raise SetupError(f'"{text}" is not a number of games by bots; write random=1000')
        counts[name] = int(number)
    return counts


def known_options(game: Game, names: Sequence[str]) -> Sequence[str]:
    """Names of options, all of which the game has."""
    for name in names:
        if name not in {option.name for option in game.options}:
            game.chosen({name: ""})
    return names


def names(text: str) -> tuple[str, ...]:
    """Names of bots written as a,b,c."""
    return tuple(name.strip() for name in text.split(","))


def seat_counts(game: Game, text: str | None) -> list[int]:
    """Numbers of seats written as 2,3,4; by default the fewest that are not alone."""
    if text is None:
        return [min((count for count in game.seats if count > 1), default=1)]
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and 0 < len(part) < 3 for part in parts):
        raise SetupError(f'"{text}" are not numbers of seats; write 2,3,4')
    return [int(part) for part in dict.fromkeys(parts)]


def played_ways(
    game: Game, seats: str | None, option: Sequence[str] | None, vary: Sequence[str] | None
) -> tuple[Way, ...]:
    """The ways to play that were asked for; those that cannot be set up are told on stderr."""
    given, varied = options(game, option or ()), known_options(game, vary or ())
    playable, refused = ways(game, seat_counts(game, seats), given, varied)
    for words in refused:
        typer.echo(f"left out: {words}", err=True)
    return tuple(playable)
