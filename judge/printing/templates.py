"""The templates of a print: those that ship, with the user's own in their place."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judge.errors import JudgeError
from judge.paths import shipped

SUFFIXES = (".typ", ".html", ".md", ".css", ".svg", ".ttf", ".otf")
"""What a folder of templates can hold; anything else in it is left alone."""
_LARGEST = 20_000_000


class NoTemplates(JudgeError):
    """The folder holds nothing that a print could use."""

    exit_code = 2


@contextmanager
def template_folder(own: Path | None) -> Iterator[Path]:
    """A folder with the shipped templates, overlaid with the user's; gone afterwards."""
    if own is None:
        yield shipped("templates")
        return
    files = _own_files(own)
    with tempfile.TemporaryDirectory(prefix="judge-print-") as made:
        folder = Path(made)
        shutil.copytree(shipped("templates"), folder, dirs_exist_ok=True)
        for file in files:
            place = folder / file.relative_to(own)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
        yield folder


def _own_files(own: Path) -> list[Path]:
    if not own.is_dir():
        raise NoTemplates(f'"{own}" is no folder. --template takes a folder with templates of your own.')
    found = [file for file in sorted(own.rglob("*")) if file.suffix in SUFFIXES and file.is_file()]
    if not found:
        raise NoTemplates(
            f'there is no template in "{own}". Copy one from {shipped("templates")}, such as sheets.typ, '
            "and change it there."
        )
    if sum(file.stat().st_size for file in found) > _LARGEST:
        raise NoTemplates(f'the templates in "{own}" are larger than {_LARGEST // 1_000_000} MB in all.')
    return found
