"""Content values written as YAML that reads back equal."""

import yaml

from undercroft.crawl.decode import encode
from undercroft.packs.words import ENDLESS, FRACTION, NULL, TRUTH, WHOLE

WIDTH = 100


class Dumper(yaml.SafeDumper):
    """Writes plain data; quotes exactly the text that our reader would take for something else."""

    yaml_implicit_resolvers = {  # noqa: RUF012 - the parent's attribute
        None: [
            ("tag:yaml.org,2002:null", NULL),
            ("tag:yaml.org,2002:bool", TRUTH),
            ("tag:yaml.org,2002:int", WHOLE),
            ("tag:yaml.org,2002:float", FRACTION),
            ("tag:yaml.org,2002:float", ENDLESS),
        ]
    }

    def ignore_aliases(self, data: object) -> bool:
        return True


def dump(value: object, kind: object = None) -> str:
    """YAML text from which `load` gives the value back; `kind` as for `encode`."""
    plain = encode(value, kind)
    text: str = yaml.dump(
        plain,
        Dumper=Dumper,
        sort_keys=False,
        allow_unicode=True,
        width=WIDTH,
        default_flow_style=None,
    )
    return text
