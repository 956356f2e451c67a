"""The invariants of Caverns, numbered as in the rules: what holds in every position and story."""
