"""Questions about how much lore wins the game (1.11.3), which a card in play may change."""

from judge.ask.deed import Deed
from judge.ask.intent import COUNT, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing

LORE_TO_WIN = "lore to win"


def ask_lore_to_win(intent: Intent, clause: Clause) -> None:
    """ "How much lore do I need to win?": tried by questing for the last one."""
    player = RIVAL if clause.actor == RIVAL else ME
    if not clause.how_many or clause.unit != "lore" or intent.deeds or (player, "lore") in intent.amounts:
        intent.not_clear(clause)
        return
    intent.deeds.append(Deed("quest", player, Thing("", kind="character", owner=player)))
    intent.query = Query(COUNT, LORE_TO_WIN, None, player)
