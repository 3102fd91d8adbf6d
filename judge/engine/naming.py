"""The names that a card answers to (CR 5.2.6)."""

import unicodedata

from judge.cards.abilities import predicates as p
from judge.cards.abilities.ability import Static
from judge.cards.abilities.selections import This
from judge.engine.events import Ref
from judge.engine.meaning import PREDICATES
from judge.engine.state import Game
from judge.engine.statics import applies_to, saying
from judge.terms import Keyword

PREDICATES[p.AlsoNamed] = "names"
PREDICATES[p.CanBeShiftedOntoByAny] = "names"


def names(game: Game, ref: Ref) -> tuple[str, ...]:
    """Every name the card answers to (5.2.6, 5.2.6.1)."""
    own = game.card(ref[0]).names
    printed = game.copies[ref[0]].printed.statics
    if not printed and not saying(game, p.AlsoNamed):
        return own
    return own + names_for(game, ref, None)


def rules_of_names(game: Game, ref: Ref) -> tuple[str, ...]:
    """5.2.6.1, of a card with several names; 5.2.6.3, of one whose sign is treated as an ampersand."""
    card = game.card(ref[0])
    if not card.other_names:
        return ()
    return ("5.2.6.1", "5.2.6.2") if "&" in card.name else ("5.2.6.1", "5.2.6.2", "5.2.6.3")


def same_name(one: str, other: str) -> bool:
    """5.2.6: the whole name; case, accents and the shape of an apostrophe are no difference."""
    return one == other or _plain(one) == _plain(other)


def share_a_name(game: Game, one: Ref, other: Ref) -> bool:
    """5.2.6.1: some name of the one is a name of the other; of unknown cards nobody can say it."""
    if not (game.copies[one[0]].printed.known and game.copies[other[0]].printed.known):
        return False
    theirs = names(game, other)
    return any(same_name(own, name) for own in names(game, one) for name in theirs)


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).casefold().replace("’", "'")
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def names_for(game: Game, ref: Ref, keyword: Keyword | None) -> tuple[str, ...]:
    """Names that a card has besides its own, in every zone (5.2.6); some only for a keyword's purpose."""
    found = [
        name
        for effect, said in saying(game, p.AlsoNamed)
        if isinstance(said, p.AlsoNamed) and said.keyword is keyword and applies_to(game, effect, ref)
        for name in said.names
    ]
    if ref[0] not in game.in_play:
        found += [
            name for said in _says_of_itself(game, ref[0]) if said.keyword is keyword for name in said.names
        ]
    return tuple(found)


def _says_of_itself(game: Game, card: int) -> list[p.AlsoNamed]:
    """What a card that is not in play says of its own name (6.1.12)."""
    abilities = [named.ability for named in game.copies[card].printed.statics]
    effects = [node for one in abilities if isinstance(one, Static) for node in one.effects]
    return [
        said
        for node in effects
        if isinstance(node, p.Applies) and isinstance(node.subject, This)
        for said in node.predicates
        if isinstance(said, p.AlsoNamed)
    ]


def counts_as_any_name(game: Game, ref: Ref) -> bool:
    """ "as if this character had any name", when a character with Shift is played on it."""
    return any(applies_to(game, effect, ref) for effect, _ in saying(game, p.CanBeShiftedOntoByAny))
