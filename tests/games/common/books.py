"""What the rules table of each game has to hold; a game joins by its row."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.infinity.game import INFINITY
from undercroft.kernel.registry import Game
from undercroft.proof.sources import Rule


@dataclass(frozen=True, eq=False)
class Book:
    """A game's rules: how many of each area and kind, the rulings, and what is for later."""

    game: Game
    family: str
    rules: int
    areas: dict[str, int]
    kinds: dict[str, int]
    rulings: tuple[tuple[str, int], ...]
    few: str
    """An area whose rules are proved in every run."""
    later_areas: frozenset[str] = frozenset()
    later_rules: frozenset[str] = frozenset()
    not_cited: frozenset[str] = frozenset()
    """Rulings on what is not built."""
    is_sorted: bool = True
    """Whether the rules of an area stand in the order of their numbers."""

    @property
    def finished(self) -> list[str]:
        """The areas that are built."""
        return [area for area in self.areas if area not in self.later_areas]

    @property
    def registers(self) -> list[list[str]]:
        """The ids of all rulings: those on the rules, and those on content."""
        return [[f"{family}-{n:02}" for n in range(1, most + 1)] for family, most in self.rulings]


def area(rule: Rule) -> str:
    """The area of a rule: MOV of DA-MOV-03."""
    return rule.id.split("-")[1]


def counts(words: str) -> dict[str, int]:
    """Names and numbers, one after the other."""
    names, numbers = words.split()[::2], words.split()[1::2]
    return dict(zip(names, map(int, numbers), strict=True))


BOOKS = (
    Book(
        ALLIANCE,
        "DA",
        491,
        counts(
            "CMP 20 GEO 13 SET 17 RND 10 ACT 16 MOV 12 DOOR 19 CHEST 10 TRAP 16 CARD 25 BURST 10 "
            "DRAFT 12 DISC 5 MON 16 BAT 25 LOS 9 XP 5 END 9 DEF 17 PVP 8 ART 6 WIN 7 SOLO 22 "
            "COOP 17 BASIC 10 VAR 4 NIGHT 3 PERMA 10 PROT 6 EGR 3 QST 26 FIN 26 CAMP 23 DMT 8 "
            "MIM 8 DEEP 29 TITAN 9"
        ),
        counts("act 349 check 57 data 41 setup 36 advice 8"),
        (("A", 53), ("AC", 63)),
        few="XP",
        is_sorted=False,
        not_cited=frozenset(f"A-{n}" for n in (25, 30, 35, 36)),
    ),
    Book(
        CAVERNS,
        "CV",
        370,
        counts(
            "COMP 10 SETUP 17 TILE 22 EDGE 8 TURN 7 HERO 12 EXPL 9 VILL 13 MON 36 MOVE 12 DIST 10 "
            "COND 13 POW 13 ATK 13 DEF 15 SURGE 6 OBJ 9 TRAP 11 ESC 7 ENC 13 CURSE 6 TREAS 13 "
            "XP 11 LEVEL 9 WIN 5 ADV 6 CAVE 12 COMPET 15 ALLY 9 STANCE 6 VILLAIN 10 LARGE 12"
        ),
        counts("act 278 check 38 setup 27 data 24 advice 3"),
        (("CV-A", 75),),
        few="SURGE",
    ),
    Book(
        INFINITY,
        "DI",
        462,
        counts(
            "COMP 9 SETUP 10 INIT 13 AP 15 ABIL 13 STAT 8 TILE 14 SPEC 8 CHART 4 LOS 6 COMB 19 "
            "FOCUS 8 JOIN 9 RANGE 6 DMG 7 ELEM 5 ENEMY 8 REWARD 8 LEVEL 11 COND 25 TOKEN 27 HAZ 27 "
            "MOVE 32 LORD 39 NOISE 5 THREAT 10 RISK 13 MIST 17 MERCH 14 ITEM 23 PVP 9 HERO 24 "
            "MODE 10 DIFF 6"
        ),
        counts("act 352 check 52 data 39 setup 16 advice 3"),
        (("DI-A", 75), ("IC", 71)),
        few="ELEM",
    ),
)
