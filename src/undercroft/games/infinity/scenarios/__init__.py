"""The scenarios and preset dungeons, one module each: what only they add to the rules."""
