"""Effects with options: "choose one", "[A] or [B]", "YES! or NO!", by card type (CR 6.1.3, 6.1.5.2)."""

from judge.cards.abilities import flow as f
from judge.cards.abilities.descriptions import Description, Noun
from judge.cards.abilities.node import Node
from judge.engine.choices import Ask, Choice
from judge.engine.conditions import holds
from judge.engine.context import Context
from judge.engine.effects.alternatives import taken_by
from judge.engine.effects.feasible import can_be_done
from judge.engine.effects.taking import MOVED
from judge.engine.effects.wording import in_printed_words
from judge.engine.meaning import EFFECTS, PARTS, means
from judge.engine.players import players_who_act
from judge.engine.resolve import perform
from judge.engine.state import Game
from judge.engine.unknown import fits_or_chance

PARTS |= {f.Case}

BULLET = "•"


@means(EFFECTS, f.ChooseOne)
def choose_one(game: Game, ctx: Context, node: f.ChooseOne) -> None:
    """6.1.3: chosen as the effect resolves, by each player in turn (6.7.5); all where it says both."""
    ctx.done = True
    if node.both_if is not None and holds(game, ctx, node.both_if):
        game.step(("6.5.6", "6.2.4"), "both are chosen", ability=ctx.name)
        for option in node.options:
            perform(game, ctx, option)
        return
    places, texts = tuple(range(len(node.options))), _printed(game, ctx, node.options)
    for who in (ctx.actor,) if node.players is None else players_who_act(game, ctx, node.players):
        if node.players is not None:
            ctx.bound_players[getattr(node.players, "slot", -1)] = (who,)  # who is "they" in the options
        perform(game, ctx, _chosen(game, ctx, who, node.options, places, texts))


def _printed(game: Game, ctx: Context, options: tuple[Node, ...]) -> tuple[str, ...]:
    """The options as the card prints them."""
    for text in game.card(ctx.source[0]).text:
        parts = [part.strip() for part in text.text.split(BULLET)][1:]
        if len(parts) == len(options) and text.name in (ctx.name, None):
            return tuple(parts)
    return _by_their_verbs(options)


def _by_their_verbs(options: tuple[Node, ...]) -> tuple[str, ...]:
    """ "discard" or "banish", where nothing is printed apart."""
    return tuple(type(option).__name__.lower() for option in options)


def _chosen(
    game: Game, ctx: Context, who: int, options: tuple[Node, ...], legal: tuple[int, ...],
    texts: tuple[str, ...],
) -> Node:  # fmt: skip
    """The option that a player chooses; options go by their place in the text."""
    takes = tuple(taken_by(game, ctx, option) for option in options)
    choice = Choice(Ask.ONE_OF, who, ctx.name, legal, texts=texts, takes=takes, source=ctx.source[0])
    place = int(str(game.decide(choice)[0]))
    params = {"player": game.players[who].name, "number": place + 1, "ability": ctx.name}
    game.step(("6.1.3", "1.7.3"), "chooses an option", **params)
    return options[place]


@means(EFFECTS, f.EitherOr)
def either_or(game: Game, ctx: Context, node: f.EitherOr) -> None:
    """6.1.5.2: the player is required to choose; if one can't be chosen, another has to be."""
    legal = tuple(place for place, one in enumerate(node.options) if can_be_done(game, ctx, one))
    ctx.done = bool(legal)
    if legal:
        texts = in_printed_words(game, ctx, len(node.options)) or _by_their_verbs(node.options)
        game.routine(("6.1.5.2", "6.1.5"), "one of them has to be chosen", ability=ctx.name)
        chosen = _chosen(game, ctx, ctx.actor, node.options, legal, texts)
        with ctx.willingly():
            perform(game, ctx, chosen)
    else:
        game.step(("6.1.5.2", "1.7.7"), "no legal choice", ability=ctx.name)


@means(EFFECTS, f.YesOrNo)
def yes_or_no(game: Game, ctx: Context, node: f.YesOrNo) -> None:
    """The player says it, and what it stands for is done."""
    ctx.done = True
    for who in players_who_act(game, ctx, node.players):
        perform(game, ctx, _chosen(game, ctx, who, (node.yes, node.no), (0, 1), ("YES!", "NO!")))


@means(EFFECTS, f.ByCardType)
def by_card_type(game: Game, ctx: Context, node: f.ByCardType) -> None:
    """The case of the card that was put somewhere just before."""
    for card in ctx.groups.get(MOVED, ())[-1:]:
        for case in node.cases:
            if fits_or_chance(game, ctx, card, Description(Noun(types=case.types))):
                perform(game, ctx, case.effect)
                return
