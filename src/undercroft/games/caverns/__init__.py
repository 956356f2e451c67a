"""Caverns: heroes cross caves that they uncover tile by tile, together or against each other.

The modules in order of play, each phase on what stands above it:

* content: `pieces`, `plans`, `box`, `card`, `cards/`, `effects/words/`, `wording`
* notation and numbers: `things`, `words`, `measures`, `state`
* the board: `cave`, `figures`, `rivals`, `landing`, `prey`; `finite_cave` and `edge_effects`
* cards at work: `decks`, `force` (what is in force), `asides`, `reacting`
* fighting: `wounds`, `experience`, `treasures`, `attack`, `odds`
* the dungeon: `spawning`, `activation`, `encounters`, `entering`
* a turn: `hero_start`, `hero_actions` with `moving` and `using`, `hero_end`, `exploring`,
  `villain_phase`, `turns`, `endings`; `setup` and `linking` come before the first
* what words mean: `effects/reading` and `filters` (read), `acting`, `dealing`, `fighting`,
  `tactics` (done), `feasible` (could be done)
* for others: `scene/`, `heuristics/`
* pages: `adventures/`, one module each with all that a page alone needs; `wiring` finds them, and
  `game` is what the rest of the world sees
"""
