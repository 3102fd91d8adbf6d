"""What an answer of a scenario means for the decision that is asked."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from judge.cards.names import folded
from judge.engine.choices import Answer as Decided
from judge.engine.choices import Ask, Choice, Takes
from judge.engine.identity import interchangeable
from judge.engine.not_in_play import only_in_play
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.scenario.labels import copies_named
from judge.scenario.now import copies_now
from judge.scenario.turn_actions import Answer
from judge.terms import Zone


@dataclass(frozen=True, slots=True)
class Meant:
    """A legal answer, and how many of the given answers it used up."""

    decided: Decided
    used: int = 1
    left: tuple[str, ...] = ()
    """What of a list answers the decision that follows."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An illegal one (1.7.7)."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class NotMeant:
    """It can't be an answer to this decision, or it may be one to a later decision."""

    otherwise: Reason | None = None
    """Why it is illegal, if no later decision asks for it either (1.7.7)."""


NOT_MEANT = NotMeant()
_BEFORE_VERSION = re.compile(r"\s+[-‐‑‒–—―−]\s+")
Read = Meant | Refused | NotMeant


def read_answer(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """The first of the answers, read as an answer to this decision."""
    return _READERS[choice.ask](game, choice, answers)


def _may(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """A card given where a "may" is asked means yes, and that card."""
    first = answers[0]
    if isinstance(first, bool):
        return Meant((first,))
    if first == ():
        return Meant((False,))
    return Meant((True,), used=0)


def _number(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    first = answers[0]
    if isinstance(first, bool) or not isinstance(first, int):
        return NOT_MEANT
    if first in choice.options:
        return Meant((first,))
    most = max(int(str(option)) for option in choice.options)
    if most < first <= choice.up_to:
        return Meant((most,))
    return Refused(Reason(("6.1.3", "1.7.7"), "no such number", {}))


def _player(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """A player, or a list of them where several may be chosen; [] is none."""
    first = answers[0]
    names = first if isinstance(first, tuple) else (first,)
    meant = [next((p.index for p in game.players if p.name == name), None) for name in names]
    found = tuple(index for index in meant if index is not None)
    if len(found) < max(len(names), choice.least):
        return NOT_MEANT
    for index in found:
        if index not in choice.options:
            return Refused(_not_an_option(game, choice, index))
    legal = choice.is_legal(found)
    return Meant(found) if legal else Refused(Reason(("6.1.3", "1.7.7"), "not the right number", {}))


def _one_of(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """The text of an option or its number, from 1; yes and no are the texts "YES!" and "NO!"."""
    first = answers[0]
    if isinstance(first, bool):
        return _by_text(choice, "YES!" if first else "NO!")
    if isinstance(first, int):
        if 1 <= first <= len(choice.texts) and first - 1 in choice.options:
            return Meant((first - 1,))
        return Refused(Reason(("6.1.5.2", "1.7.7"), "no such option", {}))
    by_text = _by_text(choice, first) if isinstance(first, str) else NOT_MEANT
    return _by_cards(game, choice, answers) if by_text is NOT_MEANT else by_text


def _by_cards(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """Cards given where an option is asked for mean the only option that takes them, and those cards."""
    fitting = []
    for option, takes in enumerate(choice.takes):
        names = answers[0] if isinstance(answers[0], tuple) else answers[: max(1, takes.count)]
        if option in choice.options and _are_taken(game, takes, [str(name) for name in names]):
            fitting.append((takes.count, option))
    most = [option for count, option in fitting if count == max(fitting)[0]]
    return Meant((most[0],), used=0) if len(most) == 1 else NOT_MEANT


def _are_taken(game: Game, takes: Takes, names: list[str]) -> bool:
    copies = copies_now(game)
    cards = [{copies.index(copy) for copy in copies_named(name, copies)} for name in names]
    return len(names) == max(1, takes.count) and all(some & takes.cards for some in cards)


def _by_text(choice: Choice, answer: str) -> Read:
    wanted = " ".join(answer.casefold().rstrip(".").split())
    for option, text in enumerate(choice.texts):
        if wanted and wanted in " ".join(text.casefold().split()):
            legal = option in choice.options
            return Meant((option,)) if legal else Refused(Reason(("6.1.5.2",), "can't be chosen", {}))
    return NOT_MEANT


def _name(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """A name, whatever its spelling; of a full name or a label the name alone counts (5.2.6)."""
    first = answers[0]
    if not isinstance(first, str):
        return NOT_MEANT
    offered = next((name for name in choice.options if folded(str(name)) == folded(first)), None)
    if offered is not None:
        return Meant((offered,))
    cards = [copy.card for copy in copies_named(first, copies_now(game)) if copy.card]
    return Meant((cards[0].name if cards else _without_version(first),))


def _without_version(full_name: str) -> str:
    return _BEFORE_VERSION.split(full_name.strip(), maxsplit=1)[0]


def _cards(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    """A card or a list of cards; [] is none; several single cards where several are to be chosen."""
    first = answers[0]
    if isinstance(first, tuple):
        names = [str(one) for one in first]
        return _some_of_these(game, choice, names) if choice.goes_on else _these(game, choice, names, 1)
    if isinstance(first, int) and not isinstance(first, bool):
        return _as_many(game, choice, first)
    if not isinstance(first, str):
        return NOT_MEANT
    names = [answer for answer in answers[: max(1, choice.least)] if isinstance(answer, str)]
    for more in answers[len(names) : choice.most]:
        if not isinstance(more, str) or not isinstance(_these(game, choice, [*names, more], 0), Meant):
            break
        names.append(more)
    if len(names) < choice.least and not needs_an_answer(game, choice):
        return NOT_MEANT  # too few for what needs none: they are for later
    return _these(game, choice, names, len(names))


def _as_many(game: Game, choice: Choice, count: int) -> Read:
    """A number, where how many is to be decided and it makes no difference which ("any number")."""
    picked = choice.options[:count]
    kinds = {interchangeable(game, int(str(option))) for option in choice.options}
    legal = choice.least < choice.most and choice.is_legal(picked) and len(picked) == count
    return Meant(picked) if legal and (len(kinds) == 1 or count in (0, len(choice.options))) else NOT_MEANT


def _some_of_these(game: Game, choice: Choice, names: list[str]) -> Read:
    """A list that answers for all that a phrase goes on to choose: what of it can be chosen first."""
    now = [name for name in names if _card_named(game, choice, name, []) in choice.options]
    left = tuple(name for name in names if name not in now)
    read = _these(game, choice, now, 1)
    return Meant(read.decided, left=left) if isinstance(read, Meant) else _these(game, choice, names, 1)


def _these(game: Game, choice: Choice, names: list[str], used: int) -> Read:
    picked: list[int] = []
    for name in names:
        found = _card_named(game, choice, name, picked)
        if found is None and picked and _card_named(game, choice, name, []) is not None:
            return Refused(Reason(("6.1.3", "1.7.7"), "can't be chosen twice", {}))
        if found is None:
            return NOT_MEANT
        picked.append(found)
    if 1 < len(picked) > choice.most and not needs_an_answer(game, choice):
        return NotMeant(Reason(("6.1.3", "1.7.7"), "not the right number", {}))
    for card in picked:
        if card not in choice.options and _is_of_another_kind(game, choice, card):
            return NotMeant(_not_an_option(game, choice, card))
        if card not in choice.options:
            return Refused(_not_an_option(game, choice, card))
    decided = tuple(picked)
    if choice.is_legal(decided):
        return Meant(decided, used)
    if choice.leaves_out(decided):
        must = {"card": game.named(int(str(choice.must[0])))}
        return Refused(Reason(("1.2.1", "6.1.3", "1.7.7"), "another must be chosen", must))
    why = () if picked else choice.rules
    return Refused(Reason((*why, "6.1.3", "1.7.7"), "not the right number", {}))


def _card_named(game: Game, choice: Choice, name: str, taken: list[int]) -> int | None:
    """Of the copies that the name can mean, one that may be chosen; else any of them."""
    copies = copies_now(game)
    named = [copies.index(copy) for copy in copies_named(name, copies)]
    legal = [card for card in named if card in choice.options and card not in taken]
    known = [card for card in named if card not in taken]
    return next(iter(legal or known), None)


def needs_an_answer(game: Game, choice: Choice) -> bool:
    """Not where one answer is legal, or where it makes no difference which of equal cards is meant."""
    if choice.ask is Ask.CARDS and choice.least == choice.most:
        kinds = {interchangeable(game, int(str(option))) for option in choice.options}
        if len(kinds) == 1:
            return False
    return choice.only_answer() is None


def _is_of_another_kind(game: Game, choice: Choice, card: int) -> bool:
    """A decision with one legal answer needs none: a card unlike it, elsewhere, or of a player who
    chooses among their own as well ("each player chooses …"), answers a later one. Nobody chooses a card
    where the order of others is asked for."""
    if choice.ask is Ask.ORDER:
        return True
    if card in choice.illegal or game.zones[card] is Zone.UNDER or needs_an_answer(game, choice):
        return False
    options = [one for one in choice.options if isinstance(one, int)]
    if all(game.owner(one) == choice.player != game.owner(card) for one in options):
        return True
    return (game.zones[card], game.type(card)) not in {(game.zones[one], game.type(one)) for one in options}


def _not_an_option(game: Game, choice: Choice, option: int) -> Reason:
    found = choice.illegal.get(option)
    if found is not None or choice.ask is Ask.PLAYER:
        return found or Reason((*choice.rules, "6.1.3", "1.7.7"), "is no legal choice", {})
    if game.zones[option] is Zone.UNDER:
        below = ("5.1.1.5", "5.1.1.8", "6.1.3", "1.7.7")
        return Reason(below, "is under another card", {"card": game.named(option)})
    among = {game.zones[one] for one in choice.options if isinstance(one, int)}
    if among == {Zone.PLAY} and game.zones[option] is not Zone.PLAY:
        of_its_type = only_in_play(game, option)
        rules = ("5.1.1.8", "7.1.5", *of_its_type, "6.1.3", "1.7.7")
        return Reason(rules, "is not in play", {"card": game.named(option)})
    unfitting = () if choice.unfitting is None else choice.unfitting(option)
    return Reason((*unfitting, *choice.rules, "6.1.3", "1.7.7"), "is no legal choice", {})


def _never(game: Game, choice: Choice, answers: list[Answer]) -> Read:
    return NOT_MEANT


_READERS: dict[Ask, Callable[[Game, Choice, list[Answer]], Read]] = {
    Ask.MAY: _may,
    Ask.CARDS: _cards,
    Ask.ORDER: _cards,
    Ask.NUMBER: _number,
    Ask.PLAYER: _player,
    Ask.ONE_OF: _one_of,
    Ask.REPLACEMENT: _one_of,
    Ask.NAME: _name,
    Ask.BAG: _never,
    Ask.CHANCE: _never,
}
