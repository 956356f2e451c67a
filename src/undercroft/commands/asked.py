"""Reading what was asked for on the command line; what cannot be is said in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from undercroft.arena.sim.plan import Way, ways
from undercroft.bots.choosing import Bot
from undercroft.bots.roster import QUICK, is_known, make
from undercroft.kernel.errors import NotationError, SetupError, UndercroftError
from undercroft.kernel.registry import Game, Option, Value, load
from undercroft.kernel.table import Setup

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Varied = Annotated[
    list[str] | None,
    typer.Option("--vary", metavar="NAME", help="Play all values of this option; repeatable."),
]
SeatCounts = Annotated[
    str | None, typer.Option("--seats", metavar="N,...", help="How many seats; 2 by default.")
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


def options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """The options written as name=value."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f'"{text}" is not an option; write name=value')
        chosen[name] = _value(known[name], value) if name in known else value
    return game.chosen(chosen)


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
    for text in given:
        place, equals, name = text.partition("=")
        if equals:
            names[_seat(setup, place)] = name
    for text in given:
        if "=" not in text:
            names = dict.fromkeys(range(1, setup.seats), _somewhere(text)) | names
    return {seat: make(name, setup.game, seed * 64 + seat) for seat, name in names.items()}


def _somewhere(text: str) -> str:
    if not is_known(text):
        raise SetupError(f'"{text}" is not a bot at a seat; write seat=random or seat=greedy')
    return text


def _seat(setup: Setup, text: str) -> int:
    seats = setup.game.notation.seats
    try:
        seat = seats.parse(text if not text.isdecimal() else f"{seats.letter}{text}")
    except NotationError as error:
        raise SetupError(str(error)) from None
    if not 0 <= seat < setup.seats:
        raise SetupError(f"there is no seat {text}; the last one is {seats.text(setup.seats - 1)}")
    return seat


def numbers(given: Sequence[str]) -> dict[str, int]:
    """Numbers of games written as bot=number."""
    found: dict[str, int] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in QUICK or not number.isdecimal() or len(number) > 9:
            raise SetupError(f'"{text}" is not a number of games by bots; write random=1000')
        found[name] = int(number)
    return found


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
    found, refused = ways(game, seat_counts(game, seats), given, varied)
    for words in refused:
        typer.echo(f"left out: {words}", err=True)
    return tuple(found)
