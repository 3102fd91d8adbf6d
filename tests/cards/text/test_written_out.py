"""Texts of cards that are in no set: what the templates say together is understood and executable."""

import pytest

from judge.cards.abilities.predicates import Applies, Gains, Gets
from judge.cards.card import AbilityText, Card
from judge.cards.compiled import CompiledCard, Problem
from judge.cards.sources import bundled_pool
from judge.cards.text.compile import compile_card, written_as
from judge.cards.text.gained import compile_gained
from judge.cards.text.tokens import Vocabulary, normalise
from judge.engine.meaning import nodes_without_meaning
from judge.terms import CardType

OF_A_CHARACTER = [
    "Whenever this character sings a song with cost 5 or more, gain 2 lore.",
    "When you play this character and when he's banished, deal 1 damage to chosen opposing character.",
    "Whenever this character is readied, you may draw a card.",
    "Whenever this character is challenged by a character with Evasive, draw a card.",
    "Whenever you play a character using Shift, gain 1 lore.",
    "Whenever you play your second card in a turn, gain 1 lore.",
    "Whenever you play a character or an item, gain 1 lore.",
    "Whenever you play a Song, gain 1 lore.",
    "This character can't challenge unless an opposing character is damaged.",
    "This character can't quest unless he has 5 {S}.",
    "At the end of each opponent's turn, if no opposing characters quested this turn, gain 1 lore.",
    "You pay 1 {I} less to play Toy characters while you have an item in play.",
    "This character gets +1 {S} for each damage counter on her.",
    "When you play this character, you may give chosen character Rush and +2 {S} this turn.",
    "Opposing characters get -1 {S} while challenging your characters.",
    "Whenever you gain lore, you may draw a card.",
    "Whenever an opponent gains 2 or more lore, draw a card.",
    "Whenever an opponent loses lore, gain that much lore.",
    "Whenever you draw one or more cards, this character gets +1 {S} this turn.",
    "Whenever you draw a second card in a turn, gain 1 lore.",
    "Whenever you draw your second card each turn, gain 1 lore.",
    "Whenever an opponent discards one or more cards, gain 1 lore.",
    "Whenever you move damage from a character, draw a card.",
    "Whenever you move 1 or more damage to an opposing character, draw a card.",
    "Whenever damage is moved from this character, draw a card.",
    "Whenever damage is removed from one of your characters, gain 1 lore.",
    "Whenever a damage counter is put on this character, draw a card.",
    "Whenever you put one or more damage counters on an opposing character, gain 1 lore.",
    "Whenever this character takes damage in a challenge, draw a card.",
    "Whenever this character deals damage, gain 1 lore.",
    "Whenever this character readies, gain 1 lore.",
    "Whenever a card is put under this character, draw a card.",
    "Whenever a character card is put into your discard, gain 1 lore.",
    "Whenever an opposing character is returned to its player's hand, gain 1 lore.",
    "Whenever an opponent moves a character to a location, draw a card.",
    "Whenever you ink a card, gain 1 lore.",
    "When this character enters play, gain 1 lore.",
    "At the end of the turn, banish this character.",
    "Whenever this character quests or sings a song, gain 1 lore.",
    "Whenever this character challenges or is challenged, draw a card.",
    "Whenever this character quests while damaged, gain 2 lore.",
    "When you play this character, each opponent with more cards in their hand than you loses 1 lore.",
    "At the end of your turn, each opponent with 5 or more lore loses 1 lore.",
    "When you play this character, if you have less lore than an opponent, gain 1 lore.",
    "When you play this character, if you have fewer cards in your hand than an opponent, draw a card.",
    "When you play this character, if there are no other characters in play, draw a card.",
    "When you play this character, if this is the second character you've played this turn, gain 1 lore.",
    "At the end of your turn, if this character didn't quest this turn, draw a card.",
    "While you have exactly 3 characters in play, this character gets +3 {L}.",
    "This character can't be challenged while exerted.",
    "This character must quest each turn if able.",
    "This character can't quest and must challenge each turn if able.",
    "Damage dealt to this character is reduced by 1.",
    "If one of your characters would be dealt damage, that damage is reduced by 1 instead.",
    "Damage can't be removed from opposing characters.",
    "Opponents can't draw cards.",
    "Players can't gain lore.",
    "Opponents can't gain lore during your turn.",
    "Opponents can't choose this character except to challenge.",
    "Each of your Hero characters gains Ward.",
    "You pay 1 {I} less to play this character for each character card in your discard.",
    "If you would gain lore, gain that much lore plus 1 instead.",
    "If an opponent would draw a card, they lose 1 lore instead.",
    "If this character would be dealt 3 or more damage, she takes no damage instead.",
    "If this character would be dealt damage in a challenge, he takes no damage instead.",
    "If an opposing character would be returned to its player's hand, banish it instead.",
    "The first time you would draw a card each turn, draw 2 cards instead.",
    "Once per turn, if you would draw a card, you may draw 2 cards instead.",
    "{E}, Lose 1 lore — Draw 2 cards.",
    "{E}, Return one of your other characters to your hand — Draw a card.",
    "If you would discard a card, draw a card instead.",
    "If an opponent would discard a card, they lose 1 lore instead.",
    "Opponents can't play more than 2 cards each turn.",
    "Each player can't play more than one action each turn.",
    "Opponents can't draw more than 1 card each turn.",
    "This character gets +1 {L} for each opponent.",
    "For each opponent with more lore than you, this character gets +1 {L}.",
    "Whenever an opponent plays a second card in a turn, gain 1 lore.",
    "Whenever you play a character from your discard, gain 1 lore.",
    "Whenever you shift a character, you may deal 2 damage to chosen character.",
    "At the end of each turn, banish all damaged characters.",
    "At the end of each opponent's turn, if this character wasn't challenged this turn, gain 1 lore.",
    "At the end of your turn, if 2 or more characters were banished this turn, draw 2 cards.",
    "At the end of your turn, if one of your characters sang a song this turn, gain 1 lore.",
    "At the end of your turn, if you've drawn 2 or more cards this turn, gain 1 lore.",
    "When you play this character, if you don't have any other characters in play, draw 2 cards.",
    "When you play this character, each opponent with no cards in their hand loses 2 lore.",
    "When this character leaves play, draw cards equal to the number of cards that were under her.",
    "While this character has Evasive, she gets +2 {S}.",
    "While no opponent has more lore than you, this character gets +1 {L}.",
    "While your opponent has no cards in their hand, this character gets +2 {L}.",
    "While this character is being challenged by a Villain character, she gains Resist +2.",
    "Your characters and locations gain Resist +1.",
    "Your locations and Hero characters gain Resist +1.",
    "Opponents can't gain lore unless one of their characters has challenged this turn.",
    "This character can't quest unless there's a card under him.",
    "You may ink an additional card each turn.",
    "You pay 1 {I} less to move your characters to a location for each item you have in play.",
    "Once during your turn, you may pay 2 {I} less to play a Princess character.",
    "Once during your turn, you may banish one of your items to gain 1 lore.",
    "Once during your turn, if an opponent has more cards in their hand than you, you may draw a card.",
    "When you play this character, you may banish chosen character with less {S} than this character.",
    "At the start of your turn, you may pay 2 {I}. If you don't, banish this character.",
    "This character may quest the turn he's played.",
    "If this character would be banished, you may banish one of your items instead. If you do, draw a card.",
    "You may play this character from your discard if you have 3 or more Pirate characters in play.",
    "{E} — If there are 3 or more cards under this character, banish her.",
]
OF_AN_ACTION = [
    "The next time you would draw a card this turn, draw 2 cards instead.",
    "The next time chosen character would be banished this turn, return them to their player's hand instead.",
    "The next time an opponent would gain lore this turn, they gain no lore instead.",
    "This turn, if one of your characters would be banished, return it to your hand instead.",
    "Chosen opposing character must challenge during their next turn if able.",
    "The next character you play this turn enters play exerted.",
    "During their next turn, chosen opponent can't play songs.",
    "Each opponent chooses one: • They lose 2 lore. • They choose and discard a card.",
    "Each opponent loses 1 lore for each damaged character they have in play.",
    "Banish chosen damaged character or chosen item.",
    "Deal 2 damage to chosen character and 1 damage to another chosen character.",
    "Deal damage to chosen character equal to the number of cards in your discard.",
    "Chosen character and all other characters with the same name get +2 {S} this turn.",
    "Draw a card for each opponent.",
    "Draw a card if you have a character named Elsa in play.",
    "Whenever chosen character quests this turn, gain 2 lore.",
    "The next time chosen character is banished this turn, draw a card.",
    "You pay 1 {I} less to play characters this turn.",
    "Opponents pay 2 {I} more to play characters until the start of your next turn.",
    "You may ink an additional card this turn.",
    "Chosen character loses Evasive and Ward this turn.",
    "Each player shuffles their hand into their deck and draws 5 cards.",
    "Move any number of damage counters from chosen character of yours to chosen opposing character.",
    "Return up to two song cards from your discard to your hand.",
    "Opposing characters can't quest or sing until the start of your next turn.",
    "Deal damage equal to chosen character's {S} to another chosen character.",
    "Chosen character gets -3 {S} this turn. If their {S} is 1 or less, banish them.",
    "Chosen opponent loses 2 lore. If they have no lore, draw a card.",
    "Each opponent may discard a card. Each opponent who doesn't loses 2 lore.",
    "Gain 1 lore for each song you've played this turn.",
    "Gain 1 lore for each character that was banished this turn.",
    "Chosen character gets +2 {S} until the end of the turn.",
    "At the end of your turn, banish all your characters that quested this turn.",
    "Chosen character gets +1 {S} this turn. If a Hero character is chosen, they also get +1 {L} this turn.",
]
NOT_OF_A_CHARACTER = [
    "This character can't be challenged for each card in your hand.",
    "This character gains Evasive for each card in your hand.",
    "While a damaged character is exerted, they get +2 {L}.",
    "If this character would be banished, you may banish one of your items instead. Draw a card.",
    "There are 3 or more cards under this character.",
    "Once during your turn, you may draws a card.",
    "If this character would be dealt damage, prevent 1 of that damage.",
    "This character can't be banished.",
    "Whenever you deal damage to an opposing character, draw a card.",
    "Whenever you shuffle your deck, draw a card.",
    "The first character you play each turn costs 1 {I} less.",
    "Whenever an opponent gain lore, draw a card.",
    "Whenever you draws one or more cards, draw a card.",
    "Whenever a card is returned to your hand, draw a card.",
    "Whenever chosen character quests, gain 2 lore.",
    "Opponents can't play more than 2 card each turn.",
    "Opponents can't play more than 2 cards.",
    "This character gets +1 {L} for each opponents.",
    "At the end of your turn, if you drawn 2 or more cards this turn, gain 1 lore.",
    "At the end of your turn, if this character weren't challenged this turn, gain 1 lore.",
    "Once during your turn, you may pay 2 {I} less to play Princess characters.",
    "While no opponents has more lore than you, this character gets +1 {L}.",
]
NOT_OF_AN_ACTION = [
    "Chosen character gains Rush this turn. They enter play exerted.",
    "Deal 2 damage to chosen character. If they're banished this way, draw a card.",
    "Each opponent chooses one: • Lose 2 lore. • Choose and discard a card.",
    "Chosen characters can't challenge during their next turn.",
    "The next time you would gain lore, draw a card instead.",
    "Whenever chosen character quests, gain 2 lore.",
    "Chosen character loses Evasive and Fly this turn.",
]
GAINED = [
    "+2 {S} and Evasive this turn",
    "+2 {S}, +1 {L} this turn",
    "Evasive, Ward, and Rush this turn",
    "must quest during their next turn if able",
    "must challenge during their next turn if able",
    "can't sing this turn",
    "can't {E} to sing songs this turn",
    "Boost 2",
    "Hero",
    "Hero this turn",
    "the Villain classification and Evasive this turn",
    "+1 {S} while exerted",
    "+1 {S} this turn, Evasive this turn",
    "Bodyguard, Support",
    'Ward and "When this character is banished, draw a card" this turn',
    "the next time this character would be dealt damage this turn, it takes no damage instead",
    "Damage dealt to this character is reduced by 1",
    "Chosen character of yours gains Resist +2 this turn.",
    "They gain Challenger +2 this turn.",
    "has Ward",
    "+2 {S} until the end of the turn",
    "+2 strength and +1 lore this turn",
    "cannot quest this turn",
    "The next time they would be dealt damage this turn, they take no damage instead.",
    "Whenever this character quests this turn, gain 1 lore.",
    '"Whenever this character quests, gain 1 lore."',
    'gains "{E} – Draw a card." this turn',
    "gains “When this character is banished, you may draw a card.”",
    "At the end of your turn, banish them.",
    "Evasive until your next turn",
    "-2 {S} until the start of their next turn",
    "Reckless during your next turn",
    "can't ready at the start of your next turn",
    "Resist 2",
]
NOT_GAINED = [
    "can't be readied this turn",
    "is also named Elsa",
    "loses all abilities this turn",
    "+1 {S} this turn, Evasive until the start of your next turn",
    "can't gain lore this turn",
    "Evasive and Fly",
]


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    return Vocabulary.of(known.card for known in bundled_pool())


