"""Requests that nobody means well with, each with the statuses that answer it and whether its connection stays open."""

import json

HOST = b"Host: example.org\r\n"
FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"
JSON = b"Content-Type: application/json\r\nAccept: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"


class Case:
    """What is sent, and what must come back."""

    def __init__(self, name, data, statuses, keeps):
        self.name = name
        self.data = data
        # Each is a status, or several of which one must come.
        self.statuses = [status if isinstance(status, tuple) else (status,) for status in statuses]
        self.keeps = keeps


def get(target=b"/_segue/health", fields=b"", version=b"HTTP/1.1", method=b"GET", host=HOST):
    return method + b" " + target + b" " + version + b"\r\n" + host + fields + b"\r\n"


def post(content, fields=FORM, target=b"/"):
    return get(target, fields + b"Content-Length: %d\r\n" % len(content), method=b"POST") + content


def refused(names_and_data, status=400):
    """Cases after which nobody knows where the next request begins."""
    return [Case(name, data, [status], False) for name, data in names_and_data]


def framing():
    """Content whose length two programs may see differently."""
    for value in [b"+5", b"-5", b"5x", b"0x5", b"5 5", b"5,6", b"5;", b"", b"5.0", b"1e1", b"\xd9\xa5", b"5,", b",5",
                  b"5, 6", b"0b1", b"\x0b5", b"5\x0c", b'"5"', b"5\x00"]:
        yield from refused([(f"length {value}", get(fields=b"Content-Length: " + value + b"\r\n", method=b"POST") + b"hello")])
    for fields in [b"Content-Length: 5\r\nContent-Length: 6\r\n", b"Content-Length: 5\r\ncontent-length: 4\r\n",
                   b"Content-Length: 5\r\n" + CHUNKED, CHUNKED + b"Content-Length: 5\r\n",
                   b"Content-Length : 5\r\n", b"Content-Length\t: 5\r\n", b" Content-Length: 5\r\n",
                   b"Content-Length: 5\r\n Transfer-Encoding: chunked\r\n", b"X: y\r\n\tTransfer-Encoding: chunked\r\n",
                   b"Transfer-Encoding : chunked\r\n", b"Transfer-Encoding: chunked\r\n" * 2,
                   b"Transfer-Encoding: identity, chunked, identity\r\n", b"Transfer-Encoding: chunked, chunked\r\n",
                   b"Transfer-Encoding: \r\n", b"Transfer-Encoding: \"chunked\"\r\n", b"Transfer-Encoding: chunked;q=1\r\n",
                   b"Transfer-Encoding\x00: chunked\r\n", b"Transfer-Encoding:\x0bchunked\r\n",
                   b"Transfer-Encoding: chunked\x00\r\n", b"Transfer-Encoding:\nchunked\r\n",
                   b"X: y\nTransfer-Encoding: chunked\r\n", b"X: y\rTransfer-Encoding: chunked\r\n",
                   b"X: y\r\r\nTransfer-Encoding: chunked\r\n", b"\r\nContent-Length: 5", b": x\r\n", b"X\r\n",
                   b"Transfer-Encoding: chunk\xc3\xa9d\r\n\x00\r\n", b"T\xc5\x97ansfer-Encoding: chunked\r\n"]:
        data = get(fields=fields, method=b"POST") + b"0\r\n\r\nGET /_segue/health HTTP/1.1\r\nHost: a\r\n\r\n"
        if fields.startswith(b"\r\nContent-Length"):
            # The empty line ends the head; what follows is no request.
            yield Case(f"fields {fields}", data, [405, 400], False)
        else:
            yield Case(f"fields {fields}", data, [400], False)
    for coding in [b", chunked", b"chunked,", b"gzip,, chunked"]:
        yield Case(f"coding {coding}", get(fields=b"Transfer-Encoding: " + coding + b"\r\n", method=b"POST") + b"0\r\n\r\n",
                   [400], False)
    for coding in [b"gzip, chunked", b"deflate", b"chunked, gzip", b"xchunked", b"identity", b"compress, chunked", b"x"]:
        status = 501 if coding.endswith(b", chunked") else 400
        yield Case(f"coding {coding}", get(fields=b"Transfer-Encoding: " + coding + b"\r\n", method=b"POST") + b"0\r\n\r\n",
                   [status], False)
    yield Case("chunked in HTTP/1.0", get(fields=CHUNKED, version=b"HTTP/1.0", method=b"POST") + b"0\r\n\r\n", [400], False)


