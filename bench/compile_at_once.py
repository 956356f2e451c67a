"""Compile modules with mypyc, as many C files at once as there are cores.

    python compile_at_once.py MODULE.py ...

`bench.compiled` runs it in the folder of the copy. setuptools compiles the files of one extension
one after the other, and mypyc makes one extension of all modules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class BuildAtOnce(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Several files at a time; each is a process of the compiler's, so threads are enough."""

    def build_extensions(self) -> None:
        """Let the compiler take all files of an extension at once."""
        self.compiler.compile = self.compile_at_once
        super().build_extensions()

    def compile_at_once(
        self,
        sources: Sequence[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        """What `CCompiler.compile` does, with the same arguments."""
        compiler: Any = self.compiler
        _, objects, after, options, made = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = compiler._get_cc_args(options, debug, extra_preargs)

        def one(path: str) -> None:
            source, ending = made[path]
            compiler._compile(path, source, ending, before, after, options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(one, made))
        return list(objects)


def main(modules: list[str]) -> None:
    """One C file a module: all in one file take several times as long."""
    extensions = mypycify(modules, opt_level="3", debug_level="0", multi_file=True)
    setup(
        name="compiled",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildAtOnce},
        script_args=["build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
