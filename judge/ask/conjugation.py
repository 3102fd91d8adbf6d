"""Forms of regular Spanish verbs the table need not list: future, conditional, past, gerund, pronouns."""

from collections.abc import Iterator

_ENDINGS = {"ar": "ando", "er": "iendo", "ir": "iendo"}
_PAST = {"ar": ("o", "aron"), "er": ("io", "ieron"), "ir": ("io", "ieron")}
_ENCLITIC = ("lo", "la", "le", "los", "las", "les", "me")


def conjugated(infinitive: str) -> Iterator[tuple[str, str]]:
    """(kind, form) of a single verb in the infinitive; nothing of any other word."""
    ending = _ENDINGS.get(infinitive[-2:])
    if ending is None or " " in infinitive:
        return
    yield from (("verb", f"{infinitive}{person}") for person in ("a", "an", "ia", "ian"))
    yield "first", f"{infinitive}e"
    yield "verb", f"{infinitive[:-2]}{ending}"
    yield from (("verb", f"{infinitive[:-2]}{past}") for past in _PAST[infinitive[-2:]])
    yield from (("verb", f"{infinitive}{pronoun}") for pronoun in _ENCLITIC)
    yield "participle", f"{infinitive}se"  # "Puede usarse": it is used.
