"""Reads what the players do: one entry of `do`, exactly one action key, its answers (CR 4)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from judge.scenario.faults import did_you_mean, nearest, short
from judge.scenario.kinds import (
    FAULTY,
    PLAYER,
    REFERENCE,
    REFERENCES,
    TEXT,
    TEXTS,
    YES,
    YES_NO,
    Key,
    Keys,
    Kind,
    Reader,
    Schema,
    is_null,
    key_lines,
    listed,
    mapping_schema,
    read_keys,
    shown,
    word_of,
)
from judge.scenario.tree import Listing, Mapping, Scalar, Value
from judge.scenario.turn_actions import (
    BoostAction,
    ByAbility,
    ChallengeAction,
    ConcedeAction,
    EndTurnAction,
    InkAction,
    InOrder,
    MoveAction,
    PlayAction,
    QuestAction,
    TurnAction,
    UseAction,
)
from judge.terms import Zone


def read_answer(reader: Reader, value: Value, key: str) -> Any:
    """yes or no, a number, a text; a list of them for several cards, [] for none."""
    if isinstance(value, Listing):
        answers = [read_answer(reader, item, key) for item in value.items]
        return FAULTY if FAULTY in answers else tuple(answers)
    if isinstance(value, Mapping) or is_null(value) or not value.text.strip():
        suggestion = "It must be yes or no, a card, a list of cards, a number, a player or an option."
        return reader.fault(value.line, f"an answer in `{key}` is {_named(value)}", shown(value), suggestion)
    return _plain_answer(value)


def _named(value: Value) -> str:
    return "a mapping" if isinstance(value, Mapping) else "empty"


def _plain_answer(value: Scalar) -> bool | int | str:
    text = value.text.strip()
    if text.lower() in YES:
        return YES[text.lower()]
    if value.kind == "int" and text.lstrip("+-").isdecimal():
        return int(text)
    return text


def _read_choices(reader: Reader, value: Value, key: str) -> Any:
    if isinstance(value, Mapping):
        return _choices_by_ability(reader, value, key)
    answers = [read_answer(reader, item, key) for item in listed(value)]
    return InOrder(tuple(answer for answer in answers if answer is not FAULTY))


def _choices_by_ability(reader: Reader, value: Mapping, key: str) -> Any:
    found: dict[str, tuple[Any, ...]] = {}
    seen: set[str] = set()
    for name, given in value.pairs:
        if name.text in seen:
            suggestion = "Give its answers as one list."
            reader.fault(name.line, f"`{name.text}` stands twice in {key}", name.text, suggestion)
        seen.add(name.text)
        answer = read_answer(reader, given, key)
        if answer is not FAULTY:
            found[name.text] = answer if isinstance(answer, tuple) and answer else (answer,)
    return ByAbility(tuple(found.items()))


_PLAIN: Schema = {"type": ["string", "number", "boolean"]}
_SEVERAL: Schema = {"type": "array", "items": {"$ref": "#/$defs/answer"}}
ANSWER = Kind(read_answer, {"anyOf": [_PLAIN, _SEVERAL]}, "answer")
_BY_ABILITY: Schema = {"type": "object", "additionalProperties": ANSWER.mention}
CHOICES = Kind(_read_choices, {"anyOf": [_SEVERAL, _BY_ABILITY, _PLAIN]}, "choices")

_ORIGINS: dict[str, Any] = {str(zone): zone for zone in (Zone.HAND, Zone.DISCARD, Zone.DECK, Zone.UNDER)}

COMMON_KEYS: Keys = (
    Key("by", PLAYER, "the player who attempts it (default: the active player)"),
    Key("choices", CHOICES, "answers to what it makes players decide: a list, or by ability"),
    Key("order", TEXTS, "the abilities in the bag, in the order in which they resolve"),
)


def _read_end_turn(reader: Reader, value: Value, key: str) -> Any:
    said = YES_NO.read(reader, value, key)
    if said is False:
        return reader.fault(value.line, "`end_turn` is false", "false", "Remove the entry, or write true.")
    return said


@dataclass(frozen=True, slots=True)
class ActionForm:
    """An action key, the other keys that belong to it, and what it makes."""

    key: Key
    others: Keys
    make: Callable[..., TurnAction]

    @property
    def keys(self) -> Keys:
        return (self.key, *self.others, *COMMON_KEYS)


_PLAY_KEYS: Keys = (
    Key("shift_onto", REFERENCES, "the character it is shifted onto"),
    Key("sing_with", REFERENCES, "the character or characters that sing it"),
    Key("for_free", YES_NO, "without paying its cost: something allows it"),
    Key("exerted", YES_NO, "it enters play exerted (Bodyguard; default false)"),
    Key("from", word_of(_ORIGINS), "the zone it is played from: something allows it"),
)

_FORMS = (
    ActionForm(Key("ink", REFERENCE, "a card in hand"), (), InkAction),
    ActionForm(Key("play", REFERENCE, "a card in hand"), _PLAY_KEYS, PlayAction),
    ActionForm(
        Key("use", REFERENCE, "a card with an activated ability"),
        (Key("ability", TEXT, "the story name, where it has several"),),
        UseAction,
    ),
    ActionForm(Key("boost", REFERENCE, "a card with Boost"), (), BoostAction),
    ActionForm(Key("quest", REFERENCE, "a character"), (), QuestAction),
    ActionForm(
        Key("challenge", REFERENCE, "a character"),
        (Key("target", REFERENCE, "the character or location challenged", required=True),),
        ChallengeAction,
    ),
    ActionForm(
        Key("move", REFERENCE, "a character"),
        (Key("to", REFERENCE, "the location it moves to", required=True),),
        MoveAction,
    ),
    ActionForm(Key("end_turn", Kind(_read_end_turn, {"const": True}), "the turn ends"), (), EndTurnAction),
    ActionForm(Key("concede", PLAYER, "a player"), (), ConcedeAction),
)
FORMS = {form.key.name: form for form in _FORMS}


def _read_action(reader: Reader, value: Value, _: str) -> Any:
    if isinstance(value, Scalar) and value.text == "end_turn":
        return EndTurnAction(line=value.line)
    if not isinstance(value, Mapping):
        what = f"an entry of `do` is {short(shown(value))}"
        return reader.fault(value.line, what, shown(value), "Write it as a key and a card: `quest: CARD`.")
    heads = list(dict.fromkeys(key.text for key, _ in value.pairs if key.text in FORMS))
    if len(heads) != 1:
        return _not_one_action(reader, value, heads)
    form = FORMS[heads[0]]
    before = len(reader.faults)
    found = read_keys(reader, value, form.keys, f"`{heads[0]}`")
    if any(key.name not in found for key in form.keys if key.required or key is form.key):
        return _missing_value(reader, value, heads[0], before)
    return _made(form, {**found, "line": value.line, "key_lines": key_lines(value)})


def _missing_value(reader: Reader, value: Mapping, head: str, before: int) -> Any:
    if len(reader.faults) > before:
        return FAULTY
    return reader.fault(value.line, f"`{head}` says nothing", head, f"It takes {FORMS[head].key.meaning}.")


def _not_one_action(reader: Reader, value: Mapping, heads: list[str]) -> Any:
    if heads:
        both = " and ".join(f"`{head}`" for head in heads)
        what = f"one entry of `do` has {both}"
        return reader.fault(value.line, what, ", ".join(heads), "Write one entry for each.")
    first = value.pairs[0][0].text if value.pairs else ""
    guess = did_you_mean(f"`{key}`" for key in nearest(first, FORMS, 1))
    suggestion = guess or f"It needs one of {', '.join(FORMS)}."
    return reader.fault(value.line, f"an entry of `do` has no action: {short(first)}", first, suggestion)


def _made(form: ActionForm, found: dict[str, Any]) -> TurnAction:
    head = found.pop(form.key.name)
    if "from" in found:
        found["from_zone"] = found.pop("from")
    subject: dict[str, Any] = {"player": head} if form.make is ConcedeAction else {"card": head}
    return form.make(**({} if form.make is EndTurnAction else subject), **found)


def _schema() -> Schema:
    entries = [mapping_schema(form.keys) for form in _FORMS]
    for entry, form in zip(entries, _FORMS, strict=True):
        entry["required"] = [form.key.name, *entry.get("required", ())]
    return {"anyOf": [*entries, {"const": "end_turn"}]}


ACTION = Kind(_read_action, _schema(), "action")
