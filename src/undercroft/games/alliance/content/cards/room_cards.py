"""What the cards of the deep room do.

Of an encounter the actor is the final enemy. Of a trap it is the hero who has come in, or is drawn,
and "it" is the final enemy.
"""

from typing import Final

from undercroft.games.alliance.effects import vocabulary as w

IN_THE_ROOM: Final = w.Each(w.Heroes(), (w.InRoom(),))
A_COUPLE: Final = w.ByPlayers((1, 1, 2, 2))

ROOM_EFFECTS: Final[dict[str, w.Effect]] = {
    "things-in-the-rafters": w.Spawn("gargoyle", w.Number(1), w.Where.NEAR_ENDS, attacking=True),
    "bone-honour-guard": w.Spawn("bone-sentry", A_COUPLE, w.Where.ADJACENT),
    "kennel-gate": w.Spawn("tunnel-wolf", A_COUPLE, w.Where.FAR_ENDS, attacking=True),
    "falling-keystone": w.Try(
        2,
        w.Seq((w.damage(3, w.YOU), w.damage(1, w.Each(w.Heroes(), (w.NextTo(w.YOU),))))),
    ),
    "green-fog": w.Try(2, w.Poison(w.Number(1), IN_THE_ROOM)),
    "hooked-chains": w.Try(3, w.Seq((w.Pull(2, w.YOU, toward=w.IT), w.Root(w.YOU, w.NEXT_TURN)))),
    "guardian-steps-down": w.Spawn(
        "titan-guardian", w.Number(1), w.Where.NEAR_ENDS, attacking=True
    ),
    "two-statues-turn": w.Spawn("titan-guardian", A_COUPLE, w.Where.FAR_ENDS),
    "the-ceiling-leans": w.Try(3, w.damage(2, IN_THE_ROOM)),
    "weight-of-years": w.Try(
        3,
        w.Seq(
            (
                w.plus(-1, w.Stat.SPEED, IN_THE_ROOM, lasting=w.UNTIL_CARD),
                w.plus(-1, w.Stat.ATTACK, IN_THE_ROOM, lasting=w.UNTIL_CARD),
            )
        ),
    ),
}
