"""A card that is played enters play, or has its effect (CR 4.3.3, 6.7.1, 6.7.7, 6.7.8)."""

from dataclasses import dataclass

from judge.cards.abilities import predicates as p
from judge.cards.abilities.ability import ActionEffect
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import This
from judge.engine.apply import apply
from judge.engine.applying import mention_what_applies, rules_of_conditions
from judge.engine.changes.table import CHANGES
from judge.engine.choices import Ask, Choice
from judge.engine.context import Context
from judge.engine.costs import own_effects
from judge.engine.effects.permitting import apply_to_next, next_enters_exerted, waiting_for
from judge.engine.events import Plays, PutsCard, Ref, Sings
from judge.engine.keywords.bodyguard import may_enter_exerted
from judge.engine.keywords.temporary import wait_to_return
from judge.engine.meaning import PARTS, PREDICATES
from judge.engine.resolve import perform, resolve_with_effect
from judge.engine.state import Game
from judge.engine.statics import applies_to, holds, saying
from judge.engine.steps import Reason
from judge.engine.triggers import follow_in_bag
from judge.engine.zones import in_its_next_zone
from judge.terms import CardType, Keyword, Zone

PARTS |= {ActionEffect}
PREDICATES[p.EntersPlayExerted] = "entering"
PREDICATES[p.EntersPlayWithDamage] = "entering"
PREDICATES[p.MayEnterPlayExerted] = "entering"


@dataclass(frozen=True, slots=True)
class Played:
    """How a card was played: what it is put on top of, who sang it, what was paid."""

    shift_onto: Ref | None = None
    singers: tuple[Ref, ...] = ()
    paid: int | None = None
    exerted: bool = False
    enters_exerted: bool | None = None
    """What its player has said about entering exerted, where they may choose (8.3.2)."""
    also_onto: tuple[Ref, ...] = ()
    """The second character below it, by Combo or Duo Shift."""
    temporary: bool = False
    """By Temporary Shift: back to the hand at the end of the turn."""
    together: bool = False
    place_after: tuple[Zone, str] = (Zone.DISCARD, "top")
    """Where an action goes once it has resolved; an effect may say otherwise."""


def enter(game: Game, player: int, card: int, how: Played, while_resolving: bool = False) -> None:
    """4.3.3.1, 4.3.3.2: by its type; an action played while something resolves waits for it (6.7.7.1)."""
    if game.type(card) is CardType.ACTION:
        _play_action(game, player, card, how, while_resolving)
    else:
        _enter_play(game, player, card, how)


def _enter_play(game: Game, player: int, card: int, how: Played) -> None:
    """6.7.8: what modifies how it enters resolves along with it."""
    exerted = (
        how.exerted or _enters_exerted(game, card, how) or next_enters_exerted(game, player, game.ref(card))
    )
    chosen = None
    if not exerted and not _is_exerted(game, how.shift_onto):
        chosen = _chooses_to_enter_exerted(game, player, card, how.enters_exerted)
    shifted = ("8.10.1",) if how.shift_onto is not None else ()
    apply_to_next(game, waiting_for(game, player, game.ref(card)), in_its_next_zone(game, card))
    damage = _damage_it_enters_with(game, card)
    event = Plays(
        player,
        game.ref(card),
        exerted or chosen is not None,
        damage,
        how.shift_onto,
        paid=how.paid,
        also_onto=how.also_onto,
    )
    apply(game, event, *shifted, "4.3.3.1", "6.7.1.1", "6.7.1")
    if chosen is not None and chosen.effect is not None:
        _do_what_it_entered_exerted_for(game, Context(game.ref(card), player, chosen.label), chosen.effect)
    mention_what_applies(game, game.ref(card))
    if how.temporary:
        wait_to_return(game, player, game.ref(card))


def _enters_exerted(game: Game, card: int, how: Played | None = None) -> bool:
    """Its own text, or another card's that speaks of it."""
    own = own_effects(game, card, (p.Applies,))
    said = [
        (effect, one)
        for effect, node in own
        if isinstance(node, p.Applies) and isinstance(node.subject, This)
        for one in node.predicates
    ]
    for effect in (effect for effect, one in said if isinstance(one, p.EntersPlayExerted)):
        if holds(game, effect):
            rules = ("6.7.8", "1.2.1", *rules_of_conditions(effect))
            game.step(rules, "enters play exerted by its text", card=game.named(card))
            return True
        params = {"ability": effect.label, "source": game.named(card)}
        game.note(rules_of_conditions(effect), "does not apply now", **params)
    return _another_has_it_enter_exerted(game, card, how or Played())


def _another_has_it_enter_exerted(game: Game, card: int, how: Played) -> bool:
    """6.4.2.3: what applies to it as it comes into play counts, so it is asked of the card in play."""
    if not saying(game, p.EntersPlayExerted):
        return False
    ahead = game.copy()
    ahead.recording = False
    CHANGES[Plays](
        ahead, Plays(game.owner(card), game.ref(card), False, 0, how.shift_onto, how.also_onto), ()
    )
    ahead.changed()
    said = [effect for effect, _ in saying(ahead, p.EntersPlayExerted) if effect.ctx.source[0] != card]
    return any(applies_to(ahead, effect, ahead.ref(card)) for effect in said)


def _damage_it_enters_with(game: Game, card: int) -> int:
    """6.7.8: there is no moment at which it is in play without that damage."""
    total = 0
    for effect, node in own_effects(game, card, (p.Applies,)):
        assert isinstance(node, p.Applies)
        for one in node.predicates:
            if (
                isinstance(one, p.EntersPlayWithDamage)
                and isinstance(node.subject, This)
                and holds(game, effect)
            ):
                total += one.amount
    for effect, said in saying(game, p.EntersPlayWithDamage):
        if isinstance(said, p.EntersPlayWithDamage) and applies_to(game, effect, game.ref(card)):
            total += said.amount
    return total


