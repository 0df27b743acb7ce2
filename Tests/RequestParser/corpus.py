"""Requests that are good, odd, ambiguous and hostile, the same in every run."""

import random

METHODS = [b"GET", b"POST", b"PUT", b"HEAD", b"OPTIONS", b"DELETE", b"PURGE", b"get", b"M-SEARCH"]
# Those of the corpus that are registered.
KNOWN_METHODS = {"GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PURGE", "M-SEARCH"}
GOOD_TARGETS = [b"/", b"/a/b?c=d&e", b"/a%20b", b"//x", b"/%"]
TARGETS = [b"*", b"http://h/x", b"http://h:80", b"/\x7f", b"/a b", b"h:1", b"/\xc3\xa9"]
VERSIONS = [b"HTTP/1.0", b"HTTP/1.2", b"HTTP/2.0", b"http/1.1", b"HTTP/1.1 ", b"HTTP/1"]
ENDS = [b"\n", b"\r\r\n", b"\r"]
GOOD_HOSTS = [b"Host: a", b"host: a:80", b"Host:a", b"Host: [::1]"]
HOSTS = [b"Host: a\r\nHost: b", b"", b"Host: a b"]
GOOD_FIELDS = [
    b"Accept: */*", b"X: y", b"X:", b"X:  \t y \t ", b"Cookie: a=b; c=d", b"User-Agent: Mozilla/5.0 (X11; Linux)",
    b"Content-Type: text/plain", b"X: " + b"a" * 300, b"Connection: keep-alive", b"Upgrade: h2c",
]
FIELDS = [
    b"X-\xe9: y", b"X: \xe9", b"X : y", b" X: y",
    b"X: a\r\n b", b"X: a\x00b", b"X: a\x01b", b": y", b"X", b"X: a\rb",
    b"Connection: close", b"Connection: close, x", b"Expect: 100-continue", b"X(): y",
]
GOOD_FRAMINGS = [
    ([], b""), ([], b""), ([b"Content-Length: 5"], b"hello"), ([b"Content-Length: 0"], b""),
    ([b"Content-Length: 05"], b"hello"), ([b"Content-Length: 5", b"Content-Length: 5"], b"hello"),
    ([b"Transfer-Encoding: chunked"], b"5\r\nhello\r\n0\r\n\r\n"),
    ([b"Transfer-Encoding: Chunked"], b"5\r\nhello\r\n0\r\n\r\n"),
    ([b"Transfer-Encoding: chunked"], b"5;a=b\r\nhello\r\n00\r\nT: v\r\n\r\n"),
    ([b"Transfer-Encoding: chunked"], b"A\r\n0123456789\r\na\r\n0123456789\r\n0\r\n\r\n"),
]
FRAMINGS = [
    ([b"Content-Length: 5"], b"hel"),
    ([b"Content-Length: 5", b"Content-Length: 6"], b"hello!"), ([b"Content-Length: 5, 5"], b"hello"),
    ([b"Content-Length: +5"], b"hello"), ([b"Content-Length: -5"], b""), ([b"Content-Length: 0x5"], b"hello"),
    ([b"Content-Length: 99999999999999999999"], b""), ([b"Content-Length: 5 "], b"hello"),
    ([b"Transfer-Encoding: chunked"], b"5\r\nhel"),
    ([b"Transfer-Encoding: chunked"], b"5 \r\nhello\r\n0\r\n\r\n"), ([b"Transfer-Encoding: chunked"], b"0x5\r\nhello\r\n0\r\n\r\n"),
    ([b"Transfer-Encoding: chunked"], b"5\r\nhelloX\r\n0\r\n\r\n"), ([b"Transfer-Encoding: chunked"], b"5\nhello\n0\n\n"),
    ([b"Transfer-Encoding: chunked"], b"fffffffffffffffff\r\n"), ([b"Transfer-Encoding: chunked", b"Content-Length: 5"], b"0\r\n\r\n"),
    ([b"Content-Length: 5", b"Transfer-Encoding: chunked"], b"0\r\n\r\n"), ([b"Transfer-Encoding: gzip, chunked"], b"0\r\n\r\n"),
    ([b"Transfer-Encoding: chunked, gzip"], b"0\r\n\r\n"), ([b"Transfer-Encoding: identity"], b""),
    ([b"Transfer-Encoding: chunked, chunked"], b"0\r\n\r\n"), ([b"Transfer-Encoding: xchunked"], b"0\r\n\r\n"),
    ([b"Transfer-Encoding : chunked"], b"0\r\n\r\n"), ([b"Transfer-Encoding: chunked"], b"-5\r\nhello\r\n0\r\n\r\n"),
    ([b"Transfer-Encoding: chunked"], b"0\r\nbad\r\n\r\n"), ([b"Transfer-Encoding: chunked"], b"1_0\r\nhello\r\n0\r\n\r\n"),
]
BYTES = [b"\r", b"\n", b"\r\n", b" ", b"\t", b":", b"\x00", b"0", b",", b"a", b"\xff", b";", b"\x0b"]


def request(chance, oddity):
    """A request, each part of which is odd with a probability."""
    def pick(good, odd):
        return chance.choice(odd if chance.random() < oddity else good)

    fields, content = pick(GOOD_FRAMINGS, FRAMINGS)
    method = chance.choice(METHODS[:2] if content else METHODS)
    lines = [method + b" " + pick(GOOD_TARGETS, TARGETS) + b" " + pick([b"HTTP/1.1"], VERSIONS)]
    lines.append(pick(GOOD_HOSTS, HOSTS))
    others = [pick(GOOD_FIELDS, FIELDS) for _ in range(chance.randrange(3))] + fields
    if chance.random() < 0.2:
        chance.shuffle(others)
    end = pick([b"\r\n"], ENDS)
    return end.join(line for line in lines + others if line) + end + end + content


def mutated(chance, case):
    """The same with some bytes more, fewer or other."""
    for _ in range(chance.randrange(1, 3)):
        at = chance.randrange(len(case) + 1)
        case = case[:at] + chance.choice(BYTES + [b""]) + case[at + chance.randrange(2):]
    return case


def cases(count):
    """So many cases; some hold several requests."""
    chance = random.Random(9112)
    for _ in range(count):
        oddity = chance.choice([0, 0.1, 0.3])
        case = b"".join(request(chance, oddity) for _ in range(chance.choice([1, 1, 1, 2, 3])))
        yield mutated(chance, case) if chance.random() < 0.3 else case
