"""How Python names are written in content: in kebab-case."""

import re
from functools import cache

SEAM = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


@cache
def kebab(name: str) -> str:
    """`ChooseOne` -> `choose-one`, `tile_range` -> `tile-range`, `from_` -> `from`."""
    return SEAM.sub("-", name).strip("_").replace("_", "-").lower()


@cache
def verb_of(member: type) -> str:
    """The word for a family member: its `verb` attribute, or its name in kebab-case."""
    verb = vars(member).get("verb")
    return verb if isinstance(verb, str) else kebab(member.__name__)


@cache
def noun_of(kind: type) -> str:
    """The word for a family or record in sentences: its `family` attribute, or its name."""
    family = vars(kind).get("family")
    return family if isinstance(family, str) else kebab(kind.__name__).replace("-", " ")