def _is_exerted(game: Game, onto: Ref | None) -> bool:
    """8.10.2: on top of an exerted character it enters play exerted; there is nothing to choose."""
    return onto is not None and game.in_play[onto[0]].exerted


@dataclass(frozen=True, slots=True)
class _Entrance:
    """That its player has it enter exerted: by which ability, and what for."""

    label: str
    effect: Node | None = None


def _chooses_to_enter_exerted(game: Game, player: int, card: int, said: bool | None) -> _Entrance | None:
    """8.3.2: Bodyguard may enter play exerted; it is no trigger and does not use the bag."""
    if may_enter_exerted(game, card):
        name = Keyword.BODYGUARD.value
        return _Entrance(name) if _asks(game, player, card, name, said, "8.3.2", "8.3.1") else None
    for effect, node in own_effects(game, card, (p.Applies,)):
        assert isinstance(node, p.Applies)
        for one in node.predicates:
            if isinstance(one, p.MayEnterPlayExerted) and _asks(
                game, player, card, effect.label, said, "6.7.8"
            ):
                return _Entrance(effect.label, one.effect)
    return None


def _do_what_it_entered_exerted_for(game: Game, ctx: Context, effect: Node) -> None:
    """6.1.5.1: "may enter play exerted to [B]"; it is in play by then, and can be chosen itself."""
    game.routine(("6.1.5.1", "6.1.5"), "the first part is done", ability=ctx.name)
    perform(game, ctx, effect)


def reasons_cannot_enter_exerted(game: Game, card: int) -> list[Reason]:
    """5.1.1.1: they enter play ready, but where they may choose (8.3.2) or their text says otherwise."""
    if may_enter_exerted(game, card) or _enters_exerted(game, card):
        return []
    own = (node for _, node in own_effects(game, card, (p.Applies,)) if isinstance(node, p.Applies))
    if any(isinstance(said, p.MayEnterPlayExerted) for node in own for said in node.predicates):
        return []
    return [Reason(("5.1.1.1", "8.3.2"), "enters play ready", {"card": game.named(card)})]


def _asks(game: Game, player: int, card: int, ability: str, said: bool | None, *rules: str) -> bool:
    choice = Choice(Ask.MAY, player, ability, (True, False), source=card, what="enter exerted")
    wanted = game.decide(choice)[0] is True if said is None else said
    message = "enters exerted by choice" if wanted else "enters ready by choice"
    game.step(rules, message, card=game.named(card))
    return wanted


def _play_action(game: Game, player: int, card: int, how: Played, while_resolving: bool) -> None:
    """5.4.1.2: it is in the Play zone while its effect resolves, then goes to the discard."""
    ref = game.ref(card)
    apply(
        game,
        Plays(player, ref, singers=how.singers, paid=how.paid, sang_together=how.together),
        "4.3.3.2",
        "5.4.1.2",
    )
    for singer in how.singers:
        apply(
            game,
            Sings(singer, game.ref(card)),
            "5.4.4.2",
            *(("8.12.3",) if how.together else ()),
        )
    now = game.ref(card)
    if while_resolving:
        game.step(("6.7.7.1", "7.1.6.1"), "waits until what played it has resolved", card=game.named(card))
        game.effects_waiting.append(Pending(player, now, how))
    else:
        resolve_action(game, player, now, how)


@dataclass(frozen=True, slots=True)
class Pending:
    """An action's effect that waits (6.7.7.1); plain data, so that a copied game waits for it too."""

    player: int
    card: Ref
    how: Played

    def __call__(self, game: Game) -> None:
        resolve_action(game, self.player, self.card, self.how)


def resolve_action(game: Game, player: int, ref: Ref, how: Played) -> None:
    """6.7.1.2."""
    card = ref[0]
    waits = ("1.7.2", "5.4.5") if game.bag else ()  # what was triggered resolves after it
    rules = ("6.7.1.2", "6.7.1", "6.7.2", "4.3.3.2", "6.1.1.2", "5.4.3", "7.7.2", *waits)
    game.step(rules, "its effect resolves", card=game.named(card))
    happened = [
        resolve_with_effect(game, _of_action(game, player, ref, how), named.ability.effect)
        for named in game.copies[card].printed.actions
        if isinstance(named.ability, ActionEffect)
    ]
    params = {"card": game.named(card), "ability": game.card(card).name}
    if not any(happened):
        game.step(("6.7.2.4", "6.7.4", "6.1.1"), "resolves with no effect", **params)
    if game.is_in_play(ref):
        zone, position = how.place_after
        replaced = () if zone is Zone.DISCARD else ("6.5.1.1", "6.5.4")
        apply(
            game, PutsCard(ref, zone, position, player), *replaced, "6.7.1.2", "4.3.3.2", "5.4.1.2", "7.4.1"
        )
        if zone is Zone.DISCARD:
            follow_in_bag(game, ref, game.ref(card))
    if any(happened):
        rules = ("6.7.4", "1.8.1", *(("5.4.5",) if game.bag else ()))
        game.routine(rules, "the action has resolved", **params)


def _of_action(game: Game, player: int, ref: Ref, how: Played) -> Context:
    ctx = Context(ref, player, game.card(ref[0]).name, kind="action")
    ctx.groups["singers"] = how.singers
    return ctx