def chunks():
    """Chunks that are none."""
    for name, content in {
        "sign": b"+5\r\nhello\r\n0\r\n\r\n", "minus": b"-1\r\n", "prefix": b"0x5\r\nhello\r\n0\r\n\r\n",
        "underscore": b"1_0\r\nhello\r\n0\r\n\r\n", "bare line feed": b"5\nhello\r\n0\r\n\r\n",
        "no line end after data": b"5\r\nhello0\r\n\r\n", "line feed after data": b"5\r\nhello\n0\r\n\r\n",
        "empty size": b"\r\nhello\r\n0\r\n\r\n", "space before size": b" 5\r\nhello\r\n0\r\n\r\n",
        "huge size": b"FFFFFFFFFFFFFFFF\r\n", "size of 17 digits": b"10000000000000000\r\n",
        "nul in size": b"5\x00\r\nhello\r\n0\r\n\r\n", "line feed in extension": b"5;a\nb\r\nhello\r\n0\r\n\r\n",
        "return in extension": b"5;a\rb\r\nhello\r\n0\r\n\r\n", "nul in extension": b"5;a=\x00\r\nhello\r\n0\r\n\r\n",
        "full-width digit": "\uff15\r\nhello\r\n0\r\n\r\n".encode(), "length in trailer that is broken": b"0\r\nContent-Length\r\n\r\n",
        "folded trailer": b"0\r\nX: a\r\n b\r\n\r\n", "trailer without name": b"0\r\n: b\r\n\r\n",
        "trailer with nul": b"0\r\nX: \x00\r\n\r\n", "extension of 20 kB": b"5;" + b"a" * 20000 + b"\r\nhello\r\n0\r\n\r\n",
    }.items():
        status = 413 if name in ("huge size", "size of 17 digits") else 400
        yield Case(f"chunk: {name}", get(b"/", FORM + CHUNKED, method=b"POST") + content, [status], False)
    many = b"".join(b"1;x=y\r\n&\r\n" for _ in range(3000))
    yield Case("3,000 chunks with extensions", get(b"/", FORM + CHUNKED, method=b"POST") + many + b"0\r\n\r\n", [403], True)
    small = b"0" * 300 + b"5\r\nhello\r\n0\r\n\r\n"
    yield Case("a size of 301 digits", get(b"/", FORM + CHUNKED, method=b"POST") + small, [403], True)
    for name in [b"Content-Length: 5", b"Transfer-Encoding: chunked", b"Host: b", b"Cookie: a=b", b"Authorization: x",
                 b"Content-Type: x/y", b"Trailer: x", b"TE: trailers", b"Expect: 100-continue", b"X: y"]:
        yield Case(f"trailer {name}", get(b"/", FORM + CHUNKED, method=b"POST") + b"0\r\n" + name + b"\r\n\r\n", [403], True)
    yield Case("2,000 trailers", get(b"/", FORM + CHUNKED, method=b"POST") + b"0\r\n" + b"X: y\r\n" * 2000 + b"\r\n",
               [431], False)
    yield Case("100 kB of trailers", get(b"/", FORM + CHUNKED, method=b"POST") + b"0\r\n" + b"X: " + b"y" * 100000 + b"\r\n\r\n",
               [431], False)


