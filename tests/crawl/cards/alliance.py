"""Ten cards of Alliance as values."""

from tests.crawl.cards.alliance_words import (
    THIS_ROUND,
    YOU,
    AfterAttack,
    Attacked,
    BaseAttack,
    Behind,
    Bonus,
    Boon,
    Characters,
    EmptySpaces,
    EndPhase,
    Exhaust,
    Grant,
    InRoom,
    Kind,
    LevelOf,
    Near,
    Root,
    SpendSpeed,
    Stat,
    Teleport,
)
from tests.crawl.cards.words import Damage, Heal, Heroes, Monsters, Within
from undercroft.crawl.effects import (
    AtMost,
    ChooseOne,
    Each,
    Effect,
    ForEach,
    It,
    NotActor,
    Number,
    One,
    Pay,
    Seq,
    When,
    Whose,
)

CARDS: dict[str, Effect] = {
    "slip-away": When(
        Attacked(), Seq((Bonus(Stat.DODGE, Number(2)), Grant(Boon.FREE_LEAVE))), THIS_ROUND
    ),
    "boar-spear": ChooseOne(
        (BaseAttack(Kind.MELEE, 4, nearest=1, farthest=2), Bonus(Stat.MELEE, Number(2)))
    ),
    "earthquake": Seq(
        (
            BaseAttack(Kind.RANGED, 6, nearest=1, farthest=3),
            When(
                AfterAttack(),
                Damage(Number(2), on=Each(Characters(), (InRoom(), NotActor()))),
                THIS_ROUND,
            ),
        )
    ),
    "mirror-veil": When(Attacked(), Bonus(Stat.DODGE, Number(2)), THIS_ROUND),
    "war-drum": Bonus(Stat.ATTACK, Number(1), on=Each(Heroes(), (Within(2),))),
    "throat-strike": Seq(
        (
            Bonus(Stat.MELEE, Number(1)),
            Bonus(Stat.MELEE, Number(2), on=YOU, provided=Behind()),
        )
    ),
    "frost-grip": ForEach(
        One(Monsters(), (Within(3),)),
        Seq((Root(on=It()), Bonus(Stat.ATTACK, Number(-1), on=It()))),
    ),
    "blink": Pay(SpendSpeed(1), Teleport(on=One(EmptySpaces(), (Near(3),)))),
    "binding-verse": ForEach(
        One(Monsters(), (Within(3), Whose(AtMost(LevelOf(It()), 2)))),
        Seq((Exhaust(on=It()), Bonus(Stat.ARMOR, Number(-1), on=It()))),
    ),
    "heart-of-the-mountain": When(EndPhase(), Heal(Number(1), on=Each(Heroes()))),
}
