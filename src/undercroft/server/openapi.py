"""The OpenAPI document, and the schema of the socket's messages beside it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.server.endpoints import Endpoint
from undercroft.server.protocol.commands import AnyCommand, Hello
from undercroft.server.protocol.http import Problem
from undercroft.server.protocol.pushes import AnyPush
from undercroft.version import VERSION

_PLACE = "#/components/schemas/{name}"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Every endpoint; the messages of the socket are among the schemas."""
    types = [t for e in endpoints for t in (e.gives, e.takes) if _is_struct(t)]
    wanted = [*dict.fromkeys(types), Problem, Hello, AnyCommand, AnyPush]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=_PLACE)
    components["Command"], components["Push"] = schemas[-2], schemas[-1]
    refs = dict(zip(wanted, schemas))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        path = re.sub(r":\w+}", "}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, refs)
    info = {"title": "Undercroft", "version": VERSION}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _operation(endpoint: Endpoint, refs: dict[Any, Any]) -> dict[str, Any]:
    plain = {"type": "string"} if endpoint.gives is str else {"type": "object"}
    answer = {"schema": refs.get(endpoint.gives, plain)}
    operation: dict[str, Any] = {
        "summary": endpoint.words,
        "security": [{}, {"token": []}],
        "parameters": [_parameter(name) for name in re.findall(r"{(\w+)", endpoint.path)],
        "responses": {
            "200": {"description": endpoint.words, "content": {endpoint.media: answer}},
            "default": {
                "description": "What is wrong.",
                "content": {"application/json": {"schema": refs[Problem]}},
            },
        },
    }
    if endpoint.takes is not None:
        body = {"application/json": {"schema": refs[endpoint.takes]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


if __name__ == "__main__":
    from undercroft.server.api import ENDPOINTS

    print(msgspec.json.encode(document(ENDPOINTS)).decode())
