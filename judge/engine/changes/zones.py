"""Drawing, discarding, inking, putting and revealing cards (CR 7)."""

from judge.cards.abilities.statics import EntersInkwellExerted
from judge.engine import events as e
from judge.engine import zones
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.choices import Ask, Choice
from judge.engine.meaning import PREDICATES
from judge.engine.player_restrictions import is_kept_from_drawing
from judge.engine.players import players
from judge.engine.state import Game
from judge.engine.statics import holds, saying
from judge.terms import Zone


@changes(e.Draws)
def draw(game: Game, event: e.Draws, rules: Rules) -> bool:
    """1.12.1: the top card of the deck, into the hand; none if the deck is empty (1.2.3)."""
    player = game.players[event.player]
    if is_kept_from_drawing(game, event.player, *rules):
        return False
    if not player.deck:
        game.step(cite(rules, "1.2.3", "1.12.1"), "can't draw", player=player.name)
        return False
    card = settle_order(game, event.player, -1 if event.from_bottom else 0)
    zones.move(game, card, Zone.HAND)
    game.step(cite(rules, "1.12.1", "7.2.1", "7.3.1"), "draws", player=player.name, card=game.named(card))
    return True


def settle_order(game: Game, player: int, place: int) -> int:
    """The card at a place of a deck; chance where a shuffle has made the order unknown."""
    owner = game.players[player]
    card = owner.deck[place]
    if card not in owner.unordered:
        return card
    kinds = {game.card(one).full_name: one for one in sorted(owner.unordered, reverse=True)}
    options = tuple(sorted(kinds.values()))
    found = options[0]
    if len(options) > 1:
        answer = game.decide(
            Choice(Ask.CHANCE, player, "", options, what="the card that a shuffled deck gives")
        )
        found = int(str(answer[0]))
    here, there = owner.deck.index(card), owner.deck.index(found)
    owner.deck[here], owner.deck[there] = found, card
    owner.unordered.discard(found)
    return found


@changes(e.Discards)
def discard(game: Game, event: e.Discards, rules: Rules) -> bool:
    """7.3.4."""
    cards = [ref for ref in event.cards if game.is_current(ref)]
    for card, _ in cards:
        zones.move(game, card, Zone.DISCARD)
        game.step(
            cite(rules, "7.3.4"), "discards", player=game.players[event.player].name, card=game.named(card)
        )
    return bool(cards)


@changes(e.PutsIntoInkwell)
def put_into_inkwell(game: Game, event: e.PutsIntoInkwell, rules: Rules) -> bool:
    """7.5.2: facedown, and ready unless the effect says exerted."""
    if not game.is_current(event.card):
        return False
    card = event.card[0]
    exerted = event.exerted or enters_inkwell_exerted(game, game.owner(card))
    zones.move(game, card, Zone.INKWELL)
    if exerted:
        game.players[game.owner(card)].exerted_ink.add(card)
    if event.inked:
        game.players[event.player].inked += 1
    game.step(
        cite(rules, *_inking_rules(event), "5.1.1.2" if exerted else "5.1.1.1"), "is put into the inkwell",
        card=game.named(card), player=game.players[game.owner(card)].name, exerted=exerted,
    )  # fmt: skip
    return True


def enters_inkwell_exerted(game: Game, player: int) -> bool:
    """ "cards enter opponents' inkwells exerted" (1.2.1)."""
    for effect, said in saying(game, EntersInkwellExerted):
        assert isinstance(said, EntersInkwellExerted)
        if holds(game, effect) and player in players(game, effect.ctx, said.players):
            game.step(("1.2.1", "7.5.2"), "enters the inkwell exerted", ability=effect.label)
            return True
    return False


PREDICATES[EntersInkwellExerted] = "inking"


def _inking_rules(event: e.PutsIntoInkwell) -> Rules:
    """4.2.3.2, 7.5.6: an effect puts a card there without the turn action, unrevealed, symbol or not."""
    facedown = ("7.5.2", "5.1.2.4", "5.1.1.10")
    return facedown if event.inked else ("7.5.6", "4.2.3.2", *facedown)


