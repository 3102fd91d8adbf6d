"""A text changed in the user's own editor."""

import os
import shlex
import subprocess
import tempfile
from pathlib import Path

from judge.errors import JudgeError


def edited(text: str, hint: str) -> tuple[str, Path]:
    """What the user made of the text, and the file it is in; `hint` says what to do without an editor."""
    command = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not command:
        raise JudgeError(f"no editor is set. {hint}, or set EDITOR (EDITOR=nano judge …).")
    handle, name = tempfile.mkstemp(prefix="ruling-", suffix=".md")
    with os.fdopen(handle, "wb") as file:
        file.write(text.encode())
    path = Path(name)
    try:
        ended = subprocess.run([*shlex.split(command), name], check=False).returncode
    except (OSError, ValueError) as error:
        path.unlink()
        raise JudgeError(f'the editor "{command[:80]}" can\'t be started: {error}.') from None
    if ended:
        raise JudgeError(f"the editor ended with code {ended}. Nothing was changed. Your text is in {path}.")
    return path.read_bytes().decode("utf-8", "replace"), path
