"""Numbers of places of which few differ from the usual one, so that large boards stay small."""

from __future__ import annotations


class Sparse(dict[int, int]):
    """A number for every square or cell; those that were never written are the usual one."""

    usual: int

    def __init__(self, usual: int) -> None:
        super().__init__()
        self.usual = usual

    def __missing__(self, place: int) -> int:
        return self.usual

    def copied(self) -> Sparse:
        """An independent copy: changing it leaves this one as it is."""
        new = Sparse(self.usual)
        new.update(self)
        return new
