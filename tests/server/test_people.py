"""Leaving and coming back, giving up, going back together, clocks, reminders."""

import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.playing import (
    Message,
    Player,
    entered,
    forget_snapshots,
    opened,
    play_on,
    seated,
)
from undercroft.server.app import create_app
from undercroft.server.config import Config


def over(player: Player) -> Message:
    """Listen until the game is over."""
    while player.table["room"]["status"] != "over":
        player.hear()
    ending: Message = player.table["room"]["over"]
    return ending


def late(player: Player, seat: int) -> None:
    """Listen until others may take a seat over."""
    while not player.table["room"]["seats"][seat].get("late"):
        player.hear()


def test_a_leaver_is_replaced_by_a_bot_and_takes_the_seat_back(client: TestClient) -> None:
    room = opened(client, start=True, waits=0)
    ann_ticket, bob_ticket = room["tickets"]
    with entered(client, ann_ticket) as ann:
        with entered(client, bob_ticket) as bob:
            play_on([ann, bob], 3)
            assert ann.ask("takeover", seat=1, bot="random")["code"] == "away"
        late(ann, 1)
        assert ann.ask("takeover", seat=1)["words"] == "here only a bot can play for a rival"
        assert ann.ask("takeover", seat=1, bot="random")["type"] == "done"
        assert ann.table["room"]["seats"][1]["bot"] == "random"
        with entered(client, bob_ticket) as bob:
            assert bob.ask("takeback", seat=0)["code"] == "not-yours"
            assert bob.ask("takeback", seat=1)["type"] == "done"
            assert bob.table["you"]["seats"] == [1]
        assert any("is back at seat 2" in line["words"] for line in talk(client, ann_ticket))


def talk(client: TestClient, ticket: Message) -> list[Message]:
    with entered(client, ticket) as again:
        return list(again.table["talk"])


