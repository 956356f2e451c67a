"""Proof: which function and which test stand behind a rule, and whether the test would notice.

The rulebook lists rules with their functions and tests; proving runs the tests of a rule once
as they are and once with each citing function switched off. Content is proved the same way, each
part of a card replaced by nothing. Scenario tests read as play.
"""
