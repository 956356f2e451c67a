"""The sample as a registered game would be: the toy's rules of play with faulty books."""

from __future__ import annotations

from dataclasses import replace

from tests.toy.game import TOY
from undercroft.kernel.registry import Proof

SAMPLE = replace(
    TOY,
    id="sample",
    proof=Proof(
        rules="tests.proof:sample_rules.toml",
        modules=("tests.proof.sample",),
        tests="tests/proof/sample_tests",
    ),
)
