"""A network that loses, delays, repeats and cuts what goes between a browser and the app."""

import random
import select
import socket
import threading
import time
from collections import Counter


class FaultyNetwork:
    """A port that leads to an app, with faults from a seed for as long as `is_faulty` is set.

    A request is lost, sent twice, or delayed; an answer is lost or ends in its middle, be it a page, a patch or an event of
    the stream. While `is_down` is set nobody is let through at all. While `holds_streams` is set, nothing comes back of a
    stream of events, as of a proxy that waits for the whole of an answer. The answer to the next request that begins with
    `cuts` ends in its middle. The page that answers the next request that begins with `splits` arrives up to the last place at
    which it says `split_place`, and with its rest once `rest` is set.
    """

    FAULTS = ["request lost", "request cut", "answer lost", "answer cut", "sent twice", "delayed"]

    def __init__(self, address, seed, share=0.4):
        host, port = address.removeprefix("http://").split(":")
        self.target = (host, int(port))
        self.random = random.Random(seed)
        self.share = share
        self.is_faulty = False
        self.is_down = False
        self.holds_streams = False
        self.cuts = None
        self.splits = None
        self.split_place = None
        self.rest = threading.Event()
        self.counts = Counter()
        self.connections = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def close(self):
        self.listener.close()
        self.cut_all()

    def cut_all(self):
        """Ends all connections at once, as a network does that changes."""
        for connection in list(self.connections):
            self.end(connection)

    def end(self, *connections):
        for connection in connections:
            self.connections.discard(connection)
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            connection.close()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            self.connections.add(client)
            threading.Thread(target=self.carry, args=(client,), daemon=True).start()

    def pick(self):
        """What goes wrong with the next request, or None."""
        if not self.is_faulty or self.random.random() >= self.share:
            return None
        fault = self.random.choice(self.FAULTS)
        self.counts[fault] += 1
        return fault

    def carry(self, client):
        try:
            if self.is_down:
                return self.end(client)
            server = socket.create_connection(self.target)
        except OSError:
            return self.end(client)
        self.connections.add(server)
        try:
            self.exchange(client, server)
        except (OSError, ValueError):
            pass
        self.end(client, server)

    def exchange(self, client, server):
        fault = None
        is_held = is_cut = False
        split = None
        while not self.is_down:
            for source in select.select([client, server], [], [])[0]:
                data = source.recv(1 << 16)
                if not data:
                    return
                if source is client:
                    fault = self.pick()
                    is_cut = self.cuts is not None and data.startswith(self.cuts)
                    if is_cut:
                        self.cuts = None
                    if self.splits is not None and data.startswith(self.splits):
                        self.splits, split = None, b""
                        # Only what is not compressed can be split at a place.
                        data = data.replace(b"Accept-Encoding:", b"X-Encoding:")
                    is_held = self.holds_streams and b"/_segue/stream" in data.split(b"\r\n", 1)[0]
                    self.counts["held"] += is_held
                    if fault == "request lost":
                        return
                    if fault == "request cut":
                        return server.sendall(data[: self.random.randrange(len(data))])
                    if fault == "sent twice":
                        self.send_aside(data)
                    if fault == "delayed":
                        time.sleep(self.random.random() / 5)
                    server.sendall(data)
                elif is_cut:
                    return client.sendall(data[: len(data) * 3 // 4])
                elif split is not None:
                    split += data
                    if b"</html>" in split:
                        self.send_split(split, client)
                        split = None
                elif not is_held:
                    if fault == "answer lost":
                        return
                    if fault == "answer cut" or b"data: " in data and self.pick():
                        return client.sendall(data[: self.random.randrange(len(data))])
                    client.sendall(data)

    def send_split(self, data, client):
        """Sends an answer in two pieces."""
        place = data.rindex(self.split_place)
        client.sendall(data[:place])
        self.rest.wait(timeout=30)
        client.sendall(data[place:])

    def send_aside(self, data):
        """Sends a request over a connection of its own, and waits for the beginning of its answer, which is lost."""
        with socket.create_connection(self.target) as aside:
            aside.settimeout(2)
            try:
                aside.sendall(data)
                aside.recv(1 << 16)
            except TimeoutError:
                pass
