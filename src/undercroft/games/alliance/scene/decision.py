"""What is asked and what can be done: each move in words, with what to touch and its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.crawl.decision import MoveText, always, button
from undercroft.crawl.decision import choice as chosen
from undercroft.crawl.effects import ChooseOne, Resolve
from undercroft.games.alliance import notation as w
from undercroft.games.alliance.combat.numbers import basic_attack, damage
from undercroft.games.alliance.content.card_text import text
from undercroft.games.alliance.content.cards import TREASURE_EFFECTS
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import (
    HERO_NAMES,
    HEROES,
    MONSTERS,
    TILES,
    TREASURES,
)
from undercroft.games.alliance.map.figures import (
    is_final,
    is_hero,
    name_of,
    room,
)
from undercroft.games.alliance.map.movement import Crammed, reachable
from undercroft.games.alliance.map.tokens import Peer
from undercroft.games.alliance.phases.hero_turn import Turn, square_of, turn_of
from undercroft.games.alliance.phases.quest_tokens import PlaceTokens
from undercroft.games.alliance.phases.solo import (
    ANYONE,
    MARKED,
    SoloSegment,
    bonus_for_anyone,
    card_now,
)
from undercroft.games.alliance.phases.staircase import deep_side
from undercroft.games.alliance.scene.board import edge
from undercroft.games.alliance.scene.cards import shown_upgrades, words_on
from undercroft.games.alliance.scene.deep_room import WAY_UP
from undercroft.games.alliance.scene.places import (
    figure_asked_about,
    seen_from,
    space_name,
    surroundings,
    way_to,
)
from undercroft.games.alliance.scene.quests import QUEST_LABELS, QUEST_TOUCHES
from undercroft.games.alliance.scene.solo_cards import at_bonus, marked_words
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.play import legal
from undercroft.kernel.scene import Choice

Words = MoveText[Alliance]

PEERING: Final = {1: "turn it back down", 2: "try to disarm it now"}
BURSTS: Final = {
    "speed": "+1 speed",
    "attack": "+1 attack",
    "heal": "heal a wound",
    "card": "play a second card of the same type",
}


# ---- what a move is called ---------------------------------------------------------------------


def figure_name(s: Alliance, figure: int) -> str:
    """A figure by its name, within a sentence."""
    if is_hero(figure) or is_final(s, figure):
        return name_of(s, figure)
    return MONSTERS[s.kind[figure]].name


def attack_words(s: Alliance, move: Move) -> str:
    """An attack with the damage it will deal."""
    target, top = move.args[0], s.frames[-1]
    dealt = damage(s, basic_attack(s, top.hero, target)) if isinstance(top, Turn) else 0
    return f"attack {figure_name(s, target)}: " + (f"{dealt} damage" if dealt else "a miss")


def option_words(s: Alliance, move: Move) -> str:
    """One of the options that an effect, a trap or the solo card leaves."""
    asker, value = s.frames[-2], move.args[0]
    if isinstance(asker, Resolve):
        effect = LIBRARY.effects[asker.node]
        assert isinstance(effect, ChooseOne)
        return text(effect.options[value - 1])
    if isinstance(asker, Peer):
        return PEERING[value]
    assert isinstance(asker, SoloSegment)
    return hunting_words(s, asker.hunter, value)


def hunting_words(s: Alliance, hunter: int, way: int) -> str:
    """One of the ways to hunt that section II of the solo card leaves."""
    hunt = card_now(s).second
    if way == MARKED:
        return f"attack {marked_words(hunt)}{at_bonus(hunt.marked)}"
    if way == ANYONE:
        return f"attack anyone{at_bonus(bonus_for_anyone(s, hunt, hunter))}"
    return "section III instead"


def on_card(verb: str) -> Words:
    """A verb and the name of a card."""
    return lambda _s, move: f"{verb} {w.card_at(move.args[0]).name}"


def treasure_words(_s: Alliance, move: Move) -> str:
    """A treasure and what it does."""
    face = TREASURES[move.args[0]]
    return f"use up {face.name}: {text(TREASURE_EFFECTS[face.id])}"


def with_price(_s: Alliance, move: Move) -> str:
    """An upgrade and what it costs."""
    face = w.card_at(move.args[0])
    return f"buy {face.name} for {face.xp + (move.verb is w.SALVAGE)} XP"


def on_figure(verb: str) -> Words:
    """A verb and the name of a figure."""
    return lambda s, move: f"{verb} {figure_name(s, move.args[0])}"


attacking: Final = on_figure("attack")


def on_hero(verb: str) -> Words:
    """A verb and the name of a hero."""
    return lambda _s, move: f"{verb} {HEROES[move.args[0]].name}"


def on_side(verb: str, after: str = "") -> Words:
    """A verb and a side."""
    return lambda _s, move: f"{verb} {w.SIDE.text(move.args[0])}{after}"


def going(verb: str) -> Words:
    """A verb, how far it leads from where the figure is, and what is near there."""

    def words(s: Alliance, move: Move) -> str:
        space = square_of(s, move.args[0])
        way = way_to(s, space)
        return f"{verb} {way}{surroundings(s, space, figure_asked_about(s))}" if way else "stay"

    return words


def on_space(verb: str) -> Words:
    """A verb and a space that somebody or something else comes to."""

    def words(s: Alliance, move: Move) -> str:
        space = square_of(s, move.args[0])
        near = surroundings(s, space, figure_asked_about(s))
        return f"{verb} {seen_from(s, space)}{near}"

    return words


def space_words(s: Alliance, move: Move) -> str:
    """A space that is chosen: for the token of a quest by its room, else from who chooses."""
    if isinstance(s.frames[-2], PlaceTokens):
        return f"lay it at {space_name(s, square_of(s, move.args[0]))}"
    return on_space("choose")(s, move)


def on_token(verb: str) -> Words:
    """A verb with its token, and how far away that lies."""
    return lambda s, move: f"{verb} {way_to(s, square_of(s, move.args[0])) or 'here'}"


def homecoming_words(s: Alliance, move: Move) -> str:
    """Where a hero that had fallen comes back, by its room: it does not walk there."""
    return f"return to {space_name(s, square_of(s, move.args[0]), figure_asked_about(s))}"


def going_down(s: Alliance, move: Move) -> str:
    """Down the stairs; the first hero to go wakes what is there."""
    place = f"go down to the {deep_side(s).name}"
    return place + surroundings(s, square_of(s, move.args[0]), figure_asked_about(s))


LABELS: Final[dict[Verb, Words]] = {
    w.RECRUIT: on_hero("recruit"),
    w.STAND: on_hero("place"),
    w.ACTIVATE: on_hero("activate"),
    w.MOVE: going("move"),
    w.FACE: on_side("face"),
    w.RUN: always("dash: move again, no attack"),
    w.REST: always("rest"),
    w.LEAVE: always("leave the dungeon"),
    w.STOP: always("end the turn"),
    w.OPEN: on_side("open the", " door"),
    w.PICK: on_side("pick the", " lock"),
    w.TAKE_TILE: lambda _s, move: f"lay {TILES[move.args[0]].name}",
    w.TURN_TILE: on_side("turn the room: its", " door to yours"),
    w.SPEND: lambda _s, move: f"add {move.args[0]} Speed" if move.args[0] else "add nothing",
    w.ATTACK: attack_words,
    w.TARGET: on_figure("choose"),
    w.WITH_PET: attacking,
    w.ROUSE: on_figure("activate"),
    w.CROSS: on_figure("pass"),
    w.SHOVE: going("push"),
    w.RETURN: homecoming_words,
    w.TO_SPACE: space_words,
    w.GO: going("go"),
    w.CHEST: on_token("open the chest"),
    w.FORCE: on_token("force the chest"),
    w.SCOUT: on_token("scout the token"),
    w.DISARM: on_token("disarm the trap"),
    w.REVEAL: on_token("turn up the token"),
    w.PLAY: lambda _s, move: f"play {w.card_at(move.args[0]).name}: {card_words(move)}",
    w.BUY: with_price,
    w.SALVAGE: with_price,
    w.CYCLE: on_card("replace in the market:"),
    w.DISCARD: on_card("discard"),
    w.PRUNE: lambda _s, move: f"remove {w.card_at(move.args[0]).name} from the game",
    w.RECOVER: on_card("take back"),
    w.STAKE: lambda _s, move: f"lay {w.card_at(move.args[0]).name} face down",
    w.USE: on_card("use"),
    w.USE_UP: treasure_words,
    w.CURE: lambda _s, move: f"remove {several(move.args[0], 'poison wound')}",
    w.CHOOSE: option_words,
    w.BURST: lambda _s, move: f"burst: {BURSTS[str(move).split()[-1]]}",
    w.DESCEND: going_down,
    w.CLIMB: always("climb the stairs"),
    **QUEST_LABELS,
}


def card_words(move: Move) -> str:
    """What stands on the card of a move."""
    return words_on(move.args[0])


# ---- what to touch for it ----------------------------------------------------------------------


def space_of(_s: Alliance, move: Move) -> str:
    """The space."""
    return f"sq:{w.SPACE.text(move.args[0])}"


def token_of(_s: Alliance, move: Move) -> str:
    """The token on the space."""
    return f"token:{w.SPACE.text(move.args[0])}"


def figure_of(s: Alliance, move: Move) -> str:
    """The figure."""
    return s.figure_id(move.args[0])


def hero_of(_s: Alliance, move: Move) -> str:
    """The hero card."""
    return f"hero:{HERO_NAMES.text(move.args[0])}"


def standing_hero(_s: Alliance, move: Move) -> str:
    """The hero on the board."""
    return f"fig:{HERO_NAMES.text(move.args[0])}"


def side_of(s: Alliance, move: Move) -> str:
    """The side of the active hero's room."""
    return edge(s.walls, room(s, turn_of(s).hero), move.args[0]).id


