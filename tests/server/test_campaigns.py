"""Campaigns on a server: begun, played by several, kept, and not lost."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.kernel.test_campaign import begun
from tests.server.playing import Message, play_on, seated
from tests.server.running import Guest, Running, running
from undercroft.campaigns.by_bots import episode_by_bots
from undercroft.kernel.campaign import Campaign

HOST = "person:Ann"


def new_campaign(client: TestClient, **more: Any) -> Message:
    """A campaign of two nights of one round, and Ann who began it."""
    body = {"game": "toy", "kind": "two-nights", "host": "Ann", "options": {"rounds": 1}, **more}
    answer = client.post("/api/campaigns", json=body)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


class Member:
    """Somebody who belongs to a campaign."""

    def __init__(self, client: TestClient, ticket: Message) -> None:
        self.client = client
        self.at = f"/api/campaigns/{ticket['code']}"
        self.head = {"authorization": f"Bearer {ticket['token']}"}
        self.ticket = ticket

    @property
    def page(self) -> Message:
        """What is seen of it."""
        found: Message = self.client.get(self.at, headers=self.head).json()
        return found

    def post(self, path: str, expected: int = 200, **body: Any) -> Message:
        """Ask for a change."""
        answer = self.client.post(f"{self.at}/{path}", json=body, headers=self.head)
        assert answer.status_code == expected, answer.text
        found: Message = answer.json()
        return found

    def open(self, *seats: str, expected: int = 200, **more: Any) -> Message:
        """A room for what comes next."""
        page = self.page
        room = {"seats": seats or (HOST, HOST), "start": True}
        wanted = {"seal": page["seal"], "episode": page["coming"][0]["id"], "room": room, **more}
        return self.post("episodes", expected, **wanted)

    def play(self) -> None:
        """What comes next is played to its end."""
        with seated(self.client, self.open()) as players:
            play_on(players)


@pytest.fixture
def ann(client: TestClient) -> Member:
    return Member(client, new_campaign(client))


def test_a_campaign_is_played_from_its_page(ann: Member) -> None:
    assert ann.page["coming"][0]["title"] == "First night"
    ann.play()
    page = ann.page
    assert page["scene"]["standing"] == "1 of 2 nights are over"
    assert [chapter["title"] for chapter in page["chapters"]] == ["First night"]
    assert page["scene"]["road"][0]["chapter"] == 0
    ann.play()
    assert ann.page["scene"]["ending"] == "Both nights are over"
    assert ann.page["coming"] == []


def test_an_episode_is_a_room_like_any_other_that_knows_its_campaign(ann: Member) -> None:
    opened = ann.open()
    assert ann.page["room"] == opened["code"]
    with seated(ann.client, opened) as [player]:
        assert player.table["room"]["campaign"] == ann.ticket["code"]
        assert player.table["room"]["options"] == {"rounds": 1, "hearts": 2}


def test_a_second_member_comes_to_the_same_room(ann: Member) -> None:
    ticket = ann.client.post(f"{ann.at}/join", json={"name": "Bob"}).json()
    bob = Member(ann.client, ticket)
    assert bob.page["people"] == ["Ann", "Bob"]
    assert bob.page["person"] == 1
    first = ann.open(HOST, "open", room={"seats": (HOST, "open")})
    assert bob.open() == {"code": first["code"], "tickets": []}


def test_who_does_not_belong_to_it_may_look_but_not_change(ann: Member) -> None:
    stranger = Member(ann.client, {**ann.ticket, "token": ""})
    assert ann.client.get(ann.at).json()["scene"]["name"] == "Two nights"
    answer = ann.client.post(f"{ann.at}/saves", json={"name": "mine"})
    assert answer.status_code == 403
    assert "join it first" in answer.json()["error"]
    stranger.head = {"authorization": "Bearer wrong"}
    assert ann.client.get(ann.at, headers=stranger.head).status_code == 403
    assert ann.client.delete(ann.at).status_code == 403


def test_two_at_once_the_second_is_told_and_nothing_is_overwritten(ann: Member) -> None:
    seal = ann.page["seal"]
    ann.play()
    told = ann.post("episodes", 409, seal=seal, episode="first-night", room={"seats": (HOST, HOST)})
    assert "somebody else has changed this campaign" in told["error"]
    assert "1 of 2 nights are over" in told["error"]
    assert ann.post("back", 409, seal=seal, number=1)
    assert len(ann.page["chapters"]) == 1


def test_saves_branch_and_backups_have_dates(ann: Member) -> None:
    ann.play()
    page = ann.post("saves", name="before the second night")
    assert [save["name"] for save in page["saves"]] == ["before the second night", ""]
    ann.play()
    page = ann.post("back", seal=ann.page["seal"], number=2)
    assert page["scene"]["standing"] == "1 of 2 nights are over"
    assert all(save["at"] > 0 for save in page["saves"])
    assert page["saves"][0]["standing"] == "2 of 2 nights are over"
    assert "already" in ann.post("saves", 400, name="before the second night")["error"]


def test_an_episode_of_a_campaign_that_went_elsewhere_carries_nothing_on(ann: Member) -> None:
    ann.play()
    with seated(ann.client, ann.open()) as players:
        ann.post("back", seal=ann.page["seal"], number=1)
        play_on(players)
    page = ann.page
    assert page["scene"]["standing"] == "0 of 2 nights are over"
    assert page["room"] == ""


def test_an_episode_that_was_given_up_can_be_begun_again(ann: Member) -> None:
    opened = ann.open(HOST, "bot:random")
    with seated(ann.client, opened) as [player]:
        assert player.ask("concede")["type"] == "done"
    assert ann.page["room"] == ""
    assert ann.page["chapters"] == []
    assert ann.open()["code"] != opened["code"]


def test_export_delete_import_restores_all(ann: Member) -> None:
    ann.play()
    text = ann.client.get(f"{ann.at}/export", headers=ann.head).text
    assert ann.client.get(f"{ann.at}/export").status_code == 403
    assert ann.client.delete(ann.at, headers=ann.head).status_code == 200
    assert ann.client.get(ann.at).status_code == 400
    answer = ann.client.post("/api/campaigns/import", json={"text": text, "host": "Ann"})
    again = Member(ann.client, answer.json())
    assert [chapter["title"] for chapter in again.page["chapters"]] == ["First night"]
    again.play()
    assert again.page["scene"]["ending"]


@pytest.mark.parametrize("cut", [10, -5])
def test_half_an_export_is_refused(client: TestClient, cut: int) -> None:
    text = begun(nights=1).text()[:cut]
    answer = client.post("/api/campaigns/import", json={"text": text})
    assert answer.status_code == 400
    assert "campaign" in answer.json()["error"]


def test_records_and_the_chronicle_can_be_read(ann: Member) -> None:
    ann.play()
    record = ann.client.get(f"{ann.at}/chapters/0").text
    shown = ann.client.post("/api/rooms", json={"record": record})
    assert shown.status_code == 200, shown.text
    assert "### ✔ First night" in ann.client.get(f"{ann.at}/chronicle").text
    assert ann.client.get(f"{ann.at}/chapters/7").status_code == 400


def test_my_campaigns_are_listed(ann: Member) -> None:
    tickets = [(ann.ticket["code"].lower(), ann.ticket["token"]), ("NOWHERE", "x")]
    found = ann.client.post("/api/campaigns/mine", json={"tickets": tickets}).json()["campaigns"]
    assert [campaign["standing"] for campaign in found] == ["0 of 2 nights are over"]


def test_what_cannot_be_is_said(client: TestClient, ann: Member) -> None:
    answer = client.post("/api/campaigns", json={"game": "toy", "kind": "three"})
    assert 'no campaign "three"' in answer.json()["error"]
    assert (
        "all go on together" in ann.post("attend", 400, seal=ann.page["seal"], present=[0])["error"]
    )
    assert "has 2 seats" in ann.open(HOST, HOST, HOST, expected=400)["error"]
    assert client.get("/api/campaigns/NOWHERE").status_code == 400


def test_members_stay_away_and_guests_join(client: TestClient) -> None:
    body = {"game": "alliance", "kind": "line", "seats": 2, "host": "Ann"}
    ann = Member(client, client.post("/api/campaigns", json=body).json())
    assert ann.page["guests"] == -1
    assert (
        "between the tavern" in ann.post("attend", 400, seal=ann.page["seal"], present=[0])["error"]
    )


def test_who_takes_part_is_settled_while_nothing_is_being_played(client: TestClient) -> None:
    line = Campaign.found("alliance", "line", 2, {"line": "random", "length": 2})
    for seed in range(2):
        line.close(episode_by_bots(line, line.coming[0], "greedy", seed))
    answer = client.post("/api/campaigns/import", json={"text": line.text(), "host": "Ann"})
    ann = Member(client, answer.json())
    assert ann.page["guests"] == 2
    page = ann.post("attend", seal=ann.page["seal"], present=[0], guests=1)
    assert [member["away"] for member in page["scene"]["members"]] == [False, True, False]
    assert page["coming"][0]["members"] == [0, 2]
    ann.open()
    assert ann.page["guests"] == -1
    refused = ann.post("attend", 400, seal=ann.page["seal"], present=[0, 1])
    assert "an episode is being played" in refused["error"]
    assert ann.page["room"]


def ask(server: Running, ticket: Message) -> Message:
    """The page of a campaign on a real server."""
    body = server.get(f"/api/campaigns/{ticket['code']}", ticket["token"])
    page: Message = json.loads(body)
    return page


def begin(server: Running, ticket: Message) -> Message:
    """A room for what comes next, in which Ann plays both seats."""
    page = ask(server, ticket)
    room = {"seats": (HOST, HOST), "start": True}
    wanted = {"seal": page["seal"], "episode": page["coming"][0]["id"], "room": room}
    return server.post(f"/api/campaigns/{ticket['code']}/episodes", wanted, ticket["token"])


def test_a_campaign_survives_the_end_of_the_server_at_any_moment(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    body = {"game": "toy", "kind": "two-nights", "host": "Ann", "options": {"rounds": 1}}
    with running(database) as server:
        ticket = server.post("/api/campaigns", body)
        page = ask(server, ticket)
        server.end(signal.SIGKILL)
    with running(database) as server:
        assert ask(server, ticket) == page
        room = begin(server, ticket)
        server.end(signal.SIGKILL)
    with running(database) as server:
        assert ask(server, ticket)["room"] == room["code"]
        guest = Guest(server, room["tickets"][0])
        while guest.table["room"]["status"] != "over":
            guest.catch_up(guest.ask("play", move=guest.choices[0]["move"])["version"])
        # Nobody has looked at the campaign since its episode is over.
        server.end(signal.SIGKILL)
    with running(database) as server:
        page = ask(server, ticket)
        assert page["scene"]["standing"] == "1 of 2 nights are over"
        assert page["room"] == ""
        server.end(signal.SIGKILL)
    with running(database) as server:
        assert ask(server, ticket) == page
