"""From an empty server to a game between two people."""

from contextlib import ExitStack

from starlette.testclient import TestClient

from tests.server.playing import Player, opened


def test_games_are_listed_with_their_options(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    toy = next(game for game in games if game["id"] == "toy")
    assert toy["bots"] == ["random", "greedy"]
    assert {option["name"] for option in toy["options"]} == {"rounds", "hearts"}


def test_two_people_play_a_game(client: TestClient) -> None:
    room = opened(client, start=True)
    with ExitStack() as sockets:
        players = [
            Player(sockets.enter_context(client.websocket_connect(_socket(room))), t["token"])
            for t in room["tickets"]
        ]
        for _ in range(400):
            status = players[0].table["room"]["status"]
            if status == "over":
                break
            mover = next(p for p in players if p.asked)
            answer = mover.ask("play", move=mover.choices[0]["move"])
            assert answer["type"] == "done", answer
            version = answer["version"]
            for p in players:
                while p.table["version"] < version:
                    p.hear()
        assert status == "over"
        assert players[0].table["code"] == players[1].table["code"]


def _socket(room: dict[str, str]) -> str:
    return f"/api/rooms/{room['code']}/socket"


def test_the_interface_describes_itself(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert {"Play", "Update", "NewRoom", "Command", "Push"} <= set(
        document["components"]["schemas"]
    )
    assert "/api/rooms/{code}/moments/{moves}" in document["paths"]