def tile_of(_s: Alliance, move: Move) -> str:
    """The tile in its area."""
    return f"next:{TILES[move.args[0]].id}"


def lying_in(zone: int) -> Words:
    """The first such card in a zone of the seat."""

    def touch(s: Alliance, move: Move) -> str:
        name = w.NOTATION.zones.text(zone + move.seat)
        at = s.zones[zone + move.seat].cards.index(move.args[0])
        return f"card:{w.NOTATION.cards.text(move.args[0])}#{name}.{at}"

    return touch


def lying_open(zone: str, cards: Callable[[Alliance, int], Sequence[int]]) -> Words:
    """The first such card in an open row."""

    def touch(s: Alliance, move: Move) -> str:
        at = list(cards(s, move.seat)).index(move.args[0])
        return f"card:{w.NOTATION.cards.text(move.args[0])}#{zone.format(move.seat + 1)}.{at}"

    return touch


def treasure_of(s: Alliance, move: Move) -> str:
    """The treasure beside the heroes of the seat."""
    at = s.treasures[move.seat].index(w.FIRST_TREASURE + move.args[0])
    return f"card:{TREASURES[move.args[0]].id}#treasures-{move.seat + 1}.{at}"


IN_HAND: Final = lying_in(w.HANDS)


def in_hand_or_column(s: Alliance, move: Move) -> str:
    """A card of the hand, or one that was played."""
    card = move.args[0]
    for hero in s.alliance(move.seat):
        if card in s.columns[hero]:
            at = s.columns[hero].index(card)
            return f"card:{w.NOTATION.cards.text(card)}#column-{s.hero(hero).id}.{at}"
    return IN_HAND(s, move)


