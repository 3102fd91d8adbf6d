"""Where the rules leave room: the entries of docs/interpretations.md that a step of the trace rests on.

A step names the entry by its heading, in its parameter `reading`.
"""

from judge.cards.abilities.conditions import CardIs, HasStrongest
from judge.cards.abilities.node import Node
from judge.cards.abilities.selections import Every
from judge.cards.abilities.triggers import WhenPlayed, WhenSings
from judge.engine.context import Context
from judge.engine.events import Event, Plays
from judge.engine.meaning import SELECTIONS
from judge.engine.state import Game
from judge.terms import CardType, Keyword

SHIFTED_ONTO = '"This character" on a card that was shifted onto'
ONTO_SEVERAL = "Combo Shift and Duo Shift onto two characters"
ANY_NAME = "One that any character can be shifted onto, with Combo Shift and Duo Shift"
SONG_WITH_SING_TOGETHER = '"A song with Sing Together"'
DELAYED = "A delayed effect on a character that another is shifted onto"
MUST_AND_UP_TO = '"Must choose this character if able" and "up to"'
ALL_OF_NONE = '"All cards in your inkwell are exerted", when there are none'
NONE_OPPOSING = "More {S} than each opposing character, when there are none"
OTHERWISE = '"If it\'s a character card, you may play it. Otherwise, put it on the bottom"'
DRYING = 'A drying character and "{E} one of your characters to …"'
PAID_LESS = '"Whenever you pay 2 {I} or less to play a card"'
FIRST_OF_SEVERAL = 'Both of two cards that leave play together are "the first"'
IN_ONE_CHECK = "Cards of several players that one game state check banishes"
RESIST_FIRST = '"Would be dealt damage" and Resist'
MOVED_AT_ONCE = "Damage that one effect moves from several characters"
NO_WILLPOWER = "No damage on a willpower of 0"
NO_EFFECT_BUT_A_COST = '"If an effect would cause you to discard"'


def of_trigger(game: Game, trigger: Node, event: Event) -> str:
    """What it rests on that this event meets this trigger condition, if on any of them."""
    if isinstance(trigger, WhenPlayed) and trigger.paid_at_most is not None and isinstance(event, Plays):
        return PAID_LESS if event.paid != game.card(event.card[0]).cost else ""
    if isinstance(trigger, WhenSings) and trigger.with_keyword is Keyword.SING_TOGETHER:
        played = [old for old in game.history if isinstance(old, Plays) and old.singers]
        return "" if played and played[-1].sang_together else SONG_WITH_SING_TOGETHER
    return ""


def of_condition(game: Game, ctx: Context, condition: Node) -> str:
    """What it rests on that a condition is met."""
    if isinstance(condition, CardIs) and isinstance(condition.card, Every):
        return "" if SELECTIONS[Every](game, ctx, condition.card) else ALL_OF_NONE
    others = (card for player in game.opponents(ctx.you) for card in game.players[player].play)
    none_opposing = not any(game.type(card) is CardType.CHARACTER for card in others)
    return NONE_OPPOSING if isinstance(condition, HasStrongest) and none_opposing else ""
