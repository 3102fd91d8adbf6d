"""Random legal games with real decks: `python -m tests.games.random_games --games 1000`.

A failure prints its seed; the same seed plays the same game.
"""

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from functools import lru_cache

from judge.assistant import Assistant
from judge.cards.card import Card
from judge.cards.catalog import Catalog
from judge.cards.sources import load_bundled_cards
from judge.engine import Game, begin_turn
from judge.engine.choices import Answer, Ask, Choice
from judge.engine.pieces import Copy, Player
from judge.engine.possible import possible_actions, try_action
from judge.engine.printed import Printed, printed
from judge.engine.setting import put_in_place
from judge.terms import Zone
from tests.games.reproduce import scenario_text

TURNS = 40
ACTIONS_A_TURN = 30


@lru_cache(maxsize=1)
def assistant() -> Assistant:
    return Assistant(Catalog.bundled())


@lru_cache(maxsize=1)
def pool() -> tuple[Card, ...]:
    return tuple(sorted(load_bundled_cards(), key=lambda card: card.full_name))


@lru_cache(maxsize=4096)
def playable(card: Card) -> Printed | None:
    """The card as the engine plays it; None where its text is not compiled."""
    compiled = assistant().compiled(card)
    return None if compiled.problems else printed(compiled)


def deck(chance: random.Random) -> list[Printed]:
    """Sixty cards of two ink types, at most four of a name (1.10.1.1)."""
    inks = chance.sample(sorted({ink for card in pool() for ink in card.inks}), 2)
    own = [card for card in pool() if card.inks and set(card.inks) <= set(inks)]
    found: list[Printed] = []
    while len(found) < 60:
        card = playable(chance.choice(own))
        if card is not None:
            found += [card] * chance.randint(1, 4)
    return found[:60]


class RandomPlayer:
    """Answers every decision with some legal answer."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def __call__(self, game: Game, choice: Choice) -> Answer:
        if choice.ask is Ask.NAME:
            return ("Elsa",)
        assert choice.options or choice.least == 0, f"no legal answer to {choice}"
        answer = self._some(choice)
        while (choice.allows or choice.must) and not choice.is_legal(answer):
            answer = self._some(choice)
        assert choice.is_legal(answer), f"{answer} is not legal for {choice}"
        return answer

    def _some(self, choice: Choice) -> Answer:
        size = self.chance.randint(choice.least, min(choice.most, len(choice.options)))
        return tuple(self.chance.sample(choice.options, size))


def new_game(seed: int, players: int) -> Game:
    chance = random.Random(seed)
    copies: list[Copy] = []
    for owner in range(players):
        for card in deck(chance):
            copies.append(Copy(len(copies), card, owner, f"{card.card.full_name} #{len(copies)}"))
    everyone = [Player(index, f"player {index + 1}") for index in range(players)]
    game = Game(everyone, tuple(copies), RandomPlayer(chance))
    for owner in range(players):
        own = [copy.id for copy in copies if copy.owner == owner]
        chance.shuffle(own)
        for place, card in enumerate(own):
            put_in_place(game, card, Zone.HAND if place < 7 else Zone.DECK)
    game.turn = 1
    game.recording = False
    return game


class Faulty(Exception):
    """A fault of the engine: the seed, and a scenario file of the board and the action."""


def play(seed: int, players: int = 2) -> Game:
    """One whole game, its invariants checked after every action."""
    game = new_game(seed, players)
    chance = random.Random(seed + 1)
    begin_turn(game)
    while not game.ended and game.turn < TURNS * players:
        turn = game.turn
        for count in range(ACTIONS_A_TURN):
            actions = possible_actions(game)
            ending = [one for one in actions if one.kind == "end_turn"]
            action = chance.choice(ending if ending and count > ACTIONS_A_TURN - 10 else actions)
            before = game.copy()
            try:
                try_action(game, action)
                check_invariants(game)
            except Exception as fault:
                title = f"seed {seed}, {players} players"
                raise Faulty(f"{title}\n{scenario_text(before, action, title)}") from fault
            if game.ended or game.turn != turn:
                break
        if game.turn == turn and not game.ended:
            break
    return game


def check_invariants(game: Game) -> None:
    """No card is lost or in two zones; nothing waits; states are those a card can have."""
    places: Counter[int] = Counter()
    for player in game.players:
        for zone in (player.deck, player.hand, player.discard, player.inkwell, player.play):
            places.update(zone)
        assert player.lore >= 0, "lore below 0 (1.11.1)"
        assert player.exerted_ink <= set(player.inkwell), "exerted ink that is no ink"
        assert player.unordered <= set(player.deck), "shuffled cards that are not in the deck"
    for state in game.in_play.values():
        places.update(state.under)
        assert state.damage >= 0, "negative damage"
        assert state.at is None or state.at in game.in_play, "at a location that is not in play"
    removed = sum(zone is Zone.REMOVED for zone in game.zones)
    assert len(places) + removed == len(game.copies), "a card is lost (7.1.5)"
    assert max(places.values(), default=1) == 1, "a card is in two zones (7.1.5)"
    for player in game.players:
        for zone in (Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.INKWELL, Zone.PLAY):
            assert all(game.zones[card] is zone for card in player.zone(zone)), f"zone of a card in {zone}"
    assert game.ended or not game.bag, "abilities left in the bag"
    assert game.challenge is None or game.ended, "a challenge that does not end"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--players", type=int, default=2)
    options = parser.parse_args()
    failures = 0
    start = time.perf_counter()
    for seed in range(options.first, options.first + options.games):
        try:
            play(seed, options.players)
        except Exception:
            failures += 1
            print(f"seed {seed}, {options.players} players:", file=sys.stderr)
            traceback.print_exc(limit=-4)
    seconds = time.perf_counter() - start
    print(f"{options.games} games, {failures} failures, {options.games / seconds:.1f} games a second")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
