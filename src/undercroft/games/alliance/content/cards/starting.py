"""The three starting cards of every hero; the last four heroes are Champions."""

from typing import Final

from undercroft.games.alliance.content.card import Card, Needs, starting
from undercroft.games.alliance.content.schema import AttackKind, CardType, Class, Race
from undercroft.games.alliance.effects import vocabulary as w

HOLGAR: Final = Needs((Race.DWARF,), (Class.MARTIAL, Class.CELESTIAL))
KROM: Final = Needs((Race.HALF_ORC,), (Class.MARTIAL, Class.STEALTH))
LORNA: Final = Needs((Race.ELF,), (Class.MARTIAL, Class.PRIMORDIAL))
MYSTERIOS: Final = Needs((Race.HUMAN,), (Class.ELDRITCH, Class.ELDRITCH))
BELZAMIN: Final = Needs((Race.GNOME,), (Class.ELDRITCH, Class.CELESTIAL))
GRALTAR: Final = Needs((Race.DWARF,), (Class.MARTIAL, Class.PRIMORDIAL))
JYPZY: Final = Needs((Race.GNOME,), (Class.STEALTH, Class.PRIMORDIAL))
PETRA: Final = Needs((Race.HUMAN,), (Class.MARTIAL, Class.STEALTH))
KROLT: Final = Needs((Race.HALF_ORC,), (Class.MARTIAL, Class.PRIMORDIAL))
MIRABELL: Final = Needs((Race.ELF,), (Class.CELESTIAL, Class.CELESTIAL))
ROOT: Final = Needs((Race.GNOME,), (Class.PRIMORDIAL, Class.PRIMORDIAL))
RUNYON_ZAY: Final = Needs((Race.ELF,), (Class.ELDRITCH, Class.PRIMORDIAL))
BULL: Final = Needs((Race.HALF_ORC,), (Class.MARTIAL, Class.MARTIAL))
EMANON: Final = Needs((Race.HUMAN,), (Class.ELDRITCH, Class.STEALTH))
MCFARLIN: Final = Needs((Race.DWARF,), (Class.STEALTH, Class.STEALTH))
MELINDA: Final = Needs((Race.HUMAN,), (Class.CELESTIAL, Class.PRIMORDIAL))
SENNETH: Final = Needs((Race.ELF,), (Class.CELESTIAL, Class.STEALTH))
ORSK_DEEPBELL: Final = Needs((Race.DWARF,), (Class.ELDRITCH, Class.PRIMORDIAL))
PIM_TOLLIVER: Final = Needs((Race.GNOME,), (Class.ELDRITCH, Class.STEALTH))
UGRA: Final = Needs((Race.HALF_ORC,), (Class.CELESTIAL, Class.PRIMORDIAL))
CALDIS_WREN: Final = Needs((Race.ELF,), (Class.ELDRITCH, Class.MARTIAL))

DODGE_AWAY: Final = w.React(w.Attacked(), w.plus(2, w.Stat.DODGE))

