"""Small boards with cards written out, played through the compiler and the engine."""

from dataclasses import dataclass, field

from judge.cards.card import AbilityText, Card
from judge.cards.text.compile import compile_card
from judge.cards.text.tokens import Vocabulary
from judge.engine import nodes_without_meaning
from judge.engine import printed as p
from judge.engine.choices import Answer, Choice
from judge.engine.pieces import Copy, InPlay, Player
from judge.engine.setting import put_in_place, put_in_play
from judge.engine.state import Game
from judge.engine.turn_actions.play import play
from judge.terms import CardType, Zone

VOCABULARY = Vocabulary(
    frozenset({"Elsa", "Anna", "Chip", "Dale", "Sven"}),
    frozenset({"Hero", "Villain", "Princess", "Pirate", "Dragon", "Knight"}),
)
ME, RIVAL, THIRD = 0, 1, 2


def character(name: str = "Anna", text: str = "", **values: object) -> Card:
    """A character 2/3 of cost 2, with what is said otherwise."""
    numbers: dict[str, object] = {"cost": 2, "strength": 2, "willpower": 3, "lore": 1}
    return written(name, CardType.CHARACTER, text, **(numbers | values))


def location(name: str = "Castle", text: str = "", **values: object) -> Card:
    numbers: dict[str, object] = {"cost": 1, "willpower": 5, "lore": 1, "move_cost": 1}
    return written(name, CardType.LOCATION, text, **(numbers | values))


def item(name: str = "Lamp", text: str = "", **values: object) -> Card:
    return written(name, CardType.ITEM, text, **({"cost": 1} | values))


def action(text: str, name: str = "Deed", **values: object) -> Card:
    return written(name, CardType.ACTION, text, **({"cost": 0} | values))


def written(name: str, kind: CardType, text: str, **values: object) -> Card:
    """A card with one ability a line; a story name stands before "| "."""
    abilities = tuple(_ability(line) for line in text.splitlines() if line.strip())
    return Card(name, None, kind, inkwell=True, text=abilities, **values)  # type: ignore[arg-type]  # the keys are Card's own


def _ability(line: str) -> AbilityText:
    name, bar, words = line.strip().partition("| ")
    return AbilityText(name.strip(), words) if bar else AbilityText(None, line.strip())


@dataclass
class Board:
    """Players and their cards; `answers` are given in order, forced decisions answer themselves."""

    players: int = 2
    cards: list[tuple[int, Zone, p.Printed, InPlay | None]] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    asked: list[Choice] = field(default_factory=list)
    game: Game = field(init=False)

    def put(self, owner: int, zone: Zone, *cards: Card | None) -> list[int]:
        """Cards in a zone, the top of the deck first; None is a card that nobody has named."""
        first = len(self.cards)
        for card in cards:
            states = InPlay(entered=-1) if zone is Zone.PLAY else None
            self.cards.append((owner, zone, p.UNKNOWN if card is None else compiled(card), states))
        return list(range(first, len(self.cards)))

    def start(self) -> Game:
        """The game in the Main Phase of the first player's turn."""
        copies = tuple(
            Copy(number, card, owner, f"{card.card.full_name} #{number}")
            for number, (owner, _, card, _) in enumerate(self.cards)
        )
        names = ("me", "rival", "third", "fourth")
        self.game = Game([Player(i, names[i]) for i in range(self.players)], copies, self.decide)
        for number, (_, zone, _, states) in enumerate(self.cards):
            if states is not None:
                put_in_play(self.game, number, states)
            else:
                put_in_place(self.game, number, zone)
        return self.game

    def decide(self, game: Game, choice: Choice) -> Answer:
        self.asked.append(choice)
        forced = choice.only_answer()
        if forced is not None:
            return forced
        assert self.answers, f"an open decision: {choice}"
        answer = self.answers.pop(0)
        assert choice.is_legal(answer) or choice.ask == "name a card", f"{answer} for {choice}"
        return answer

    def resolve(self, text: str, *answers: Answer | object) -> Game:
        """The first player plays an action with this text; the answers are given in order."""
        card = self.put(ME, Zone.HAND, action(text))[0] if not hasattr(self, "game") else self._add(text)
        game = self.game if hasattr(self, "game") else self.start()
        self.answers += [one if isinstance(one, tuple) else (one,) for one in answers]
        play(game, ME, card)
        assert not self.answers, f"nothing asked for {self.answers}"
        return game

    def _add(self, text: str) -> int:
        """One more action in hand while the game goes on."""
        number = len(self.game.copies)
        copy = Copy(number, compiled(action(text, name=f"Deed {number}")), ME, f"Deed #{number}")
        self.game.copies = (*self.game.copies, copy)
        self.game.zones.append(Zone.HAND)
        self.game.incarnation.append(0)
        self.game.players[ME].hand.append(number)
        return number


def compiled(card: Card) -> p.Printed:
    """A card as the engine plays it; every word of it must be understood and executable."""
    found = compile_card(card, VOCABULARY, nodes_without_meaning)
    assert not found.problems, found.problems
    return p.printed(found)
