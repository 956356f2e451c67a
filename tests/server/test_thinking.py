"""Bots think in processes of their own, and go on from what they thought before."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

import undercroft as uc
from tests.server.playing import opened, seated
from tests.toy.game import TOY
from undercroft.bots.search import Search
from undercroft.server.live import thinking
from undercroft.server.live.thinking import KEPT, Question, Thinkers, Thought, think


def asked(t: uc.Table, bot: str, seat: str = "") -> Question:
    """What a bot is asked about a table."""
    now = t.pending
    assert isinstance(now, uc.Decide)
    legal = tuple(str(move) for move in t.legal())
    return Question(t.game.id, bot, t.view(t.setup.controllers[now.seat]), legal, seat)


def toy() -> uc.Table:
    """A table of the toy whose two seats are of one hand."""
    uc.register(TOY)
    return uc.new("toy", 2, 3, {}, [0, 0])


def thought(question: Question) -> Thought:
    """What is thought in a process of its own."""
    thinkers = Thinkers(1, ())
    try:
        return asyncio.run(thinkers.think(question))
    finally:
        thinkers.close()


def test_a_bot_of_a_built_in_game_thinks_in_a_new_process() -> None:
    question = asked(uc.new("alliance", seats=2, seed=1), "greedy")
    found = thought(question)
    assert found.move in question.legal
    assert found.reason != "the bot did not answer"


def test_a_search_goes_on_from_what_it_thought_for_the_same_seat() -> None:
    t = toy()
    t.play(think(asked(t, "search", "ABCDEF 0")).move)
    bot = thinking._bot(asked(t, "search", "ABCDEF 0"))
    assert isinstance(bot, Search)
    assert bot._root(t.view(0), t.legal()).visits > 0
    other = thinking._bot(asked(t, "search", "ABCDEF 1"))
    assert isinstance(other, Search)
    assert other._root(t.view(0), t.legal()).visits == 0


def test_bots_that_were_not_asked_for_long_are_forgotten() -> None:
    t = toy()
    for number in range(KEPT + 5):
        think(asked(t, "greedy", f"room {number}"))
    assert len(thinking._remembered) == KEPT
    assert ("room 0", "toy", "greedy") not in thinking._remembered


def test_a_seat_is_asked_where_it_was_asked_last_unless_others_wait_there() -> None:
    thinkers = Thinkers(2, ())
    home = thinkers._process("ABCDEF 0")
    assert thinkers._process("ABCDEF 0") is home
    home.asked = 1
    assert thinkers._process("ABCDEF 0") is not home
    assert thinkers._process("GHIJKL 0") is not home


def test_a_room_may_let_the_best_bot_think_longer(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[Question] = []

    async def hear(_: Thinkers, question: Question) -> Thought:
        questions.append(question)
        return Thought(question.legal[0], "asked")

    monkeypatch.setattr(Thinkers, "think", hear)
    seats = ("person:Ann", "bot:hard", "bot:normal")
    room = opened(client, "toy", *seats, start=True, think=2)
    with seated(client, room) as [ann]:
        while len({question.bot for question in questions}) < 2:
            while not ann.asked:
                ann.hear()
            ann.ask("play", move=ann.choices[0]["move"])
    times = {question.bot: question.seconds for question in questions}
    assert times == {"hard": 2.0, "normal": 0.0}
    assert {question.seat for question in questions} == {f"{room['code']} {n}" for n in (1, 2)}
