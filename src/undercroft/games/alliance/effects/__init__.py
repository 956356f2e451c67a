"""Effects of Alliance: its words, and what they do."""
