"""The words without a meaning of their own that others are made with."""

from __future__ import annotations

from undercroft.crawl.tables import Word


class Stat(Word):
    """What a bonus changes, of heroes and enemies alike.

    SUBTRACTION is what a hero's action points take off the hit chance of enemies (DI-AP-09),
    REST what is added to the number to roll when resting (IC-46), BOMB what is added to the
    numbers of a bomb other than 0 (IC-65).
    """

    POWER = 0
    DEFENSE = 1
    HIT_CHANCE = 2
    AP = 3
    SUBTRACTION = 4
    NOISE = 5
    CARRY = 6
    RANGE = 7
    TILE_RANGE = 8
    SNEAK = 9
    ESCAPE = 10
    REST = 11
    THROW = 12
    BOMB = 13


class Measure(Word):
    """A number of somebody that cards ask for; DAMAGE is what is missing of the Health."""

    HEALTH = 0
    DAMAGE = 1
    DEFENSE = 2
    SNEAK = 3
    LEVEL = 4
    IN_HANDS = 5


class Ailment(Word):
    """What a hero or an enemy suffers from (DI-COND-15, DI-COND-21, IC-25, IC-29)."""

    STUN = 0
    CONFUSE = 1
    ROOT = 2


class Ill(Word):
    """What somebody can be safe from: a weakness (DI-ELEM-05), an ailment, being weakened."""

    FIRE = 0
    ICE = 1
    POISON = 2
    STUN = 3
    CONFUSE = 4
    WEAKENED = 5


class Token(Word):
    """What lies on a tile for good, or on a hero until it is taken off (DI-TOKEN-01)."""

    AP = 0
    POWER = 1
    DEFENSE = 2
    HEALTH = 3
    LORD_EVENT = 4


class Shape(Word):
    """Which places of a formation are meant around the chosen one."""

    ENEMY = 0
    PAIR = 1
    ROW = 2
    COLUMN = 3
    GRID = 4
    FORMATION = 5


class Spot(Word):
    """Where an enemy goes within its formation (IC-16, IC-17, IC-67)."""

    BEHIND = 0
    LAST_ROW = 1
    CHOSEN = 2


class Stack(Word):
    """What is looked through; RISK_HERE is the deck of one risk token in the tile (IC-23)."""

    TILES = 0
    RISK_HERE = 1
    CHESTS = 2
    LORD_EVENTS = 3


class Side(Word):
    """A direction on the map (IC-39)."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Pick(Word):
    """How one thing is taken out of several, ties by the die (IC-37)."""

    FARTHEST = 0
    RANDOM = 1


class Rank(Word):
    """The types of enemies (DI-ENEMY-01)."""

    MINION = 0
    SENTINEL = 1
    LORD = 2


class Surprise(Word):
    """What surprised heroes suffer: they subtract nothing, or are attacked first (DI-MIST-14)."""

    NO_SUBTRACTION = 0
    ATTACK_FIRST = 1


class Occasion(Word):
    """What cards wait for. What `It` is follows each of them.

    HITS: an attack of the actor hits; the target. HIT: an enemy of row 1 hits the actor; that
    enemy (IC-11). SHOOTS: the actor has rolled for a ranged attack; the target (DI-HERO-16).
    BOMBS: a bomb of the actor strikes; each enemy struck (DI-HERO-09). In all of them `Shown` is
    the roll. FALLS: the actor is defeated; the hero who struck. EXHAUSTED: a hero is about to be
    exhausted; that hero. ENTERS: a lord enters a tile with heroes. STOPPED: a Rampage ends at a
    wall or closed door after a step (IC-34). REVEALED: a tile is laid. ROUND_ENDS: step 1 of the
    end of a round (DI-INIT-11).
    """

    HITS = 0
    HIT = 1
    SHOOTS = 2
    BOMBS = 3
    FALLS = 4
    EXHAUSTED = 5
    ENTERS = 6
    STOPPED = 7
    REVEALED = 8
    ROUND_ENDS = 9
