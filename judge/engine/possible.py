"""What the active player can try now: every turn action that nothing obvious forbids (CR 4.1.3)."""

from collections.abc import Iterator
from dataclasses import dataclass

from judge.cards.abilities.ability import Activated, NamedAbility
from judge.engine import characteristics, costs
from judge.engine.keywords.boost import boost, reasons_cannot_boost
from judge.engine.keywords.shift import reasons_cannot_shift_onto, shift_ability
from judge.engine.restrictions import (
    reasons_cannot_be_challenger,
    reasons_cannot_be_target,
    reasons_cannot_quest,
)
from judge.engine.state import Game
from judge.engine.steps import Illegal
from judge.engine.turn import end_turn, reasons_cannot_end_turn
from judge.engine.turn_actions.challenge import challenge
from judge.engine.turn_actions.ink import ink, reasons_cannot_ink
from judge.engine.turn_actions.move import move, reasons_cannot_move_to
from judge.engine.turn_actions.play import How, play, reasons_cannot_sing_with
from judge.engine.turn_actions.quest import quest
from judge.engine.turn_actions.taking import take
from judge.engine.turn_actions.use import use
from judge.terms import CardType


@dataclass(frozen=True, slots=True)
class Possible:
    """A turn action that can be tried: its kind, its card, and whom or what it is done with."""

    kind: str
    card: int = -1
    others: tuple[int, ...] = ()
    ability: NamedAbility | None = None


def possible_actions(game: Game) -> list[Possible]:
    """Everything worth trying; a cost that can't be paid after all still makes one of them illegal."""
    player = game.active
    silent, game.recording = game.recording, False
    found = [
        *_inking(game, player),
        *_playing(game, player),
        *_with_characters(game, player),
        *_abilities(game, player),
    ]
    if not reasons_cannot_end_turn(game, player):
        found.append(Possible("end_turn"))
    game.recording = silent
    return found


def try_action(game: Game, action: Possible) -> Illegal | None:
    """Take the action; an illegal one is undone and its reasons are given back (1.7.6)."""
    player = game.active
    return take(game, player, lambda: _perform(game, player, action))


def _perform(game: Game, player: int, action: Possible) -> None:
    card, others = action.card, action.others
    match action.kind:
        case "ink":
            ink(game, player, card)
        case "play":
            play(game, player, card)
        case "shift":
            play(game, player, card, How(shift_onto=others))
        case "sing":
            play(game, player, card, How(sing_with=others))
        case "quest":
            quest(game, player, card)
        case "challenge":
            challenge(game, player, card, others[0])
        case "move":
            move(game, player, card, others[0])
        case "boost":
            boost(game, player, card)
        case "use":
            assert action.ability is not None
            use(game, player, card, action.ability)
        case _:
            end_turn(game, player)


def _inking(game: Game, player: int) -> Iterator[Possible]:
    for card in game.players[player].hand:
        if not reasons_cannot_ink(game, player, card):
            yield Possible("ink", card)


def _playing(game: Game, player: int) -> Iterator[Possible]:
    own = game.players[player]
    for card in own.hand:
        if not game.copies[card].printed.known:
            continue
        total = costs.total_cost(game, costs.Payment(player, card), game.card(card).cost)
        if costs.can_pay_ink(game, player, total):
            yield Possible("play", card)
        yield from _shifting(game, player, card)
        if game.card(card).is_song:
            yield from (
                Possible("sing", card, (singer,))
                for singer in own.play
                if not reasons_cannot_sing_with(game, player, card, (singer,))
            )


def _shifting(game: Game, player: int, card: int) -> Iterator[Possible]:
    ability = shift_ability(game, card)
    if ability is None:
        return
    for onto in game.players[player].play:
        if not reasons_cannot_shift_onto(game, player, card, onto, ability):
            yield Possible("shift", card, (onto,))


def _with_characters(game: Game, player: int) -> Iterator[Possible]:
    own = game.players[player].play
    locations = [card for card in own if game.type(card) is CardType.LOCATION]
    for card in own:
        if game.type(card) is not CardType.CHARACTER:
            continue
        ref = game.ref(card)
        if not reasons_cannot_quest(game, ref):
            yield Possible("quest", card)
        if not reasons_cannot_be_challenger(game, ref):
            yield from (Possible("challenge", card, (target,)) for target in _targets(game, player, card))
        yield from (
            Possible("move", card, (location,))
            for location in locations
            if not reasons_cannot_move_to(game, player, card, location)
        )


def _targets(game: Game, player: int, card: int) -> Iterator[int]:
    for opponent in game.opponents(player):
        for target in game.players[opponent].play:
            if not reasons_cannot_be_target(game, game.ref(card), game.ref(target)):
                yield target


def _abilities(game: Game, player: int) -> Iterator[Possible]:
    for card in game.players[player].play:
        ref = game.ref(card)
        if not reasons_cannot_boost(game, player, ref):
            yield Possible("boost", card)
        gained = [
            named
            for named in characteristics.gained_abilities(game, ref)
            if isinstance(named.ability, Activated)
        ]
        for named in (*game.copies[card].printed.activated, *gained):
            yield Possible("use", card, ability=named)
