"""Ten cards of Infinity as values."""

from tests.crawl.cards.infinity_words import (
    Attack,
    Bomb,
    Coins,
    Confuse,
    Disperse,
    DrawLordEvents,
    Element,
    Embolden,
    GoBack,
    GroupFalls,
    HeroCount,
    InRow,
    Minions,
    Noise,
    Skill,
    SkillOf,
    Stun,
    Test,
    Turns,
    Unhurt,
    Xp,
)
from tests.crawl.cards.words import Damage, Heroes, Monsters, Within
from undercroft.crawl.effects import (
    AtMost,
    ByLevel,
    ChooseOne,
    Each,
    Effect,
    ForEach,
    If,
    It,
    Nothing,
    Number,
    One,
    Plus,
    Repeat,
    RollTable,
    Row,
    Seq,
    Shown,
    Times,
    When,
)

CARDS: dict[str, Effect] = {
    "flurry": Repeat(
        Number(3),
        Attack(ByLevel((-1, -1, 0, 0, 1)), Number(0), on=One(Monsters(), (InRow(1),))),
    ),
    "throat-cut": ForEach(
        One(Monsters(), (InRow(1),)),
        If(
            Unhurt(It()),
            Attack(ByLevel((None, 4, 4, 5, 6)), Number(1), on=It()),
            otherwise=Attack(Number(1), Number(1), on=It()),
        ),
    ),
    "great-cask": Bomb(
        near=(8, 10, 8),
        middle=(8, 14, 8),
        far=(7, 8, 7),
        power=ByLevel((None, None, None, None, 0)),
        throw=ByLevel((None, None, None, None, 4)),
        element=Element.FIRE,
    ),
    "chill": Attack(
        Number(0),
        ByLevel((0, 1, 1, 2, 3)),
        on=One(Monsters(), (InRow(2),)),
        element=Element.ICE,
        hit=Stun(on=It(), lasting=Turns(1)),
    ),
    "judgement": Attack(
        ByLevel((None, None, None, 1, 2)),
        Number(1),
        on=Each(Monsters(), (InRow(1),)),
        after=If(AtMost(Shown(), 5), Stun(on=It(), lasting=Turns(1))),
    ),
    "camp-fire-ahead": Seq(
        (
            Minions(Plus((HeroCount(), Number(1)))),
            ChooseOne(
                (
                    Test(SkillOf(Skill.SNEAK), then=Xp(1), otherwise=Embolden(2)),
                    Test(
                        Plus((Times(2, SkillOf(Skill.POWER)), Number(4))),
                        then=Disperse(),
                        otherwise=Nothing(),
                    ),
                    Nothing(),
                    GoBack(),
                )
            ),
        )
    ),
    "gamblers-pouch": RollTable(
        "d20", (Row(1, 10, Coins(1)), Row(11, 18, Coins(3)), Row(19, 20, Coins(6)))
    ),
    "powder-charge": Seq(
        (Damage(Number(6), on=Each(Heroes(), (Within(0),))), Noise(7), DrawLordEvents(1))
    ),
    "mind-fog": Repeat(
        ByLevel((1, 1, 1, 2, 2)),
        Confuse(on=One(Monsters(), (InRow(3),)), lasting=Turns(1)),
    ),
    "it-sits-up": Seq((Minions(HeroCount()), When(GroupFalls(), Xp(1)))),
}
