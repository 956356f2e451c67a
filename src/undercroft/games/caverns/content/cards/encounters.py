"""The encounters: curses, events, event-attacks and traps."""

from typing import Final

from undercroft.crawl.effects import (
    As,
    AtMost,
    ChooseOne,
    CountOf,
    Each,
    Except,
    Exists,
    ForEach,
    If,
    IfDone,
    Least,
    Nothing,
    Number,
    One,
    RollTable,
    Row,
    Seq,
    When,
)
from undercroft.games.caverns.content.card import Encounter, curse, event, event_attack, trap
from undercroft.games.caverns.content.schema import Condition as Ailment
from undercroft.games.caverns.content.schema import Feature
from undercroft.games.caverns.effects.vocabulary import (
    EVERYONE,
    HERE,
    IT,
    ONCE,
    THIS,
    TILEMATES,
    YOU,
    Absent,
    Activate,
    Advance,
    Afflict,
    Apart,
    Cards,
    Chain,
    Connected,
    Creep,
    Damage,
    Discard,
    Draw,
    Edges,
    Ends,
    EndTest,
    FirstOf,
    Greatest,
    HandOn,
    Herd,
    Heroes,
    Hold,
    Hp,
    LastPlace,
    LayTile,
    Made,
    Monsters,
    NewTile,
    NextHero,
    NormalDraw,
    OnFeature,
    OnFeet,
    OnTile,
    OnTrap,
    Own,
    PartOf,
    Place,
    PlaceMonster,
    Powers,
    Remove,
    Rider,
    Roomy,
    Shift,
    Small,
    Squares,
    Starts,
    Swap,
    The,
    TileOf,
    Tiles,
    Trap,
    Turn,
    Until,
    Villainous,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    BESIDE_YOU,
    HEROES_HERE,
    HOLD_FAST,
    ON_TRAP,
    POISON,
    attack,
    damage,
    heal,
    plus,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Creeping,
    Custom,
    Depth,
    Drawn,
    End,
    Face,
    Landmark,
    Lasting,
    Limit,
    Measure,
    Occasion,
    Phase,
    PowerType,
    Stat,
    TurnCount,
    Zone,
)

ON_FUMAROLE: Final = OnFeature((Feature.FUMAROLE,))
FUMAROLES: Final = Each(Tiles(), (ON_FUMAROLE,))
CLOSEST_EDGE: Final = The(Measure.CLOSEST, Edges())

CURSES: Final[tuple[Encounter, ...]] = (
    curse(
        6, "Leadlimb", Seq((plus(-3, Stat.SPEED), Hold(Stat.SPEED, Limit.LEAST, 1), EndTest(10)))
    ),
    curse(7, "Cracked Guard", Seq((plus(-4, Stat.AC), EndTest(10)))),
    curse(
        8, "Shaking Hands", Seq((plus(-4, Stat.ROLL), When(Own(Occasion.DEFEATS), Discard(THIS))))
    ),
    curse(108, "Unquiet Echo", Seq((NormalDraw(Custom.ALWAYS), EndTest(10)))),
    curse(
        109,
        "Warm Scent",
        Seq(
            (
                When(
                    Starts(Phase.VILLAIN),
                    ForEach(
                        The(Measure.CLOSEST, Monsters(), (Within(3), Apart())),
                        Place((IT,), BESIDE_YOU),
                    ),
                ),
                EndTest(12),
            )
        ),
    ),
    curse(
        110,
        "Thorn Step",
        Seq(
            (
                When(Own(Occasion.ENTERS_TILE), damage(1)),
                When(Ends(Phase.HERO, AtMost(Made(TurnCount.MOVES), 0)), Discard(THIS)),
            )
        ),
    ),
    curse(
        111,
        "Swallowed",
        Seq(
            (
                Remove(YOU),
                When(
                    Starts(Phase.HERO),
                    IfDone(Place((YOU,), One(Squares(), (Within(1, LastPlace()),))), Discard(THIS)),
                ),
            )
        ),
    ),
)

