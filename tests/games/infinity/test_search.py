"""Bodies, debris, chests, and what the special tiles offer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.move import MOVING
from undercroft.games.infinity.actions.rest import RESTING
from undercroft.games.infinity.actions.search import (
    EXAMINING,
    TAKING_REWARD,
    TELEPORTING,
    TRAINING,
)
from undercroft.games.infinity.assembly import EFFECTS
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import (
    EQUIPMENT_TILE,
    EVENT_DECK,
    FIRST_RISK_DECK,
    NOTATION,
    REWARD_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.state import NO_METER, NO_TOKEN
from undercroft.kernel.stacks import EVERYONE, Stack

FOUR = ("wolfs-bite", "needle", "silk-vest", "painted-saint")


class Effects:
    """Remembers which cards happened to whom."""

    def __init__(self) -> None:
        self.started: list[tuple[str, int]] = []

    def start(self, _s: Any, card: str, actor: int) -> None:
        self.started.append((card, actor))


@pytest.fixture(autouse=True)
def effects(monkeypatch: pytest.MonkeyPatch) -> Effects:
    ours = (EXAMINING, TAKING_REWARD, TRAINING, TELEPORTING, RESTING, MOVING, ENDING)
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(*ours))
    effects = Effects()
    monkeypatch.setattr(EFFECTS, "start", effects.start)
    return effects


def at(tile: str, *heroes: str, scenario: str = "sc-04") -> Place:
    """All heroes are on a tile north of the start, and the first has a turn."""
    place = Place(*(heroes or ("paladin", "thief")), scenario=scenario)
    place.s.meter = 20
    place.tile(tile, 0, "north")
    place.s.spot = [1] * place.s.seats
    place.begin(Turn(0))
    return place


def on(deck: RiskDeck, *heroes: str) -> Place:
    """A token lies on the tile of the heroes."""
    place = at("drain", *heroes)
    place.s.contents[1], place.s.listed = deck, None
    return place


@pytest.mark.parametrize("deck", [RiskDeck.BODY, RiskDeck.DEBRIS])
def test_di_risk_02_a_token_is_examined_for_a_point_and_goes(
    deck: RiskDeck, effects: Effects
) -> None:
    place = on(deck)
    stack = FIRST_RISK_DECK + deck
    name = NOTATION.cards.text(place.s.stacks[stack].outcomes(0)[0][0])
    place.stack(stack, name)
    place.play(f"h1 examine {deck.word}", f"d draw {NOTATION.stacks.text(stack)} {name}")
    assert place.s.contents[1] == NO_TOKEN
    assert place.s.left[0] == 6
    assert effects.started == [(name.removeprefix("risk-"), 0)]
    assert place.legal("examine") == []
    assert place.refused(f"h1 examine {deck.word}") == ["DI-RISK-02"]


def test_di_risk_02_what_lies_elsewhere_is_not_examined() -> None:
    place = on(RiskDeck.BODY)
    assert place.legal("examine") == ["body"]
    assert place.refused("h1 examine debris") == ["DI-RISK-02"]
    place.play("h1 move south")
    assert place.refused("h1 examine body") == ["DI-RISK-02"]


def test_di_risk_04_nobody_examines_mist() -> None:
    place = on(RiskDeck.MIST)
    assert place.legal("examine") == []
    assert place.refused("h1 examine mist") == ["DI-RISK-02"]


def test_di_comb_18_not_with_enemies_upon_the_hero() -> None:
    place = on(RiskDeck.BODY, "paladin", "thief", "monk")
    place.enemy("spider", 1)
    place.s.listed = None
    assert place.legal("examine") == ["body"]
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused("h1 examine body") == ["DI-COMB-18"]


def test_di_move_13_examining_ends_hiding() -> None:
    place = on(RiskDeck.BODY)
    place.s.hidden[0] = 1
    place.play("h1 examine body")
    assert place.s.hidden[0] == 0


def test_di_risk_03_a_chest_needs_a_key_of_ones_own() -> None:
    place = on(RiskDeck.CHEST)
    get_card(place.s, 1, NOTATION.cards.parse("key"))
    assert place.legal("examine") == []
    assert place.refused("h1 examine chest") == ["DI-RISK-03"]


@pytest.mark.parametrize("key", ["key", "found"])
def test_di_item_20_a_key_is_kept(key: str, effects: Effects) -> None:
    place = on(RiskDeck.CHEST)
    assert place.refused("h1 examine chest") == ["DI-RISK-03"]
    found = next(card.id for card in ALL_RISK_CARDS if card.becomes == "key")
    get_card(place.s, 0, NOTATION.cards.parse(key if key == "key" else f"risk-{found}"))
    place.s.listed = None
    place.stack(FIRST_RISK_DECK + RiskDeck.CHEST, "risk-thin-bar")
    place.play("h1 examine chest", "d draw chests risk-thin-bar")
    assert len(held(place.s, 0)) == 1
    assert effects.started == [("thin-bar", 0)]


# ---- the Equipment tile --------------------------------------------------------------------------


def find_equipment(scenario: str = "sc-04") -> Place:
    """The first hero walks into the Equipment tile, which is new."""
    place = at("drain", "paladin", "thief", "monk", scenario=scenario)
    place.stack(TILE_STACK, "tile-equipment-tile", "tile-fork")
    place.s.stacks[REWARD_DECK] = Stack.of(map(NOTATION.cards.parse, (*FOUR, "salt-sabre")))
    place.play("h1 move north", "d draw tiles tile-equipment-tile")
    for name in FOUR:
        place.play(f"d draw rewards {name}")
    return place


def look(place: Place) -> None:
    """Whoever is there is shown all that lies there."""
    while place.s.frames and place.s.frames[-1].NAME == "show":
        place.play(str(place.s.frames[-1].legal(place.s)[0]))


def test_di_spec_02_four_rewards_lie_there_and_each_hero_takes_one_a_turn() -> None:
    place = find_equipment()
    look(place)
    assert sorted(place.legal("take")) == sorted(FOUR)
    place.play("h1 take needle")
    assert place.s.left[0] == 4
    assert place.legal("take") == []
    assert place.refused("h1 take silk-vest") == ["DI-SPEC-02"]
    place.begin(Turn(0))
    assert len(place.legal("take")) == 3


def test_di_spec_02_only_who_is_there_takes_one() -> None:
    place = find_equipment()
    look(place)
    place.begin(Turn(1))
    assert place.refused("h2 take needle") == ["DI-SPEC-02"]
    place.play("h2 move north")
    assert len(place.legal("take")) == 4
    assert place.refused("h2 take salt-sabre") == ["DI-SPEC-02"]


def test_di_a_71_together_all_see_the_rewards() -> None:
    place = find_equipment()
    look(place)
    assert set(place.s.zones[EQUIPMENT_TILE].seats) == {EVERYONE}


def test_di_a_71_among_rivals_only_who_was_there_has_seen_them() -> None:
    place = find_equipment("sc-07")
    look(place)
    assert set(place.s.zones[EQUIPMENT_TILE].seats) == {0b001}
    place.begin(Turn(2))
    place.play("h3 move north")
    look(place)
    assert set(place.s.zones[EQUIPMENT_TILE].seats) == {0b101}


def test_di_hero_20_the_monk_leaves_regular_rewards_there() -> None:
    place = find_equipment()
    look(place)
    place.s.spot[2] = place.s.spot[0]
    place.begin(Turn(2))
    assert place.legal("take") == []
    assert place.refused("h3 take needle") == ["DI-HERO-20"]


# ---- medicine, training, teleporters -------------------------------------------------------------


def test_di_spec_03_a_rest_in_the_medical_tile_heals_ten_without_a_roll() -> None:
    place = at("medical-tile")
    place.s.health[0], place.s.slowed[0] = 7, 1
    place.play("h1 rest")
    assert (place.s.health[0], place.s.slowed[0], place.s.quiet[0]) == (17, 0, 1)
    assert place.s.frames == []


def test_di_spec_03_power_tokens_go_instead() -> None:
    place = at("medical-tile")
    place.s.health[0], place.s.drained[0] = 7, 2
    place.play("h1 rest")
    assert (place.s.health[0], place.s.drained[0]) == (7, 0)


def test_di_spec_04_a_turn_of_training_gives_experience_and_a_lord_event() -> None:
    place = at("training-tile")
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    place.s.listed = None
    place.play("h1 train", "d draw events event-hesk-25")
    assert place.s.xp[0] == 3
    assert place.s.noises[1] == 6
    assert place.s.frames == []


def test_di_spec_04_training_takes_the_whole_turn_and_the_right_tile() -> None:
    place = at("training-tile")
    place.play("h1 move south")
    assert place.legal("train") == []
    assert place.refused("h1 train") == ["DI-SPEC-04", "DI-AP-07"]


def test_di_spec_07_no_training_with_enemies_upon_the_hero() -> None:
    place = at("training-tile")
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused("h1 train") == ["DI-COMB-18"]


def test_di_spec_05_a_point_takes_a_hero_to_the_twin() -> None:
    place = at("teleportation-tile-1")
    assert place.legal("teleport") == []
    assert place.refused("h1 teleport") == ["DI-SPEC-05"]
    twin = place.tile("teleportation-tile-2", 0, "east")
    place.s.marks[twin] = 1 << Token.HEALTH
    place.enemy("spider", place=twin)
    place.s.listed = None
    place.play("h1 teleport")
    assert (place.s.spot[0], place.s.left[0]) == (twin, 6)
    assert place.s.health[0] == 15  # its token acts
    assert place.s.focus == [0]  # and who waited there turns on the hero


def test_di_spec_05_only_from_a_teleportation_tile() -> None:
    place = at("teleportation-tile-1")
    place.tile("teleportation-tile-2", 0, "east")
    place.play("h1 move south")
    assert place.refused("h1 teleport") == ["DI-SPEC-05"]


@pytest.mark.parametrize("hazard", [0, 1, 2])
def test_di_haz_08_nobody_teleports_into_a_hazard(hazard: int) -> None:
    place = at("teleportation-tile-1")
    twin = place.tile("teleportation-tile-2", 0, "east")
    place.s.hazards[twin] = hazard
    place.s.listed = None
    assert place.refused("h1 teleport") == ["DI-HAZ-08"]


def test_di_haz_19_a_teleporter_works_in_spite_of_a_cave_in() -> None:
    place = at("teleportation-tile-1")
    twin = place.tile("teleportation-tile-2", 0, "east")
    place.cave_in(1)
    place.cave_in(twin)
    place.s.listed = None
    assert place.legal("move") == []
    place.play("h1 teleport")
    assert place.s.spot[0] == twin
