"""In whose turn each deed is done: between two turns, the first is ended (3.4)."""

from judge.ask.deed import Deed, other_player
from judge.ask.intent import Intent
from judge.ask.pieces import ME, NOW, RIVAL, Clause, Thing

_NEXT = {"my next": ME, "rival's next": RIVAL}
_FOLLOWS, _BEFORE = "next", "last"
_STARTS = {"my start": ME, "rival's start": RIVAL}


def starts_a_turn(clause: Clause) -> str:
    """Whose turn it is said to be the start of; nobody's where nothing is said."""
    return _STARTS.get(clause.turn, "")


def start_turn(intent: Intent, clause: Clause, player: str) -> None:
    """The turn before ends, and this player's begins with its Start-of-Turn Phase (3.2)."""
    intent.deeds.append(Deed("end_turn", other_player(player), passes=True, turn=""))
    clause.turn = ""
    for thing in clause.things:
        if thing.kind != "card":
            thing.taken_for_mine = not thing.owner and player == ME
            thing.owner = thing.owner or player
            intent.present.append((thing.owner, thing))


def settle_turns(intent: Intent) -> None:
    """Ends turns where the next deed is done in another."""
    if not intent.deeds:
        return
    current = intent.starts = intent.active or _first_turn(intent.deeds[0])
    found: list[Deed] = []
    for before, deed in zip([None, *intent.deeds], intent.deeds, strict=False):
        after_last = before is not None and before.turn == _BEFORE and deed.turn != _BEFORE
        for _ in range(_ends_before(deed, current, found, after_last, bool(intent.active))):
            found.append(Deed("end_turn", current, passes=True))
            current = other_player(current)
        found.append(deed)
    intent.unclear += _readied(found, intent.starts)
    intent.deeds[:] = found


def _first_turn(deed: Deed) -> str:
    """Whose turn it begins in: said, or the actor's; before a "next turn", mine."""
    if deed.turn in (ME, RIVAL):
        return deed.turn
    return ME if deed.turn == _FOLLOWS or deed.turn in _NEXT else deed.actor


def _ends_before(deed: Deed, current: str, earlier: list[Deed], after_last: bool, all_through: bool) -> int:
    """How many turns end before it: two where it is done in the next turn of the same player."""
    if deed.turn in (ME, RIVAL):
        return int(deed.turn != current)
    if deed.turn == _FOLLOWS or deed.turn in _NEXT or after_last:
        return 2 if _NEXT.get(deed.turn or "", deed.actor) == current else 1
    other = deed.actor != current and deed.turn != NOW and not all_through
    return int(other and _answers(deed, earlier))


def _answers(deed: Deed, earlier: list[Deed]) -> bool:
    """A challenge of what the other player did something with: in the turn that follows."""
    done_with = [thing for one in earlier if one.actor != deed.actor for thing in _acting(one)]
    return deed.kind == "challenge" and deed.other in done_with


def _acting(deed: Deed) -> list[Thing]:
    return [thing for thing in (deed.card, *deed.singers) if thing]


def _readied(deeds: list[Deed], starts: str) -> list[str]:
    """What is to be challenged was readied meanwhile (3.2.1.1): nameless, it quests; others are unclear."""
    unclear: list[str] = []
    for deed in [one for one in deeds if one.kind == "challenge" and one.other]:
        assert deed.other is not None
        place = deeds.index(deed)
        owner = deed.other.owner or other_player(deed.actor)
        began = _turn_of(owner, deeds[:place], starts)
        if not began or any(deed.other in _acting(one) for one in deeds[began:place]):
            continue
        if deed.other.card is None and not deed.other.keywords and deed.other.is_character:
            deeds.insert(began, Deed("quest", owner, deed.other))
        elif not deed.other.is_location:
            unclear.append(deed.other.text)
    return unclear


def _turn_of(owner: str, deeds: list[Deed], starts: str) -> int:
    """The place where this player's last turn began; 0 where none began since."""
    began, current = 0, starts
    for place, deed in enumerate(deeds, 1):
        if deed.passes:
            current = other_player(current)
            began = place if current == owner else began
    return began


def out_of_turn(intent: Intent) -> list[Deed]:
    """What is done in the other player's turn, and not said to be."""
    found, current = [], intent.starts
    for deed in intent.deeds:
        if deed.actor != current and deed.turn in ("", NOW):
            found.append(deed)
        current = other_player(current) if deed.passes else current
    return found
