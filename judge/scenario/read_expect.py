"""Reads what must be true afterwards: one entry of `expect`, by the key that tells its form."""

from dataclasses import dataclass
from typing import Any

from judge.scenario.expectations import (
    NOWHERE,
    CardCan,
    CardIs,
    Cites,
    IsIllegal,
    IsIllegalChoice,
    IsLegal,
    Loser,
    Outcomes,
    PlayerHas,
    Resolved,
    ResolvedInOrder,
    Triggered,
    Winner,
)
from judge.scenario.faults import did_you_mean, nearest, one_of, short
from judge.scenario.kinds import (
    COUNT,
    FAULTY,
    FROM_ONE,
    INTEGER,
    KEYWORDS,
    PLAYER,
    REFERENCE,
    REFERENCES,
    RULE,
    TEXT,
    TEXTS,
    YES_NO,
    Key,
    Keys,
    Kind,
    Reader,
    Schema,
    key_lines,
    list_of,
    mapping_schema,
    read_keys,
    shown,
    word_of,
)
from judge.scenario.read_do import ANSWER
from judge.scenario.tree import Mapping, Scalar, Value
from judge.terms import Zone

_ZONES: dict[str, Any] = {str(zone): zone for zone in Zone}
_ATTEMPTS: dict[str, Any] = {word: word for word in ("quest", "challenge", "sing", "ready")}
_IN: dict[str, Any] = {"all": False, "some": True}


def _read_position(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Scalar) and value.text in ("top", "bottom"):
        return value.text
    if isinstance(value, Scalar) and value.text.isdecimal() and int(value.text) > 0:
        return int(value.text)
    suggestion = "It must be top, bottom, or a number from the top, from 1."
    return reader.fault(value.line, f"`{key}` is {short(shown(value))}", shown(value), suggestion)


def _read_player_or_none(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Scalar) and value.text == NOWHERE and NOWHERE not in reader.players:
        return None
    return PLAYER.read(reader, value, key)


_POSITION = Kind(_read_position, {"anyOf": [{"enum": ["top", "bottom"]}, FROM_ONE.schema]})
_PLAYER_OR_NONE = Kind(_read_player_or_none, PLAYER.schema)
_IN_KEY = Key("in", word_of(_IN), "all (the default): it holds in every outcome; some: in at least one")
_ACTION_KEY = Key("action", FROM_ONE, "which entry of do, from 1 (default: the last)")
_TIMES_KEY = Key("times", COUNT, "how often in all")


@dataclass(frozen=True, slots=True)
class ExpectationForm:
    """The key that tells the form, the other keys, and what it makes of them."""

    key: Key
    others: Keys
    make: type[Any]
    field: str
    """The field of the made expectation that the key gives."""

    @property
    def keys(self) -> Keys:
        return (self.key, *self.others, _IN_KEY)


_CARD_KEY = Key("card", REFERENCE, "the label or name of a card on this board")
_STATES: Keys = (
    Key("zone", word_of(_ZONES), "the zone it is in"),
    Key("position", _POSITION, "where in the deck: top, bottom, or a number from the top"),
    Key("exerted", YES_NO, "it is exerted"),
    Key("ready", YES_NO, "it is ready"),
    Key("drying", YES_NO, "it is drying"),
    Key("damage", COUNT, "its damage"),
    Key("strength", INTEGER, "its {S} now"),
    Key("willpower", INTEGER, "its {W} now"),
    Key("lore", INTEGER, "its {L} now"),
    Key("at", REFERENCE, "the location it is at; none"),
    Key("on_top_of", REFERENCES, "the cards it is on top of"),
    Key("keywords", KEYWORDS, "keywords it has"),
    Key("lacks", KEYWORDS, "keywords it does not have"),
)
_ABILITY_TO: Keys = (
    Key("can", word_of(_ATTEMPTS), "what it could do now"),
    Key("cannot", word_of(_ATTEMPTS), "what it could not do now"),
    Key("target", REFERENCE, "whom it would challenge"),
    Key("song", REFERENCE, "what it would sing"),
    Key("rule", RULE, "a rule that the refusal cites"),
)
_COUNTS: Keys = (
    Key("lore", COUNT, "its lore"),
    Key("hand", COUNT, "the cards in its hand"),
    Key("deck", COUNT, "the cards in its deck"),
    Key("discard", COUNT, "the cards in its discard"),
    Key("ink", COUNT, "its ready ink"),
    Key("inkwell", COUNT, "all cards in its inkwell"),
)

