"""How fast the engine is: `python benchmarks/engine.py`.

Prints resolutions a second of CR 4.6.9 example B (a challenge with two triggers) and of a plain challenge,
quests and random games a second, each with the trace; and how a challenge slows down as the board grows.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from judge.assistant import Assistant
from judge.cards.catalog import Catalog
from judge.engine import Game, challenge, quest, take
from judge.engine.choices import Answer, Choice
from judge.scenario.read import read_scenario
from judge.scenario.set_up import set_up

SECONDS = 2.0
PLAIN = """
title: a plain challenge
players:
  me: {play: [Stitch - New Dog%s]}
  rival: {play: [{card: Milo Thatch - Clever Cartographer, exerted: true}%s]}
"""
EXAMPLE_B = """
title: example B of 4.6.9
players:
  me: {play: [Marshmallow - Persistent Guardian]}
  rival: {play: [{card: Cheshire Cat - Not All There, exerted: true}]}
"""
FILLER = ", Minnie Mouse - Beloved Princess"


def first_answer(game: Game, choice: Choice) -> Answer:
    return next(choice.answers())


def board(assistant: Assistant, text: str) -> Game:
    scenario = read_scenario(text, assistant.catalog).scenario
    assert scenario is not None
    return set_up(scenario, assistant.texts(scenario), first_answer).game


def per_second(work: Callable[[], object]) -> float:
    work()
    count, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        work()
        count += 1
    return count / (time.process_time() - start)


def challenges(game: Game) -> Callable[[], object]:
    mine, theirs = game.players[0].play[0], game.players[1].play[0]

    def once() -> None:
        now = game.copy()
        assert take(now, 0, lambda: challenge(now, 0, mine, theirs)) is None

    return once


def quests(game: Game) -> Callable[[], object]:
    mine = game.players[0].play[0]

    def once() -> None:
        now = game.copy()
        assert take(now, 0, lambda: quest(now, 0, mine)) is None

    return once


def random_games() -> float:
    from tests.games.random_games import play

    for seed in range(1, 6):
        play(seed)
    start = time.process_time()
    for seed in range(1, 6):
        play(seed)
    return 5 / (time.process_time() - start)


def main() -> None:
    assistant = Assistant(Catalog.bundled())
    example_b, plain = board(assistant, EXAMPLE_B), board(assistant, PLAIN % ("", ""))
    print(f"4.6.9 example B, with trace  {per_second(challenges(example_b)):8.0f} a second")
    print(f"plain challenge, with trace  {per_second(challenges(plain)):8.0f} a second")
    print(f"quest, with trace            {per_second(quests(plain)):8.0f} a second")
    for cards in (5, 20, 80):
        filler = FILLER * (cards // 2 - 1)
        rate = per_second(challenges(board(assistant, PLAIN % (filler, filler))))
        print(f"plain challenge, {cards:>2} in play {rate:8.0f} a second")
    print(f"random games                 {random_games():8.1f} a second")


if __name__ == "__main__":
    main()
