"""Questions about how a card enters play: "can X enter play exerted?" (8.3.2)."""

from judge.ask.deed import Deed
from judge.ask.effects import printed_keywords, thing_or_last
from judge.ask.intent import LEGAL, OUTCOME, Intent, Query
from judge.ask.pieces import ME, Clause, Thing
from judge.terms import Keyword


def ask_entering(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """Whether it may, or whether it does; with Bodyguard its player decides."""
    thing, states = thing_or_last(clause, said), [piece.value for piece in clause.states]
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
