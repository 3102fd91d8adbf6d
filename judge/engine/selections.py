"""Which cards a phrase means, and choosing them (CR 6.1.3, 6.1.6, 8.15)."""

from collections.abc import Callable, Mapping, Sequence

from judge.cards.abilities import selections as s
from judge.cards.abilities.descriptions import AtALocation, Description, InZone, OfPlayers, Revealed
from judge.engine.apply import apply
from judge.engine.applying import mention_what_does_not_apply
from judge.engine.characteristics import location
from judge.engine.choices import Ask, Choice
from judge.engine.chosen_together import fit_together
from judge.engine.context import Context
from judge.engine.describe import (
    can_be_called,
    defining_rules,
    fits,
    in_the_challenge,
    means_card,
    rules_of_words,
)
from judge.engine.events import IsChosen, Ref
from judge.engine.keywords.mentions import mention_when_chosen, mention_when_not_chosen
from judge.engine.keywords.table import RULES
from judge.engine.meaning import PARTS, PLAYERS, SELECTIONS, means
from judge.engine.readings import MUST_AND_UP_TO
from judge.engine.restrictions import must_be_chosen, reasons_not_choosable
from judge.engine.state import Game
from judge.engine.steps import Reason
from judge.engine.unfitting import unfitting
from judge.engine.zones import stays_in_inkwell
from judge.terms import CardType, Zone

PARTS |= {s.Count}

MANY = 10_000
"""Stands for "any number of"."""


def select(game: Game, ctx: Context, selection: s.Selection) -> tuple[Ref, ...]:
    """The cards that a phrase means, after whatever choice it asks for."""
    return SELECTIONS[type(selection)](game, ctx, selection)


def all_that_fit(game: Game, ctx: Context, selection: s.Selection) -> tuple[Ref, ...]:
    """The cards a phrase could mean, without choosing: for counting and for conditions."""
    if isinstance(selection, s.Every | s.OneOf | s.Chosen):
        return tuple(candidates(game, ctx, selection))
    return select(game, ctx, selection)


def candidates(game: Game, ctx: Context, phrase: s.Every | s.OneOf | s.Chosen) -> list[Ref]:
    """Every card that the phrase can mean, in the zone it names; in play where it names none (5.1.1.8)."""
    if any(isinstance(one, Revealed) for one in phrase.description.adjectives):
        return [ref for ref in ctx.groups.get("revealed", ()) if means_card(game, ctx, phrase, ref)]
    where = _zone_named(phrase.description) or Zone.PLAY
    return [ref for ref in cards_in(game, where) if means_card(game, ctx, phrase, ref)]


def described(game: Game, ctx: Context, description: Description) -> list[Ref]:
    """Every card that fits a description, in the zone it names or in play."""
    where = _zone_named(description) or Zone.PLAY
    return [ref for ref in cards_in(game, where) if fits(game, ctx, ref, description)]


def _zone_named(description: Description) -> Zone | None:
    return next((quality.zone for quality in description.qualities if isinstance(quality, InZone)), None)


def cards_in(game: Game, zone: Zone) -> list[Ref]:
    return [game.ref(card) for player in game.in_turn_order() for card in game.players[player].zone(zone)]


@means(SELECTIONS, s.This)
def this(game: Game, ctx: Context, node: s.This) -> tuple[Ref, ...]:
    return ctx.bound[0]


@means(SELECTIONS, s.Reference)
def reference(game: Game, ctx: Context, node: s.Reference) -> tuple[Ref, ...]:
    """What was spoken of before; a card that has meanwhile changed zones is not it (7.1.6)."""
    if node.hint == "rest" or (node.hint == "other" and node.noun is None):
        return tuple(ref for ref in ctx.bound.get(node.slot, ()) if ref[0] not in ctx.moved)
    if node.slot not in ctx.bound and (now := in_the_challenge(game, node.slot)):
        return now
    if node.word == "that" and node.noun is not None:
        game.routine("6.1.11", "means what was spoken of before", ability=ctx.name)
    found = ctx.bound.get(node.slot, ()) + (ctx.bound.get(node.also, ()) if node.also is not None else ())
    return tuple(ref for ref in found if can_be_called(game, ref, node.noun))


@means(SELECTIONS, s.Every)
def every(game: Game, ctx: Context, node: s.Every) -> tuple[Ref, ...]:
    """Effects that don't choose affect all, Ward or not (8.15.2)."""
    found = tuple(candidates(game, ctx, node))
    if "6.1.6" in rules_of_words(node):
        game.routine("6.1.6", "means another card than before", ability=ctx.name)
    for ref in found:
        mention_when_not_chosen(game, ref, ctx.kind)
        if ref[0] in game.in_play and reasons_not_choosable(game, ref, ctx.actor):
            game.note("8.15.2", "nothing is chosen, so Ward does not matter", card=game.named(ref[0]))
    ctx.bound[node.slot] = found
    return found


