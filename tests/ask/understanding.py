"""How a question was understood, in the short words of the table of questions."""

from typing import Any

from judge.ask.answer import Answer
from judge.ask.builder import Placed
from judge.cards.card import Card
from judge.cards.printed_text import keyword_of
from judge.scenario.scenario import CardInPlay, NamedCard
from judge.scenario.turn_actions import (
    BoostAction,
    ChallengeAction,
    EndTurnAction,
    InkAction,
    InOrder,
    MoveAction,
    PlayAction,
    QuestAction,
    TurnAction,
    UseAction,
)


def described(answer: Answer) -> dict[str, Any]:
    """The board, the deeds and the choices of an answer."""
    scenario = answer.understood.scenario
    me, rival = scenario.players
    short = _short_names(answer)
    return {
        "me": [_in_play(card) for card in me.play],
        "rival": [_in_play(card) for card in rival.play],
        "do": _first_of_each([_deed(action, short) for action in scenario.actions]),
        "chooses": [short.get(one, one) for action in scenario.actions for one in _chosen(action)],
        "active": "me" if scenario.active == me.name else "rival",
        "lore": 0 if "some lore" in [one.message for one in answer.assumptions] else me.lore,
        "ink": sum(entry.count for entry in me.ink if not isinstance(entry, NamedCard)),
    }


def _first_of_each(deeds: list[str]) -> list[str]:
    return list(dict.fromkeys(deeds))


def _chosen(action: TurnAction) -> list[str]:
    return [str(one) for one in action.choices.answers] if isinstance(action.choices, InOrder) else []


def _short_names(answer: Answer) -> dict[str, str]:
    """A card without a name is called by its kind."""
    names = {one.reference: _name(one) for one in answer.understood.placed}
    for player in answer.understood.scenario.players:
        for entry in player.hand:
            if isinstance(entry, NamedCard) and entry.label:
                names[entry.label] = names.get(entry.card.full_name, entry.label)
    return names


def _name(placed: Placed) -> str:
    return placed.card.full_name if placed.thing.card else (placed.thing.kind or "character")


def _in_play(card: CardInPlay) -> str:
    name = _kind(card.card) if card.written_out else card.card.full_name
    states = [state for state in ("exerted", "drying") if getattr(card, state)]
    if card.damage:
        states.append(f"{card.damage} damage")
    if card.at:
        states.append("at a location")
    if card.written_out:
        states += [ability.text for ability in card.card.text if keyword_of(ability.text)]
        states += card.card.classifications
    states += [gain.removesuffix(" this turn") for gain in card.gains]
    return f"{name} ({', '.join(states)})" if states else name


def _kind(card: Card) -> str:
    return "song" if card.is_song else card.type.value


def _deed(action: TurnAction, short: dict[str, str]) -> str:
    def name(reference: str) -> str:
        return short.get(reference, reference)

    match action:
        case ChallengeAction(card=card, target=target):
            return f"challenge {name(card)} > {name(target)}"
        case MoveAction(card=card, to=to):
            return f"move {name(card)} > {name(to)}"
        case PlayAction(card=card, sing_with=singers) if singers:
            return f"sing {name(card)} with {', '.join(map(name, singers))}"
        case PlayAction(card=card, shift_onto=onto) if onto:
            return f"play {name(card)} onto {name(onto[0])}"
        case PlayAction(card=card):
            return f"play {name(card)}"
        case QuestAction(card=card):
            return f"quest {name(card)}"
        case InkAction(card=card):
            return f"ink {name(card)}"
        case UseAction(card=card):
            return f"use {name(card)}"
        case BoostAction(card=card):
            return f"boost {name(card)}"
        case EndTurnAction():
            return "end turn"
    raise AssertionError(action)