def written_out(text: str, of: CardType, vocabulary: Vocabulary) -> CompiledCard:
    """A card of its own with this one text, compiled for the engine."""
    name = None if of is CardType.ACTION else "OWN STORY"
    card = Card("Newcomer", "Unheard Of", of, 3, True, text=(AbilityText(name, text),))
    return compile_card(card, vocabulary, nodes_without_meaning)


@pytest.mark.parametrize("text", OF_A_CHARACTER)
def test_a_characters_text_is_understood_and_written_back(text: str, vocabulary: Vocabulary) -> None:
    card = written_out(text, CardType.CHARACTER, vocabulary)
    assert not card.problems
    assert normalise(written_as(card)[0]) == normalise(text)


@pytest.mark.parametrize("text", OF_AN_ACTION)
def test_an_actions_text_is_understood_and_written_back(text: str, vocabulary: Vocabulary) -> None:
    card = written_out(text, CardType.ACTION, vocabulary)
    assert not card.problems
    assert normalise(written_as(card)[0]) == normalise(text)


@pytest.mark.parametrize("text", NOT_OF_A_CHARACTER)
def test_what_no_card_says_is_refused_of_a_character(text: str, vocabulary: Vocabulary) -> None:
    assert written_out(text, CardType.CHARACTER, vocabulary).problems


@pytest.mark.parametrize("text", NOT_OF_AN_ACTION)
def test_what_no_card_says_is_refused_of_an_action(text: str, vocabulary: Vocabulary) -> None:
    assert written_out(text, CardType.ACTION, vocabulary).problems


@pytest.mark.parametrize("text", GAINED)
def test_what_a_card_has_gained_is_understood(text: str, vocabulary: Vocabulary) -> None:
    found = compile_gained(text, vocabulary)
    assert not isinstance(found, Problem)
    assert not list(nodes_without_meaning(found))


@pytest.mark.parametrize("text", NOT_GAINED)
def test_what_no_card_can_gain_is_refused(text: str, vocabulary: Vocabulary) -> None:
    assert isinstance(compile_gained(text, vocabulary), Problem)


def test_a_list_of_gained_effects_applies_as_one(vocabulary: Vocabulary) -> None:
    found = compile_gained("+2 {S} and Evasive this turn", vocabulary)
    assert isinstance(found, Applies)
    assert [type(one) for one in found.predicates] == [Gets, Gains]
    assert found.duration is not None
