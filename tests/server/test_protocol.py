"""What shared/serving.md asks of the server, asked by clients that speak a browser's protocols."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path

import psutil
import pytest
from tornado.websocket import websocket_connect

from .process import Server, get, serving, until, visiting


def test_a_visitor_plays(server: Server) -> None:
    async def play() -> None:
        async with visiting(server, "?seed=7") as came:
            model_id, view = await came.cards()
            assert view["note"] == "seed 7"
            heard = await came.turn(model_id, 3)
            updates = [msg["content"]["data"] for msg in heard if msg["header"]["msg_type"] == "comm_msg"]
            assert any(
                data.get("state", {}).get("view", {}).get("cards", [""] * 4)[3] == "turned 1" for data in updates
            )
            assert any(data.get("content") == {"accepted": True} for data in updates)
            assert await came.leave() == 204

    asyncio.run(play())


def test_a_goodbye_ends_the_kernel_and_no_cookie_means_no_goodbye(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            cookie, came.cookie = came.cookie, ""
            assert await came.leave() == 403
            assert (await get(f"{server.url}api/kernel/{came.kernel_id}")).code == 204
            came.cookie = cookie
            assert await came.leave() == 204
            assert (await get(f"{server.url}api/kernel/{came.kernel_id}")).code == 404
            assert await came.leave() == 404

    asyncio.run(play())


def test_nothing_stays_open_behind_those_who_left() -> None:
    async def come_and_go(server: Server, times: int) -> None:
        for _ in range(times):
            async with visiting(server) as came:
                await came.cards()
                assert await came.leave() == 204

    with serving(pool=1, fill_delay=0.0) as server:
        process = psutil.Process(server.process.pid)
        asyncio.run(come_and_go(server, 2))
        until(lambda: len(server.kernels()) == 1, "the pool")
        before = process.num_fds()
        asyncio.run(come_and_go(server, 4))
        until(lambda: len(server.kernels()) == 1, "the pool")
        until(lambda: process.num_fds() <= before + 2, "open files to be closed")


def test_kernels_speak_through_files_not_ports(server: Server) -> None:
    until(lambda: bool(server.kernels()), "a kernel")
    words = server.kernels()[0].cmdline()
    path = next(word for word in words if word.endswith(".json"))
    assert json.loads(Path(path).read_text())["transport"] == "ipc"


def test_a_kernel_taken_is_replaced_later_and_who_comes_meanwhile_does_not_wait_for_it() -> None:
    async def play(server: Server) -> None:
        async with visiting(server), visiting(server):
            assert len(server.kernels()) == 2

    with serving(pool=1, fill_delay=600.0) as server:
        until(lambda: server.ready() == 1, "the pool")
        asyncio.run(play(server))


def test_a_storm_is_served_whole() -> None:
    async def one(server: Server) -> None:
        async with visiting(server) as came:
            model_id, _ = await came.cards()
            await came.turn(model_id, 0)

    async def storm(server: Server) -> None:
        await asyncio.gather(*(one(server) for _ in range(8)))

    with serving(pool=2, places=8, fill_delay=0.0) as server:
        asyncio.run(storm(server))


def test_a_full_house_says_so_in_four_languages_and_takes_the_next_when_one_leaves() -> None:
    async def play(server: Server) -> None:
        async with visiting(server) as first:
            pages = {lang: await get(f"{server.url}?lang={lang}") for lang in ("en", "cy", "is", "ar")}
            assert {page.code for page in pages.values()} == {503}
            assert all(page.headers["Retry-After"].isdigit() for page in pages.values())
            assert all(f'lang="{lang}"' in page.body.decode() for lang, page in pages.items())
            assert len({page.body for page in pages.values()}) == 4
            assert await first.leave() == 204
        async with visiting(server) as second:
            await second.cards()

    with serving(pool=0, places=1) as server:
        asyncio.run(play(server))


def test_kernels_without_a_page_are_culled_and_those_in_the_pool_are_not() -> None:
    limits = {"cull_interval": 1, "unmet_timeout": 1.0, "cull_idle_timeout": 1}

    async def play(server: Server) -> None:
        bot = await get(server.url)  # takes a kernel and never calls it
        assert bot.code == 200
        async with visiting(server) as sleeper:
            await sleeper.cards()
            await sleeper.hang_up()
            gone = re.search(r'connect\("([0-9a-f-]{36})"\)', bot.body.decode())
            assert gone
            for kernel_id in (gone[1], sleeper.kernel_id):
                async with asyncio.timeout(30):
                    while (await get(f"{server.url}api/kernel/{kernel_id}")).code != 404:  # noqa: ASYNC110 - another process
                        await asyncio.sleep(0.2)

    with serving(pool=1, fill_delay=0.0, config={"Kernels": limits}) as server:
        asyncio.run(play(server))
        until(lambda: server.ready() == 3 and len(server.kernels()) == 1, "the pool alone")
        pooled = server.kernels()[0].pid
        asyncio.run(asyncio.sleep(3))
        assert [kernel.pid for kernel in server.kernels()] == [pooled]


def test_an_ended_server_leaves_no_kernel_and_no_files() -> None:
    with serving(pool=2, fill_delay=0.0) as server:
        until(lambda: len(server.kernels()) == 2, "the pool")  # the second one is still starting
        kernels = server.kernels()
        files = {Path(word).parent for kernel in kernels for word in kernel.cmdline() if word.endswith(".json")}
    assert not [kernel for kernel in kernels if kernel.is_running() and kernel.status() != psutil.STATUS_ZOMBIE]
    assert files
    assert not [folder for folder in files if folder.exists()]


@pytest.mark.parametrize("message", ["execute_request", "complete_request", "inspect_request", "history_request"])
def test_a_visitor_runs_no_code(server: Server, message: str) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            for channel in ("shell", "control"):
                came.post(message, channel, code="1 + 1", silent=False, cursor_pos=1)
            sent = came.post("kernel_info_request")
            heard = await came.hear(lambda msg: msg["parent_header"].get("msg_id") == sent)
            replies = {msg["header"]["msg_type"] for msg in heard}
            assert message.replace("request", "reply") not in replies
            assert "execute_input" not in replies

    asyncio.run(play())


def test_a_visitor_makes_no_widgets_and_ends_no_kernel_by_message(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            before = set(await came.states())
            state = {"_model_name": "IntSliderModel", "_model_module": "@jupyter-widgets/controls"}
            came.post("comm_open", comm_id="forged", target_name="jupyter.widget", data={"state": state})
            came.post("shutdown_request", "control", restart=False)
            assert set(await came.states()) == before

    asyncio.run(play())


def test_broken_messages_do_no_harm(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            for nonsense in (
                "",
                "{",
                "[]",
                "7",
                '{"header": 7, "content": []}',
                '{"channel": {}}',
                "\N{PLAYING CARD BACK}",
            ):
                came.socket.write_message(nonsense)
            came.socket.write_message(b"\x00\xff" * 20, binary=True)
            await came.cards()

    asyncio.run(play())


def test_a_handlers_traceback_stays_on_the_server(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            model_id, _ = await came.cards()
            heard = json.dumps(await came.turn(model_id, "fail"))
            assert "Traceback" not in heard
            assert "secret" not in heard
            await came.turn(model_id, 1)

    asyncio.run(play())


def test_pages_of_other_sites_reach_nothing(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            with pytest.raises(Exception, match="403"):
                await came.call(Origin="http://elsewhere.example")
            rebound = await get(server.url, headers={"Host": "elsewhere.example"})
            assert rebound.code == 403
            policy = (await get(server.url + "nowhere")).headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "*" not in policy

    asyncio.run(play())


def test_only_the_page_its_files_and_its_kernel_are_reachable(server: Server) -> None:
    addresses = (
        "other.ipynb voila/render/cards.ipynb voila/files/fifteen.py voila/static/voila.js api/contents api/kernels "
        "static/0/shell.html.j2 static/0/..%2f..%2fapplication.py ../../etc/passwd login lab tree"
    )

    async def play() -> None:
        for address in addresses.split():
            answer = await get(server.url + address, follow_redirects=False)
            assert answer.code in (400, 404), address
        async with visiting(server) as came:
            assert "import" not in came.html.partition("<main")[2]

    asyncio.run(play())


def test_a_kernel_of_nobody_is_not_found(server: Server) -> None:
    nobody = "0" * 8 + "-0000" * 3 + "-" + "0" * 12

    async def play() -> None:
        assert (await get(f"{server.url}api/kernel/{nobody}")).code == 404
        address = server.url.replace("http", "ws") + f"api/kernels/{nobody}/channels"
        with pytest.raises(Exception, match="404"):
            await websocket_connect(address)

    asyncio.run(play())


def test_files_come_compressed_and_are_kept_by_browsers(server: Server) -> None:
    async def play() -> None:
        async with visiting(server) as came:
            addresses = re.findall(r'"/(static/[0-9a-f]{16}/[a-z.]+)"', came.html)
            assert {address.rpartition("/")[2] for address in addresses} == {"page.js", "page.css", "anywidget.js"}
            for address in addresses:
                small = await get(server.url + address, headers={"Accept-Encoding": "gzip"})
                plain = await get(server.url + address)
                assert gzip.decompress(small.body) == plain.body
                assert "immutable" in small.headers["Cache-Control"]
                old = await get(server.url + re.sub("[0-9a-f]{16}", "0" * 16, address))
                assert old.headers["Cache-Control"] == "no-cache"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("query", "accepted", "lang", "direction"),
    [
        ("?lang=cy", "is", "cy", "ltr"),
        ("?lang=xx", "de;q=0.9, ar-EG;q=0.8", "ar", "rtl"),
        ("?lang=%3Cscript%3E", "", "en", "ltr"),
        ("", "is-IS, en;q=0.5", "is", "ltr"),
    ],
)
def test_the_first_bytes_are_in_the_learners_language(
    unheated: Server,
    query: str,
    accepted: str,
    lang: str,
    direction: str,
) -> None:
    async def play() -> None:
        pieces: list[bytes] = []
        await get(unheated.url + query, headers={"Accept-Language": accepted}, streaming_callback=pieces.append)
        first = pieces[0].decode()
        assert first.startswith(f'<!doctype html>\n<html lang="{lang}" dir="{direction}">')
        assert "threeup-skeleton" in first
        assert "threeup.connect(" not in first  # no kernel was asked yet
        kernel_id = re.search(r'connect\("([0-9a-f-]{36})"\)', b"".join(pieces).decode())
        assert kernel_id

    asyncio.run(play())


def test_a_browser_that_only_guesses_gets_no_kernel(unheated: Server) -> None:
    async def play() -> None:
        before = len(unheated.kernels())
        guess = await get(unheated.url, headers={"Sec-Purpose": "prefetch"})
        assert (guess.code, guess.body) == (204, b"")
        assert len(unheated.kernels()) == before

    asyncio.run(play())
