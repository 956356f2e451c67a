"""What the client is told: whose portrait there is, and which picture shows which thing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from art.figures import FIGURES
from art.things import picture_of, recipes

CLIENT: Final = Path(__file__).parents[1] / "web"
PICTURES: Final = CLIENT / "public" / "art"
INDEX: Final = CLIENT / "src" / "lib" / "art.json"


def index() -> dict[str, Any]:
    """Figures by id, and the picture of each thing by the id of its card or kind."""
    things = {id_: picture_of(recipe) for id_, recipe in sorted(recipes().items())}
    return {"fig": sorted(FIGURES), "obj": things}


def write_index() -> None:
    """Write the index anew."""
    INDEX.write_text(json.dumps(index(), indent=1) + "\n", "utf-8")