def test_who_gives_up_loses_to_the_other(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as [ann, bob]:
        play_on([ann, bob], 2)
        assert ann.ask("concede")["type"] == "done"
        ending = over(bob)
        assert ending["ending"] == "conceded"
        assert ending["winners"] == [1]
        assert bob.ask("play", move="p2 pass")["code"] == "closed"


def test_of_three_who_gives_up_is_played_on_by_a_bot(client: TestClient) -> None:
    names = ("person:Ann", "person:Bob", "person:Cleo")
    with seated(client, opened(client, "toy", *names, start=True)) as [ann, bob, _]:
        bob.catch_up(ann.ask("concede")["version"])
        seat = bob.table["room"]["seats"][0]
        assert (seat["conceded"], seat["bot"]) == (True, "hard")
        assert ann.ask("takeback", seat=0)["code"] == "not-yours"


def test_rivals_cannot_go_back_and_bots_are_rivals_too(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as [ann, bob]:
        play_on([ann, bob], 3)
        assert ann.ask("rewind", moves=0)["code"] == "illegal"
    room = opened(client, "toy", "person:Ann", "bot:random", start=True, options={"rounds": 6})
    with seated(client, room) as [ann]:
        for _ in range(4):
            while not ann.asked:
                ann.hear()
            ann.ask("play", move=ann.choices[0]["move"])
        while not ann.asked:
            ann.hear()
        assert ann.ask("rewind", moves=0)["code"] == "illegal"
        assert not ann.table["room"].get("rewound")


def test_a_co_op_table_goes_back_when_all_agree(config: Config, tmp_path: Path) -> None:
    together = replace(config, games=("tests.server.together:TOGETHER",))
    with TestClient(create_app(tmp_path, together)) as client:
        room = opened(client, "together", "person:Ann", "person:Bob", start=True)
        with seated(client, room) as [ann, bob]:
            play_on([ann, bob], 4)
            assert ann.ask("rewind", moves=1)["type"] == "done"
            bob.until("update", lambda m: bool(m.get("room", {}).get("motion")))
            assert bob.ask("vote", agree=False)["type"] == "done"
            assert bob.ask("vote", agree=True)["code"] == "not-now"
            ann.ask("rewind", moves=1)
            assert bob.ask("vote", agree=True)["type"] == "done"
            assert bob.table["room"]["rewound"]
            assert all(line["move"] <= bob.table["moves"] for line in bob.log)
            assert ann.ask("rewind", moves=10_000)["code"] == "illegal"
            ann.ask("concede")
            assert bob.ask("vote", agree=True)["type"] == "done"
            assert over(ann)["winners"] == []


def test_a_team_mate_plays_for_who_is_away(config: Config, tmp_path: Path) -> None:
    together = replace(config, games=("tests.server.together:TOGETHER",))
    with TestClient(create_app(tmp_path, together)) as client:
        room = opened(client, "together", "person:Ann", "person:Bob", start=True, waits=0)
        with entered(client, room["tickets"][0]) as ann:
            late(ann, 1)
            assert ann.ask("takeover", seat=1)["type"] == "done"
            assert ann.table["you"]["seats"] == [0, 1]
            play_on([ann])


def test_whose_time_is_out_may_be_replaced(client: TestClient) -> None:
    room = opened(client, start=True, clock={"bank": 1, "more": 0}, waits=3600)
    with seated(client, room) as players:
        asked = next(p for p in players if p.asked)
        other = next(p for p in players if p is not asked)
        late(other, asked.table["you"]["seats"][0])
        clocks = other.table["room"]["clocks"]
        assert any(clock["since"] and clock["left"] <= 0 for clock in clocks)
        seat = asked.table["you"]["seats"][0]
        assert other.ask("takeover", seat=seat, bot="random")["type"] == "done"


@pytest.fixture
def post_box() -> Iterator[tuple[str, list[Message]]]:
    """An address that takes reminders, and what came."""
    came: list[Message] = []

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Silently."""

    with HTTPServer(("127.0.0.1", 0), Box) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_port}", came
        server.shutdown()


def test_who_is_away_from_a_slow_room_is_reminded(
    config: Config, tmp_path: Path, post_box: tuple[str, list[Message]]
) -> None:
    host, came = post_box
    with TestClient(create_app(tmp_path, replace(config, webhook_hosts=(host,)))) as client:
        room = opened(client, start=True, pace="slow", remind=1)
        with seated(client, room) as players:
            away = next(p for p in players if p.asked).table["you"]["person"]
        with entered(client, room["tickets"][away]) as gone:
            refused = gone.ask("remind", webhook="http://127.0.0.1:1/elsewhere")
            assert host in refused["words"]
            assert gone.ask("remind", webhook=f"http://{host}/turn")["type"] == "done"
            assert gone.until("reminder")["words"].startswith("It is your turn")
        with entered(client, room["tickets"][1 - away]) as other:
            other.ask("say", words="still waiting")
            for _ in range(100):
                if came:
                    break
                threading.Event().wait(0.05)
        assert came[0]["room"] == room["code"]
        assert "your turn" in came[0]["words"]


def two_moves_made(players: list[Player]) -> list[Player]:
    """Play until somebody can take two moves back; that one comes first."""
    while True:
        mover = next(p for p in players if p.asked)
        moves = [choice["move"] for choice in mover.choices]
        wanted = [m for word in ("strike", "spark", "rest", "") for m in moves if word in m]
        version = mover.ask("play", move=wanted[0])["version"]
        for player in players:
            player.catch_up(version)
        if len(mover.table["you"]["undo"].get("moves", ())) >= 2:
            return sorted(players, key=lambda p: p is not mover)


@pytest.mark.parametrize(("back", "undone", "is_over"), [(1, 2, True), (1, 1, True), (2, 1, False)])
def test_a_vote_ends_when_its_moment_is_taken_back(
    config: Config, tmp_path: Path, back: int, undone: int, is_over: bool
) -> None:
    """Nobody can agree to go back to where the table no longer comes from; the room stays whole."""
    together = replace(config, games=("tests.server.together:TOGETHER",))
    with TestClient(create_app(tmp_path, together)) as client:
        names = ("person:Ann", "person:Bob")
        room = opened(client, "together", *names, start=True, options={"rounds": 6})
        with seated(client, room) as players:
            mover, other = two_moves_made(players)
            mover.ask("rewind", moves=mover.table["moves"] - back)
            other.catch_up(mover.ask("undo", count=undone)["version"])
            assert (other.table["room"].get("motion") is None) == is_over
            answer = other.ask("vote", agree=True)
            assert answer.get("code") == ("not-now" if is_over else None)
            mover.catch_up(other.ask("say", words="so be it")["version"])
            before = [(p.code, p.table["moves"]) for p in players]
    forget_snapshots(together)
    with TestClient(create_app(tmp_path, together)) as client, seated(client, room) as again:
        assert [(p.code, p.table["moves"]) for p in again] == before
