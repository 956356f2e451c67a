"""From an empty server to a game between two people."""

import random

from starlette.testclient import TestClient

from tests.server.playing import entered, opened, play_on, seated


def test_games_are_listed_with_their_options(client: TestClient) -> None:
    games = client.get("/api/games").json()["games"]
    toy = next(game for game in games if game["id"] == "toy")
    assert toy["bots"] == ["random", "greedy", "search", "easy", "normal", "hard"]
    assert {option["name"] for option in toy["options"]} == {"rounds", "hearts"}


def test_rules_and_content_can_be_read(client: TestClient) -> None:
    rules = client.get("/api/games/toy/rules").json()["rules"]
    assert any(rule["id"] == "TOY-END-01" and rule["text"] for rule in rules)
    alliance = client.get("/api/games/alliance/rules").json()["rules"]
    assert [rule["kind"] for rule in alliance if rule["id"] == "A-09"] == ["ruling"]
    assert client.get("/api/games/alliance/content").json()["content"]["upgrades"]
    assert "did you mean" in client.get("/api/games/aliance/rules").json()["error"]


def test_two_people_play_a_game_and_see_the_same(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        play_on(players, pick=random.Random(1).randrange)
        assert players[0].table["room"]["over"]["ending"]
        assert players[0].code == players[1].code


def test_what_was_drawn_step_by_step_is_what_is_drawn_afresh(client: TestClient) -> None:
    room = opened(client, "alliance", "person:Ann", "person:Bob", start=True)
    with seated(client, room) as players:
        play_on(players, 120, random.Random(2).randrange)
        for player in players:
            scene, log = dict(player.scene), list(player.log)
            player.ask("sync")
            assert player.scene == scene
            assert player.log == log


def test_a_friend_joins_by_code_and_the_host_begins(client: TestClient) -> None:
    room = opened(client, "toy", "person:Ann", "open")
    friend = client.post(f"/api/rooms/{room['code'].lower()}/join", json={"name": "Bob"}).json()
    with seated(client, room) as [ann], entered(client, friend) as bob:
        assert bob.ask("start")["words"] == "the host begins the game"
        assert ann.ask("start")["type"] == "done"
        bob.until("update", lambda m: bool(m.get("changes")))
        assert bob.table["you"]["seats"] == [1]


def test_an_open_seat_must_be_filled(client: TestClient) -> None:
    room = opened(client, "toy", "person:Ann", "open")
    with seated(client, room) as [ann]:
        assert "nobody sits at p2" in ann.ask("start")["words"]
        assert ann.ask("bot", seat=1, bot="gready")["code"] == "illegal"
        assert ann.ask("bot", seat=1, bot="random")["type"] == "done"
        assert ann.ask("start")["type"] == "done"


def test_seats_can_be_taken_and_left_before_the_game(client: TestClient) -> None:
    room = opened(client, "toy", "person:Ann", "open")
    code = room["code"]
    friend = client.post(f"/api/rooms/{code}/join", json={"name": "Bob", "watch": True}).json()
    with entered(client, friend) as bob:
        assert bob.ask("sit", seat=0)["code"] == "not-yours"
        assert bob.ask("sit", seat=1)["type"] == "done"
        assert bob.table["you"]["seats"] == [1]
        assert bob.ask("stand", seat=1)["type"] == "done"
        assert "seats" not in bob.table["you"]
        assert bob.ask("sit", seat=7)["code"] == "illegal"


def test_a_setup_that_cannot_be_is_a_sentence(client: TestClient) -> None:
    for body, words in (
        ({"game": "tay"}, 'did you mean "toy"?'),
        ({"game": "toy", "seats": ["open"]}, "not for 1 seats"),
        ({"game": "toy", "options": {"hearts": 9}}, "cannot be 9"),
        ({"game": "toy", "seats": ["bot:deep", "open"]}, 'no bot "deep"'),
        ({"game": "toy", "seats": ["open", "open"], "start": True}, "fill the open seats"),
        ({"game": "toy", "colour": 1}, "unknown field"),
        ({"record": "nonsense"}, "---"),
    ):
        answer = client.post("/api/rooms", json=body)
        assert answer.status_code == 400
        assert words in answer.json()["error"]


def test_the_interface_describes_itself(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert {"Play", "Update", "NewRoom", "Command", "Push"} <= set(
        document["components"]["schemas"]
    )
    assert "/api/rooms/{code}/moments/{moves}" in document["paths"]
