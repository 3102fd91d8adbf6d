"""Texts that players write for cards of their own: what is ordinary is understood, nonsense is refused."""

from functools import cache

import pytest

from judge.cards.card import AbilityText, Card
from judge.cards.compiled import CompiledCard
from judge.cards.sources import bundled_pool
from judge.cards.text.compile import compile_card, written_as
from judge.cards.text.tokens import Vocabulary, normalise
from judge.engine.meaning import nodes_without_meaning
from judge.terms import CardType

CHARACTER, ACTION, ITEM, LOCATION = CardType.CHARACTER, CardType.ACTION, CardType.ITEM, CardType.LOCATION

UNDERSTOOD = [
    (ACTION, "Banish chosen item. If you can't, gain 1 lore."),
    (ACTION, "Each opponent chooses and discards a card. If they can't, they lose 2 lore."),
    (ACTION, "Each opponent chooses and discards 2 cards. Each opponent who can't loses 2 lore."),
    (ACTION, "Each opponent chooses and discards a card. For each opponent who can't, draw a card."),
    (CHARACTER, "At the start of your turn, choose and discard a card. If you can't, banish this character."),
    (CHARACTER, "While this character is at a location named Motunui, he gets +1 {L}."),
    (CHARACTER, "This character gets +2 {S} while at a location named Motunui."),
    (CHARACTER, "Your characters at a location named Motunui gain Ward."),
    (CHARACTER, "Your characters named Elsa at a location gain Ward."),
    (CHARACTER, "Whenever this character quests while at a location named Motunui, gain 1 lore."),
    (CHARACTER, "When he moves to a location named Motunui, that location gets +1 {L} this turn."),
    (CHARACTER, "Your songs cost 1 {I} less."),
    (CHARACTER, "Opponents' actions cost 1 {I} more to play."),
    (CHARACTER, "This character costs 1 {I} less to play for each item you have in play."),
    (CHARACTER, "You pay 1 {I} less to play actions named Let It Go."),
    (ACTION, "Your songs cost 2 {I} less this turn."),
    (ACTION, "Return a character card and a song card from your discard to your hand."),
    (ACTION, "Return up to 1 character card and up to 1 song card from your discard to your hand."),
    (CHARACTER, "This character can't be dealt damage by actions."),
    (CHARACTER, "Your characters can't be dealt damage by actions or abilities."),
    (ACTION, "Chosen character can't be dealt damage by abilities until the start of your next turn."),
    (ACTION, "Reveal the top 3 cards of your deck. Put a character card from among them into your hand and "
             "the rest on the bottom of your deck in any order."),
    (ACTION, "Look at the top 5 cards of your deck. You may reveal up to 2 character cards from among them "
             "and put them into your hand. Put the rest on the bottom of your deck in any order."),
    (ACTION, "Reveal the top 3 cards of your deck. You may play a character with cost 3 or less from among "
             "them for free. Put the rest on the bottom of your deck in any order."),
    (CHARACTER, "Whenever this character quests, ready another one of your characters."),
    (CHARACTER, "Whenever another one of your Hero characters is banished, draw a card."),
    (CHARACTER, "{E}, Banish another of your characters — Gain 2 lore."),
    (ACTION, "Draw a card for each character you have in play, to a maximum of 3 cards."),
    (ACTION, "Draw cards equal to the damage on chosen character of yours, to a maximum of 3 cards."),
    (ACTION, "Gain 1 lore for each character you have in play, to a maximum of 3 lore."),
    (ACTION, "Choose and discard any number of cards. Put that many cards from the top of your deck into "
             "your inkwell facedown and exerted."),
    (ACTION, "Exert any number of your characters. Draw that many cards."),
    (ACTION, "If you have a Hero character in play, draw 2 cards. Otherwise, draw 1 card."),
    (CHARACTER, "The first time each turn one of your characters quests, draw a card."),
    (CHARACTER, "Skip your draw step."),
    (ACTION, "The next character you play this turn costs 2 {I} less."),
    (ITEM, "At the end of your turn, if 3 or more of your characters are exerted, draw a card."),
    (CHARACTER, "While your hand is empty, this character gets +2 {S}."),
    (CHARACTER, "Whenever this character takes damage from a challenge, draw a card."),
    (CHARACTER, "When you play this character using Shift, draw 2 cards."),
    (CHARACTER, "When you play this character, choose an opponent. They discard a card."),
    (CHARACTER, "When you play this character, if you have played a song this turn, draw a card."),
    (CHARACTER, "This character has Evasive while you have an item in play."),
    (CHARACTER, "Opposing items can't be exerted."),
    (ACTION, "Look at the top card of your deck. Put it on the top or the bottom of your deck."),
    (ACTION, "Exert any number of your characters. Gain 1 lore for each character exerted this way."),
    (ACTION, "Return all your items to your hand. Draw a card for each item returned this way."),
    (ITEM, 'Your characters gain "When this character is banished, draw a card."'),
]  # fmt: skip
REFUSED = [
    (ACTION, "Draw that many cards."),
    (ACTION, "Gain 1 lore. Draw that many cards."),
    (CHARACTER, "When you play this character, gain that much lore."),
    (ACTION, "Put that many cards from the top of your deck into your inkwell facedown and exerted."),
    (ACTION, "Choose one: • Banish chosen item. • Draw that many cards."),
    (ACTION, "Put a character card from among them into your hand."),
    (ACTION, "Return a character card from there to your hand."),
    (ACTION, "You may discard a card. If you can't, lose 1 lore."),
    (ACTION, "Each opponent may discard a card. Each opponent who can't loses 1 lore."),
    (ACTION, "If you can't, draw a card. Banish chosen item."),
    (ACTION, "If you do, draw a card."),
    (ACTION, "Otherwise, draw a card."),
    (ACTION, "Each opponent who doesn't loses 1 lore."),
    (ACTION, "If you have a Hero character in play, draw 2 cards instead."),
    (ACTION, "Repeat this effect."),
    (ACTION, "Draw a card for each card discarded this way."),
    (ACTION, "Draw a card for each character banished this way."),
    (ACTION, "Gain 1 lore for each character exerted this way."),
    (ACTION, "If you removed damage this way, draw a card."),
    (ITEM, "Characters gain Resist +1 while here."),
    (CHARACTER, "When you play this character, if a Hero character sang this song, draw a card."),
    (ITEM, "This character gets +1 {S}."),
    (ITEM, "{E}, Banish this character — Draw a card."),
    (LOCATION, "When you play this character, draw a card."),
    (CHARACTER, "This location gets +1 {L}."),
    (CHARACTER, "When you play this item, draw a card."),
    (ACTION, "This character gets +1 {S} this turn."),
    (CHARACTER, "Your songs costs 1 {I} less."),
    (CHARACTER, "Chosen songs cost 1 {I} less."),
    (CHARACTER, "This character can't be dealt damage by characters or."),
    (ACTION, "Draw 1 cards."),
    (ACTION, "Draw a card, to a maximum of 3 cards."),
    (CHARACTER, "Whenever another one of your character quests, draw a card."),
]


@cache
def vocabulary() -> Vocabulary:
    return Vocabulary.of(known.card for known in bundled_pool())


def written_out(of: CardType, text: str) -> CompiledCard:
    """A card of its own with this one text, compiled for the engine."""
    name = None if of is ACTION else "OWN STORY"
    card = Card("Newcomer", "Unheard Of", of, 3, True, text=(AbilityText(name, text),))
    return compile_card(card, vocabulary(), nodes_without_meaning)


@pytest.mark.parametrize(("of", "text"), UNDERSTOOD)
def test_ordinary_wording_is_understood_and_written_back(of: CardType, text: str) -> None:
    card = written_out(of, text)
    assert not card.problems
    assert normalise(written_as(card)[0]) == normalise(text)


@pytest.mark.parametrize(("of", "text"), REFUSED)
def test_what_makes_no_sense_is_refused(of: CardType, text: str) -> None:
    assert written_out(of, text).problems
