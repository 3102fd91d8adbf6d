"""The answers that a scenario gives to what its actions make players decide."""

from dataclasses import dataclass
from functools import lru_cache

from judge.cards.names import folded
from judge.engine.choices import Answer as Decided
from judge.engine.choices import Ask, Choice
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.scenario.answers import Meant, NotMeant, Refused, needs_an_answer, read_answer
from judge.scenario.labels import copies_named
from judge.scenario.now import copies_now
from judge.scenario.turn_actions import Answer, ByAbility, InOrder, PlayAction, TurnAction
from judge.terms import Keyword


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that was not legal (1.7.7): of which action, and by which rules it was refused."""

    action: int
    answer: Answer
    rules: tuple[str, ...]


BODYGUARD = Keyword.BODYGUARD.value
"""How a card is played (8.3.2): the action's own `exerted` says it, or this name; a list is not about it."""


class Script:
    """The answers of one action, used up as decisions come."""

    def __init__(self, number: int, action: TurnAction) -> None:
        self.number = number
        self._action = action
        self.refusals: list[Refusal] = []
        self._passed_over: list[tuple[Choice, Answer, Reason]] = []
        self._order = list(action.order)
        self._listed: list[Answer] = []
        self._by_ability: list[tuple[str, list[Answer]]] = []
        match action.choices:
            case InOrder(answers=answers):
                self._listed = list(answers)
            case ByAbility(answers=pairs):
                self._by_ability = [(name, list(answers)) for name, answers in pairs]

    def answer(self, game: Game, choice: Choice) -> Decided | None:
        """The scripted answer to a decision; None where the file leaves it open."""
        if choice.ask is Ask.BAG:
            return self._next_in_order(game, choice)
        if choice.ask is Ask.REPLACEMENT:
            found = self._next_in_order(game, choice) or self._wanted(game, choice)
            if found is not None:
                return found
        answers = self._answers_for(game, choice)
        return None if answers is None else self._take(game, choice, answers)

    def unsaid(self, game: Game, choice: Choice) -> Decided | None:
        """8.3.2: `exerted` is a key of `play`; without it, and without the name, the card enters ready."""
        return (False,) if is_how_it_enters(game, self._action, choice) else None

    @property
    def left(self) -> object:
        """Which action it is, and the answers that are not used up."""
        by_ability = tuple((name, tuple(answers)) for name, answers in self._by_ability)
        return self.number, tuple(self._listed), by_ability, tuple(self._order)

    def unused(self, game: Game, resolved: set[str]) -> list[str]:
        """What nothing asked for: a warning in the ruling. What resolved without a choice is used up."""
        left = [as_written(answer) for answer in self._listed]
        left += [name for name in self._order if not called(game, name) & resolved]
        by_ability = ((name, answer) for name, answers in self._by_ability for answer in answers)
        return left + [f"{name}: {as_written(answer)}" for name, answer in by_ability]

    def refuse_left(self, game: Game, without: set[str]) -> None:
        """1.7.7: a card that is left where an ability found no legal choice was none."""
        lists = [own for name, own in self._by_ability if called(game, name) & without]
        for answers in [self._listed, *lists] if without else []:
            for answer in [one for one in answers if _names_cards(game, one)]:
                answers.remove(answer)
                self.refusals.append(Refusal(self.number, answer, ("6.1.3", "1.7.7")))

    def _answers_for(self, game: Game, choice: Choice) -> list[Answer] | None:
        if choice.ability == BODYGUARD:
            return self._of(game, {plain(BODYGUARD)})
        if self._listed:
            return self._listed
        if choice.ask is Ask.REPLACEMENT:
            return self._of_a_replacement(game, choice)
        return self._of(game, _names_of(game, choice))

    def _of(self, game: Game, names: set[str]) -> list[Answer] | None:
        return next((own for name, own in self._by_ability if own and called(game, name) & names), None)

    def _of_a_replacement(self, game: Game, choice: Choice) -> list[Answer] | None:
        """Which of them applies (6.5.7), said of the ability itself or of what it replaces a part of."""
        written = (own for _, own in self._by_ability if own and isinstance(own[0], str))
        return next((own for own in written if isinstance(read_answer(game, choice, own), Meant)), None)

    def _wanted(self, game: Game, choice: Choice) -> Decided | None:
        """ "Shield Another: yes" of a replacement effect: it is the one that applies."""
        for name, answers in self._by_ability:
            for option, text in zip(choice.options, choice.texts, strict=True):
                if answers and answers[0] is True and called(game, name) & _spoken_of(text):
                    del answers[0]
                    return (option,)
        return None

    def _take(self, game: Game, choice: Choice, answers: list[Answer]) -> Decided | None:
        """The first answer that can answer it; an illegal one is refused, and the next is taken (1.7.7)."""
        place, needed = 0, needs_an_answer(game, choice)
        while place < len(answers):
            match read_answer(game, choice, answers[place:]):
                case Meant(decided=decided, used=used, left=left):
                    answers[place : place + used] = [left] if left else []
                    return decided
                case Refused(reason=reason):
                    self._refuse(game, choice, answers.pop(place), reason)
                case _ if not needed and isinstance(answers[place], bool):
                    return None  # a "may" comes later, and what stands after its answer is for later too
                case NotMeant(otherwise=reason):
                    self._passed_over += [(choice, answers[place], reason)] if reason else []
                    place += 1
        return None

    def refuse_what_is_left(self, game: Game) -> None:
        """1.7.7: what was passed over for a later decision, and none has come that it could answer."""
        for choice, answer, reason in self._passed_over:
            for answers in (self._listed, *(own for _, own in self._by_ability)):
                if answer in answers:
                    answers.remove(answer)
                    self._refuse(game, choice, answer, reason)
                    break

    def _refuse(self, game: Game, choice: Choice, answer: Answer, reason: Reason) -> None:
        rules = tuple(dict.fromkeys((*reason.rules, "1.7.7")))
        self.refusals.append(Refusal(self.number, answer, rules))
        game.step(rules, "an illegal choice", player=game.players[choice.player].name, ability=choice.ability)

    def _next_in_order(self, game: Game, choice: Choice) -> Decided | None:
        """ "Name" or "Name (CARD)", the first entry of the order that is among the options."""
        for index, name in enumerate(self._order):
            wanted = called(game, name)
            for option, text in zip(choice.options, choice.texts, strict=True):
                if wanted & _spoken_of(text):
                    del self._order[index]
                    return (option,)
        return None


