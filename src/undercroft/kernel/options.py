"""What can be chosen when a game is set up: each option is declared once, in a frozen dataclass.

    @dataclass(frozen=True, slots=True)
    class ToyOptions:
        hearts: int = option("How many hearts everybody has.", 3, (1, 3, 5), "TOY-01")

The state holds one such value, which all its clones share; set-up pages, commands and the soak read
the list that `options_of` makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from undercroft.kernel.errors import SaveError, SetupError
from undercroft.kernel.layout import Kind, Plain, record

Value = int | str | bool
Options = Mapping[str, Value]
_OPTION: Final = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen when a game is set up; `names` are what choices are called.

    A ruling only says how a rule is read that can be read in two ways.
    """

    name: str
    help: str
    default: Value
    choices: tuple[Value, ...] = (False, True)
    rule: str = ""
    names: tuple[str, ...] = ()
    is_ruling: bool = False

    @property
    def kind(self) -> str:
        """flag, number or choice."""
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) else "choice"

    def checked(self, value: Value) -> Value:
        """The value, if it is one of the choices."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        allowed = ", ".join(str(choice) for choice in self.choices)
        raise SetupError(f'option "{self.name}" cannot be {value!r}; it can be {allowed}')


def option(
    help_: str,
    default: Value,
    choices: tuple[Value, ...] = (False, True),
    rule: str = "",
    names: tuple[str, ...] = (),
) -> Any:
    """Declare an option where its type is annotated; `names` are what its choices are called."""
    declared = Option("", help_, default, choices, rule, names)
    return field(default=default, metadata={_OPTION: declared})


def ruling(
    help_: str, default: Value, choices: tuple[Value, ...] = (False, True), rule: str = ""
) -> Any:
    """Declare an option that only says how a rule is read."""
    declared = Option("", help_, default, choices, rule, is_ruling=True)
    return field(default=default, metadata={_OPTION: declared})


def options_of(declared: type[Any]) -> tuple[Option, ...]:
    """The options that a dataclass declares, in their order."""
    return tuple(replace(f.metadata[_OPTION], name=f.name) for f in fields(declared))


def chosen_in(declared: type[Any], options: Options) -> Any:
    """The value of a dataclass of options, from all that was chosen for a game."""
    return declared(**{f.name: options[f.name] for f in fields(declared)})


class OptionsKind(Kind):
    """The options of a game as a field of its state; a save leaves out none."""

    def __init__(self, declared: type[Any]) -> None:
        self.declared: Final = declared
        self.known: Final = {known.name: known for known in options_of(declared)}

    def save(self, value: Any) -> Plain:
        return {name: getattr(value, name) for name in self.known}

    def load(self, plain: Plain) -> Any:
        table = record(plain, (), tuple(self.known))
        return self.declared(**{name: self._checked(name, table[name]) for name in table})

    def _checked(self, name: str, value: Value) -> Value:
        try:
            return self.known[name].checked(value)
        except SetupError as error:
            raise SaveError(str(error), (name,)) from None