def _stays_in_inkwell(game: Game, card: int) -> bool:
    """10.2.2.1: a marketing card can't be moved to any other zone, nor be chosen for it (10.2.2.2)."""
    stays = zones.stays_in_inkwell(game, card)
    if stays:
        game.step(("10.2.2.1", "10.2.2.2"), "stays in the inkwell", card=game.named(card))
    return stays


@changes(e.PutsCard)
def put_card(game: Game, event: e.PutsCard, rules: Rules) -> bool:
    """A marketing card alone can't be put elsewhere (10.2.2.1)."""
    if not game.is_current(event.card) or _stays_in_inkwell(game, event.card[0]):
        return False
    card = event.card[0]
    zones.move(game, card, event.to, event.position)
    game.step(
        cite(rules, "6.7.2.4"), "is put", card=game.named(card),
        zone=event.to.value, position=event.position, player=game.players[game.owner(card)].name,
    )  # fmt: skip
    return True


@changes(e.Shuffles)
def shuffle(game: Game, event: e.Shuffles, rules: Rules) -> bool:
    """The order becomes unknown: what it gives afterwards is chance."""
    player = game.players[event.player]
    player.unordered = set(player.deck)
    game.step(cite(rules, "6.7.2.4"), "shuffles", player=player.name)
    return True


@changes(e.LooksAt)
def look_at(game: Game, event: e.LooksAt, rules: Rules) -> bool:
    """Nothing moves; where a shuffle made the order unknown, it is known from now on."""
    seen = min(event.amount, len(game.players[event.owner].zone(event.zone)))
    if event.zone is Zone.DECK:
        settle_top(game, e.SettlesOrder(event.owner, seen), rules)
    private = () if event.zone in (Zone.DISCARD, Zone.PLAY) else ("7.1.3", "7.1.3.1")
    game.step(
        cite(rules, "6.7.2.4", *private), "looks at cards", player=game.players[event.player].name,
        owner=game.players[event.owner].name, zone=event.zone.value, amount=seen,
    )  # fmt: skip
    return bool(seen)


@changes(e.SettlesOrder)
def settle_top(game: Game, event: e.SettlesOrder, rules: Rules) -> bool:
    """Nothing happens by it in the game: what a shuffle gives is told by chance."""
    for place in range(min(event.amount, len(game.players[event.owner].deck))):
        settle_order(game, event.owner, place)
    return False


@changes(e.PutsInOrder)
def put_in_order(game: Game, event: e.PutsInOrder, rules: Rules) -> bool:
    """7.2.3: the order in which faceup cards are added to a deck is known by all players."""
    player = game.players[event.player]
    others = [card for card in player.deck if card not in event.cards]
    cards = list(event.cards)
    player.deck = cards + others if event.position == "top" else others + cards
    player.unordered -= set(cards)
    game.routine(
        cite(rules, "7.2.3"), "lie in this order", player=player.name, position=event.position,
        cards=tuple(game.named(card) for card in cards),
    )  # fmt: skip
    return True


@changes(e.Reveals)
def reveal(game: Game, event: e.Reveals, rules: Rules) -> bool:
    """6.1.14.1."""
    for card, _ in event.cards:
        found = cite(rules, "6.1.14.1", "7.1.3")
        game.step(found, "reveals", player=game.players[event.player].name, card=game.named(card))
    return bool(event.cards)


@changes(e.PutsUnder)
def put_under(game: Game, event: e.PutsUnder, rules: Rules) -> bool:
    """5.1.1.5, 8.4.1."""
    if not game.is_in_play(event.under) or not game.is_current(event.card):
        return False
    zones.put_under(game, event.card[0], event.under[0], event.facedown)
    face = "5.1.1.10" if event.facedown else "5.1.1.9"
    game.step(
        cite(rules, "5.1.1.5", "5.1.1.6", "5.1.1.7", face), "is put under", card=game.named(event.card[0]),
        top=game.named(event.under[0]), facedown=event.facedown,
    )  # fmt: skip
    return True
