"""The printed words of the alternatives that a sentence joins by "or" (CR 6.1.5.2)."""

from judge.engine.context import Context
from judge.engine.state import Game


def in_printed_words(game: Game, ctx: Context, count: int) -> tuple[str, ...]:
    """Each alternative as it is printed; nothing where the words don't tell them apart."""
    for text in game.card(ctx.source[0]).text:
        for sentence in text.text.split(". ") if text.name in (ctx.name, None) else ():
            parts = sentence.rstrip(".").split(" or ")
            if len(parts) == count:
                return (_after_what_leads_to_it(parts[0]), *parts[1:])
    return ()


def _after_what_leads_to_it(words: str) -> str:
    """Without the trigger, the condition and "either"."""
    return words.rpartition(" either ")[2].rpartition(", ")[2]
