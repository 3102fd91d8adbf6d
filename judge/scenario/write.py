"""Writes a scenario out in the one canonical form; read again, it is the same scenario."""

from dataclasses import fields
from typing import Any

from judge.cards.card import Card
from judge.cards.printed_text import ability_line
from judge.scenario.expectations import (
    NOWHERE,
    CardCan,
    CardIs,
    Cites,
    Expectation,
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
from judge.scenario.scenario import (
    UNKNOWN_DECK,
    ZONE_KEYS,
    CardEntry,
    CardInPlay,
    NamedCard,
    PlayerSetup,
    Scenario,
    UnknownCards,
)
from judge.scenario.turn_actions import (
    Answer,
    BoostAction,
    ByAbility,
    ChallengeAction,
    Choices,
    ConcedeAction,
    EndTurnAction,
    InkAction,
    MoveAction,
    PlayAction,
    QuestAction,
    TurnAction,
    UseAction,
)
from judge.scenario.yaml_text import Flow, Lines, Word, block
from judge.terms import Phase, Variant

_ACTION_HEADS = {
    InkAction: ("ink", "card"),
    PlayAction: ("play", "card"),
    UseAction: ("use", "card"),
    BoostAction: ("boost", "card"),
    QuestAction: ("quest", "card"),
    ChallengeAction: ("challenge", "card"),
    MoveAction: ("move", "card"),
    ConcedeAction: ("concede", "player"),
}
_EXPECTATION_HEADS = {
    CardIs: ("card", "card"),
    CardCan: ("card", "card"),
    PlayerHas: ("player", "player"),
    Winner: ("winner", "player"),
    Loser: ("loser", "player"),
    IsIllegal: ("illegal", "rule"),
    IsLegal: ("legal", "legal"),
    IsIllegalChoice: ("illegal_choice", "rule"),
    Triggered: ("triggered", "name"),
    Resolved: ("resolved", "name"),
    ResolvedInOrder: ("order", "names"),
    Cites: ("cites", "rules"),
    Outcomes: ("outcomes", "count"),
}
_NOT_WRITTEN = frozenset({"line", "key_lines", "written", "written_out"})


def format_scenario(scenario: Scenario) -> str:
    """The scenario as a file."""
    parts = [_heading(scenario), _board(scenario), _doings(scenario)]
    return "\n".join("\n".join(block(part)) + "\n" for part in parts if part)


def _said(thing: Any, *left_out: str) -> dict[str, Any]:
    """The fields of a dataclass that differ from their defaults, by name."""
    said = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name not in _NOT_WRITTEN and field.name not in left_out and value != field.default:
            said[field.name] = value
    return said


def _heading(scenario: Scenario) -> dict[str, Any]:
    said = _said(scenario, "players", "active", "turn", "phase", "actions", "expectations", "songs")
    if scenario.variant is not Variant.STANDARD:
        said["variant"] = scenario.variant.value
    return said


def _board(scenario: Scenario) -> dict[str, Any]:
    board: dict[str, Any] = {"players": {player.name: _player(player) for player in scenario.players}}
    if scenario.active != scenario.players[0].name:
        board["active"] = scenario.active
    if scenario.turn is not None:
        board["turn"] = scenario.turn
    if scenario.phase is not Phase.MAIN:
        board["phase"] = str(scenario.phase)
    return board


def _doings(scenario: Scenario) -> dict[str, Any]:
    doings: dict[str, Any] = {}
    if scenario.actions:
        doings["do"] = [_action(action) for action in scenario.actions]
    if scenario.expectations:
        doings["expect"] = [Flow(expectation_entry(expected)) for expected in scenario.expectations]
    return doings


def _player(player: PlayerSetup) -> dict[str, Any]:
    said: dict[str, Any] = {"lore": player.lore} if player.lore else {}
    for key in player.written or ZONE_KEYS:
        entries = getattr(player, key)
        usual = (UnknownCards(UNKNOWN_DECK),) if key == "deck" else ()
        if entries != usual or key in player.written:
            said[key] = [_in_play(card) for card in entries] if key == "play" else _pile(entries)
    return said


def _pile(entries: tuple[CardEntry, ...]) -> Any:
    """A number, {ready, exerted}, names on one line, or a list with an entry a line."""
    match entries:
        case (UnknownCards(count, False),):
            return count
        case (UnknownCards(exerted, True),):
            return Flow({"exerted": exerted})
        case (UnknownCards(ready, False), UnknownCards(exerted, True)):
            return Flow({"ready": ready, "exerted": exerted})
    written = [_entry(entry) for entry in entries]
    return written if any(isinstance(entry, dict) for entry in written) else tuple(written)


def _entry(entry: CardEntry) -> Any:
    if isinstance(entry, UnknownCards):
        return {"exerted": entry.count} if entry.exerted else entry.count
    return _shortest(
        {"card": _card(entry), **_labelled(entry), **({"exerted": True} if entry.exerted else {})}
    )


def _in_play(card: CardInPlay) -> Any:
    said = _said(card, "card", "label")
    for key in said.keys() & {"under", "facedown_under"}:
        said[key] = _pile(said[key])
    return _shortest({"card": _card(card), **_labelled(card), **said})


def _shortest(said: dict[str, Any]) -> Any:
    """The name alone, where nothing else is said."""
    return said["card"] if said.keys() == {"card"} and isinstance(said["card"], str) else said


def _labelled(entry: NamedCard | CardInPlay) -> dict[str, Any]:
    return {"as": entry.label} if entry.label else {}


def _card(entry: NamedCard | CardInPlay) -> Any:
    return _written_out(entry.card) if entry.written_out else entry.card.full_name


def _written_out(card: Card) -> dict[str, Any]:
    said = _said(card, "inks", "text", "other_names", "type", "inkwell")
    written: dict[str, Any] = {
        "name": said.pop("name"),
        **_optional(version=card.version),
        "type": str(card.type),
    }
    written |= {"cost": said.pop("cost"), **({"inkwell": True} if card.inkwell else {})}
    if card.inks:
        written["ink"] = tuple(map(str, card.inks))
    written |= {key: value for key, value in said.items() if key != "version"}
    if card.text:
        written["text"] = Lines("\n".join(map(ability_line, card.text)))
    return written


def _optional(**said: Any) -> dict[str, Any]:
    return {key: value for key, value in said.items() if value is not None}


def _action(action: TurnAction) -> dict[str, Any]:
    said = _said(action, "choices", "order", "by")
    if isinstance(action, EndTurnAction):
        said = {"end_turn": True}
    else:
        key, field = _ACTION_HEADS[type(action)]
        said = {key: said.pop(field), **said}
    if "from_zone" in said:
        said["from"] = str(said.pop("from_zone"))
    return (
        said
        | _optional(by=action.by)
        | _choices(action.choices)
        | ({"order": action.order} if action.order else {})
    )


def _choices(choices: Choices) -> dict[str, Any]:
    if not choices.answers and not isinstance(choices, ByAbility):
        return {}
    if isinstance(choices, ByAbility):
        return {"choices": Flow({name: _answers(answers) for name, answers in choices.answers})}
    return {"choices": tuple(map(_answer, choices.answers))}


def _answers(answers: tuple[Answer, ...]) -> Any:
    """One answer stands alone, unless it is a list of cards: that would be taken for several answers."""
    if len(answers) == 1 and (not isinstance(answers[0], tuple) or not answers[0]):
        return _answer(answers[0])
    return tuple(map(_answer, answers))


def _answer(answer: Answer) -> Any:
    if isinstance(answer, bool):
        return Word("yes" if answer else "no")
    return tuple(map(_answer, answer)) if isinstance(answer, tuple) else answer


def expectation_entry(expected: Expectation) -> dict[str, Any]:
    said = {key: _plain(value) for key, value in _said(expected, "in_some").items()}
    key, field = _EXPECTATION_HEADS[type(expected)]
    head = said.pop(field)
    if isinstance(expected, CardCan):
        said = {"can" if said.pop("can") else "cannot": said.pop("attempt"), **said}
    if isinstance(expected, IsIllegalChoice) and expected.answer is not None:
        said["answer"] = _answer(expected.answer)
    if isinstance(expected, Winner | Loser) and expected.player is None:
        head = Word(NOWHERE)
    return {key: head, **said, **({"in": Word("some")} if expected.in_some else {})}


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, str) else value
