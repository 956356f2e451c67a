"""At the table: moves once each, refusals, questions, undo, windows, bots."""

import random
from dataclasses import replace
from pathlib import Path

from starlette.testclient import TestClient

from tests.server.playing import Player, entered, opened, play_on, seated
from undercroft.server.app import create_app
from undercroft.server.config import Config


def mover_of(players: list[Player]) -> Player:
    return next(player for player in players if player.asked)


def test_a_command_is_carried_out_once(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        mover = mover_of(players)
        move = mover.choices[0]["move"]
        first = mover.ask("play", move=move, id="same")
        moves = mover.table["moves"]
        assert mover.ask("play", move=move, id="same") == first
        assert mover.table["moves"] == moves


def test_who_is_not_asked_cannot_move(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        mover = mover_of(players)
        other = next(player for player in players if player is not mover)
        assert other.ask("play", move=mover.choices[0]["move"])["code"] == "not-now"
        assert mover.ask("play", move="p9 fly")["code"] == "illegal"
        assert mover.ask("play", move="d roll 6")["code"] == "illegal"
        assert mover.ask("play", move=mover.choices[0]["move"], after=0)["code"] == "stale"


def test_choices_are_sent_to_whom_they_are_asked_of_alone(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        other = next(player for player in players if not player.asked)
        assert mover_of(players).choices
        assert not other.choices


def test_questions_change_nothing(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        mover = mover_of(players)
        version = mover.table["version"]
        move = mover.choices[0]["move"]
        assert mover.ask("preview", move=move)["preview"]["text"]
        assert mover.ask("why", thing=move)["answers"][0]["refusals"] == []
        reasons = mover.ask("why", thing="fig:nobody")["answers"]
        assert reasons[0]["refusals"][0]["reason"]
        assert mover.ask("log", since=0)["log"] == mover.log
        assert mover.table["version"] == version


def test_what_happened_since_my_last_move_is_known(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players:
        play_on(players, 6)
        for player, ticket in zip(players, room["tickets"], strict=True):
            with entered(client, ticket) as again:
                mine = [
                    line["move"]
                    for line in player.log
                    if line["seat"] in again.table["you"]["seats"]
                ]
                assert again.table["you"]["moved"] == max(mine)


def test_moves_are_taken_back_and_played_again(client: TestClient) -> None:
    room = opened(client, "alliance", "person:Ann", "bot:random", start=True)
    with seated(client, room) as [ann]:
        chance = random.Random(3)
        for _ in range(300):
            while not ann.asked:
                ann.hear()
            if ann.table["you"].get("undo", {}).get("moves"):
                break
            choices = ann.choices
            ann.ask("play", move=choices[chance.randrange(len(choices))]["move"])
        label = ann.table["you"]["undo"]["moves"][-1]
        scene, code = dict(ann.scene), ann.code
        assert ann.ask("undo", count=99)["code"] == "not-now"
        assert ann.ask("undo")["type"] == "done"
        assert ann.code != code
        assert ann.table["you"]["undo"]["redo"]
        assert ann.ask("redo")["type"] == "done"
        assert (ann.scene, ann.code) == (scene, code)
        assert ann.table["you"]["undo"]["moves"][-1] == label


def test_a_hint_is_given_and_everybody_knows(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        mover = mover_of(players)
        hint = mover.ask("hint")
        assert hint["move"] in [choice["move"] for choice in mover.choices]
        assert hint["reason"]
        other = next(player for player in players if player is not mover)
        other.until("update", lambda m: "hint" in m.get("talk", [{"words": ""}])[0]["words"])


def test_no_hints_where_the_room_has_none(client: TestClient) -> None:
    with seated(client, opened(client, start=True, hints=False)) as players:
        assert mover_of(players).ask("hint")["code"] == "illegal"


def test_bots_play_in_any_seat_before_and_during_the_game(client: TestClient) -> None:
    room = opened(client, "toy", "person:Ann", "bot:greedy", start=True)
    with seated(client, room) as [ann]:
        ann.ask("bot", seat=0, bot="random")
        while ann.table["room"]["status"] != "over":
            ann.hear()
        assert ann.table["room"]["over"]


def test_windows_are_passed_for_who_wants_it(config: Config, tmp_path: Path) -> None:
    """With `pass` the server answers reaction windows by itself."""
    hasty = replace(config, pass_delay=(0, 0))
    with (
        TestClient(create_app(tmp_path, hasty)) as client,
        seated(client, opened(client, start=True, options={"rounds": 6})) as players,
    ):
        for player in players:
            player.ask("prefer", windows="pass")
        play_on_with_passes(players)


def play_on_with_passes(players: list[Player]) -> None:
    """Play; whatever only asks for a reaction is answered by itself."""
    chance = random.Random(5)
    while players[0].table["room"]["status"] != "over":
        mover = next((player for player in players if player.asked), None)
        if mover is None or any("pass" in c["move"].split() for c in mover.choices):
            before = players[0].table["version"]
            for player in players:
                player.catch_up(before + 1)
            continue
        choices = mover.choices
        answer = mover.ask("play", move=choices[chance.randrange(len(choices))]["move"])
        for player in players:
            player.catch_up(answer.get("version", 0))


def test_everybody_hears_chat_and_pings(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as [ann, bob], entered(client, {"code": room["code"]}) as watcher:
        ann.ask("say", words="hello there")
        heard = bob.until("update", lambda m: bool(m.get("talk")))
        assert heard["talk"][-1] | {"at": 0} == {
            "number": heard["version"],
            "move": heard["moves"],
            "person": 0,
            "words": "hello there",
            "at": 0,
        }
        bob.ask("ping", thing="sq:1,1")
        assert watcher.until("ping") == {"type": "ping", "person": 1, "thing": "sq:1,1"}
        assert watcher.ask("say", words="me too")["code"] == "not-yours"


def test_a_spectator_sees_no_choices_and_the_same_code(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players, entered(client, {"code": room["code"]}) as watcher:
        play_on(players, 10)
        watcher.catch_up(players[0].table["version"])
        assert not watcher.choices
        assert watcher.code == players[0].code


def test_a_hint_names_up_to_three_moves_with_their_worth(client: TestClient) -> None:
    with seated(client, opened(client, start=True)) as players:
        mover = mover_of(players)
        hint = mover.ask("hint")
        moves = [hint["move"], *(other["move"] for other in hint.get("others", []))]
        assert len(set(moves)) == len(moves) <= 3
        assert set(moves) <= {choice["move"] for choice in mover.choices}


def test_what_a_figure_sees_and_where_foes_could_strike_is_told(client: TestClient) -> None:
    room = opened(client, "caverns", "person:Ann", options={"adventure": "adv-01"}, start=True)
    with seated(client, room) as [ann]:
        while "fig:h1" not in ann.scene:
            play_on([ann], 1)
        seen = ann.ask("look", what="sight", thing="fig:h1")
        assert sorted({tiles for _, tiles in seen["outlook"]["cells"]})[:1] == [0]
        assert ann.ask("look", what="danger")["outlook"]["text"]
        assert ann.ask("look", what="sight", thing="fig:nobody")["code"] == "illegal"
    with entered(client, {"code": room["code"]}) as watcher:
        assert watcher.ask("look", what="danger")["type"] == "outlook"


def test_a_thing_that_has_no_part_says_what_it_is_for(client: TestClient) -> None:
    with seated(client, opened(client, "alliance", start=True)) as players:
        mover = mover_of(players)
        [answer] = mover.ask("why", thing="track:round")["answers"]
        assert answer["refusals"][0]["rule"] == "DA-RND-01"
        assert mover.ask("why", thing="edge:nowhere")["type"] == "reasons"
