"""How the pieces of the box are shown in the gallery."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.card import Card, Level
from undercroft.games.alliance.content.cards import STARTING, TREASURE_EFFECTS
from undercroft.games.alliance.content.enemy_schema import EnemyCard
from undercroft.games.alliance.content.quest_schema import Quest
from undercroft.games.alliance.content.room_schema import RoomCard
from undercroft.games.alliance.content.schema import (
    ChallengeKind,
    ChallengeSort,
    Class,
    Hero,
    MonsterKind,
    TileFace,
    TreasureCard,
    TreasureSort,
)
from undercroft.games.alliance.content.tables import (
    FINAL_ENEMIES,
    HERO_NAMES,
    HEROES,
    MONSTER_NAMES,
    MONSTERS,
    STARTING_CARDS,
    TILE_NAMES,
)
from undercroft.games.alliance.scene.board import LOOKS
from undercroft.games.alliance.scene.cards import next_tile
from undercroft.games.alliance.scene.deep_room import ICONS
from undercroft.games.alliance.scene.facts import facts
from undercroft.games.alliance.scene.figures import hero_stats, monster_stats
from undercroft.kernel.exhibits import Detail, Exhibit
from undercroft.kernel.scene import Stat

SORTS: Final = {
    ChallengeSort.CHEST: ("chest", ("DA-CHEST-01", "DA-CHEST-04")),
    ChallengeSort.LOCKED: ("locked-chest", ("DA-CHEST-05", "DA-CHEST-06")),
    ChallengeSort.TRAP: ("trap", ("DA-TRAP-03", "DA-TRAP-09")),
}
"""The picture of a challenge, and the rules of its sort."""
OWNERS: Final = {card.id: HEROES[place // STARTING_CARDS].id for place, card in enumerate(STARTING)}
CARDS_OF: Final = {
    hero: ", ".join([card.name for card in STARTING if OWNERS[card.id] == hero])
    for hero in OWNERS.values()
}
SIGNS: Final = {kind.sign: kind.id for kind in MONSTERS}
ENEMY_OF: Final = {card.id: enemy for enemy in FINAL_ENEMIES for card in enemy.cards}


# ---- figures -------------------------------------------------------------------------------------


def hero(face: Hero) -> Exhibit:
    """A hero with its numbers, race, classes and starting cards."""
    first, second = face.classes
    classes = (f"{first.word} twice",) if first == second else (first.word, second.word)
    stats = hero_stats(HERO_NAMES.parse(face.id))
    return Exhibit(
        form="figure",
        kind="hero",
        tags=(face.race.word, *classes),
        stats=(*stats, Stat(name="Health", value=face.health)),
        story=face.background,
        details=(("Starting cards", CARDS_OF[face.id]), *champions(is_so=face.champions)),
        rules=("DA-CMP-02", "DA-CARD-02", "DA-ACT-02"),
    )


def monster(face: MonsterKind) -> Exhibit:
    """A monster with its numbers; how final enemies attack stands on their cards."""
    stats = monster_stats(MONSTER_NAMES.parse(face.id))
    rewards = f"{face.rewards[0]} XP to the first, {face.rewards[1]} to the second"
    return Exhibit(
        form="figure",
        kind="villain" if face.final else "monster",
        level=face.level,
        tags=("final enemy",) if face.final else (),
        stats=(*stats, Stat(name="Health", value=face.health)),
        details=(("Rewards", rewards), *champions(is_so=face.champions)),
        rules=("DA-FIN-01",) if face.final else ("DA-CMP-17", "DA-MON-04", "DA-BAT-12"),
    )


def champions(*, is_so: bool) -> tuple[Detail, ...]:
    """What comes with the expansion."""
    return (("Belongs to", "Champions"),) if is_so else ()


# ---- cards ---------------------------------------------------------------------------------------


def card(face: Card) -> Exhibit:
    """A card as it lies on the table, with who can play it."""
    types = tuple([kind.word for kind in face.types])
    return Exhibit(
        kind=types[0],
        owner=OWNERS.get(face.id, ""),
        cost=face.xp or None,
        level=max(0, face.level - Level.GENERIC),
        tags=types[1:],
        stats=facts(face.effect),
        details=(("Played by", users(face)), *champions(is_so=face.champions)),
        rules=("DA-CARD-01", "DA-CARD-04", *(("DA-DRAFT-03",) if face.xp else ())),
    )


def users(face: Card) -> str:
    """Which heroes the icons of a card ask for."""
    needs = face.needs
    races = " or ".join([race.word.capitalize() for race in needs.races])
    either = " or ".join([one.word.capitalize() for one in needs.either])
    parts = (races, class_words(needs.classes), either)
    return ", ".join([words for words in parts if words]) or "every hero"


def class_words(classes: tuple[Class, ...]) -> str:
    """Classes that one hero has to have."""
    names = [one.word.capitalize() for one in dict.fromkeys(classes)]
    return f"{names[0]} twice" if len(names) < len(classes) else " and ".join(names)


def treasure(face: TreasureCard) -> Exhibit:
    """A card of the Deck of Many Treasures."""
    copies = (("Copies", str(face.copies)),) if face.copies > 1 else ()
    kind = "monster" if face.sort == TreasureSort.MIMIC else face.sort.word
    return Exhibit(
        kind=kind,
        stats=facts(TREASURE_EFFECTS[face.id]),
        details=(*copies, *champions(is_so=True)),
        rules=("DA-DMT-01",),
    )


def enemy_card(face: EnemyCard) -> Exhibit:
    """A card of a final enemy."""
    enemy = ENEMY_OF[face.id]
    kind = face.attack.kind.word.capitalize()
    return Exhibit(
        kind="villain",
        art=enemy.id,
        owner=enemy.id,
        stats=(Stat(name=kind, value=face.attack.strength),),
        rules=("DA-FIN-01",),
    )


def challenge(face: ChallengeKind) -> Exhibit:
    """A challenge, with how many of its tokens are of which level."""
    art, rules = SORTS[face.sort]
    tokens = [f"{n} of level {'I' * level}" for level, n in enumerate(face.tokens, 1) if n]
    kind = "trap" if face.sort == ChallengeSort.TRAP else "treasure"
    return Exhibit(
        kind=kind, art=art, details=(("Tokens", ", ".join(tokens)),), rules=("DA-CMP-18", *rules)
    )


def room_card(face: RoomCard) -> Exhibit:
    """A card of the deep room."""
    kind = "encounter" if ICONS[face.sort] == "threat" else "trap"
    more = (("Only for", "the Titan"),) if face.titan else ()
    return Exhibit(kind=kind, details=more, rules=("DA-DEEP-01",))


# ---- tiles and quests ----------------------------------------------------------------------------


def tile(face: TileFace) -> Exhibit:
    """A tile with its spaces, its doors and who waits there."""
    inside = next_tile(TILE_NAMES.parse(face.id)).text
    return Exhibit(
        form="tile",
        kind="tile",
        level=face.level,
        tags=(LOOKS.themes.get(face.id, ""),),
        details=(("On it", inside),) if face.level else (),
        plan=face.picture,
        legend={sign: SIGNS[sign] for _, sign in face.monsters},
        rules=("DA-GEO-01", "DA-GEO-02", "DA-DOOR-05", "DA-DOOR-06"),
    )


def quest(face: Quest) -> Exhibit:
    """A quest with what it is worth."""
    return Exhibit(
        form="page",
        kind="quest",
        art=face.final or "quest",
        stats=(Stat(name="XP", value=face.xp),),
        tags=("final enemy",) if face.final else (),
        rules=("DA-QST-01",),
    )