NOT_BARRED: Mapping[Ref, Reason] = {}


@means(SELECTIONS, s.Chosen)
def chosen(
    game: Game, ctx: Context, node: s.Chosen | s.OneOf, barred: Mapping[Ref, Reason] = NOT_BARRED
) -> tuple[Ref, ...]:
    """6.1.3: chosen as the effect resolves, by the acting player; once for all that refers to it."""
    if node.slot in ctx.bound:
        return ctx.bound[node.slot]
    fitting = candidates(game, ctx, node)
    if node.other:
        game.routine("6.1.6", "means another card than before", ability=ctx.name)
        fitting = [ref for ref in fitting if ref not in (*ctx.chosen, *_spoken_of(ctx))]
    legal, illegal = _sorted_by_legality(game, ctx, [ref for ref in fitting if ref not in barred])
    illegal |= {ref[0]: reason for ref, reason in barred.items()}
    illegal |= _no_others(game, ctx, legal) if node.other else {}
    must = _those_that_must_be(game, ctx, legal)
    if must and node.count.most == 1:
        illegal |= _passed_over(game, legal, must)
        legal = must
    fit = fit_together(game, node.description)
    found = choose_cards(game, ctx, node.count, legal, illegal, fit, must=must, phrase=node)
    _speak_of(game, ctx, node, found)
    kind = "item" if game.type(ctx.source[0]) is CardType.ITEM else ctx.kind
    rules = ("6.1.3", "1.7.3", *defining_rules(node.description))
    for ref in found:
        mention_what_does_not_apply(game, ref)
        apply(game, IsChosen(ref, ctx.actor, frozenset({kind, ctx.name})), *rules)
        mention_when_chosen(game, ref, ctx.actor, kind)
    return found


def _no_others(game: Game, ctx: Context, legal: list[Ref]) -> dict[object, Reason]:
    """6.1.6: the card that the effect originates from, and those that it has selected already."""
    rules = RULES.get(ctx.name, ())
    barred = [ref for ref in (ctx.source, *ctx.chosen) if ref not in legal and game.is_in_play(ref)]
    return {
        ref[0]: Reason((*rules, "6.1.6", "6.1.3", "1.7.7"), "is no other card", {"card": game.named(ref[0])})
        for ref in barred
    }


def _spoken_of(ctx: Context) -> tuple[Ref, ...]:
    """6.1.6: "another" is none that the trigger condition has already spoken of."""
    return tuple(ref for slot in ctx.given if slot >= 0 for ref in ctx.bound.get(slot, ()))


def _sorted_by_legality(game: Game, ctx: Context, refs: list[Ref]) -> tuple[list[Ref], dict[object, Reason]]:
    """What prevents choosing supersedes what allows it (1.2.2, 8.15.1)."""
    legal: list[Ref] = []
    illegal: dict[object, Reason] = {}
    for ref in refs:
        reasons = reasons_not_choosable(game, ref, ctx.actor)
        if reasons:
            illegal[ref[0]] = reasons[0]
            game.note(reasons[0].rules, reasons[0].message, **reasons[0].params)
        else:
            legal.append(ref)
    return legal, illegal


def _those_that_must_be(game: Game, ctx: Context, legal: list[Ref]) -> list[Ref]:
    """ "opponents must choose this character if able"."""
    return [ref for ref in legal if must_be_chosen(game, ref, ctx.actor)]


def _passed_over(game: Game, legal: list[Ref], must: list[Ref]) -> dict[object, Reason]:
    """Where one is chosen, no other can be."""
    reason = Reason(("1.2.1", "6.1.3"), "another must be chosen", {"card": game.named(must[0][0])})
    return {ref[0]: reason for ref in legal if ref not in must}


@means(SELECTIONS, s.OneOf)
def one_of(game: Game, ctx: Context, node: s.OneOf) -> tuple[Ref, ...]:
    """Selected by the acting player, but not "chosen" by an opponent's effect."""
    if node.slot in ctx.bound and node.slot >= 0 and not _is_for_each_player(node):
        return ctx.bound[node.slot]
    fitting = candidates(game, ctx, node)
    if node.other:
        fitting = [ref for ref in fitting if ref not in ctx.chosen]
    fit = fit_together(game, node.description)
    found = choose_cards(game, ctx, node.count, fitting, {}, fit, phrase=node)
    _speak_of(game, ctx, node, found)
    return found


