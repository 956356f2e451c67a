"""Small positions of Infinity, and the words in which tests play on them."""

from __future__ import annotations

from dataclasses import replace

from undercroft.games.infinity.assembly import assemble
from undercroft.games.infinity.combat.bands import BEGUN, add_enemy, new_band
from undercroft.games.infinity.combat.formation import free_slot
from undercroft.games.infinity.combat.modifiers import learn, refit
from undercroft.games.infinity.combat.numbers import enemy_health, most_health
from undercroft.games.infinity.content.scenario_schema import Scenario
from undercroft.games.infinity.content.tables import HERO_NAMES, SCENARIOS, TILE_NAMES
from undercroft.games.infinity.map.exploration import lay_tile
from undercroft.games.infinity.map.figures import STUNNED
from undercroft.games.infinity.map.geometry import SIDES, STEPS, opposite, turned_to
from undercroft.games.infinity.map.possessions import CARRIED, HERO, add_thing
from undercroft.games.infinity.map.seals import FOR_GOOD, is_open_door, seal_door
from undercroft.games.infinity.notation import FIGURE, FIRST_ENEMY, NOTATION, SIDE
from undercroft.games.infinity.options import InfinityOptions
from undercroft.games.infinity.phases.setup.layout import laid_out, start_stacks
from undercroft.games.infinity.scenarios.page import PLAYS, Play
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel import play
from undercroft.kernel.events import Event
from undercroft.kernel.frames import Frame
from undercroft.kernel.options import Value
from undercroft.kernel.stacks import EVERYONE, Stack

assemble()


class Place:
    """Heroes on the Starter Tile of a scenario, all decks shuffled, nobody else there."""

    def __init__(self, *heroes: str, scenario: str = "sc-04", lord: str = "hesk") -> None:
        s = laid_out(len(heroes), InfinityOptions())
        self.s: Infinity = s
        row: Scenario = next(row for row in SCENARIOS if row.id == scenario)
        s.page = Play(row)
        start_stacks(s, row, (), lord)
        s.round = 1
        for seat, name in enumerate(heroes):
            s.kind[seat] = HERO_NAMES.parse(name)
            s.health[seat] = most_health(s, seat)
            learn(s, seat)

    def scenario(self, name: str) -> None:
        """This scenario is played, without what only its own module adds."""
        self.s.page = Play(next(row for row in SCENARIOS if row.id == name))

    def plays(self, name: str) -> Play:
        """This scenario is played, with all that its own module adds, from its start."""
        s = self.s
        s.page = PLAYS[name].copy()
        s.order = tuple(range(s.seats))
        s.page.set_up(s)
        return s.page

    def agree(self, **options: Value) -> None:
        """The table has agreed on options."""
        self.s.options = replace(self.s.options, **options)  # type: ignore[arg-type]

    def tile(self, name: str, at: int, side: str) -> int:
        """A tile lies behind a side of another one, its arrow towards it; its place."""
        way = SIDE.parse(side)
        cell = self.s.dungeon.cells[at] + STEPS[way]
        tile = TILE_NAMES.parse(name)
        return lay_tile(self.s, self.s.dungeon.lay(tile, cell, turned_to(opposite(way))))

    def enemy(self, name: str, seat: int = NOBODY, place: int = 0) -> int:
        """An enemy stands on a tile, before a hero if one is named."""
        s = self.s
        figure = add_enemy(s, NOTATION.cards.parse(name), place, new_band(s, NO_CARD))
        if seat != NOBODY:
            s.enemy_spot[figure - FIRST_ENEMY] = s.spot[seat]
            s.slot[figure - FIRST_ENEMY] = free_slot(s, seat)
            s.focus[figure - FIRST_ENEMY] = seat
            s.band_fought[-1] = BEGUN
        return figure

    def band(self, names: str, seat: int = 0) -> list[int]:
        """Several enemies stand before a hero, in reading order."""
        return [self.enemy(name, seat) for name in names.split()]

    def rows(self, seat: int = 0) -> list[str]:
        """A formation as it is seen: figures row by row, a dot for an empty slot."""
        s = self.s
        there = {
            s.slot[i]: FIGURE.text(FIRST_ENEMY + i)
            for i in range(len(s.enemy))
            if s.enemy[i] != NOBODY and s.focus[i] == seat
        }
        return [" ".join(there.get(3 * row + i, ".") for i in range(3)) for row in range(3)]

    def thing(self, name: str, seat: int, where: int = CARRIED) -> int:
        """A hero has a thing, carried unless a slot is named."""
        thing = add_thing(self.s, NOTATION.cards.parse(name), seat * HERO + where)
        refit(self.s, seat)
        return thing

    def stack(self, which: int, *names: str) -> None:
        """These cards and no others lie in a stack, the first on top."""
        self.s.stacks[which] = Stack.of(())
        for name in reversed(names):
            card = NOTATION.cards.parse(name)
            self.s.stacks[which] = self.s.stacks[which].put(0, card, EVERYONE)

    def begin(self, *frames: Frame[Infinity]) -> None:
        """These are going on, the last one on top."""
        self.s.frames = list(frames)
        self.s.listed = None
        self.s.run()

    def ask_anew(self) -> None:
        """Something was changed by hand: the same decision again, with points counted anew."""
        self.begin(*self.s.frames)

    def play(self, *moves: str) -> None:
        """Written moves, chance included."""
        for move in moves:
            play.apply(self.s, NOTATION.parse(move))

    def told(self, *moves: str) -> list[Event]:
        """What the log hears of written moves."""
        self.s.listening, self.s.events = True, []
        self.play(*moves)
        return self.s.events

    def sentences(self, *moves: str) -> list[str]:
        """The lines of the log that moves lead to, with names."""
        return [named(event) for event in self.told(*moves)]

    def legal(self, verb: str) -> list[str]:
        """The legal moves with a verb, without their actor and verb."""
        if not self.s.frames:
            return []
        return [
            str(move).split(" ", 2)[-1] for move in play.legal(self.s) if move.verb.name == verb
        ]

    def refused(self, move: str) -> list[str]:
        """The rules that stand against a move."""
        return [refusal.rule for refusal in play.refusals(self.s, NOTATION.parse(move))]

    def health(self, figure: int) -> int:
        """The Health that a hero or an enemy has left."""
        return self.s.health[figure] if figure < FIRST_ENEMY else enemy_health(self.s, figure)

    def stun(self, *enemies: int) -> None:
        """Enemies, by the order of their coming, are stunned in this round."""
        for enemy in enemies:
            self.s.dazed[enemy] |= STUNNED
        self.s.listed = None

    def seal(self, place: int, side: int, rounds: int = FOR_GOOD) -> None:
        """A door is sealed, until it is dug free or for some rounds, this one included."""
        until = self.s.round + rounds - 1 if rounds else FOR_GOOD
        seal_door(self.s, self.s.dungeon.door(place, side), until)
        self.s.listed = None

    def cave_in(self, place: int) -> None:
        """All doors of a tile are sealed."""
        for side in SIDES:
            if is_open_door(self.s, place, side):
                self.seal(place, side)

    def settle(self) -> None:
        """Cards are drawn and shown as they lie, as long as nothing else is to be decided."""
        while self.s.frames and self.s.frames[-1].NAME in ("draw", "show"):
            play.apply(self.s, play.legal(self.s)[0])


def named(event: Event) -> str:
    """An event as a sentence, names in the place of ids."""
    text = event.text_with_ids()
    for id_, name in sorted(event.called, key=lambda pair: -len(pair[0])):
        text = text.replace(id_, name)
    return text
