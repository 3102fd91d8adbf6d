"""The answer to a question as JSON."""

from typing import Any

from judge.ask.answer import Answer
from judge.ask.messages import assumed
from judge.ask.text import scenario_file
from judge.explain.as_json import ruling_json
from judge.explain.ruling import Ruling


def answer_json(asked: Answer, ruling: Ruling | None, nearest: list[dict[str, str]]) -> dict[str, Any]:
    """How it was understood, the answer and its rules, the ruling; or what was not, and the nearest."""
    reading, verdict = asked.reading, asked.verdict
    return {
        "question": reading.question,
        "language": reading.language,
        "answered_in": asked.language,
        "understood": verdict is not None,
        "answer": verdict.answer if verdict else "",
        "rules": list(verdict.rules) if verdict else [],
        "others": [
            {"instead": one.reading.instead, "answer": one.verdict.answer, "rules": list(one.verdict.rules)}
            for one in asked.others
            if one.verdict
        ],
        "assumptions": [assumed(one, asked.language) for one in asked.assumptions],
        "scenario": scenario_file(asked),
        "not_understood": {
            "words": list(reading.unknown),
            "cards": [{"words": doubt.text, "names": list(doubt.names)} for doubt in reading.doubts],
            "clauses": list(dict.fromkeys(reading.intent.unclear)),
            "board": list(asked.impossible),
        },
        "ruling": ruling_json(ruling, asked.resolved, ()) if ruling and asked.resolved else None,
        "nearest": nearest,
    }