EVENTS: Final[tuple[Encounter, ...]] = (
    event(9, "Ceiling Grit", damage(1, TILEMATES)),
    event(10, "Everything Stirs", As(Each(Monsters()), Advance(1))),
    event(
        11,
        "Side Gallery",
        IfDone(LayTile(End.BOTTOM, CLOSEST_EDGE), PlaceMonster(NewTile()), PlaceMonster(HERE)),
    ),
    event(12, "Scent of Blood", Damage(Least((CountOf(Each(Cards(Zone.QUEUE))), Number(3))), YOU)),
    event(
        13,
        "Footfalls Behind",
        FirstOf(
            (
                PlaceMonster(CLOSEST_EDGE),
                PlaceMonster(The(Measure.FARTHEST, Tiles(), (PartOf(Landmark.START),))),
            )
        ),
    ),
    event(
        14,
        "Steam Wakes",
        Seq(
            (
                damage(2, Each(Heroes(), (ON_FUMAROLE,))),
                damage(1, Each(Heroes(), (Except(ON_FUMAROLE), Connected(FUMAROLES)))),
                If(Absent(FUMAROLES), Draw(Drawn.ENCOUNTER)),
            )
        ),
    ),
    event(
        15,
        "Dropped Strap",
        FirstOf(
            (
                Discard(One(Cards(Zone.ITEMS))),
                Turn(Face.DOWN, One(Powers(Face.UP, (PowerType.UTILITY,)))),
                damage(1),
            )
        ),
    ),
    event(16, "Trading Places", Swap(The(Measure.FARTHEST, Monsters(), (Small(),)))),
    event(
        17,
        "Old Grudge Bearer",
        FirstOf((Activate(The(Measure.OLDEST, Cards(Zone.QUEUE))), PlaceMonster(HERE))),
    ),
    event(
        18,
        "Fork in the Dark",
        RollTable("d20", (Row(1, 10, PlaceMonster(HERE)), Row(11, 20, Draw(Drawn.TREASURE)))),
    ),
    event(
        112,
        "Bitter Luck",
        RollTable(
            "d20", (Row(1, 7, damage(2)), Row(8, 14, Nothing()), Row(15, 20, Draw(Drawn.TREASURE)))
        ),
    ),
    event(
        113,
        "Orders From Below",
        FirstOf((Activate(Each(Monsters(), (Villainous(),))), Draw(Drawn.ENCOUNTER))),
    ),
    event(114, "Kin Calls Kin", Herd(5)),
    event(115, "Passing Shadows", HandOn(The(Measure.OLDEST, Cards(Zone.QUEUE)))),
    event(
        116,
        "Wrong Turning",
        Seq(
            (
                Place(
                    (YOU, Each(Monsters(), (Small(), OnTile()))),
                    The(Measure.FARTHEST, Tiles(), (Roomy(),)),
                ),
                Shift(End.BOTTOM, Depth.TOP),
            )
        ),
    ),
    event(
        117,
        "Dead Weight",
        FirstOf(
            (
                Turn(Face.DOWN, One(Powers(Face.UP, (PowerType.DAILY,)))),
                Turn(Face.DOWN, One(Powers(Face.UP, (PowerType.UTILITY,)))),
                damage(1),
            )
        ),
    ),
    event(118, "Knitting Flesh", FirstOf((heal(1, Each(Monsters())), damage(1)))),
    event(
        119,
        "Whispered Wager",
        ChooseOne((damage(2), NormalDraw(Custom.ONE_MORE, NextHero(), ONCE))),
    ),
    event(
        120, "Twice Roused", When(Own(Occasion.QUEUE_ACTS), Activate(IT), Until(Lasting.THIS_PHASE))
    ),
    event(
        121,
        "Tremor",
        Seq(
            (
                damage(
                    1, Each(Heroes(), (OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),))
                ),
                Afflict(
                    Ailment.IMMOBILIZED,
                    Each(Heroes(), (OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),)),
                ),
                If(
                    Absent(
                        Each(Heroes(), (OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),))
                    ),
                    Draw(Drawn.ENCOUNTER),
                ),
            )
        ),
    ),
)

EVENT_ATTACKS: Final[tuple[Encounter, ...]] = (
    event_attack(19, "Loose Slab", attack(6, 2, YOU)),
    event_attack(20, "Spore Burst", attack(5, 1, HEROES_HERE, POISON)),
    event_attack(21, "Shot From Nowhere", attack(8, 2, YOU)),
    event_attack(22, "Grasping Roots", attack(7, 1, YOU, HOLD_FAST)),
    event_attack(23, "Wing Storm", attack(4, 1, Each(Heroes(), (Within(1),)))),
    event_attack(122, "Spike Fall", attack(7, 2, HEROES_HERE)),
    event_attack(123, "Cold Breath", attack(4, 1, EVERYONE)),
    event_attack(124, "Needle Gallery", attack(9, 1, YOU, POISON, miss=1)),
    event_attack(125, "Splitting Ache", attack(8, 3, Greatest(Hp(), Heroes(), (Within(2),)))),
    event_attack(
        126,
        "Crawling Spark",
        Chain(
            YOU,
            The(Measure.CLOSEST, Heroes(), (OnFeet(), Within(1, IT)), IT),
            attack(10, 1, IT),
        ),
    ),
)

TRAPS: Final[tuple[Encounter, ...]] = (
    trap(24, "Swinging Log", Trap(10, attack(8, 2, ON_TRAP, miss=1))),
    trap(
        25,
        "Bell Wire",
        Trap(
            8,
            If(
                Exists(ON_TRAP),
                Seq(
                    (
                        FirstOf((PlaceMonster(CLOSEST_EDGE), PlaceMonster(TileOf(THIS)))),
                        Discard(THIS),
                    )
                ),
            ),
        ),
    ),
    trap(127, "Creeping Fire", Trap(12, Seq((damage(1, ON_TRAP), Creep(Creeping.SPREADS))))),
    trap(128, "Runaway Stone", Trap(15, Seq((Creep(Creeping.MOVES), attack(8, 2, ON_TRAP))))),
    trap(
        129,
        "Shock Plate",
        Trap(10, attack(10, 3, One(Heroes(), (OnFeet(), OnTrap())), Rider(Discard(THIS)))),
    ),
)

ENCOUNTERS: Final[tuple[Encounter, ...]] = (*CURSES, *EVENTS, *EVENT_ATTACKS, *TRAPS)
