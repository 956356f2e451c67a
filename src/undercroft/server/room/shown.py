"""A room as one of its people is shown it."""

from __future__ import annotations

from undercroft.kernel.log import LogLine
from undercroft.server.protocol.pushes import PersonState, RoomState, SeatState, UndoState, You
from undercroft.server.room.line import NOBODY
from undercroft.server.room.logged import log_of
from undercroft.server.room.orders import HOST, Away
from undercroft.server.room.room import Room

NOTHING = UndoState()


def room_state(room: Room, present: tuple[int, ...], away: Away) -> RoomState:
    """The room around the table, the same for everybody."""
    people = tuple(PersonState(i, p.name) for i, p in enumerate(room.seating.people))
    players = room.seating.players()
    return RoomState(
        code=room.code,
        game=room.game.id,
        status=room.status,
        host=HOST,
        pace=room.setup.pace,
        cooperative=room.is_cooperative,
        hints=room.setup.hints,
        options=room.setup.options,
        people=people,
        seats=tuple(_seat(room, i, away) for i in range(room.setup.seats)),
        present=present,
        clocks=room.clocks.states(players) if room.clocks else (),
        motion=room.motion,
        rewound=room.rewound,
        over=room.over,
        ending=_ending(room),
        campaign=room.setup.campaign,
    )


def _ending(room: Room) -> str:
    """What the game says of its end; nothing if people gave it up."""
    if room.table is None or room.over is None or room.given_up is not None:
        return ""
    return room.game.ending_words(room.table.state, room.over)


def _seat(room: Room, number: int, away: Away) -> SeatState:
    seat = room.seating.seats[number]
    return SeatState(
        seat=number,
        actor=room.game.notation.actor(number),
        name=room.game.notation.seat_name(number),
        owner=seat.owner,
        player=seat.player,
        bot=seat.bot,
        conceded=seat.conceded,
        late=seat.player != NOBODY and (seat.player in room.late or away(seat.player)),
    )


def you(room: Room, person: int) -> You:
    """Who somebody is here and what they can do beside moving."""
    if person == NOBODY:
        return You(NOBODY)
    known = room.seating.people[person]
    seats = room.seating.played_by(person)
    return You(
        person=person,
        seats=seats,
        moved=_last_move(room, seats),
        asked=room.asked_person == person,
        windows=known.windows,
        webhook=bool(known.webhook),
        undo=_undo(room, person, seats),
    )


def _last_move(room: Room, seats: tuple[int, ...]) -> int:
    """The number of the last move of some seats, 0 before they have moved."""
    if not seats:
        return 0
    for number in range(len(room.logged), 0, -1):
        if room.logged[number - 1].seat in seats:
            return number
    return 0


def _undo(room: Room, person: int, seats: tuple[int, ...]) -> UndoState:
    if room.table is None or not seats:
        return NOTHING
    moves = tuple([room.logged[n].label for n in room.undoable(seats)])
    again = room.table.undone
    if not again or room.asked_person != person:
        return UndoState(moves, room.table.barrier.reason)
    redo = room.label(room.sees(person), str(again[-1]))
    return UndoState(moves, room.table.barrier.reason, redo)


def log(room: Room, seats: int, since: int, until: int | None = None) -> list[LogLine]:
    """The log lines of the moves after number `since`, as these seats may read them."""
    return log_of(room.logged[since:until], seats)
