"""The opt-in compiled build, as far as it needs no compiler."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import compiled


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("CI", raising=False)


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_a_sentence_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert compiled.main(["build"]) == 0
    assert "there is no C compiler (no-such-compiler): going on" in capsys.readouterr().out


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_commands_run_on_the_plain_build() -> None:
    ask = "import undercroft.kernel.state as s, sys; sys.exit(not s.__file__.endswith('.py'))"
    assert compiled.main(["run", "--", "python", "-c", ask]) == 0


@pytest.mark.usefixtures("no_compiler")
def test_under_ci_a_build_that_cannot_be_made_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    assert compiled.main(["test"]) == 1


def test_an_unknown_word_shows_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert compiled.main(["bild"]) == 2
    assert "bench.compiled build" in capsys.readouterr().out


def test_a_copy_leaves_the_sources_alone(tmp_path: Path) -> None:
    compiled.copy_sources(tmp_path)
    assert not list(compiled.SOURCE.rglob("*.so"))
    assert (tmp_path / "compiled_toy" / "state.py").is_file()
    names = {path.relative_to(tmp_path).as_posix() for path in compiled.hot_modules(tmp_path)}
    assert {"undercroft/kernel/state.py", "compiled_toy/phases/hero_turn.py"} <= names
    assert not {"undercroft/kernel/registry.py", "undercroft/kernel/__init__.py"} & names


def test_mypyc_translates_every_hot_module(tmp_path: Path) -> None:
    compiled.translate(tmp_path)
    assert list((tmp_path / "build").glob("*alliance___phases___hero_turn.c"))