_CARD_IS = ExpectationForm(_CARD_KEY, _STATES, CardIs, "card")
_CARD_CAN = ExpectationForm(_CARD_KEY, _ABILITY_TO, CardCan, "card")
_OTHER_FORMS = (
    ExpectationForm(Key("player", PLAYER, "a player"), _COUNTS, PlayerHas, "player"),
    ExpectationForm(Key("winner", _PLAYER_OR_NONE, "who has won; none"), (), Winner, "player"),
    ExpectationForm(Key("loser", _PLAYER_OR_NONE, "who has lost; none"), (), Loser, "player"),
    ExpectationForm(
        Key("illegal", RULE, "the rule that forbids the action"), (_ACTION_KEY,), IsIllegal, "rule"
    ),
    ExpectationForm(Key("legal", YES_NO, "the action is legal"), (_ACTION_KEY,), IsLegal, "legal"),
    ExpectationForm(
        Key("illegal_choice", RULE, "the rule with which an answer was refused"),
        (Key("answer", ANSWER, "the answer"), _ACTION_KEY),
        IsIllegalChoice,
        "rule",
    ),
    ExpectationForm(Key("triggered", TEXT, "an ability added to the bag"), (_TIMES_KEY,), Triggered, "name"),
    ExpectationForm(Key("resolved", TEXT, "an ability that resolved"), (_TIMES_KEY,), Resolved, "name"),
    ExpectationForm(
        Key("order", TEXTS, "abilities in the order they resolved"), (), ResolvedInOrder, "names"
    ),
    ExpectationForm(Key("cites", list_of(RULE), "rules cited by the trace"), (), Cites, "rules"),
    ExpectationForm(Key("outcomes", COUNT, "the number of distinct final states"), (), Outcomes, "count"),
)
_FORMS = {"card": _CARD_IS, **{form.key.name: form for form in _OTHER_FORMS}}


def _read_expectation(reader: Reader, value: Value, _: str) -> Any:
    if not isinstance(value, Mapping):
        what = f"an entry of `expect` is {short(shown(value))}"
        return reader.fault(
            value.line, what, shown(value), "Write it as a mapping: {card: CARD, zone: discard}."
        )
    names = list(dict.fromkeys(key.text for key, _ in value.pairs))
    heads = [name for name in names if name in _FORMS]
    if len(heads) != 1:
        return _not_one_form(reader, value, heads)
    form = _CARD_CAN if heads[0] == "card" and {"can", "cannot"} & set(names) else _FORMS[heads[0]]
    before = len(reader.faults)
    found = read_keys(reader, value, form.keys, f"`{heads[0]}` in `expect`")
    if len(reader.faults) > before:
        return _what_was_read(form, found, value)
    return _made(reader, value, form, found)


def _what_was_read(form: ExpectationForm, found: dict[str, Any], value: Mapping) -> Any:
    """Of an entry with a fault the card remains, so that its name is checked against the board."""
    if "card" not in found or form.key.name != "card":
        return FAULTY
    return CardIs(found["card"], line=value.line, key_lines=key_lines(value))


def _not_one_form(reader: Reader, value: Mapping, heads: list[str]) -> Any:
    if heads:
        both = " and ".join(f"`{head}`" for head in heads)
        what = f"one entry of `expect` has {both}"
        return reader.fault(value.line, what, ", ".join(heads), "Write one entry for each.")
    first = value.pairs[0][0].text if value.pairs else ""
    suggestion = did_you_mean(f"`{key}`" for key in nearest(first, _FORMS, 1)) or one_of(_FORMS)
    return reader.fault(value.line, f"an entry of `expect` says nothing of {_SUBJECTS}", first, suggestion)


_SUBJECTS = "a card, a player, an ability or a rule"


def _made(reader: Reader, value: Mapping, form: ExpectationForm, found: dict[str, Any]) -> Any:
    if form.key.name not in found or (
        form in (_CARD_IS, _FORMS["player"]) and not found.keys() - {form.key.name, "in"}
    ):
        return _says_nothing(reader, value, form)
    if "position" in found and found.get("zone") is not Zone.DECK:
        what = "`position` is asked of a card that is not expected in a deck"
        return reader.fault(value.line, what, "position", "Add `zone: deck`.")
    where = {"line": value.line, "key_lines": key_lines(value)}
    fields = {"in_some": found.pop("in", False), form.field: found.pop(form.key.name), **where}
    if form is _CARD_CAN:
        return _made_attempt(reader, value, {**found, **fields})
    return form.make(**found, **fields)


def _says_nothing(reader: Reader, value: Mapping, form: ExpectationForm) -> Any:
    keys = ", ".join(key.name for key in form.others) or form.key.meaning
    what = f"`{form.key.name}` in `expect` says nothing that must be true"
    return reader.fault(value.line, what, form.key.name, f"Add one of {keys}.")


def _made_attempt(reader: Reader, value: Mapping, found: dict[str, Any]) -> Any:
    if "can" in found and "cannot" in found:
        what = "one entry of `expect` has `can` and `cannot`"
        return reader.fault(value.line, what, "can, cannot", "Write one entry for each.")
    can = "can" in found
    attempt = found.pop("can" if can else "cannot")
    needed = {"challenge": "target", "sing": "song"}.get(attempt)
    for key in ("target", "song"):
        if key in found and key != needed:
            what = f"`{key}` does not belong to {attempt}"
            return reader.fault(value.line, what, key, "target is for challenge, song for sing.")
    return CardCan(can=can, attempt=attempt, **found)


def _schema() -> Schema:
    entries = []
    for form in (_CARD_IS, _CARD_CAN, *_OTHER_FORMS):
        entry = mapping_schema(form.keys)
        entries.append({**entry, "required": [form.key.name]})
    return {"anyOf": entries}


EXPECTATION = Kind(_read_expectation, _schema(), "expectation")
