"""Answers that were given by hand, written as a scenario writes them."""

from dataclasses import dataclass, replace

from judge.engine.choices import Answer, Ask, Choice
from judge.engine.state import Game
from judge.scenario import turn_actions as t
from judge.scenario.script import BODYGUARD, is_how_it_enters, plain

ANOTHER_NAME = "another name"
"""The answer to "name a card" that is no name of a card in this game."""


@dataclass(frozen=True, slots=True)
class Given:
    """A decision and its answer; `forced` where no other was legal, or any other would come to the same."""

    choice: Choice
    answer: Answer
    forced: bool = False


def with_answers(game: Game, action: t.TurnAction, given: list[Given]) -> t.TurnAction:
    """The action with the answers to what it left open; chance has no answer in a file."""
    if action.choices != t.InOrder(()) or all(one.forced for one in given):
        # What is listed answers forced decisions too, in order: a list of our own has to have all of them.
        given = [one for one in given if not one.forced]
    entrance = next((one for one in given if is_how_it_enters(game, action, one.choice)), None)
    if entrance is not None and isinstance(action, t.PlayAction):
        action = replace(action, exerted=entrance.answer[0] is True)
    order = tuple(_text(one.choice, one.answer) for one in given if one.choice.ask in _ORDERED)
    said = [
        (one.choice, written(game, one.choice, one.answer))
        for one in given
        if one.choice.ask not in _UNWRITTEN and one is not entrance
    ]
    return replace(action, order=(*action.order, *order), choices=_choices(action.choices, said))


_ORDERED = (Ask.BAG, Ask.REPLACEMENT)
"""Which of several abilities is next, or applies (6.5.7): no ability asks it, so no name stands before it."""
_UNWRITTEN = (*_ORDERED, Ask.CHANCE)


def _choices(before: t.Choices, said: list[tuple[Choice, t.Answer]]) -> t.Choices:
    if before == t.InOrder(()) and any(choice.ability == BODYGUARD for choice, _ in said):
        before = t.ByAbility(())  # a list is not about it
    if isinstance(before, t.InOrder):
        return t.InOrder((*before.answers, *(answer for _, answer in said)))
    answers = {name: list(own) for name, own in before.answers}
    for choice, answer in said:
        name = next((one for one in answers if plain(one) == plain(choice.ability)), choice.ability)
        answers.setdefault(name, []).append(answer)
    return t.ByAbility(tuple((name, tuple(own)) for name, own in answers.items()))


def written(game: Game, choice: Choice, answer: Answer) -> t.Answer:
    """An answer as a file has it: yes or no, labels, a number, a player, the number of an option."""
    if choice.ask in (Ask.CARDS, Ask.ORDER):
        labels = tuple(game.copies[int(str(card))].label for card in answer)
        return labels[0] if len(labels) == 1 else labels
    if choice.ask is Ask.PLAYER:
        names = tuple(game.players[int(str(player))].name for player in answer)
        return names[0] if len(names) == 1 else names
    [only] = answer
    if choice.ask is Ask.NAME:
        return str(only) or ANOTHER_NAME
    if choice.ask is Ask.ONE_OF:
        return int(str(only)) + 1
    return only if isinstance(only, bool | int | str) else str(only)


def _text(choice: Choice, answer: Answer) -> str:
    return choice.texts[choice.options.index(answer[0])]
