"""How effects compose."""

from __future__ import annotations

import pytest

from tests.crawl.cards.arena import Arena, Stage
from tests.crawl.cards.caverns_play import RULES
from tests.crawl.cards.caverns_words import (
    Attack,
    Discard,
    DrawTreasure,
    ExtraEncounter,
    Flip,
    Items,
)
from tests.crawl.cards.words import Damage, Heal, Heroes, Monsters, Within
from tests.crawl.effects.trial import stage_of
from undercroft.crawl.effects import (
    Actor,
    As,
    ChooseOne,
    Each,
    Effect,
    ForEach,
    IfDone,
    It,
    May,
    Meanings,
    Nothing,
    NotIt,
    Number,
    One,
    Pay,
    Repeat,
    Resolve,
    RollTable,
    Row,
    Seq,
    Special,
    UpTo,
)

HURT_IT = Damage(Number(1), on=It())
TREASURE = DrawTreasure()


def treasures(stage: Stage) -> int:
    return stage.s.counted("treasures")


def test_an_effect_never_takes_the_target_of_the_one_before_it() -> None:
    stage = stage_of(Seq((Damage(Number(1), on=One(Monsters(), (Within(2),))), HURT_IT)))
    stage.play("h1 use a")
    assert [stage.hp(name) for name in ("h1", "m1", "m2")] == [10, 9, 10]


def test_nobody_is_asked_about_what_is_for_nobody() -> None:
    far = One(Monsters(), (Within(0),))
    stage = stage_of(Seq((May(Damage(Number(1), on=far)), TREASURE)))
    stage.play("h1 use a")
    assert treasures(stage) == 1


def test_it_is_what_the_nearest_effect_around_is_about() -> None:
    heal_one = ForEach(One(Heroes()), Heal(Number(1), on=It()))
    stage = stage_of(ForEach(One(Monsters()), Seq((HURT_IT, heal_one, HURT_IT))))
    stage.put("h2", 1, hp=5)
    stage.play("h1 use a", "h1 pick m2", "h1 pick h2")
    assert [stage.hp(name) for name in ("h2", "m1", "m2")] == [6, 10, 8]


def test_others_are_found_around_it() -> None:
    stage = stage_of(ForEach(One(Monsters()), Damage(Number(1), on=Each(Monsters(), (NotIt(),)))))
    stage.play("h1 use a", "h1 pick m2")
    assert (stage.hp("m1"), stage.hp("m2")) == (9, 10)


def test_a_hit_tells_the_attack_happened() -> None:
    attack = Attack(Number(5), Number(1), on=One(Monsters(), (Within(2),)))
    stage = stage_of(IfDone(attack, then=TREASURE, otherwise=ExtraEncounter()))
    stage.play("h1 use a", "d roll 10", "h1 use a", "d roll 9")
    assert (treasures(stage), stage.s.counted("encounters")) == (1, 1)


@pytest.mark.parametrize(
    ("effect", "is_done"),
    [
        (TREASURE, True),
        (Nothing(), False),
        (HURT_IT, False),
        (Seq((Nothing(), TREASURE)), True),
        (Seq((TREASURE, Nothing())), True),
        (Seq((Nothing(), HURT_IT)), False),
        (Repeat(Number(0), TREASURE), False),
        (Repeat(Number(2), TREASURE), True),
        (ForEach(Each(Monsters(), (Within(0),)), TREASURE), False),
        (ForEach(Each(Monsters()), Nothing()), False),
        (ForEach(Each(Monsters()), HURT_IT), True),
        (As(Actor(), TREASURE), True),
        (Discard(on=One(Items())), False),
        (IfDone(Nothing(), then=TREASURE), False),
        (IfDone(Nothing(), otherwise=TREASURE), True),
        (Pay(Flip(), Nothing()), True),
        (Seq((Pay(Flip(), Nothing()), Nothing())), True),
    ],
)
def test_effects_tell_whether_they_happened(effect: Effect, is_done: bool) -> None:
    stage = stage_of(IfDone(effect, then=ExtraEncounter()))
    stage.play("h1 use a")
    assert bool(stage.s.counted("encounters")) is is_done


def test_a_choice_is_told_as_what_was_chosen() -> None:
    stage = stage_of(IfDone(ChooseOne((Nothing(), TREASURE)), then=ExtraEncounter()))
    stage.play("h1 use a", "h1 choose 1")
    assert stage.s.counted("encounters") == 0
    stage.play("h1 use a", "h1 choose 2")
    assert (treasures(stage), stage.s.counted("encounters")) == (1, 1)


