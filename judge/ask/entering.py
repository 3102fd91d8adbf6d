"""Questions about how a card enters play: "can X enter play exerted?" (8.3.2)."""

from judge.ask.deed import Deed
from judge.ask.effects import printed_keywords, thing_or_last
from judge.ask.intent import LEGAL, OUTCOME, Intent, Query
from judge.ask.pieces import ME, Clause, Thing
from judge.terms import Keyword

_INTO_INKWELL = "inkwell"
INK_STATES = {"exerted": "exerted ink", "ready": "ready ink"}


def _put_into_the_inkwell(intent: Intent, clause: Clause, named: Thing | None) -> Thing | None:
    """ "Does the ink enter exerted?", "does it …?": the card that the last deed puts into an inkwell."""
    deed = intent.deeds[-1] if intent.deeds else None
    if (
        deed is None
        or deed.card is None
        or not (deed.kind == "ink" or _INTO_INKWELL in deed.card.text_of_card)
    ):
        return None
    moved = deed.card if deed.kind == "ink" else next(iter(deed.chooses), None)
    is_ink = clause.unit == "ink" and not clause.things
    return moved if is_ink or (not clause.unit and named is moved) else None


def ask_entering(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """Whether it may, or whether it does; with Bodyguard its player decides."""
    thing, states = thing_or_last(clause, said), [piece.value for piece in clause.states]
    inked = _put_into_the_inkwell(intent, clause, thing)
    if inked is not None and len(states) == 1 and states[0] in INK_STATES and clause.modal != "modal":
        intent.query = Query(OUTCOME, INK_STATES[states[0]], inked, intent.actor)
        return
    may_decide = thing is not None and Keyword.BODYGUARD in printed_keywords(thing)
    asks_may = clause.modal == "modal"
    if thing is None or states not in (["exerted"], ["ready"]) or (may_decide and not asks_may):
        intent.not_clear(clause)
        return
    deed = next((one for one in intent.deeds if one.kind == "play" and one.card is thing), None)
    if deed is None:
        deed = Deed("play", thing.owner or ME, thing)
        intent.deeds.append(deed)
    if asks_may:
        deed.exerted = states == ["exerted"]
        intent.query = Query(LEGAL, "", thing, deed.actor)
    else:
        intent.query = Query(OUTCOME, states[0], thing, deed.actor)
