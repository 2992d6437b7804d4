"""In the kernel: hear which address a page was opened with, and tell the page its language, title and address.

Kernels are made ready before anybody comes, so the address can't be in their environment; and asking the server for it
(Voila's `get_query_string`) waits until somebody comes. Here the page says it in its first message, before it asks for
the widgets' states: what the callback does to the widgets is in the first picture the learner sees.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

log = logging.getLogger(__name__)

TARGET = "threeup.visit"
LONGEST = 2000  # characters of a query string; the rest is cut
MOST = 20  # fields


@dataclass(frozen=True, slots=True)
class Visit:
    """A page's visit: the fields of its address, its language, and what its browser speaks.

    query: the first value of each field, at most twenty, unchecked otherwise: anybody can type an address.
    lang: the language the page was begun in.
    """

    query: Mapping[str, str]
    lang: str
    languages: tuple[str, ...] = ()
    _send: Callable[[dict[str, Any]], None] = field(default=lambda _data: None, repr=False, compare=False)

    def tell(
        self,
        *,
        lang: str | None = None,
        direction: str | None = None,
        title: str | None = None,
        query: Mapping[str, str] | None = None,
    ) -> None:
        """Change the page around the widgets: language, direction ("ltr" or "rtl"), title, address."""
        told: dict[str, Any] = {"lang": lang, "dir": direction, "title": title}
        if query is not None:
            told["query"] = "?" + urlencode(query) if query else ""
        self._send({key: value for key, value in told.items() if value is not None})


def parse_query(text: str) -> Mapping[str, str]:
    """The fields of a query string.

    >>> parse_query("?view=play&players=4&seed=7&seed=8&lang=cy")
    {'view': 'play', 'players': '4', 'seed': '7', 'lang': 'cy'}
    >>> parse_query("?%zz&&=&a"), parse_query("?a=%F0%9F%83%8F")
    ({'': '', '%zz': '', 'a': ''}, {'a': '🃏'})
    """
    fields: dict[str, str] = {}
    for name, value in sorted(_pairs(text), key=lambda pair: pair[0] != "")[:MOST]:
        fields.setdefault(name, value)
    return fields


def _pairs(text: str) -> list[tuple[str, str]]:
    return parse_qsl(text[:LONGEST].lstrip("?"), keep_blank_values=True)


def read(data: object, send: Callable[[dict[str, Any]], None]) -> Visit:
    """A visit from what a page sent, whatever it sent.

    >>> read({"query": "?seed=7", "lang": "is", "languages": ["is-IS", 3]}, print)
    Visit(query={'seed': '7'}, lang='is', languages=('is-IS',))
    >>> read(None, print)
    Visit(query={}, lang='en', languages=())
    """
    sent = data if isinstance(data, dict) else {}
    query, lang, languages = sent.get("query"), sent.get("lang"), sent.get("languages")
    return Visit(
        parse_query(query) if isinstance(query, str) else {},
        lang[:35] if isinstance(lang, str) else "en",
        tuple(tag[:35] for tag in languages[:MOST] if isinstance(tag, str)) if isinstance(languages, list) else (),
        send,
    )


def on_visit(callback: Callable[[Visit], None]) -> bool:
    """Call back when a page opens; False where there is no kernel to hear from.

    >>> on_visit(print)
    False
    """
    try:
        from comm import get_comm_manager  # noqa: PLC0415 - there may be none (Pyodide, plain Python)
        from IPython import get_ipython  # noqa: PLC0415
    except ModuleNotFoundError:
        return False
    shell = get_ipython()
    if getattr(shell, "kernel", None) is None:
        return False

    def opened(comm: Any, message: dict[str, Any]) -> None:
        try:
            callback(read(message["content"].get("data"), comm.send))
        except Exception:
            log.exception("The page's address could not be followed")

    get_comm_manager().register_target(TARGET, opened)
    return True
