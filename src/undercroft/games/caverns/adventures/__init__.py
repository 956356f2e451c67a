"""What the pages of adventures change: one module each, under the id of its page."""
