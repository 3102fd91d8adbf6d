"""What was found on its way to the process that this one was forked from; what both have is not carried."""

import io
import pickle
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from judge.engine.choices import Choice
from judge.engine.state import Game

_SHARED = ("copies", "elsewhere", "decider")
"""Of a game: what is the same for all outcomes of a board, or only a game that goes on needs."""
_STAYS = (*_SHARED, "cache", "spoken")
"""What was computed from the state is computed again where it is asked for."""


def packed(found: object) -> bytes:
    """To be sent to another process; the games in it without their cards."""
    written = io.BytesIO()
    _Packer(written, pickle.HIGHEST_PROTOCOL).dump(found)
    return written.getvalue()


def unpacked(carried: bytes) -> Any:
    """What another process of ours has packed."""
    return pickle.loads(carried)


def rejoin(game: Game, start: Game) -> None:
    """Give a game that was carried the cards of the one it began as."""
    for name in _SHARED:
        setattr(game, name, getattr(start, name))
    game.cache, game.spoken = {}, None


class _Packer(pickle.Pickler):
    def reducer_override(self, value: object) -> Any:
        if isinstance(value, Game):
            return _game, ({name: getattr(value, name) for name in Game.__slots__ if name not in _STAYS},)
        if isinstance(value, Choice):  # What tells a legal answer is no longer asked once it was followed.
            value = replace(value, allows=None, unfitting=None)
        kind: type = type(value)
        names = _fields(kind)
        return (kind, tuple(getattr(value, name) for name in names)) if names else NotImplemented


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """Objects are made anew from these: setting each field of a frozen one again takes much longer."""
    own = fields(kind) if is_dataclass(kind) else ()
    return () if any(one.kw_only for one in own) else tuple(one.name for one in own if one.init)


def _game(carried: dict[str, object]) -> Game:
    game = Game.__new__(Game)
    for name, value in carried.items():
        setattr(game, name, value)
    return game