def heads():
    """Request lines and fields that are none, or too much."""
    yield from refused([
        ("no version", b"GET /\r\n\r\n"), ("lower-case version", get(version=b"http/1.1")), ("version 1.10", get(version=b"HTTP/1.10")),
        ("version 01.1", get(version=b"HTTP/01.1")), ("two spaces", b"GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("tab", b"GET\t/ HTTP/1.1\r\nHost: a\r\n\r\n"), ("space behind", b"GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
        ("space before", b" GET / HTTP/1.1\r\nHost: a\r\n\r\n"), ("nul in target", get(b"/a\x00b")), ("bell in target", get(b"/\x07")),
        ("return in target", get(b"/a\rb")), ("space in target", get(b"/a b")), ("no target", b"GET HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("bytes above ASCII", get("/ä".encode())), ("hash", get(b"/a#b")), ("no slash", get(b"a")), ("empty method", b" / HTTP/1.1\r\nHost: a\r\n\r\n"),
        ("method with colon", get(method=b"GE:T")), ("method with nul", get(method=b"GE\x00T")), ("method in quotes", get(method=b'"GET"')),
        ("bare returns", b"GET / HTTP/1.1\rHost: a\r\r"+b"\r\n\r\n"), ("no host", get(host=b"")), ("two hosts", get(host=HOST + b"Host: b\r\n")),
        ("same host twice", get(host=HOST * 2)), ("host with space", get(host=b"Host: a b\r\n")), ("host with at", get(host=b"Host: a@b\r\n")),
        ("host with slash", get(host=b"Host: a/b\r\n")), ("host with port of letters", get(host=b"Host: a:b\r\n")),
        ("host with port 99999", get(host=b"Host: a:99999\r\n")), ("host with two ports", get(host=b"Host: a:1:2\r\n")),
        ("host with comma", get(host=b"Host: a, b\r\n")), ("host folded", get(host=b"Host: a\r\n b\r\n")),
        ("host open bracket", get(host=b"Host: [::1\r\n")), ("host with backslash", get(host=b"Host: a\\b\r\n")),
        ("host with nul", get(host=b"Host: a\x00\r\n")), ("host with query", get(host=b"Host: a?b\r\n")),
        ("space before colon", get(fields=b"X : y\r\n")), ("space in name", get(fields=b"X Y: z\r\n")), ("fold", get(fields=b"X: y\r\n z\r\n")),
        ("fold first", b"GET / HTTP/1.1\r\n Host: a\r\n\r\n"), ("nul in value", get(fields=b"X: a\x00b\r\n")), ("delete in value", get(fields=b"X: a\x7fb\r\n")),
        ("return in value", get(fields=b"X: a\rb\r\n")), ("name of UTF-8", get(fields="Ä: b\r\n".encode())), ("name with parenthesis", get(fields=b"X(): y\r\n")),
        ("absolute with user", get(b"http://u:p@example.org/")), ("absolute without host", get(b"http:///x")),
        ("absolute without slashes", get(b"http:example.org/")), ("other scheme", get(b"ftp://example.org/")), ("file scheme", get(b"file:///etc/passwd")),
        ("javascript scheme", get(b"javascript:alert(1)")), ("star for GET", get(b"*")), ("authority for GET", get(b"example.org:80")),
        ("star with path", get(b"*/x", method=b"OPTIONS")), ("absolute with bad port", get(b"http://example.org:x/")),
        ("TLS hello", bytes.fromhex("16030100a5010000a10303") + b"\x00" * 160), ("SSH", b"SSH-2.0-OpenSSH_9.2\r\n\r\n"),
        ("SMTP", b"EHLO example.org\r\n\r\n"), ("RTSP", b"OPTIONS rtsp://a/ RTSP/1.0\r\n\r\n"), ("SIP", b"INVITE sip:a@b SIP/2.0\r\n\r\n"),
        ("PROXY header", b"PROXY TCP4 1.2.3.4 1.2.3.4 1 2\r\n" + get()), ("PROXY header 2", b"\r\n\r\n\x00\r\nQUIT\n\x21\x11\x00\x0c" + bytes(12) + get()),
        ("memcached", b"stats\r\n\r\n"), ("redis", b"*1\r\n$4\r\nPING\r\n\r\n"), ("JSON", b'{"jsonrpc": "2.0"}\r\n\r\n'), ("LDAP", b"0\x0c\x02\x01\x01`\x07\x02\x01\x03\x04\x00\x80\x00\r\n\r\n"),
    ])
    yield Case("version 2.0", get(version=b"HTTP/2.0"), [505], False)
    yield Case("version 0.9", get(version=b"HTTP/0.9"), [505], False)
    yield Case("version 3.1", get(version=b"HTTP/3.1"), [505], False)
    yield Case("version 1.2", get(version=b"HTTP/1.2"), [200], True)
    yield Case("HTTP/2 without asking", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9), [505], False)
    yield Case("target of 20 kB", get(b"/" + b"a" * 20000), [414], False)
    yield Case("target of 10 MB", get(b"/" + b"a" * 10_000_000), [414], False)
    yield Case("query of 20 kB", get(b"/?" + b"a" * 20000), [414], False)
    yield Case("method of 20 kB", get(method=b"A" * 20000), [414], False)
    yield Case("field of 100 kB", get(fields=b"X: " + b"y" * 100000 + b"\r\n"), [431], False)
    yield Case("name of 100 kB", get(fields=b"X" * 100000 + b": y\r\n"), [431], False)
    yield Case("100 fields", get(fields=b"X: y\r\n" * 100), [200], True)
    yield Case("100 fields without blanks", get(fields=b"X:y\r\n" * 100), [200], True)
    yield Case("32 KiB of fields", get(fields=b"X: " + b"y" * (32768 - len(HOST) - 5) + b"\r\n"), [200], True)
    yield Case("a byte more", get(fields=b"X: " + b"y" * (32768 - len(HOST) - 4) + b"\r\n"), [431], False)
    yield Case("101 fields", get(fields=b"X: y\r\n" * 101), [431], False)
    yield Case("100,000 fields", get(fields=b"X: y\r\n" * 100000), [431], False)
    yield Case("cookie of 40 kB", get(fields=b"Cookie: " + b"a=b; " * 8000 + b"\r\n"), [431], False)
    yield Case("5,000 cookies", get(b"/", fields=b"Cookie: " + b"segue=x; " * 3000 + b"\r\n"), [200], True)
    yield Case("90 cookie fields", get(b"/", fields=b"Cookie: segue=x\r\n" * 90), [200], True)
    yield Case("empty lines first", b"\r\n\r\n" + get(), [200], True)
    yield Case("many empty lines first", b"\r\n" * 5000 + get(), [400], False)
    yield Case("bare line feeds", get().replace(b"\r\n", b"\n"), [400], False)
    yield Case("bare line feed at the end", get()[:-2] + b"\n" + get(), [400], False)


def targets():
    """Targets in all four forms, and those that want out of the folder."""
    yield Case("absolute form", get(b"http://example.org/_segue/health"), [200], True)
    yield Case("absolute form of another host", get(b"http://other.example/_segue/health"), [200], True)
    yield Case("absolute form in capitals", get(b"HTTP://EXAMPLE.ORG/_segue/health"), [200], True)
    yield Case("absolute form of https", get(b"https://example.org/_segue/health"), [421], True)
    yield Case("asterisk form", get(b"*", method=b"OPTIONS"), [204], True)
    yield Case("OPTIONS", get(b"/", method=b"OPTIONS"), [204], True)
    yield Case("OPTIONS in absolute form", get(b"http://example.org", method=b"OPTIONS"), [204], True)
    yield Case("CONNECT", b"CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n", [501], False)
    yield Case("CONNECT without port", b"CONNECT example.org HTTP/1.1\r\nHost: example.org\r\n\r\n", [501], False)
    yield Case("TRACE", get(b"/", b"Cookie: secret=1\r\n", method=b"TRACE"), [405], True)
    yield Case("TRACK", get(b"/", method=b"TRACK"), [501], True)
    yield Case("unknown method", get(b"/", method=b"BREW"), [501], True)
    yield Case("lower-case method", get(b"/", method=b"get"), [501], True)
    for method in [b"PUT", b"DELETE", b"PATCH", b"PROPFIND", b"MKCOL", b"LOCK"]:
        status = 405 if method in (b"PUT", b"DELETE", b"PATCH") else 501
        yield Case(f"{method}", get(b"/", method=method), [status], True)
    for path in [b"/../etc/passwd", b"/%2e%2e/etc/passwd", b"/.%2e/etc/passwd", b"/a/../../etc/passwd", b"/a/%2e%2e/%2e%2e/etc/passwd",
                 b"/a/%2e%2e/b", b"/a//../b", b"/%2e", b"/..", b"/%c0%ae%c0%ae/etc/passwd", b"/%e0%80%ae%e0%80%ae/", b"/%uff0e%uff0e/", b"/%00",
                 b"/a%00.png", b"/%0d%0aX:%20y", b"/%0a", b"/%ff", b"/%", b"/%zz", b"/%2", b"/favicon.ico%00.html", b"/%7f",
                 b"/icon.png/../../../etc/passwd", b"/_segue/files/%2e%2e"]:
        yield Case(f"path {path}", get(path), [400], True)
    for path in [b"/..%2fetc/passwd", b"/%2e%2e%2fetc%2fpasswd", b"/..%5cetc", b"/....//etc/passwd", b"/..;/etc/passwd", b"/./a",
                 b"/%252e%252e/etc/passwd", b"/a%2fb", b"/%2f%2fother.example", b"/.git/config", b"/.env", b"/a%20b", b"/_segue/../etc/passwd",
                 b"/_segue/files/..%2f..%2fetc%2fpasswd", b"//other.example/x", b"/a//b"]:
        yield Case(f"path {path}", get(path), [404], True)
    for path in [b"/.", b"/a/..", b"//", b"///"]:
        yield Case(f"path {path}", get(path), [200], True)
    for path in [b"/..\\..\\etc\\passwd", b"/\\other.example"]:
        yield Case(f"path {path}", get(path), [400], False)


def fields():
    """Conditions, ranges, preferences and expectations that are odd."""
    icon = b"/robots.txt"
    parts = {b"bytes=0-0", b"bytes=0-", b"bytes=-1", b"bytes=0-0,2-2", b"bytes=0-99999999999999999999999",
             b"bytes=-99999999999999999999999", b"bytes=0-0, ,1-1", b"BYTES=0-0"}
    for value in [b"bytes=0-0", b"bytes=0-", b"bytes=-1", b"bytes=0-0,2-2", b"bytes=9999999-", b"bytes=-0", b"bytes=5-2", b"bytes=",
                  b"bytes=a-b", b"lines=0-1", b"bytes 0-1", b"bytes=0-99999999999999999999999", b"bytes=-99999999999999999999999",
                  b"bytes=" + b"0-0," * 2000 + b"0-0", b"bytes=" + b"0-," * 900 + b"0-", b"bytes=0-0, ,1-1", b"bytes=--1", b"bytes=0--1",
                  b"bytes=\x001", b"BYTES=0-0", b"bytes=+0-1", b"bytes=0x0-1", b"none"]:
        if b"\x00" in value:
            yield Case(f"range {value}", get(icon, b"Range: " + value + b"\r\n"), [400], False)
        else:
            status = 206 if value in parts else 416 if value in (b"bytes=9999999-", b"bytes=-0") else 200
            yield Case(f"range {value[:40]}", get(icon, b"Range: " + value + b"\r\n"), [status], True)
    yield Case("two ranges", get(icon, b"Range: bytes=0-0\r\nRange: bytes=1-1\r\n"), [200], True)
    for value in [b"*", b'"x"', b"x", b'W/"x"', b'"', b'"\xff"', b",,,", b'"a" "b"', b"*, *", b'"' + b"a" * 8000 + b'"', b'"x",' * 2000]:
        yield Case(f"If-None-Match {value[:20]}", get(icon, b"If-None-Match: " + value + b"\r\n"), [304 if value == b"*" else 200], True)
        yield Case(f"If-Match {value[:20]}", get(icon, b"If-Match: " + value + b"\r\n"), [200 if value == b"*" else 412], True)
        yield Case(f"If-Range {value[:20]}", get(icon, b"Range: bytes=0-0\r\nIf-Range: " + value + b"\r\n"), [200], True)
    for value in [b"Thu, 01 Jan 1970 00:00:00 GMT", b"x", b"Mon, 32 Foo 99999 99:99:99 GMT", b"0", b"-1", b"Sun, 06 Nov 2094 08:49:37 GMT",
                  b"Sunday, 06-Nov-94 08:49:37 GMT", b"Sun Nov  6 08:49:37 1994", b"Sun, 06 Nov 1994 08:49:37 PST"]:
        yield Case(f"If-Modified-Since {value}", get(icon, b"If-Modified-Since: " + value + b"\r\n"), [(200, 304)], True)
        yield Case(f"If-Unmodified-Since {value}", get(icon, b"If-Unmodified-Since: " + value + b"\r\n"), [(200, 412)], True)
    for value in [b"", b"*/*;q=0", b"text/html;q=2", b"text/html;q=x", b"a", b"/", b"*/html", b"," * 1000, b"text/html;" * 500, b'text/html;a="',
                  b"image/png", b"application/json;q=0.000, */*;q=0.001"]:
        yield Case(f"Accept {value[:30]}", get(b"/", b"Accept: " + value + b"\r\n"), [(200, 400, 406)], True)
    for value in [b"", b"*;q=0", b"gzip;q=0, *;q=0", b"br", b"gzip;q=9", b"identity;q=0", b"," * 500, b"gzip;" * 100]:
        yield Case(f"Accept-Encoding {value[:20]}", get(b"/", b"Accept-Encoding: " + value + b"\r\n"), [200], True)
    for value in [b"en-" * 500, b"\xff", b"*", b"de;q=x", b"," * 500]:
        yield Case(f"Accept-Language {value[:20]}", get(b"/", b"Accept-Language: " + value + b"\r\n"), [200], True)
    for value in [b"100-continue", b"100-Continue"]:
        yield Case(f"Expect {value} without content", get(fields=b"Expect: " + value + b"\r\n"), [200], True)
    for value in [b"x", b"100-continue, x", b"", b"200-ok", b"100-continue=1"]:
        yield Case(f"Expect {value}", get(fields=b"Expect: " + value + b"\r\n"), [(417, 200, 400)], None)
    yield Case("Expect in HTTP/1.0", post(b"a=b", FORM + b"Expect: 100-continue\r\n").replace(b"HTTP/1.1", b"HTTP/1.0"), [403], False)
    for value in [b"close", b"Close", b"keep-alive, close", b"x, close", b"close, close"]:
        yield Case(f"Connection {value}", get(fields=b"Connection: " + value + b"\r\n"), [200], False)
    for value in [b"keep-alive", b"Host", b"Cookie, Content-Length", b"upgrade", b",,", b"", b"closed"]:
        yield Case(f"Connection {value}", get(fields=b"Connection: " + value + b"\r\n"), [200], True)
    for fields in [b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n",
                   b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n",
                   b"Upgrade: TLS/1.2\r\nConnection: Upgrade\r\n"]:
        yield Case(f"{fields[:20]}", get(fields=fields), [200], True)
    yield Case("HTTP/1.0", get(version=b"HTTP/1.0"), [200], False)
    yield Case("HTTP/1.0 without host", get(version=b"HTTP/1.0", host=b""), [200], False)
    yield Case("page in HTTP/1.0 without host", get(b"/", version=b"HTTP/1.0", host=b""), [200], False)
    yield Case("empty host", get(b"/", host=b"Host:\r\n"), [200], True)
    yield Case("HTTP/1.0 kept alive", get(version=b"HTTP/1.0", fields=b"Connection: keep-alive\r\n"), [200], True)
    for name in [b"X-Forwarded-For: 1.2.3.4", b"Forwarded: for=1.2.3.4;proto=https;host=evil.example", b"X-Forwarded-Host: evil.example",
                 b"X-Forwarded-Proto: https", b"X-Original-URL: /admin", b"X-Rewrite-URL: /admin", b"X-HTTP-Method-Override: DELETE",
                 b"Proxy: http://evil.example", b"Authorization: Basic \xff\xff", b"Referer: http://\x01"[:-1], b"Origin: null", b"TE: chunked",
                 b"Max-Forwards: 0", b"Content-Type: " + b"a/" * 500, b"Via: " + b"1.1 a, " * 200, b"Date: x", b"Last-Event-ID: -9999999999999999999"]:
        yield Case(f"field {name[:30]}", get(b"/", name + b"\r\n"), [200], True)
    yield Case("stream without page", get(b"/_segue/stream"), [400], True)
    yield Case("stream of a huge revision", get(b"/_segue/stream?page=a&revision=99999999999999999999"), [400], True)
    yield Case("stream of nobody", get(b"/_segue/stream?page=a&revision=1"), [404], True)
    for name, fields, status in [("no host", b"", 400), ("expectation", HOST + b"Expect: x\r\n", 417),
                                 ("field of 40 kB", HOST + b"X: " + b"y" * 40000 + b"\r\n", 431)]:
        yield Case(f"HEAD with {name}", get(method=b"HEAD", fields=fields, host=b""), [status], False)
    yield Case("HEAD of a long target", get(b"/" + b"a" * 20000, method=b"HEAD"), [414], False)
    yield Case("HEAD", get(method=b"HEAD"), [200], True)
    yield Case("HEAD of a page", get(b"/", method=b"HEAD"), [200], True)
    yield Case("GET with content", get(fields=b"Content-Length: 5\r\n") + b"hello", [200], True)
    yield Case("GET with chunks", get(fields=CHUNKED) + b"5\r\nhello\r\n0\r\n\r\n", [200], True)


def multipart(content, boundary=b"x"):
    return post(content, b"Content-Type: multipart/form-data; boundary=" + boundary + b"\r\n")


def contents():
    """Forms, files and JSON that are odd."""
    part = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
    for name, content in {
        "empty": b"", "no end": part, "no boundary": b"hello", "only end": b"--x--\r\n", "end and more": part + b"--x--\r\nmore",
        "no headers": b"--x\r\n\r\nb\r\n--x--\r\n", "no name": b"--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n",
        "two names": b'--x\r\nContent-Disposition: form-data; name="a"; name="b"\r\n\r\nb\r\n--x--\r\n',
        "two dispositions": b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"\r\n\r\nb\r\n--x--\r\n',
        "not form-data": b'--x\r\nContent-Disposition: attachment; name="a"\r\n\r\nb\r\n--x--\r\n',
        "base64": b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64\r\n\r\nYg==\r\n--x--\r\n',
        "header of 20 kB": b"--x\r\nX: " + b"y" * 20000 + b"\r\n\r\nb\r\n--x--\r\n", "name of 10 kB": b'--x\r\nContent-Disposition: form-data; name="' + b"a" * 7000 + b'"\r\n\r\nb\r\n--x--\r\n',
        "5,000 parts": part * 5000 + b"--x--\r\n", "invalid UTF-8": b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xff\xfe\r\n--x--\r\n',
        "invalid UTF-8 in name": b'--x\r\nContent-Disposition: form-data; name="\xff"\r\n\r\nb\r\n--x--\r\n',
        "line feeds only": part.replace(b"\r\n", b"\n") + b"--x--\n", "nul in name": b'--x\r\nContent-Disposition: form-data; name="a\x00"\r\n\r\nb\r\n--x--\r\n',
        "2 MB of field": b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n' + b"a" * 2_000_000 + b"\r\n--x--\r\n",
        "nested": b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n--y--\r\n--x--\r\n',
        "starred file name": b"--x\r\nContent-Disposition: form-data; name=\"a\"; filename*=UTF-8''%2e%2e%2fpasswd\r\n\r\nb\r\n--x--\r\n",
        "file without session": b'--x\r\nContent-Disposition: form-data; name="a"; filename="../../etc/passwd"\r\n\r\nb\r\n--x--\r\n',
        "file with nul": b'--x\r\nContent-Disposition: form-data; name="a"; filename="a\x00.png"\r\n\r\nb\r\n--x--\r\n',
        "file called ..": b'--x\r\nContent-Disposition: form-data; name="a"; filename=".."\r\n\r\nb\r\n--x--\r\n',
        "1,000 files": b'--x\r\nContent-Disposition: form-data; name="a"; filename="f"\r\n\r\nb\r\n' * 1000 + b"--x--\r\n",
    }.items():
        yield Case(f"multipart: {name}", multipart(content), [(400, 403, 413)], None)
    for boundary in [b"", b'""', b"a" * 71, b"a b ", b'"x', b"x;boundary=y", b"\xff", b"x\x01"]:
        status = [(400, 403, 415)]
        yield Case(f"boundary {boundary[:10]}", multipart(part + b"--x--\r\n", boundary), status, None)
    for name, content in {
        "empty": b"", "no equals": b"a", "only ampersands": b"&" * 5000, "invalid escape": b"a=%zz", "invalid UTF-8": b"a=%ff%fe", "nul": b"a=%00",
        "5,000 fields": b"a=b&" * 5000, "long name": b"a" * 5000 + b"=b", "forged": b"segue-token=x&segue-event=v1.touchUpInside", "overlong": b"a=%c0%80",
        "revision": b"segue-revision=99999999999999999999", "two events": b"segue-event=v1.a&segue-event=v2.b", "bytes": bytes(range(256)),
        "2 MB": b"a=" + b"b" * 2_000_000,
    }.items():
        yield Case(f"form: {name}", post(content), [(400, 403, 413)], None)
    deep = b"[" * 5000 + b"]" * 5000
    for name, content in {
        "empty": b"", "no JSON": b"hello", "array": b"[]", "null": b"null", "number": b"1e999", "deep": deep, "deep events": b'{"events": ' + deep + b"}",
        "deep objects": b'{"a":' * 5000 + b"1" + b"}" * 5000, "invalid UTF-8": b'{"events": "\xff"}', "nul": b'{"events": "\x00"}', "lone surrogate": b'{"events": [{"target": "\\ud800", "event": "x"}]}',
        "other encoding": '{"events": []}'.encode("utf-16"), "10,000 events": json.dumps({"events": [{"target": "v1", "event": "x"}] * 10000}).encode(),
        "wrong types": b'{"events": {"a": 1}, "fields": [1]}', "huge number": b'{"revision": 1' + b"0" * 5000 + b"}", "negative": b'{"sequence": -1}', "same member twice": b'{"events": [], "events": 1}',
        "long target": json.dumps({"events": [{"target": "v" * 100000, "event": "x"}]}).encode(), "unknown target": b'{"events": [{"target": "nothing", "event": "touchUpInside"}]}',
        "trailing": b'{"events": []} x', "comment": b"{/* */}", "huge window": b'{"environment": {"width": 1e308, "height": -1}}', "not a number": b'{"environment": {"width": NaN}}',
        "2 MB": b'{"a": "' + b"b" * 2_000_000 + b'"}',
    }.items():
        yield Case(f"JSON: {name}", post(content, JSON), [(200, 400, 404, 409, 413, 422)], None)
    for kind in [b"text/plain", b"application/xml", b"multipart/mixed; boundary=x", b"application/json; charset=utf-16", b"x", b"", b"application/x-www-form-urlencoded; charset=utf-7", b"text/html"]:
        yield Case(f"type {kind}", post(b"a=b", b"Content-Type: " + kind + b"\r\n"), [(400, 403, 415)], True)
    yield Case("a type but no length", get(b"/", FORM, method=b"POST") + b"a=b", [411], False)
    yield Case("a type and no content", post(b""), [403], True)
    yield Case("no type", post(b"a=b", b""), [415], True)
    yield Case("two types", post(b"a=b", FORM + JSON), [(400, 403, 415)], None)
    for coding in [b"gzip", b"br", b"identity, gzip", b"x"]:
        yield Case(f"coding {coding}", post(b"\x1f\x8b" + bytes(20), FORM + b"Content-Encoding: " + coding + b"\r\n"), [415], True)
    yield Case("forged by another site", post(b"{}", JSON + b"Origin: http://evil.example\r\n"), [403], True)
    yield Case("forged with fetch metadata", post(b"a=b", FORM + b"Sec-Fetch-Site: cross-site\r\n"), [403], True)
    yield Case("17 MiB announced", get(b"/", FORM + b"Content-Length: 17825792\r\n", method=b"POST"), [413], False)
    yield Case("17 MiB in chunks", get(b"/", b"Content-Type: multipart/form-data; boundary=x\r\n" + CHUNKED, method=b"POST") + b"%x\r\n" % 17825792, [413], False)


def pipelines():
    """Several requests at once."""
    yield Case("100 requests", get() * 100, [200] * 100, True)
    yield Case("a refused one in between", get() + get(host=b"") + get(), [200, 400], False)
    yield Case("close in between", get() + get(fields=b"Connection: close\r\n") + get(), [200, 200], False)
    yield Case("content that looks like a request", post(get(), b"Content-Type: text/plain\r\n") + get(), [415, 200], True)
    yield Case("HEAD and GET", get(method=b"HEAD") + get(), [200, 200], True)
    yield Case("unread content that is long", get(fields=b"Content-Length: 5000000\r\n") + b"a" * 5000000 + get(), [200], None)


def cases():
    """Every case."""
    for group in (framing, chunks, heads, targets, fields, contents, pipelines):
        yield from group()
