"""Tokens that cards lay on figures and tiles: each goes with what it lies on, and no other."""

from __future__ import annotations

from tests.games.caverns.cards.foes import corridor, duel
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.damage import BY_CARD, Harm
from undercroft.games.caverns.content.stat_ids import CARD_OF
from undercroft.games.caverns.notation import numbers

CALTROPS, CHALLENGE = numbers("caltrop-pouch", "formal-challenge")


def strewn() -> tuple[Place, int]:
    """A brute is challenged; caltrops lie two tiles west of it."""
    place = corridor((9, 1), (29, 1))
    brute = place.monster("stonehide-brute", 17, 1)
    duel(place, 0, brute)
    place.item("caltrop-pouch")
    place.turn("h1 use caltrop-pouch")
    return place, brute


def waiting(place: Place) -> set[int]:
    """The cards of which something waits or holds."""
    found = {CARD_OF[each.node] for each in place.s.standing}
    return found | {each.source for each in place.s.modifiers}


def test_a_token_goes_with_its_figure_and_the_others_stay() -> None:
    for turned in (False, True):
        place, brute = strewn()
        challenge, caltrops = place.s.tokens[:2], place.s.tokens[2:]
        if turned:
            place.s.tokens = (*caltrops, *challenge)
        place.begin(Harm(brute, 9, 0, BY_CARD))
        assert place.s.tokens == caltrops
        assert {CALTROPS, CHALLENGE} & waiting(place) == {CALTROPS}


def test_a_token_is_used_up_and_the_others_stay() -> None:
    for turned in (False, True):
        place, brute = strewn()
        challenge, caltrops = place.s.tokens[:2], place.s.tokens[2:]
        if turned:
            place.s.tokens = (*caltrops, *challenge)
        place.monster("shale-runner", 13, 1)
        place.s.queue[0] = numbers("shale-runner")
        place.villain_phase()
        assert place.s.tokens == challenge
        assert {CALTROPS, CHALLENGE} & waiting(place) == {CHALLENGE}
        assert place.s.hp[brute] == 2


def test_a_token_between_two_others_is_found() -> None:
    place, brute = strewn()
    other = place.monster("grotto-giant", 25, 1)
    place.s.tokens = (*place.s.tokens, CHALLENGE, other)
    place.monster("shale-runner", 13, 1)
    place.s.queue[0] = numbers("shale-runner")
    place.villain_phase()
    assert place.s.tokens == (CHALLENGE, brute, CHALLENGE, other)
    assert place.s.pile[0] == numbers("shale-runner")
