"""Cards from hand to column: icons, types, spells for others, reactions, what stays in play."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place, card, duel, shootout
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.modifiers import modify, speed
from undercroft.games.alliance.combat.numbers import targets
from undercroft.games.alliance.combat.reactions import Attacked
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.stat_ids import BY_BURST, FIRST_EXTRA
from undercroft.games.alliance.effects.vocabulary import Extra, React
from undercroft.games.alliance.notation import DISCARDS, HANDS, UPGRADES
from undercroft.games.alliance.phases.round import Activate
from undercroft.games.alliance.state import Alliance
from undercroft.kernel import play
from undercroft.kernel.stacks import Stack
from undercroft.kernel.views import view


def test_da_card_01_a_card_of_the_hand_is_played_for_the_active_hero_that_fits_it() -> None:
    place, krom, _ = duel("krom", "notched-cleaver", "oathhammer")
    place.hero("holgar", place.room, 3)
    assert place.legal("play") == ["notched-cleaver"]
    assert place.refused("p1 play oathhammer") == ["DA-CARD-02"]
    assert place.refused("p1 play hide") == ["DA-CARD-01"]
    place.play("p1 play notched-cleaver")
    assert place.s.columns[krom] == (card("notched-cleaver"),)
    assert place.s.zones[HANDS].cards == (card("oathhammer"),)


def test_da_card_02_the_icons_of_two_heroes_are_never_put_together() -> None:
    place, _, _ = duel("krom", "crusaders-fall", "ambush")
    place.hero("mirabell", place.room, 3)
    assert place.legal("play") == ["ambush"]
    assert place.refused("p1 play crusaders-fall") == ["DA-CARD-02"]


def test_da_card_04_a_second_weapon_waits_for_the_next_round() -> None:
    place, krom, _ = duel("krom", "notched-cleaver", "boar-spear")
    place.play("p1 play notched-cleaver")
    assert place.legal("play") == []
    assert place.refused("p1 play boar-spear") == ["DA-CARD-04"]
    place.next_round()
    place.turn(krom)
    assert "boar-spear" in place.legal("play")


def test_da_card_05_a_card_of_two_types_needs_both_and_uses_both() -> None:
    place, krom, _ = duel("krom", "footmans-shield", "old-guard-plate", "quick-boots")
    place.play("p1 play footmans-shield")
    assert place.refused("p1 play old-guard-plate") == ["DA-CARD-04"]
    place.play("p1 play quick-boots")
    other, _, _ = duel("krom", "footmans-shield", "old-guard-plate", "quick-boots")
    other.play("p1 play old-guard-plate")
    assert other.refused("p1 play footmans-shield") == ["DA-CARD-04"]
    assert other.refused("p1 play quick-boots") == ["DA-CARD-04"]
    assert used_types(other.s, krom) == {CardType.TREASURE, CardType.ARMOR}


def test_ac_16_one_more_card_of_a_type_is_not_enough_for_two_used_types() -> None:
    place, krom, _ = duel("krom", "footmans-shield", "quick-boots", "old-guard-plate")
    place.play("p1 play footmans-shield", "p1 play quick-boots")
    modify(place.s, Modifier(FIRST_EXTRA + Extra.CARD, 1, BY_BURST, krom))
    place.s.listed = None
    assert place.refused("p1 play old-guard-plate") == ["DA-CARD-04"]
    modify(place.s, Modifier(FIRST_EXTRA + Extra.CARD, 1, BY_BURST, krom))
    place.s.listed = None
    assert place.legal("play") == ["old-guard-plate"]


def test_da_card_06_weapon_and_armor_share_a_colour_and_not_a_type() -> None:
    place, _, _ = duel("bull", "boar-spear", "iron-harness", "brawlers-grip")
    place.play("p1 play iron-harness")
    assert place.legal("play") == ["boar-spear", "brawlers-grip"]
    place.play("p1 play brawlers-grip")
    assert place.refused("p1 play boar-spear") == ["DA-CARD-04"]


def test_da_card_07_a_bonus_counts_all_round_in_defence_too_and_then_no_more() -> None:
    place, bull, ogre = duel("bull", "iron-harness", foe="ogre")
    place.activation(bull)
    place.play("p1 play iron-harness")
    place.hold()
    place.play("p1 stop")
    assert not place.s.frames
    place.strike(ogre, bull)
    assert place.wounds(bull) == 2
    place.next_round()
    place.hold()
    place.strike(ogre, bull)
    assert place.wounds(bull) == 2 + 4


def test_da_card_09_a_base_attack_serves_any_hero_and_takes_bonuses_of_its_kind() -> None:
    place, krom, ogre = shootout("krom", "throwing-oil", "whetstone", "notched-cleaver")
    modify(place.s, Modifier(FIRST_EXTRA + Extra.CARD, 1, BY_BURST, krom))
    assert place.legal("attack") == []
    place.play("p1 play whetstone", "p1 play notched-cleaver", "p1 play throwing-oil")
    assert place.wounds(ogre) == 4 + 1 - 2


def test_da_card_10_a_spear_is_thrust_far_or_makes_the_blow_harder() -> None:
    place, _, ogre = duel("krom", "boar-spear")
    place.play("p1 play boar-spear", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2


def test_da_card_12_the_four_kinds_of_spells_are_four_types() -> None:
    names = ("sparkshower", "slow-the-blood", "warding-sign", "candle-prayer", "rebuke")
    place, belzamin, _ = shootout("belzamin", *names)
    place.play("p1 play slow-the-blood", "p1 play warding-sign", "p1 play candle-prayer")
    place.play("p1 play sparkshower")
    assert used_types(place.s, belzamin) == {
        CardType.ATTACK_SPELL,
        CardType.CONTROL_SPELL,
        CardType.ENHANCE_SPELL,
        CardType.HEALING_SPELL,
    }
    assert "DA-CARD-04" in place.refused("p1 play rebuke")


def test_da_card_13_one_enhance_spell_a_recipient_and_as_many_as_there_are_recipients() -> None:
    place, holgar, _ = duel("holgar", "shield-hymn", "blessing-of-edges")
    krom = place.hero("krom", place.room, 7)
    place.play("p1 play shield-hymn", "p1 target h2", "p1 play blessing-of-edges")
    assert place.s.columns[krom] == (card("shield-hymn"),)
    assert place.s.columns[holgar] == (card("blessing-of-edges"),)
    place.hold("warding-sign", "oath-of-stone")
    mirabell = place.hero("mirabell", place.room, 6)
    place.turn(mirabell, "p1 play warding-sign")
    place.hold("aegis-of-light")
    assert place.refused("p1 play aegis-of-light") == ["DA-CARD-13"]


def test_da_card_14_the_caster_has_the_icons_and_the_recipient_need_not() -> None:
    place, _, _ = duel("holgar", "shield-hymn", "aegis-of-light")
    krom = place.hero("krom", place.room, 7)
    assert place.refused("p1 play aegis-of-light") == ["DA-CARD-02"]
    place.play("p1 play shield-hymn", "p1 target h2")
    assert place.s.columns[krom] == (card("shield-hymn"),)


def test_da_card_15_a_card_with_the_mark_needs_no_sight_and_others_do() -> None:
    place = Place(archway=False)
    root = place.hero("root", place.gate, 1)
    krom = place.hero("krom", place.room, 7)
    hidden = place.monster("ogre", place.room, 6)
    seen = place.monster("ogre", place.gate, 0)
    place.hold("bark-skin", "grasping-vines")
    place.turn(root, "p1 play bark-skin", "p1 target h2")
    assert place.s.columns[krom] == (card("bark-skin"),)
    place.play("p1 play grasping-vines")
    assert [place.wounds(ogre) for ogre in (hidden, seen)] == [0, 1]


# ---- reactions -----------------------------------------------------------------------------------


def attacked(*cards: str, hero: str = "petra") -> tuple[Place, int, int]:
    """An ogre attacks a hero whose seat holds these cards."""
    place = Place()
    figure = place.hero(hero, place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold(*cards)
    place.strike(ogre, figure)
    return place, figure, ogre


def test_da_card_16_a_reaction_answers_once_and_its_number_lasts() -> None:
    place, jypzy, ogre = attacked("slip-away", hero="jypzy")
    place.play("p1 play slip-away")
    assert place.wounds(jypzy) == 5 - 2 - 2
    place.strike(ogre, jypzy)
    assert place.wounds(jypzy) == 2 * (5 - 2 - 2)


def test_da_card_16_a_reaction_may_be_played_in_ones_own_turn() -> None:
    place, petra, ogre = duel("petra", "sidestep")
    place.play("p1 play sidestep")
    place.strike(ogre, petra)
    assert place.wounds(petra) == 5 - 2 - 2


def test_da_card_17_the_hero_that_reacts_needs_icons_and_a_free_type() -> None:
    place, petra, ogre = attacked("sidestep", "mirror-veil", "reflex")
    assert place.legal("play") == ["sidestep", "reflex"]
    place.play("p1 play sidestep")
    assert place.s.columns[petra] == (card("sidestep"),)
    place.strike(ogre, petra)
    assert place.wounds(petra) == 2


def test_da_card_18_a_shield_must_have_been_raised_before() -> None:
    place, _, _ = attacked("footmans-shield", "reflex")
    assert place.legal("play") == ["reflex"]
    assert place.refused("p1 play footmans-shield") != []


@pytest.mark.parametrize("ready", [0, 1])
def test_da_card_19_the_exhausted_and_the_waiting_react(ready: int) -> None:
    place = Place()
    petra = place.hero("petra", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.s.ready[petra] = ready
    place.hold("sidestep")
    place.strike(ogre, petra)
    assert place.legal("play") == ["sidestep"]


def test_da_card_19_who_lies_defeated_does_not_react_for_an_ally() -> None:
    place = Place()
    senneth = place.hero("senneth", place.room, 3)
    krom = place.hero("krom", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("moonshade")
    place.strike(ogre, krom)
    assert place.legal("play") == ["moonshade"]
    place.wound(senneth, 9)
    assert place.legal("play") == []


def test_ac_37_moonshade_draws_the_attack_upon_who_reacts() -> None:
    place = Place()
    senneth = place.hero("senneth", place.room, 6)
    krom = place.hero("krom", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("moonshade")
    place.strike(ogre, krom, "p1 play moonshade")
    assert (place.wounds(krom), place.wounds(senneth)) == (0, 5 - 2 - 2)


@pytest.mark.parametrize(("champions", "asked"), [(False, []), (True, ["moonshade"])])
def test_ac_37_with_champions_a_window_opens_for_an_ally_near_by(
    champions: bool, asked: list[str]
) -> None:
    place = Place()
    place.agree(champions=champions)
    place.hero("senneth", place.room, 6)
    krom = place.hero("krom", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("moonshade", "reflex")
    place.s.columns[krom] = (card("reflex"),)
    place.strike(ogre, krom)
    assert place.legal("play") == asked


def test_ac_37_of_several_who_could_one_is_chosen() -> None:
    place = Place()
    place.hero("senneth", place.room, 6)
    mirabell = place.hero("mirabell", place.room, 8)
    krom = place.hero("krom", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("moonshade", "reflex")
    place.strike(ogre, krom, "p1 play moonshade", "p1 target h2")
    assert (place.wounds(krom), place.wounds(mirabell)) == (0, 5 - 1 - 2)


def test_da_card_20_the_window_tells_the_strength_and_comes_before_the_damage() -> None:
    place, petra, _ = attacked("sidestep")
    window = place.s.frames[-1]
    assert isinstance(window, Attacked)
    assert (window.hero, window.strength) == (petra, 5)
    assert "5" in play.pending(place.s).prompt.text  # type: ignore[union-attr]
    assert place.wounds(petra) == 0
    place.play("p1 pass")
    assert place.wounds(petra) == 3


def test_da_card_20_whether_one_is_asked_depends_on_what_all_can_see() -> None:
    place, petra, ogre = attacked()
    assert place.wounds(petra) == 3
    place.hold("notched-cleaver")
    place.strike(ogre, petra)
    assert place.legal("play") == []
    place.play("p1 pass")
    place.s.bear(petra, ())
    place.s.columns[petra] = (card("sidestep"),)
    place.strike(ogre, petra)
    assert not isinstance(place.s.frames[-1] if place.s.frames else None, Attacked)


def test_da_card_20_nobody_is_asked_for_a_card_that_stays_in_the_box() -> None:
    place, petra, ogre = attacked("notched-cleaver")
    place.hero("krom", place.room, 3)
    place.play("p1 pass")
    place.s.bear(petra, ())
    place.s.columns[petra] = (card("sidestep"),)
    place.strike(ogre, petra)
    assert not any(isinstance(frame, Attacked) for frame in place.s.frames)
    assert place.wounds(petra) == 3


def test_every_card_that_reacts_is_of_type_reaction() -> None:
    reacting = [c for c in ALL_CARDS if isinstance(c.effect, React)]
    assert len(reacting) > 5
    assert all(CardType.REACTION in c.types for c in reacting)


# ---- what is seen, what stays --------------------------------------------------------------------


def test_da_card_21_a_card_may_be_played_for_nothing() -> None:
    place, holgar, _ = duel("holgar", "kneel-and-mend")
    place.play("p1 play kneel-and-mend")
    assert place.s.columns[holgar] == (card("kneel-and-mend"),)


def test_da_card_23_columns_and_the_upgrade_discards_are_open_and_hands_are_not() -> None:
    t = uc.new("alliance", seats=2, seed=3, options={"heroes": "preset"})
    s = t.state
    assert isinstance(s, Alliance)
    s.columns[0] = (card("whetstone"),)
    s.upgrade_discard = [card("gust")]
    seen = view(s, 1 << 1)
    assert isinstance(seen, Alliance)
    assert seen.columns == s.columns
    assert seen.upgrade_discard == s.upgrade_discard
    assert set(seen.zones[HANDS].cards) == {-1}
    assert seen.zones[HANDS + 1].cards == s.zones[HANDS + 1].cards


def hidden_krom() -> tuple[Place, int, int]:
    """Krom hides beside an ogre."""
    place, krom, ogre = duel("krom", "hide", "surge-forward")
    place.play("p1 play hide")
    return place, krom, ogre


def test_da_card_24_hide_stays_in_its_column_while_its_hero_hides() -> None:
    place, krom, ogre = hidden_krom()
    place.next_round("p1 yes")
    assert place.s.columns[krom] == (card("hide"),)
    assert targets(place.s, ogre, (1, 1)) == []
    place.hold("surge-forward")
    place.turn(krom)
    assert place.refused("p1 play surge-forward") == ["DA-CARD-04"]
    place.play("p1 attack m1")
    assert targets(place.s, ogre, (1, 1)) == [krom]
    place.next_round()
    assert place.s.columns[krom] == ()


def test_ac_18_the_owner_may_let_go_of_hide_when_a_round_ends() -> None:
    place, krom, ogre = hidden_krom()
    place.next_round("p1 no")
    assert place.s.columns[krom] == ()
    assert card("hide") in (*place.s.zones[DISCARDS].cards, *place.s.zones[HANDS].cards)
    assert targets(place.s, ogre, (1, 1)) == [krom]


def test_ac_18_who_falls_hides_no_longer() -> None:
    place, krom, _ = hidden_krom()
    place.wound(krom, 9)
    place.next_round()
    assert place.s.columns[krom] == ()
    place.s.bear(krom, ())
    assert targets(place.s, place.monster("goblin", place.room, 3), (1, 1)) == [krom]


def test_da_card_25_a_card_that_costs_speed_forfeits_the_second_attack() -> None:
    place, krom, _ = duel("krom", "hide")
    place.monster("ogre", place.room, 3)
    assert speed(place.s, krom) == 4
    place.play("p1 play hide", "p1 attack m1")
    assert place.legal("attack") == []


def test_da_card_25_speed_left_after_an_attack_pays_for_nothing() -> None:
    place, _, _ = duel("krom", "hide")
    place.play("p1 attack m1")
    assert place.refused("p1 play hide") == ["DA-CARD-25"]


def test_da_draft_11_a_card_just_drafted_is_kept_or_discarded_and_played_later() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.s.upgrade_area = [card("quick-boots")]
    place.s.stacks[UPGRADES] = Stack.of(())
    place.s.xp_up[0] = 2
    place.hold("hide")
    place.deck()
    place.s.frames = [Activate(0)]
    place.s.run()
    place.play("p1 stop", "p1 buy quick-boots")
    assert place.legal("discard") == ["hide", "quick-boots"]
    assert place.legal("play") == []
    place.play("p1 done")
    place.turn(krom)
    assert "quick-boots" in place.legal("play")
