"""The one place where the opt-in compiled build shows: the marks of its classes.

`allow_interpreted_subclasses` lets tests and users extend a compiled class, and lets
`cls.__new__(cls)` make an object without calling `__init__`, as in plain Python. The compiled build
(bench/native_source.py) gives this mark to every class of a hot module that has a base.
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the plain build needs nothing beside the standard library

    def mypyc_attr(*_args: object, **_marks: object) -> object:  # type: ignore[misc]
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
