"""The frames of a websocket (RFC 6455), as far as whole texts need it: cut, unmask, head."""

from __future__ import annotations

from struct import unpack_from
from typing import Final

WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SHORT: Final = 125
_TWO_BYTES: Final = 126
_MOST_HEAD: Final = 14


def cut(data: bytes, start: int) -> tuple[int, int]:
    """Where the words of the frame that begins here begin and end.

    Both lie past the data if its head is not there yet.
    """
    here = len(data) - start
    if here < 2:
        return len(data) + 1, len(data) + 1
    size, body = data[start + 1] & 127, start + 2
    if size > _SHORT:
        if here < _MOST_HEAD:
            return len(data) + 1, len(data) + 1
        is_two = size == _TWO_BYTES
        (size,) = unpack_from(">H" if is_two else ">Q", data, body)
        body += 2 if is_two else 8
    if data[start + 1] & _MASKED:
        body += 4
    return body, body + size


def is_whole_text(data: bytes, start: int) -> bool:
    """Whether a frame is a text in one piece, masked as a client's must be."""
    return data[start] == WHOLE_TEXT and data[start + 1] >= _MASKED


def unmasked(data: bytes, body: int, end: int) -> bytes:
    """The words of a masked frame; the key stands before them."""
    size = end - body
    key = data[body - 4 : body] * (size // 4 + 1)
    words = int.from_bytes(data[body:end], "big") ^ int.from_bytes(key[:size], "big")
    return words.to_bytes(size, "big")


def text(words: bytes) -> bytes:
    """A text in one frame, as a server sends it."""
    size = len(words)
    if size <= _SHORT:
        return b"\x81%c%b" % (size, words)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), words)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), words)
