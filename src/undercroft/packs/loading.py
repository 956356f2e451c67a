"""Content values from YAML and back."""

from pathlib import Path as File
from typing import TypeVar, overload

from undercroft.crawl.decode import ContentError, ContentErrors, Context, decode
from undercroft.packs.errors import PackError, PackErrors
from undercroft.packs.marked import Document, read

T = TypeVar("T")

NO_CONTEXT = Context()


@overload
def load(
    kind: type[T],
    source: File | str | bytes,
    context: Context = NO_CONTEXT,
    *,
    name: str | None = None,
) -> T: ...
@overload
def load(
    kind: object,
    source: File | str | bytes,
    context: Context = NO_CONTEXT,
    *,
    name: str | None = None,
) -> object: ...
def load(
    kind: object,
    source: File | str | bytes,
    context: Context = NO_CONTEXT,
    *,
    name: str | None = None,
) -> object:
    """The value of type `kind` written in a file (given as a Path) or in a text.

    Raises PackError, with file, line and column: PackErrors with everything that is wrong, where
    the text can be read as YAML at all. `name` is what errors call the file.
    """
    document = read(source, name)
    try:
        return decode(kind, document.plain, context=context)
    except ContentErrors as error:
        raise placed(error, document) from None


def placed(errors: ContentErrors, document: Document) -> PackErrors:
    """The errors of a document with its lines and columns, in their order."""
    located = (_placed(error, document) for error in errors.errors)
    return PackErrors(tuple(sorted(located, key=lambda error: (error.line, error.column))))


def _placed(error: ContentError, document: Document) -> PackError:
    mark = document.mark(error.path, on_key=error.on_key)
    return PackError(
        document.name,
        mark.line,
        mark.column,
        error.sentence,
        path=error.path,
        nearest=error.nearest,
    )