def _speak_of(game: Game, ctx: Context, node: s.Chosen | s.OneOf, found: tuple[Ref, ...]) -> None:
    """What was selected, and "that location": where those are, not where others are that could have been."""
    ctx.bound[node.slot] = found
    for quality in node.description.qualities:
        if isinstance(quality, AtALocation):
            places = (location(game, ref) for ref in found)
            ctx.bound[quality.slot] = tuple(game.ref(place) for place in places if place is not None)


def _is_for_each_player(node: s.OneOf) -> bool:
    """ "each opponent chooses one of their characters": a choice for each player who acts."""
    qualities = node.description.qualities
    return node.players is not None or any(isinstance(quality, OfPlayers) for quality in qualities)


def choose_cards(
    game: Game,
    ctx: Context,
    count: s.Count,
    legal: list[Ref],
    illegal: dict[object, Reason],
    fit: Callable[[tuple[Ref, ...]], bool] | None = None,
    rules: tuple[str, ...] = (),
    must: Sequence[Ref] = (),
    phrase: s.Selection | None = None,
) -> tuple[Ref, ...]:
    """As many as there are, up to the count (1.2.3); none where none is legal (1.7.7)."""
    legal, marketing = _without_marketing_cards(game, legal)
    illegal = illegal | marketing
    most = min(MANY if count.most is None else count.most, len(legal))
    least = min(least_of(count), most)
    if not legal:
        who = game.players[ctx.actor].name
        game.step(("1.7.7", "1.2.3"), "no legal choice", ability=ctx.name, player=who)
        if not illegal:
            ctx.done = False
            return ()
    by_id = {ref[0]: ref for ref in legal}
    choice = Choice(
        Ask.CARDS, ctx.actor, ctx.name, tuple(by_id), least, most, illegal=illegal, source=ctx.source[0],
        rules=(*RULES.get(ctx.name, ()), *rules), must=tuple(ref[0] for ref in must), goes_on=ctx.goes_on,
        allows=None if fit is None else lambda answer: fit(tuple(by_id[int(str(card))] for card in answer)),
        unfitting=unfitting(game, ctx, phrase),
    )  # fmt: skip
    found = tuple(by_id[int(str(card))] for card in game.decide(choice))
    if not found and legal:
        reading = MUST_AND_UP_TO if must else ""
        who = game.players[ctx.actor].name
        game.step("6.1.3", "chooses none", ability=ctx.name, player=who, reading=reading)
    elif found:
        selected = tuple(game.named(card) for card, _ in found)
        game.routine(("6.1.3", *rules), "selects", player=game.players[ctx.actor].name, cards=selected)
    if len(found) < least_of(count):
        ctx.done = False
        says_that_there_are_fewer(game, ctx, found)
    ctx.chosen += found
    return found


def _without_marketing_cards(game: Game, legal: list[Ref]) -> tuple[list[Ref], dict[object, Reason]]:
    """10.2.2.2: marketing cards can't be chosen for effects."""
    stay = [card for card, _ in legal if stays_in_inkwell(game, card)]
    reasons: dict[object, Reason] = {
        card: Reason(("10.2.2.2",), "a marketing card can't be chosen", {"card": game.named(card)})
        for card in stay
    }
    return [ref for ref in legal if ref[0] not in reasons], reasons


def says_that_there_are_fewer(game: Game, ctx: Context, found: tuple[Ref, ...]) -> None:
    """1.2.3; a cost is paid in full or not at all (1.5.3)."""
    if found and not ctx.paying:
        game.routine(
            "1.2.3", "does as much as they can", player=game.players[ctx.actor].name, ability=ctx.name
        )


def least_of(count: s.Count) -> int:
    """ "up to" and "any number" include 0 (6.1.3)."""
    if count.least is not None:
        return count.least
    return 0 if count.most is None else count.most


@means(SELECTIONS, s.AnyOf)
def any_of(game: Game, ctx: Context, node: s.AnyOf) -> tuple[Ref, ...]:
    """One of those that any of the phrases means."""
    fitting = [ref for phrase in node.selections for ref in all_that_fit(game, ctx, phrase)]
    found = choose_cards(game, ctx, s.ONE, list(dict.fromkeys(fitting)), {})
    ctx.bound[node.slot] = found
    return found


@means(SELECTIONS, s.Together)
def together_with(game: Game, ctx: Context, node: s.Together) -> tuple[Ref, ...]:
    """All that the phrases select."""
    found = tuple(dict.fromkeys(ref for phrase in node.selections for ref in select(game, ctx, phrase)))
    ctx.bound[node.slot] = found
    return found


def owners(game: Game, ctx: Context, description: Description) -> tuple[int, ...]:
    """The players whose cards a description asks for, where it names them."""
    for quality in description.qualities:
        if isinstance(quality, InZone | OfPlayers):
            return PLAYERS[type(quality.players)](game, ctx, quality.players)
    return (ctx.actor,)
