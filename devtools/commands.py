"""The commands of `dev.py`."""

import argparse
import shutil
import time
from collections.abc import Sequence

from devtools import checks, debian
from devtools.client import prepare_client
from devtools.console import Trouble, become, note
from devtools.environment import install_pins, prepare_environment
from devtools.node import Node, machine_node, packaged_node
from devtools.one_at_a_time import one_at_a_time
from devtools.pins import renew_pins
from devtools.places import HERE
from devtools.postgres import postgres_folder

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(words: Sequence[str]) -> int:
    """Do what the words ask; say in a sentence what stands in the way."""
    try:
        return _obey(words)
    except Trouble as trouble:
        note(str(trouble))
    except PermissionError as error:
        note(f"You may not write {error.filename}. Set Undercroft up in a folder of your own.")
    except KeyboardInterrupt:
        note("Stopped.")
    return 1


def _obey(words: Sequence[str]) -> int:
    if words[:1] == ["run"]:
        return run_command(words[1:])
    chosen = _parser().parse_args(words)
    match chosen.command:
        case "play":
            return play(chosen.port, opens_browser=not chosen.no_browser)
        case "test":
            return test(is_long=chosen.all, only=chosen.only)
        case "pins":
            renew_pins(HERE)
        case _:
            set_up()
            note("Undercroft is set up.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description="Undercroft's working copy.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("setup", help="set up what is missing or has changed")
    play_words = commands.add_parser("play", help="serve the games and open a browser")
    play_words.add_argument("--port", type=int, help="listen here; 0 takes any free port")
    play_words.add_argument("--no-browser", action="store_true", help="open no browser")
    test_words = commands.add_parser("test", help="run the checks")
    test_words.add_argument("--all", action="store_true", help="the long ones too")
    test_words.add_argument("--only", metavar="CHECK", help="one check, by its name")
    commands.add_parser("run", help="run the undercroft command: dev.py run ARGS")
    commands.add_parser("pins", help="renew the hashed requirements (needs uv)")
    return parser


def set_up() -> None:
    """Bring the environment and the web client up to date."""
    with one_at_a_time(HERE.build):
        prepare_environment(HERE)
        prepare_client(HERE, find_node)


def find_node() -> Node:
    """The machine's Node, or the packaged one, installed when it is missing."""
    if found := machine_node() or packaged_node(HERE.python):
        return found
    note("No Node that is new enough is here; installing the packaged one ...")
    install_pins(HERE, "requirements-node.txt")
    if found := packaged_node(HERE.python):
        return found
    raise Trouble("No Node can be found or installed. Install Node 22 with npm and try again.")


def play(port: int | None, *, opens_browser: bool) -> int:
    set_up()
    chosen_port = [] if port is None else [f"--port={port}"]
    browser = [] if opens_browser else ["--no-browser"]
    return become([HERE.python, "-m", "undercroft.server", *chosen_port, *browser])


def run_command(words: Sequence[str]) -> int:
    set_up()
    return become([HERE.script("undercroft"), *words])


def test(*, is_long: bool, only: str | None) -> int:
    began = time.monotonic()
    set_up()
    _look_for_browser()
    _look_for_postgres()
    set_up_result = checks.Result("set-up", is_passed=True, seconds=time.monotonic() - began)
    chosen = _chosen_steps(is_long=is_long, only=only)
    results = [set_up_result, *map(checks.run_step, chosen)]
    print(checks.summary(results), flush=True)
    return 0 if all(result.is_passed for result in results) else 1


def _chosen_steps(*, is_long: bool, only: str | None) -> list[checks.Step]:
    known = list(checks.steps(HERE, find_node(), is_long=is_long))
    chosen = [step for step in known if only in (None, step.name)]
    if not chosen:
        names = ", ".join(step.name for step in known)
        raise Trouble(f"There is no check called {only!r}. The checks are: {names}.")
    return chosen


def _look_for_browser() -> None:
    if any(map(shutil.which, BROWSERS)) or debian.install_packages(["chromium"]):
        return
    note("No Chromium is here and it cannot be installed: the browser test will be skipped.")


def _look_for_postgres() -> None:
    if postgres_folder() or debian.install_packages(["postgresql"]):
        return
    note("No PostgreSQL is here and it cannot be installed: its tests will be skipped.")
