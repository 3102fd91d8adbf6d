"""What goes wrong in a way a user can mend; the command line prints the message and nothing more."""

from typing import Any


class JudgeError(Exception):
    """Says what is wrong, where, and what to do; `exit_code` is 1 for "no answer", 2 for "wrong use"."""

    exit_code = 1

    def as_json(self) -> dict[str, Any]:
        """What a command that was asked for JSON prints in the place of its answer."""
        return {"error": str(self)}
