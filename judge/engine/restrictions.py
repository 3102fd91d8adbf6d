"""What can't be done, and by which rules: what prevents supersedes what allows (CR 1.2.2).

Each function gives every reason, the specific rule before the general one; none means that it may be done.
"""

from dataclasses import replace

from judge.cards.abilities import predicates as p
from judge.cards.abilities.durations import AtStartOfTheirNextTurn, AtStartOfTheirTurn
from judge.cards.abilities.node import Node
from judge.cards.abilities.statics import OneChallengeEachTurn
from judge.engine.applying import rules_of_effect
from judge.engine.characteristics import has_keyword
from judge.engine.describe import fits, means_card
from judge.engine.events import Challenges, Ref
from judge.engine.keywords import adventurous, bodyguard, evasive, reckless, rush, ward
from judge.engine.meaning import PREDICATES
from judge.engine.not_in_play import because_not_in_play
from judge.engine.state import Game
from judge.engine.statics import InForce, applies_to, holds, saying
from judge.engine.steps import Reason
from judge.terms import CardType, Keyword

for _node in (
    p.CantQuest, p.CantChallenge, p.CantBeChallenged, p.CantReady, p.CantExert, p.CantSing,
    p.CanChallengeReady, p.MustQuest, p.MustChallenge,
):  # fmt: skip
    PREDICATES[_node] = "restriction"


def _because(game: Game, ref: Ref, message: str, *rules: str) -> Reason:
    return Reason(rules, message, {"card": game.named(ref[0])})


def _said(game: Game, ref: Ref, predicate: type[Node], *rules: str) -> list[Reason]:
    """A reason for each effect that says this of the card."""
    return [
        _by_effect(game, ref, effect, *rules)
        for effect, _ in saying(game, predicate)
        if applies_to(game, effect, ref)
    ]


def _by_effect(game: Game, ref: Ref, effect: InForce, *rules: str) -> Reason:
    params = {
        "card": game.named(ref[0]),
        "ability": effect.label,
        "source": game.named(effect.ctx.source[0]),
    }
    return Reason(("1.2.2", *rules, *rules_of_effect(effect)), "an effect prevents it", params)


def _drying(game: Game, ref: Ref, *rules: str) -> Reason:
    """5.1.1.11; a shifted character is drying where the one below was (8.10.4)."""
    shifted = ("8.10.4",) if game.in_play[ref[0]].shifted else ()
    return _because(game, ref, "is drying", "5.1.1.11", *rules, "1.7.5", "5.3.5", "3.2.2.1", *shifted)


# ---- quest


def reasons_cannot_quest(game: Game, ref: Ref) -> list[Reason]:
    """4.5.1.2."""
    if ref[0] not in game.in_play:
        return [because_not_in_play(game, ref[0], "4.5.1.1", "4.5.1")]
    if game.type(ref[0]) is not CardType.CHARACTER:
        return [_because(game, ref, "only characters can quest", "4.5.1", "5.3.4")]
    reasons = []
    state = game.in_play[ref[0]]
    if state.drying and not saying_of(game, ref, p.CanQuestWhilePlayed):
        rushing = ("8.9.1",) if has_keyword(game, ref, Keyword.RUSH) else ()
        reasons.append(_drying(game, ref, "4.5.1.2", *rushing))
    if state.exerted:
        reasons.append(_because(game, ref, "is already exerted", "4.5.1.3", "4.5.1.2", "5.1.1.2"))
    reasons += reckless.reasons_cannot_quest(game, ref)
    return reasons + _said(game, ref, p.CantQuest, "4.5.1.2") + reasons_cannot_exert(game, ref)


def saying_of(game: Game, ref: Ref, predicate: type[Node]) -> bool:
    """Whether some effect says this of the card now."""
    return any(applies_to(game, effect, ref) for effect, _ in saying(game, predicate))


PREDICATES[p.CanQuestWhilePlayed] = "restriction"


# ---- challenge


def reasons_cannot_challenge(game: Game, ref: Ref, target: Ref) -> list[Reason]:
    """4.6.4.1 to 4.6.4.3, for this challenger and this character or location."""
    return reasons_cannot_be_challenger(game, ref) + reasons_cannot_be_target(game, ref, target)


