"""Kernels of the app: whom to keep, whom to end."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Float, Integer


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernel manager with two more reasons to end a kernel, and one not to."""

    cull_idle_timeout = Integer(600, help="Seconds without a page until a kernel ends.").tag(config=True)
    cull_interval = Integer(30, help="Seconds between two looks.").tag(config=True)
    cull_open_timeout = Float(3 * 3600.0, help="Seconds without a move until even an open page loses its kernel.").tag(
        config=True,
    )
    unmet_timeout = Float(90.0, help="Seconds for a browser to call its kernel (bots never do).").tag(config=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self.pooled: set[str] = set()  # ready, waiting for a page
        self._handed: dict[str, Any] = {}  # given to a page that hasn't called yet: id -> since when

    def hand_out(self, kernel_id: str) -> None:
        """A page gets this kernel: it is no longer kept whatever comes, and its idle time starts now."""
        self.pooled.discard(kernel_id)
        self._handed[kernel_id] = utcnow()
        self._kernels[kernel_id].last_activity = utcnow()

    def notify_connect(self, kernel_id: str) -> None:
        """A page called its kernel."""
        self._handed.pop(kernel_id, None)
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel nobody uses; those in the pool stay."""
        if kernel_id in self.pooled:
            return
        now = utcnow()
        since = self._handed.get(kernel_id)
        idle = now - getattr(self._kernels[kernel_id], "last_activity", now)
        unmet = since is not None and now - since > timedelta(seconds=self.unmet_timeout)
        if unmet or idle > timedelta(seconds=self.cull_open_timeout):
            self.log.info("Ending kernel %s: %s", kernel_id, "no page called it" if unmet else "idle for long")
            await self.shutdown_kernel(kernel_id)
            return
        await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    async def shutdown_kernel(self, kernel_id: str, **options: Any) -> None:  # type: ignore[override]
        """End a kernel, tell its page, and forget what was kept for it.

        Jupyter leaves the page's socket open, so that the page would never know.
        A page's socket closes while its kernel ends; Jupyter then keeps the kernel's four channels open for a page that
        might come back, for ever.
        """
        await super().shutdown_kernel(kernel_id, **options)  # type: ignore[no-untyped-call]
        for connection in tuple(ZMQChannelsWebsocketConnection._open_sockets):  # noqa: SLF001 - there is no other list
            if connection.kernel_id == kernel_id:
                connection.websocket_handler.close()
        kept = self._kernel_buffers.pop(kernel_id, None)
        for stream in kept["channels"].values() if kept else ():
            if not stream.closed():
                stream.on_recv(None)
                stream.close()

    async def _remove_kernel_when_ready(self, kernel_id: str, kernel_awaitable: Any) -> None:
        self.pooled.discard(kernel_id)
        self._handed.pop(kernel_id, None)
        await super()._remove_kernel_when_ready(kernel_id, kernel_awaitable)  # type: ignore[no-untyped-call]
