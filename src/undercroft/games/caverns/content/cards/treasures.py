"""The treasures: fortunes, which happen at once, and items, which stay."""

from typing import Final

from undercroft.games.caverns.content.card import Treasure, fortune, item
from undercroft.games.caverns.effects import vocabulary as w

NOT_CRITICAL: Final = w.AnyOf((w.AtMost(w.Shown(), 19), w.Is((w.Beginner(),), w.YOU)))

FORTUNES: Final[tuple[Treasure, ...]] = (
    fortune(75, "Hidden Spring", w.heal(1, w.TILEMATES)),
    fortune(
        76,
        "Field Commission",
        w.May(w.Pay(w.SpendXp(5), w.LevelUp(w.One(w.Heroes(), (w.Beginner(), w.OnFeet()))))),
    ),
    fortune(
        77,
        "Second Breath",
        w.Turn(
            w.Face.UP,
            w.One(w.Powers(w.Face.DOWN, (w.PowerType.DAILY, w.PowerType.UTILITY), w.EVERYONE)),
        ),
    ),
    fortune(78, "Clear Road", w.Move(3, w.EVERYONE)),
    fortune(79, "Opening Seen", w.Strike(as_attack=False)),
    fortune(80, "Quick Feet", w.ExtraMove()),
    fortune(
        81, "Cave Sense", w.Seq((w.Look(3, w.Stack.ENCOUNTERS), w.Reorder(3, w.Stack.ENCOUNTERS)))
    ),
    fortune(82, "Pick of the Pile", w.DrawAndKeep(3)),
    fortune(83, "Clean Water", w.ChooseOne((w.Cure(w.TILEMATES), w.Cure(w.One(w.Heroes()))))),
    fortune(84, "Trophy Tooth", w.Bank(1)),
    fortune(85, "Quiet Stretch", w.NormalDraw(w.Custom.SKIPPED, w.EVERYONE, w.ONCE)),
    fortune(86, "Map Scrap", w.Seq((w.Look(3, w.Stack.TILES), w.Reorder(3, w.Stack.TILES)))),
    fortune(191, "Shared Anger", w.plus(2, w.Stat.ROLL, on=w.EVERYONE, lasting=w.ONCE)),
    fortune(192, "Landslip", w.damage(2, w.One(w.Monsters(), (w.Within(2),)))),
    fortune(193, "Friend in the Dark", w.Bring("ashen-turncoat", w.HERE)),
    fortune(194, "Found Hour", w.AddSurge()),
)

ITEMS: Final[tuple[Treasure, ...]] = (
    item(87, "Whetted Edge", w.arm(1, w.Stat.ROLL)),
    item(88, "Ring Coat", w.guard(1)),
    item(89, "Nailed Boots", w.plus(1, w.Stat.SPEED)),
    item(90, "Tinker's Roll", w.plus(4, w.Stat.DISABLE)),
    item(
        91,
        "Spiked Buckler",
        w.Use(
            w.WouldSuffer(by=(w.Adjacent(),)),
            w.Pay(w.Flip(), w.Seq((w.Reduce(w.Number(1)), w.damage(1, w.IT)))),
        ),
    ),
    item(92, "Bitterleaf Draught", w.use_up(w.heal(2, w.TILEMATE))),
    item(93, "Throwing Irons", w.flip(w.attack(8, 1, w.enemy(1)))),
    item(
        94,
        "Caltrop Pouch",
        w.use_up(
            w.Seq(
                (
                    w.Mark(w.Token.CALTROPS, w.HERE),
                    w.When(w.Comes((w.Marked(),)), w.damage(1, w.IT), w.ONCE),
                )
            )
        ),
    ),
    item(95, "Plain Glass Lamp", w.guard(2, w.From(w.Source.HAZARD), on=w.TILEMATES)),
    item(
        96,
        "Rope and Grapnel",
        w.Use(
            w.InsteadOf(w.Slot.MOVE),
            w.Pay(w.Flip(), w.Place((w.YOU,), w.One(w.Tiles(), (w.Roomy(), w.Connected())))),
        ),
    ),
    item(97, "Smoke Pot", w.use_up(w.Pin(w.Each(w.Monsters(), (w.OnTile(),))))),
    item(98, "Copper Charm", w.Use(w.Rolled(), w.Pay(w.Flip(), w.Reroll()))),
    item(
        99,
        "Ledger of Debts",
        w.Use(
            w.Drew(w.Drawn.ENCOUNTER),
            w.Pay(w.SpendXp(3), w.Seq((w.Turn(w.Face.DOWN, w.THIS), w.Cancel()))),
        ),
    ),
    item(100, "Leaden Maul", w.arm(1, w.Stat.DAMAGE, w.AtLeast(w.Shown(), 18), NOT_CRITICAL)),
    item(195, "Saw-Tooth Blade", w.Seq((w.arm(1, w.Stat.ROLL), w.arm(2, w.Stat.ROLL, w.HalfHp())))),
    item(196, "Warden's Plate", w.Seq((w.guard(2), w.plus(-1, w.Stat.SPEED)))),
    item(197, "Last Watch Banner", w.guard(1, on=w.TILEMATES)),
    item(198, "Storm Bead", w.use_up(w.blast(1, 5, 1))),
    item(
        199,
        "Elsewhere Mirror",
        w.flip(
            w.Swap(
                w.One(w.Figures((w.Side.HERO, w.Side.FOE)), (w.NotActor(), w.Small(), w.Within(2)))
            )
        ),
    ),
    item(200, "Heartstone", w.Use(w.Own(w.Occasion.FALLS), w.Pay(w.GiveUp(w.THIS), w.Endure(2)))),
)

TREASURES: Final[tuple[Treasure, ...]] = (*FORTUNES, *ITEMS)
