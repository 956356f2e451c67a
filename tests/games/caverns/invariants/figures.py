"""Figures: invariants 17 to 22."""

from __future__ import annotations

from tests.games.caverns.stories import Step, Story
from undercroft.crawl.log import HealthChanged
from undercroft.crawl.modifiers import BEST, counting
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.modifiers import testing
from undercroft.games.caverns.content.card import Power
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects.vocabulary import Bonus
from undercroft.games.caverns.effects.vocabulary.terms import ItemBonus, PowerType, Stat
from undercroft.games.caverns.map.figures import foes, is_hero
from undercroft.games.caverns.notation import NOTATION, USE
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.scene.events import AttackResolved
from undercroft.games.caverns.state import IMMOBILIZED, NO_CARD, POISONED, Caverns
from undercroft.kernel.events import Rolled

ITEMS = {
    bonus: {
        ALL_CARDS[NOTATION.cards.parse(LIBRARY.card_of(node))].name
        for node, effect in enumerate(LIBRARY.effects)
        if isinstance(effect, Bonus) and effect.item == bonus
    }
    for bonus in ItemBonus
}
"""The items that give the one attack bonus, and those that give the one defence bonus."""


def hp_is_in_bounds(story: Story) -> None:
    for s in story.played():
        assert all(0 <= s.hp[f] <= max_hp(s, f) for f in range(s.seats))
        assert all(1 <= s.hp[f] <= max_hp(s, f) for f in foes(s))


# ---- 18: who lies --------------------------------------------------------------------------------


def the_downed_are_left_alone(story: Story) -> None:
    for step in story.steps():
        lying = [seat for seat in range(step.before.seats) if not step.before.hp[seat]]
        names = [f"fig:h{seat + 1}" for seat in lying]
        hits = [event for event in step.told if isinstance(event, AttackResolved)]
        losses = [e for e in step.told if isinstance(e, HealthChanged) and e.after < e.before]
        assert step.move.verb is not USE or step.move.seat not in lying
        if is_open_turn(step):
            assert not [event for event in hits if event.target in names], step.move
            assert not [event for event in losses if not event.before]


def is_open_turn(step: Step) -> bool:
    """Whether nobody stood up while the move was carried out."""
    return all(bool(a) == bool(b) for a, b in zip(step.before.hp[:5], step.after.hp[:5]) if not a)


# ---- 19 and 20: markers --------------------------------------------------------------------------


def markers_are_single(story: Story) -> None:
    for s in story.states:
        assert all(0 <= row <= IMMOBILIZED | POISONED for row in s.ailments)
        assert all(pin in (0, 1, 2) for pin in s.pinned)
        weaker = [m for m in s.modifiers if m.stat == Stat.AC and m.amount == -4]
        assert len({(m.source, m.scope) for m in weaker}) == len(weaker)


def is_in_hero_phase(s: Caverns, seat: int) -> bool:
    """Whether the Hero Phase of a seat is going on."""
    phases = [f for f in s.frames if isinstance(f, Opening | Actions | Closing)]
    return any(frame.who == seat for frame in phases)


def heroes_walk_again(story: Story) -> None:
    for step in story.steps():
        seat = step.before.active
        if is_in_hero_phase(step.before, seat) and not is_in_hero_phase(step.after, seat):
            assert not step.after.ailments[seat] & IMMOBILIZED


# ---- 21 and 22: items and stances ----------------------------------------------------------------


def one_item_bonus_counts(story: Story) -> None:
    for step in story.steps():
        for roll in (event for event in step.told if isinstance(event, Rolled)):
            names = [term.label for term in roll.added]
            assert sum(name in ITEMS[ItemBonus.ATTACK] for name in names) <= 1, names
        s = step.after
        for seat in range(s.seats):
            found = counting(s.modifiers, Stat.AC, seat, holds=testing(s, seat, -1, 0))
            assert sum(m.stacking == BEST for m in found) <= 1


def stances_lie_on_their_cards(story: Story) -> None:
    for s in story.played():
        for seat in range(s.seats):
            card = s.stance[seat]
            if card != NO_CARD:
                face = ALL_CARDS[card]
                assert isinstance(face, Power)
                assert face.type == PowerType.STANCE
                assert card in s.up[seat]


def strikes_of(s: Caverns) -> list[AttackFrame]:
    """The attacks that are going on."""
    return [frame for frame in s.frames if isinstance(frame, AttackFrame)]


def is_on_hero(strike: AttackFrame) -> bool:
    """Whether a roll of an attack is made against a hero just now."""
    return is_hero(strike.target)
