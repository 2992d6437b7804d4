"""A real server in a process of its own, and clients that speak to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
import time
import uuid
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Mapping

NOTEBOOKS = Path(__file__).parent / "notebooks"
DRIVER = """
import json, sys
from traitlets.config import Config
from threeup.app.server.application import Threeup
options = json.loads(sys.argv[1])
Threeup.run(config=Config(options.pop("config", {})), **options)
"""
PATIENCE = 30.0  # seconds
VERSION = {"version": "1.0.0"}  # of the control channel's protocol


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that will surely come."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


def command_of(process: psutil.Process) -> list[str]:
    """Give a process's command line; nothing for one that has just ended."""
    try:
        return list(process.cmdline())
    except psutil.NoSuchProcess:
        return []


@dataclass
class Server:
    """A running server: where it is, what it said, which kernels it has."""

    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)
    url: str = ""

    def follow(self) -> None:
        """Keep what the server says."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)

    def address(self) -> str:
        """The address the server has printed, or nothing yet."""
        assert self.process.poll() is None, "".join(self.said)
        found = re.search(r"threeup is at (\S+)", "".join(self.said))
        return found[1] if found else ""

    def ready(self) -> int:
        """How many kernels have been made ready since the start."""
        return "".join(self.said).count("is ready for a page")

    def kernels(self) -> list[psutil.Process]:
        """The kernels' processes."""
        try:
            children = psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []
        return [child for child in children if any("ipykernel" in word for word in command_of(child))]


@contextmanager
def serving(notebook: str = "cards.ipynb", **options: Any) -> Iterator[Server]:
    """A server, ended with the block."""
    options = {"port": 0, "ip": "127.0.0.1", "notebook": str(NOTEBOOKS / notebook), **options}
    process = subprocess.Popen(
        [sys.executable, "-c", DRIVER, json.dumps(options)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    server = Server(process)
    follower = threading.Thread(target=server.follow, daemon=True)
    follower.start()
    try:
        until(lambda: bool(server.address()), "the server's address")
        server.url = server.address()
        yield server
    finally:
        process.terminate()
        process.wait(PATIENCE)
        follower.join(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


async def get(url: str, **options: Any) -> HTTPResponse:
    """A GET that takes any status for an answer."""
    request = HTTPRequest(url, request_timeout=PATIENCE, decompress_response=False, **options)
    return await AsyncHTTPClient().fetch(request, raise_error=False)


class Visitor:
    """A page without a browser: one GET, one WebSocket, the widgets protocol."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.html = ""
        self.cookie = ""
        self.kernel_id = ""
        self.gone = False
        self.socket: WebSocketClientConnection

    async def open(self, query: str = "") -> None:
        """Open the page and call its kernel."""
        answer = await get(self.server.url + query)
        assert answer.code == 200, answer.code
        self.html = answer.body.decode()
        self.cookie = "; ".join(line.partition(";")[0] for line in answer.headers.get_list("Set-Cookie"))
        found = re.search(r'threeup\.connect\("([0-9a-f-]{36})"\)', self.html)
        assert found, self.html
        self.kernel_id = found[1]
        await self.call()
        self.post("comm_open", comm_id=uuid.uuid4().hex, target_name="threeup.visit", data={"query": query})

    async def call(self, **headers: str) -> None:
        """Open the kernel's WebSocket."""
        address = self.server.url.replace("http", "ws") + f"api/kernels/{self.kernel_id}/channels?session_id=1"
        self.socket = await websocket_connect(HTTPRequest(address, headers={"Cookie": self.cookie, **headers}))

    def post(self, message_type: str, channel: str = "shell", **content: Any) -> str:
        """Send a message; its id."""
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": message_type,
            "session": "1",
            "username": "",
            "version": "5.4",
        }
        whole = {"channel": channel, "header": header, "parent_header": {}, "metadata": VERSION, "content": content}
        self.socket.write_message(json.dumps(whole))
        return header["msg_id"]

    async def hear(self, wanted: Callable[[Mapping[str, Any]], bool]) -> list[dict[str, Any]]:
        """All messages up to the wanted one."""
        heard: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while not heard or not wanted(heard[-1]):
                message = await self.socket.read_message()
                assert message is not None, "the socket was closed"
                heard.append(json.loads(message))
        return heard

    async def states(self) -> dict[str, Any]:
        """Every widget's state by id."""
        comm_id = uuid.uuid4().hex
        self.post("comm_open", comm_id=comm_id, target_name="jupyter.widget.control", data={})
        self.post("comm_msg", comm_id=comm_id, data={"method": "request_states"})
        heard = await self.hear(lambda msg: msg["content"].get("data", {}).get("method") == "update_states")
        states: dict[str, Any] = heard[-1]["content"]["data"]["states"]
        return {model_id: model["state"] for model_id, model in states.items()}

    async def cards(self) -> tuple[str, dict[str, Any]]:
        """The stand-in's model id and view."""
        return next((key, state["view"]) for key, state in (await self.states()).items() if "view" in state)

    async def turn(self, model_id: str, card: int | str) -> list[dict[str, Any]]:
        """Click a card; what came until the kernel was idle again."""
        sent = self.post("comm_msg", comm_id=model_id, data={"method": "custom", "content": {"turn": card}})
        return await self.hear(
            lambda msg: msg["content"].get("execution_state") == "idle" and msg["parent_header"]["msg_id"] == sent,
        )

    async def hang_up(self) -> None:
        """Close the socket without goodbye, as a lid that is shut."""
        self.socket.close()
        if not self.gone:
            self.gone = True
            async with asyncio.timeout(PATIENCE):
                while await self.socket.read_message() is not None:
                    pass

    async def leave(self) -> int:
        """Close the page as a browser does; the beacon's status."""
        xsrf = re.search(r"_xsrf=([^;]+)", self.cookie)
        body = f"_xsrf={xsrf[1] if xsrf else ''}"
        answer = await get(
            f"{self.server.url}api/kernel/{self.kernel_id}",
            method="POST",
            body=body,
            headers={"Cookie": self.cookie},
        )
        return answer.code


@asynccontextmanager
async def visiting(server: Server, query: str = "") -> AsyncIterator[Visitor]:
    """A visitor whose page is open; the page is closed with the block, in good manners or bad."""
    came = Visitor(server)
    await came.open(query)
    try:
        yield came
    finally:
        await came.leave()
        await came.hang_up()
