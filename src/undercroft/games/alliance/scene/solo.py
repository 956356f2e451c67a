"""Solo cards in words: what each of the three sections does."""

from __future__ import annotations

from undercroft.games.alliance.pieces import Hunt, Meddling, SoloCard, Toll


def solo_words(card: SoloCard) -> str:
    """The three sections of a card."""
    sections = (meddling(card.first), hunt(card.second), toll(card.third))
    return " ".join(f"{number}: {words}." for number, words in zip(("I", "II", "III"), sections))


def meddling(first: Meddling) -> str:
    """What section I does before anybody hunts."""
    if first.remove:
        return f"upgrade {first.remove} leaves the game, upgrade {first.discard} is discarded"
    if first.tile is not None:
        return f"the {first.tile.word} tile leaves the game"
    return "the exhausted monster worth most is ready again"


def hunt(second: Hunt) -> str:
    """Whom section II lets a monster attack, and how hard."""
    icons = second.icons
    marked = f"a {icons[0].word} or {icons[1].word} hero" if icons else "a hero of lowest defense"
    kind = f" with a {second.attack.word} attack" if second.attack else ""
    return f"{marked} is attacked at +{second.marked}, or anyone at +{second.anyone}{kind}"


def toll(third: Toll) -> str:
    """What section III costs when nobody hunts."""
    wound = "poison wound" if third.poison else "wound"
    parts = [
        f"an exhausted monster attacks at +{third.burst}" if third.burst else "",
        f"{third.flip} XP is turned face down" if third.flip else "",
        f"{third.discard} cards are discarded" if third.discard else "",
        f"{third.heroes} heroes take {third.wounds} {wound}" if third.wounds else "",
    ]
    return "else " + ", ".join(part for part in parts if part)
