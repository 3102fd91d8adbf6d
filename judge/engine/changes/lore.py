"""Lore, ink, and the marks that turn actions leave (CR 1.11, 4, 7.5)."""

from judge.cards.abilities.statics import CantGainLore, CantLoseLore
from judge.engine import events as e
from judge.engine.changes.table import Rules, changes, cite
from judge.engine.pieces import Challenge
from judge.engine.player_restrictions import is_prevented
from judge.engine.state import Game


@changes(e.GainsLore)
def gain_lore(game: Game, event: e.GainsLore, rules: Rules) -> bool:
    """1.11.1."""
    if event.amount <= 0 or is_prevented(game, event.player, CantGainLore, *cite(rules, "1.11.1")):
        return False
    player = game.players[event.player]
    player.lore += event.amount
    game.step(cite(rules, "1.11.1"), "gains lore", player=player.name, amount=event.amount, total=player.lore)
    return True


@changes(e.LosesLore)
def lose_lore(game: Game, event: e.LosesLore, rules: Rules) -> bool:
    """1.11.1: never below 0."""
    player = game.players[event.player]
    if event.amount > 0 and is_prevented(game, event.player, CantLoseLore, *cite(rules, "1.11.1")):
        return False
    amount = min(event.amount, player.lore)
    if amount <= 0:
        game.step(cite(rules, "1.11.1"), "has no lore to lose", player=player.name)
        return False
    player.lore -= amount
    game.step(cite(rules, "1.11.1"), "loses lore", player=player.name, amount=amount, total=player.lore)
    return True


@changes(e.InkDrops)
def get_ink_drops(game: Game, event: e.InkDrops, rules: Rules) -> bool:
    player = game.players[event.player]
    if player.ink_drops + event.amount < 0 or not event.amount:
        return False
    player.ink_drops += event.amount
    message = "gets ink drops" if event.amount > 0 else "removes ink drops"
    game.step(cite(rules, "1.2.1"), message, player=player.name, amount=abs(event.amount))
    return True


@changes(e.PaysInk)
def pay_ink(game: Game, event: e.PaysInk, rules: Rules) -> bool:
    """Exert as many ready ink cards, each of which is 1 {I} (5.2.3, 7.5.1), until all is paid."""
    player = game.players[event.player]
    ready = [card for card in player.inkwell if card not in player.exerted_ink]
    player.exerted_ink |= set(ready[: event.amount])
    own = ("7.5.1", "5.2.3", "1.5.3") if event.amount else ("1.5.3",)
    game.step(cite(rules, *own), "pays ink", player=player.name, amount=event.amount)
    return True


@changes(e.Quests)
def quest(game: Game, event: e.Quests, rules: Rules) -> bool:
    """4.5.2: it has quested."""
    game.routine(cite(rules, "4.5.2"), "has quested", card=game.named(event.card[0]))
    return True


@changes(e.Challenges)
def challenge(game: Game, event: e.Challenges, rules: Rules) -> bool:
    """4.6.4.5: "while challenging" starts to apply."""
    game.challenge = Challenge(event.challenger, event.challenged)
    game.step(
        cite(rules, "4.6.4.5"), "the challenge occurs",
        challenger=game.named(event.challenger[0]), challenged=game.named(event.challenged[0]),
    )  # fmt: skip
    return True


@changes(e.ChallengeEnds)
def end_challenge(game: Game, event: e.ChallengeEnds, rules: Rules) -> bool:
    """4.6.7, 4.6.9.2: "while challenging" and "while being challenged" end."""
    game.challenge = None
    game.step(cite(rules, "4.6.7"), "the challenge is over")
    return True


@changes(e.Moves)
def move(game: Game, event: e.Moves, rules: Rules) -> bool:
    """4.7.3.3."""
    if not game.is_in_play(event.card) or not game.is_in_play(event.to):
        return False
    game.in_play[event.card[0]].at = event.to[0]
    game.step(
        cite(rules, "4.7.3.3"), "moves to", card=game.named(event.card[0]), location=game.named(event.to[0])
    )
    return True


@changes(e.Sings)
def sing(game: Game, event: e.Sings, rules: Rules) -> bool:
    """5.4.4.2."""
    game.step(cite(rules, "5.4.4.2"), "sings", card=game.named(event.card[0]), song=game.named(event.song[0]))
    return True


@changes(e.IsChosen)
def choose(game: Game, event: e.IsChosen, rules: Rules) -> bool:
    """6.1.3."""
    game.step(
        cite(rules, "6.1.3", "1.7.3"),
        "chooses",
        player=game.players[event.player].name,
        card=game.named(event.card[0]),
    )
    return True


@changes(e.UsesAbility, e.TurnStarts, e.TurnEnds)
def take_note(game: Game, event: e.Event, rules: Rules) -> bool:
    """The step is recorded where the process stands; the event is for triggers and "this turn"."""
    return True
