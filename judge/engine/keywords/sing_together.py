"""Sing Together (CR 8.12)."""

from judge.engine.characteristics import adds_up, has_keyword
from judge.engine.keywords.singer import singing_cost
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.terms import Keyword

_UNPAID = ("4.3.2.4", "1.5.5.1", "1.5.3")
"""Singing is an alternate cost, and it is not paid in full."""


def has_sing_together(game: Game, song: int) -> bool:
    """5.4.4.3: "a song with Sing Together", however it is sung."""
    return Keyword.SING_TOGETHER in game.copies[song].printed.keywords


def is_sung_together(game: Game, song: int, singers: tuple[int, ...]) -> bool:
    """8.12.1: by several, by a teammate's, or by one whose cost is enough for Sing Together alone."""
    if len(singers) > 1 or game.owner(singers[0]) != game.owner(song):
        return True
    return singing_cost(game, singers[0]) < game.card(song).cost


def reasons_cannot_sing_together(game: Game, song: int, singers: tuple[int, ...]) -> list[Reason]:
    """8.12.2: their costs together meet or exceed the number."""
    params = {"card": game.named(song), "singer": game.named(singers[0])}
    own = game.copies[song].printed.keywords.get(Keyword.SING_TOGETHER)
    if not own:
        message = "only one character sings" if len(singers) > 1 else "has not enough cost to sing"
        rules = ("5.4.4.2", *_why_so_little(game, singers), *_UNPAID)
        return [Reason(rules, message, params)]
    if len(set(singers)) < len(singers):
        return [Reason(("8.12.2", "8.12.1", "5.4.4.3", *_UNPAID), "is named as a singer twice", params)]
    if sum(singing_cost(game, singer) for singer in singers) < (own[0].amount or 0):
        alone = ("5.4.4.2", *_why_so_little(game, singers)) if len(singers) == 1 else ()
        rules = ("8.12.2", "8.12.1", "5.4.4.3", *alone, *_UNPAID)
        message = "has not enough cost to sing" if alone else "have not enough cost to sing together"
        return [Reason(rules, message, params)]
    return []


def _why_so_little(game: Game, singers: tuple[int, ...]) -> tuple[str, ...]:
    """Several sing with the keyword alone (8.12.1); one counts with its Singer, got once (8.11.1, 8.1.2)."""
    if len(singers) > 1:
        return ("8.12.1",)
    ref = game.ref(singers[0])
    if not has_keyword(game, ref, Keyword.SINGER):
        return ()
    return ("8.11.1", *(("8.1.2",) if adds_up(game, ref, Keyword.SINGER) else ()))
