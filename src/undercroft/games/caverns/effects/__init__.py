"""Effects of Caverns: its words, and what they do."""
