"""The server finds the app's notebook in a checkout and in an installed package."""

from __future__ import annotations

from pathlib import Path

import threeup
from threeup.app.server.application import app_notebook


def test_in_a_checkout_it_stands_beside_the_package() -> None:
    found = app_notebook(Path(threeup.__file__).parent)
    assert found.is_file()
    assert found.parent.name == "notebooks"


def test_in_a_wheel_it_stands_inside_the_package(tmp_path: Path) -> None:
    inside = tmp_path / "threeup" / "app" / "notebooks" / "app.ipynb"
    inside.parent.mkdir(parents=True)
    inside.write_text("{}")
    assert app_notebook(tmp_path / "threeup") == inside
