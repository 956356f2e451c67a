"""Campaigns of Infinity between two games, for tests to play on from."""

from __future__ import annotations

from typing import Any

from undercroft.games.infinity.campaign.episodes import BELL_BELOW, THREE
from undercroft.games.infinity.campaign.progress import Kept, March, Sheet
from undercroft.games.infinity.content.tables import HERO_NAMES
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.episodes import Brought, CampaignKind
from undercroft.kernel.outcome import Over
from undercroft.kernel.setup import make_setup
from undercroft.kernel.table import Table
from undercroft.proof.scenario import Play

WARRIOR, RANGER, MONK = (HERO_NAMES.parse(name) for name in ("warrior", "ranger", "monk"))
SWORD, KEY, ROPE = (NOTATION.cards.parse(name) for name in ("short-sword", "key", "rope"))
SHEETS = (Sheet(WARRIOR, 3, 4, 7, (Kept(SWORD, 0), Kept(KEY, POCKETED))), Sheet(RANGER, 2, 1, 2))


def kind_of(m: March) -> CampaignKind:
    return BELL_BELOW if m.is_story else THREE


def march(*scenarios: str, **fields: Any) -> March:
    """A campaign of two heroes."""
    ids = scenarios or ("sc-02", "sc-03", "sc-05")
    return March(scenarios=ids).but(**{"seats": 2, "heroes": SHEETS, **fields})


def story(**fields: Any) -> March:
    """The Bell Below."""
    chosen = {option.name: option.default for option in BELL_BELOW.options}
    return BELL_BELOW.found(2, chosen).but(**{"heroes": SHEETS, **fields})  # type: ignore[no-any-return]


def at(m: March, number: int = 0, chance: str = "seeded") -> Play[Infinity]:
    """An episode that comes next."""
    kind = kind_of(m)
    brought = Brought(kind, kind.episodes(m)[number], m)
    return Play(Table(make_setup(INFINITY, None, {}, None, None, brought), 3, chance), Infinity)


def after(m: March, t: Play[Infinity], number: int = 0) -> March:
    """The campaign after the episode has ended as it stands now."""
    carried = kind_of(m).carry_on(m, kind_of(m).episodes(m)[number], t.state)
    assert isinstance(carried, March)
    return carried


def ended(
    t: Play[Infinity], *winners: int, scores: tuple[int, ...] = (0, 0), how: str = "toll-paid"
) -> Play[Infinity]:
    """The game is over now."""
    t.state.finish(Over(how, winners, scores, (0.0, 0.0)))
    return t


def ids(m: March) -> list[str]:
    return [episode.id for episode in kind_of(m).episodes(m)]