IN_AREA: Final = lying_open("upgrades", lambda s, _seat: shown_upgrades(s))
TOUCHES: Final[dict[Verb, Words]] = {
    **dict.fromkeys((w.MOVE, w.SHOVE, w.RETURN, w.TO_SPACE, w.GO, w.DESCEND), space_of),
    **dict.fromkeys((w.CHEST, w.FORCE, w.SCOUT, w.DISARM, w.REVEAL), token_of),
    **dict.fromkeys((w.ATTACK, w.TARGET, w.WITH_PET, w.ROUSE, w.CROSS), figure_of),
    **dict.fromkeys((w.RECRUIT, w.STAND), hero_of),
    **dict.fromkeys((w.OPEN, w.PICK), side_of),
    **dict.fromkeys((w.PLAY, w.DISCARD, w.STAKE), IN_HAND),
    w.PRUNE: in_hand_or_column,
    **dict.fromkeys((w.BUY, w.CYCLE), IN_AREA),
    w.ACTIVATE: standing_hero,
    w.TAKE_TILE: tile_of,
    w.RECOVER: lying_in(w.DISCARDS),
    w.SALVAGE: lying_open("upgrade-discard", lambda s, _seat: s.upgrade_discard),
    **QUEST_TOUCHES,
    w.CLIMB: always(WAY_UP),
    w.USE_UP: treasure_of,
    w.USE: lying_open("artifacts-{0}", lambda s, seat: s.artifacts[seat]),
}


GROUPS: Final = {w.BURST: "Burst · 2 cards", w.FACE: "Look to a side"}
"""The headings under which buttons stand together."""


# ---- the choices -------------------------------------------------------------------------------


def choices_now(s: Alliance) -> tuple[Choice, ...]:
    """Every legal move as something to touch."""
    turn = turn_of(s) if isinstance(s.frames[-1], Turn | Crammed) else None
    ground = reachable(s, turn.hero, turn.points(s)) if turn else None
    choices = []
    for move in legal(s):
        cost = ground.cost(square_of(s, move.args[0])) if ground and move.verb is w.MOVE else None
        choices.append(choice(s, move, cost))
    return tuple(choices)


def choice(s: Alliance, move: Move, cost: int | None = None) -> Choice:
    """A legal move as something to touch."""
    touch = TOUCHES.get(move.verb)
    touched = touch(s, move) if touch is not None else button(move)
    return chosen(move, label(s, move), (touched,), cost, GROUPS.get(move.verb, ""))


def label(s: Alliance, move: Move) -> str:
    """A move in words."""
    words = LABELS.get(move.verb)
    return words(s, move) if words is not None else move.verb.name
