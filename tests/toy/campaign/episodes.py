"""Two nights: who has found gold in the first begins the second with more hearts. [TOY-CAMP-01]"""

from __future__ import annotations

from typing import ClassVar, Final

from tests.toy.notation import NOTATION
from tests.toy.options import OPTIONS
from tests.toy.phases.setup.sequence import set_up
from tests.toy.state import Toy
from undercroft.kernel.campaign_scene import CampaignScene, Member, Milestone
from undercroft.kernel.episodes import CampaignKind, Episode
from undercroft.kernel.layout import INT, ROW, Plain, field
from undercroft.kernel.options import Options
from undercroft.kernel.progress import Progress, Upgrade
from undercroft.kernel.scene import Track
from undercroft.kernel.state import State

NIGHTS: Final = ("first-night", "second-night")
MOST_HEARTS: Final = 3


def with_gold(plain: dict[str, Plain]) -> dict[str, Plain]:
    """The first version called gold coins."""
    return {"gold": plain["coins"], **{k: v for k, v in plain.items() if k != "coins"}}


class Nights(Progress):
    """How many nights are over, how long each is, and the gold each wanderer has."""

    VERSION: ClassVar[int] = 2
    UPGRADES: ClassVar[dict[int, Upgrade]] = {1: with_gold}
    gold: tuple[int, ...] = field(ROW)
    rounds: int = field(INT, default=3)
    over: int = field(INT, default=0)

    def validate(self) -> list[str]:
        return [] if 2 <= len(self.gold) <= 3 else ["two or three wanderers go"]


def found(seats: int, options: Options) -> Nights:
    """Nobody has gold yet."""
    return Nights((0,) * seats, int(options["rounds"]))


def episodes(nights: Nights) -> tuple[Episode, ...]:
    """The night that comes next, if there is one."""
    if nights.over == len(NIGHTS):
        return ()
    id_, seats = NIGHTS[nights.over], len(nights.gold)
    options = {"rounds": nights.rounds, "hearts": 2}
    return (Episode(id=id_, title=title(id_), seats=seats, options=options),)


def title(id_: str) -> str:
    """What a night is called."""
    return id_.replace("-", " ").capitalize()


def begin(nights: Nights, _episode: Episode, options: Options) -> State:
    """Each two gold pieces are a heart more. [TOY-CAMP-01]"""
    s = set_up(len(nights.gold), options)
    s.hearts = [min(MOST_HEARTS, 2 + gold // 2) for gold in nights.gold]
    return s


def carry_on(nights: Nights, _episode: Episode, state: State) -> Nights:
    """The gold of all nights adds up. [TOY-CAMP-01]"""
    assert isinstance(state, Toy)
    gold = tuple(a + b for a, b in zip(nights.gold, state.gold))
    return nights.but(gold=gold, over=nights.over + 1)


def drawing(nights: Nights) -> CampaignScene:
    """The wanderers with their gold, and both nights."""
    states = ["done"] * nights.over + ["next", "ahead"]
    return CampaignScene(
        name="Two nights",
        standing=f"{nights.over} of {len(NIGHTS)} nights are over",
        members=tuple(wanderer(seat, gold) for seat, gold in enumerate(nights.gold)),
        road=tuple(Milestone(id=n, title=title(n), state=s) for n, s in zip(NIGHTS, states)),
        ending="Both nights are over" if nights.over == len(NIGHTS) else "",
    )


def wanderer(seat: int, gold: int) -> Member:
    """One of those who go."""
    name = NOTATION.actor(seat)
    track = Track(id=f"track:gold-{name}", name="Gold", value=gold, owner=seat)
    return Member(id=f"member:{name}", name=name, owner=seat, tracks=(track,))


TWO_NIGHTS: Final = CampaignKind(
    id="two-nights",
    name="Two nights",
    tagline="Gold found in the first night buys hearts for the second.",
    seats=(2, 3),
    progress=Nights,
    found=found,
    episodes=episodes,
    begin=begin,
    carry_on=carry_on,
    drawing=drawing,
    options=OPTIONS[:1],
)
