"""Questions about what an effect does to a card, and whether an ability triggers."""

import re

from judge.ask.choosing import may_choose, reaches_each
from judge.ask.deeds import deed_with
from judge.ask.intent import CHOICE, COUNT, OUTCOME, Intent, Query
from judge.ask.pieces import ME, RIVAL, Clause, Thing
from judge.cards.printed_text import keyword_of

TEXT_WORDS = {
    "banish": "banish",
    "damage": "damage",
    "return": "return",
    "exert": "exert",
    "ready": "ready",
    "deal": "damage",
    "affect": "chosen",
    "heal": "remove",
}
"""The verbs of effects, and the word by which a card's text has them."""
_BY_TEXT = frozenset({"play", "sing", "use"})
_ENDS_IN: dict[str, tuple[str, ...]] = {"banish": ("damage",)}
"""What is dealt damage may be banished by it."""
_TRIGGERS = re.compile(r"\bwhen(?:ever)?\b|\bat the (?:start|end) of\b")
_OF_ITS_PLAYER = re.compile(r"\bwhen(?:ever)? (?:you|one of your)\b")
"""It triggers by what its own player does."""


def source_of(clause: Clause) -> Thing | None:
    """The card that does it: after with, by, for, from; or the subject where it acts by itself."""
    helped = clause.objects_with("with", "by", "for", "from", "of")
    acting = [] if clause.passive else clause.subjects
    if not (acting or clause.passive or clause.actor or clause.first):
        acting = _after_its_verb(clause)
    return next(iter([*helped, *acting]), None)


def _after_its_verb(clause: Clause) -> list[Thing]:
    """The verb comes first: "¿Destierra X a Y?", "¿devuelve X un personaje?"."""
    plain = clause.objects_with("")
    by_text = len(plain) > 1 and not plain[0].is_character
    return plain if clause.objects_with("to") or by_text else []


def thing_or_last(clause: Clause, said: list[Thing], among: list[Thing] | None = None) -> Thing | None:
    """What the clause is about; where it names nothing, the only character named before (`among` some)."""
    if clause.things:
        return clause.things[0]
    fitting = [thing for thing in said if among is None or thing in among]
    characters = dict.fromkeys(thing for thing in fitting if thing.is_character)
    for known in (clause.topic, clause.unsaid):
        if len(characters) > 1 and known in characters:
            return known
    return next(iter(characters)) if len(characters) == 1 else None


