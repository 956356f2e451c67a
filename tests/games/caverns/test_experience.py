"""The rules of experience, levels and defeats, each by its id."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, finds, is_over, meets
from tests.games.caverns.test_treasure_and_allies import duel, in_play, slays
from undercroft.games.caverns.combat.damage import BY_CARD, Harm
from undercroft.games.caverns.content.card_stats import level_of
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.map.placement import put
from undercroft.games.caverns.notation import MONSTER_DECK, numbers
from undercroft.games.caverns.phases.decks import draw
from undercroft.games.caverns.phases.experience import Paying, Rising, may_level, proposal, worth
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.state import NO_FIGURE, POISONED
from undercroft.kernel.stacks import Stack


def test_cv_xp_01_cards_are_worth_what_they_say() -> None:
    names = ("gnawling-pack", "stonehide-brute", "cinderjaw", "trophy-tooth")
    assert [worth(card) for card in numbers(*names)] == [1, 3, 8, 1]


def test_cv_xp_02_one_pile_for_all_and_the_active_player_decides() -> None:
    place = duel()
    place.xp("stonehide-brute")
    place.monster("gloom-recluse", 5, 2, seat=1)
    place.turn("h2 use splitting-blow", "h2 target m2", "d roll 20", seat=1)
    assert place.s.pile[0] == numbers("stonehide-brute", "gloom-recluse")
    place.s.frames = []
    meets(place, "ceiling-grit", seat=1)
    assert place.s.frames[-1].seat(place.s) == 1
    place.play("h2 cancel")
    assert place.s.pile[0] == ()


def test_cv_xp_03_experience_cancels_and_levels() -> None:
    place = duel("stonehide-brute")
    place.xp("grotto-giant", "gnawling-pack", "grotto-giant", "gnawling-pack")
    slays(place, 20)
    place.play("h1 yes", "h1 pay gnawling-pack")
    assert place.s.level[0] == 2
    meets(place, "ceiling-grit", "h1 cancel")
    assert place.s.hp[0] == 12


def test_cv_xp_05_no_change_is_given() -> None:
    place = duel()
    place.xp("grotto-giant", "grotto-giant")
    meets(place, "ceiling-grit", "h1 cancel")
    assert place.s.pile[0] == ()


def test_cv_xp_07_least_in_all_then_fewest_then_oldest_is_proposed() -> None:
    pile = numbers("gloom-recluse", "gnawling-pack", "stonehide-brute", "sporeback-shambler")
    assert proposal(pile, 5) == numbers("gloom-recluse", "stonehide-brute")
    place = duel()
    place.xp("gloom-recluse", "gnawling-pack", "stonehide-brute", "sporeback-shambler")
    place.begin(Paying(0, 5))
    words = place.s.frames[-1].prompt(place.s).text
    assert "Gloom Recluse, Stonehide Brute" in words
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
    meets(place, "ceiling-grit", "h1 pass", "h1 use ledger-of-debts")
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
    finds(place, "field-commission", "h1 yes", "h1 target h2")
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
    meets(place, "bitter-luck", "h1 pass", "d roll 20", "d draw treasures found-hour")
    assert is_over(place)


def test_cv_level_09_a_hero_who_is_down_cannot_rise() -> None:
    place = duel()
    place.xp("stonehide-brute", "gloom-recluse")
    assert may_level(place.s, 0)
    place.s.hp[0] = 0
    assert not may_level(place.s, 0)


def test_cv_def_05_what_a_token_defeats_is_credited_to_the_active_seat() -> None:
    place = duel()
    place.item("caltrop-pouch")
    place.s.queue = [numbers("shale-runner"), numbers("shale-runner"), ()]
    place.monster("shale-runner", 1, 2)
    place.s.queue[0] = numbers("shale-runner")
    place.turn("h1 use caltrop-pouch")
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
    place.begin(Harm(len(place.s.spot) - 1, 1, NO_FIGURE, BY_CARD))
    assert place.s.queue[:2] == [numbers("shale-runner"), ()]
