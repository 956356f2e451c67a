"""Reading and writing of content values, driven by the fields of their dataclasses."""

from typing import TypeVar, cast, overload

from undercroft.crawl.decode.plain import Limits, Plain, survey
from undercroft.crawl.decode.reading import Context, Reading
from undercroft.crawl.decode.shapes import shape_of

T = TypeVar("T")

NO_CONTEXT = Context()


@overload
def decode(kind: type[T], plain: object, *, context: Context = NO_CONTEXT) -> T: ...
@overload
def decode(kind: object, plain: object, *, context: Context = NO_CONTEXT) -> object: ...
def decode(kind: object, plain: object, *, context: Context = NO_CONTEXT) -> object:
    """The value of type `kind` that plain data describes.

    Raises ContentErrors, which lists everything that is wrong and where, for any other data.
    """
    survey(plain, context.limits)
    reading = Reading(context)
    value = shape_of(kind).read(cast(Plain, plain), (), reading)
    reading.finish()
    return value


def encode(value: object, kind: object = None) -> Plain:
    """The shortest plain data from which `decode` gives the value back.

    `kind` is the type it will be read as; it is needed only where that is a union. Raises
    ContentErrors for a value that is too deep or too large to be read back.
    """
    plain = _encoded(value, kind)
    survey(plain, Limits())
    return plain


def _encoded(value: object, kind: object) -> Plain:
    if kind is None and isinstance(value, tuple):
        return [_encoded(element, None) for element in value]
    return shape_of(type(value) if kind is None else kind).write(value)
