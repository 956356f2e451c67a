"""The pages of the adventure book, one module each: whatever a page alone needs is in its class.

`page` says what a page can do, `registry` finds them all; `daylight` is what pages with a way out
have in common.
"""
