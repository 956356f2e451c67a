"""What a page still wants of its heroes: tiles to find, foes to beat, things to bring."""

from __future__ import annotations

from undercroft.games.caverns.content.tables import DOUBLE_NAMES, DOUBLES, VILLAINS
from undercroft.games.caverns.map.figures import carried, is_prop, is_villain
from undercroft.games.caverns.phases.villains import is_in_play
from undercroft.games.caverns.state import Caverns


def sought(s: Caverns) -> list[str]:
    """The tiles that the page names in the stack."""
    return [tile for run in s.adventure.stack for tile in run.tiles]


def opened(s: Caverns) -> list[str]:
    """The tiles that lie there only when the heroes have done something for them."""
    doubles = [str(trigger.attaches) for trigger in s.adventure.triggers if trigger.waits]
    return [DOUBLES[DOUBLE_NAMES.parse(double)].halves[0].id for double in doubles]


def is_searching(s: Caverns) -> bool:
    """Whether the page still waits for a tile of the stack."""
    return any(not is_in_play(s, tile) for tile in sought(s))


def is_race(s: Caverns) -> bool:
    """Whether the cave falls in while heroes search it."""
    return bool(s.adventure.plugs)


def is_hunt(s: Caverns) -> bool:
    """Whether the page is won by beating or breaking something."""
    page = s.adventure
    frail = any(prop.hp for prop in page.props)
    return frail or (bool(page.villains) and s.page.BEATS_VILLAINS)


def is_hunted(s: Caverns, figure: int) -> bool:
    """Whether a figure is what must be beaten or broken."""
    page = s.adventure
    if is_prop(figure):
        return s.hp[figure] > 0
    if not is_villain(figure) or any(prop.hp for prop in page.props) or not s.page.BEATS_VILLAINS:
        return False
    return page.link is None or VILLAINS[s.kind[figure]].id != page.link.villain


def is_laden(s: Caverns, seat: int) -> bool:
    """Whether a hero carries what is still of use."""
    return bool(carried(s, seat)) and s.page.uses_left()
