"""Effects of Infinity: its words, and what they do."""
