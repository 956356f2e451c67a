"""Scenarios of everything in the box, and their proof."""

import pytest

pytest.register_assert_rewrite("tests.games.alliance.cards.plays")
