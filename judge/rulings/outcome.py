"""What came of a scenario, as text that stays the same as long as the outcome does."""

from collections.abc import Iterator

from judge.engine.pieces import Player
from judge.engine.state import Game
from judge.scenario.run import Outcome, Resolved
from judge.terms import Zone


def outcome_text(resolved: Resolved) -> str:
    """Every final state in a fixed order: where each card is, what each player has, what was refused."""
    return "\n\n".join(sorted("\n".join(_lines(outcome)) for outcome in resolved.outcomes))


def _lines(outcome: Outcome) -> Iterator[str]:
    for number, taken in enumerate(outcome.taken, 1):
        if taken.refusal:
            yield f"action {number} is illegal: {', '.join(sorted(taken.refusal.rules))}"
    game = outcome.game
    for player in game.players:
        yield _player(player)
        yield from sorted(_in_play(game, card) for card in player.play)
        yield from _piles(game, player)
    names = [game.players[index].name for index in game.winners]
    if names:
        yield f"winner: {', '.join(names)}"


def _player(player: Player) -> str:
    counts = (player.lore, len(player.inkwell) - len(player.exerted_ink), len(player.inkwell))
    lore, ready, ink = counts
    piles = f"hand {len(player.hand)}, deck {len(player.deck)}, discard {len(player.discard)}"
    return f"{player.name}: lore {lore}, ink {ready}/{ink}, {piles}"


def _piles(game: Game, player: Player) -> Iterator[str]:
    for zone in (Zone.HAND, Zone.DISCARD):
        known = sorted(
            game.copies[card].label for card in player.zone(zone) if game.copies[card].printed.known
        )
        if known:
            yield f"  in {zone.value}: {', '.join(known)}"


def _in_play(game: Game, card: int) -> str:
    state = game.in_play[card]
    said = [word for word, so in (("exerted", state.exerted), ("drying", state.drying)) if so]
    said += [f"damage {state.damage}"] if state.damage else []
    said += [f"at {game.copies[state.at].label}"] if state.at is not None else []
    said += (
        [f"on top of {', '.join(game.copies[below].label for below in state.under)}"] if state.under else []
    )
    return f"  in play: {game.copies[card].label}" + "".join(f", {word}" for word in said)
