"""Quests drawn: their cards with what they wait for, their tokens, and moves that name them."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.decision import MoveText
from undercroft.games.alliance import notation as w
from undercroft.games.alliance.actions.quest_deeds import marker_price, slot_of, token_beside
from undercroft.games.alliance.content.plurals import a, several
from undercroft.games.alliance.content.quest_schema import (
    LIES_OPEN,
    LOST,
    TRIGGERED,
    Deed,
    Placement,
    Quest,
    QuestEvent,
    Resolution,
    Trigger,
)
from undercroft.games.alliance.content.tables import COLOURS, MONSTER_NAMES, MONSTERS, QUESTS
from undercroft.games.alliance.notation import NO_FIGURE
from undercroft.games.alliance.phases.hero_turn import turn_of
from undercroft.games.alliance.phases.quests import (
    deeds_needed,
    enemy_of,
    markers_on,
    needed,
    quest_at,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.scene import Bar, Card, CardZone, Stat, Token

EVENTS: Final = {
    QuestEvent.DRAFTED: "{upgrade} is drafted",
    QuestEvent.DOOR: "a locked or secret door is opened",
    QuestEvent.TRAP: "a trap is sprung or disarmed",
    QuestEvent.TILE: "a {level}tile is laid",
    QuestEvent.CHEST: "a chest is opened",
    QuestEvent.SLAIN: "a {level}{kind} is slain",
    QuestEvent.FALLEN: "a hero falls",
    QuestEvent.SPELL: "an Attack Spell deals damage",
}
PLACES: Final = {
    Placement.ANYWHERE: "",
    Placement.UNCONNECTED: " It goes into a room not connected to a hero's, if there is one.",
    Placement.HIGHEST: " It goes onto a tile of the highest level.",
    Placement.UNGUARDED: " It goes into a room without monsters, if there is one.",
    Placement.APART: " Two tokens go two tiles apart, if that is possible.",
}
CORNERS: Final = (
    *("north-west corner", "north side", "north-east corner"),
    *("west side", "middle", "east side"),
    *("south-west corner", "south side", "south-east corner"),
)
"""The printed spaces of a tile in words, as it lies face up."""

# ---- cards ---------------------------------------------------------------------------------------


def event_words(word: Trigger) -> str:
    """What counts for a quest."""
    levels = " or ".join("I" * level for level in word.levels)
    types = " or ".join(kind.word.capitalize() for kind in word.types)
    kinds = " or ".join(kind.name for kind in MONSTERS if kind.id in word.kinds)
    level = f"level {levels} " if levels else ""
    return EVENTS[word.on].format(
        level=level,
        upgrade=f"{a(f'{types or level.strip()} upgrade'.strip())}",
        kind=kinds or "monster",
    )


def listed(words: list[str]) -> str:
    """Words in a row with an or before the last."""
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def deed_words(resolution: Resolution) -> str:
    """What a hero does beside the token, once for each marker."""
    types = listed([kind.word.replace("-", " ").title() for kind in resolution.types])
    quiet = " with no enemy in the room" if resolution.quiet else ""
    match resolution.deed:
        case Deed.GIVE:
            return f"remove {a(types)} card of your hand from the game"
        case Deed.CAST_OFF:
            return f"discard a card of your hand of type {types}"
        case Deed.WORK:
            return f"spend {resolution.speed} Speed{quiet}"
        case Deed.UNLOCK:
            return f"try a lock of level {resolution.speed} for 1 Speed{quiet}"
        case Deed.ENTER:
            return f"open the entrance for {resolution.speed} Speed"
    return "take a wound that does not defeat the hero"


def quest_words(quest: Quest, count: int) -> str:
    """What stands on a quest card, for so many events."""
    events = " or ".join(event_words(word) for word in quest.triggers)
    times = "once" if count == 1 else f"{count} times in all"
    return (
        f"{quest.story} Triggered when {events}, {times}.{PLACES[quest.placement]}"
        f" {resolving_words(quest)} Worth {quest.rewards[0]} and {quest.rewards[1]}"
        " XP, both to who does it alone."
    )


def resolving_words(quest: Quest) -> str:
    """How a quest is resolved."""
    if quest.final:
        return (
            f"Beside the entrance a hero can {deed_words(quest.resolution)}: then"
            f" {called(quest)} is there and has to be slain."
        )
    each = quest.resolution.each
    most = f", at most {each} at each token" if each else ""
    markers = several(quest.resolution.count, "marker")
    return (
        f"Resolved with {markers}{most}. For each, beside the token:"
        f" {deed_words(quest.resolution)}."
    )


def called(quest: Quest) -> str:
    """The final enemy of a quest, within a sentence."""
    return MONSTERS[MONSTER_NAMES.parse(quest.final)].called


def quest_zone(s: Alliance) -> list[CardZone]:
    """The quests that were revealed, with how far they are."""
    cards = tuple(quest_card(s, slot) for slot in range(len(s.quests)))
    zone = CardZone(id="zone:quests", name="Quests", role="page", cards=cards, count=len(cards))
    return [zone] if cards else []


def quest_card(s: Alliance, slot: int) -> Card:
    """One quest with its markers."""
    quest = quest_at(s, slot)
    text = f"{progress(s, slot)} {quest_words(quest, needed(s, slot))}"
    markers = [marker_of(seat) for seat in markers_on(s, slot)]
    return Card(
        id=f"quest:{quest.id}",
        name=quest.name,
        text=text,
        marks=tuple(markers),
        icon="quest",
        kind="quest",
        art=quest.final,
        facts=(Stat(name="XP", value=sum(quest.rewards)),),
    )


def marker_of(seat: int) -> str:
    """A marker of a seat, or of nobody."""
    return f"marker-{COLOURS[seat].word}" if seat >= 0 else "marker-grey"


def progress(s: Alliance, slot: int) -> str:
    """How far a quest is."""
    stage, markers = s.quest_stages[slot], len(markers_on(s, slot))
    if stage == LIES_OPEN:
        return f"{markers} of {needed(s, slot)} toward its trigger."
    if stage == TRIGGERED:
        if enemy_of(s, slot) != NO_FIGURE:
            return f"Awake: {markers} of {several(deeds_needed(s, slot), 'wound')} dealt."
        where = "on a tile to come" if s.quest_tiles[slot] else "on the map"
        if quest_at(s, slot).final:
            return f"Triggered, its entrance is {where}, closed."
        return f"Triggered, its token is {where}: {markers} of {deeds_needed(s, slot)} done."
    return "Lost for want of a place." if stage == LOST else "Resolved."


# ---- tokens --------------------------------------------------------------------------------------


def quest_tokens(s: Alliance) -> list[Token]:
    """The tokens of quests on the map."""
    return [
        quest_token(s, slot, number, spot)
        for slot, spots in enumerate(s.quest_spots)
        for number, spot in enumerate(spots)
    ]


def quest_token(s: Alliance, slot: int, number: int, spot: int) -> Token:
    """One token of a quest."""
    grid, quest = s.walls.board.grid, quest_at(s, slot)
    markers, most = len(s.quest_markers[slot]), quest.resolution.count
    bars = () if quest.final else (Bar(name="markers", value=markers, most=most),)
    return Token(
        id=token_id(quest, number),
        name=quest.name,
        icon="entrance" if quest.final else "quest",
        kind="object",
        board="board:dungeon",
        x=grid.x(spot),
        y=grid.y(spot),
        bars=bars,
        text=f"Here one can {deed_words(quest.resolution)}.",
    )


def token_id(quest: Quest, number: int) -> str:
    """The scene id of a token of a quest."""
    return f"errand:{quest.id}-{number + 1}"


# ---- moves ---------------------------------------------------------------------------------------


def with_card(verb: str, joint: str) -> MoveText[Alliance]:
    """A deed with a card."""
    return lambda _s, move: (
        f"{verb} {w.card_at(move.args[1]).name} {joint} {QUESTS[move.args[0]].name}"
    )


def at_quest(verb: str) -> MoveText[Alliance]:
    """A deed at a quest."""
    return lambda _s, move: f"{verb} {QUESTS[move.args[0]].name}"


def funding_words(s: Alliance, move: Move) -> str:
    """A marker that is bought."""
    return f"buy a marker under {QUESTS[move.args[0]].name} for {marker_price(s)} XP"


QUEST_LABELS: Final[dict[Verb, MoveText[Alliance]]] = {
    w.GIVE: with_card("give", "to"),
    w.CAST_OFF: with_card("cast", "off for"),
    w.WORK: at_quest("work at"),
    w.UNLOCK: at_quest("try the lock of"),
    w.BLEED: at_quest("bleed for"),
    w.FUND: funding_words,
    w.ENTER: at_quest("open the entrance of"),
    w.SPOT: lambda _s, move: f"the {CORNERS[move.args[0] - 1]}",
}


def token_touched(s: Alliance, move: Move) -> str:
    """The token at which a deed is done."""
    slot = slot_of(s, move)
    number = max(0, token_beside(s, turn_of(s).hero, slot))
    return token_id(QUESTS[move.args[0]], number)


def card_touched(_s: Alliance, move: Move) -> str:
    """The quest card."""
    return f"quest:{QUESTS[move.args[0]].id}"


QUEST_TOUCHES: Final[dict[Verb, MoveText[Alliance]]] = {
    **dict.fromkeys((w.WORK, w.UNLOCK, w.BLEED, w.ENTER), token_touched),
    w.FUND: card_touched,
}
