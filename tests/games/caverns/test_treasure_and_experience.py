"""The rules of treasure, experience and levels, each by its id."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, finds, is_over, meets
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.cave import GRID
from undercroft.games.caverns.decks import draw
from undercroft.games.caverns.effects.feasible import ally_figure
from undercroft.games.caverns.entering import join
from undercroft.games.caverns.experience import Paying, Rising, may_level, proposal, worth
from undercroft.games.caverns.exploring import Exploration
from undercroft.games.caverns.figures import level_of
from undercroft.games.caverns.force import armor, speed
from undercroft.games.caverns.hero_end import Closing
from undercroft.games.caverns.landing import put
from undercroft.games.caverns.state import ESCAPED, NOBODY, NOWHERE, POISONED
from undercroft.games.caverns.words import MONSTER_DECK, numbers
from undercroft.games.caverns.wounds import BY_ATTACK, BY_CARD, Harm
from undercroft.kernel.stacks import Stack


def duel(monster: str = "shale-runner") -> Place:
    """Hadra acts next to a monster, with Brunna; Maro stands elsewhere."""
    place = Place("hadra", "brunna", "maro")
    place.at(0, 5, 1)
    place.at(1, 6, 2)
    place.at(2, 1, 1)
    place.monster(monster, 6, 1)
    place.acts()
    return place


def slays(place: Place, die: int = 19) -> None:
    """Hadra strikes."""
    place.play("h1 use boss-and-hammer", f"d roll {die}")


def test_cv_treas_02_the_hero_who_made_the_kill_draws() -> None:
    place = duel()
    slays(place)
    place.play("d draw treasures ring-coat")
    assert place.legal("give") == ["h1", "h2", "h3"]


def test_cv_treas_03_a_reaction_in_anothers_turn_draws_if_nobody_has() -> None:
    for drawn in (False, True):
        place = duel()
        place.power("answering-stance")
        place.play("h1 stance answering-stance")
        place.s.queue = [(), numbers("shale-runner"), ()]
        place.at(1, 0, 1)
        place.s.treasure_drawn = int(drawn)
        place.villain_phase(1)
        place.play("d roll 1", "d roll 20")
        assert place.s.spot[-1] == NOWHERE
        assert (place.legal("draw") == []) is drawn


def test_cv_treas_04_without_a_heros_attack_there_is_experience_alone() -> None:
    place = duel()
    finds(place, "landslip")
    assert is_over(place)
    assert place.s.pile[0] == numbers("shale-runner")
    place.monster("shale-runner", 6, 1)
    place.acts()
    slays(place)
    assert place.legal("draw")


def test_cv_treas_05_a_card_that_draws_is_extra() -> None:
    place = duel()
    place.s.treasure_drawn = 1
    meets(place, "bitter-luck")
    place.play("d roll 20", "d draw treasures found-hour")
    assert place.s.surges == [3]
    place.s.treasure_drawn = 0
    meets(place, "fork-in-the-dark")
    place.play("d roll 20", "d draw treasures trophy-tooth")
    assert place.s.treasure_drawn == 0


def test_cv_treas_06_a_fortune_works_at_once_and_is_discarded() -> None:
    place = duel()
    slays(place)
    place.play("d draw treasures found-hour")
    assert place.s.surges == [3]
    assert discarded(place, "found-hour")


def test_cv_treas_08_several_treasures_help_at_once() -> None:
    place = duel()
    for item in ("ring-coat", "nailed-boots", "whetted-edge"):
        place.item(item)
    assert (armor(place.s, 0), speed(place.s, 0)) == (17, 6)
    slays(place, 5)
    assert place.s.spot[-1] == NOWHERE


def test_cv_treas_09_a_flipped_item_is_kept_and_a_discarded_one_is_gone() -> None:
    place = duel()
    place.item("throwing-irons")
    place.item("smoke-pot")
    place.acts()
    place.play("h1 use smoke-pot", "h1 use throwing-irons", "d roll 1")
    assert place.s.items[0] == ()
    assert place.s.items_down[0] == numbers("throwing-irons")
    assert discarded(place, "smoke-pot")
    assert "CV-POW-02" in place.refused("h1 use throwing-irons")


def test_cv_treas_10_a_banner_is_the_one_item_defence_of_each() -> None:
    place = duel()
    place.item("last-watch-banner", 1)
    assert armor(place.s, 0) == 17
    place.item("ring-coat")
    assert armor(place.s, 0) == 17


def test_cv_treas_11_no_treasure_works_while_its_owner_is_down() -> None:
    place = duel()
    place.item("last-watch-banner", 1)
    assert armor(place.s, 0) == 17
    place.s.hp[1] = 0
    assert armor(place.s, 0) == 16


def test_cv_treas_12_no_item_for_the_downed_or_escaped() -> None:
    place = duel()
    place.s.hp[1] = 0
    finds(place, "ring-coat")
    assert place.legal("give") == ["h1", "h3"]
    place.play("h1 give h3")
    assert place.s.items[2] == numbers("ring-coat")
    place.s.status[2], place.s.spot[2] = ESCAPED, NOWHERE
    finds(place, "nailed-boots")
    assert place.s.items[0] == numbers("nailed-boots")


def test_cv_treas_13_a_villain_earns_a_treasure_too() -> None:
    place = Place("hadra", "maro")
    place.at(0, 5, 1)
    drusk = place.villain("drusk", 6, 1)
    place.s.hp[drusk] = 1
    place.acts()
    slays(place)
    assert place.legal("draw")


def test_cv_xp_01_cards_are_worth_what_they_say() -> None:
    names = ("gnawling-pack", "stonehide-brute", "cinderjaw", "trophy-tooth")
    assert [worth(card) for card in numbers(*names)] == [1, 3, 8, 1]


def test_cv_xp_02_one_pile_for_all_and_the_active_player_decides() -> None:
    place = duel()
    place.xp("stonehide-brute")
    place.monster("gloom-recluse", 5, 2, seat=1)
    place.acts(1)
    place.play("h2 use splitting-blow", "h2 target m2", "d roll 20")
    assert place.s.pile[0] == numbers("stonehide-brute", "gloom-recluse")
    place.s.frames = []
    meets(place, "ceiling-grit", 1)
    assert place.s.frames[-1].seat(place.s) == 1
    place.play("h2 cancel")
    assert place.s.pile[0] == ()


def test_cv_xp_03_experience_cancels_and_levels() -> None:
    place = duel("stonehide-brute")
    place.xp("grotto-giant", "gnawling-pack", "grotto-giant", "gnawling-pack")
    slays(place, 20)
    place.play("h1 yes", "h1 pay gnawling-pack")
    assert place.s.level[0] == 2
    meets(place, "ceiling-grit")
    place.play("h1 cancel")
    assert place.s.hp[0] == 12


def test_cv_xp_05_no_change_is_given() -> None:
    place = duel()
    place.xp("grotto-giant", "grotto-giant")
    meets(place, "ceiling-grit")
    place.play("h1 cancel")
    assert place.s.pile[0] == ()


def test_cv_xp_07_least_in_all_then_fewest_then_oldest_is_proposed() -> None:
    pile = numbers("gloom-recluse", "gnawling-pack", "stonehide-brute", "sporeback-shambler")
    assert proposal(pile, 5) == numbers("gloom-recluse", "stonehide-brute")
    place = duel()
    place.xp("gloom-recluse", "gnawling-pack", "stonehide-brute", "sporeback-shambler")
    place.begin(Paying(0, 5))
    words = place.s.frames[-1].prompt(place.s).words
    assert "gloom-recluse, stonehide-brute" in words
    place.play("h1 pay gnawling-pack")
    assert place.s.pile[0] == numbers("stonehide-brute")


def test_cv_xp_08_spent_cards_go_where_they_belong() -> None:
    place = duel()
    place.xp("gnawling-pack", "trophy-tooth", "stonehide-brute")
    place.begin(Paying(0, 5))
    assert discarded(place, "gnawling-pack")
    assert discarded(place, "trophy-tooth")
    place.xp("cinderjaw")
    place.begin(Paying(0, 5))
    assert place.s.pile[0] == ()
    assert not discarded(place, "cinderjaw")


def test_cv_xp_09_a_fresh_kill_can_be_spent_at_once() -> None:
    place = duel("stonehide-brute")
    place.xp("gloom-recluse")
    place.wound(len(place.s.spot) - 1, 1)
    slays(place, 20)
    place.play("d draw treasures found-hour", "h1 yes")
    assert place.s.level[0] == 2


def test_cv_xp_10_a_changed_price_is_paid_alike() -> None:
    place = duel()
    place.item("ledger-of-debts")
    place.xp("gnawling-pack", "gloom-recluse", "gloom-recluse")
    meets(place, "ceiling-grit")
    place.play("h1 pass", "h1 use ledger-of-debts")
    assert place.legal("pay") == ["gnawling-pack", "gloom-recluse"]
    place.play("h1 pay gnawling-pack")
    assert place.s.pile[0] == numbers("gloom-recluse")


def test_cv_xp_11_the_pile_never_becomes_a_deck() -> None:
    place = duel()
    place.xp("stonehide-brute")
    place.s.stacks[MONSTER_DECK] = Stack.of(())
    place.s.discards[MONSTER_DECK] = numbers("shale-runner")
    place.s.frames = []
    assert draw(place.s, MONSTER_DECK)
    place.s.listed = None
    assert place.legal("draw") == ["monsters shale-runner"]


def test_cv_level_02_a_field_commission_needs_no_20() -> None:
    place = duel()
    place.xp("stonehide-brute", "gloom-recluse")
    finds(place, "field-commission")
    place.play("h1 yes", "h1 target h2")
    assert place.s.level == [1, 2, 1]


def test_cv_level_03_hp_armor_and_surge_rise_and_damage_stays() -> None:
    place = duel()
    place.wound(0, 4)
    before = level_of(place.s, 0)
    place.begin(Rising(0))
    after = level_of(place.s, 0)
    assert place.s.hp[0] == 8
    assert (after.hp - before.hp, after.ac - before.ac, after.surge - before.surge) == (2, 1, 1)
    assert after.speed == before.speed


def test_cv_level_04_one_more_daily_comes_from_the_reserve() -> None:
    place = duel()
    place.s.reserve[0] = numbers("rim-bash", "quarry-fall", "gatekeepers-oath")
    place.begin(Rising(0))
    assert place.legal("power") == ["quarry-fall", "gatekeepers-oath"]
    place.play("h1 power quarry-fall")
    assert numbers("quarry-fall")[0] in place.s.up[0]
    assert place.s.reserve[0] == numbers("rim-bash", "gatekeepers-oath")


def test_cv_level_05_critical_hits_begin_after_the_promotion() -> None:
    place = duel("grotto-giant")
    place.xp("stonehide-brute", "gloom-recluse")
    slays(place, 20)
    place.play("h1 yes")
    assert place.s.hp[-1] == 3
    place.acts()
    slays(place, 20)
    assert place.s.hp[-1] == 1


def test_cv_level_07_only_the_die_that_stands_promotes() -> None:
    for first, second, offered in ((20, 12, False), (12, 20, True)):
        place = duel("grotto-giant")
        place.item("copper-charm")
        place.xp("stonehide-brute", "gloom-recluse")
        slays(place, first)
        place.play("h1 use copper-charm", f"d roll {second}")
        assert bool(place.legal("yes")) is offered


def test_cv_level_08_level_2_is_the_top() -> None:
    place = duel("grotto-giant")
    place.xp("stonehide-brute", "gloom-recluse")
    slays(place, 20)
    assert place.legal("yes")
    place = duel("grotto-giant")
    place.s.level[0] = 2
    place.xp("stonehide-brute", "gloom-recluse")
    slays(place, 20)
    assert place.legal("yes") == []


def test_cv_level_08_no_other_roll_raises_anybody() -> None:
    place = duel()
    place.xp("grotto-giant", "grotto-giant")
    place.s.ailments[0] = POISONED
    place.begin(Closing(0))
    place.play("d roll 20")
    assert is_over(place)
    meets(place, "bitter-luck")
    place.play("h1 pass", "d roll 20", "d draw treasures found-hour")
    assert is_over(place)


def test_cv_level_09_a_hero_who_is_down_cannot_rise() -> None:
    place = duel()
    place.xp("stonehide-brute", "gloom-recluse")
    assert may_level(place.s, 0)
    place.s.hp[0] = 0
    assert not may_level(place.s, 0)


def helped() -> tuple[Place, int]:
    """Brunna has a turncoat beside a monster of which she and Hadra hold a card each."""
    place = duel()
    place.s.queue[1] = numbers("shale-runner")
    join(place.s, "ashen-turncoat", 1, [GRID.at(7, 1)])
    place.s.active = 1
    place.s.frames = []
    return place, ally_figure("ashen-turncoat")


def test_cv_ally_02_an_ally_has_hp_and_belongs_to_a_seat() -> None:
    place = duel()
    join(place.s, "ashen-turncoat", 1, [GRID.at(7, 1)])
    friend = ally_figure("ashen-turncoat")
    assert (place.s.hp[friend], place.s.holder[friend]) == (2, 1)


def in_play() -> tuple[Place, int]:
    """The turncoat stands beside the monster."""
    place, friend = helped()
    place.at(friend, 7, 1)
    return place, friend


def test_cv_ally_03_monsters_take_an_ally_for_a_hero() -> None:
    place, friend = in_play()
    for seat in range(3):
        place.at(seat, 1 + seat % 2, seat // 2)
    place.villain_phase()
    place.play("d roll 20")
    assert place.s.hp[friend] == 1


def test_cv_ally_04_an_ally_acts_at_the_end_of_the_exploration_phase() -> None:
    place, _ = in_play()
    place.begin(Exploration(1))
    place.play("d roll 1")
    assert is_over(place)
    place.begin(Exploration(0))
    assert is_over(place)


def test_cv_ally_05_its_kill_is_experience_of_its_seat_and_no_treasure() -> None:
    place, _ = in_play()
    place.begin(Exploration(1))
    place.play("d roll 20")
    assert is_over(place)
    assert place.s.pile[0] == numbers("shale-runner")
    assert place.s.queue[:2] == [numbers("shale-runner"), ()]


def test_cv_ally_06_an_ally_without_hp_is_removed_and_its_card_set_aside() -> None:
    place = duel()
    join(place.s, "lamp-wisp", 1, [GRID.at(7, 1)])
    place.s.run()
    wisp = ally_figure("lamp-wisp")
    place.begin(Harm(wisp, 1, len(place.s.spot) - 1, BY_ATTACK))
    assert place.s.spot[wisp] == NOWHERE
    assert place.s.standing == duel().s.standing


def test_cv_ally_07_an_ally_lands_on_any_free_square_of_a_tile() -> None:
    place, friend = in_play()
    place.s.spot[-1] = NOWHERE
    place.at(1, 3, 1)
    place.begin(Exploration(1))
    squares = ["1,0", "2,0", "2,1", "0,2", "1,2", "2,2", "3,2"]
    assert set(squares) <= set(place.legal("space"))
    place.play("h2 space 3,2")
    assert place.where(friend) == (3, 2)


def test_cv_ally_09_ties_are_settled_by_its_player() -> None:
    place, friend = in_play()
    place.at(friend, 4, 2)
    place.monster("gloom-recluse", 7, 2, seat=2)
    place.begin(Exploration(1))
    assert place.legal("target") == ["m1", "m2"]
    place.play("h2 target m2")
    assert place.s.frames


def test_cv_def_05_what_a_token_defeats_is_credited_to_the_active_seat() -> None:
    place = duel()
    place.item("caltrop-pouch")
    place.s.queue = [numbers("shale-runner"), numbers("shale-runner"), ()]
    place.monster("shale-runner", 1, 2)
    place.s.queue[0] = numbers("shale-runner")
    place.acts()
    place.play("h1 use caltrop-pouch")
    place.s.active = 1
    place.begin()
    put(place.s, len(place.s.spot) - 1, GRID.at(4, 2))
    place.s.run()
    assert place.s.queue == [numbers("shale-runner"), (), ()]


def test_cv_def_03_defeating_a_monster_lets_the_hero_draw() -> None:
    place = duel()
    slays(place)
    assert place.legal("draw")


def test_cv_def_05_damage_of_nobody_is_credited_to_the_active_seat() -> None:
    place, _ = in_play()
    place.begin(Harm(len(place.s.spot) - 1, 1, NOBODY, BY_CARD))
    assert place.s.queue[:2] == [numbers("shale-runner"), ()]
