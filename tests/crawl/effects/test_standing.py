"""Effects that wait for a moment."""

from __future__ import annotations

from tests.crawl.cards.arena import Stage
from tests.crawl.cards.caverns_play import RULES
from tests.crawl.cards.caverns_words import DamagedByNeighbour, DrawTreasure, ExtraEncounter
from tests.crawl.cards.words import Damage, Within
from tests.crawl.effects.trial import stage_of
from undercroft.crawl.effects import It, May, Meanings, Number, Resolve, When, come, due
from undercroft.crawl.modifiers import Until, expire

STRUCK = DamagedByNeighbour()
REVENGE = When(STRUCK, Damage(Number(1), on=It()))


def struck(stage: Stage, foe: int, hero: int) -> int:
    number = come(stage.s, DamagedByNeighbour, hero, foe)
    stage.s.run()
    stage.s.listed = None
    return number


def test_it_is_what_the_moment_is_about() -> None:
    stage = stage_of(REVENGE)
    stage.play("h1 use a")
    assert struck(stage, foe=3, hero=0) == 1
    assert (stage.hp("m1"), stage.hp("m2")) == (10, 9)


def test_a_moment_of_somebody_else_is_not_meant() -> None:
    stage = stage_of(REVENGE)
    stage.play("h1 use a")
    assert struck(stage, foe=3, hero=1) == 0


def test_a_game_may_say_which_moment_is_meant() -> None:
    rules = Meanings(RULES)

    @rules.matches(DamagedByNeighbour)
    def friend_near(s: Stage, at: Resolve, _moment: DamagedByNeighbour) -> bool:
        """Somebody near the bearer is damaged."""
        [bearer] = at.kept
        around = RULES.filters[Within]
        return bool(around(s, at, Within(1), bearer))

    stage = stage_of(REVENGE, rules=rules)
    stage.play("h1 use a")
    assert len(due(stage.s, DamagedByNeighbour, 1, 3)) == 1
    stage.put("h2", 7)
    assert due(stage.s, DamagedByNeighbour, 1, 3) == []


def test_what_was_laid_first_comes_first() -> None:
    stage = stage_of(When(STRUCK, May(DrawTreasure())), When(STRUCK, May(ExtraEncounter())))
    stage.play("h1 use b", "h1 use a")
    assert struck(stage, foe=2, hero=0) == 2
    assert stage.prompt == "you may the next seat draws one encounter more"
    stage.play("h1 no", "h1 yes")
    assert stage.s.counted("treasures") == 1


def test_what_waits_is_saved_by_name_and_ends() -> None:
    stage = stage_of(REVENGE)
    stage.play("h1 use a")
    assert stage.s.save()["fields"]["standing"] == [
        {"node": "a", "actor": 0, "it": -1, "until": {}}
    ]
    assert expire(stage.s.standing, 1) == stage.s.standing
    [waiting] = stage.s.standing
    ending = (type(waiting)(waiting.node, 0, -1, Until(1)),)
    assert expire(ending, 1) == ()
