"""Serve the app: Voila's kernels and notebook rendering behind a page of our own.

What stock Voila does to a class, and what this package does instead, stands in docs/serving.md. The heavy imports
(Voila costs almost two seconds) happen in `serve`, so that a kernel may import `threeup.app.server.visit` for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["serve"]

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def serve(
    notebook: str | Path | None = None,
    *,
    port: int = 8866,
    host: str = "127.0.0.1",
    places: int | None = None,
    pool: int | None = None,
    fill_delay: float | None = None,
    names: tuple[str, ...] = (),
    base_url: str = "/",
    open_browser: bool = False,
) -> None:
    """Serve a notebook as a page until interrupted; the address is printed when the door is open.

    notebook: path; None is the app's own notebook.
    port: TCP port; 0 lets the system choose; one in use is passed over for the next free of ten.
    host: the address to listen on; "0.0.0.0" serves a class in the same net.
    places: how many pages may hold a kernel at once (a kernel is 40 to 130 MB); who comes later is asked to wait.
    pool: kernels kept ready; None means 2 for one person, 30 for a class.
    fill_delay: seconds from a page's opening until its kernel is replaced in the pool; long for a class, as starting
        kernels takes the CPU from those who play.
    names: further host names by which a proxy in front may call this server.

    Raises: FileNotFoundError for a notebook that isn't there; OSError when no port is free.
    """
    from threeup.app.server.application import Threeup  # noqa: PLC0415 - two seconds that a kernel must not pay

    alone = host in LOOPBACK
    Threeup.run(
        notebook=notebook,
        port=port,
        ip=host,
        names=names,
        base_url=base_url,
        open_browser=open_browser,
        places=places if places is not None else (20 if alone else 60),
        pool=pool if pool is not None else (2 if alone else 30),
        fill_delay=fill_delay if fill_delay is not None else (2.0 if alone else 45.0),
    )