def ask_effect(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X banish Y?", "is Y banished if …?", "can I banish Y with X?"."""
    source = None if intent.deeds else source_of(clause)
    targets = [thing for thing in clause.things if thing is not source]
    target = targets[0] if targets else None
    if intent.deeds and not clause.passive and clause.objects and clause.subjects:
        target = clause.objects[0][1]
    if intent.deeds and clause.passive and target is None:
        target = thing_or_last(clause, said)
    if source is not None:
        intent.take_deed(clause, lambda: deed_with(source, target, TEXT_WORDS[clause.verb], clause))
    elif target is not None:
        choose_it(intent, clause, target, TEXT_WORDS[clause.verb])
    _take_for_mine(intent, clause)
    if clause.verb == "heal" and target is not None and not target.damage:
        target.damage, target.taken_for_damaged = 1, True
    if _by_who_does_nothing(intent, clause):
        intent.not_clear(clause)
        return
    theirs = target is not None and target.owner == RIVAL
    elsewhere = theirs and (clause.to_my_hand or any(thing.in_my_hand for thing in clause.things))
    if not intent.deeds or target is None or elsewhere:
        intent.not_clear(clause)
        return
    intent.query = Query(OUTCOME, clause.verb, target, intent.actor)


def _by_who_does_nothing(intent: Intent, clause: Clause) -> bool:
    """ "If I play X, can my opponent ready Y?": by what, unless a trigger of theirs says so?"""
    acts = not clause.passive and clause.actor in (ME, RIVAL) and intent.deeds
    if not acts or clause.actor in [deed.actor for deed in intent.deeds]:
        return False
    done_with = [deed.card for deed in intent.deeds]
    others = [thing for thing in intent.used if thing not in done_with]
    return not any(triggers_for(thing, clause.verb) for thing in others)


def _take_for_mine(intent: Intent, clause: Clause) -> None:
    """ "If X is banished by Y, can I banish Z?": what X's own text lets its player do."""
    chosen = intent.deeds[-1].chooses if intent.deeds and clause.actor == ME else []
    for thing in [one for one in chosen if not one.owner and triggers_for(one, clause.verb)]:
        thing.owner, thing.taken_for_mine = ME, True


def choose_it(intent: Intent, clause: Clause, target: Thing, word: str) -> None:
    """ "If I play X, can I banish Y?", "is Y banished if I play X?": X is to choose Y."""
    deed = intent.deeds[-1] if intent.deeds else None
    by_another = bool(clause.subjects) and not clause.passive and target not in clause.subjects
    if deed is None or deed.card is None or by_another or deed.chooses or target in deed.things:
        return
    if deed.kind in _BY_TEXT and may_choose(deed.card, target, word, *_ENDS_IN.get(word, ())):
        deed.chooses = [target]


def ask_damage_taken(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X take damage from Y?", "how much damage does X take if …?"."""
    source = next(iter(clause.objects_with("from", "of", "by", "with")), None)
    target = next((thing for thing in clause.things if thing is not source), None)
    target = target or thing_or_last(Clause(), said)
    if source is not None and target is not None and not intent.deeds:
        intent.take_deed(clause, lambda: deed_with(source, target, "damage", clause))
    _ask_damage(intent, clause, target)


def ask_damage_dealt(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "How much damage does X deal to Y?", "¿cuánto daño le hace X a Y?"."""
    target = next(iter(clause.objects_with("to")), None)
    source = next((thing for thing in clause.things if thing is not target), None)
    if target is None and source is not None:
        target = _against(intent, source)
    if clause.unit != "damage" and not any(amount.value == "damage" for amount in clause.amounts):
        target = None
    if source is not None and target is not None and not intent.deeds:
        intent.take_deed(clause, lambda: deed_with(source, target, "damage", clause))
    _ask_damage(intent, clause, target)


def _against(intent: Intent, source: Thing) -> Thing | None:
    """Whom a card fights in the challenge that was spoken of."""
    fights = [deed for deed in intent.deeds if deed.kind == "challenge" and source in (deed.card, deed.other)]
    return next((deed.other if deed.card is source else deed.card for deed in fights), None)


def _ask_damage(intent: Intent, clause: Clause, target: Thing | None) -> None:
    if target is None or not intent.deeds:
        intent.not_clear(clause)
        return
    source = intent.deeds[-1].card
    if source is not None and not reaches_each(source):
        choose_it(intent, clause, target, "damage")
    kind = COUNT if clause.how_many else OUTCOME
    intent.query = Query(kind, "damage", target, intent.actor, clause.amount_of("damage"))


def ask_affected(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X affect Y?", "does Ward protect Y from X?", "is Y safe from X?"."""
    source = source_of(clause)
    target = next((thing for thing in clause.things if thing is not source), None)
    if source is None or target is None or intent.deeds:
        intent.not_clear(clause)
        return
    foe = clause.verb == "protect" and bool(target.owner) and not source.owner
    intent.take_deed(clause, lambda: deed_with(source, target, "chosen", clause, against=foe))
    if not intent.deeds:
        return
    kind = CHOICE if intent.deeds[-1].chooses else OUTCOME
    intent.query = Query(kind, clause.verb, target, intent.actor)


def ask_damage_kept(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "If I shift X onto a damaged Y, does X keep the damage?" (8.10.4)."""
    thing = thing_or_last(clause, said)
    thing = clause.topic if clause.topic is not None and not clause.things else thing
    if thing is None or not intent.deeds:
        intent.not_clear(clause)
        return
    intent.query = Query(OUTCOME, "damaged", thing, intent.actor)


def ask_trigger(intent: Intent, clause: Clause, said: list[Thing]) -> None:
    """ "Does X's ability trigger if …?"; only of a card that has a triggered ability (6.2)."""
    keyword = next((piece.value for piece in clause.states if piece.kind == "keyword"), "")
    thing = _bearer(keyword, clause, said) if keyword else thing_or_last(clause, said)
    triggers = thing is not None and _TRIGGERS.search(thing.text_of_card)
    if not triggers or not intent.deeds or len(clause.states) > 1:
        intent.not_clear(clause)
        return
    if thing and not thing.owner and thing not in intent.used and _OF_ITS_PLAYER.search(thing.text_of_card):
        thing.owner, thing.taken_for_mine = intent.actor, intent.actor == ME
    intent.query = Query(OUTCOME, "trigger", thing, intent.actor, keyword=keyword)


UNTRIGGERED = "6.2.1"
"""A triggered ability occurs when its condition is met: not otherwise."""


def triggers_for(thing: Thing, about: str) -> bool:
    """A triggered ability of its own speaks of it, by the word that card texts have for it."""
    word = TEXT_WORDS.get(about, about.removeprefix("lose_"))
    return any(_TRIGGERS.search(one) and word in one for one in _abilities(thing))


def gives(thing: Thing, about: str) -> bool:
    """A triggered ability of its own speaks of it: drawing, lore."""
    return bool(_TRIGGERS.search(thing.text_of_card)) and about in thing.text_of_card


def gives_at_start(thing: Thing, about: str) -> bool:
    """All that its text says of it happens at the start of its player's turn."""
    speaking = [one for one in _abilities(thing) if about in one]
    return bool(speaking) and all(one.startswith("at the start of your turn") for one in speaking)


def _abilities(thing: Thing) -> list[str]:
    return [ability.text.casefold() for ability in thing.card.text] if thing.card else []


def _bearer(keyword: str, clause: Clause, said: list[Thing]) -> Thing | None:
    """ "Does Vanish trigger if …?": of the only card spoken of that prints it."""
    printing = [
        thing for thing in dict.fromkeys([*clause.things, *said]) if keyword in printed_keywords(thing)
    ]
    return printing[0] if len(printing) == 1 else None


def printed_keywords(thing: Thing) -> list[str | None]:
    """Those of a card that is named; of one without a name, those that it is said to have."""
    return [keyword_of(ability.text) for ability in thing.card.text] if thing.card else list(thing.keywords)
