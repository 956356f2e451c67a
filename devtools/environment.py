"""The virtual environment in `.venv`: made once, kept in step with the pinned requirements."""

import importlib.util
import shutil
import sys

from devtools import debian
from devtools.console import Command, Trouble, note, output_of, run
from devtools.places import Places
from devtools.stamps import Stamp, digest_of, read_stamp, write_stamp

PINS = "requirements-dev.txt"
_QUIET_PIP = ("--quiet", "--quiet", "--disable-pip-version-check")
_STAMP = "undercroft-stamp.json"
_PACKAGE_FILES = ("pyproject.toml", "hatch_build.py", "src/undercroft/version.py")


def prepare_environment(places: Places) -> None:
    """Make `.venv` if needed and install what changed since the last time."""
    stamp_file = places.environment / _STAMP
    have = read_stamp(stamp_file)
    if not places.python.exists() or have.get("place") != _place(places):
        make_environment(places)
        have = {"place": _place(places)}
    for part, wanted in _wanted(places).items():
        if have.get(part) != wanted:
            _bring_up_to_date(places, part)
            have[part] = wanted
            write_stamp(stamp_file, have)


def install_pins(places: Places, requirements: str) -> None:
    """Install a hashed requirements file into the environment."""
    install(places, ["--require-hashes", "-r", places.root / requirements])


def install(places: Places, what: Command) -> None:
    """Install with uv or pip, whichever works first."""
    trouble = Trouble("Neither uv nor pip can be found. Install one of them and try again.")
    for installer in _installers(places):
        try:
            run([*installer, *what])
        except Trouble as found:
            trouble = found
        else:
            return
    raise trouble


def _wanted(places: Places) -> Stamp:
    root = places.root
    return {
        "pins": digest_of([root / PINS], root),
        "package": digest_of([root / name for name in _PACKAGE_FILES], root),
    }


def _place(places: Places) -> str:
    return f"{places.root} {places.python.resolve()}"


def _bring_up_to_date(places: Places, part: str) -> None:
    if part == "pins":
        note("Installing the pinned Python packages ...")
        install_pins(places, PINS)
    elif part == "package":
        install(places, ["--no-deps", "--no-build-isolation", "--editable", places.root])


def _installers(places: Places) -> list[Command]:
    found: list[Command] = []
    if uv := shutil.which("uv"):
        found.append([uv, "pip", "install", "--quiet", "--python", places.python])
    if output_of([places.python, "-m", "pip", "--version"]):
        found.append([places.python, "-m", "pip", "install", *_QUIET_PIP])
    elif _has_outside_pip():
        outside = (base_python(), "-m", "pip", "--python", places.python)
        found.append([*outside, "install", *_QUIET_PIP])
    return found


def make_environment(places: Places) -> None:
    """Make a new, empty environment in the way that this machine allows."""
    note(f"Making a Python environment in {places.environment} ...")
    shutil.rmtree(places.environment, ignore_errors=True)
    run(_environment_maker(places))


def _environment_maker(places: Places) -> Command:
    by_venv = [base_python(), "-m", "venv"]
    if _has_ensurepip():
        return [*by_venv, places.environment]
    if uv := shutil.which("uv"):
        return [uv, "venv", "--quiet", "--python", base_python(), places.environment]
    if debian.install_packages([_debian_venv_package()]) and _has_ensurepip():
        return [*by_venv, places.environment]
    if _has_outside_pip():
        return [*by_venv, "--without-pip", places.environment]
    raise Trouble(
        "This Python can make no environment with pip in it. Install uv, or pip, or on Debian "
        f"the package {_debian_venv_package()}, and try again."
    )


def base_python() -> str:
    """The interpreter outside any virtual environment that runs this program."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def _has_ensurepip() -> bool:
    importlib.invalidate_caches()
    if sys.prefix == sys.base_prefix and not importlib.util.find_spec("ensurepip"):
        return False
    return bool(output_of([base_python(), "-m", "ensurepip", "--version"]))


def _has_outside_pip() -> bool:
    answer = output_of([base_python(), "-m", "pip", "--version"]).split()
    return len(answer) > 1 and tuple(map(int, answer[1].split(".")[:2])) >= (22, 3)


def _debian_venv_package() -> str:
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
