"""Serve the board alone with made-up views: `python tests/browser/mock/serve.py`, open the address.

Scenes are chosen by the query: ?scene=thirty&lang=ar&opponents=3&boards=2 (see scenes.js and tricks.js).
"""

from __future__ import annotations

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from threeup import widgets
from threeup.games.loo import faces as loo
from threeup.games.updown import faces as updown

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
STATIC = Path(widgets.__file__).parent / "static"
WORDS = {"en": "Clear", "cy": "Clirio", "is": "Hreinsun", "ar": "إخلاء"}
LETTERS = {"en": "AKQJ", "ar": "أكمف"}


class Handler(SimpleHTTPRequestHandler):
    """The static files of the board under /static, the scenes under /mock, and the sprite."""

    def do_GET(self) -> None:
        """Draw the sprite in the language asked for; leave all else to the file server."""
        url = urlsplit(self.path)
        if url.path != "/sprite.svg":
            super().do_GET()
            return
        query = parse_qs(url.query)
        lang = query.get("lang", ["en"])[0]
        body = _sprite(query.get("game", ["updown"])[0], lang).encode()
        self.send_response(200)
        self.send_header("Content-Type", "image/svg+xml; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path: str) -> str:
        """Map /static and everything else to the two folders, by bare file name only."""
        url = urlsplit(path)
        folder = STATIC if url.path.startswith("/static/") else HERE
        return str(folder / (Path(url.path).name or "index.html"))

    def log_message(self, *_args: object) -> None:
        """Stay quiet."""


def _sprite(game: str, lang: str) -> str:
    if game == "updown":
        return updown.sprite({"clear": WORDS.get(lang, "Clear")})
    letters = LETTERS.get(lang, "AKQJ")
    return loo.sprite({f"letter-{sign}": letter for sign, letter in zip("AKQJ", letters, strict=True)})


@contextmanager
def serving(port: int = 0) -> Iterator[str]:
    """Serve in a thread on a free port; give the address."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(HERE)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


if __name__ == "__main__":
    with serving(8765) as address:
        input(f"{address}/?scene=middle  (Enter ends) ")
