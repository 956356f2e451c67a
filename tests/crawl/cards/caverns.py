"""Ten cards of Caverns as values."""

from tests.crawl.cards.caverns_words import (
    Attack,
    Chain,
    Closest,
    DamagedByNeighbour,
    Discard,
    DrawTreasure,
    ExtraEncounter,
    FaceDown,
    Flip,
    FreeSquares,
    InReach,
    Items,
    NearIt,
    PlaceMonster,
    Pull,
    QueuedCards,
    Reduce,
    Utilities,
    Walk,
)
from tests.crawl.cards.words import Damage, Heroes, Monsters, Within
from undercroft.crawl.effects import (
    Actor,
    As,
    AtMost,
    ChooseOne,
    CountOf,
    Each,
    Effect,
    ForEach,
    If,
    IfDone,
    It,
    Least,
    May,
    Number,
    One,
    Pay,
    RollTable,
    Row,
    Seq,
    Shown,
    UpTo,
    When,
)

CARDS: dict[str, Effect] = {
    "crawling-spark": Chain(
        Actor(),
        One(Heroes(), (NearIt(1), Closest())),
        Attack(Number(10), Number(1), on=It()),
    ),
    "fork-in-the-dark": RollTable("d20", (Row(1, 10, PlaceMonster()), Row(11, 20, DrawTreasure()))),
    "dropped-strap": IfDone(
        Discard(on=One(Items())),
        otherwise=IfDone(FaceDown(on=One(Utilities())), otherwise=Damage(Number(1), on=Actor())),
    ),
    "hook-and-yank": Attack(
        Number(5), Number(1), on=One(Monsters(), (Within(2),)), hit=Pull(on=It())
    ),
    "spiked-buckler": When(
        DamagedByNeighbour(),
        May(Pay(Flip(), Seq((Reduce(Number(1)), Damage(Number(1), on=It()))))),
    ),
    "splitting-blow": Attack(
        Number(5),
        Number(2),
        on=One(Monsters(), (Within(1),)),
        after=If(AtMost(Shown(), 3), Damage(Number(1), on=Actor())),
    ),
    "ribbon-of-steel": Attack(Number(6), Number(2), on=UpTo(Number(3), Monsters(), (Within(1),))),
    "clear-road": ForEach(
        Each(Heroes()), As(It(), May(Walk(on=One(FreeSquares(), (InReach(3),)))))
    ),
    "scent-of-blood": Damage(Least((CountOf(Each(QueuedCards())), Number(3))), on=Actor()),
    "whispered-wager": ChooseOne((Damage(Number(2), on=Actor()), ExtraEncounter())),
}
