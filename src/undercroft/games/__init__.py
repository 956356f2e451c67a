"""The rule systems. Games never import each other.

The package shares its name with the question `uc.games()`; called, it answers it.
"""

import sys
from types import ModuleType

from undercroft.kernel import registry


class _Games(ModuleType):
    """This package, which can also be called."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
