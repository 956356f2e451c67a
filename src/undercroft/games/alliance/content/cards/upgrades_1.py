"""The upgrades of level I, in the order of the deck list; Champions last."""

from typing import Final

from undercroft.games.alliance.content.card import (
    UNIVERSAL,
    Card,
    Needs,
    all_of,
    any_of,
    level_one,
    of_race,
)
from undercroft.games.alliance.content.schema import AttackKind, CardType, Class, Race
from undercroft.games.alliance.effects import vocabulary as w

LEVEL_1: Final[tuple[Card, ...]] = (
    level_one(
        1, "Healing Draught", (CardType.TREASURE,), UNIVERSAL, w.heal(2, w.comrade(1, w.InSight()))
    ),
    level_one(
        1,
        "Rope and Hooks",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.Seq((w.plus(1, w.Stat.SPEED), w.Grant(w.Boon.LEAVE_FREELY))),
    ),
    level_one(
        2,
        "Throwing Oil",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.BaseAttack(AttackKind.RANGED, 4, hit=w.splash(1)),
    ),
    level_one(
        1,
        "Lucky Coin",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.Seq((w.plus(1, w.Stat.DIE), w.Allow(w.Extra.REROLL))),
    ),
    level_one(1, "Whetstone", (CardType.TREASURE,), UNIVERSAL, w.plus(1, w.Stat.ATTACK)),
    level_one(
        2,
        "Patched Leather",
        (CardType.TREASURE, CardType.ARMOR),
        UNIVERSAL,
        w.Seq((w.plus(1, w.Stat.ARMOR), w.plus(1, w.Stat.DODGE))),
    ),
    level_one(2, "Quick Boots", (CardType.TREASURE,), UNIVERSAL, w.plus(2, w.Stat.SPEED)),
    level_one(
        1,
        "Antidote Vial",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.ForEach(w.comrade(1, w.InSight()), w.Seq((w.Cure(w.IT), w.heal(1, w.IT)))),
    ),
    level_one(
        2,
        "Sweeping Cut",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.MARTIAL),
        w.Seq(
            (
                w.plus(1, w.Stat.MELEE),
                w.When(
                    w.Hit(),
                    w.damage(1, w.Each(w.Monsters(), (w.NextTo(w.YOU), w.InArc(), w.NotIt()))),
                    w.THIS_ROUND,
                ),
            )
        ),
    ),
    level_one(
        2, "Footman's Shield", (CardType.ARMOR,), all_of(Class.MARTIAL), w.plus(2, w.Stat.ARMOR)
    ),
    level_one(
        2,
        "Boar Spear",
        (CardType.WEAPON,),
        all_of(Class.MARTIAL),
        w.ChooseOne((w.BaseAttack(AttackKind.MELEE, 4, w.Reach(1, 2)), w.plus(2, w.Stat.MELEE))),
    ),
    level_one(
        2,
        "Back-Alley Lunge",
        (CardType.BATTLE_TACTIC,),
        all_of(Class.STEALTH),
        w.Seq((w.plus(1, w.Stat.ATTACK), w.plus(2, w.Stat.ATTACK, provided=w.Behind()))),
    ),
    level_one(
        2,
        "Master Thief",
        (CardType.ACTION,),
        all_of(Class.STEALTH),
        w.Seq((w.plus(2, w.Stat.DIE), w.Grant(w.Boon.DEFY_ENEMIES), w.Scout(1))),
        treasure_traps=True,
    ),
    level_one(
        2,
        "Slip Away",
        (CardType.REACTION,),
        all_of(Class.STEALTH),
        w.React(w.Attacked(), w.Seq((w.plus(2, w.Stat.DODGE), w.Grant(w.Boon.LEAVE_FREELY)))),
    ),
    level_one(
        2,
        "Ember Lance",
        (CardType.ATTACK_SPELL,),
        all_of(Class.ELDRITCH),
        w.BaseAttack(AttackKind.RANGED, 5),
    ),
    level_one(
        2,
        "Slow the Blood",
        (CardType.CONTROL_SPELL,),
        all_of(Class.ELDRITCH),
        w.ForEach(w.opponent(3), w.Seq((w.Root(w.IT), w.minus(1, w.Stat.ATTACK, w.IT)))),
    ),
    level_one(
        1,
        "Scholar's Focus",
        (CardType.ACTION,),
        all_of(Class.ELDRITCH),
        w.Seq((w.Draw(w.Number(3)), w.Discard(w.Number(1), w.Pick.CHOICE))),
    ),
    level_one(
        2,
        "Candle Prayer",
        (CardType.HEALING_SPELL,),
        all_of(Class.CELESTIAL),
        w.heal(3, w.comrade(4)),
    ),
    level_one(
        2,
        "Blessing of Edges",
        (CardType.ENHANCE_SPELL,),
        all_of(Class.CELESTIAL),
        w.plus(2, w.Stat.ATTACK, w.ally(3)),
    ),
    level_one(
        2,
        "Rebuke",
        (CardType.ATTACK_SPELL,),
        all_of(Class.CELESTIAL),
        w.BaseAttack(AttackKind.RANGED, 4, piercing=w.Piercing(w.Guard.ARMOR)),
    ),
    level_one(2, "Cave Cat", (CardType.PET,), all_of(Class.PRIMORDIAL), w.PetAttack(4, 3)),
    level_one(
        2,
        "Bramble Coat",
        (CardType.ENHANCE_SPELL,),
        all_of(Class.PRIMORDIAL),
        w.ForEach(
            w.ally(3), w.Seq((w.plus(1, w.Stat.ARMOR, w.IT), w.plus(1, w.Stat.THORNS, w.IT)))
        ),
    ),
    level_one(
        1, "Gust", (CardType.CONTROL_SPELL,), all_of(Class.PRIMORDIAL), w.Push(2, w.opponent(3))
    ),
    level_one(
        2,
        "Duellist's Eye",
        (CardType.BATTLE_TACTIC,),
        any_of(Class.MARTIAL, Class.STEALTH),
        w.plus(2, w.Stat.MELEE),
    ),
    level_one(
        2,
        "Hunter's Volley",
        (CardType.BATTLE_TACTIC,),
        any_of(Class.STEALTH, Class.PRIMORDIAL),
        w.plus(2, w.Stat.RANGED),
    ),
    level_one(
        2,
        "Warding Sign",
        (CardType.ENHANCE_SPELL,),
        any_of(Class.ELDRITCH, Class.CELESTIAL),
        w.plus(2, w.Stat.DODGE, w.ally(3)),
    ),
    level_one(
        2,
        "Oath of Stone",
        (CardType.ARMOR,),
        any_of(Class.MARTIAL, Class.CELESTIAL),
        w.Seq((w.plus(1, w.Stat.ARMOR), w.heal(1, w.YOU))),
    ),
    level_one(
        3,
        "Wild Spark",
        (CardType.ATTACK_SPELL,),
        any_of(Class.ELDRITCH, Class.PRIMORDIAL),
        w.BaseAttack(AttackKind.RANGED, 5, hit=w.splash(1)),
    ),
    level_one(
        1,
        "Deep Sight",
        (CardType.ACTION,),
        of_race(Race.DWARF, Race.GNOME),
        w.Seq((w.plus(1, w.Stat.DIE), w.Scout(2))),
    ),
    level_one(
        1,
        "Old Road Songs",
        (CardType.ACTION,),
        of_race(Race.ELF, Race.HUMAN),
        w.Seq((w.plus(1, w.Stat.SPEED), w.Draw(w.Number(1)))),
    ),
    level_one(
        2,
        "Brawler's Grip",
        (CardType.WEAPON,),
        of_race(Race.DWARF, Race.HALF_ORC),
        w.plus(2, w.Stat.MELEE),
    ),
    level_one(
        2, "Quick Study", (CardType.ACTION,), of_race(Race.GNOME, Race.HUMAN), w.Allow(w.Extra.CARD)
    ),
    level_one(
        2,
        "Night Hunt",
        (CardType.BATTLE_TACTIC,),
        of_race(Race.ELF, Race.HALF_ORC),
        w.Seq((w.plus(1, w.Stat.ATTACK), w.plus(1, w.Stat.SPEED))),
    ),
    level_one(
        2,
        "Captain's Word",
        (CardType.ACTION,),
        Needs((Race.HUMAN,), (Class.MARTIAL,)),
        w.plus(1, w.Stat.ATTACK, w.EVERY_HERO, provided=w.NearBearer(2)),
    ),
    level_one(
        2,
        "Bell of Waking",
        (CardType.TREASURE,),
        UNIVERSAL,
        w.heal(1, w.comrades(3)),
        champions=True,
    ),
    level_one(
        2,
        "Tinker's Net",
        (CardType.CONTROL_SPELL,),
        any_of(Class.STEALTH, Class.ELDRITCH),
        w.ForEach(w.opponent(3), w.Seq((w.Root(w.IT), w.minus(1, w.Stat.DODGE, w.IT)))),
        champions=True,
    ),
    level_one(
        2,
        "Ancestor Drum",
        (CardType.ENHANCE_SPELL,),
        any_of(Class.CELESTIAL, Class.PRIMORDIAL),
        w.ForEach(
            w.ally(3), w.Seq((w.plus(1, w.Stat.ATTACK, w.IT), w.plus(1, w.Stat.ARMOR, w.IT)))
        ),
        champions=True,
    ),
)
