"""The keys: the same letters as in the browser, as far as a terminal tells them apart."""

from __future__ import annotations

from dataclasses import dataclass

STEPS: dict[str, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
    "h": (-1, 0),
    "l": (1, 0),
    "k": (0, -1),
    "j": (0, 1),
}
TURNS = {"tab": 1, "shift+tab": -1, "pagedown": 8, "pageup": -8}


@dataclass(frozen=True, slots=True)
class Key:
    """What a key does; `shown` is how the list of keys writes it."""

    action: str
    shown: str
    words: str


KEYS: dict[str, Key] = {
    "enter": Key("act", "Enter", "do it; where nothing can be done: why not"),
    "escape": Key("back", "Esc", "back to all actions"),
    "a": Key("targets", "a", "figures and tokens to choose, such as those to attack"),
    "m": Key("squares", "m", "squares to go to"),
    "e": Key("edges", "e", "doors and edges to open"),
    "full_stop": Key("buttons", ".", "other actions, such as the end of the turn"),
    "v": Key("sight", "v", "what is seen from the cursor, or from your figure"),
    "t": Key("danger", "t", "where foes could strike next, and how many"),
    "u": Key("undo", "u", "take back"),
    "r": Key("redo", "r", "play again what was taken back"),
    "H": Key("hint", "H", "what would a bot do?"),
    "i": Key("inspect", "i", "what is under the cursor"),
    "w": Key("words", "w", "all of what is said below the board"),
    "o": Key("overview", "o", "everything in sight as lists"),
    "b": Key("board", "b", "next board"),
    "L": Key("log", "L", "the whole log"),
    "question_mark": Key("help", "?", "keys and all actions"),
    "slash": Key("line", "/", "type a command"),
    "q": Key("leave", "q", "leave; the game is kept"),
}
POINTING = (
    ("arrows, hjkl", "move the cursor on the board"),
    ("Tab, Shift-Tab", "next or previous action and its target"),
    ("1 to 9", "a card: its words and what can be done with it"),
)
LINE = " Enter act  Tab next  a m e . lists  v t look  u undo  H hint  ? keys  q quit"


def key_lines() -> list[str]:
    """All keys and what they do."""
    rows = [*POINTING, *((key.shown, key.words) for key in KEYS.values())]
    return [f"  {shown:<16} {words}" for shown, words in rows]