def reasons_cannot_be_challenger(game: Game, ref: Ref) -> list[Reason]:
    """4.6.4.1: in play since the beginning of the turn, and ready."""
    if ref[0] not in game.in_play:
        return [because_not_in_play(game, ref[0], "4.6.4.1", "4.6.1")]
    if game.type(ref[0]) is not CardType.CHARACTER:
        return [_because(game, ref, "only characters can challenge", "4.6.1", "5.3.4")]
    reasons = []
    state = game.in_play[ref[0]]
    if state.drying and not rush.can_challenge_while_drying(game, ref):
        reasons.append(_drying(game, ref, "4.6.4.1"))
    if state.exerted:
        reasons.append(_because(game, ref, "is already exerted", "4.6.4.1", "4.6.4.4", "5.1.1.2"))
    for effect, said in saying(game, p.CantChallenge):
        if isinstance(said, p.CantChallenge) and said.whom is None and applies_to(game, effect, ref):
            reasons.append(_by_effect(game, ref, effect, "4.6.4.3"))
    reasons += adventurous.reasons_cannot_challenge(game, ref)
    return reasons + _one_each_turn(game, ref) + reasons_cannot_exert(game, ref)


def _one_each_turn(game: Game, ref: Ref) -> list[Reason]:
    """ "each turn, only one character can challenge"."""
    others = [one for one in game.history if isinstance(one, Challenges) and one.challenger != ref]
    limits = [effect for effect, _ in saying(game, OneChallengeEachTurn) if holds(game, effect)]
    return [_by_effect(game, ref, effect, "4.6.4.3") for effect in limits if others]


PREDICATES[OneChallengeEachTurn] = "restriction"


def reasons_cannot_be_target(game: Game, ref: Ref, target: Ref) -> list[Reason]:
    """4.6.4.2, 4.6.4.3, 4.6.8."""
    if target[0] not in game.in_play:
        return [because_not_in_play(game, target[0], "4.6.4.2")]
    if not game.are_opponents(game.owner(ref[0]), game.owner(target[0])):
        location = ("4.6.8.1",) if game.type(target[0]) is CardType.LOCATION else ()
        rules = (*location, "4.6.4.2", "4.6.1", *_teammates(game, ref, target))
        return [_because(game, target, "is not opposing", *rules)]
    if game.type(target[0]) not in (CardType.CHARACTER, CardType.LOCATION):
        return [_because(game, target, "can't be challenged", "4.6.4.2", "4.6.8.1", "4.6.1")]
    reasons = []
    is_character = game.type(target[0]) is CardType.CHARACTER
    if is_character and not game.in_play[target[0]].exerted and not _may_challenge_ready(game, ref, target):
        reasons.append(_because(game, target, "is ready", "4.6.4.2", "5.1.1.1"))
    reasons += evasive.reasons_cannot_be_challenged_by(game, target, ref) + _prevented(game, ref, target)
    if is_character:
        reasons += bodyguard.reasons_another_must_be_chosen(
            game, target, lambda other: not reasons_cannot_be_target(game, ref, other)
        )
    return reasons


def _teammates(game: Game, ref: Ref, target: Ref) -> tuple[str, ...]:
    """1.3.6.1: teammates aren't opponents to one another."""
    return () if game.owner(ref[0]) == game.owner(target[0]) else ("1.3.6.1", "1.3.5.2")


def _may_challenge_ready(game: Game, ref: Ref, target: Ref) -> bool:
    return any(
        isinstance(said, p.CanChallengeReady)
        and applies_to(game, effect, ref)
        and fits(game, effect.ctx, target, said.whom)
        for effect, said in saying(game, p.CanChallengeReady)
    )


def _prevented(game: Game, ref: Ref, target: Ref) -> list[Reason]:
    """Effects that say who can't challenge whom."""
    reasons = []
    for effect, said in saying(game, p.CantBeChallenged):
        assert isinstance(said, p.CantBeChallenged)
        if applies_to(game, effect, target) and (said.by is None or fits(game, effect.ctx, ref, said.by)):
            reasons.append(_by_effect(game, target, effect, "4.6.4.3"))
    for effect, said in saying(game, p.CantChallenge):
        assert isinstance(said, p.CantChallenge)
        if (
            said.whom is not None
            and applies_to(game, effect, ref)
            and means_card(game, effect.ctx, said.whom, target)
        ):
            reasons.append(_by_effect(game, ref, effect, "4.6.4.3"))
    return reasons


