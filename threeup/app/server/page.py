"""The page: its first paint is written before any kernel is asked, in the learner's language from the first byte."""

from __future__ import annotations

import json
import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import jinja2
from jupyter_server.base.handlers import APIHandler, JupyterHandler
from tornado.http1connection import HTTP1Connection
from tornado.iostream import IOStream, StreamClosedError
from tornado.web import HTTPError, authenticated

from threeup.app.server.assets import TEMPLATE, Asset
from threeup.app.server.languages import negotiate, words
from threeup.app.server.room import Room, RoomFullError
from threeup.text import direction

if TYPE_CHECKING:
    from collections.abc import Mapping

RETRY = 20  # seconds until a full house's page tries again
PATIENCE = 30_000  # milliseconds until a page that shows nothing is loaded once more
HOST = re.compile(r"[\w.:\[\]-]{1,255}")
PASSING_WORDS = ("loading", "reload", "failed", "disconnected")


class Shell:
    """What stands around a notebook's outputs: head, skeleton of a table, the first lines of script."""

    def __init__(self, assets: Mapping[str, Asset], base_url: str) -> None:
        environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(TEMPLATE),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._shell = environment.get_template("shell.html.j2")
        self._notice = environment.get_template("notice.html.j2")
        self._base = base_url
        self._urls = {name: f"{base_url}static/{asset.mark}/{name}" for name, asset in assets.items()}
        passing = {language: {key: table[key] for key in PASSING_WORDS} for language, table in words().items()}
        self._boot = {
            "base": base_url,
            "styles": self._urls["page.css"],
            "words": passing,
            "modules": ["anywidget"],
            "patience": PATIENCE,
        }

    def head(self, language: str) -> str:
        """Everything before the notebook's outputs; what follows is closed by `foot`."""
        return self._shell.render(
            lang=language,
            dir=direction(language),
            words=words()[language],
            urls=self._urls,
            boot=self._boot,
        )

    def foot(self) -> str:
        """Everything after the notebook's outputs."""
        return "<script>threeup.finish()</script></main></body></html>\n"

    def notice(self, language: str, key: str, *, retry: int | None = None) -> str:
        """A whole page that says one thing, and leads on."""
        return self._notice.render(
            lang=language,
            dir=direction(language),
            words=words()[language],
            key=key,
            retry=retry,
            home=self._base,
        )


class PageHandler(JupyterHandler):
    """GET /: a place at a table, if there is one."""

    def initialize(self, room: Room, shell: Shell) -> None:
        """Take the room and the page's frame."""
        self.room = room
        self.shell = shell

    @property
    def content_security_policy(self) -> str:
        """Nothing comes from, or goes to, another host."""
        host = self.request.host if HOST.fullmatch(self.request.host) else ""
        sockets = f" ws://{host} wss://{host}" if host else ""
        return "; ".join(
            (
                "default-src 'self' 'unsafe-inline' blob: data:",
                f"connect-src 'self'{sockets}",
                "object-src 'none'",
                "base-uri 'none'",
                "frame-ancestors 'self'",
            ),
        )

    @property
    def language(self) -> str:
        """The page's language."""
        return negotiate(self.get_query_argument("lang", None), self.request.headers.get("Accept-Language"))

    @authenticated
    async def get(self) -> None:
        """Write the frame, then the outputs of the notebook of a kernel of its own."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Language")
        if "prefetch" in self.request.headers.get("Sec-Purpose", ""):
            self.set_status(204)  # a browser that only guesses gets no kernel
            return
        try:
            self.room.reserve()
        except RoomFullError:
            self.set_status(503)
            self.set_header("Retry-After", str(RETRY))
            self.finish(self.shell.notice(self.language, "full", retry=RETRY))
            return
        await self._serve()

    async def _serve(self) -> None:
        try:
            _ = self.xsrf_token  # sets the cookie without which the page can't say goodbye to its kernel
            connection = self.request.connection
            if isinstance(connection, HTTP1Connection) and isinstance(connection.stream, IOStream):
                connection.stream.set_nodelay(True)
            self.write(self.shell.head(self.language))
        except BaseException:
            self.room.forgo()
            raise
        try:
            self.flush()
            async for html in self.room.take():
                self.write(html)
                await self.flush()
            self.finish(self.shell.foot())
        except StreamClosedError:
            self.log.info("A page went away before its table was set")
        except Exception:
            self.log.exception("A page could not be made")
            self.finish("<script>threeup.break()</script></main></body></html>\n")

    def write_error(self, status_code: int, **_kwargs: Any) -> None:
        """Say it in the learner's language; the log has the rest."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(self.shell.notice(self.language, "missing" if status_code == HTTPStatus.NOT_FOUND else "failed"))


class MissingHandler(PageHandler):
    """Any other address."""

    async def get(self) -> None:
        """There is nothing here."""
        raise HTTPError(404)


class KernelHandler(APIHandler):
    """GET and POST api/kernel/<id>: is it alive, and goodbye."""

    @authenticated
    async def get(self, kernel_id: str) -> None:
        """204 while the kernel lives, else 404."""
        self._known(kernel_id)
        self.set_status(204)

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel: its page was closed."""
        self._known(kernel_id)
        await self.kernel_manager.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]
        self.set_status(204)

    def _known(self, kernel_id: str) -> None:
        # A kernel's id is the secret of its page; one still in the pool has no page, so nobody may know it.
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)

    def write_error(self, status_code: int, **_kwargs: Any) -> None:
        """The number, nothing of our insides."""
        self.set_header("Content-Type", "application/json")
        self.finish(json.dumps({"status": status_code}))
