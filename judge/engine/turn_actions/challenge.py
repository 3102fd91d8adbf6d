"""Challenge (CR 4.6)."""

from judge.cards.abilities.predicates import CantChallenge, DealsDamageWithWillpower
from judge.engine import characteristics
from judge.engine.apply import apply, together
from judge.engine.applying import mention_what_does_not_apply, rules_of_keyword
from judge.engine.bag import settle
from judge.engine.damage import dealing
from judge.engine.events import ChallengeEnds, Challenges, DealsDamage, Exerts, Ref
from judge.engine.game_state_check import check
from judge.engine.keywords.mentions import mention_in_challenge
from judge.engine.lasting import Ends
from judge.engine.meaning import PREDICATES
from judge.engine.modifiers import mention_modifiers
from judge.engine.prices import pay_price
from judge.engine.restrictions import reasons_cannot_be_challenger, reasons_cannot_be_target, saying_of
from judge.engine.state import Game
from judge.engine.turn_actions.taking import COMPLETE, begin, reasons_not_theirs, require
from judge.terms import CardType, Characteristic, Keyword

PREDICATES[DealsDamageWithWillpower] = "damage"


def challenge(game: Game, player: int, card: int, target: int) -> None:
    """4.6.3: the Challenge Declaration step, then the Challenge Damage step."""
    challenger, challenged = game.ref(card), game.ref(target)
    _declare(game, player, challenger, challenged)
    check(game)  # 1.8.1: also after the Challenge Declaration step
    if game.bag and not game.ended:
        game.step("4.6.5", "abilities resolve before the damage")
    settle(game)
    if _is_still_on(game, challenger, challenged):
        _deal_damage(game, challenger, challenged)
        settle(game)
    _end(game, challenger, challenged)


def _declare(game: Game, player: int, challenger: Ref, challenged: Ref) -> None:
    """4.6.4."""
    name = game.players[player].name
    begin(game, player)
    rules = ("4.6.4.1", "4.6.4", "4.6.1", "4.6.3", "5.3.4")
    game.step(rules, "declares a challenge", player=name, card=game.named(challenger[0]))
    reasons = reasons_not_theirs(game, player, challenger[0], "4.6.4.1", "4.6.1")
    reasons += reasons_cannot_be_challenger(game, challenger)
    is_location = game.type(challenged[0]) is CardType.LOCATION
    how = ("4.6.8.1", "4.6.8.2", "4.6.8", "5.1.2.3") if is_location else ("4.6.4.2",)
    game.step(how, "chooses whom to challenge", player=name, card=game.named(challenged[0]))
    require(*reasons, *reasons_cannot_be_target(game, challenger, challenged))
    if not is_location and not game.in_play[challenged[0]].exerted:
        game.routine(
            ("1.2.1", "4.6.4.2"), "may be challenged though it is ready", card=game.named(challenged[0])
        )
    mention_what_does_not_apply(game, challenger)
    mention_what_does_not_apply(game, challenged)
    mention_in_challenge(game, challenger, challenged)
    dry = () if game.in_play[challenger[0]].drying else ("5.1.1.12",)
    game.note(("4.6.4.3", *dry), "nothing prevents it", card=game.named(challenger[0]))
    pay_price(game, player, challenger, CantChallenge, "4.6.4.3")
    apply(game, Exerts(challenger), "4.6.4.4", "5.1.1.2")
    apply(game, Challenges(challenger, challenged), "4.6.4.5")


def _is_still_on(game: Game, challenger: Ref, challenged: Ref) -> bool:
    """4.6.9: a card removed from the challenge ends it."""
    if game.ended:
        return False
    for ref in (challenger, challenged):
        if not game.is_in_play(ref):
            game.step(("4.6.9", "4.6.9.1"), "is removed from the challenge", card=game.named(ref[0]))
            return False
    return True


def _deal_damage(game: Game, challenger: Ref, challenged: Ref) -> None:
    """4.6.6: calculate both, deal both at the same time, then a game state check."""
    game.routine(("4.6.6", "4.6.3", "4.6.5"), "the Challenge Damage step")
    events = (
        _blow(game, challenger, challenged),
        *(() if game.type(challenged[0]) is CardType.LOCATION else (_blow(game, challenged, challenger),)),
    )
    if len(events) == 1:
        game.step(("4.6.8.3", "5.6.5.2"), "a location deals no damage", card=game.named(challenged[0]))
    together(game, events, "4.6.6.2", "1.9.1.1")
    game.routine(("4.6.6.3", "1.8.1"), "a game state check")
    check(game)


def _blow(game: Game, by: Ref, to: Ref) -> DealsDamage:
    """4.6.6.1: strength first, a negative one counting as 0, then what changes the damage."""
    strength = damage_value(game, by)
    game.step(
        ("4.6.6.1", "5.3.6.2") if strength >= 0 else ("6.6.2", "4.6.6.1"), "would deal damage",
        card=game.named(by[0]), to=game.named(to[0]), amount=max(0, strength),
    )  # fmt: skip
    _mention_challenger(game, by)
    _mention_being_challenged(game, by)
    mention_modifiers(game, by, Characteristic.STRENGTH)
    return dealing(game, to, strength, by, by, in_challenge=True)


def damage_value(game: Game, by: Ref) -> int:
    """Its strength, or its willpower where an effect says so."""
    if saying_of(game, by, DealsDamageWithWillpower):
        return characteristics.willpower(game, by)
    return characteristics.strength(game, by)


def _mention_challenger(game: Game, by: Ref) -> None:
    amount = characteristics.keyword_amount(game, by, Keyword.CHALLENGER)
    if amount and game.challenge and game.challenge.challenger == by:
        stacks = characteristics.adds_up(game, by, Keyword.CHALLENGER)
        given = rules_of_keyword(game, by, Keyword.CHALLENGER)
        rules = ("8.5.1", *(("8.1.2",) if stacks else ()), *given)
        game.step(rules, "Challenger applies", card=game.named(by[0]), amount=amount)


def _mention_being_challenged(game: Game, by: Ref) -> None:
    """8.5.2."""
    is_challenged = game.challenge is not None and game.challenge.challenged == by
    if is_challenged and characteristics.has_keyword(game, by, Keyword.CHALLENGER):
        game.note("8.5.2", "Challenger does not apply", card=game.named(by[0]))


def _end(game: Game, challenger: Ref, challenged: Ref) -> None:
    """4.6.7, 4.6.9.2: what applied during the challenge ends; what happens after it happens now."""
    if game.challenge is None or game.ended:
        return
    gone = not (game.is_in_play(challenger) and game.is_in_play(challenged))
    rules = ("4.6.7", "4.6.9.2") if gone else ("4.6.7",)
    apply(game, ChallengeEnds(challenger, challenged), *rules)
    game.lasting = [one for one in game.lasting if one.window.ends is not Ends.END_OF_CHALLENGE]
    game.changed()
    settle(game)
    game.routine(("4.6.7", *COMPLETE), "the turn action is complete")
