"""The room: a limited number of places, each with a kernel; some kernels are kept ready for who comes next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from jupyter_server.utils import ApiPath

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from threeup.app.server.kernels import Kernels

log = logging.getLogger(__name__)

AT_ONCE = max(1, min(2, os.cpu_count() or 1))  # kernels starting
LAST_STARTS = 20.0  # seconds for kernels to finish starting when the server ends


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
        self._closed = False
        self._starting = asyncio.Semaphore(AT_ONCE)
        self._filling = asyncio.Lock()
        self._next: asyncio.Future[Table | None] | None = None  # of the kernel being made ready, while nobody waits
        self._fills: set[asyncio.Task[None]] = set()
        self._asleep: set[asyncio.Task[None]] = set()

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
        """Take nobody in any more, and wait for kernels just starting: one whose start is broken off is never ended."""
        self._closed = True
        for task in tuple(self._asleep):
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_STARTS):
                await asyncio.gather(*self._fills, return_exceptions=True)
                for _ in range(AT_ONCE):
                    await self._starting.acquire()

    def reserve(self) -> None:
        """Promise a place. Whoever reserves calls `take` next, or `forgo`.

        Raises: RoomFullError when there is none.
        """
        if self._closed or self.taken >= self.places:
            raise RoomFullError
        self._coming += 1

    def forgo(self) -> None:
        """Give back a promised place."""
        self._coming -= 1

    async def take(self) -> AsyncIterator[str]:
        """Take the promised place: yields the notebook's HTML, piece by piece if it has to be run first."""
        promised = True
        try:
            table = await self._from_pool()
            if table is not None:
                self._seat(table.kernel_id)
                self.forgo()
                promised = False
                self._refill(after=self.fill_delay)
                yield table.html
                return
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

    async def _from_pool(self) -> Table | None:
        while self._ready:
            table = self._ready.popleft()
            if table.kernel_id in self.kernels:  # it may have died while it waited
                return table
        if self._next is None:
            return None
        being_made, self._next = self._next, None
        return await being_made

    def _seat(self, kernel_id: str) -> None:
        self.kernels.hand_out(kernel_id)
        self._players.add(kernel_id)

    async def _start(self) -> tuple[str, AsyncIterator[str]]:
        renderer = self._renderer()
        await renderer.initialize()
        name = renderer.notebook.metadata.kernelspec.name
        kernel_id = await self.kernels.start_kernel(kernel_name=name, path=ApiPath(""))
        pieces = renderer.generate_content_generator(kernel_id, self.kernels.get_kernel(kernel_id))
        return kernel_id, (piece async for piece, _ in pieces)

    def _refill(self, *, after: float) -> None:
        task = asyncio.get_running_loop().create_task(self._fill(after))
        self._fills.add(task)
        task.add_done_callback(self._fills.discard)

    async def _fill(self, after: float) -> None:
        await self._sleep(after)
        try:
            if not self._closed and len(self._ready) < self.pool:
                async with self._starting:
                    await self._make_ready()
        finally:
            self._filling.release()

    async def _sleep(self, after: float) -> None:
        """Wait for the time and for the turn; the only part of a filling that may be broken off."""
        task = asyncio.current_task()
        if task is not None:
            self._asleep.add(task)
        try:
            await asyncio.sleep(after)
            await self._filling.acquire()
        finally:
            self._asleep -= {task}

    async def _make_ready(self) -> None:
        coming: asyncio.Future[Table | None] = asyncio.get_running_loop().create_future()
        self._next = coming
        table = await self._heat()
        if self._next is coming:
            self._next = None
            if table is not None:
                self._ready.append(table)
        elif not coming.done():  # a visitor waits for it
            coming.set_result(table)
        elif table is not None:  # a visitor waited, and went away
            self._ready.append(table)

    async def _heat(self) -> Table | None:
        kernel_id = None
        try:
            kernel_id, pieces = await self._start()
            self.kernels.pooled.add(kernel_id)
            html = "".join([piece async for piece in pieces])
        except Exception:
            log.exception("A kernel for the pool could not be made ready")
            if kernel_id is not None and kernel_id in self.kernels:
                await self.kernels.shutdown_kernel(kernel_id)
            return None
        self.kernels.log.info("Kernel %s is ready for a page", kernel_id)
        return Table(kernel_id, html)