def is_how_it_enters(game: Game, action: TurnAction, choice: Choice) -> bool:
    """Bodyguard's decision about the card that the action itself plays."""
    if choice.ability != BODYGUARD or choice.source is None or not isinstance(action, PlayAction):
        return False
    label = game.copies[choice.source].label
    return label in [copy.label for copy in copies_named(action.card, copies_now(game))]


def _names_cards(game: Game, answer: Answer) -> bool:
    names = answer if isinstance(answer, tuple) else (answer,)
    return bool(names) and all(isinstance(one, str) and copies_named(one, copies_now(game)) for one in names)


def _spoken_of(text: str) -> set[str]:
    """ "Name (CARD)" and "Name"."""
    return {plain(text), plain(text.rsplit(" (", 1)[0])}


def _names_of(game: Game, choice: Choice) -> set[str]:
    """What a decision can be called: the ability, the card that asks, or both."""
    names = {plain(choice.ability)}
    if choice.source is not None:
        copy = game.copies[choice.source]
        names |= {plain(copy.card.full_name), plain(copy.label), plain(f"{choice.ability} ({copy.label})")}
        if copy.card.type.value == "action":
            names.add(plain(copy.card.name))
    return names - {""}


def as_written(answer: Answer) -> str:
    """An answer as it stands in the file: yes, 2, [Stitch, Flounder]."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, tuple):
        return f"[{', '.join(map(as_written, answer))}]"
    return str(answer)


def called(game: Game, name: str) -> set[str]:
    """What a name in the file stands for: "Name (CARD)" with the card's label too, however it is named."""
    ability, bracket, card = plain(name).partition(" (")
    copies = copies_named(card.rstrip(") "), copies_now(game)) if bracket else ()
    return {plain(name), *(plain(f"{ability} ({copy.label})") for copy in copies)}


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """Case, accents, the shape of quotes and dashes, and spaces are no difference between names."""
    ability, bracket, card = folded(name).partition(" (")
    return ability.rstrip(".!?") + bracket + card.rstrip(".!?")
