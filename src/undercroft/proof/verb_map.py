"""Which verb is legal where, and done where: the tables in `docs/map.md`, read from the code.

`python -m undercroft.proof.verb_map [FILE]` prints them, or puts them into the page.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import undercroft as uc
from undercroft.crawl.actions import Action, ActionList
from undercroft.kernel.checks import Check
from undercroft.kernel.moves import Verb
from undercroft.kernel.registry import Game
from undercroft.proof.citations import cited

START: Final = "<!-- verbs: made by python -m undercroft.proof.verb_map docs/map.md -->\n"
END: Final = "<!-- end of verbs -->\n"
HEADER: Final = "| verb | legal | done | rules |\n|---|---|---|---|\n"
MOST_PLACES: Final = 3


@dataclass(frozen=True, slots=True)
class Row:
    """One verb: where it is found legal, where it is done, and the rules behind both."""

    verb: str
    legal: str
    done: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"| `{self.verb}` | {self.legal} | {self.done} | {', '.join(self.rules)} |"


def rows(game: Game) -> list[Row]:
    """The verbs of a game: first those of a turn, then those that are asked for in between."""
    modules = [
        importlib.import_module(name) for name in game.proof.modules if f".{game.id}." in name
    ]
    actions = {each.verb: each for module in modules for each in _actions(vars(module).values())}
    others = [verb for verb in game.notation.verbs.values() if verb not in actions]
    places = _places(modules, others)
    asked = [_asked(verb, places[verb]) for verb in others if places[verb]]
    return [*map(_of_a_turn, actions.values()), *asked]


def _actions(values: Iterable[Any]) -> Iterator[Action[Any, Any]]:
    """The actions in a module, and in the classes that list actions of their own."""
    for value in values:
        if isinstance(value, Action):
            yield value
        elif isinstance(value, type) and isinstance(
            actions := vars(value).get("ACTIONS"), tuple | ActionList
        ):
            yield from actions


def _of_a_turn(action: Action[Any, Any]) -> Row:
    kind = type(action)
    checks = [f"`{_name(check)}`" for check in action.act.checks]
    lists, does = (_definer(kind, name) for name in ("candidates", "do"))
    rules = (*cited(kind.__doc__), *(check.rule for check in action.act.checks))
    legal = f"{_place(lists)}.candidates" + (f" and {', '.join(checks)}" if checks else "")
    return Row(action.verb.name, legal, f"{_place(does)}.do", tuple(dict.fromkeys(rules)))


def _name(check: Check) -> str:
    return str(getattr(check.test, "__name__", "check"))


def _definer(kind: type, method: str) -> type:
    return next(each for each in kind.__mro__ if method in vars(each))


def _place(kind: type) -> str:
    return f"{_room(kind.__module__)}: {kind.__qualname__}"


def _room(module: str) -> str:
    """A module as it is called inside its game: `combat/attack`."""
    return "/".join(module.split(".")[3:])


def _asked(verb: Verb, places: list[tuple[str, str, tuple[str, ...]]]) -> Row:
    """A verb that frames ask for: they say what is legal, and take the answer."""
    shown = [f"{_room(module)}: {name}" for module, name, _ in places[:MOST_PLACES]]
    more = f" and {len(places) - MOST_PLACES} more" if len(places) > MOST_PLACES else ""
    rules = dict.fromkeys(id_ for _, _, ids in places[:MOST_PLACES] for id_ in ids)
    return Row(verb.name, ", ".join(shown) + more, "in the same frame", tuple(rules))


def _places(
    modules: Iterable[Any], verbs: list[Verb]
) -> dict[Verb, list[tuple[str, str, tuple[str, ...]]]]:
    """Where each verb is named: module, class or function, and the rules cited there."""
    places: dict[Verb, list[tuple[str, str, tuple[str, ...]]]] = {verb: [] for verb in verbs}
    for module in modules:
        named = {name: v for name, v in vars(module).items() if isinstance(v, Verb) and v in places}
        if not named:
            continue
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                ids = cited(ast.get_docstring(node))
                used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                for name in sorted(used & named.keys()):
                    places[named[name]].append((module.__name__, node.name, ids))
    return places


def page() -> str:
    """The tables of all games."""
    parts = []
    for id_ in uc.GAMES:
        game = uc.game(id_)
        lines = "\n".join(map(str, rows(game)))
        parts.append(f"### {game.name}\n\n{HEADER}{lines}\n")
    return "\n".join(parts)


def put_into(text: str) -> str:
    """A page with the tables of now between the two marks."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{page()}\n{END}{after}"


def main(words: list[str]) -> None:
    """Print the tables, or put them into a page."""
    if not words:
        print(page())
        return
    path = Path(words[0])
    path.write_text(put_into(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
