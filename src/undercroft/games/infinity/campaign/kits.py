"""What a hero brings along into a game, and keeps of it: level, coins, things, boons.

[DI-MODE-07] Tokens, effects and companions stay behind; abilities are there again.
"""

from __future__ import annotations

from undercroft.games.infinity.campaign.progress import Kept, Sheet
from undercroft.games.infinity.combat.modifiers import enforce, learn
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.map.carrying import put_in_order
from undercroft.games.infinity.map.possessions import HERO, add_thing, held
from undercroft.games.infinity.notation import BOON
from undercroft.games.infinity.state import Infinity


def sheet_of(s: Infinity, seat: int) -> Sheet:
    """A hero as the game leaves it."""
    return Sheet(
        s.kind[seat],
        s.level[seat],
        s.xp[seat],
        s.coins[seat],
        tuple([kept(s, seat, thing) for thing in held(s, seat)]),
        s.boons[seat],
    )


def kept(s: Infinity, seat: int, thing: int) -> Kept:
    """A thing of a hero, and how it is kept."""
    how = s.where[thing] - seat * HERO
    return Kept(s.thing[thing], how, s.orb[thing], s.dents[thing])


def bring(s: Infinity, seat: int, sheet: Sheet) -> None:
    """A hero begins with what it has kept, and with all its Health. [DI-MODE-07]"""
    s.kind[seat], s.level[seat] = sheet.hero, sheet.level
    s.xp[seat], s.coins[seat] = sheet.xp, sheet.coins
    learn(s, seat)
    for row in sheet.things:
        thing = add_thing(s, row.card, seat * HERO + row.how)
        s.orb[thing], s.dents[thing] = row.orb, row.dents
    put_in_order(s, seat)
    for boon in sheet.boons:
        s.boons[seat] = (*s.boons[seat], boon)
        enforce(s, BOON.text(boon), seat)
    s.health[seat] = most_health(s, seat)
