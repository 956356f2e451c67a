"""Hypothesis strategies for values of the sample vocabulary, and for plain data of any kind."""

from typing import Any

from hypothesis import strategies as st

from tests.crawl.decode import sample as s
from undercroft.crawl.decode import Plain

Values = st.SearchStrategy[Any]

numbers = st.integers(-1_000_000, 1_000_000)
letters = st.characters(
    exclude_categories=("Cc", "Cs", "Zl", "Zp"),
    exclude_characters="\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff",
    include_characters="\n",
)
texts = st.text(letters, max_size=60) | st.sampled_from(
    ["no", "on", "null", "~", "", "true", "1", "007", "1e3", ".inf", "- a", "a: b", "# c", "%x"]
)
stats = st.sampled_from(s.Stat)


def _amounts(inner: Values) -> Values:
    return st.builds(s.Plus, inner, inner)


def _conditions(inner: Values) -> Values:
    return st.builds(s.Not, inner)


def _effects(inner: Values) -> Values:
    return st.one_of(
        st.builds(s.Seq, st.lists(inner, max_size=3).map(tuple)),
        st.builds(s.ChooseOne, st.lists(inner, min_size=1, max_size=3).map(tuple), targets | none),
        st.builds(s.If, conditions, inner, inner),
    )


none = st.none()
rows = st.lists(numbers | none, min_size=1, max_size=5).map(tuple)
amounts = st.recursive(
    st.builds(s.Number, numbers) | st.builds(s.ByLevel, rows), _amounts, max_leaves=4
)
pairs = st.tuples(numbers, numbers)
whos = st.sampled_from(["hero", "monster", 7, None])
targets = st.one_of(
    st.just(s.It()),
    st.just(s.Self()),
    st.builds(s.One, whos, st.integers(0, 20), pairs),
    st.builds(s.One, whos),
)
conditions = st.recursive(
    st.just(s.Behind()) | st.builds(s.MovedAtLeast, numbers), _conditions, max_leaves=4
)
effects = st.recursive(
    st.one_of(
        st.just(s.Nothing()),
        st.builds(s.Damage, amounts, targets),
        st.builds(s.Heal, amounts, targets, st.booleans()),
        st.builds(s.Heal),
        st.builds(s.Bonus, stats, numbers | amounts, st.frozensets(stats)),
        st.builds(s.Ignore, st.sampled_from(["all", "behind"]) | amounts | conditions),
        st.builds(s.Special, texts),
    ),
    _effects,
    max_leaves=8,
)
tiles = st.builds(
    s.Tile,
    st.lists(st.text(letters, min_size=4, max_size=4), max_size=3).map(tuple),
    numbers.map(abs),
)
names = st.text(letters, min_size=1, max_size=60)
cards = st.builds(
    s.Card,
    st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8})?", fullmatch=True),
    names,
    effects,
    st.frozensets(st.sampled_from(s.Race)),
    none | texts,
    none | tiles,
    st.booleans(),
    code=numbers,
)
shelves = st.builds(s.Shelf, st.lists(cards, max_size=3, unique_by=lambda c: c.id).map(tuple), none)

words = st.sampled_from(
    [
        "damage",
        "heal",
        "amount",
        "on",
        "it",
        "one",
        "seq",
        "steps",
        "options",
        "card",
        "cards",
        "id",
        "name",
        "effect",
        "pierce",
        "if",
        "not",
        "behind",
        "condition",
        "then",
        "who",
        "within",
        "special",
        "number",
        "by-level",
        "rows",
        "first",
        "tile",
        "cost",
    ]
)
scalars = st.one_of(
    none, st.booleans(), st.integers(), st.floats(allow_nan=True), st.text(max_size=8), words
)
plains: st.SearchStrategy[Plain] = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(words | st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=30,
)
