"""Everything in the box that does something, part by part, for its proof.

`python -m tests.games.alliance.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace

from undercroft.games.alliance.content.enemy_schema import (
    Chosen,
    EnemyAttack,
    EnemyCard,
    Order,
    Strikes,
)
from undercroft.games.alliance.content.schema import (
    NO_POWER,
    AttackKind,
    Hunt,
    Meddling,
    MonsterKind,
    SoloCard,
    Toll,
)
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import (
    ENEMY_CARD_NAMES,
    ENEMY_CARDS,
    MONSTERS,
    SOLO_DECK,
)
from undercroft.proof.content import (
    Part,
    content_tests,
    effect_changes,
    effect_parts,
    prove_content,
    replaced,
    value_changes,
    value_parts,
)
from undercroft.proof.trials import Changed, Verdict

FOLDER = "tests/games/alliance/cards"


def power_parts(kind: MonsterKind) -> Iterator[Part]:
    """The numbers of a monster's power, and its protocol; final enemies act by cards."""
    nameless = replace(NO_POWER, name=kind.power.name, tied=kind.power.tied)
    yield from said_parts(kind, "power", nameless)
    if not kind.final:
        yield "its protocol", replaced(kind, "protocol", None)


OTHER_KIND = {AttackKind.MELEE: AttackKind.RANGED, AttackKind.RANGED: AttackKind.MELEE}
OTHER_STRIKES = {
    Strikes.ONE: Strikes.ADJACENT,
    Strikes.ADJACENT: Strikes.IN_ROOM,
    Strikes.IN_SIGHT: Strikes.IN_ROOM,
    Strikes.IN_ROOM: Strikes.ONE,
}


def enemy_parts(card: EnemyCard) -> Iterator[Part]:
    """The attack on a card of a final enemy, what rides on it, and whom it commands."""
    attack = card.attack
    neutral = EnemyAttack(attack.kind, 0, strikes=attack.strikes)
    yield from value_changes(card, "attack", neutral)
    for other in (
        replace(attack, kind=OTHER_KIND[attack.kind]),
        replace(attack, strikes=OTHER_STRIKES[attack.strikes]),
    ):
        yield f"its attack as {other}", Changed(replaced(card, "attack", other))
    yield from said_parts(card, "riders", NO_POWER)
    if card.order is not None:
        yield from order_parts(card, card.order)


def order_parts(card: EnemyCard, order: Order) -> Iterator[Part]:
    """An order left out, and each of its words changed; of one kind the best are all equal.

    One for the own room is only given in the deep room, which has no neighbours.
    """
    yield "its order", replaced(card, "order", None)
    chosen = Chosen.ONE if order.chosen == Chosen.ALL else Chosen.ALL
    rooms = (order.rooms - 1, order.rooms + 1) if order.rooms else ()
    others = [
        replace(order, chosen=chosen),
        *(replace(order, rooms=count) for count in rooms),
        replace(order, bonus=order.bonus + 1),
        *([replace(order, kinds=("bat",))] if order.kinds else []),
    ]
    for other in others:
        yield f"its order as {other}", Changed(replaced(card, "order", other))


def section_parts(card: SoloCard) -> Iterator[Part]:
    """What the three sections of a solo card say."""
    yield from said_parts(card, "first", Meddling())
    yield from said_parts(card, "second", Hunt(0, 0))
    yield from said_parts(card, "third", Toll())


def said_parts(owner: object, field: str, neutral: object) -> Iterator[Part]:
    """What a field says, left out and changed."""
    yield from value_parts(owner, field, neutral)
    yield from value_changes(owner, field, neutral)


def card_parts(card: str) -> Iterator[Part]:
    """The effects of a card, and everything they say."""
    yield from effect_parts(LIBRARY, card)
    yield from effect_changes(LIBRARY, card)


PARTS: dict[str, tuple[Part, ...]] = {
    **{card: tuple(card_parts(card)) for card in LIBRARY.roots if card not in ENEMY_CARD_NAMES.ids},
    **{card.id: (*card_parts(card.id), *enemy_parts(card)) for card in ENEMY_CARDS},
    **{kind.id: tuple(power_parts(kind)) for kind in MONSTERS},
    **{card.id: tuple(section_parts(card)) for card in SOLO_DECK},
}


def verdicts(ids: Iterable[str] = PARTS) -> list[Verdict]:
    """The verdicts on these ids."""
    return prove_content({id_: PARTS[id_] for id_ in ids}, content_tests(FOLDER, PARTS))


if __name__ == "__main__":
    for verdict in verdicts(sys.argv[1:] or PARTS):
        print("proved" if verdict.proved else "      ", verdict.id, verdict.words, sep="  ")
