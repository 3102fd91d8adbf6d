"""Questions about how the game is won and lost: by lore (1.11.3), or with an empty deck (1.8.1.2)."""

from judge.ask.deed import Deed, other_player
from judge.ask.intent import COUNT, OUTCOME, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing

LORE_TO_WIN = "lore to win"
_DECK = "deck"


def ask_lore_to_win(intent: Intent, clause: Clause) -> None:
    """ "How much lore do I need to win?": tried by questing for the last one."""
    player = RIVAL if clause.actor == RIVAL else ME
    if not clause.how_many or clause.unit != "lore" or intent.deeds or (player, "lore") in intent.amounts:
        intent.not_clear(clause)
        return
    intent.deeds.append(Deed("quest", player, Thing("", kind="character", owner=player)))
    intent.query = Query(COUNT, LORE_TO_WIN, None, player)


def reach_lore(intent: Intent, player: str) -> None:
    """ "Do I win with 20 lore?": the last of it is gained by questing."""
    lore = intent.amounts.get((player, "lore"), 0)
    if intent.deeds or not lore:
        return
    intent.amounts[player, "lore"] = lore - 1
    intent.reached = lore
    intent.deeds.append(Deed("quest", player, Thing("", kind="character", owner=player, numbers={"lore": 1})))


def speaks_of_decks(intent: Intent) -> bool:
    return any(unit == _DECK for _, unit in intent.amounts)


def speaks_of_the_end(intent: Intent) -> bool:
    """Of an empty deck, or of lore and nothing done: what may be lost is the game."""
    return speaks_of_decks(intent) or (not intent.deeds and any(unit == "lore" for _, unit in intent.amounts))


def ask_loss(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Do I lose if my deck is empty?": as the turn ends, not at once."""
    empty = [player for player, unit in intent.amounts if unit == _DECK]
    asked = RIVAL if clause.actor in (RIVAL, "they") else ME
    if (other_player(asked), "lore") in intent.amounts and not (clause.things or clause.how_many):
        reach_lore(intent, other_player(asked))
        intent.query = Query(OUTCOME, "win", None, other_player(asked))
        return
    if clause.things or clause.at_once or clause.how_many or asked not in empty:
        intent.not_clear(clause)
        return
    end_the_turn(intent)
    intent.query = Query(OUTCOME, "lose", None, asked)


def end_the_turn(intent: Intent) -> None:
    """An empty deck is lost with when the turn ends: of whoever has it, where nothing is done."""
    empty = [player for player, unit in intent.amounts if unit == _DECK]
    if empty and not intent.deeds:
        intent.deeds.append(Deed("end_turn", empty[0], turn=""))
