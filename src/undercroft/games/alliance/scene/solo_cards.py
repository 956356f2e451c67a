"""Solo cards in words: what each of the three sections does."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.plurals import a, several
from undercroft.games.alliance.content.schema import Hunt, Meddling, SoloCard, Toll

ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth")
"""Places of the upgrade area, which are counted from one."""


def solo_words(card: SoloCard, *, is_alone: bool = True) -> str:
    """The three sections of a card, as they are read alone or by partners."""
    sections = (meddling(card.first, is_alone=is_alone), hunt(card.second), toll(card.third))
    return " ".join(f"{number}: {words}." for number, words in zip(("I", "II", "III"), sections))


def meddling(first: Meddling, *, is_alone: bool) -> str:
    """What section I does before anybody hunts."""
    if first.remove:
        gone, discarded = ORDINALS[first.remove], ORDINALS[first.discard]
        return f"the {gone} upgrade in the row leaves the game, the {discarded} is discarded"
    if first.tile is not None:
        fate = "leaves the game" if is_alone else "goes under the stack"
        return f"the {first.tile.word} tile {fate}"
    return "the exhausted monster worth most is ready again"


def hunt(second: Hunt) -> str:
    """Whom section II lets a monster attack, and how hard."""
    marked = f"{marked_words(second)} is attacked{at_bonus(second.marked)}"
    anyone = f"anyone{at_bonus(second.anyone)}"
    if second.attack is not None:
        anyone += f" if the monster's attack is {second.attack.word}"
    return f"{marked}, or {anyone}"


def marked_words(second: Hunt) -> str:
    """Whom section II marks."""
    icons = second.icons
    return f"{a(icons[0].word)} or {icons[1].word} hero" if icons else "the hero of lowest defense"


def at_bonus(bonus: int) -> str:
    """What is added to an attack, if anything."""
    return f" at +{bonus}" if bonus else ""


def toll(third: Toll) -> str:
    """What section III costs when nobody hunts."""
    wounds = several(third.wounds, "poison wound" if third.poison else "wound")
    discards = several(third.discard, "card")
    parts = [
        f"an exhausted monster attacks at +{third.burst}" if third.burst else "",
        f"{third.flip} XP is turned face down" if third.flip else "",
        f"you discard {discards}" if third.discard else "",
        f"you deal {wounds} to {each_of(third.heroes)}" if third.wounds else "",
    ]
    return "else " + ", ".join(part for part in parts if part)


def each_of(heroes: int) -> str:
    """One hero, or so many."""
    return "a hero of yours" if heroes == 1 else f"each of {heroes} heroes of yours"
