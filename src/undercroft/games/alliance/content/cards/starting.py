"""The three starting cards of every hero; the last four heroes are Champions."""

from typing import Final

from undercroft.crawl.effects import ForEach, One, Pay, Seq, When
from undercroft.games.alliance.content.card import Card, Needs, starting
from undercroft.games.alliance.content.schema import AttackKind, CardType, Class, Race
from undercroft.games.alliance.effects.vocabulary import (
    EVERY_HERO,
    FOE,
    IT,
    THIS_ROUND,
    UNTIL_ATTACK,
    YOU,
    Allow,
    Attacked,
    BaseAttack,
    Behind,
    Boon,
    Cure,
    EmptySpaces,
    Exhaust,
    Extra,
    Grant,
    Guard,
    Hit,
    Moved,
    NearBearer,
    Occasion,
    Own,
    PetAttack,
    Pierce,
    Piercing,
    Push,
    React,
    Root,
    SpendSpeed,
    Stat,
    Swap,
    Teleport,
    UpToLevel,
    Wounded,
    ally,
    comrade,
    comrades,
    damage,
    heal,
    minus,
    opponent,
    plus,
    splash,
)

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

DODGE_AWAY: Final = React(Attacked(), plus(2, Stat.DODGE))

STARTING: Final[tuple[Card, ...]] = (
    starting(HOLGAR, 1, "Oathhammer", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(HOLGAR, 2, "Shield Hymn", CardType.ENHANCE_SPELL, plus(2, Stat.ARMOR, ally(3))),
    starting(HOLGAR, 3, "Kneel and Mend", CardType.HEALING_SPELL, heal(2, comrade(2))),
    starting(KROM, 1, "Notched Cleaver", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(
        KROM, 2, "Hide", CardType.ACTION, Pay(SpendSpeed(1), Grant(Boon.HIDE, lasting=UNTIL_ATTACK))
    ),
    starting(
        KROM,
        3,
        "Throat Strike",
        CardType.BATTLE_TACTIC,
        Seq((plus(1, Stat.MELEE), plus(2, Stat.MELEE, provided=Behind()))),
    ),
    starting(LORNA, 1, "Long Draw", CardType.BATTLE_TACTIC, plus(2, Stat.RANGED)),
    starting(LORNA, 2, "Fleet Foot", CardType.ACTION, plus(2, Stat.SPEED)),
    starting(LORNA, 3, "Hawk Companion", CardType.PET, PetAttack(3, 4)),
    starting(MYSTERIOS, 1, "Force Bolt", CardType.ATTACK_SPELL, BaseAttack(AttackKind.RANGED, 5)),
    starting(MYSTERIOS, 2, "Mirror Veil", CardType.REACTION, DODGE_AWAY),
    starting(MYSTERIOS, 3, "Bewilder", CardType.CONTROL_SPELL, Exhaust(opponent(3, UpToLevel(2)))),
    starting(
        BELZAMIN,
        1,
        "Sparkshower",
        CardType.ATTACK_SPELL,
        BaseAttack(AttackKind.RANGED, 4, hit=splash(1)),
    ),
    starting(BELZAMIN, 2, "Soothing Lamp", CardType.HEALING_SPELL, heal(2, comrade(3))),
    starting(BELZAMIN, 3, "Gear Beetle", CardType.PET, PetAttack(3, 3)),
    starting(GRALTAR, 1, "Stonebreaker", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(GRALTAR, 2, "Bedrock Coat", CardType.ARMOR, plus(2, Stat.ARMOR)),
    starting(
        GRALTAR,
        3,
        "Tremor Stamp",
        CardType.BATTLE_TACTIC,
        Seq((plus(1, Stat.MELEE), When(Hit(), Push(1, FOE), THIS_ROUND))),
    ),
    starting(JYPZY, 1, "Thrown Knives", CardType.WEAPON, plus(2, Stat.RANGED)),
    starting(
        JYPZY,
        2,
        "Quick Fingers",
        CardType.ACTION,
        Seq((plus(1, Stat.SPEED), plus(1, Stat.DIE), Grant(Boon.DEFY_ENEMIES))),
    ),
    starting(JYPZY, 3, "Badger Friend", CardType.PET, PetAttack(3, 3)),
    starting(PETRA, 1, "Twin Daggers", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(PETRA, 2, "Sidestep", CardType.REACTION, DODGE_AWAY),
    starting(
        PETRA,
        3,
        "Flowing Blades",
        CardType.BATTLE_TACTIC,
        Seq((plus(1, Stat.MELEE), Allow(Extra.ATTACK))),
    ),
    starting(KROLT, 1, "Bone Axe", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(
        KROLT,
        2,
        "War Drum",
        CardType.ACTION,
        plus(1, Stat.ATTACK, EVERY_HERO, provided=NearBearer(2)),
    ),
    starting(
        KROLT,
        3,
        "Blood Anger",
        CardType.BATTLE_TACTIC,
        Seq((plus(1, Stat.MELEE), plus(2, Stat.MELEE, provided=Wounded(3, YOU)))),
    ),
    starting(
        MIRABELL,
        1,
        "Dawn Lance",
        CardType.ATTACK_SPELL,
        BaseAttack(AttackKind.RANGED, 4, piercing=Piercing(Guard.DODGE)),
    ),
    starting(MIRABELL, 2, "Mercy of Morning", CardType.HEALING_SPELL, heal(3, comrade(3))),
    starting(MIRABELL, 3, "Aegis of Light", CardType.ENHANCE_SPELL, plus(2, Stat.ARMOR, ally(4))),
    starting(ROOT, 1, "Thorn Staff", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(ROOT, 2, "Bark Skin", CardType.ENHANCE_SPELL, plus(2, Stat.ARMOR, ally(3))),
    starting(
        ROOT,
        3,
        "Grasping Vines",
        CardType.CONTROL_SPELL,
        ForEach(opponent(3), Seq((Root(IT), damage(1, IT)))),
    ),
    starting(
        RUNYON_ZAY, 1, "Lightning Arc", CardType.ATTACK_SPELL, BaseAttack(AttackKind.RANGED, 5)
    ),
    starting(
        RUNYON_ZAY,
        2,
        "Wind Step",
        CardType.ACTION,
        Seq((plus(1, Stat.SPEED), Grant(Boon.LEAVE_FREELY))),
    ),
    starting(
        RUNYON_ZAY,
        3,
        "Frost Grip",
        CardType.CONTROL_SPELL,
        ForEach(opponent(3), Seq((Root(IT), minus(1, Stat.ATTACK, IT)))),
    ),
    starting(BULL, 1, "Headbutt", CardType.BATTLE_TACTIC, plus(2, Stat.MELEE)),
    starting(BULL, 2, "Iron Harness", CardType.ARMOR, plus(2, Stat.ARMOR)),
    starting(
        BULL,
        3,
        "Charge",
        CardType.ACTION,
        Seq((plus(2, Stat.SPEED), plus(1, Stat.MELEE, provided=Moved(3)))),
    ),
    starting(
        EMANON,
        1,
        "Shadow Dart",
        CardType.ATTACK_SPELL,
        BaseAttack(AttackKind.RANGED, 4, piercing=Piercing(Guard.ARMOR, 1)),
    ),
    starting(EMANON, 2, "Vanishing Act", CardType.REACTION, DODGE_AWAY),
    starting(EMANON, 3, "Borrowed Place", CardType.CONTROL_SPELL, Swap(opponent(3))),
    starting(MCFARLIN, 1, "Hooked Blade", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(
        MCFARLIN,
        2,
        "Skeleton Keys",
        CardType.ACTION,
        Seq((plus(2, Stat.DIE), Grant(Boon.DEFY_ENEMIES))),
    ),
    starting(
        MCFARLIN,
        3,
        "Dirty Trick",
        CardType.BATTLE_TACTIC,
        Seq((plus(1, Stat.MELEE), Pierce(Piercing(Guard.ARMOR, 2)))),
    ),
    starting(MELINDA, 1, "Sunseed Sling", CardType.WEAPON, plus(2, Stat.RANGED)),
    starting(
        MELINDA,
        2,
        "Field Herbs",
        CardType.HEALING_SPELL,
        ForEach(comrade(2), Seq((Cure(IT), heal(2, IT)))),
    ),
    starting(MELINDA, 3, "Lion of the Vale", CardType.PET, PetAttack(4, 2)),
    starting(SENNETH, 1, "Silver Foil", CardType.WEAPON, plus(2, Stat.MELEE)),
    starting(SENNETH, 2, "Blessed Stride", CardType.ENHANCE_SPELL, plus(2, Stat.SPEED, ally(3))),
    starting(SENNETH, 3, "Quiet Prayer", CardType.HEALING_SPELL, heal(2, comrade(3))),
    starting(ORSK_DEEPBELL, 1, "Bell Hammer", CardType.WEAPON, plus(2, Stat.MELEE), champions=True),
    starting(
        ORSK_DEEPBELL, 2, "Cave Echo", CardType.CONTROL_SPELL, Push(2, opponent(3)), champions=True
    ),
    starting(
        ORSK_DEEPBELL,
        3,
        "Runestone Bolt",
        CardType.ATTACK_SPELL,
        BaseAttack(AttackKind.RANGED, 5),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        1,
        "Pocket Thunder",
        CardType.ATTACK_SPELL,
        BaseAttack(AttackKind.RANGED, 5),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        2,
        "Loaded Knuckle",
        CardType.REACTION,
        React(Own(Occasion.ROLLED), plus(2, Stat.DIE)),
        champions=True,
    ),
    starting(
        PIM_TOLLIVER,
        3,
        "Smoke Bead",
        CardType.CONTROL_SPELL,
        minus(2, Stat.ATTACK, opponent(3)),
        champions=True,
    ),
    starting(UGRA, 1, "Moon Maul", CardType.WEAPON, plus(2, Stat.MELEE), champions=True),
    starting(
        UGRA, 2, "Grandmothers' Song", CardType.HEALING_SPELL, heal(1, comrades(2)), champions=True
    ),
    starting(UGRA, 3, "Boar Spirit", CardType.PET, PetAttack(4, 2), champions=True),
    starting(CALDIS_WREN, 1, "Rune Sabre", CardType.WEAPON, plus(2, Stat.MELEE), champions=True),
    starting(
        CALDIS_WREN,
        2,
        "Blink",
        CardType.ACTION,
        Pay(SpendSpeed(1), Teleport(One(EmptySpaces(3)))),
        champions=True,
    ),
    starting(
        CALDIS_WREN,
        3,
        "Kindled Edge",
        CardType.ENHANCE_SPELL,
        plus(2, Stat.ATTACK, ally(3)),
        champions=True,
    ),
)
