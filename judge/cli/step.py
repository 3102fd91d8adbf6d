"""`judge resolve FILE --step`: one action and one decision at a time, with the way back."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from judge.cli.output import bold, faint, say, warning, width, wrapped
from judge.engine.explore import Decision
from judge.engine.state import Game
from judge.explain.action_words import action_text
from judge.explain.catalog import catalog
from judge.explain.depends import answer_text, choice_name
from judge.explain.game_view import game_view
from judge.explain.ruling import line_of
from judge.explain.text import step_text
from judge.explain.words import PlayerWord, capitalised
from judge.scenario.draw import draw_board, mark_changes
from judge.scenario.turn_actions import TurnAction
from judge.scenario.walk import Asked, Standing, Walk, actions_now, is_chance, means_the_same
from judge.scenario.write import format_scenario


@dataclass(frozen=True, slots=True)
class _Option:
    """One of the numbered lines, and what choosing it does."""

    text: str
    take: Callable[[], None]


def go_through(file: Path, language: str) -> None:
    """Read the file, and ask until the reader has had enough."""
    from judge.assistant import users_assistant

    helper = users_assistant()
    scenario = helper.read(file)
    say(bold(scenario.title))
    _Session(Walk(scenario, helper.texts(scenario)), language).run()


class _Session:
    """The board, the options, the answer, what comes of it; over and over."""

    def __init__(self, walk: Walk, language: str) -> None:
        self._walk = walk
        self._language = language
        self._words = catalog(language)
        self._said = self._words["walk"]
        self._told = 0
        self._commands = {"u": self._undo, "b": self._board, "s": self._save}

    def run(self) -> None:
        self._board("")
        while True:
            now = self._walk.now()
            self._tell(now.game)
            options = self._decision(now) if isinstance(now, Asked) else self._next_action(now)
            for number, option in enumerate(options, 1):
                say(wrapped(option.text, 6, first=f"{number:>4}. "))
            line = _read(self._said["ask"])
            if line is None or line in ("q", "quit"):
                return
            self._obey(line, options)

    def _obey(self, line: str, options: list[_Option]) -> None:
        command, _, rest = line.partition(" ")
        if command in self._commands:
            self._commands[command](rest.strip())
        elif line.isdigit() and 1 <= int(line) <= len(options):
            options[int(line) - 1].take()
        else:
            say(warning(self._said["not understood"].format(said=line, count=len(options))))

    # ---- what can be chosen

    def _decision(self, now: Asked) -> list[_Option]:
        key = "chance decides" if is_chance(now.choice) else "who decides"
        player = PlayerWord(now.game.players[now.choice.player].name, self._words)
        ability = choice_name(now.choice, self._language)
        say(bold(capitalised(self._said[key].format(player=player, ability=ability))))
        return [
            _Option(
                answer_text(now.game, Decision(now.choice, answer), self._language),
                partial(self._walk.answer, answer),
            )
            for answer in now.answers
        ]

    def _next_action(self, now: Standing) -> list[_Option]:
        if now.game.ended:
            say(bold(self._said["over"]))
            return []
        player = PlayerWord(now.game.players[now.game.active].name, self._words)
        say(bold(self._said["which action"].format(player=player)))
        listed = self._walk.next_of_file()
        actions = actions_now(now.game)
        if listed is not None:
            others = [one for one in actions if not means_the_same(now.game, listed, one)]
            actions = [listed, *others]
        return [self._option(action, is_next=action is listed) for action in actions]

    def _option(self, action: TurnAction, is_next: bool) -> _Option:
        note = f" {self._said['of the file']}" if is_next else ""
        return _Option(action_text(action, self._language) + note, partial(self._walk.act, action))

    # ---- what is shown

    def _tell(self, game: Game) -> None:
        """The steps since the last time; after an undo there are fewer."""
        self._told = min(self._told, len(game.steps))
        for step in game.steps[self._told :]:
            if not step.routine:
                line = line_of(step, self._language)
                lead = "  " * line.depth
                say(wrapped(step_text(line, self._words), 4 + len(lead), first=f"  {lead}"))
        self._told = len(game.steps)

    def _board(self, rest: str) -> None:
        del rest
        before = game_view(self._walk.start, self._language)
        after = game_view(self._walk.now().game, self._language)
        say(draw_board(mark_changes(before, after), width()))

    # ---- commands

    def _undo(self, rest: str) -> None:
        del rest
        undone = self._walk.undo()
        say(faint(self._said["undone" if undone else "nothing to undo"]))
        if undone:
            self._told = len(self._walk.now().game.steps)
            self._board("")

    def _save(self, rest: str) -> None:
        if not rest:
            say(warning(self._said["which file"]))
            return
        file = Path(rest).expanduser()
        try:
            with file.open("x", encoding="utf8") as writing:
                writing.write(format_scenario(self._walk.as_scenario()))
        except FileExistsError:
            say(warning(self._said["there already"].format(file=file)))
        except OSError as error:
            say(warning(self._said["can't write"].format(file=file, why=error.strerror or error)))
        else:
            say(self._said["saved"].format(file=file))


def _read(prompt: str) -> str | None:
    """A line; None where there are no more."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        say()
        return None
