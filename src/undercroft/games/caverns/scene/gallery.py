"""How the pieces of the box are shown in the gallery."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.catalogue import numbered
from undercroft.games.caverns.content.card import Ally, Encounter, Power, Treasure
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import (
    Feature,
    Hero,
    MonsterKind,
    TileFace,
    VillainFace,
)
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.scene.board import LOOKS
from undercroft.games.caverns.scene.facts import facts
from undercroft.games.caverns.scene.figures import feature_words, tactics_words
from undercroft.games.caverns.scene.offers import offers
from undercroft.kernel.exhibits import Exhibit
from undercroft.kernel.scene import Stat

SPECIAL: Final = {
    "empty-gallery": "Exploring into it brings no monster. Drawn otherwise, it is replaced.",
    "raiding-party": "Exploring into it brings two monsters. Drawn otherwise, it is replaced.",
}
"""What the cards say that stand for no creature. [CV-MON-06] [CV-MON-07] [CV-MON-08]"""
OFFERS: Final = {offer.id: offer for offer in offers()}


# ---- figures -------------------------------------------------------------------------------------


def hero(face: Hero) -> Exhibit:
    """A hero with the numbers of both levels, and what is special about it."""
    first, second = face.levels
    rise = f"AC {second.ac}, HP {second.hp}, Speed {second.speed}, Surge {second.surge}"
    cards = face.cards
    return Exhibit(
        form="figure",
        kind="hero",
        tags=(face.role,),
        stats=(
            Stat(name="AC", value=first.ac),
            Stat(name="HP", value=first.hp),
            Stat(name="Speed", value=first.speed),
            Stat(name="Surge", value=first.surge),
        ),
        details=(
            (face.feature.name, feature_words(face.feature.id)),
            ("Level 2", rise),
            ("Powers", f"{cards.at_will} At-Will, {cards.daily} Daily, {cards.utility} Utility"),
        ),
        rules=("CV-HERO-04", "CV-SETUP-07", "CV-LEVEL-03"),
    )


def monster_words(face: MonsterKind) -> str:
    """What a monster card says beside its tactics."""
    return SPECIAL.get(face.id, "")


def monster(face: MonsterKind) -> Exhibit:
    """A kind of monster with its tactics; a special card stands for no creature."""
    numbers = (("AC", face.ac), ("HP", face.hp), ("XP", face.xp))
    return Exhibit(
        form="figure" if face.size else "card",
        kind="monster",
        tags=tuple([keyword.word for keyword in face.keywords]),
        stats=tuple([Stat(name=name, value=n) for name, n in numbers if face.size]),
        lines=numbered(tactics_words(face.id)),
        details=(("Copies", str(len(face.numbers))),),
        rules=("CV-MON-09", "CV-MON-10", "CV-MON-13"),
    )


def villain(face: VillainFace) -> Exhibit:
    """A villain with its tactics; its Hit Points are printed for four heroes."""
    hp = (Stat(name="HP", value=face.hp),) if face.hp else ()
    note = "for four heroes" if face.hp else "those of the first form, which go on"
    return Exhibit(
        form="figure",
        kind="villain",
        level=face.level,
        tags=tuple([keyword.word for keyword in face.keywords]),
        stats=(Stat(name="AC", value=face.ac), *hp, Stat(name="XP", value=face.xp)),
        lines=numbered(tactics_words(face.id)),
        details=(("Hit Points", note),),
        rules=("CV-VILL-03", "CV-VILL-12", "CV-MON-10"),
    )


def ally(face: Ally) -> Exhibit:
    """An ally with its tactics."""
    return Exhibit(
        form="figure",
        kind="ally",
        stats=(Stat(name="AC", value=face.ac), Stat(name="HP", value=face.hp)),
        lines=numbered(card_text(face)),
        rules=("CV-ALLY-01", "CV-ALLY-02"),
    )


# ---- cards ---------------------------------------------------------------------------------------


def power(card: Power) -> Exhibit:
    """A power of one hero."""
    return Exhibit(
        kind=card.type.word,
        owner=card.hero,
        stats=facts(NOTATION.cards.parse(card.id)),
        rules=("CV-POW-02", "CV-POW-03", "CV-ATK-02"),
    )


def encounter(card: Encounter) -> Exhibit:
    """An encounter: a curse, an event, a trap."""
    return Exhibit(
        kind=card.kind.word,
        stats=facts(NOTATION.cards.parse(card.id)),
        rules=("CV-VILL-01", "CV-ENC-03", "CV-XP-04"),
    )


def treasure(card: Treasure) -> Exhibit:
    """A treasure: a Fortune at once, or an Item to keep."""
    return Exhibit(
        kind=card.kind.word,
        stats=facts(NOTATION.cards.parse(card.id)),
        rules=("CV-DEF-03", "CV-TREAS-06", "CV-TREAS-07"),
    )


# ---- tiles and adventures ------------------------------------------------------------------------


def tile(face: TileFace) -> Exhibit:
    """A tile with its squares, its open sides and its triangle."""
    triangle = f"{face.triangle.word} triangle" if face.triangle is not None else ""
    feature = "" if face.feature == Feature.PLAIN else face.feature.word.replace("-", " ")
    return Exhibit(
        form="tile",
        kind="tile",
        tags=tuple([tag for tag in (triangle, feature, LOOKS.themes.get(face.id, "")) if tag]),
        plan=face.picture,
        doors=face.open,
        rules=("CV-EXPL-02", "CV-VILL-01", "CV-MON-01"),
    )


def adventure(page: Adventure) -> Exhibit:
    """An adventure as it is offered, with every way for it to end."""
    offer = OFFERS[page.id]
    least, most = page.heroes
    lost = tuple([("Lost when", ending.words) for ending in page.endings[1:]])
    return Exhibit(
        form="page",
        kind="goal",
        art=offer.art,
        level=page.difficulty,
        tags=(offer.kind,),
        story=offer.story,
        details=(
            ("Heroes", f"{least} to {most}" if least < most else str(most)),
            ("Time", f"about {offer.minutes} minutes"),
            *lost,
        ),
        rules=("CV-SETUP-01", "CV-WIN-01", "CV-WIN-02"),
    )
