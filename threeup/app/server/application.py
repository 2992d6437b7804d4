"""The server: Voila's application with our kernels, our page, and no handler that the page doesn't need."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import signal
import socket
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Any

import tornado.httpserver
import tornado.netutil
import tornado.web
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from traitlets import Float, Integer, List, Unicode
from traitlets.config import Config
from voila.app import Voila, _kernel_id_regex  # type: ignore[import-untyped]
from voila.notebook_renderer import NotebookRenderer  # type: ignore[import-untyped]
from voila.paths import _default_root_dirs, collect_template_paths  # type: ignore[import-untyped]
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler  # type: ignore[import-untyped]

from threeup.app import keeping
from threeup.app.server.assets import SHARE, AssetHandler, collect
from threeup.app.server.connection import Connection
from threeup.app.server.kernels import Kernels
from threeup.app.server.page import KernelHandler, MissingHandler, PageHandler, Shell
from threeup.app.server.room import Room

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - what a teacher may ask for
PING = 30_000  # milliseconds between two signs of life on a page's socket
PORTS_TRIED = 10
LONGEST_MESSAGE = 16 * 2**20  # bytes; a record of 10 MB must arrive to be refused with a reason
SHORT_ENOUGH = 40  # characters of a folder in which the path of a socket still fits a kernel's limit (104 on macOS)


class Notebooks(LargeFileManager):
    """Reads notebooks whose outputs are thrown away: their signatures (and the key for them) are of no use."""

    def mark_trusted_cells(self, nb: Any, path: str = "") -> None:
        """Nothing to mark."""


class Threeup(Voila):  # type: ignore[misc]
    """Serve one notebook; see `threeup.app.server.serve`."""

    name = "threeup"

    places = Integer(20, help="Pages that may hold a kernel at once.").tag(config=True)
    port: int
    pool = Integer(2, help="Kernels kept ready.").tag(config=True)
    fill_delay = Float(2.0, help="Seconds until a kernel taken from the pool is replaced.").tag(config=True)
    names = List(Unicode(), help="Further host names this server answers to.").tag(config=True)

    @classmethod
    def run(cls, *, notebook: str | Path | None, config: Config | None = None, **options: Any) -> None:
        """Set up and serve until interrupted; `config` is for what has no option (traitlets of Jupyter's classes)."""
        path = Path(notebook) if notebook is not None else app_notebook(Path(__file__).parents[2])
        if not path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        settings = cls.settings_of_others()
        settings.merge(config or {})
        app = cls(notebook_path=str(path.resolve()), config=settings, **options)
        os.environ.setdefault(keeping.VARIABLE, keeping.where(app.ip, app.names))  # the kernels inherit it
        app.initialize([])
        app.start()

    @staticmethod
    def settings_of_others() -> Config:
        """What Jupyter's and Voila's own classes are told."""
        config = Config()
        config.VoilaConfiguration.template = "threeup"
        config.VoilaConfiguration.multi_kernel_manager_class = Kernels
        config.VoilaConfiguration.show_tracebacks = False
        if sys.platform != "win32":
            config.KernelManager.transport = "ipc"  # TCP ports collide when many kernels start at once
        return config

    def load_config_file(self, *_args: Any, **_kwargs: Any) -> None:
        """Read no voila.json that lies about: this page depends on its settings."""

    def setup_template_dirs(self) -> None:
        """Find our template in the package, wherever that is."""
        roots = [str(SHARE), *_default_root_dirs()]
        self.template_paths = collect_template_paths(["voila", "nbconvert"], "threeup", prune=True, root_dirs=roots)
        self.static_paths: list[str] = []

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, with ours."""
        settings: dict[str, Any] = super().init_settings()
        settings["contents_manager"] = self.contents_manager = Notebooks(parent=self)
        settings["kernel_websocket_connection_class"] = Connection
        settings["ws_ping_interval"] = settings["ws_ping_timeout"] = PING
        settings["websocket_max_message_size"] = LONGEST_MESSAGE
        # A foreign name for this machine is how other sites reach into it (DNS rebinding): answer to our own only.
        settings["allow_remote_access"] = self.ip in EVERYWHERE
        settings["local_hostnames"] = ["localhost", *self.names]
        return settings

    def init_handlers(self) -> list[Any]:
        """The page, its files, its kernel's socket and goodbye; nothing else of Jupyter is reachable."""
        base = self.base_url
        assets = collect()
        self.room = Room(
            self.kernel_manager,
            self.renderer,
            places=self.places,
            pool=self.pool,
            fill_delay=self.fill_delay,
        )
        page = {"room": self.room, "shell": Shell(assets, base)}
        return [
            (f"{base}api/kernels/{_kernel_id_regex}/channels", VoilaKernelWebsocketHandler),
            (f"{base}api/kernel/{_kernel_id_regex}", KernelHandler),
            (f"{base}static/([0-9a-f]+)/([a-z.]+)", AssetHandler, {"assets": assets}),
            (base, PageHandler, page),
            (r".*", MissingHandler, page),
        ]

    def renderer(self) -> Any:
        """Voila's renderer of our notebook."""
        return NotebookRenderer(
            voila_configuration=self.voila_configuration,
            traitlet_config=self.config,
            notebook_path=Path(self.notebook_path).name,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config={},
            mathjax_config="",
            mathjax_url="",
        )

    def start(self) -> None:
        """Serve until interrupted, and leave nothing running."""
        asyncio.run(self._main())

    async def _main(self) -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            with contextlib.suppress(NotImplementedError, AttributeError):  # Windows
                loop.add_signal_handler(getattr(signal, name), stop.set)
        sockets = self._bind()
        settings = self._begin()
        try:
            self.app = tornado.web.Application(self.init_handlers(), **settings)
            tornado.httpserver.HTTPServer(self.app).add_sockets(sockets)
            self.room.open()
            self._announce()
            await stop.wait()
        finally:
            await self._end()

    def _begin(self) -> dict[str, Any]:
        long = len(tempfile.gettempdir()) > SHORT_ENOUGH and sys.platform != "win32"
        self.connection_dir = tempfile.mkdtemp(prefix="threeup_", dir="/tmp" if long else None)  # noqa: S108 - mkdtemp makes a private folder
        return self.init_settings()

    async def _end(self) -> None:
        await self.room.close()
        await self.kernel_manager.shutdown_all(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _bind(self) -> list[socket.socket]:
        for port in range(self.port, self.port + PORTS_TRIED):
            try:
                sockets = tornado.netutil.bind_sockets(port, self.ip)
            except OSError as error:
                if error.errno != errno.EADDRINUSE or port == self.port + PORTS_TRIED - 1:
                    raise
            else:
                self.port = sockets[0].getsockname()[1]
                return sockets
        raise AssertionError

    def _announce(self) -> None:
        addresses = addresses_of(self.ip, self.port, self.base_url)
        for address in addresses:
            print(f"threeup is at {address}", flush=True)  # noqa: T201 - what the command is for
        if self.open_browser:
            webbrowser.open(addresses[0])


def app_notebook(package: Path) -> Path:
    """The app's own notebook: inside an installed package, in a checkout beside it.

    >>> app_notebook(Path("/nowhere/threeup")).as_posix()
    '/nowhere/notebooks/app.ipynb'
    """
    packed = package / "app" / "notebooks" / "app.ipynb"
    return packed if packed.is_file() else package.parent / "notebooks" / "app.ipynb"


def addresses_of(ip: str, port: int, base_url: str) -> list[str]:
    """The addresses a browser can open, this machine's own first.

    >>> addresses_of("127.0.0.1", 8866, "/"), addresses_of("::1", 80, "/class/")
    (['http://127.0.0.1:8866/'], ['http://[::1]:80/class/'])
    """
    hosts = ["127.0.0.1", *lan_addresses()] if ip in EVERYWHERE else [ip]
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}{base_url}" for host in hosts]


def lan_addresses() -> list[str]:
    """This machine's address in its net, if it is in one. Asks the routing table; nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        return [probe.getsockname()[0]]
    return []
