"""The references of a scenario to copies: what each wants, and those that lead to no copy or to several."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from judge.scenario.expectations import NOWHERE, CardCan, CardIs, Expectation
from judge.scenario.labels import (
    Copy,
    NoSuchCopy,
    SeveralCopies,
    Wish,
    among,
    copies_of,
    in_play,
    of_player_in,
    of_type,
    opposing_in_play,
    the_copy,
)
from judge.scenario.lines import line_of
from judge.scenario.scenario import Scenario
from judge.scenario.turn_actions import (
    BoostAction,
    ChallengeAction,
    ConcedeAction,
    EndTurnAction,
    InkAction,
    MoveAction,
    PlayAction,
    QuestAction,
    TurnAction,
    UseAction,
)
from judge.terms import CardType, Zone


@dataclass(frozen=True, slots=True)
class Reference:
    """A card named in `do`, `expect` or `at`: the key it stands under, the words, what the key requires."""

    key: str
    text: str
    wishes: tuple[Wish, ...]
    line: int


def references_of_action(action: TurnAction, player: str, mates: Sequence[str] = ()) -> Iterator[Reference]:
    """The cards an entry of `do` names, taken by this player, whose teammates are no opponents (1.3.6.1)."""
    character = (of_type(CardType.CHARACTER),)
    mine = of_player_in(player, Zone.PLAY)
    match action:
        case InkAction(card=card):
            yield Reference("ink", card, of_player_in(player, Zone.HAND), line_of(action, "ink"))
        case PlayAction(card=card):
            origin = of_player_in(player, action.from_zone or Zone.HAND)
            yield Reference("play", card, origin, line_of(action, "play"))
            for key, cards in (("shift_onto", action.shift_onto), ("sing_with", action.sing_with)):
                yield from (Reference(key, name, mine + character, line_of(action, key)) for name in cards)
        case UseAction(card=card):
            yield Reference("use", card, mine, line_of(action, "use"))
        case BoostAction(card=card):
            yield Reference("boost", card, mine, line_of(action, "boost"))
        case QuestAction(card=card):
            yield Reference("quest", card, mine + character, line_of(action, "quest"))
        case ChallengeAction(card=card, target=target):
            yield Reference("challenge", card, mine + character, line_of(action, "challenge"))
            opposing = opposing_in_play(player, *mates)
            yield Reference("target", target, opposing, line_of(action, "target"))
        case MoveAction(card=card, to=to):
            yield Reference("move", card, mine + character, line_of(action, "move"))
            yield Reference("to", to, (*mine, of_type(CardType.LOCATION)), line_of(action, "to"))
        case EndTurnAction() | ConcedeAction():
            return


def references_of_expectation(expected: Expectation, used: Sequence[str]) -> Iterator[Reference]:
    """The cards an entry of `expect` names; `used` are the labels of the copies that `do` is about."""
    wishes = (among(used), in_play)
    if isinstance(expected, CardIs):
        yield Reference("card", expected.card, wishes, line_of(expected, "card"))
        if expected.at and expected.at != NOWHERE:
            yield Reference("at", expected.at, (of_type(CardType.LOCATION), *wishes), line_of(expected, "at"))
        yield from (
            Reference("on_top_of", name, wishes, line_of(expected, "on_top_of"))
            for name in expected.on_top_of or ()
        )
    if isinstance(expected, CardCan):
        yield Reference("card", expected.card, wishes, line_of(expected, "card"))
        if expected.target:
            yield Reference("target", expected.target, wishes, line_of(expected, "target"))
        if expected.song:
            song = (of_type(CardType.ACTION), *wishes)
            yield Reference("song", expected.song, song, line_of(expected, "song"))


def location_wishes(player: str) -> tuple[Wish, ...]:
    """What `at` of a card in play requires: a location of its player, in play."""
    return (of_type(CardType.LOCATION), *of_player_in(player, Zone.PLAY))


def unclear_references(scenario: Scenario) -> Iterator[tuple[Reference, NoSuchCopy | SeveralCopies]]:
    """Each reference of `do` and `expect` that names nothing on the board, or leaves a doubt."""
    copies = copies_of(scenario)
    used: list[str] = []
    for action, player in with_players(scenario):
        for reference in references_of_action(action, player, _team_of(scenario, player)):
            meant = the_copy(reference.text, copies, reference.wishes)
            if isinstance(meant, Copy):
                used.append(meant.label)
            else:
                yield reference, meant
    for expected in scenario.expectations:
        for reference in references_of_expectation(expected, used):
            meant = the_copy(reference.text, copies, reference.wishes)
            if not isinstance(meant, Copy) and not _is_left_to_the_end(meant):
                yield reference, meant


def _is_left_to_the_end(meant: NoSuchCopy | SeveralCopies) -> bool:
    """Copies that start in different zones can be told apart by where they are in the end."""
    return isinstance(meant, SeveralCopies) and any(copy.zone is not Zone.PLAY for copy in meant.copies)


def with_players(scenario: Scenario) -> Iterator[tuple[TurnAction, str]]:
    """Each action with the player who takes it: `by`, or the active player, as far as `do` changes that."""
    active, gone = scenario.active, set[str]()
    for action in scenario.actions:
        yield action, action.by or active
        if isinstance(action, ConcedeAction):
            gone.add(action.player)
        if isinstance(action, EndTurnAction) or active in gone:
            active = _next_active(scenario, active, gone)


def _next_active(scenario: Scenario, active: str, gone: Collection[str]) -> str:
    """A teammate of who has left goes on with the turn (9.3.1); otherwise it passes to the left (9.2.1)."""
    names = [player.name for player in scenario.players]
    place = names.index(active)
    order = [name for name in (*names[place + 1 :], *names[:place]) if name not in gone]
    team = _team_of(scenario, active)
    others = [name for name in order if name not in team]
    mates = [name for name in order if name in team] if active in gone else []
    return next(iter(mates or others), active)


def _team_of(scenario: Scenario, player: str) -> tuple[str, ...]:
    return next((team for team in scenario.teams if player in team), (player,))
