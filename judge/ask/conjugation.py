"""Forms of regular Spanish verbs that the table need not list: future, conditional, gerund."""

from collections.abc import Iterator

_ENDINGS = {"ar": "ando", "er": "iendo", "ir": "iendo"}


def conjugated(infinitive: str) -> Iterator[tuple[str, str]]:
    """(kind, form) of a single verb in the infinitive; nothing of any other word."""
    ending = _ENDINGS.get(infinitive[-2:])
    if ending is None or " " in infinitive:
        return
    yield from (("verb", f"{infinitive}{person}") for person in ("a", "an", "ia", "ian"))
    yield "first", f"{infinitive}e"
    yield "verb", f"{infinitive[:-2]}{ending}"