STARTING: Final[tuple[Card, ...]] = (
    starting(HOLGAR, 1, "Oathhammer", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(HOLGAR, 2, "Shield Hymn", CardType.ENHANCE_SPELL, w.plus(2, w.Stat.ARMOR, w.ally(3))),
    starting(HOLGAR, 3, "Kneel and Mend", CardType.HEALING_SPELL, w.heal(2, w.comrade(2))),
    starting(KROM, 1, "Notched Cleaver", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(
        KROM,
        2,
        "Hide",
        CardType.ACTION,
        w.Pay(w.SpendSpeed(1), w.Grant(w.Boon.HIDE, lasting=w.UNTIL_ATTACK)),
    ),
    starting(
        KROM,
        3,
        "Throat Strike",
        CardType.BATTLE_TACTIC,
        w.Seq((w.plus(1, w.Stat.MELEE), w.plus(2, w.Stat.MELEE, provided=w.Behind()))),
    ),
    starting(LORNA, 1, "Long Draw", CardType.BATTLE_TACTIC, w.plus(2, w.Stat.RANGED)),
    starting(LORNA, 2, "Fleet Foot", CardType.ACTION, w.plus(2, w.Stat.SPEED)),
    starting(LORNA, 3, "Hawk Companion", CardType.PET, w.PetAttack(3, 4)),
    starting(MYSTERIOS, 1, "Force Bolt", CardType.ATTACK_SPELL, w.BaseAttack(AttackKind.RANGED, 5)),
    starting(MYSTERIOS, 2, "Mirror Veil", CardType.REACTION, DODGE_AWAY),
    starting(
        MYSTERIOS, 3, "Bewilder", CardType.CONTROL_SPELL, w.Exhaust(w.opponent(3, w.UpToLevel(2)))
    ),
    starting(
        BELZAMIN,
        1,
        "Sparkshower",
        CardType.ATTACK_SPELL,
        w.BaseAttack(AttackKind.RANGED, 4, hit=w.splash(1)),
    ),
    starting(BELZAMIN, 2, "Soothing Lamp", CardType.HEALING_SPELL, w.heal(2, w.comrade(3))),
    starting(BELZAMIN, 3, "Gear Beetle", CardType.PET, w.PetAttack(3, 3)),
    starting(GRALTAR, 1, "Stonebreaker", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(GRALTAR, 2, "Bedrock Coat", CardType.ARMOR, w.plus(2, w.Stat.ARMOR)),
    starting(
        GRALTAR,
        3,
        "Tremor Stamp",
        CardType.BATTLE_TACTIC,
        w.Seq((w.plus(1, w.Stat.MELEE), w.When(w.Hit(), w.Push(1, w.FOE), w.THIS_ROUND))),
    ),
    starting(JYPZY, 1, "Thrown Knives", CardType.WEAPON, w.plus(2, w.Stat.RANGED)),
    starting(
        JYPZY,
        2,
        "Quick Fingers",
        CardType.ACTION,
        w.Seq((w.plus(1, w.Stat.SPEED), w.plus(1, w.Stat.DIE), w.Grant(w.Boon.DEFY_ENEMIES))),
    ),
    starting(JYPZY, 3, "Badger Friend", CardType.PET, w.PetAttack(3, 3)),
    starting(PETRA, 1, "Twin Daggers", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(PETRA, 2, "Sidestep", CardType.REACTION, DODGE_AWAY),
    starting(
        PETRA,
        3,
        "Flowing Blades",
        CardType.BATTLE_TACTIC,
        w.Seq((w.plus(1, w.Stat.MELEE), w.Allow(w.Extra.ATTACK))),
    ),
    starting(KROLT, 1, "Bone Axe", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(
        KROLT,
        2,
        "War Drum",
        CardType.ACTION,
        w.plus(1, w.Stat.ATTACK, w.EVERY_HERO, provided=w.NearBearer(2)),
    ),
    starting(
        KROLT,
        3,
        "Blood Anger",
        CardType.BATTLE_TACTIC,
        w.Seq((w.plus(1, w.Stat.MELEE), w.plus(2, w.Stat.MELEE, provided=w.Wounded(3, w.YOU)))),
    ),
    starting(
        MIRABELL,
        1,
        "Dawn Lance",
        CardType.ATTACK_SPELL,
        w.BaseAttack(AttackKind.RANGED, 4, piercing=w.Piercing(w.Guard.DODGE)),
    ),
    starting(MIRABELL, 2, "Mercy of Morning", CardType.HEALING_SPELL, w.heal(3, w.comrade(3))),
    starting(
        MIRABELL, 3, "Aegis of Light", CardType.ENHANCE_SPELL, w.plus(2, w.Stat.ARMOR, w.ally(4))
    ),
    starting(ROOT, 1, "Thorn Staff", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(ROOT, 2, "Bark Skin", CardType.ENHANCE_SPELL, w.plus(2, w.Stat.ARMOR, w.ally(3))),
    starting(
        ROOT,
        3,
        "Grasping Vines",
        CardType.CONTROL_SPELL,
        w.ForEach(w.opponent(3), w.Seq((w.Root(w.IT), w.damage(1, w.IT)))),
    ),
    starting(
        RUNYON_ZAY, 1, "Lightning Arc", CardType.ATTACK_SPELL, w.BaseAttack(AttackKind.RANGED, 5)
    ),
    starting(
        RUNYON_ZAY,
        2,
        "Wind Step",
        CardType.ACTION,
        w.Seq((w.plus(1, w.Stat.SPEED), w.Grant(w.Boon.LEAVE_FREELY))),
    ),
    starting(
        RUNYON_ZAY,
        3,
        "Frost Grip",
        CardType.CONTROL_SPELL,
        w.ForEach(w.opponent(3), w.Seq((w.Root(w.IT), w.minus(1, w.Stat.ATTACK, w.IT)))),
    ),
    starting(BULL, 1, "Headbutt", CardType.BATTLE_TACTIC, w.plus(2, w.Stat.MELEE)),
    starting(BULL, 2, "Iron Harness", CardType.ARMOR, w.plus(2, w.Stat.ARMOR)),
    starting(
        BULL,
        3,
        "Charge",
        CardType.ACTION,
        w.Seq((w.plus(2, w.Stat.SPEED), w.plus(1, w.Stat.MELEE, provided=w.Moved(3)))),
    ),
    starting(
        EMANON,
        1,
        "Shadow Dart",
        CardType.ATTACK_SPELL,
        w.BaseAttack(AttackKind.RANGED, 4, piercing=w.Piercing(w.Guard.ARMOR, 1)),
    ),
    starting(EMANON, 2, "Vanishing Act", CardType.REACTION, DODGE_AWAY),
    starting(EMANON, 3, "Borrowed Place", CardType.CONTROL_SPELL, w.Swap(w.opponent(3))),
    starting(MCFARLIN, 1, "Hooked Blade", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(
        MCFARLIN,
        2,
        "Skeleton Keys",
        CardType.ACTION,
        w.Seq((w.plus(2, w.Stat.DIE), w.Grant(w.Boon.DEFY_ENEMIES))),
    ),
    starting(
        MCFARLIN,
        3,
        "Dirty Trick",
        CardType.BATTLE_TACTIC,
        w.Seq((w.plus(1, w.Stat.MELEE), w.Pierce(w.Piercing(w.Guard.ARMOR, 2)))),
    ),
    starting(MELINDA, 1, "Sunseed Sling", CardType.WEAPON, w.plus(2, w.Stat.RANGED)),
    starting(
        MELINDA,
        2,
        "Field Herbs",
        CardType.HEALING_SPELL,
        w.ForEach(w.comrade(2), w.Seq((w.Cure(w.IT), w.heal(2, w.IT)))),
    ),
    starting(MELINDA, 3, "Lion of the Vale", CardType.PET, w.PetAttack(4, 2)),
    starting(SENNETH, 1, "Silver Foil", CardType.WEAPON, w.plus(2, w.Stat.MELEE)),
    starting(
        SENNETH, 2, "Blessed Stride", CardType.ENHANCE_SPELL, w.plus(2, w.Stat.SPEED, w.ally(3))
    ),
    starting(SENNETH, 3, "Quiet Prayer", CardType.HEALING_SPELL, w.heal(2, w.comrade(3))),
    starting(
        ORSK_DEEPBELL, 1, "Bell Hammer", CardType.WEAPON, w.plus(2, w.Stat.MELEE), champions=True
    ),
    starting(
        ORSK_DEEPBELL,
        2,
        "Cave Echo",
        CardType.CONTROL_SPELL,
        w.Push(2, w.opponent(3)),
        champions=True,
    ),
    starting(
        ORSK_DEEPBELL,
        3,
        "Runestone Bolt",
        CardType.ATTACK_SPELL,
        w.BaseAttack(AttackKind.RANGED, 5),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        1,
        "Pocket Thunder",
        CardType.ATTACK_SPELL,
        w.BaseAttack(AttackKind.RANGED, 5),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        2,
        "Loaded Knuckle",
        CardType.REACTION,
        w.React(w.Own(w.Occasion.ROLLED), w.plus(2, w.Stat.DIE)),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        3,
        "Smoke Bead",
        CardType.CONTROL_SPELL,
        w.minus(2, w.Stat.ATTACK, w.opponent(3)),
        champions=True,
    ),
    starting(UGRA, 1, "Moon Maul", CardType.WEAPON, w.plus(2, w.Stat.MELEE), champions=True),
    starting(
        UGRA,
        2,
        "Grandmothers' Song",
        CardType.HEALING_SPELL,
        w.heal(1, w.comrades(2)),
        champions=True,
    ),
    starting(UGRA, 3, "Boar Spirit", CardType.PET, w.PetAttack(4, 2), champions=True),
    starting(
        CALDIS_WREN, 1, "Rune Sabre", CardType.WEAPON, w.plus(2, w.Stat.MELEE), champions=True
    ),
    starting(
        CALDIS_WREN,
        2,
        "Blink",
        CardType.ACTION,
        w.Pay(w.SpendSpeed(1), w.Teleport(w.One(w.EmptySpaces(3)))),
        champions=True,
    ),
    starting(
        CALDIS_WREN,
        3,
        "Kindled Edge",
        CardType.ENHANCE_SPELL,
        w.plus(2, w.Stat.ATTACK, w.ally(3)),
        champions=True,
    ),
)
