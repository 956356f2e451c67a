"""The sample as a registered game would be: the toy's rules of play with faulty books."""

from __future__ import annotations

from dataclasses import replace

from tests.toy.game import TOY

SAMPLE = replace(
    TOY,
    id="sample",
    rules="tests.proof:sample_rules.toml",
    modules=("tests.proof.sample",),
    tests="tests/proof/sample_tests",
)
