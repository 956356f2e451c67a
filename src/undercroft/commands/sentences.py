"""Errors as sentences on stderr with the right exit code; tracebacks only when asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from undercroft.kernel.errors import UndercroftError

BAD_INPUT = 2
BROKEN = 1
REPORT = "This is a mistake of ours. Run it again with `undercroft --debug ...` and report both."


class Sentences(TyperGroup):
    """The group of all commands; whatever goes wrong inside one becomes a sentence."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except UndercroftError as error:
            if ctx.params.get("debug"):
                raise
            _say(str(error))
            raise typer.Exit(BAD_INPUT) from None
        except Exception as error:
            if _is_typers(error) or ctx.params.get("debug"):
                raise
            _say(f"{type(error).__name__}: {error}")
            typer.echo(REPORT, err=True)
            raise typer.Exit(BROKEN) from None


def _is_typers(error: Exception) -> bool:
    """Whether Typer itself will say it: wrong usage, an exit, a closed pipe."""
    return hasattr(error, "exit_code") or isinstance(error, typer.Abort | BrokenPipeError)


def _say(words: str) -> None:
    typer.echo(f"Error: {sentence(words)}", err=True)


def sentence(words: str) -> str:
    """Words with a capital, unless they begin with the name of a file."""
    first = words.partition(" ")[0]
    is_word = first.strip(",:;").isalpha() and not Path(first).exists()
    return words[:1].upper() + words[1:] if is_word else words
