"""Mutation: rules broken in the nearest wrong ways, and whether a test notices.

`faults` finds the places in a function where something could be wrong, `mutants` puts one fault
into the running program, `coverage` learns which tests run which lines, `bench` plays the covering
tests against mutants in several processes, `ledger` keeps what came of each.
"""
