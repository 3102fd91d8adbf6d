"""Every word must have played its part: what is known and yet unused makes a clause unclear."""

from judge.ask.intent import COUNT, OUTCOME, Intent
from judge.ask.pieces import Clause, Thing
from judge.ask.turns import out_of_turn

_PURPOSES = frozenset(
    {
        ("choose", "challenge"),
        ("need", "play"),
        ("need", "shift"),
        ("need", "move"),
        ("need", "use"),
        ("need", "boost"),
        ("need", "win"),
        ("play", "choose"),
        ("sing", "choose"),
        ("use", "choose"),
        ("work", "quest"),
        ("work", "challenge"),
    }
)
_COUNTED = {
    "lore": frozenset({"gain_lore", "lose_lore", "quest", "have", "need"}),
    "damage": frozenset({"take", "take_damage", "damage", "deal", "have"}),
    "ink": frozenset({"need", "have", "play", "enter"}),
    "cost": frozenset({"need", "play"}),
    "strength": frozenset({"have"}),
    "willpower": frozenset({"have"}),
    "times": frozenset({"use", "quest", "challenge", "boost", "sing"}),
}
_PLACES = {
    "challenge": frozenset({"banish", "survive", "damage", "deal", "take", "take_damage", "return", "work"}),
    "inkwell": frozenset({"put", "ink"}),
    "hand": frozenset({"return", "have"}),
    "play": frozenset({"", "have", "play", "survive"}),
}
_CAN_BE_REPEATED = frozenset({"quest", "challenge", "use", "boost", "ink"})
_SAID_OF_PLAYERS = frozenset({"ink", "hand", "lore", "deck"})


def unaccounted(clause: Clause, used: list[Thing]) -> list[str]:
    """The words of a clause that its reading leaves out."""
    found = list(clause.left_over)
    if clause.times > 1 and (clause.passive or clause.verb not in _CAN_BE_REPEATED):
        found.append(clause.text)
    found += [thing.text for thing in clause.things if thing not in used and not _is_counted(thing)]
    found += [thing.text for thing in clause.things if thing.count > 1 and not _may_be_several(clause)]
    without = [thing for thing in clause.objects_with("with") if thing.card is None]
    none = [thing for thing in clause.things if thing.count == 0 and thing not in without]
    found += [thing.text for thing in none if clause.verb != "have"]
    found += [thing.text for thing in clause.things if thing.keywords and thing.is_played_once]
    found += [thing.text for thing in clause.things if not thing.is_as_said or thing.role]
    if clause.purpose and (clause.verb, clause.purpose) not in _PURPOSES and clause.verb:
        found.append(clause.text)
    if clause.free and clause.verb not in ("play", "move"):
        found.append(clause.text)
    if clause.unit and not clause.how_many and clause.verb == "have":
        found.append(clause.text)
    if clause.unit and clause.verb not in _COUNTED.get(clause.unit, frozenset()):
        found.append(clause.text)
    if clause.place and clause.verb not in _PLACES.get(clause.place, frozenset()):
        found.append(clause.text)
    return [*found, *_amounts(clause)]


def contradictions(intent: Intent, clauses: list[Clause]) -> list[str]:
    """Two players act and no turn is named; what is taken for granted is said not to be; whose is a card?"""
    found = [deed.kind for deed in out_of_turn(intent)[-1:] if not intent.active]
    named = any(thing.card for _, thing in intent.present)
    if named and intent.query.kind in (OUTCOME, COUNT):
        theirs = [thing for _, thing in intent.present]
        chosen = [thing for deed in intent.deeds for thing in deed.chooses if thing not in theirs]
        found += [thing.text for thing in chosen if not thing.owner]
    absent = [thing for clause in clauses for thing in clause.things if thing.count == 0]
    for thing in absent:
        used = [one for deed in intent.deeds for one in deed.things if one.card is None]
        found += [thing.text for one in used if (one.kind or "character") == thing.kind and not one.text]
    return found


def _is_counted(thing: Thing) -> bool:
    """ "Do I draw a card?", "how many cards …", "no characters": no card on the board."""
    return thing.kind == "card" or thing.count == 0


def _may_be_several(clause: Clause) -> bool:
    return clause.verb in ("have", "play", "ink", "put", "draw", "discard", "sing", "move")


def _amounts(clause: Clause) -> list[str]:
    of_damage = clause.verb in ("have", "deal", "take")
    told: set[str] = {*_SAID_OF_PLAYERS, *(("damage",) if of_damage else ())}
    told |= {"cost"} if clause.verb == "need" else set()
    told |= {"under"} if clause.verb in ("have", "quest", "challenge") else set()
    return [amount.text for amount in clause.amounts if amount.value not in told]
