"""Use an activated ability (CR 4.4, 6.3)."""

import pytest

from judge.cards.card import Card
from judge.engine import use
from judge.terms import Zone
from tests.engine.boards import ME, RIVAL, Board, character, item, location
from tests.rules.playing import ability, cited, ink_of, messages, refused, rules_of

WORK = "WORK| {E} — Gain 1 lore."


def having(card: Card) -> tuple[Board, int]:
    board = Board()
    ink_of(board, 3)
    (number,) = board.put(ME, Zone.PLAY, card)
    board.start()
    return board, number


@pytest.mark.rule("4.4.2")
@pytest.mark.rule("6.3.1.1")
def test_a_character_exerts_for_an_ability_only_if_it_is_dry() -> None:
    board, card = having(character(text=WORK))
    game = board.game
    game.in_play[card].drying = True
    assert "4.4.2" in refused(game, lambda: use(game, ME, card, ability(game, card)))
    game.in_play[card].drying = False
    use(game, ME, card, ability(game, card))
    assert game.players[ME].lore == 1
    assert {"6.3.1.1", "4.4.2"} <= rules_of(game, "exerts")


@pytest.mark.rule("6.3.1.1")
def test_an_ability_without_exerting_can_be_used_by_a_drying_character() -> None:
    board, card = having(character(text="PAY| 1 {I} — Gain 1 lore."))
    game = board.game
    game.in_play[card].drying = True
    use(game, ME, card, ability(game, card))
    assert game.players[ME].lore == 1


@pytest.mark.rule("6.3.1.2")
@pytest.mark.rule("5.5.4")
@pytest.mark.rule("5.6.4")
@pytest.mark.parametrize(("card", "rule"), [(item(text=WORK), "5.5.4"), (item("Bell", WORK), "6.3.1.2")])
def test_an_item_is_used_the_turn_it_is_played(card: Card, rule: str) -> None:
    board, number = having(card)
    game = board.game
    game.in_play[number].entered = game.turn
    use(game, ME, number, ability(game, number))
    assert game.players[ME].lore == 1
    assert rule in rules_of(game, "exerts")


@pytest.mark.rule("5.6.4")
@pytest.mark.rule("6.3.1.2")
def test_a_location_is_used_the_turn_it_is_played() -> None:
    board, number = having(location(text="GATE| 1 {I} — Gain 1 lore."))
    game = board.game
    game.in_play[number].entered = game.turn
    use(game, ME, number, ability(game, number))
    assert game.players[ME].lore == 1


@pytest.mark.rule("5.1.1.2")
def test_an_exerted_card_can_use_what_needs_no_exerting() -> None:
    board, card = having(character(text=f"{WORK}\nPAY| 1 {{I}} — Gain 2 lore."))
    game = board.game
    game.in_play[card].exerted = True
    first, second = game.copies[card].printed.activated
    assert "5.1.1.2" in refused(game, lambda: use(game, ME, card, first))
    use(game, ME, card, second)
    assert game.players[ME].lore == 2


@pytest.mark.rule("4.4.3.1")
@pytest.mark.rule("4.4.3.3")
@pytest.mark.rule("4.4.3.4")
@pytest.mark.rule("4.4.4")
@pytest.mark.rule("6.3.1")
def test_the_whole_cost_is_paid_and_the_effect_resolves_at_once() -> None:
    board, card = having(item(text="FORGE| {E}, 2 {I} — Gain 1 lore."))
    game = board.game
    use(game, ME, card, ability(game, card))
    assert (game.in_play[card].exerted, game.players[ME].ready_ink) == (True, 1)
    said = messages(game)
    assert said.index("announces the ability") < said.index("pays ink") < said.index("is activated")
    assert said.index("is activated") < said.index("gains lore")
    assert "is added to the bag" not in said
    assert "4.4.3.1" in rules_of(game, "announces the ability")
    assert {"4.4.3.4", "4.4.3.3"} <= rules_of(game, "pays ink")
    assert {"4.4.4", "4.4.2", "6.3.1", "6.3.1.2", "5.5.4", "6.7.2", "7.7.2", "1.6.1.2"} == rules_of(
        game, "is activated"
    )


@pytest.mark.rule("4.4.3.4")
@pytest.mark.rule("1.5.3")
def test_an_ability_that_cannot_be_paid_in_full_is_not_used() -> None:
    board, card = having(item(text="FORGE| {E}, 4 {I} — Gain 1 lore."))
    game = board.game
    assert {"4.4.3.4", "1.5.3"} <= set(refused(game, lambda: use(game, ME, card, ability(game, card))))
    assert (game.in_play[card].exerted, game.players[ME].ready_ink) == (False, 3)


@pytest.mark.rule("4.4.3.2")
def test_for_free_is_announced_and_must_be_allowed() -> None:
    text = "HOOK| {E}, 3 {I} — Gain 1 lore.\nPULL| If you have a character named Elsa in play, "
    board, card = having(item(text=f"{text}you may use this item's HOOK ability for free."))
    game = board.game
    assert "4.4.3.2" in refused(game, lambda: use(game, ME, card, ability(game, card), for_free=True))


@pytest.mark.rule("4.4.1")
@pytest.mark.rule("4.4.3")
def test_only_ones_own_abilities_are_used() -> None:
    board = Board()
    (theirs,) = board.put(RIVAL, Zone.PLAY, item(text=WORK))
    game = board.start()
    assert {"4.4.1", "4.4.3"} <= set(refused(game, lambda: use(game, ME, theirs, ability(game, theirs))))


@pytest.mark.rule("4.4.5")
@pytest.mark.rule("6.3.3")
def test_what_the_cost_triggered_waits_for_the_effect() -> None:
    board = Board()
    text = "GONE| Whenever one of your items is banished, draw a card."
    board.put(ME, Zone.PLAY, character(text=text))
    board.put(ME, Zone.DECK, character("Elsa"))
    (card,) = board.put(ME, Zone.PLAY, item(text="BREAK| Banish this item — Gain 1 lore."))
    game = board.start()
    use(game, ME, card, ability(game, card))
    said = messages(game)
    assert said.index("is added to the bag") < said.index("gains lore") < said.index("draws")
    assert {"4.4.5", "6.3.3"} <= cited(game)


@pytest.mark.rule("4.4.2.1")
@pytest.mark.parametrize("drying", [True, False])
def test_a_character_that_an_ability_exerts_as_a_cost_must_be_dry(drying: bool) -> None:
    board = Board()
    lamp, card = board.put(
        ME, Zone.PLAY, item(text="BIND| {E}, {E} one of your characters — Gain 1 lore."), character()
    )
    game = board.start()
    game.in_play[card].drying = drying
    rules = refused(game, lambda: use(game, ME, lamp, ability(game, lamp)))
    assert ("4.4.2.1" in rules) is drying
    assert (game.players[ME].lore, game.in_play[card].exerted) == (int(not drying), not drying)


@pytest.mark.rule("6.1.13.2")
def test_an_ability_for_once_a_turn_is_used_once_a_turn() -> None:
    board, card = having(item(text="ONCE| Once during your turn, you may pay 1 {I} to gain 1 lore."))
    game = board.game
    use(game, ME, card, ability(game, card))
    assert "6.1.13.2" in refused(game, lambda: use(game, ME, card, ability(game, card)))
    assert game.players[ME].lore == 1
