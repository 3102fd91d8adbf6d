"""A scenario's board as a game (CR 5.1, 7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from judge.cards.abilities.durations import DuringTheirNextTurn
from judge.cards.abilities.node import Node
from judge.cards.card import MARKETING_CARD, Card
from judge.cards.compiled import CompiledCard, Problem
from judge.cards.printed_text import one_line, split_story_name
from judge.engine import pieces, state
from judge.engine.context import Context
from judge.engine.effects.lasting import window
from judge.engine.lasting import Lasting
from judge.engine.printed import MARKETING, UNKNOWN, Printed, printed
from judge.engine.setting import put_in_place, put_in_play
from judge.scenario.labels import Copy, copies_of, in_play, the_copy
from judge.scenario.scenario import CardInPlay, PlayerSetup, Scenario, UnknownCards
from judge.scenario.told_apart import told_apart
from judge.terms import Phase, Zone

Compile = Callable[[Card], CompiledCard]
CompileEffect = Callable[[str], "Node | Problem"]


@dataclass(frozen=True, slots=True)
class Texts:
    """How card texts are compiled: whole cards, and effects that already apply."""

    card: Compile
    effect: CompileEffect


@dataclass(frozen=True, slots=True)
class Board:
    """The game as it stands before anything is done, and how its cards are called."""

    game: state.Game
    copies: tuple[Copy, ...]
    """In the order of their ids."""
    problems: tuple[Problem, ...]


def set_up(scenario: Scenario, texts: Texts, decider: state.Decider) -> Board:
    """Put every card in its place with its states, and let apply what already applies."""
    copies = copies_of(scenario)
    apart = told_apart(scenario, copies)
    cards = _compiled(copies, texts)
    names = {player.name: index for index, player in enumerate(scenario.players)}
    game = state.Game(
        [pieces.Player(index, player.name, player.lore) for index, player in enumerate(scenario.players)],
        tuple(_copy(number, copy, cards, names, copy in apart) for number, copy in enumerate(copies)),
        decider,
    )
    _place(game, scenario, copies)
    _turn(game, scenario, names)
    problems = [problem for card in {id(c): c for c in cards.values()}.values() for problem in card.problems]
    problems += _gains(game, scenario, copies, texts)
    game.changed()
    return Board(game, copies, tuple(problems))


def _compiled(copies: tuple[Copy, ...], texts: Texts) -> dict[Card, Printed]:
    return {card: printed(texts.card(card)) for card in dict.fromkeys(c.card for c in copies if c.card)}


def _copy(
    number: int, copy: Copy, cards: Mapping[Card, Printed], names: Mapping[str, int], apart: bool
) -> pieces.Copy:
    known = cards[copy.card] if copy.card else UNKNOWN
    if copy.card is MARKETING_CARD:
        known = MARKETING
    return pieces.Copy(number, known, names[copy.player], copy.label, copy.given is not None, apart)


def _place(game: state.Game, scenario: Scenario, copies: tuple[Copy, ...]) -> None:
    """Tops of stacks first, then what is under them; the ink and its exerted cards."""
    tops: dict[tuple[str, int], int] = {}
    for number, copy in enumerate(copies):
        if copy.zone is Zone.PLAY:
            tops[copy.player, copy.place] = number
            put_in_play(game, number, _states(scenario.player(copy.player).play[copy.place]))
    for number, copy in enumerate(copies):
        if copy.zone is Zone.UNDER:
            game.zones[number] = Zone.UNDER
            top = game.in_play[tops[copy.player, copy.place]]
            top.under.append(number)
            if copy.facedown:
                top.facedown.add(number)
        elif copy.zone is Zone.REMOVED:
            game.zones[number] = Zone.REMOVED
        elif copy.zone is not Zone.PLAY:
            put_in_place(game, number, copy.zone)
    for player, setup in zip(game.players, scenario.players, strict=True):
        ink = zip(player.inkwell, _exerted_ink(setup), strict=True)
        player.exerted_ink = {card for card, exerted in ink if exerted}
    _at_locations(game, scenario, copies, tops)


def _states(card: CardInPlay) -> pieces.InPlay:
    return pieces.InPlay(card.exerted, card.drying, card.damage, entered=-1, shifted=bool(card.under))


def _exerted_ink(setup: PlayerSetup) -> list[bool]:
    found: list[bool] = []
    for entry in setup.ink:
        found += [entry.exerted] * (entry.count if isinstance(entry, UnknownCards) else 1)
    return found


def _at_locations(
    game: state.Game, scenario: Scenario, copies: tuple[Copy, ...], tops: Mapping[tuple[str, int], int]
) -> None:
    for (player, place), number in tops.items():
        at = scenario.player(player).play[place].at
        if at is not None:
            wishes = (lambda copy, player=player: copy.player == player, in_play)
            found = the_copy(at, copies, wishes)
            if isinstance(found, Copy):
                game.in_play[number].at = copies.index(found)


def _turn(game: state.Game, scenario: Scenario, names: Mapping[str, int]) -> None:
    """Any turn that is not the first of the game, where the file does not say which."""
    game.active = names[scenario.active]
    game.turn = scenario.turn or 1 + 2 * len(names) + game.active
    game.variant = scenario.variant
    for number, team in enumerate(scenario.teams):
        for name in team:
            game.players[names[name]].team = number


def _gains(game: state.Game, scenario: Scenario, copies: tuple[Copy, ...], texts: Texts) -> list[Problem]:
    """Effects that already apply, as printed text: applied to the card (6.4.2.2)."""
    problems = []
    for number, copy in enumerate(copies):
        if copy.zone is not Zone.PLAY:
            continue
        for text in scenario.player(copy.player).play[copy.place].gains:
            named = split_story_name(one_line(text))
            node = texts.effect(named.text)
            if isinstance(node, Problem):
                problems.append(node)
            else:
                game.lasting.append(_lasting(game, number, node, named.name or text, scenario.phase))
    return problems


def _lasting(game: state.Game, card: int, node: Node, text: str, phase: Phase) -> Lasting:
    """What applies before the Start-of-Turn Phase (3.2.1), or already applies "during their next turn", is
    of an earlier turn: the next one is this."""
    ref, owner = game.ref(card), game.owner(card)
    duration = getattr(node, "duration", None)
    when = window(game, Context(ref, owner, text), duration, ref)
    already = isinstance(duration, DuringTheirNextTurn) and game.is_turn_of(owner)
    if phase is Phase.START or already:
        when = replace(when, made_on_turn=game.turn - 1)
    return Lasting(ref, owner, text, node, when, frozenset({ref}))
