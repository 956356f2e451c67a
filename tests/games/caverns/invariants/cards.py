"""Cards and counts: invariants 1 to 8."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tests.games.caverns.stories import Step, Story
from undercroft.crawl.effects import Resolve
from undercroft.games.caverns.combat.modifiers import value
from undercroft.games.caverns.content.card import Encounter, Power, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.stat_ids import FIRST_DRAW, LIBRARY
from undercroft.games.caverns.content.tables import MONSTER_DECK as MONSTER_CARDS
from undercroft.games.caverns.content.tables import set_of
from undercroft.games.caverns.effects.vocabulary import SpendXp
from undercroft.games.caverns.effects.vocabulary.terms import Custom, PowerType
from undercroft.games.caverns.map.edge_tiles import Search
from undercroft.games.caverns.map.figures import monsters
from undercroft.games.caverns.map.placement import Landing
from undercroft.games.caverns.notation import (
    ENCOUNTER_DECK,
    FIRST_KIND,
    FIRST_MONSTER,
    is_monster_card,
    kind_at,
)
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import COST, Paying, Rising, worth
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.treasures import Fortune, Giving, TreasureDraw
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.chance import Draw

COSTS = {COST, *(effect.xp for effect in LIBRARY.effects if isinstance(effect, SpendXp))}


# ---- 1: every card is in one zone ----------------------------------------------------------------


def box(s: Caverns) -> list[Counter[int]]:
    """The cards of the three decks in the sets in use."""
    return in_sets(CardSet.ADVANCED if s.sets == 3 else CardSet.STARTING)


@cache
def in_sets(most: CardSet) -> list[Counter[int]]:
    """The cards of the three decks up to a set."""
    cards = [(i, card) for i, card in enumerate(ALL_CARDS) if card.set <= most]
    return [
        Counter(FIRST_KIND + kind for number, kind in MONSTER_CARDS if set_of(number) <= most),
        Counter(i for i, card in cards if isinstance(card, Encounter)),
        Counter(i for i, card in cards if isinstance(card, Treasure)),
    ]


def lying(s: Caverns) -> Counter[int]:
    """Cards on the table outside of decks and hands: queues, items, curses, piles, beside."""
    rows = (*s.queue, *s.items, *s.items_down, *s.curses, *s.pile, *s.discards, s.beside)
    return Counter(card for row in rows for card in row)


def held(s: Caverns) -> Counter[int]:
    """Cards that somebody has just drawn and not yet put anywhere."""
    found: Counter[int] = Counter()
    for frame in s.frames:
        if isinstance(frame, Spawn):
            waits = frame.card != NO_CARD and frame.phase == 1
            found.update((*frame.passed, *((frame.card,) if waits else ())))
        elif isinstance(frame, TreasureDraw):
            found.update(frame.drawn)
        elif isinstance(frame, Giving):
            found[frame.card] += 1
        elif isinstance(frame, EncounterDraw | Fortune):
            found[frame.card] += int(frame.card not in kept(s))
    del found[NO_CARD]
    return found


def kept(s: Caverns) -> set[int]:
    """Encounters and fortunes that stay: curses, traps, what lies beside the deck or is banked."""
    return {card for row in (*s.curses, *s.queue, s.beside, *s.pile) for card in row}


def every_card_is_in_one_zone(story: Story) -> None:
    for s in story.played():
        there = lying(s) + held(s)
        for deck, cards in enumerate(box(s)):
            zones = Counter(s.stacks[deck].cards()) + Counter(
                {card: n for card, n in there.items() if card in cards}
            )
            assert zones == cards, (deck, zones - cards, cards - zones)
        for seat in range(s.seats):
            own = sorted((*s.up[seat], *s.down[seat], *s.reserve[seat]))
            assert own == powers_of(s.hero(seat).id, s.sets)


@cache
def powers_of(hero: str, sets: int) -> list[int]:
    """The powers of a hero in the sets in use."""
    most = CardSet.ADVANCED if sets == 3 else CardSet.STARTING
    cards = [(i, card) for i, card in enumerate(ALL_CARDS) if card.set <= most]
    return [i for i, c in cards if isinstance(c, Power) and c.hero == hero]


# ---- 2 to 5: figures, traps, special cards, tokens -----------------------------------------------


def figures_match_the_queues(story: Story) -> None:
    for s in story.played():
        landing = [f.figure for f in s.frames if isinstance(f, Landing)]
        coming = [f for f in landing if f >= FIRST_MONSTER and s.spot[f] < 0]
        figures = Counter(FIRST_KIND + s.kind[f] for f in (*monsters(s), *coming))
        cards = Counter(card for queue in s.queue for card in queue if is_monster_card(card))
        assert figures == cards, (figures - cards, cards - figures)


def traps_have_card_and_marker(story: Story) -> None:
    for s in story.played():
        cards = {card for queue in s.queue for card in queue if not is_monster_card(card)}
        assert set(s.trap_cards) == cards
        assert len(set(s.trap_cells)) == len(s.trap_cells)


def special_cards_are_nowhere_held(story: Story) -> None:
    for s in story.played():
        cards = [card for row in (*s.queue, *s.pile) for card in row if is_monster_card(card)]
        assert not any(kind_at(card).is_special for card in cards)


def surges_are_few(story: Story) -> None:
    for s in story.states:
        assert min(s.surges) >= 0
        assert sum(s.surges) <= max(s.options.surge_cap, sum(story.states[0].surges))


# ---- 6: draws of a turn --------------------------------------------------------------------------


def below(s: Caverns, deck: int, *kinds: type) -> bool:
    """Whether a card of a deck is drawn for frames of these kinds, the innermost last."""
    frames = s.frames[-1 - len(kinds) :]
    top = frames[-1] if frames else None
    if not isinstance(top, Draw) or top.stack != deck or len(frames) <= len(kinds):
        return False
    return all(isinstance(frame, kind) for frame, kind in zip(frames, kinds))


def draws(s: Caverns) -> list[bool]:
    """Which of the frames that are going on draw a treasure."""
    return [isinstance(frame, TreasureDraw) for frame in s.frames]


def is_earned(step: Step) -> bool:
    """Whether a treasure is about to be drawn for a defeat: no card, page or niche grants it."""
    before, after = (
        [isinstance(f, TreasureDraw) for f in s.frames] for s in (step.before, step.after)
    )
    if sum(after) <= sum(before) or any(isinstance(f, Search) for f in step.before.frames):
        return False
    return not isinstance(step.after.frames[after.index(True) - 1], Resolve | Aside)


def draws_of_a_turn_are_limited(story: Story) -> None:
    for turn in story.turns():
        before = [step.before for step in turn]
        first = before[0]
        more = max(value(s, s.active, FIRST_DRAW + Custom.ONE_MORE) for s in before)
        earned = sum(is_earned(step) for step in turn)
        assert earned <= (first.seats if first.options.treasure_limit == "hero" else 1), earned
        normal = sum(below(s, ENCOUNTER_DECK, VillainPhase, EncounterDraw) for s in before)
        assert normal <= 1 + more, normal
        drawn = sum(below(s, ENCOUNTER_DECK, EncounterDraw) for s in before)
        assert drawn <= first.options.encounter_chain + more, drawn


# ---- 7 and 8: payments and powers ----------------------------------------------------------------


def spent(step: Step) -> list[list[int]]:
    """The cards that left each pile."""
    piles = zip(step.before.pile, step.after.pile)
    return [list((Counter(old) - Counter(new)).elements()) for old, new in piles]


def is_irredundant(cards: list[int], cost: int) -> bool:
    """Whether cards reach a cost and none could be left out."""
    sum_ = sum(worth(card) for card in cards)
    return sum_ >= cost > sum_ - min(worth(card) for card in cards)


def payments_give_no_change(story: Story) -> None:
    for step in story.steps():
        asked = {f.cost for f in step.before.frames if isinstance(f, Paying)}
        for cards in spent(step):
            assert not cards or any(is_irredundant(cards, cost) for cost in asked or COSTS), cards


def powers_match_the_hero_card(story: Story) -> None:
    for s in story.played():
        rising = [frame.who for frame in s.frames if isinstance(frame, Rising)]
        for seat in range(s.seats):
            taken = Counter(type_of(card) for card in (*s.up[seat], *s.down[seat]))
            row = s.hero(seat).cards
            more = int(s.level[seat] == 2 and seat not in rising)
            wanted = (row.at_will, row.daily + more, row.utility)
            assert tuple(taken[i] for i in range(3)) == wanted, (seat, taken)


def type_of(card: int) -> int:
    """At-Will, Daily or Utility; stances are Utilities."""
    face = ALL_CARDS[card]
    assert isinstance(face, Power)
    return (PowerType.AT_WILL, PowerType.DAILY).index(face.type) if face.type < 2 else 2
