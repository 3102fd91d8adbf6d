"""The parameters of a message in words: a template asks a player, a zone or cards for the form it needs."""

from collections.abc import Mapping, Sequence

from judge.engine.steps import CardParam

Catalog = Mapping[str, Mapping[str, str]]
READER = frozenset({"me", "i", "you", "yo", "tú"})
"""Names by which the reader of the ruling is a player."""
PLAYER_PARAMS = frozenset({"player", "owner"})


class PlayerWord(str):
    """`{player:gains|gain}`: by name, or of the reader; a * is the name."""

    __slots__ = ("is_reader",)
    is_reader: bool

    def __new__(cls, name: str, words: Catalog, aliases: Mapping[str, str] | None = None) -> "PlayerWord":
        is_reader = name.casefold() in READER
        shown = words["words"]["you"] if is_reader else (aliases or {}).get(name, name)
        made = super().__new__(cls, shown)
        made.is_reader = is_reader
        return made

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        by_name, _, of_reader = form.partition("|")
        return (of_reader if self.is_reader else by_name).replace("*", str(self))


class CardsWord(str):
    """`{cards:is|are}`: of one card, or of several."""

    __slots__ = ("several",)
    several: bool

    def __new__(cls, names: Sequence[str], words: Catalog, several: bool = False) -> "CardsWord":
        made = super().__new__(cls, listed(names, words))
        made.several = several or len(names) > 1
        return made

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        one, _, several = form.partition("|")
        return several if self.several else one


class NumberWord(str):
    """`{amount} {amount:drop|drops}`: of one thing, or of any other number."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        one, _, several = form.partition("|")
        return one if self == "1" else several


class ZoneWord(str):
    """`{zone:{player}}`: your hand, or that player's hand; alone, the hand."""

    __slots__ = ("_forms", "_you")
    _forms: Sequence[str]
    _you: str

    def __new__(cls, zone: str, words: Catalog) -> "ZoneWord":
        forms = words["zones"][zone].split("|")
        made = super().__new__(cls, forms[0])
        made._forms = forms
        made._you = words["words"]["you"]
        return made

    def __format__(self, player: str) -> str:
        if not player:
            return str(self)
        return self._forms[1] if player == self._you else self._forms[2].format(player=player)


def zone_word(params: Mapping[str, object], words: Catalog) -> ZoneWord:
    """A deck is said with its top or bottom."""
    zone, position = str(params["zone"]), params.get("position")
    place = f"{zone} {position}"
    return ZoneWord(place if place in words["zones"] else zone, words)


def listed(names: Sequence[str], words: Catalog) -> str:
    """A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {words['words']['and']} {names[-1]}"


def counted(names: Sequence[str], words: Catalog) -> list[str]:
    """Several unknown cards are a number of them."""
    unknown = words["words"]["unknown"]
    count = list(names).count(unknown)
    if count < 2:
        return list(names)
    return [
        *(name for name in names if name != unknown),
        words["words"]["several unknown"].format(count=count),
    ]


def card_word(card: CardParam, words: Catalog) -> str:
    """A card by its label; of one that nobody knows the number says nothing."""
    return words["words"]["unknown"] if card.label.startswith("unknown card") else card.label


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
