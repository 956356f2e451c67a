"""Where a request comes from; what a proxy says of that counts if it is one of ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv6Address, ip_address, ip_network

NETWORK = 64
"""Whoever has one address of version 6 has all that begin alike."""


def visitor_of(peer: str, forwarded: Iterable[str], proxies: Sequence[str]) -> str:
    """The address a request comes from: the last in X-Forwarded-For that is no proxy of ours."""
    if not is_one_of(peer, proxies):
        return _home(peer)
    told = [part.strip() for line in forwarded for part in line.split(",")]
    strangers = [address for address in told if address and not is_one_of(address, proxies)]
    return _home(strangers[-1] if strangers else peer)


def is_one_of(address: str, places: Sequence[str]) -> bool:
    """Whether an address is, or lies in, one of these (`10.0.0.1`, `10.0.0.0/8`)."""
    try:
        here = ip_address(address)
        return any(here in ip_network(place, strict=False) for place in places)
    except ValueError:
        return address in places


def _home(address: str) -> str:
    try:
        here = ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(here, IPv6Address) and not here.is_loopback:
        return str(ip_network((here, NETWORK), strict=False))
    return address
