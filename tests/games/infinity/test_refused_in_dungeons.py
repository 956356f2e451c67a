"""Moves that the dungeons of the mini-campaign refuse, each for its one reason."""

from __future__ import annotations

from tests.games.infinity.dungeons import at, gaol, hall, works
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_refused_moves import left, reasons
from undercroft.games.infinity.notation import SIDE
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.preset import shut_sides
from undercroft.games.infinity.scene.points import short_of


def test_di_mode_04_the_ledger_is_read_in_its_cell_and_once() -> None:
    place, page = gaol("warrior", "thief")
    elsewhere = ["the ledger is not here, or has been read [DI-MODE-04]"]
    place.begin(Turn(0))
    assert reasons(place, "h1 read") == elsewhere
    place.s.spot[0], place.s.listed = page.cell(place.s), None
    assert reasons(place, "h1 read") == []
    assert len(reasons(left(place, page.term("read-cost") - 1), "h1 read")) == 1
    assert reasons(left(place, page.term("read-cost")), "h1 read") == []
    page.is_read = 1
    assert reasons(left(place, 8), "h1 read") == elsewhere


def warden(coins: int = 20, damage: int = 0, *, there: bool = True) -> Place:
    """The Warden, perhaps hurt, and a hero who could pay him."""
    place, page = gaol("warrior", "thief")
    s = place.s
    spots = [spot for spot in range(len(s.dungeon.tiles)) if page.warden(s, spot) >= 0]
    s.damage = [damage] * len(s.damage)
    s.coins[0] = coins
    if there:
        s.spot[0] = spots[0]
    place.begin(Turn(0))
    return place


def test_di_mode_04_the_warden_is_paid_unharmed_and_face_to_face() -> None:
    assert reasons(warden(), "h1 bribe") == []
    assert reasons(warden(there=False), "h1 bribe") == ["the Warden is not here [DI-MODE-04]"]
    assert reasons(warden(damage=1), "h1 bribe") == [
        "the Warden has been wounded, and takes no coins any more [DI-MODE-04]"
    ]
    _, page = gaol("warrior")
    price = page.term("bribe")
    assert reasons(warden(price), "h1 bribe") == []
    assert reasons(warden(price - 3), "h1 bribe") == [
        "the hero has too few coins: 3 more are needed [DI-MODE-04]"
    ]
    cost = page.term("bribe-cost")
    assert reasons(left(warden(), cost), "h1 bribe") == []
    assert len(reasons(left(warden(), cost - 1), "h1 bribe")) == 1


def test_di_mode_04_the_sluice_is_worked_where_it_is_until_it_is_open() -> None:
    place, page = works("warrior", "thief")
    refused = ["the Sluice is not here, or stands open [DI-MODE-04]"]
    place.begin(Turn(0))
    assert reasons(place, "h1 drain") == refused
    place.s.spot[0], place.s.listed = page.sluice(place.s), None
    assert reasons(place, "h1 drain") == []
    page.turns, place.s.listed = page.term("sluice-turns"), None
    assert reasons(place, "h1 drain") == refused


def test_di_mode_04_a_bell_is_silenced_where_it_rings() -> None:
    place, page = hall("warrior", "thief")
    place.begin(Turn(0))
    assert reasons(place, "h1 silence") == ["no bell rings here [DI-MODE-04]"]
    spot = at(place, page.row.tokens[0].tile or "")
    place.s.listed = None
    assert reasons(place, "h1 silence") == []
    cost = page.term("bell-cost")
    assert reasons(left(place, cost), "h1 silence") == []
    assert len(reasons(left(place, cost - 1), "h1 silence")) == 1
    page.silent = 1 << spot
    assert reasons(left(place, 8), "h1 silence") == ["no bell rings here [DI-MODE-04]"]


def test_di_haz_27_a_key_and_its_price_open_a_shut_door_from_beside_it() -> None:
    place, page = gaol("warrior", "thief")
    s = place.s
    here = next(at for at in range(len(s.dungeon.tiles)) if shut_sides(s, at))
    shut = shut_sides(s, here)
    side, other = SIDE.text(shut[0]), next(i for i in range(4) if i not in shut)
    s.spot[0] = here
    place.begin(Turn(0))
    assert reasons(place, f"h1 unlock {side}") == ["the hero has no key [DI-HAZ-27]"]
    place.thing("key", 0)
    place.s.listed = None
    assert reasons(place, f"h1 unlock {side}") == []
    assert reasons(place, f"h1 unlock {SIDE.text(other)}") == ["no shut door is there [DI-HAZ-27]"]
    cost = page.term("key-cost")
    for points in range(cost):
        assert reasons(left(place, points), f"h1 unlock {side}") == [
            f"{short_of(points, cost - points)} [DI-AP-01]"
        ]
    assert reasons(left(place, cost), f"h1 unlock {side}") == []
    assert reasons(place, f"h1 dig {side}")[-1] == (
        "that door is shut, and opens in a way of its own [DI-HAZ-27]"
    )
