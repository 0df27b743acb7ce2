"""A connection on which bytes are sent as they are, and responses are read as RFC 9112 frames them."""

import re
import socket
import threading


class Response:
    """A response that was read."""

    def __init__(self, status, fields, content):
        self.status = status
        self.fields = fields
        self.content = content


class RawConnection:
    """A connection to an app."""

    def __init__(self, address):
        self.socket = socket.create_connection(address, timeout=60)
        self.buffer = b""
        self.is_at_end = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        """Sends bytes while responses are read; the app may close before it took them all."""

        def send():
            try:
                self.socket.sendall(data)
            except OSError:
                pass

        sender = threading.Thread(target=send, daemon=True)
        sender.start()
        return sender

    def response(self, is_head=False):
        """The next response that is no interim one; None when the app closed instead."""
        line = self.line()
        if line is None:
            return None
        found = re.fullmatch(rb"HTTP/1\.1 ([0-9]{3}) [^\r\n]*", line)
        assert found, line
        status = int(found[1])
        fields = {}
        while line := self.line():
            name, value = line.split(b":", 1)
            fields[name.lower()] = value.strip()
        if status < 200:
            return self.response(is_head)
        has_content = not is_head and status not in (204, 304)
        return Response(status, fields, self.content(fields) if has_content else b"")

    def content(self, fields):
        """What follows the header fields."""
        if fields.get(b"transfer-encoding") == b"chunked":
            content = b""
            while length := int(self.line(), 16):
                content += self.take(length)
                assert self.take(2) == b"\r\n"
            while self.line():
                pass
            return content
        if b"content-length" in fields:
            return self.take(int(fields[b"content-length"]))
        return self.rest()

    def rest(self):
        """Everything until the app closes."""
        while self.fill():
            pass
        rest, self.buffer = self.buffer, b""
        return rest

    def line(self):
        """The next line; None at the end."""
        while b"\r\n" not in self.buffer:
            if not self.fill():
                assert not self.buffer, f"A response breaks off: {self.buffer!r}"
                return None
        line, self.buffer = self.buffer.split(b"\r\n", 1)
        return line

    def take(self, length):
        """So many bytes."""
        while len(self.buffer) < length:
            assert self.fill(), "A response breaks off."
        taken, self.buffer = self.buffer[:length], self.buffer[length:]
        return taken

    def fill(self):
        """Waits for more; whether there was any."""
        if self.is_at_end:
            return False
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.is_at_end = not data
        self.buffer += data
        return bool(data)
