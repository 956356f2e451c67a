"""A game is never lost: stopping, loading, records, moments, playing on."""

import random
from dataclasses import replace
from pathlib import Path

from starlette.testclient import TestClient

from tests.server.playing import (
    Message,
    entered,
    forget_snapshots,
    opened,
    parts_of,
    play_on,
    seated,
)
from undercroft.kernel.record import replay
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.storage.appending import Append
from undercroft.server.storage.store import Store


def bearer(ticket: Message) -> dict[str, str]:
    return {"authorization": f"Bearer {ticket['token']}"}


def test_a_stopped_server_goes_on_where_it_was(config: Config, tmp_path: Path) -> None:
    for every in (8, 10_000):
        often = replace(config, snapshot_every=every)
        with TestClient(create_app(tmp_path, often)) as client:
            room = opened(client, "alliance", "person:Ann", "person:Bob", start=True)
            with seated(client, room) as players:
                play_on(players, 40, random.Random(4).randrange)
                before = [(p.scene, p.code, p.log, p.table["you"]) for p in players]
        with (
            TestClient(create_app(tmp_path, often)) as client,
            seated(client, room) as players,
        ):
            assert [(p.scene, p.code, p.log, p.table["you"]) for p in players] == before
            play_on(players, 20, random.Random(5).randrange)


def test_a_room_without_a_snapshot_is_played_again_from_its_log(
    config: Config, tmp_path: Path
) -> None:
    with TestClient(create_app(tmp_path, config)) as client:
        room = opened(client, start=True)
        with seated(client, room) as players:
            play_on(players, 12, random.Random(4).randrange)
            before = [(p.scene, p.code, p.log) for p in players]
    forget_snapshots(config)
    with TestClient(create_app(tmp_path, config)) as client, seated(client, room) as players:
        assert [(p.scene, p.code, p.log) for p in players] == before


def test_more_lines_than_a_statement_takes_are_kept(config: Config) -> None:
    store = Store(config.database)
    for code in ("MANYLA", "MANYLB"):
        store.open_room(code, b"{}", 1, 0)
    told = tuple(b"%d" % number for number in range(35_000))
    batch = [Append(code, 0, 1, told, "running") for code in ("MANYLA", "MANYLB")]
    assert store.append(batch) == [True, True]
    assert [body for _, body in store.lines("MANYLB", 0)] == list(told)
    store.close()


def test_bots_go_on_after_a_stop_without_anybody(config: Config, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, replace(config, bot_pause=600))) as client:
        room = opened(client, "toy", "bot:random", "bot:random", start=True)
    with TestClient(create_app(tmp_path, replace(config, sweep=0.05))) as client:
        watcher = entered(client, {"code": room["code"]})
        with watcher as seen:
            while seen.table["room"]["status"] != "over":
                seen.hear()


def test_my_games_are_listed(client: TestClient) -> None:
    room = opened(client, start=True)
    tickets = [[t["code"], t["token"]] for t in room["tickets"]]
    found = client.post("/api/mine", json={"tickets": [*tickets, ["NOROOM", "x"]]}).json()["rooms"]
    assert sorted(info["person"] for info in found) == [0, 1]
    assert [info["asked"] for info in found].count(True) == 1


def test_a_record_holds_what_its_reader_may_know(client: TestClient) -> None:
    room = opened(client, start=True)
    path = f"/api/rooms/{room['code']}/record"
    with seated(client, room) as players:
        play_on(players, 5)
        assert client.get(path).status_code == 403
        mine = client.get(path, headers=bearer(room["tickets"][0])).text
        assert "seed" not in mine
        assert "\n= " not in mine
        assert replay(mine).reader == 0
        play_on(players)
    whole = client.get(path).text
    assert "seed = " in whole
    assert replay(whole).over


def test_every_moment_can_be_looked_at(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players:
        ann = players[0]
        seen = {ann.table["moves"]: (dict(ann.scene), ann.code)}
        for _ in range(12):
            play_on(players, 1)
            seen[ann.table["moves"]] = (dict(ann.scene), ann.code)
        for moves, (scene, code) in seen.items():
            path = f"/api/rooms/{room['code']}/moments/{moves}"
            moment = client.get(path, headers=bearer(room["tickets"][0])).json()
            assert parts_of(moment["scene"]) == scene
            assert moment["code"] == code
        beyond = client.get(f"/api/rooms/{room['code']}/moments/999")
        assert "there is no move 999" in beyond.json()["error"]


def test_one_plays_on_from_a_moment_in_a_room_of_ones_own(client: TestClient) -> None:
    room = opened(client, "alliance", "person:Ann", "person:Bob", start=True)
    with seated(client, room) as players:
        play_on(players, 30, random.Random(6).randrange)
        code = players[0].code
        moves = players[0].table["moves"]
    answer = client.post(
        f"/api/rooms/{room['code']}/branch",
        json={"moves": moves, "seats": ["person:Ann", "bot:random"]},
        headers=bearer(room["tickets"][0]),
    )
    with seated(client, answer.json()) as [ann]:
        assert ann.code == code
    wrong = {"moves": moves, "seats": ["open"]}
    assert client.post(f"/api/rooms/{room['code']}/branch", json=wrong).status_code == 400
    alone = client.post(f"/api/rooms/{room['code']}/branch", json={"moves": 3, "host": "Eve"})
    with seated(client, alone.json()) as [eve]:
        assert eve.table["you"]["seats"] == [0, 1]
        play_on([eve], 5)


def test_a_record_is_opened_and_looked_at(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players:
        play_on(players)
        code = players[0].code
    text = client.get(f"/api/rooms/{room['code']}/record").text
    shown = client.post("/api/rooms", json={"record": text}).json()
    with seated(client, shown) as [reader]:
        assert reader.table["room"]["status"] == "over"
        assert reader.code == code
        assert reader.log
        assert reader.ask("play", move="p1 pass")["code"] == "closed"
