"""What effects keep players from doing (CR 1.2.2): play, draw or ready cards, gain or lose lore."""

from judge.cards.abilities import statics as st
from judge.cards.abilities.node import Node
from judge.engine.applying import rules_of_effect
from judge.engine.choices import Ask, Choice
from judge.engine.describe import means_card
from judge.engine.events import Draws, Ref
from judge.engine.meaning import CONDITIONS, PARTS
from judge.engine.players import players
from judge.engine.state import Game
from judge.engine.statics import InForce, holds_for, saying
from judge.engine.steps import Reason

PARTS |= {
    st.Restricts, st.CantPlay, st.CantGainLore, st.CantLoseLore, st.CantDraw, st.CantReadyMoreThan,
    st.CantPlayMoreThan, st.CantDrawMoreThan,
}  # fmt: skip


def is_restricted(game: Game, effect: InForce, node: st.Restricts, player: int) -> bool:
    """Whether the effect is about this player, now."""
    meant = effect.players if effect.players is not None else players(game, effect.ctx, node.players)
    if player not in meant or not holds_for(game, effect, player):
        return False
    return node.unless is None or not CONDITIONS[type(node.unless)](game, effect.ctx, node.unless)


def restricting(game: Game, player: int, kind: type[Node]) -> list[tuple[InForce, Node]]:
    """Every effect that puts this restriction on the player."""
    return [
        (effect, node.restriction)
        for effect, node in saying(game, st.Restricts)
        if isinstance(node, st.Restricts)
        and isinstance(node.restriction, kind)
        and is_restricted(game, effect, node, player)
    ]


def reasons_player_cannot(game: Game, player: int, kind: type[Node], *rules: str) -> list[Reason]:
    """A reason for each effect that prevents it (1.2.2)."""
    return [_reason(game, player, effect, *rules) for effect, _ in restricting(game, player, kind)]


def _reason(game: Game, player: int, effect: InForce, *rules: str) -> Reason:
    source = game.named(effect.ctx.source[0])
    params = {"player": game.players[player].name, "ability": effect.label, "source": source}
    cited = tuple(dict.fromkeys(("1.2.2", *rules, *rules_of_effect(effect))))
    return Reason(cited, "an effect keeps a player from it", params)


def is_prevented(game: Game, player: int, kind: type[Node], *rules: str) -> bool:
    """1.2.2: whether something keeps the player from it, which is then told."""
    return tell(game, reasons_player_cannot(game, player, kind, *rules))


def is_kept_from_drawing(game: Game, player: int, *rules: str) -> bool:
    """ "can't draw cards", "can't draw more than 1 card each turn" (1.2.2, 1.12.2: one at a time)."""
    drawn = sum(isinstance(event, Draws) and event.player == player for event in game.history)
    reasons = reasons_player_cannot(game, player, st.CantDraw, *rules, "1.12.1")
    for effect, restriction in restricting(game, player, st.CantDrawMoreThan):
        assert isinstance(restriction, st.CantDrawMoreThan)
        if drawn >= restriction.amount:
            reasons.append(_reason(game, player, effect, *rules, "1.12.1", "1.12.2"))
    return tell(game, reasons)


def tell(game: Game, reasons: list[Reason]) -> bool:
    """Whether there are any; each is a step of its own."""
    for reason in reasons:
        game.step(reason.rules, reason.message, **reason.params)
    return bool(reasons)


def those_that_ready(game: Game, player: int, ready: list[Ref]) -> list[Ref]:
    """ "can't ready more than 2 of their characters": the player picks which (3.2.1.1)."""
    for effect, restriction in restricting(game, player, st.CantReadyMoreThan):
        assert isinstance(restriction, st.CantReadyMoreThan)
        limited = [ref for ref in ready if means_card(game, effect.ctx, restriction.cards, ref)]
        if len(limited) > restriction.amount:
            kept = _picked(game, effect, player, limited, restriction.amount)
            ready = [ref for ref in ready if ref not in limited or ref in kept]
    return ready


def _picked(game: Game, effect: InForce, player: int, limited: list[Ref], amount: int) -> list[Ref]:
    options = tuple(card for card, _ in limited)
    choice = Choice(Ask.CARDS, player, effect.label, options, amount, amount, source=effect.ctx.source[0])
    answer = game.decide(choice)
    game.step(("1.2.2", "3.2.1.1"), "can ready only so many", ability=effect.label, amount=amount,
              player=game.players[player].name)  # fmt: skip
    return [ref for ref in limited if ref[0] in answer]
