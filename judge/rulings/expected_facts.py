"""What a scenario expected and what came true, as facts in words; what the short answer says is left out."""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from judge.engine.pieces import InPlay
from judge.explain.action_words import action_text
from judge.explain.catalog import catalog
from judge.explain.short_names import aliases, short_name, spoken
from judge.explain.words import NumberWord, PlayerWord, listed
from judge.scenario import expectations as x
from judge.scenario.find import find_copy
from judge.scenario.labels import in_play
from judge.scenario.run import Resolved

_FILE = Path(__file__).with_name("expected_facts.toml")
_ABLE, _STATED, _COUNTED, _PLACED = 4, 3, 2, 1
"""How much a fact weighs: what can be done, what a card is, how often and how much, where a card lies."""
_STATES = ("exerted", "ready", "drying")
_NUMBERS = ("strength", "willpower", "lore")


@dataclass(frozen=True, slots=True)
class Fact:
    text: str
    weight: int


@cache
def _words(language: str) -> Mapping[str, str]:
    """The sentences of a language."""
    found: Mapping[str, str] = tomllib.loads(_FILE.read_text(encoding="utf-8"))[language]
    return found


class Facts:
    """Looks at the first outcome: what is expected holds in all of them."""

    def __init__(self, resolved: Resolved, answer: str, language: str) -> None:
        self._resolved, self._answer, self._language = resolved, answer, language
        self._before, self._game = resolved.board.game, resolved.outcomes[0].game
        self._said = _words(language)

    def of(self, expectation: x.Expectation) -> Iterator[Fact]:
        """None where it holds only in some outcomes, or is told already."""
        tell = _TOLD.get(type(expectation))
        if tell and not getattr(expectation, "in_some", False):
            yield from tell(self, expectation)

    def _fact(self, key: str, weight: int, **params: Any) -> Fact:
        return Fact(self._said[key].format(**params), weight)

    # ---- cards

    def card_is(self, e: x.CardIs) -> Iterator[Fact]:
        card = self._card(e.card, e)
        name, was = self._name(card), self._before.in_play.get(card)
        named = name in self._answer
        yield from self._place(e, card, name, named)
        yield from self._states(e, name, was, named)
        yield from self._characteristics(e, name)

    def _card(self, reference: str, e: x.CardIs | None = None) -> int:
        wish = (lambda copy: copy.zone is e.zone) if e is not None and e.zone is not None else in_play
        return find_copy(self._game, self._resolved.board, reference, (wish,))

    def _name(self, card: int) -> str:
        return short_name(self._game, card)

    def _place(self, e: x.CardIs, card: int, name: str, named: bool) -> Iterator[Fact]:
        """A card that went somewhere is told where the answer names it."""
        if e.zone is None or (named and self._before.zones[card] is not e.zone and e.position is None):
            return
        key = f"{e.zone.value} {e.position}" if e.position in ("top", "bottom") else e.zone.value
        place = self._said[f"in {key}"]
        if isinstance(e.position, int):
            place = self._said["from the top"].format(number=e.position)
        yield self._fact("is", _PLACED, card=name, what=place)

    def _states(self, e: x.CardIs, name: str, was: InPlay | None, named: bool) -> Iterator[Fact]:
        for state in _STATES:
            so = getattr(e, state)
            if so is None or (named and was is not None and _is(was, state) != so):
                continue
            yield self._fact("is", _STATED, card=name, what=self._said[state if so else f"not {state}"])
        if e.damage is None or (named and was is not None and not was.damage and e.damage):
            return
        if e.damage or was is not None:
            key = "has damage" if e.damage else "has no damage"
            yield self._fact(key, _STATED, card=name, amount=e.damage)

    def _characteristics(self, e: x.CardIs, name: str) -> Iterator[Fact]:
        for number in _NUMBERS:
            if getattr(e, number) is not None:
                yield self._fact(f"has {number}", _STATED, card=name, amount=getattr(e, number))
        if e.at is not None:
            key = "at no location" if e.at == x.NOWHERE else "at"
            yield self._fact(key, _STATED, card=name, location=e.at)
        if e.on_top_of:
            yield self._fact("on top of", _STATED, card=name, cards=self._listed(e.on_top_of))
        for key, keywords in (("has", e.keywords), ("lacks", e.lacks)):
            if keywords:
                yield self._fact(key, _STATED, card=name, keywords=self._listed(keywords))

    def _listed(self, names: tuple[str, ...]) -> str:
        return listed(names, catalog(self._language))

    def card_can(self, e: x.CardCan) -> Iterator[Fact]:
        key = f"{'can' if e.can else 'cannot'} {e.attempt}"
        rule = f" ({e.rule})" if e.rule else ""
        other = {"target": self._other(e.target), "song": e.song or self._said["a song"]}
        said = self._fact(key, _ABLE, card=self._name(self._card(e.card)), **other)
        yield Fact(said.text + rule, said.weight)

    def _other(self, reference: str | None) -> str:
        return self._name(self._card(reference)) if reference else self._said["another"]

    # ---- players and the game

    def player_has(self, e: x.PlayerHas) -> Iterator[Fact]:
        """What was gained or lost is told; how much there is then, or that it is as before, is not."""
        was = next(player for player in self._before.players if player.name == e.player)
        counts = {"lore": was.lore, "hand": len(was.hand), "deck": len(was.deck)}
        counts |= {"discard": len(was.discard), "ink": was.ready_ink, "inkwell": len(was.inkwell)}
        for name, before in counts.items():
            now = getattr(e, name)
            if now is not None and (now == before or name == "ink" or (name == "lore" and before)):
                player, amount = self._player(e.player), NumberWord(now)
                yield self._fact(f"player {name}", _COUNTED, player=player, amount=amount)

    def _player(self, name: str) -> PlayerWord:
        words = catalog(self._language)
        return PlayerWord(name, words, aliases(self._game, words))

    def winner(self, e: x.Winner | x.Loser) -> Iterator[Fact]:
        if e.player is None:
            yield self._fact("nobody won" if isinstance(e, x.Winner) else "nobody lost", _ABLE)

    # ---- what was done

    def is_legal(self, e: x.IsLegal) -> Iterator[Fact]:
        """Said where it is asked; not of an action that is also refused another time."""
        scenario = self._resolved.scenario
        asked = scenario.question or scenario.title
        if not e.legal or not re.search(self._said["asks whether"], asked.casefold()):
            return
        said = [action_text(action, self._language) for action in scenario.actions]
        taken = self._resolved.outcomes[0].taken
        refused = {text for text, one in zip(said, taken, strict=False) if one.refusal}
        action = said[(e.action or len(said)) - 1]
        if action not in refused:
            yield self._fact("is legal", _ABLE, action=action)

    def times(self, e: x.Triggered | x.Resolved) -> Iterator[Fact]:
        verb = "triggers" if isinstance(e, x.Triggered) else "resolves"
        if e.times is None or (e.times == 1 and e.name.casefold() in self._answer.casefold()):
            return
        key = f"{verb} {'never' if not e.times else 'times'}"
        yield self._fact(key, _COUNTED, ability=spoken(e.name), times=NumberWord(e.times), count=e.times)


def _is(state: InPlay, name: str) -> bool:
    return not state.exerted if name == "ready" else bool(getattr(state, name))


_TOLD: dict[type, Callable[[Facts, Any], Iterator[Fact]]] = {
    x.CardIs: Facts.card_is,
    x.CardCan: Facts.card_can,
    x.PlayerHas: Facts.player_has,
    x.Winner: Facts.winner,
    x.Loser: Facts.winner,
    x.IsLegal: Facts.is_legal,
    x.Triggered: Facts.times,
    x.Resolved: Facts.times,
}
