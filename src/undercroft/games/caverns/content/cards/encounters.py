"""The encounters: curses, events, event-attacks and traps."""

from typing import Final

from undercroft.games.caverns.content.card import Encounter, curse, event, event_attack, trap
from undercroft.games.caverns.content.schema import Condition as Ailment
from undercroft.games.caverns.content.schema import Feature
from undercroft.games.caverns.effects import vocabulary as w

ON_FUMAROLE: Final = w.OnFeature((Feature.FUMAROLE,))
FUMAROLES: Final = w.Each(w.Tiles(), (ON_FUMAROLE,))
CLOSEST_EDGE: Final = w.The(w.Measure.CLOSEST, w.Edges())

CURSES: Final[tuple[Encounter, ...]] = (
    curse(
        6,
        "Leadlimb",
        w.Seq((w.plus(-3, w.Stat.SPEED), w.Hold(w.Stat.SPEED, w.Limit.LEAST, 1), w.EndTest(10))),
    ),
    curse(7, "Cracked Guard", w.Seq((w.plus(-4, w.Stat.AC), w.EndTest(10)))),
    curse(
        8,
        "Shaking Hands",
        w.Seq((w.plus(-4, w.Stat.ROLL), w.When(w.Own(w.Occasion.DEFEATS), w.Discard(w.THIS)))),
    ),
    curse(108, "Unquiet Echo", w.Seq((w.NormalDraw(w.Custom.ALWAYS), w.EndTest(10)))),
    curse(
        109,
        "Warm Scent",
        w.Seq(
            (
                w.When(
                    w.Starts(w.Phase.VILLAIN),
                    w.ForEach(
                        w.The(w.Measure.CLOSEST, w.Monsters(), (w.Within(3), w.Apart())),
                        w.Place((w.IT,), w.BESIDE_YOU),
                    ),
                ),
                w.EndTest(12),
            )
        ),
    ),
    curse(
        110,
        "Thorn Step",
        w.Seq(
            (
                w.When(w.Own(w.Occasion.ENTERS_TILE), w.damage(1)),
                w.When(
                    w.Ends(w.Phase.HERO, w.AtMost(w.Made(w.TurnCount.MOVES), 0)), w.Discard(w.THIS)
                ),
            )
        ),
    ),
    curse(
        111,
        "Swallowed",
        w.Seq(
            (
                w.Remove(w.YOU),
                w.When(
                    w.Starts(w.Phase.HERO),
                    w.IfDone(
                        w.Place((w.YOU,), w.One(w.Squares(), (w.Within(1, w.LastPlace()),))),
                        w.Discard(w.THIS),
                    ),
                ),
            )
        ),
    ),
)

EVENTS: Final[tuple[Encounter, ...]] = (
    event(9, "Ceiling Grit", w.damage(1, w.TILEMATES)),
    event(10, "Everything Stirs", w.As(w.Each(w.Monsters()), w.Advance(1))),
    event(
        11,
        "Side Gallery",
        w.IfDone(
            w.LayTile(w.End.BOTTOM, CLOSEST_EDGE),
            w.PlaceMonster(w.NewTile()),
            w.PlaceMonster(w.HERE),
        ),
    ),
    event(
        12,
        "Scent of Blood",
        w.Damage(w.Least((w.CountOf(w.Each(w.Cards(w.Zone.QUEUE))), w.Number(3))), w.YOU),
    ),
    event(
        13,
        "Footfalls Behind",
        w.FirstOf(
            (
                w.PlaceMonster(CLOSEST_EDGE),
                w.PlaceMonster(w.The(w.Measure.FARTHEST, w.Tiles(), (w.PartOf(w.Landmark.START),))),
            )
        ),
    ),
    event(
        14,
        "Steam Wakes",
        w.Seq(
            (
                w.damage(2, w.Each(w.Heroes(), (ON_FUMAROLE,))),
                w.damage(1, w.Each(w.Heroes(), (w.Except(ON_FUMAROLE), w.Connected(FUMAROLES)))),
                w.If(w.Absent(FUMAROLES), w.Draw(w.Drawn.ENCOUNTER)),
            )
        ),
    ),
    event(
        15,
        "Dropped Strap",
        w.FirstOf(
            (
                w.Discard(w.One(w.Cards(w.Zone.ITEMS))),
                w.Turn(w.Face.DOWN, w.One(w.Powers(w.Face.UP, (w.PowerType.UTILITY,)))),
                w.damage(1),
            )
        ),
    ),
    event(16, "Trading Places", w.Swap(w.The(w.Measure.FARTHEST, w.Monsters(), (w.Small(),)))),
    event(
        17,
        "Old Grudge Bearer",
        w.FirstOf(
            (w.Activate(w.The(w.Measure.OLDEST, w.Cards(w.Zone.QUEUE))), w.PlaceMonster(w.HERE))
        ),
    ),
    event(
        18,
        "Fork in the Dark",
        w.RollTable(
            "d20", (w.Row(1, 10, w.PlaceMonster(w.HERE)), w.Row(11, 20, w.Draw(w.Drawn.TREASURE)))
        ),
    ),
    event(
        112,
        "Bitter Luck",
        w.RollTable(
            "d20",
            (
                w.Row(1, 7, w.damage(2)),
                w.Row(8, 14, w.Nothing()),
                w.Row(15, 20, w.Draw(w.Drawn.TREASURE)),
            ),
        ),
    ),
    event(
        113,
        "Orders From Below",
        w.FirstOf((w.Activate(w.Each(w.Monsters(), (w.Villainous(),))), w.Draw(w.Drawn.ENCOUNTER))),
    ),
    event(114, "Kin Calls Kin", w.Herd(5)),
    event(115, "Passing Shadows", w.HandOn(w.The(w.Measure.OLDEST, w.Cards(w.Zone.QUEUE)))),
    event(
        116,
        "Wrong Turning",
        w.Seq(
            (
                w.Place(
                    (w.YOU, w.Each(w.Monsters(), (w.Small(), w.OnTile()))),
                    w.The(w.Measure.FARTHEST, w.Tiles(), (w.Roomy(),)),
                ),
                w.Shift(w.End.BOTTOM, w.Depth.TOP),
            )
        ),
    ),
    event(
        117,
        "Dead Weight",
        w.FirstOf(
            (
                w.Turn(w.Face.DOWN, w.One(w.Powers(w.Face.UP, (w.PowerType.DAILY,)))),
                w.Turn(w.Face.DOWN, w.One(w.Powers(w.Face.UP, (w.PowerType.UTILITY,)))),
                w.damage(1),
            )
        ),
    ),
    event(118, "Knitting Flesh", w.FirstOf((w.heal(1, w.Each(w.Monsters())), w.damage(1)))),
    event(
        119,
        "Whispered Wager",
        w.ChooseOne((w.damage(2), w.NormalDraw(w.Custom.ONE_MORE, w.NextHero(), w.ONCE))),
    ),
    event(
        120,
        "Twice Roused",
        w.When(w.Own(w.Occasion.QUEUE_ACTS), w.Activate(w.IT), w.Until(w.Lasting.THIS_PHASE)),
    ),
    event(
        121,
        "Tremor",
        w.Seq(
            (
                w.damage(
                    1,
                    w.Each(
                        w.Heroes(), (w.OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),)
                    ),
                ),
                w.Afflict(
                    Ailment.IMMOBILIZED,
                    w.Each(
                        w.Heroes(), (w.OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),)
                    ),
                ),
                w.If(
                    w.Absent(
                        w.Each(
                            w.Heroes(),
                            (w.OnFeature((Feature.SQUEEZE, Feature.FORD, Feature.SPAN)),),
                        )
                    ),
                    w.Draw(w.Drawn.ENCOUNTER),
                ),
            )
        ),
    ),
)