def test_what_cannot_be_paid_is_not_offered() -> None:
    stage = stage_of(ChooseOne((Pay(Flip(), TREASURE), ExtraEncounter())))
    stage.play("h1 use a")
    assert stage.legal == ["h1 choose 1", "h1 choose 2"]
    stage.play("h1 choose 1", "h1 use a")
    assert (treasures(stage), stage.s.counted("encounters")) == (1, 1)


def test_nobody_is_asked_whether_to_pay_what_cannot_be_paid() -> None:
    stage = stage_of(May(Pay(Flip(), TREASURE)))
    stage.play("h1 use a")
    assert stage.prompt == "you may turn this card face down in order to draw a treasure"
    stage.play("h1 yes", "h1 use a")
    assert "h1 done" in stage.legal
    assert treasures(stage) == 1


def test_saying_no_means_it_did_not_happen() -> None:
    stage = stage_of(
        IfDone(May(TREASURE), then=ExtraEncounter(), otherwise=Damage(Number(1), Actor()))
    )
    stage.play("h1 use a", "h1 no")
    assert (treasures(stage), stage.s.counted("encounters"), stage.hp("h1")) == (0, 0, 9)
    stage.play("h1 use a", "h1 yes")
    assert (treasures(stage), stage.s.counted("encounters"), stage.hp("h1")) == (1, 1, 9)


def test_somebody_else_decides_for_itself() -> None:
    stage = stage_of(As(Each(Heroes()), May(Damage(Number(1), on=Actor()))))
    stage.play("h1 use a", "h1 no", "h2 yes")
    assert (stage.hp("h1"), stage.hp("h2")) == (10, 9)


def test_up_to_may_be_none() -> None:
    stage = stage_of(IfDone(Damage(Number(1), on=UpTo(Number(2), Monsters())), otherwise=TREASURE))
    stage.play("h1 use a")
    assert stage.legal == ["h1 pick m1", "h1 pick m2", "h1 done"]
    stage.play("h1 done")
    assert treasures(stage) == 1
    stage.play("h1 use a", "h1 pick m2", "h1 done")
    assert (stage.hp("m1"), stage.hp("m2"), treasures(stage)) == (10, 9, 1)


def test_a_target_gone_before_its_turn_is_skipped() -> None:
    kill_all = Damage(Number(10), on=Each(Monsters()))
    stage = stage_of(ForEach(Each(Monsters()), Seq((kill_all, TREASURE))))
    stage.play("h1 use a")
    assert treasures(stage) == 1


def test_a_hidden_group_is_asked_for_even_when_one_thing_is_left() -> None:
    rules = Meanings(RULES)
    rules.gathers(Items, "drop", hidden=True)(RULES.groups[Items])
    stage = stage_of(Discard(on=One(Items())), rules=rules)
    stage.s.items = (1,)
    stage.play("h1 use a")
    assert stage.legal == ["h1 drop smoke-pot"]


def test_a_table_needs_rows_that_follow_one_another() -> None:
    with pytest.raises(ValueError, match="follow one another"):
        RollTable("d20", (Row(1, 9, TREASURE), Row(11, 20, TREASURE)))
    with pytest.raises(ValueError, match="no die"):
        RollTable("d7", (Row(1, 9, TREASURE), Row(10, 20, TREASURE)))
    with pytest.raises(ValueError, match="two parts"):
        Seq((TREASURE,))


def test_specials_are_written_by_hand() -> None:
    rules = Meanings(RULES)

    @rules.special("windfall")
    def windfall(s: Arena, _at: Resolve, _effect: Special) -> None:
        s.count("treasures", 3)

    stage = stage_of(Special("windfall"), rules=rules)
    stage.play("h1 use a")
    assert treasures(stage) == 3


def test_a_word_without_meaning_is_found_when_the_game_is_wired() -> None:
    rules = Meanings(RULES)
    del rules.resolvers[Damage]
    del rules.filters[Within]
    with pytest.raises(ValueError, match="effect Damage, filter Within"):
        stage_of(Damage(Number(1), on=One(Heroes(), (Within(1),))), rules=rules)
    with pytest.raises(ValueError, match="special nowhere"):
        stage_of(Special("nowhere"))
