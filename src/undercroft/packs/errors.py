"""What is wrong with a file of content, and in which line and column."""

from undercroft.crawl.decode import Path


class PackError(ValueError):
    """One refusal: `heroes.yaml:12:9: unknown effect "damge"; did you mean "damage"?`

    Lines and columns count from 1; both are 0 when no place in the file is to blame.
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int,
        what: str,
        *,
        path: Path = (),
        nearest: tuple[str, ...] = (),
    ) -> None:
        super().__init__(file, line, column, what)
        self.file = file
        self.line = line
        self.column = column
        self.what = what
        self.path = path
        self.nearest = nearest

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.what}"


class PackErrors(PackError):
    """Every refusal found in a file, in the order of its lines; it speaks as its first one."""

    def __init__(self, errors: tuple[PackError, ...]) -> None:
        first = errors[0]
        super().__init__(
            first.file,
            first.line,
            first.column,
            first.what,
            path=first.path,
            nearest=first.nearest,
        )
        self.args = (errors,)
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)
