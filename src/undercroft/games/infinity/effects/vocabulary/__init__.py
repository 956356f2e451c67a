"""The words of which the cards of Infinity are composed, by one short name: `vocabulary as w`.

What they do is said in `effects`. The enums in them are in `terms`, turns of phrase that many cards
share in `phrases`; those that every game has come from `crawl`.
"""

from undercroft.crawl.effects.amounts import *
from undercroft.crawl.effects.conditions import *
from undercroft.crawl.effects.durations import *
from undercroft.crawl.effects.families import *
from undercroft.crawl.effects.flow import *
from undercroft.crawl.effects.targets import *
from undercroft.games.infinity.content.scenario_schema import Hazard as Hazard
from undercroft.games.infinity.content.schema import Element as Element
from undercroft.games.infinity.content.schema import Tag as Tag
from undercroft.games.infinity.content.schema import TileKind as TileKind
from undercroft.games.infinity.effects.vocabulary.acts import *
from undercroft.games.infinity.effects.vocabulary.aims import *
from undercroft.games.infinity.effects.vocabulary.conditions import *
from undercroft.games.infinity.effects.vocabulary.dungeon import *
from undercroft.games.infinity.effects.vocabulary.fights import *
from undercroft.games.infinity.effects.vocabulary.phrases import *
from undercroft.games.infinity.effects.vocabulary.terms import *
from undercroft.games.infinity.effects.vocabulary.timing import *
