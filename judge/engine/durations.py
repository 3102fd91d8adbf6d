"""Effects and waiting abilities whose time is up (CR 3.2.1.3, 3.4.1.2, 6.1.13)."""

from judge.engine.lasting import Ends, Window
from judge.engine.state import Game


def end_what_ends(game: Game, moment: Ends, player: int, rule: str) -> None:
    """End what was to last until this moment of this player's turn."""
    over = [one for one in game.lasting if _is_over(game, one.window, moment, player)]
    if over:
        game.lasting = [one for one in game.lasting if not _is_over(game, one.window, moment, player)]
    game.waiting = [one for one in game.waiting if not _is_over(game, one.window, moment, player)]
    game.changed()
    for one in over:
        cards = [game.named(card) for card, _ in one.cards or ()]
        kind = "6.4.2.1" if one.cards is None else "6.4.2.2"
        rules = (rule, *rules_of_window(one.window), kind, "6.4.1")
        game.routine(rules, "an effect ends", ability=one.name, cards=cards)


def rules_of_window(window: Window) -> tuple[str, ...]:
    """What "during their next turn", "this turn" and "until …" mean."""
    if window.from_turn_of is not None:
        return ("6.1.13.1",)
    return _DURATION.get(window.ends, ())


_DURATION = {
    Ends.START_OF_TURN: ("6.1.13.3",),
    Ends.END_OF_TURN: ("6.1.13.4",),
    Ends.END_OF_CHALLENGE: ("6.1.13.1",),
}


def _is_over(game: Game, window: Window, moment: Ends, player: int) -> bool:
    if window.ends is not moment:
        return False
    if window.from_turn_of is not None:
        return game.is_turn_of(window.from_turn_of) and game.turn > window.made_on_turn
    return window.player in (-1, player)
