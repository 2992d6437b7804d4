"""A position handed on: as a line, as a link, and as a picture that another device reads."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode, urlsplit

import segno

from threeup.notation.position import format_position
from threeup.widgets import blocks

if TYPE_CHECKING:
    from threeup.app.explore.workplace import Workplace
    from threeup.lab.editing import Draft

Json = dict[str, Any]

_LONGEST_ORIGIN: Final = 500
# What a telephone still reads from a screen: version 26 of 40.
_LONGEST_CODE: Final = 1_000


class Sharing:
    """What is offered for handing a position on; a code is drawn when it is asked for."""

    def __init__(self, place: Workplace) -> None:
        self.place = place
        self._drawn: list[Json] = []

    def forget(self) -> None:
        """Take the code away, as there is another position."""
        self._drawn = []

    def code(self, draft: Draft, origin: object) -> None:
        """Draw the code of the address that opens a position; `origin` is the page's own, as its browser says."""
        words = self.place.words
        if draft.state is None:
            return
        if not isinstance(origin, str) or not web_address(origin):
            self._drawn = [blocks.said("bad", words.format("edit-code-address"))]
        elif lonely(origin):
            self._drawn = [blocks.said("hint", words.format("edit-code-local"))]
        else:
            drawn = qr_code(origin + "?" + self.query(draft))
            label = words.text("edit-code", "label")
            self._drawn = [
                blocks.said("bad", words.format("edit-code-long")) if drawn is None else blocks.picture(drawn, label)
            ]

    def query(self, draft: Draft) -> str:
        """Give the query of the address that opens a position."""
        fields = {"view": "explore", "lang": self.place.lang, "tab": "position", **self.place.veil}
        fields["position"] = format_position(draft.state)
        return urlencode(fields, safe="/:*,")

    def blocks(self, draft: Draft) -> Json:
        """Give what can be copied, and the code."""
        words = self.place.words
        done = words.text("edit-copy-line", "done")
        line = blocks.copy("copy-line", words.format("edit-copy-line"), draft.line, done)
        if draft.state is None:
            soft = blocks.text(words.format("edit-share-faults"), kind="soft")
            return blocks.group(words.format("edit-share"), blocks.row(line), soft)
        offered = [line]
        if self.place.addressed:
            send = {"kind": "position", "do": "code", "origin": True}
            done = words.format("app-link-copied")
            link = blocks.copy("copy-link", words.format("edit-copy-link"), "?" + self.query(draft), done, address=True)
            offered += [link, blocks.button("code", words.format("edit-code"), send)]
        return blocks.group(words.format("edit-share"), blocks.row(*offered), *self._drawn)


def web_address(text: str) -> bool:
    """Tell whether a text is a page's address, without a query and without anybody's name or password in it.

    >>> web_address("https://school.example/app/"), web_address("javascript:alert(1)"), web_address("http://a@b/")
    (True, False, False)
    """
    if len(text) > _LONGEST_ORIGIN or not text.isascii() or not text.isprintable() or set(text) & set(" \"'<>\\^`{|}"):
        return False
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(host) and "@" not in parts.netloc and not set(text) & set("?#")


def lonely(address: str) -> bool:
    """Tell whether an address leads nowhere but to the device itself.

    >>> lonely("http://localhost:8866/"), lonely("http://127.0.0.1/"), lonely("http://192.168.1.7:8866/")
    (True, True, False)
    """
    host = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback or ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def qr_code(address: str) -> str | None:
    """Draw an address for a camera, dark on white with the white edge that it needs; None for one too long.

    >>> qr_code("https://school.example/")[:26], qr_code("x" * 3000)
    ('<svg viewBox="0 0 33 33" c', None)
    """
    if len(address) > _LONGEST_CODE:
        return None
    code = segno.make(address, error="m", micro=False)
    drawn: str = code.svg_inline(border=4, dark="#000", light="#fff", svgclass="qr", lineclass=None, omitsize=True)
    return drawn
