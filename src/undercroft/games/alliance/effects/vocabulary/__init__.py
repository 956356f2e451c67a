"""The words of which the cards of Alliance are composed, by one short name: `vocabulary as w`.

What they do is said in `effects`. The enums in them are in `terms`, turns of phrase that many cards
share in `phrases`; those that every game has come from `crawl`.
"""

from undercroft.crawl.effects.amounts import *
from undercroft.crawl.effects.conditions import *
from undercroft.crawl.effects.durations import *
from undercroft.crawl.effects.families import *
from undercroft.crawl.effects.flow import *
from undercroft.crawl.effects.targets import *
from undercroft.games.alliance.effects.vocabulary.acts import *
from undercroft.games.alliance.effects.vocabulary.aims import *
from undercroft.games.alliance.effects.vocabulary.attacks import *
from undercroft.games.alliance.effects.vocabulary.conditions import *
from undercroft.games.alliance.effects.vocabulary.phrases import *
from undercroft.games.alliance.effects.vocabulary.terms import *
from undercroft.games.alliance.effects.vocabulary.timing import *
