"""A scene as blocks of plain lines, so that only what has changed needs to be said again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from undercroft.kernel.scene import Card, CardZone, Choice, Decision, Scene, Token, Track
from undercroft.terminal.board import draw_board
from undercroft.terminal.picking import asked_for, offered
from undercroft.terminal.places import tail, token_spot
from undercroft.terminal.talk import columns, wrapped

Block = tuple[str, ...]
Actor = Callable[[int], str]

PAGE = "page"
"""The role of what everybody reads all the time, such as how the game is won."""
EMPTY = "empty"
"""The block of the zones without cards, which is of use only beside all others."""


class Drawing:
    """Draws scenes of one game for one width."""

    def __init__(self, actor: Actor, width: int) -> None:
        self._actor = actor
        self._width = width

    def blocks(self, scene: Scene) -> dict[str, Block]:
        """The parts of a scene by name, in reading order."""
        parts = {"banner": self._wrap(f"== {scene.banner} ==")}
        for owner in sorted({track.owner for track in scene.tracks}):
            parts[f"tracks {owner}"] = self._tracks(owner, scene.tracks)
        for board in scene.boards:
            parts[board.id] = draw_board(board, scene.tokens, self._width)
        parts.update((token.id, self._token(scene, token)) for token in scene.tokens)
        parts.update(self._zones(scene))
        return {name: tuple(lines) for name, lines in parts.items() if any(lines)}

    def decision(self, decision: Decision) -> list[str]:
        """The question and its numbered choices."""
        rules = f" [{', '.join(decision.rules)}]" if decision.rules else ""
        asked = f"{self._actor(decision.seat)}: {decision.prompt}{rules}"
        numbered = [f"{i:>3}  {label(choice)}" for i, choice in enumerate(offered(decision), 1)]
        rows = columns(numbered, self._width)
        several = [asked_for(decision.picking)] if decision.picking else []
        return [
            *self._wrap(asked),
            *(line for text in several for line in self._wrap(text)),
            *(part for row in rows for part in self._wrap_kept(row, " " * 5)),
        ]

    def _wrap(self, text: str, indent: str = "  ") -> list[str]:
        return wrapped(text, self._width, indent)

    def _tracks(self, owner: int, tracks: Sequence[Track]) -> list[str]:
        """The numbers of one seat, or of nobody, in a line."""
        own = " · ".join(_number(track) for track in tracks if track.owner == owner)
        return self._wrap(own if owner < 0 else f"{self._actor(owner)}: {own}")

    def _owned(self, zone: CardZone, tokens: Sequence[Token]) -> str:
        """Whose zone it is, unless it says so itself, as do those of a hero with a name."""
        says = any(token.owner == zone.owner and token.name in zone.name for token in tokens)
        return zone.name if zone.owner < 0 or says else f"{self._actor(zone.owner)}'s {zone.name}"

    def _token(self, scene: Scene, token: Token) -> list[str]:
        tag = tail(token.id)
        parts = [tag if tag == token.name else f"{tag} {token.name}"]
        parts += [token_spot(scene, token)] if token.board else []
        parts += [f"{bar.name} {bar.value}/{bar.most}" for bar in token.bars]
        parts += [state.replace("-", " ") for state in token.states]
        return self._wrap("  " + " · ".join(parts), "      ")

    def _zones(self, scene: Scene) -> dict[str, list[str]]:
        """Each zone with cards by its id, and the empty ones together."""
        named = [(self._owned(zone, scene.tokens), zone) for zone in scene.zones]
        wide = max((len(name) for name, _ in named), default=0)
        indent = " " * (wide + 4)
        lines = {
            zone.id: self._wrap_kept(f"  {name:<{wide}}  {contents(zone)}", indent)
            for name, zone in named
            if zone.count
        }
        empty = ", ".join(name for name, zone in named if not zone.count)
        return lines | ({EMPTY: self._wrap(f"  Empty: {empty}", indent)} if empty else {})

    def _wrap_kept(self, line: str, indent: str) -> list[str]:
        """Wrap, but leave the blanks between name and contents as they are."""
        return [line] if len(line) <= self._width else self._wrap(line, indent)


def _number(track: Track) -> str:
    most = "" if track.most is None else f"/{track.most}"
    return f"{track.name} {track.value}{most}"


def label(choice: Choice) -> str:
    """A choice in words, with its square as the board's margins count, and its cost."""
    notes = [f"at {tail(id_)}" for id_ in choice.touch if _is_place(id_)]
    notes += [f"costs {choice.cost}"] if choice.cost is not None else []
    notes += ["final"] if choice.final else []
    return f"{choice.label} ({', '.join(notes)})" if notes else choice.label


def _is_place(id_: str) -> bool:
    """Whether an id names a square by its numbers, or a place of a further board."""
    return id_.startswith("slot:") or (id_.startswith("sq:") and "," in id_)


def contents(zone: CardZone) -> str:
    """The cards of a zone: known ones by name, the others by number; all of a page is read."""
    if zone.role == PAGE:
        return " ".join(f"{card.name}. {card.text}" for card in zone.cards)
    names = Counter(_card(card) for card in zone.cards if card.face_up)
    shown = [name if n == 1 else f"{name} x{n}" for name, n in names.items()]
    hidden = zone.count - names.total()
    if hidden:
        cards = "card" if hidden == 1 else "cards"
        shown.append(f"{hidden} {cards} face down" if zone.cards else f"{hidden} {cards}")
    return ", ".join(shown)


def _card(card: Card) -> str:
    notes = [str(card.cost)] if card.cost is not None else []
    notes += [mark.replace("-", " ") for mark in card.marks]
    return f"{card.name} ({', '.join(notes)})" if notes else card.name
