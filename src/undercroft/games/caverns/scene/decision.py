"""What is asked and what can be done: each move in words, with what to touch and its price."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.decision import MoveText, always, button
from undercroft.crawl.decision import choice as chosen
from undercroft.crawl.effects import ChooseOne, Resolve
from undercroft.crawl.places import offset
from undercroft.crawl.space.reach import Reach
from undercroft.games.caverns import notation as w
from undercroft.games.caverns.actions.move import FreeMove, leading_to, reachable, ways
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.card_text import text
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import EDGES, HEROES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.stacks import Reordering
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.map.distances import tile_name
from undercroft.games.caverns.map.exploration import Exploration, ladder
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import card_name
from undercroft.games.caverns.phases.experience import COST, worth
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.scene.board import edge_id, tile
from undercroft.games.caverns.scene.cards import face_of, known_top, places
from undercroft.games.caverns.scene.markers import edge_tile_id, trap_id
from undercroft.games.caverns.scene.places import (
    figure_asked_about,
    seen_from,
    surroundings,
    way_to,
)
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.play import legal
from undercroft.kernel.scene import CardZone, Choice

Words = MoveText[Caverns]


# ---- what a move is called -----------------------------------------------------------------------


def on_figure(verb: str, after: str = "") -> Words:
    """A verb and the name of a figure."""
    return lambda s, move: f"{verb} {name_of(s, move.args[0])}{after}"


def on_card(verb: str) -> Words:
    """A verb, the name of a card and what stands on it."""

    def words(_s: Caverns, move: Move) -> str:
        name, said, _ = face_of(card_in(move))
        return f"{verb} {name}: {said}".rstrip(". :")

    return words


def on_name(verb: str) -> Words:
    """A verb and the name of a card."""
    return lambda _s, move: f"{verb} {face_of(card_in(move))[0]}"


def going(s: Caverns, move: Move) -> str:
    """How far a move leads from where the figure is, and what is near there."""
    p = refs.square_of(move.args[0])
    return f"move {way_to(s, p)}{surroundings(s, p, figure_asked_about(s))}"


def on_square(s: Caverns, move: Move) -> str:
    """A square that somebody or something comes to."""
    p = refs.square_of(move.args[0])
    return f"choose {seen_from(s, p)}{surroundings(s, p, figure_asked_about(s))}"


def at_ladder(s: Caverns, move: Move) -> str:
    """A square to start on, next to the ladder."""
    way = offset(GRID, ladder(s), refs.square_of(move.args[0]), "square")
    return f"start {way} of the ladder"


def card_in(move: Move) -> int:
    """The card of a move."""
    return refs.card_of(move.args[0]) if move.verb is w.PICK else move.args[0]


def edge_words(s: Caverns, move: Move) -> str:
    """A side of a tile: explored, or chosen for something else."""
    cell, side = refs.way_of(move.args[0])
    verb = "explore" if isinstance(s.frames[-1], Exploration) else "choose"
    return f"{verb} {refs.SIDE_NAMES[side]} of {tile_name(s, cell)}"


def search_words(s: Caverns, move: Move) -> str:
    """An edge tile that is searched."""
    way = move.args[0]
    kind = EDGES[s.edge_kinds[s.edge_ways.index(way)]]
    return f"search the {kind.name} {refs.SIDE_NAMES[refs.way_of(way)[1]]} of here"


def target_words(s: Caverns, move: Move) -> str:
    """A figure that is chosen: attacked, or for something else."""
    asker = s.frames[-2] if len(s.frames) > 1 else None
    attacks = isinstance(asker, AttackFrame) or (
        isinstance(asker, Resolve) and isinstance(LIBRARY.effects[asker.node], Attack)
    )
    return f"{'attack' if attacks else 'choose'} {name_of(s, move.args[0])}"


def option_words(s: Caverns, move: Move) -> str:
    """One of the options that an effect leaves, a place in a stack, or a number."""
    value = move.args[0]
    top = s.frames[-1]
    if isinstance(top, Reordering):
        return card_name(known_top(s.stacks[top.stack])[value - 1])
    asker = s.frames[-2]
    effect = LIBRARY.effects[asker.node] if isinstance(asker, Resolve) else None
    said = text(effect.options[value - 1]) if isinstance(effect, ChooseOne) else str(value)
    return said.rstrip(".")


def drop_words(s: Caverns, move: Move) -> str:
    """An object is put down."""
    return f"put down the {name_of(s, move.args[0])}"


LABELS: Final[dict[Verb, Words]] = {
    w.RECRUIT: lambda _s, move: f"play {HEROES[move.args[0]].name}",
    w.STAND: at_ladder,
    w.TAKE_POWER: on_card("take"),
    w.MOVE: going,
    w.USE: on_card("use"),
    w.STANCE: on_card("take the stance"),
    w.DISABLE: on_name("disable"),
    w.TAKE: on_figure("pick up the"),
    w.DROP: drop_words,
    w.END: always("end the turn"),
    w.TARGET: target_words,
    w.TO_SPACE: on_square,
    w.TO_TILE: lambda s, move: f"choose {tile_name(s, refs.cell_of(move.args[0]))}",
    w.AT_EDGE: edge_words,
    w.PICK: on_card("choose"),
    w.ORDER: on_name("next"),
    w.CHOOSE: option_words,
    w.OF_KIND: lambda _s, move: f"{str(move).split()[-1]} monsters",
    w.PAY: lambda _s, move: f"pay with {face_of(move.args[0])[0]}: {worth(move.args[0])} XP",
    w.CANCEL: always(f"cancel it ({COST} XP)"),
    w.GIVE: on_figure("give it to"),
    w.ACTIVATE: on_figure("activate"),
    w.SEARCH: search_words,
}


# ---- what to touch for it ------------------------------------------------------------------------


def space_of(_s: Caverns, move: Move) -> str:
    """The square."""
    return f"sq:{refs.SPACE.text(move.args[0])}"


def figure_of(s: Caverns, move: Move) -> str:
    """The figure, or the object where it lies."""
    return s.figure_id(move.args[0])


TOUCHES: Final[dict[Verb, Words]] = {
    **dict.fromkeys((w.STAND, w.MOVE, w.TO_SPACE), space_of),
    **dict.fromkeys((w.TARGET, w.GIVE, w.ACTIVATE, w.TAKE, w.DROP), figure_of),
    w.SEARCH: lambda _s, move: edge_tile_id(move.args[0]),
    w.RECRUIT: lambda _s, move: f"hero:{HEROES[move.args[0]].id}",
    w.DISABLE: lambda _s, move: trap_id(move.args[0]),
    w.TO_TILE: lambda s, move: tile(s.walls, refs.cell_of(move.args[0])).id,
    w.AT_EDGE: lambda s, move: edge_id(s.walls, refs.way_of(move.args[0])),
}
ON_CARDS: Final = frozenset((w.USE, w.STANCE, w.TAKE_POWER, w.PICK, w.PAY, w.ORDER))


# ---- the choices ---------------------------------------------------------------------------------


def choices_now(s: Caverns, zones: tuple[CardZone, ...]) -> tuple[Choice, ...]:
    """Every legal move as something to touch."""
    lying, grounds = places(zones), ways_now(s)
    return tuple(choice(s, move, lying, grounds) for move in legal(s))


def ways_now(s: Caverns) -> list[Reach]:
    """Where the hero who moves now can go, with the way to each square."""
    top = s.frames[-1]
    if isinstance(top, Actions):
        return ways(s, top)
    return [reachable(s, top.who, top.squares)] if isinstance(top, FreeMove) else []


def choice(s: Caverns, move: Move, lying: dict[str, str], grounds: list[Reach]) -> Choice:
    """A legal move as something to touch."""
    return chosen(move, label(s, move), (touched(s, move, lying),), cost(move, grounds))


def label(s: Caverns, move: Move) -> str:
    """A move in words, those of the page first."""
    words = LABELS.get(move.verb)
    return s.page.label(s, move) or (words(s, move) if words is not None else move.verb.name)


def touched(s: Caverns, move: Move, lying: dict[str, str]) -> str:
    """The thing a move is about, or a button of its own."""
    if move.verb in ON_CARDS:
        return lying.get(w.NOTATION.cards.text(card_in(move)), button(move))
    own = s.page.VERBS.get(move.verb)
    touch = own.touch if own is not None else TOUCHES.get(move.verb)
    return touch(s, move) if touch is not None else button(move)


def cost(move: Move, grounds: list[Reach]) -> int | None:
    """Squares of a move, experience of a payment."""
    if move.verb is w.MOVE and grounds:
        square = refs.square_of(move.args[0])
        return leading_to(grounds, square).cost(square)
    if move.verb is w.PAY:
        return worth(move.args[0])
    return COST if move.verb is w.CANCEL else None
