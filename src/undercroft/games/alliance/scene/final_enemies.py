"""The open cards of final enemies: what they do now, and how the enemy will attack."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from undercroft.crawl.effects import Nothing, Seq
from undercroft.crawl.log import capital
from undercroft.games.alliance.content.card_text import text
from undercroft.games.alliance.content.cards import ENEMY_EFFECTS
from undercroft.games.alliance.content.enemy_schema import (
    Chosen,
    EnemyAttack,
    EnemyCard,
    Order,
    Strikes,
)
from undercroft.games.alliance.content.plurals import a, plural, several
from undercroft.games.alliance.content.schema import MELEE
from undercroft.games.alliance.content.tables import (
    MONSTER_NAMES,
    MONSTERS,
    TEMPER,
    power_words,
)
from undercroft.games.alliance.effects.vocabulary import UNTIL_CARD
from undercroft.games.alliance.map.figures import (
    final_enemies,
    is_final,
    monster,
    open_card,
    players_counted,
    slot_of_enemy,
)
from undercroft.games.alliance.map.geometry import is_below
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.scene import Card, CardZone, Stat

LASTING: Final = " while this card lies open"
ITS: Final = (("you have", "it has"), ("your", "its"), ("you", "it"))
"""Cards speak to who plays them; these speak of the enemy."""
NAMES: Final = tuple((kind.id, kind.name) for kind in MONSTERS if not kind.final)


def enemy_zones(s: Alliance) -> list[CardZone]:
    """For each final enemy that is awake the card that lies open."""
    return [enemy_zone(s, f) for f in final_enemies(s) if is_shown(s, f)]


def is_shown(s: Alliance, figure: int) -> bool:
    """Whether a card of a final enemy lies open; not while it is being turned."""
    return s.enemy_cards[slot_of_enemy(s, figure)] != UNKNOWN


def enemy_zone(s: Alliance, figure: int) -> CardZone:
    """The open card of a final enemy."""
    kind, face = monster(s, figure), open_card(s, figure)
    card = Card(
        id=f"enemy:{face.id}",
        name=face.name,
        text=words_now(s, figure),
        icon=kind.id,
        kind="villain",
        facts=(Stat(name=face.attack.kind.word.capitalize(), value=face.attack.strength),),
    )
    return CardZone(id=f"zone:enemy-{kind.id}", name=kind.name, role="page", cards=(card,), count=1)


def words_now(s: Alliance, figure: int) -> str:
    """What the open card of a final enemy says where it is, to so many players."""
    is_deep = is_below(s.walls.board.grid, s.spot[figure])
    return enemy_words(open_card(s, figure), TEMPER[players_counted(s) - 1], is_deep=is_deep)


def words_of_open_card(s: Alliance, figure: int) -> str:
    """The open card of a final enemy by its name, for who looks at its figure."""
    if not is_final(s, figure) or not is_shown(s, figure):
        return ""
    return f"{open_card(s, figure).name}: {words_now(s, figure)}"


@cache
def enemy_words(card: EnemyCard, temper: int, *, is_deep: bool = False) -> str:
    """What stands on a card: its defence, its attack, and what comes with it."""
    parts = [*defense_words(card), attack_words(card.attack, temper, is_deep=is_deep)]
    riders = power_words(card.riders)
    parts += [f"{capital(riders)}."] if riders else []
    parts += [order_words(card.order)] if card.order else []
    return " ".join(parts)


def defense_words(card: EnemyCard) -> list[str]:
    """What happens at once, then what holds while the card lies open."""
    effect = ENEMY_EFFECTS[card.id]
    steps = effect.steps if isinstance(effect, Seq) else (effect,)
    steps = tuple([step for step in steps if step != Nothing()])
    lasting = [step for step in steps if getattr(step, "lasting", None) == UNTIL_CARD]
    said = [of_the_enemy(text(step)) for step in steps if step not in lasting]
    held = [small(of_the_enemy(text(step)).replace(LASTING, "").rstrip(".")) for step in lasting]
    return [*said, *([f"While this card lies open: {'; '.join(held)}."] if held else [])]


def of_the_enemy(words: str) -> str:
    """The words of a card as they are said of the enemy."""
    for said, meant in (*ITS, *NAMES):
        words = re.sub(rf"\b{said}\b", meant, words)
        words = re.sub(rf"\b{capital(said)}\b", capital(meant), words)
    return words


def small(words: str) -> str:
    """Words in the middle of a sentence."""
    return words[:1].lower() + words[1:]


def attack_words(attack: EnemyAttack, temper: int, *, is_deep: bool) -> str:
    """How it attacks, with what the number of players takes from it."""
    strength = max(1, attack.strength + temper)
    near = "in its room" if is_deep else "within two rooms"
    less = f" ({attack.strength} on the card, {temper} temper)" if temper else ""
    return f"Then {a(attack.kind.word)} attack of {strength}{less} {targets_words(attack, near)}."


def targets_words(attack: EnemyAttack, where: str) -> str:
    """Whom it attacks."""
    if attack.strikes == Strikes.ADJACENT:
        return "on every hero next to it"
    if attack.strikes == Strikes.IN_ROOM:
        return "on every hero in its room"
    if attack.strikes == Strikes.IN_SIGHT:
        return f"on every hero it sees within {attack.reach[1]} spaces"
    near, far = attack.reach or ((1, 1) if attack.kind == MELEE else (2, 3))
    reach = "next to it" if far == 1 else f"{near} to {far} spaces away"
    return f"on a random hero {where}, {reach}"


def order_words(order: Order) -> str:
    """Whom it commands."""
    names = [MONSTERS[MONSTER_NAMES.parse(kind)].name for kind in order.kinds]
    rooms = f"up to {several(order.rooms, 'room')} away" if order.rooms else "in its room"
    bonus = f" at +{order.bonus}" if order.bonus else ""
    if order.chosen == Chosen.BEST:
        return f"The other monster worth most {rooms} attacks a random hero{bonus}, ready or not."
    if order.chosen == Chosen.ONE:
        return f"One {' or '.join(names)} {rooms} attacks a random hero{bonus}, ready or not."
    each = " and ".join(plural(name) for name in names)
    return f"All {each} {rooms} attack a random hero each{bonus}, ready or not."