def can_challenge_anything(game: Game, ref: Ref) -> bool:
    """8.7.3: whether there is an opposing character or location that it can challenge."""
    if reasons_cannot_be_challenger(game, ref):
        return False
    return any(
        not reasons_cannot_be_target(game, ref, game.ref(card))
        for player in game.opponents(game.owner(ref[0]))
        for card in game.players[player].play
        if game.type(card) in (CardType.CHARACTER, CardType.LOCATION)
    )


# ---- ready, exert, sing


def reasons_cannot_ready(game: Game, ref: Ref, in_ready_step: bool = False) -> list[Reason]:
    """Those that speak of the start of a turn hinder the Ready step alone (3.2.1.1)."""
    reasons = []
    for effect, _ in saying(game, p.CantReady):
        duration = effect.node.duration if isinstance(effect.node, p.Applies) else None
        only_then = isinstance(duration, AtStartOfTheirNextTurn | AtStartOfTheirTurn)
        if (in_ready_step or not only_then) and applies_to(game, effect, ref):
            reasons.append(_by_effect(game, ref, effect, "3.2.1.1" if in_ready_step else "5.1.1.1"))
    return reasons


def reasons_cannot_exert(game: Game, ref: Ref) -> list[Reason]:
    return _said(game, ref, p.CantExert, "5.1.1.2")


def reasons_cannot_exert_for_cost(game: Game, ref: Ref, *of_drying: str) -> list[Reason]:
    """5.1.1.2, 5.1.1.11: ready, and dry if it is a character; what the cost is of may say so as well."""
    reasons = []
    state = game.in_play[ref[0]]
    if state.exerted:
        reasons.append(_because(game, ref, "is already exerted", "5.1.1.2"))
    if state.drying and game.type(ref[0]) is CardType.CHARACTER:
        reasons.append(_drying(game, ref, *of_drying))
    return reasons + reasons_cannot_exert(game, ref)


def reasons_cannot_sing(game: Game, ref: Ref, together: bool = False) -> list[Reason]:
    """5.4.4.2: {E} a character; drying and exerted ones can't; some sing only songs with Sing Together."""
    if game.type(ref[0]) is not CardType.CHARACTER:
        return [_because(game, ref, "only characters sing", "5.4.4.2")]
    prevented = [
        _by_effect(game, ref, effect, "5.4.4.2")
        for effect, said in saying(game, p.CantSing)
        if isinstance(said, p.CantSing)
        and not (together and said.without is Keyword.SING_TOGETHER)
        and applies_to(game, effect, ref)
    ]
    unable = reasons_cannot_exert_for_cost(game, ref)
    unpaid = ("5.4.4.2", "4.3.2.4", "1.5.5.1", "1.5.3")
    return [replace(reason, rules=(*reason.rules, *unpaid)) for reason in unable] + prevented


# ---- choose


def reasons_not_choosable(game: Game, ref: Ref, chooser: int) -> list[Reason]:
    """8.15.1: Ward hinders opponents from choosing it; 5.1.1.5: a card under another can't be chosen."""
    reasons = []
    if game.are_opponents(chooser, game.owner(ref[0])) and ref[0] in game.in_play:
        reasons += ward.reasons_not_choosable(game, ref, chooser)
        for effect, said in saying(game, p.CantBeChosen):
            if isinstance(said, p.CantBeChosen) and applies_to(game, effect, ref):
                reasons.append(_by_effect(game, ref, effect, "6.1.3"))
    return reasons


PREDICATES[p.CantBeChosen] = "restriction"


def must_be_chosen(game: Game, ref: Ref, chooser: int) -> bool:
    """ "opponents must choose this character for actions and abilities if able"."""
    return game.are_opponents(chooser, game.owner(ref[0])) and saying_of(game, ref, p.MustBeChosenIfAble)


PREDICATES[p.MustBeChosenIfAble] = "restriction"


def reasons_cannot_move(game: Game, ref: Ref) -> list[Reason]:
    return _said(game, ref, p.CantMove, "4.7.1")


PREDICATES[p.CantMove] = "restriction"
