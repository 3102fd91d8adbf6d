"""The options that every command spells the same way."""

from enum import StrEnum
from typing import Annotated

import typer


class Language(StrEnum):
    """Which texts are shown."""

    EN = "en"
    ES = "es"
    BOTH = "both"

    @property
    def languages(self) -> tuple[str, ...]:
        return ("en", "es") if self is Language.BOTH else (self.value,)


AsJson = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
Lang = Annotated[
    Language, typer.Option("--lang", envvar="JUDGE_LANG", help="English, Spanish (unofficial) or both.")
]
