"""Every byte sent to each controller in whole games: no card before it is revealed, no seed, no
digest."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.playing import Player, entered, opened, seated
from undercroft.games.alliance.content.tables import HEROES
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.record import entry_lines
from undercroft.kernel.stacks import sees
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.room.room import Room

OPENLY_SPOKEN_OF = {"toy": {"dodge", "feint"}, "alliance": {hero.id for hero in HEROES}}
"""The toy's prompts name the cards that can answer; preset alliances are known to everybody."""


class Witness:
    """Follows one controller: what it may know, and every byte it was sent."""

    def __init__(self, live: LiveRoom, player: Player, person: int) -> None:
        self.live, self.player, self.person = live, player, person
        room = live.room
        names = room.game.notation.cards.names
        shown = {item.id: item.name for items in room.game.content().values() for item in items}
        self.patterns = [_pattern(name, shown.get(name, name)) for name in names]
        self.names = names
        self.known = set(OPENLY_SPOKEN_OF[room.game.id])
        self.read = 0
        self.moves = 0
        self.bytes = 0

    @property
    def room(self) -> Room:
        """The room as it stands."""
        return self.live.room

    def look(self, asked: str = "") -> None:
        """Whatever came since must hold no card that could not be known by then.

        A name that somebody asked about may be repeated to them.
        """
        self.known |= {*self._revealed()}
        sent = "\n".join(self.player.raw[self.read :])
        self.read = len(self.player.raw)
        self.bytes += len(sent)
        said = self.known | set(re.split(r"[\s#:]", asked))
        hidden = {card for card in self._hidden() if self.names[card] not in said}
        leaked = [self.names[card] for card in hidden if self.patterns[card].search(sent)]
        where = [self.patterns[c].search(sent) for c in hidden if self.names[c] in leaked]
        near = [sent[max(0, m.start() - 60) : m.end() + 60] for m in where if m]
        assert not leaked, f"person {self.person} was told of {leaked}: {near[:2]}"

    def _hidden(self) -> Iterator[int]:
        """The cards in stacks, and those in zones that this controller may not see."""
        assert self.room.table is not None
        state, seats = self.room.table.state, self.room.sees(self.person)
        for stack in state.stacks:
            yield from stack.cards()
        for zone in state.zones:
            yield from (card for card, mask, _ in zone.slots() if not sees(seats, mask))

    def _revealed(self) -> Iterator[str]:
        table, seats = self.room.table, self.room.sees(self.person)
        assert table is not None
        text = self.room.game.notation.cards.text
        for zone in self.room.seen.view(seats).zones:
            yield from (text(card) for card in zone.cards if card != HIDDEN)
        for entry in table.history[self.moves :]:
            if sees(seats, entry.seen_by):
                yield from re.split(r"[\s#]", entry_lines(entry, seats)[0])
        self.moves = len(table.history)


def _pattern(name: str, shown: str) -> re.Pattern[str]:
    words = "|".join(re.escape(word) for word in dict.fromkeys((name, shown)))
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])")


def question(witness: Witness, chance: random.Random, heard: list[str]) -> None:
    """Ask about anything: refusals, previews and reasons are read too."""
    player = witness.player
    thing = chance.choice([*player.scene, *heard, "p1 pass"])[:120]
    for do, field in (("why", "thing"), ("preview", "move"), ("play", "move")):
        if do != "play" or not player.asked:
            player.ask(do, **{field: thing})
    player.ask("look", what=chance.choice(("sight", "danger")), thing=thing)
    witness.look(thing)


@pytest.mark.parametrize(
    ("game", "seats", "options", "games"),
    [
        ("toy", 2, {"rounds": 6}, 6),
        ("toy", 3, {"rounds": 6}, 6),
        ("alliance", 2, {"heroes": "preset", "short": True}, 1),
        pytest.param("alliance", 4, {}, 1, marks=pytest.mark.long),
    ],
)
def test_nothing_is_told_before_it_is_revealed(
    client: TestClient, game: str, seats: int, options: dict[str, object], games: int
) -> None:
    people = tuple(f"person:P{i}" for i in range(seats))
    for seed in range(games):
        room = opened(client, game, *people, start=True, options=options)
        with (
            seated(client, room) as players,
            entered(client, {"code": room["code"]}) as watcher,
        ):
            registry: RoomRegistry = client.app.state.registry  # type: ignore[attr-defined]
            kept = registry.rooms[room["code"]]
            witnesses = [Witness(kept, player, i) for i, player in enumerate(players)]
            witnesses.append(Witness(kept, watcher, -1))
            secrets = _play(kept, witnesses, random.Random(seed))
            for witness in witnesses:
                assert witness.bytes > 5_000
                for raw in witness.player.raw:
                    assert not secrets & set(re.findall(r"\w+", raw))


def _play(live: LiveRoom, witnesses: list[Witness], chance: random.Random) -> set[str]:
    """Play to the end; the seed and all digests on the way."""
    secrets = {str(live.room.seed), f"{live.room.seed:x}"}
    heard: list[str] = []
    players = [witness.player for witness in witnesses[:-1]]
    while (room := live.room).status != "over":
        assert room.table is not None
        secrets.add(room.table.digest())
        mover = next(player for player in players if player.asked)
        if not room.version % 5:
            question(chance.choice(witnesses[:-1]), chance, heard[-20:])
        move = chance.choice(mover.choices)["move"]
        heard.append(move)
        version = mover.ask("play", move=move)["version"]
        for witness in witnesses:
            witness.player.catch_up(version)
            witness.look()
    return secrets
