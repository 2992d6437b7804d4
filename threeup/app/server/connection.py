"""The WebSocket between a page and its kernel: no waiting, no way in but widgets, no traceback out."""

from __future__ import annotations

import json
from typing import Any

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

BINARY = "v1.kernel.websocket.jupyter.org"
INCOMING = frozenset({"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"})
# A page may talk to the widgets there are and say which address was opened. It may not make widgets of its own.
TARGETS = frozenset({"jupyter.widget.control", "threeup.visit"})
OUTGOING = frozenset(
    {
        *("comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "status", "shutdown_reply"),
        *("stream", "display_data", "update_display_data", "execute_result", "clear_output"),
    },
)


def allowed_in(message_type: str, content: dict[str, Any]) -> bool:
    """Whether a page may send this to its kernel.

    >>> allowed_in("execute_request", {}), allowed_in("comm_open", {"target_name": "jupyter.widget"})
    (False, False)
    >>> allowed_in("comm_msg", {"comm_id": "1"}), allowed_in("comm_open", {"target_name": "threeup.visit"})
    (True, True)
    """
    if message_type == "comm_open":
        return content.get("target_name") in TARGETS
    return message_type in INCOMING


def allowed_out(message_type: str, content: dict[str, Any]) -> bool:
    """Whether a kernel may send this to its page: errors and stderr, which hold tracebacks, stay on the server.

    >>> allowed_out("error", {}), allowed_out("stream", {"name": "stderr"}), allowed_out("comm_msg", {})
    (False, False, True)
    """
    if message_type == "stream":
        return content.get("name") != "stderr"
    return message_type in OUTGOING


class Connection(ZMQChannelsWebsocketConnection):
    """Jupyter's connection, with Nagle's delay switched off and both directions filtered."""

    def connect(self) -> Any:
        """Begin; small messages leave at once (else a click waits 40 ms for nothing)."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Pass on what a page may send; drop and log the rest, malformed messages too."""
        try:
            message_type, content = self._peek(incoming_msg)
            allowed = allowed_in(message_type, content)
        except Exception:  # noqa: BLE001 - whatever a stranger sends must not end the connection's loop
            self.log.warning("Dropped a malformed message to kernel %s", self.kernel_id)
            return
        if allowed:
            super().handle_incoming_message(incoming_msg)
        else:
            self.log.warning("Dropped a %.40r to kernel %s", message_type, self.kernel_id)

    def _peek(self, message: str | bytes) -> tuple[str, dict[str, Any]]:
        if self.subprotocol == BINARY:
            _, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
            header, content = json.loads(parts[0]), json.loads(parts[3])
        else:
            if isinstance(message, bytes):
                msg = "binary message outside the binary protocol"
                raise TypeError(msg)
            whole = json.loads(message)
            header, content = whole["header"], whole["content"]
        return str(header["msg_type"]), dict(content)

    def _on_zmq_reply(self, stream: Any, msg_list: Any) -> None:
        if isinstance(msg_list, dict):
            header, content = msg_list["header"], msg_list["content"]
        else:
            header = self.session.unpack(msg_list[0])
            content = self.session.unpack(msg_list[3]) if header["msg_type"] == "stream" else {}
        if allowed_out(header["msg_type"], content):
            super()._on_zmq_reply(stream, msg_list)  # type: ignore[no-untyped-call]
