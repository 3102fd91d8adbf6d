"""Questions about what a player gets or loses: cards drawn and discarded, lore, the game."""

from judge.ask.deed import Deed
from judge.ask.deeds import deed_with
from judge.ask.effects import gives, gives_at_start
from judge.ask.intent import COUNT, OUTCOME, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing
from judge.ask.turns import start_turn, starts_a_turn
from judge.ask.winning import reach_lore


def ask_player(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Do I draw a card …?", "how much lore do I gain …?", "do they discard …?"."""
    about = {"gain_lore": "lore"}.get(clause.verb, clause.verb)
    given_by = clause.objects_with("from", "with", "of", "by", "for")
    source = next((thing for thing in clause.subjects if thing.is_played_once), None) or next(
        iter(given_by), None
    )
    amount = clause.amount_of("lore") or clause.cards_counted
    if about == "win":
        reach_lore(intent, RIVAL if clause.actor in (RIVAL, "they") else ME)
    begins = starts_a_turn(clause) or (ME if _at_the_start(clause, about) else "")
    if begins and not intent.deeds:
        start_turn(intent, clause, begins)
    elif about == "lore" and clause.how_many:
        _quest_for_it(intent, clause)
    if source is not None and not intent.deeds:
        intent.take_deed(clause, lambda: deed_with(source, None, about, clause))
    if not intent.deeds:
        intent.not_clear(clause)
        return
    for thing in clause.subjects:
        if not thing.owner and not thing.is_played_once and clause.actor in ("", ME):
            thing.owner, thing.taken_for_mine = ME, True
            if thing not in intent.used and thing.kind != "card":
                intent.present.append((ME, thing))
    put_beside(intent, clause)
    named = RIVAL if clause.actor == "they" else clause.actor
    theirs = next((thing.owner for thing in clause.subjects if not thing.is_played_once), "")
    player = named or (ME if clause.first else begins or theirs or intent.actor)
    _settle_owner(intent, about, player)
    asks = Query(COUNT if clause.how_many else OUTCOME, about, None, player, amount)
    cards = [thing for thing in clause.things if thing.kind != "card"]
    asks.by_effect = not begins or bool(cards) or (bool(intent.present) and not clause.how_many)
    intent.query = asks


def _quest_for_it(intent: Intent, clause: Clause) -> None:
    """ "How much lore does X give?": as it quests."""
    things = clause.subjects or clause.objects_with("")
    if not intent.deeds and len(clause.things) == 1 and things and things[0].is_character and things[0].card:
        things[0].owner = things[0].owner or ME
        clause.subjects, clause.objects = things, []
        intent.deeds.append(Deed("quest", things[0].owner, things[0]))


def put_beside(intent: Intent, clause: Clause) -> None:
    """ "Do I draw a card with X in play if …?": it is there."""
    for thing in [one for one in clause.objects_with("with") if one.place == "play"]:
        if thing not in intent.used:
            thing.taken_for_mine, thing.owner = not thing.owner, thing.owner or ME
            intent.present.append((thing.owner, thing))


def _settle_owner(intent: Intent, about: str, player: str) -> None:
    """ "If X is returned to hand, do I draw?": what X's text gives, it gives to who is asked about."""
    for deed in [one for one in intent.deeds if player == RIVAL and one.card and one.card.effect]:
        for thing in [one for one in deed.chooses if one.taken_for_mine and gives(one, about)]:
            thing.owner, thing.taken_for_mine, deed.actor = RIVAL, False, ME
    for deed in [one for one in intent.deeds if one.actor == player]:
        for thing in [one for one in deed.chooses if not one.owner and gives(one, about)]:
            thing.owner, thing.taken_for_mine = player, player == ME


def _at_the_start(clause: Clause, about: str) -> bool:
    """It comes of itself as my turn starts: a location's lore, or what a card's text says of it."""
    if about == "lore" and _from_locations(clause):
        return True
    things = [thing for thing in clause.things if thing.kind != "card"]
    return bool(things) and all(gives_at_start(thing, about) for thing in things)


def _from_locations(clause: Clause) -> bool:
    """What gives lore by itself, in the Set step (3.2.2.2)."""
    return bool(clause.things) and all(thing.is_location for thing in clause.things)
