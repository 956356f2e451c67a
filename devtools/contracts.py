"""A contract for import-linter: these packages import the standard library and us, no one else."""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class StandardLibraryOnly(Contract):
    """Broken by any import of an installed package that is not in `allowed`."""

    type_name = "standard_library_only"
    source_modules = fields.SetField(subfield=fields.ModuleField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        welcome = self._welcome_packages()
        strangers = sorted(
            f"{module} imports {imported}"
            for module in self._modules_held_to_it(graph)
            for imported in graph.find_modules_directly_imported_by(module)
            if imported.partition(".")[0] not in welcome
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(f"{stranger}, which is not in the standard library.")

    def _welcome_packages(self) -> set[str]:
        allowed = cast(set[str], self.allowed)
        return {*sys.stdlib_module_names, *self.session_options["root_packages"], *allowed}

    def _modules_held_to_it(self, graph: ImportGraph) -> set[str]:
        names = {module.name for module in cast(set[Module], self.source_modules)}
        return names.union(*(graph.find_descendants(name) for name in names))
