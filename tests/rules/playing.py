"""What the tests of rules ask of a game."""

from collections.abc import Callable

from judge.cards.abilities.ability import NamedAbility
from judge.cards.card import Card
from judge.engine import Game, take
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, action, character


def refused(game: Game, action: Callable[[], None], player: int = ME) -> tuple[str, ...]:
    """The rules with which an action is refused; none where it is legal."""
    refusal = take(game, player, action)
    return refusal.rules if refusal else ()


def cited(game: Game) -> set[str]:
    return {rule for step in game.steps for rule in step.rules}


def rules_of(game: Game, message: str) -> set[str]:
    """The rules of every step with this message."""
    return {rule for step in game.steps if step.message == message for rule in step.rules}


def messages(game: Game) -> list[str]:
    return [step.message for step in game.steps]


def exert(board: Board, *cards: int) -> None:
    for card in cards:
        board.game.in_play[card].exerted = True
    board.game.changed()


def ink_of(board: Board, amount: int, player: int = ME) -> list[int]:
    return board.put(player, Zone.INKWELL, *[character("Sven")] * amount)


def with_decks(board: Board, cards: int = 5) -> Board:
    """Decks that are not empty, so that turns can end."""
    for player in range(board.players):
        board.put(player, Zone.DECK, *[character("Dale")] * cards)
    return board


def ability(game: Game, card: int) -> NamedAbility:
    """The first activated ability of a card."""
    return game.copies[card].printed.activated[0]


def song(text: str = "Gain 1 lore.", cost: int = 2, name: str = "Tune") -> Card:
    return action(text, name, cost=cost, classifications=("Action", "Song"))


def facing(mine: Card, theirs: Card) -> tuple[Board, int, int]:
    """A ready character of mine and an exerted one of the rival's."""
    board = with_decks(Board())
    (one,) = board.put(ME, Zone.PLAY, mine)
    (other,) = board.put(RIVAL, Zone.PLAY, theirs)
    board.start()
    if not theirs.type.value.lower().startswith("location"):
        exert(board, other)
    return board, one, other
