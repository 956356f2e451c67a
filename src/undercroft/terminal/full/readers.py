"""Screens above the table: something to read, and the cover between two people."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Reader(ModalScreen[None]):
    """Lines to read and scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter", "close", "back")]
    CSS = "Reader VerticalScroll { background: $surface; border: round $primary; padding: 0 1; }"

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self._title = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        """The lines in a frame."""
        pane = VerticalScroll(Static("\n".join(self._lines), id="lines", markup=False))
        pane.border_title = f"{self._title} (Esc: back)"
        yield pane

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


class Cover(ModalScreen[bool]):
    """Hides everything until the next person is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "here", "I am here"),
        ("q", "leave", "leave"),
    ]
    CSS = "Cover { background: $surface 100%; align: center middle; } Cover Static { width: auto; }"

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """Only the words of the cover."""
        yield Static(self._words, id="cover", markup=False)

    def action_here(self) -> None:
        """The person is here."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """Leave the game."""
        self.dismiss(False)
