"""The whole game: invariants 31 to 40, as far as they are seen in a story."""

from __future__ import annotations

from tests.games.caverns.invariants.figures import is_on_hero, strikes_of
from tests.games.caverns.stories import Story
from undercroft.crawl.effects import Resolve
from undercroft.crawl.modifiers import Modifier
from undercroft.games.caverns.actions.move import FreeMove
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.numbers import chance
from undercroft.games.caverns.combat.reactions import Reacting
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import MONSTERS, set_of
from undercroft.games.caverns.effects.vocabulary import Puppet
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.map.figures import is_ally, is_hero
from undercroft.games.caverns.notation import FIGURE, FIRST_FEATURE, FIRST_KIND, FIRST_TILE
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import worth
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.choices import Ask
from undercroft.kernel.play import legal

EVERY = 15
RIVALS = ("adv-09",)
"""The pages on which heroes of two teams may attack each other."""

DECLINED = {
    Actions: "end",
    FreeMove: "pass",
    Reacting: "pass",
    EncounterDraw: "pass",
    Ask: "no",
}
"""What is optional, and how it is declined."""


def saves_are_whole(story: Story) -> None:
    for s in story.states[::EVERY]:
        loaded = Caverns.load(s.save())
        assert loaded.save() == s.save()
        assert legal(loaded) == legal(s)


def somebody_can_always_go_on(story: Story) -> None:
    for s in story.states[:-1]:
        moves = legal(s)
        assert moves
        declined = DECLINED.get(type(s.frames[-1]))
        if declined is not None:
            assert declined in [move.verb.name for move in moves], s.frames[-1]


def the_end_is_named(story: Story) -> None:
    last = story.states[-1]
    assert last.over is not None
    assert last.over.ending in [ending.id for ending in last.adventure.endings]
    assert (last.frames, legal(last)) == ([], [])
    assert all(s.over is None for s in story.states[:-1])


# ---- 36 to 38 ------------------------------------------------------------------------------------


def figure(name: str) -> int:
    """The figure of a scene id; -1 for what is none."""
    return FIGURE.parse(name[4:]) if name.startswith("fig:") else -1


def heroes_spare_heroes(story: Story) -> None:
    for step in story.steps():
        rivals = step.before.adventure.id in RIVALS or is_puppet(step.before)
        for blow in (event for event in step.told if isinstance(event, AttackResolved)):
            pair = (figure(blow.attacker), figure(blow.target))
            if all(is_hero(f) for f in pair):
                assert rivals or step.before.page.villainous_hero() in pair, blow


def is_puppet(s: Caverns) -> bool:
    """Whether somebody is made to attack."""
    words = [LIBRARY.effects[f.node] for f in s.frames if isinstance(f, Resolve)]
    return any(isinstance(word, Puppet) for word in words)


def piles_grow_by_own_deeds(story: Story) -> None:
    for step in story.steps():
        before, after = step.before, step.after
        strikes = strikes_of(before)
        by = strikes[-1].by if strikes else -1
        if len(before.pile) < 2 or len(before.pile) != len(after.pile):
            continue
        for team, (old, new) in enumerate(zip(before.pile, after.pile)):
            if sum(map(worth, new)) > sum(map(worth, old)) and (is_hero(by) or is_ally(by)):
                assert before.team[by if is_hero(by) else before.holder[by]] == team


def advanced_cards_stay_in_the_box(story: Story) -> None:
    for s in story.states:
        if s.sets == 3:
            return
        rows = (*s.up, *s.down, *s.reserve, *s.items, *s.items_down, *s.curses, *s.queue, *s.pile)
        stacks = [stack.cards() for stack in s.stacks]
        seen = {card for row in (*rows, *s.discards, *stacks) for card in row}
        assert all(is_starting(card) for card in seen)


def is_starting(card: int) -> bool:
    """Whether a card is of the starting set, or no numbered card at all."""
    if card < FIRST_FEATURE:
        return ALL_CARDS[card].set == CardSet.STARTING
    kinds = range(FIRST_KIND, FIRST_KIND + len(MONSTERS))
    numbers = MONSTERS[card - FIRST_KIND].numbers if card in kinds else ()
    return card >= FIRST_TILE or not numbers or any(set_of(n) == CardSet.STARTING for n in numbers)


# ---- 40: armor helps -----------------------------------------------------------------------------


def armor_never_hurts(story: Story) -> None:
    for s in story.states:
        for strike in strikes_of(s):
            if is_on_hero(strike):
                copy = s.clone()
                assert isinstance(copy, Caverns)
                tried = copy.frames[s.frames.index(strike)]
                assert isinstance(tried, AttackFrame)
                plain = chance(copy, tried)
                more = Modifier(Stat.AC, 1, 0, strike.target)
                copy.modifiers = (*copy.modifiers, more)
                assert plain - 1 <= chance(copy, tried) <= plain
