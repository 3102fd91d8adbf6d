"""A turn action in words: what a player is about to do."""

from judge.explain.catalog import catalog
from judge.explain.words import listed
from judge.scenario import turn_actions as t


def action_text(action: t.TurnAction, language: str) -> str:
    """Challenge Cheshire Cat with Marshmallow."""
    words = catalog(language)
    key, params = _KEYS[type(action)], _said(action)
    if isinstance(action, t.PlayAction) and action.shift_onto:
        key, params = "shift", params | {"onto": listed(action.shift_onto, words)}
    elif isinstance(action, t.PlayAction) and action.sing_with:
        key, params = "sing", params | {"singers": listed(action.sing_with, words)}
    elif isinstance(action, t.UseAction) and action.ability:
        key = "use ability"
    return words["actions"][key].format_map(params)


def _said(action: t.TurnAction) -> dict[str, str]:
    names = ("card", "target", "to", "ability", "player")
    return {name: str(getattr(action, name)) for name in names if hasattr(action, name)}


_KEYS: dict[type, str] = {
    t.InkAction: "ink",
    t.PlayAction: "play",
    t.UseAction: "use",
    t.BoostAction: "boost",
    t.QuestAction: "quest",
    t.ChallengeAction: "challenge",
    t.MoveAction: "move",
    t.EndTurnAction: "end turn",
    t.ConcedeAction: "concede",
}
