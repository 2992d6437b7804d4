"""The room: a limited number of places, each with a kernel; some kernels are kept ready for who comes next."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from threeup.app.server.kernels import Kernels

log = logging.getLogger(__name__)


class RoomFullError(Exception):
    """All places are taken."""


@dataclass(frozen=True, slots=True)
class Table:
    """A kernel whose notebook has run, and the HTML it made."""

    kernel_id: str
    html: str


class Room:
    """Hands out kernels: a ready one if there is one, else a new one, at most two starting at a time.

    Voila's own pool refills at once after each visit, which takes the CPU from those who play; or, told to wait,
    makes the next visitor wait as long. Here a kernel is replaced `fill_delay` seconds after it was taken, one at a
    time, and a visitor who finds none ready starts one without delay.
    """

    def __init__(
        self,
        kernels: Kernels,
        renderer: Callable[[], Any],
        *,
        places: int,
        pool: int,
        fill_delay: float,
    ) -> None:
        self.kernels = kernels
        self._renderer = renderer
        self.places = places
        self.pool = pool
        self.fill_delay = fill_delay
        self._ready: deque[Table] = deque()
        self._players: set[str] = set()
        self._coming = 0  # places promised to pages whose kernel is not there yet
        self._starting = asyncio.Semaphore(max(1, min(2, os.cpu_count() or 1)))
        self._filling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def ready(self) -> int:
        """How many kernels wait for a page."""
        return len(self._ready)

    @property
    def taken(self) -> int:
        """How many places are taken or promised."""
        self._players = {kernel_id for kernel_id in self._players if kernel_id in self.kernels}
        return len(self._players) + self._coming

    def open(self) -> None:
        """Start filling the pool."""
        for _ in range(self.pool):
            self._refill(after=0.0)

    async def close(self) -> None:
        """Stop filling the pool."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def reserve(self) -> None:
        """Promise a place. Whoever reserves calls `take` next, or `forgo`.

        Raises: RoomFullError when there is none.
        """
        if self.taken >= self.places:
            raise RoomFullError
        self._coming += 1

    def forgo(self) -> None:
        """Give back a promised place."""
        self._coming -= 1

    async def take(self) -> AsyncIterator[str]:
        """Take the promised place: yields the notebook's HTML, piece by piece if it has to be run first."""
        table = self._from_pool()
        if table is not None:
            self._seat(table.kernel_id)
            self.forgo()
            self._refill(after=self.fill_delay)
            yield table.html
            return
        promised = True
        try:
            async with self._starting:
                kernel_id, pieces = await self._start()
                self._seat(kernel_id)
                self.forgo()
                promised = False
                async for piece in pieces:
                    yield piece
        finally:
            if promised:
                self.forgo()

    def _from_pool(self) -> Table | None:
        while self._ready:
            table = self._ready.popleft()
            if table.kernel_id in self.kernels:  # it may have died while it waited
                return table
        return None

    def _seat(self, kernel_id: str) -> None:
        self.kernels.hand_out(kernel_id)
        self._players.add(kernel_id)

    async def _start(self) -> tuple[str, AsyncIterator[str]]:
        renderer = self._renderer()
        await renderer.initialize()
        name = renderer.notebook.metadata.kernelspec.name
        kernel_id = await self.kernels.start_kernel(kernel_name=name, path="")
        pieces = renderer.generate_content_generator(kernel_id, self.kernels.get_kernel(kernel_id))
        return kernel_id, (piece async for piece, _ in pieces)

    def _refill(self, *, after: float) -> None:
        task = asyncio.get_running_loop().create_task(self._fill(after))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fill(self, after: float) -> None:
        await asyncio.sleep(after)
        async with self._filling, self._starting:
            if len(self._ready) >= self.pool:
                return
            kernel_id = None
            try:
                kernel_id, pieces = await self._start()
                self.kernels.pooled.add(kernel_id)
                html = "".join([piece async for piece in pieces])
            except Exception:
                log.exception("A kernel for the pool could not be made ready")
                if kernel_id is not None and kernel_id in self.kernels:
                    await self.kernels.shutdown_kernel(kernel_id)
                return
            self._ready.append(Table(kernel_id, html))
