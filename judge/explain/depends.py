"""The short answer where several things can come of it: what it depends on, and who decides."""

from collections.abc import Sequence

from judge.engine.choices import Answer, Ask, Choice
from judge.engine.explore import Decision
from judge.engine.state import Game
from judge.explain.catalog import catalog, shown
from judge.explain.short_names import aliases, short_name, spoken
from judge.explain.words import PlayerWord, capitalised, listed
from judge.scenario.run import Outcome

FEW = 3
"""So many outcomes of one decision are told one by one."""


def short_answer(
    outcomes: Sequence[Outcome], headlines: Sequence[list[str]], count: str, language: str
) -> str:
    """What all outcomes come to; or what it depends on, and each case where they are few."""
    if len({tuple(one) for one in headlines}) == 1:
        return " ".join(headlines[0])
    answers = catalog(language)["answers"]
    what = listed(_deciding(outcomes, language), catalog(language))
    parts = [capitalised(answers["depends on"].format(what=what, count=count))]
    common = [one for one in headlines[0] if all(one in other for other in headlines)]
    if common:
        parts.append(answers["always"].format(answer=" ".join(common)))
    if len(outcomes) <= FEW and all(len(outcome.decisions) == 1 for outcome in outcomes):
        parts += _cases(outcomes, headlines, common, language)
    return " ".join(parts)


def _cases(
    outcomes: Sequence[Outcome], headlines: Sequence[list[str]], common: list[str], language: str
) -> list[str]:
    answers = catalog(language)["answers"]
    cases = []
    for outcome, sentences in zip(outcomes, headlines, strict=True):
        own = [one for one in sentences if one not in common] or [answers["nothing more"]]
        case = answer_text(outcome.game, outcome.decisions[0], language)
        cases.append(answers["each case"].format(case=capitalised(case), answer=" ".join(own)))
    return cases


def _deciding(outcomes: Sequence[Outcome], language: str) -> list[str]:
    """Each kind of open decision once, with who makes it; one that always went one way decides nothing."""
    answered: dict[str, set[Answer]] = {}
    for outcome in outcomes:
        for decision in outcome.decisions:
            name = _who_decides(outcome.game, decision.choice, language)
            answered.setdefault(name, set()).add(decision.answer)
    return [name for name, answers in answered.items() if len(answers) > 1] or list(answered)


def _who_decides(game: Game, choice: Choice, language: str) -> str:
    words = catalog(language)
    answers, ability = words["answers"], choice_name(choice, language)
    if choice.ask is Ask.CHANCE:
        return answers["chance"].format(ability=ability) if choice.ability else answers["chance alone"]
    player = PlayerWord(game.players[choice.player].name, words, aliases(game, words))
    key = "bag order" if choice.ask is Ask.BAG else "choice of"
    return answers[key].format(player=player, ability=ability)


def choice_name(choice: Choice, language: str) -> str:
    """What a decision is called: the ability that asks, or what is asked."""
    asked = choice.what or choice.ask.value
    return spoken(choice.ability) if choice.ability else shown(asked, language)


def answer_text(game: Game, decision: Decision, language: str) -> str:
    """An answer in words; an empty one is none."""
    said = [option_text(game, decision.choice, option, language) for option in decision.answer]
    return ", ".join(said) or catalog(language)["words"]["none"]


def option_text(game: Game, choice: Choice, option: object, language: str) -> str:
    """An option in words: a card, a player, a text, a number, yes or no."""
    if isinstance(option, bool):
        asked = f" ({shown(choice.what, language)})" if choice.ask is Ask.CHANCE and choice.what else ""
        return shown(option, language) + asked
    if choice.ask in (Ask.CARDS, Ask.ORDER, Ask.CHANCE) and isinstance(option, int):
        return short_name(game, option)
    if choice.ask is Ask.PLAYER and isinstance(option, int):
        return game.players[option].name
    if choice.texts and option in choice.options:
        place = option if choice.ask in (Ask.ONE_OF, Ask.REPLACEMENT) else choice.options.index(option)
        return choice.texts[int(str(place))]
    return str(option) or shown("another name", language)
