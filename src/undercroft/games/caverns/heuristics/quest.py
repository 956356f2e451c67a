"""What a page still wants of its heroes: tiles to find, foes to beat, things to bring."""

from __future__ import annotations

from undercroft.games.caverns.adventures.key_lever_chart import CHART, GATE, TOBIN
from undercroft.games.caverns.adventures.key_lever_chart import PAGE as SURVEY_PAGE
from undercroft.games.caverns.adventures.two_ropes import wanted
from undercroft.games.caverns.box import DOUBLE_NAMES, DOUBLES, VILLAINS
from undercroft.games.caverns.entering import is_in_play
from undercroft.games.caverns.figures import carried, is_hero, is_prop, is_villain
from undercroft.games.caverns.state import ESCAPED, NOBODY, NOWHERE, Caverns


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


def hurry(s: Caverns) -> int:
    """How many rounds without a tile have cost time so far, where they do."""
    return s.adventure.time_with(s.seats) - s.clock if s.adventure.id == SURVEY_PAGE else 0


def ward(s: Caverns) -> int:
    """Who has to be brought out alive, or nobody."""
    escorting = s.adventure.id == SURVEY_PAGE and s.spot[TOBIN] != NOWHERE
    return TOBIN if escorting else NOBODY


def is_hunt(s: Caverns) -> bool:
    """Whether the page is won by beating or breaking something."""
    page = s.adventure
    frail = any(prop.hp for prop in page.props)
    return frail or (bool(page.villains) and page.id != SURVEY_PAGE)


def is_hunted(s: Caverns, figure: int) -> bool:
    """Whether a figure is what must be beaten or broken."""
    page = s.adventure
    if is_prop(figure):
        return s.hp[figure] > 0
    if not is_villain(figure) or any(prop.hp for prop in page.props) or page.id == SURVEY_PAGE:
        return False
    return page.link is None or VILLAINS[s.kind[figure]].id != page.link.villain


def is_wanted(s: Caverns, seat: int, prop: int) -> bool:
    """Whether a hero should have an object: his team's, the Chart once the Gate is there."""
    if s.adventure.teams:
        return prop == wanted(s, s.team[seat])
    return s.adventure.id != SURVEY_PAGE or prop != CHART or is_in_play(s, GATE)


def may_leave(s: Caverns, seat: int) -> bool:
    """Whether a hero has nothing to stay for: his team has its object, or it is out of reach."""
    if not s.adventure.teams:
        return True
    holder = s.holder[wanted(s, s.team[seat])]
    return is_hero(holder) and (s.team[holder] == s.team[seat] or s.status[holder] == ESCAPED)


def is_laden(s: Caverns, seat: int) -> bool:
    """Whether a hero carries what is still of use."""
    return bool(carried(s, seat)) and not s.pulled
