"""Quest (CR 4.5)."""

from judge.cards.abilities.predicates import CantQuest
from judge.engine import characteristics
from judge.engine.apply import apply
from judge.engine.applying import mention_what_does_not_apply
from judge.engine.bag import settle
from judge.engine.events import Exerts, GainsLore, Quests
from judge.engine.modifiers import mention_modifiers
from judge.engine.prices import pay_price
from judge.engine.restrictions import reasons_cannot_quest
from judge.engine.state import Game
from judge.engine.turn_actions.taking import COMPLETE, begin, reasons_not_theirs, require
from judge.terms import Characteristic


def quest(game: Game, player: int, card: int) -> None:
    """4.5.1: declare, check, exert, gain lore; then the abilities that triggered resolve (4.5.2)."""
    ref = game.ref(card)
    begin(game, player)
    name = game.players[player].name
    game.step(("4.5.1.1", "4.5.1", "5.3.4"), "declares a quest", player=name, card=game.named(card))
    require(*reasons_not_theirs(game, player, card, "4.5.1.1", "4.5.1"), *reasons_cannot_quest(game, ref))
    mention_what_does_not_apply(game, ref)
    if game.in_play[card].drying:
        game.routine(("1.2.1", "5.1.1.11"), "may quest though it is drying", card=game.named(card))
    dry = () if game.in_play[card].drying else ("5.1.1.12",)
    game.note(("4.5.1.2", *dry), "nothing prevents it", card=game.named(card))
    pay_price(game, player, ref, CantQuest, "4.5.1.2")
    apply(game, Exerts(ref), "4.5.1.3", "5.1.1.2")
    _gain_lore(game, player, card)
    apply(game, Quests(ref), "4.5.2")
    settle(game)
    game.routine(("4.5.3", *COMPLETE), "the turn action is complete")


def _gain_lore(game: Game, player: int, card: int) -> None:
    """4.5.1.4; a negative lore value gains nothing (4.5.3.1)."""
    lore = characteristics.lore(game, game.ref(card))
    mention_modifiers(game, game.ref(card), Characteristic.LORE)
    if lore > 0:
        apply(game, GainsLore(player, lore), "4.5.1.4", "1.11.2", "5.3.6.4")
    elif lore < 0:
        game.step(("4.5.3.1", "6.6.3", "1.11.2"), "gains no lore", player=game.players[player].name)
    else:
        game.step(("1.11.2", "4.5.1.4", "5.3.6.4"), "gains no lore", player=game.players[player].name)
