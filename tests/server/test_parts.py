"""Parts of the server that need no server."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from unittest.mock import MagicMock

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from threeup.app.server import serve
from threeup.app.server.assets import TEMPLATE, collect
from threeup.app.server.connection import Connection
from threeup.app.server.languages import words
from threeup.app.server.page import PASSING_WORDS, Shell
from threeup.app.server.room import Room, RoomFullError


def test_small_messages_leave_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda _self: "connected")
    connection = MagicMock(spec=Connection)
    assert Connection.connect.__get__(connection)  # the method under test is ours
    sent = MagicMock()
    monkeypatch.setattr(Connection, "websocket_handler", sent)
    ours = Connection.__new__(Connection)
    assert Connection.connect(ours) == "connected"
    sent.set_nodelay.assert_called_once_with(True)  # noqa: FBT003 - tornado's own call


def test_words_are_complete_in_four_languages() -> None:
    table = words()
    assert set(table) == {"en", "cy", "is", "ar"}
    assert len({frozenset(language) for language in table.values()}) == 1
    for language, said in table.items():
        assert all(text.strip() for text in said.values())
        same = {key for key in said if language != "en" and said[key] == table["en"][key]}
        assert same <= {"title"}, f"{language}: not translated"
    assert set(PASSING_WORDS) <= set(table["en"])


@pytest.mark.parametrize("lang", ["en", "cy", "is", "ar"])
def test_a_page_names_no_other_host(lang: str) -> None:
    shell = Shell(collect(), "/")
    html = shell.head(lang) + shell.foot() + shell.notice(lang, "full", retry=5) + shell.notice(lang, "missing")
    assert set(re.findall(r"https?://[^/'\"]+", html)) <= {"http://www.w3.org"}
    assert words()[lang]["loading"] in html


def test_the_bundle_names_no_registry_and_brings_its_licences() -> None:
    bundle = (TEMPLATE / "static" / "page.js").read_text("utf-8") + (TEMPLATE / "static" / "page.css").read_text(
        "utf-8"
    )
    hosts = set(re.findall(r"https?://([a-z0-9.-]+)", bundle))
    assert hosts <= {"www.w3.org", "github.com"}, "names in packages' own texts only"
    licences = (TEMPLATE / "static" / "page.LICENSES.txt").read_text("utf-8")
    for package in ("@jupyter-widgets/base", "@jupyter-widgets/controls", "@lumino/widgets", "backbone", "jquery"):
        assert f"\n{package} " in licences


def test_a_notebook_that_is_not_there_is_named(tmp_path: Any) -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.ipynb"):
        serve(tmp_path / "nothing.ipynb")


def test_a_promised_place_counts_until_it_is_given_back() -> None:
    async def play() -> None:
        room = Room(MagicMock(), MagicMock(), places=2, pool=0, fill_delay=0.0)
        room.reserve()
        room.reserve()
        assert room.taken == 2
        with pytest.raises(RoomFullError):
            room.reserve()
        room.forgo()
        room.reserve()
        await room.close()
        room.forgo()
        with pytest.raises(RoomFullError):
            room.reserve()

    asyncio.run(play())


def test_a_kernel_that_does_not_start_gives_the_place_back() -> None:
    async def play() -> None:
        renderer = MagicMock(side_effect=OSError("no memory"))
        room = Room(MagicMock(), renderer, places=1, pool=0, fill_delay=0.0)
        room.reserve()
        with pytest.raises(OSError, match="no memory"):
            await anext(room.take())
        assert room.taken == 0

    asyncio.run(play())
