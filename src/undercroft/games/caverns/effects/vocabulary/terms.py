"""The words without a meaning of their own that others are made with."""

from __future__ import annotations

from undercroft.crawl.tables import Word


class PowerType(Word):
    """How a power is used; a stance is a Utility that stays face up (CV-STANCE-04)."""

    AT_WILL = 0
    DAILY = 1
    UTILITY = 2
    STANCE = 3


class Stat(Word):
    """What a bonus changes; ROLL and DAMAGE are those of the bearer's attacks."""

    AC = 0
    ROLL = 1
    DAMAGE = 2
    SPEED = 3
    DISABLE = 4


class Part(Word):
    """A number of the attack that is going on."""

    ROLL = 0
    ALL_ROLLS = 1
    DAMAGE = 2


class ItemBonus(Word):
    """Of the item bonuses of one kind only the best counts (CV-ATK-08)."""

    ATTACK = 0
    DEFENCE = 1


class Outcome(Word):
    """What a roll must come to."""

    HIT = 0
    EITHER = 1


class Slot(Word):
    """What a use takes the place of (CV-HERO-06)."""

    ATTACK = 0
    MOVE = 1
    BOTH = 2


class Span(Word):
    """A part of the own turn in which cards are used."""

    HERO_PHASE = 0
    MOVE = 1


class Occasion(Word):
    """What cards wait for that the rules bring about."""

    EXPLORES = 0
    FALLS = 1
    DEFEATS = 2
    ENTERS_TILE = 3
    MEETS_ENEMY = 4
    QUEUE_ACTS = 5
    TURN_STARTS = 6
    LINE_USED = 7
    BEFORE_ROLLS = 8
    ROLLED = 9
    ATTACK_ROLLED = 10
    HITS = 11
    MISSES = 12
    SUFFERS = 13
    HARMED = 14


class Phase(Word):
    """A part of a turn (CV-TURN-02)."""

    HERO = 0
    VILLAIN = 1


class Source(Word):
    """Where damage comes from; HAZARD is an attack of an Encounter card."""

    ATTACK = 0
    ENCOUNTER = 1
    HAZARD = 2


class Drawn(Word):
    """What has just been drawn, or is drawn next."""

    ENCOUNTER = 0
    TRAP = 1
    MONSTER = 2
    TREASURE = 3


class Stack(Word):
    """What is looked through."""

    ENCOUNTERS = 0
    TILES = 1


class End(Word):
    """Where a tile of a stack is taken from."""

    TOP = 0
    BOTTOM = 1


class Depth(Word):
    """How many tiles lie on one that is put into a stack (CV-TILE-22)."""

    TOP = 0
    SECOND = 1


class Face(Word):
    """How a card lies."""

    UP = 0
    DOWN = 1


class Side(Word):
    """The sorts of figures; villains are foes too."""

    HERO = 0
    ALLY = 1
    FOE = 2


class Zone(Word):
    """Where cards lie before a hero; in a queue only Monster cards are meant."""

    ITEMS = 0
    CURSES = 1
    QUEUE = 2


class TurnCount(Word):
    """What is counted: in a Hero Phase, of the rolls of an attack, in the attack slot before it."""

    MOVES = 0
    ATTACKS = 1
    HITS = 2
    EARLIER_ATTACKS = 3


class Obstacle(Word):
    """What a move cannot usually pass."""

    ENEMIES = 0
    GAPS = 1


class Boon(Word):
    """What the rules do not usually allow or suffer."""

    IMMOVABLE = 0
    OVERLOOKED = 1
    HOLD_BOWL = 2
    ATTACK_TWICE = 3
    CHOOSE_EDGE = 4
    EXTRA_ITEM = 5


class Deflection(Word):
    """What becomes of a hit before damage (CV-ATK-07)."""

    MISS = 0
    ONTO_YOU = 1


class Custom(Word):
    """A change of the normal encounter draw of a turn (CV-VILL-01)."""

    ALWAYS = 0
    SKIPPED = 1
    ONE_MORE = 2


class Token(Word):
    """What is laid on a figure or a tile as a reminder."""

    DUEL = 0
    CALTROPS = 1


class Measure(Word):
    """By what one thing stands out among several; ties are asked (CV-TURN-04)."""

    CLOSEST = 0
    FARTHEST = 1
    OLDEST = 2


class Landmark(Word):
    """A place that is laid of several tiles, as their ids begin."""

    START = 0
    DEEP_LAIR = 1


class Closing(Word):
    """How actor and hero come together (CV-MON-15, CV-MON-35, CV-MON-34)."""

    ADJACENT = 0
    TILE = 1
    PULL = 2


class Creeping(Word):
    """What a trap marker does: go, or stay and let another one come (CV-TRAP-09)."""

    MOVES = 0
    SPREADS = 1


class Lasting(Word):
    """Until when something lasts (CV-TURN-06, CV-HERO-12)."""

    YOUR_TURN = 0
    NEXT_HERO_PHASE = 1
    THIS_PHASE = 2
    NEXT_MOVE = 3


class Limit(Word):
    """What a stat counts from before anything is added, or what it never falls under."""

    BASE = 0
    LEAST = 1
