"""The upgrades of level II, in the order of the deck list; Champions last."""

from typing import Final

from undercroft.games.alliance.content.card import UNIVERSAL, Card, all_of, any_of, level_two
from undercroft.games.alliance.content.schema import AttackKind, CardType, Class
from undercroft.games.alliance.effects import vocabulary as w

LEVEL_2: Final[tuple[Card, ...]] = (
    level_two(
        3,
        "Greater Draught",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.ForEach(w.comrade(1, w.InSight()), w.Seq((w.Cure(w.IT), w.heal(4, w.IT)))),
    ),
    level_two(
        4,
        "Old Guard Plate",
        (CardType.TREASURE, CardType.ARMOR),
        UNIVERSAL,
        w.plus(3, w.Stat.ARMOR),
    ),
    level_two(
        3,
        "Cloak of Ash",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.Seq((w.plus(2, w.Stat.DODGE), w.plus(1, w.Stat.SPEED))),
    ),
    level_two(
        4,
        "Storm Wand",
        (CardType.TREASURE, CardType.WEAPON),
        UNIVERSAL,
        w.ChooseOne((w.BaseAttack(AttackKind.RANGED, 6), w.plus(2, w.Stat.RANGED))),
    ),
    level_two(
        4,
        "Giant's Knuckle",
        (CardType.TREASURE, CardType.WEAPON),
        UNIVERSAL,
        w.ChooseOne((w.BaseAttack(AttackKind.MELEE, 5), w.plus(3, w.Stat.MELEE))),
    ),
    level_two(
        4,
        "Whirl of Steel",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.MARTIAL),
        w.Seq((w.plus(2, w.Stat.MELEE), w.Allow(w.Extra.ATTACK))),
    ),
    level_two(
        4,
        "Death Mark",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.STEALTH),
        w.Seq((w.plus(2, w.Stat.ATTACK), w.plus(2, w.Stat.ATTACK, provided=w.Wounded(1, w.FOE)))),
    ),
    level_two(
        5,
        "Chain Lightning",
        (CardType.ATTACK_SPELL,),
        all_of(Class.ELDRITCH),
        w.BaseAttack(AttackKind.RANGED, 7, hit=w.splash(2)),
    ),
    level_two(
        4,
        "Sanctuary",
        (CardType.ENHANCE_SPELL,),
        all_of(Class.CELESTIAL),
        w.LimitDamage(1, w.ally(4)),
    ),
    level_two(4, "Cave Bear", (CardType.PET,), all_of(Class.PRIMORDIAL), w.PetAttack(6, 3)),
    level_two(
        4,
        "Earthquake",
        (CardType.ATTACK_SPELL,),
        all_of(Class.PRIMORDIAL),
        w.BaseAttack(
            AttackKind.RANGED,
            6,
            w.Reach(1, 3),
            after=w.damage(2, w.Each(w.Characters(), (w.InRoom(), w.NotActor()))),
        ),
    ),
    level_two(
        3,
        "Crusader's Fall",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.MARTIAL, Class.CELESTIAL),
        w.Seq(
            (
                w.plus(2, w.Stat.MELEE),
                w.When(w.Hit(), w.heal(1, w.comrade(2, w.InSight())), w.THIS_ROUND),
            )
        ),
    ),
    level_two(
        3,
        "Ambush",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.MARTIAL, Class.STEALTH),
        w.Seq((w.plus(3, w.Stat.MELEE), w.plus(1, w.Stat.SPEED))),
    ),
    level_two(
        3,
        "Horn Bow and Spear",
        (CardType.WEAPON,),
        all_of(Class.MARTIAL, Class.PRIMORDIAL),
        w.plus(3, w.Stat.ATTACK),
    ),
    level_two(
        4,
        "Starfire",
        (CardType.ATTACK_SPELL,),
        all_of(Class.ELDRITCH, Class.CELESTIAL),
        w.BaseAttack(AttackKind.RANGED, 6, piercing=w.Piercing(w.Guard.ARMOR)),
    ),
    level_two(
        3,
        "Thorn Darts",
        (CardType.WEAPON,),
        all_of(Class.STEALTH, Class.PRIMORDIAL),
        w.Seq((w.plus(3, w.Stat.RANGED), w.Pierce(w.Piercing(w.Guard.DODGE, 1)))),
    ),
    level_two(
        4,
        "Witchlight",
        (CardType.CONTROL_SPELL,),
        all_of(Class.ELDRITCH, Class.PRIMORDIAL),
        w.ForEach(w.opponent(3), w.Seq((w.Exhaust(w.IT), w.damage(1, w.IT)))),
    ),
    level_two(
        3,
        "Nightglass Mirror",
        (CardType.REACTION,),
        any_of(Class.STEALTH, Class.ELDRITCH),
        w.React(w.Attacked(), w.plus(3, w.Stat.DODGE)),
    ),
    level_two(
        3,
        "Green Pulse",
        (CardType.HEALING_SPELL,),
        any_of(Class.CELESTIAL, Class.PRIMORDIAL),
        w.heal(2, w.comrades(2)),
    ),
    level_two(
        3,
        "Battle Trance",
        (CardType.ACTION,),
        any_of(Class.MARTIAL, Class.PRIMORDIAL),
        w.Seq((w.plus(2, w.Stat.SPEED), w.plus(1, w.Stat.ATTACK))),
    ),
    level_two(
        3,
        "Binding Verse",
        (CardType.CONTROL_SPELL,),
        any_of(Class.CELESTIAL, Class.STEALTH),
        w.ForEach(
            w.opponent(3, w.UpToLevel(2)), w.Seq((w.Exhaust(w.IT), w.minus(1, w.Stat.ARMOR, w.IT)))
        ),
    ),
    level_two(
        4,
        "Avatar of War",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.MARTIAL, Class.MARTIAL),
        w.Seq((w.plus(4, w.Stat.MELEE), w.Grant(w.Boon.LEAVE_FREELY))),
    ),
    level_two(
        3,
        "Ghost Walk",
        (CardType.ACTION,),
        all_of(Class.STEALTH, Class.STEALTH),
        w.Seq(
            (w.plus(3, w.Stat.SPEED), w.Grant(w.Boon.PASS_ENEMIES), w.Grant(w.Boon.DEFY_ENEMIES))
        ),
    ),
    level_two(
        5,
        "Meteor",
        (CardType.ATTACK_SPELL,),
        all_of(Class.ELDRITCH, Class.ELDRITCH),
        w.BaseAttack(AttackKind.RANGED, 8, hit=w.splash(2)),
    ),
    level_two(
        4,
        "Raise the Fallen",
        (CardType.HEALING_SPELL,),
        all_of(Class.CELESTIAL, Class.CELESTIAL),
        w.ForEach(w.comrade(5), w.Seq((w.Cure(w.IT), w.heal(5, w.IT)))),
    ),
    level_two(
        4,
        "Wrath of Roots",
        (CardType.CONTROL_SPELL,),
        all_of(Class.PRIMORDIAL, Class.PRIMORDIAL),
        w.Seq(
            (
                w.Root(w.Each(w.MonstersAndRivals(), (w.InRoom(),))),
                w.damage(1, w.Each(w.MonstersAndRivals(), (w.InRoom(),))),
            )
        ),
    ),
    level_two(
        3,
        "Delver's Satchel",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.Seq((w.Recover(w.Number(1), w.Pick.CHOICE), w.Draw(w.Number(1)))),
        champions=True,
    ),
    level_two(
        4,
        "Storm Sabre",
        (CardType.WEAPON,),
        all_of(Class.MARTIAL, Class.ELDRITCH),
        w.Seq((w.plus(3, w.Stat.MELEE), w.Pierce(w.Piercing(w.Guard.DODGE, 1)))),
        champions=True,
    ),
    level_two(
        3,
        "Moonshade",
        (CardType.REACTION,),
        any_of(Class.CELESTIAL, Class.STEALTH),
        w.React(w.AllyAttacked(3), w.Seq((w.Redirect(), w.plus(2, w.Stat.DODGE)))),
        champions=True,
    ),
)
