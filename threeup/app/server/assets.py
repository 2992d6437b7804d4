"""Static files of the page: read and compressed once, named by their content, cached by browsers for a year."""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tornado.web import HTTPError, RequestHandler

if TYPE_CHECKING:
    from collections.abc import Mapping

SHARE = Path(__file__).parent.parent / "share" / "jupyter"
TEMPLATE = SHARE / "voila" / "templates" / "threeup"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}


@dataclass(frozen=True, slots=True)
class Asset:
    """A file to serve: plain and gzipped bytes, its type, and the mark its address carries."""

    body: bytes
    gzipped: bytes
    content_type: str
    mark: str


def read(path: Path) -> Asset:
    """Read and compress one file."""
    body = path.read_bytes()
    mark = hashlib.sha256(body).hexdigest()[:16]
    return Asset(body, gzip.compress(body, mtime=0), TYPES[path.suffix], mark)


def collect() -> Mapping[str, Asset]:
    """The page's files by name: our front end, and anywidget's as its installed package has it.

    >>> sorted(collect())
    ['anywidget.js', 'page.css', 'page.js']
    """
    spec = importlib.util.find_spec("anywidget")
    if spec is None or spec.origin is None:
        msg = "anywidget is not installed"
        raise ModuleNotFoundError(msg)
    return {
        "page.js": read(TEMPLATE / "static" / "page.js"),
        "page.css": read(TEMPLATE / "static" / "page.css"),
        "anywidget.js": read(Path(spec.origin).parent / "nbextension" / "index.js"),
    }


class AssetHandler(RequestHandler):
    """GET static/<mark>/<name>."""

    def initialize(self, assets: Mapping[str, Asset]) -> None:
        """Take the files to serve."""
        self.assets = assets

    def get(self, mark: str, name: str) -> None:
        """Answer with the file; an address with an old mark gets today's file, uncached."""
        asset = self.assets.get(name)
        if asset is None:
            raise HTTPError(404)
        current = mark == asset.mark
        self.set_header("Content-Type", asset.content_type)
        self.set_header("Cache-Control", "public, max-age=31536000, immutable" if current else "no-cache")
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("X-Content-Type-Options", "nosniff")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.write(asset.gzipped)
        else:
            self.write(asset.body)

    def write_error(self, status_code: int, **_kwargs: object) -> None:
        """Say the number, nothing of our insides."""
        self.set_header("Content-Type", "text/plain")
        self.finish(str(status_code))