EVENT_ATTACKS: Final[tuple[Encounter, ...]] = (
    event_attack(19, "Loose Slab", w.attack(6, 2, w.YOU)),
    event_attack(20, "Spore Burst", w.attack(5, 1, w.HEROES_HERE, w.POISON)),
    event_attack(21, "Shot From Nowhere", w.attack(8, 2, w.YOU)),
    event_attack(22, "Grasping Roots", w.attack(7, 1, w.YOU, w.HOLD_FAST)),
    event_attack(23, "Wing Storm", w.attack(4, 1, w.Each(w.Heroes(), (w.Within(1),)))),
    event_attack(122, "Spike Fall", w.attack(7, 2, w.HEROES_HERE)),
    event_attack(123, "Cold Breath", w.attack(4, 1, w.EVERYONE)),
    event_attack(124, "Needle Gallery", w.attack(9, 1, w.YOU, w.POISON, miss=1)),
    event_attack(
        125, "Splitting Ache", w.attack(8, 3, w.Greatest(w.Hp(), w.Heroes(), (w.Within(2),)))
    ),
    event_attack(
        126,
        "Crawling Spark",
        w.Chain(
            w.YOU,
            w.The(w.Measure.CLOSEST, w.Heroes(), (w.OnFeet(), w.Within(1, w.IT)), w.IT),
            w.attack(10, 1, w.IT),
        ),
    ),
)

TRAPS: Final[tuple[Encounter, ...]] = (
    trap(24, "Swinging Log", w.Trap(10, w.attack(8, 2, w.ON_TRAP, miss=1))),
    trap(
        25,
        "Bell Wire",
        w.Trap(
            8,
            w.If(
                w.Exists(w.ON_TRAP),
                w.Seq(
                    (
                        w.FirstOf((w.PlaceMonster(CLOSEST_EDGE), w.PlaceMonster(w.TileOf(w.THIS)))),
                        w.Discard(w.THIS),
                    )
                ),
            ),
        ),
    ),
    trap(
        127,
        "Creeping Fire",
        w.Trap(12, w.Seq((w.damage(1, w.ON_TRAP), w.Creep(w.Creeping.SPREADS)))),
    ),
    trap(
        128,
        "Runaway Stone",
        w.Trap(15, w.Seq((w.Creep(w.Creeping.MOVES), w.attack(8, 2, w.ON_TRAP)))),
    ),
    trap(
        129,
        "Shock Plate",
        w.Trap(
            10,
            w.attack(
                10, 3, w.One(w.Heroes(), (w.OnFeet(), w.OnTrap())), w.Rider(w.Discard(w.THIS))
            ),
        ),
    ),
)

ENCOUNTERS: Final[tuple[Encounter, ...]] = (*CURSES, *EVENTS, *EVENT_ATTACKS, *TRAPS)
