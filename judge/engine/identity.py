"""When two states are the same: for merging equal outcomes and for not following the same state twice."""

from collections import Counter
from collections.abc import Mapping, Set

from judge.cards.abilities.players import ThatPlayer
from judge.cards.abilities.selections import Reference
from judge.engine.effects.trees import nodes_in
from judge.engine.events import Ref
from judge.engine.lasting import InBag, Lasting, Waiting
from judge.engine.state import Game
from judge.engine.zones import top_of


def interchangeable(game: Game, card: int) -> object:
    """What a card is to someone who can't tell equal copies apart; in play every copy is itself.

    Of a card under another one it matters which stack it is in.
    """
    copy = game.copies[card]
    if card in game.in_play or copy.told_apart:
        return copy.label
    top = top_of(game, card)
    over = None if top is None else game.copies[top].label
    return copy.owner, game.zones[card].value, copy.card.full_name, over


def state_key(game: Game, with_bag: bool = False) -> object:
    """Equal for equal states; with the bag and what happened this turn while a run goes on."""
    key: tuple[object, ...] = (
        game.active,
        game.turn,
        game.phase,
        tuple(_player_key(game, index) for index in range(len(game.players))),
        tuple(game.winners),
        tuple(sorted(game.losers)),
        _lasting_key(game),
    )
    if not with_bag:
        return key
    bag = Counter(_ability_key(game, entry) for entry in game.bag)
    resolving = None if game.resolving is None else _ability_key(game, game.resolving)
    happened = Counter(game.history)
    uses, chance = frozenset(game.uses.items()), frozenset(game.chance.items())
    return key, frozenset(bag.items()), resolving, frozenset(happened.items()), uses, chance, game.challenge


def _ability_key(game: Game, entry: InBag) -> object:
    """What a triggered ability is, whichever of equal copies it comes from."""
    source, bound = name_of(game, entry.source), _bound(entry.bound)
    return entry.player, entry.label, source, entry.effect, bound, _bound(entry.bound_players)


def _bound(bound: Mapping[int, tuple[object, ...]]) -> object:
    return tuple(sorted(bound.items()))


def _player_key(game: Game, index: int) -> object:
    player = game.players[index]
    in_play = Counter(_in_play_key(game, card) for card in player.play)
    return (
        player.lore,
        player.in_game,
        player.ink_drops,
        tuple(_names(game, player.deck, player.unordered)),
        tuple(sorted(_names(game, player.hand))),
        tuple(sorted(_names(game, player.discard))),
        tuple(sorted((name_of(game, game.ref(card)), card in player.exerted_ink) for card in player.inkwell)),
        frozenset(in_play.items()),
    )


def _names(game: Game, cards: list[int], unordered: Set[int] = frozenset()) -> list[str]:
    """The names of a pile; of shuffled cards only which they are."""
    loose = sorted(name_of(game, game.ref(card)) for card in cards if card in unordered)
    known = [name_of(game, game.ref(card)) for card in cards if card not in unordered]
    return [*known, "~", *loose] if loose else known


def name_of(game: Game, ref: Ref) -> str:
    """A copy that the reader can tell apart is itself; others go by the card's name."""
    copy = game.copies[ref[0]]
    return copy.label if copy.told_apart else copy.card.full_name


def _in_play_key(game: Game, card: int) -> object:
    """Where it is and what applies to it belong together: of two equal copies one may have both."""
    state = game.in_play[card]
    at = None if state.at is None else _states_key(game, state.at)
    under = tuple((name_of(game, game.ref(below)), below in state.facedown) for below in state.under)
    return _states_key(game, card), at, under


def _states_key(game: Game, card: int) -> object:
    state, ref = game.in_play[card], game.ref(card)
    applying = Counter(_lasting_one(one) for one in game.lasting if one.cards and ref in one.cards)
    awaiting = Counter(_waiting_one(one) for one in game.waiting if ref in _cards_spoken_of(one))
    effects = frozenset(applying.items()), frozenset(awaiting.items())
    return name_of(game, ref), state.exerted, state.drying, state.damage, effects


def _lasting_key(game: Game) -> object:
    """Effects that still apply make two states different, whichever copy of a card they came from."""
    found = Counter((_lasting_one(one), _cards_key(game, one.cards)) for one in game.lasting)
    waiting = Counter((_waiting_one(one), _spoken_of(game, one)) for one in game.waiting)
    return frozenset(found.items()), frozenset(waiting.items())


def _lasting_one(one: Lasting) -> object:
    return one.name, one.node, one.window, one.amount


def _waiting_one(one: Waiting) -> object:
    return one.name, one.effect, one.window


def _spoken_of(game: Game, one: Waiting) -> object:
    """The cards and players that a waiting ability means by "them", "that player"."""
    slots = _slots_spoken_of(one)
    cards = {slot: _cards_key(game, frozenset(one.bound[slot])) for slot in slots if slot in one.bound}
    who = {slot: one.bound_players[slot] for slot in slots if slot in one.bound_players}
    return tuple(sorted(cards.items())), tuple(sorted(who.items()))


def _cards_spoken_of(one: Waiting) -> set[Ref]:
    return {ref for slot in _slots_spoken_of(one) for ref in one.bound.get(slot, ())}


def _slots_spoken_of(one: Waiting) -> set[int]:
    nodes = nodes_in((one.triggers, one.effect))
    return {part.slot for part in nodes if isinstance(part, Reference | ThatPlayer)}


def _cards_key(game: Game, cards: frozenset[Ref] | None) -> object:
    if cards is None:
        return None
    return tuple(sorted(name_of(game, ref) for ref in cards if game.is_current(ref)))
