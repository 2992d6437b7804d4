"""The wheel holds all that is needed, and works where nothing else of the project is.

The new environment is empty but for the wheel; for its dependencies it looks into this environment's packages by a
.pth file, which saves minutes of downloading. Lines of .pth files there are not followed, so the development install
of threeup stays out of sight; that each dependency is declared is held by test_dependencies.py.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.project.repository import ROOT, kept
from threeup.text.catalogues import sources


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, with the packages at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel in a new environment; give its Python."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", folder), check=True)
    new = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", new, "--disable-pip-version-check", "--quiet")
    subprocess.run((*pip, "install", "--no-index", "--no-deps", wheel), check=True)
    packages = next((folder / "lib").glob("python*")) / "site-packages"
    (packages / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    return new


def run(python: Path, *arguments: str, stdin: str = "") -> str:
    """Run the new environment's Python in a folder where nothing of the project lies."""
    command = [str(python), "-W", "error", *arguments]
    return subprocess.run(command, cwd=python.parent, input=stdin, stdout=subprocess.PIPE, text=True, check=True).stdout


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    there = {str(file.relative_to(ROOT)) for file in kept()}
    assert {name for name in there if name.startswith("threeup/")} <= packed
    assert {f"threeup/app/{name}" for name in there if name.startswith("notebooks/")} <= packed
    assert not any(name.startswith(("tests/", "tools/", "docs/")) for name in packed)
    assert any(name.endswith("/licenses/LICENSE") for name in packed)


def test_it_is_the_wheel_that_is_imported(python: Path) -> None:
    found = run(python, "-c", "import threeup; print(threeup.__file__)").strip()
    assert Path(found).is_relative_to(python.parents[1])


def test_the_words_come_along(python: Path) -> None:
    code = "from threeup.text.catalogues import sources; print({lang: list(sources(lang)) for lang in ('en', 'ar')})"
    assert run(python, "-c", code).strip() == str({lang: list(sources(lang)) for lang in ("en", "ar")})


def test_a_whole_game_is_played(python: Path) -> None:
    code = (
        "from threeup.session import Table; t = Table(['careful', 'random'], seed=7); t.go(); print(t.over, t.outcome)"
    )
    assert run(python, "-c", code).startswith("True Outcome(places=(")
    assert run(python, "-c", "import threeup; print(threeup.Table(2, seed=7).board())").startswith("Board(Table(")


def test_a_game_is_played_in_the_terminal_saved_and_checked(python: Path) -> None:
    command = ("-m", "threeup", "play", "--players", "2", "--seed", "7", "--lang", "is")
    played = run(python, *command, stdin="1\n" * 30 + "s game.toml\n" + "1\n" * 400)
    assert played.rstrip().endswith("Bless!")
    assert run(python, "-m", "threeup", "check", "--lang", "en", "game.toml").startswith("This saved game is in order.")
    assert "updown.deal.players" in run(python, "-m", "threeup", "rules", "--lang", "ar")


def test_the_app_is_served(python: Path) -> None:
    command = [str(python), "-m", "threeup", "serve", "--port", "0", "--pool", "1"]
    with subprocess.Popen(command, cwd=python.parent, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = re.search(r"http://[\d.:]+/", said)
            assert address, said
            with urllib.request.urlopen(address[0], timeout=60) as answer:
                assert answer.status == 200
                assert b"<html" in answer.read()
        finally:
            server.terminate()
            server.wait(30)
