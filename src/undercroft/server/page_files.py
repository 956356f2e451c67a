"""The files of the built client, those that are text sent small to whoever takes them so."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TEXT: Final = (".css", ".html", ".js", ".json", ".svg")
"""What becomes smaller; pictures and fonts are as small as they get."""
WORTH: Final = 1_000


class PageFiles(StaticFiles):
    """Files as they lie there; text is squeezed once, and kept until its file changes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._squeezed: dict[str, tuple[float, bytes]] = {}

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, squeezed if it is worth it and wanted; what the browser has is not sent."""
        plain = super().file_response(full_path, stat_result, scope, status_code)
        path, takes = os.fspath(full_path), Headers(scope=scope).get("accept-encoding", "")
        is_text = path.endswith(TEXT) and stat_result.st_size >= WORTH
        if is_text:
            plain.headers["vary"] = "Accept-Encoding"
        if not is_text or "gzip" not in takes or plain.status_code != 200:
            return plain
        small = Response(self._small(path, stat_result.st_mtime), media_type=plain.media_type)
        small.headers["content-encoding"] = "gzip"
        for name in ("etag", "last-modified", "vary"):
            small.headers[name] = plain.headers[name]
        return small

    def _small(self, path: str, changed: float) -> bytes:
        known = self._squeezed.get(path)
        if known is None or known[0] != changed:
            known = self._squeezed[path] = (changed, gzip.compress(Path(path).read_bytes(), 6))
        return known[1]
