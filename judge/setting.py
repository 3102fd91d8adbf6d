"""What the commands start from: the cards of the user's database, and the newest official rules."""

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.corpus.lookup import official_source
from judge.database import open_database


def assistant() -> Assistant:
    """An assistant that knows the cards of the user's database."""
    return Assistant(Catalog.from_database(open_database()))


def edition() -> str:
    """The newest official edition that is indexed."""
    return official_source(open_database()).edition
