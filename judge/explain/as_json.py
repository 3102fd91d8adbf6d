"""A ruling as the JSON object that the scenario format promises."""

from typing import Any

from judge.engine import characteristics
from judge.engine.pieces import Player
from judge.engine.state import Game
from judge.explain.ruling import Chosen, Line, Ruling
from judge.scenario.expect import Checked
from judge.scenario.run import Resolved
from judge.scenario.write import expectation_entry
from judge.scenario.yaml_text import Word
from judge.terms import CardType


def ruling_json(ruling: Ruling, resolved: Resolved, checked: tuple[Checked, ...]) -> dict[str, Any]:
    """title, rules, understood, answer, outcomes (choices, state, steps), expect (the entry, ok, found)."""
    return {
        "title": ruling.title,
        "question": ruling.question,
        "rules": ruling.edition,
        "understood": ruling.understood,
        "complete": ruling.complete,
        "warnings": list(ruling.warnings),
        "answer": ruling.answer,
        "outcomes": [
            {
                "choices": [_choice(choice) for choice in told.choices],
                "answer": told.answer,
                "state": state_json(outcome.game),
                "steps": [_step(line) for line in told.lines],
            }
            for told, outcome in zip(ruling.outcomes, resolved.outcomes, strict=False)
        ],
        "expect": [expectation_json(one) for one in checked],
    }


def expectation_json(checked: Checked) -> dict[str, Any]:
    return {
        "entry": {key: _plain(value) for key, value in expectation_entry(checked.expectation).items()},
        "ok": checked.ok,
        "found": checked.found,
        "line": checked.expectation.line,
    }


def _plain(value: Any) -> Any:
    return value.text if isinstance(value, Word) else value


def _choice(choice: Chosen) -> dict[str, Any]:
    return {
        "player": choice.player,
        "ability": choice.ability,
        "answer": choice.answer,
        "chance": choice.chance,
    }


def _step(line: Line) -> dict[str, Any]:
    return {
        "rule": list(line.rules),
        "text": line.text,
        "depth": line.depth,
        "cause": line.cause,
        "applied": line.applied,
        "routine": line.folded,
        "cards": list(line.cards),
        "players": list(line.players),
    }


def state_json(game: Game) -> dict[str, Any]:
    """Where every known card is, and how."""
    return {
        "turn": game.turn,
        "active": game.players[game.active].name,
        "phase": game.phase.value,
        "winner": [game.players[player].name for player in game.winners],
        "players": {player.name: _player(game, player) for player in game.players},
    }


def _player(game: Game, player: Player) -> dict[str, Any]:
    return {
        "lore": player.lore,
        "ink": player.ready_ink,
        "inkwell": len(player.inkwell),
        "hand": [game.copies[card].label for card in player.hand],
        "deck": len(player.deck),
        "discard": [game.copies[card].label for card in player.discard],
        "play": [_in_play(game, card) for card in player.play],
    }


def _in_play(game: Game, card: int) -> dict[str, Any]:
    state, ref = game.in_play[card], game.ref(card)
    found: dict[str, Any] = {"card": game.copies[card].label}
    if game.type(card) is not CardType.LOCATION:
        found["exerted"] = state.exerted
    if game.type(card) is CardType.CHARACTER:
        found |= {"drying": state.drying, "strength": characteristics.strength(game, ref)}
    if game.type(card) in (CardType.CHARACTER, CardType.LOCATION):
        found |= {
            "damage": state.damage,
            "willpower": characteristics.willpower(game, ref),
            "lore": characteristics.lore(game, ref),
        }
    keywords = characteristics.keywords(game, ref)
    found["keywords"] = [f"{word.value} {n}" if n else word.value for word, n in keywords.items()]
    if state.at is not None:
        found["at"] = game.copies[state.at].label
    if state.under:
        found["under"] = [game.copies[below].label for below in state.under]
    return found
