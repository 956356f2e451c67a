"""What the road of a campaign says of each adventure on it."""

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import NewId


@dataclass(frozen=True, slots=True)
class Stop:
    """An adventure on the road: which final enemy waits there, if need be in the deep room."""

    number: int
    id: Annotated[str, NewId("stop")]
    title: str
    final: str
    text: str
    deep: bool = False
