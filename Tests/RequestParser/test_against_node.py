"""Compares the parser with Node's, which very many servers use, on a corpus of requests of every kind."""

import collections
import json
import pathlib
import subprocess

import pytest

import corpus
from comparison import differences

# What this parser refuses though a Node between 18 and 20 takes it; the RFCs demand each or leave it to the server.
STRICTER = {
    "A chunk is longer than its size says.",
    "A chunk's size is not a hexadecimal number.",
    "A header field is not a name directly followed by a colon.",
    "A line does not end with CR LF.",
    "HTTP/1.0 has no transfer codings.",
    "Only OPTIONS may have the target \"*\".",
    "The Host field is not a host with an optional port.",
    "The Transfer-Encoding field has an empty element.",
    "The Host field is missing.",
    "The only expectation that can be met is 100-continue.",
    "The only transfer coding that this server knows is chunked.",
    "The request target does not name a host with an optional port.",
    "The request target is missing or has a character that is not allowed.",
    "There are several Host fields.",
    "This server speaks HTTP/1.1 and HTTP/1.0.",
}

PROGRAM = pathlib.Path(__file__).with_name("node_requests.js")


def text(value):
    return value.encode("latin-1").decode("utf-8", "replace")


def parse_with_node(cases):
    """What Node makes of each case: its requests, and why it refused the rest."""
    data = b"".join(len(case).to_bytes(4, "big") + case for case in cases)
    output = subprocess.run(["node", PROGRAM], input=data, stdout=subprocess.PIPE, check=True, timeout=600).stdout
    for line in output.splitlines():
        found = json.loads(line)
        for request in found["requests"]:
            request["target"] = text(request["target"])
            request["content"] = request["content"].encode("latin-1")
            for part in ("fields", "trailers"):
                request[part] = [[name.lower(), text(value)] for name, value in request[part]]
        yield found


@pytest.fixture(scope="module")
def outcomes(transcribe):
    cases = list(corpus.cases(2500))
    return list(zip(cases, transcribe(cases), parse_with_node(cases), strict=True))


def test_every_request_is_read_as_node_reads_it(outcomes):
    wrong = []
    compared = 0
    for case, ours, theirs in outcomes:
        for mine, other in zip(ours["requests"], theirs["requests"]):
            compared += 1
            found = differences(mine, other)
            if found and not (ours["status"] and mine is ours["requests"][-1] and not mine["isComplete"]):
                wrong.append((case, found))
    assert wrong == []
    assert compared > 1000


def is_known(error, request, case):
    """Whether Node refuses a request that a server may take, by the RFC's words.

    RFC 9110 section 9.1 lets methods be any token, section 2.5 has a server take a greater minor version as its own, and
    section 8.6 lets a field be that repeats the same length; Node knows a list of methods and two versions.
    """
    return {
        "HPE_INVALID_METHOD": request["method"] not in corpus.KNOWN_METHODS,
        "HPE_INVALID_VERSION": b"HTTP/1.2" in case,
        "HPE_UNEXPECTED_CONTENT_LENGTH": any(name == "content-length" for name, _ in request["fields"]),
    }.get(error, False)


def test_nothing_is_taken_that_node_refuses(outcomes):
    wrong = []
    for case, ours, theirs in outcomes:
        read = sum(request["isComplete"] for request in theirs["requests"])
        taken = [request for request in ours["requests"] if request["isComplete"]]
        # A server reads no further than a request after which the connection closes.
        last = next((at for at, request in enumerate(taken) if not request["keepsAlive"]), len(taken))
        taken = taken[: last + 1]
        if theirs["error"] and len(taken) > read and not is_known(theirs["error"], taken[read], case):
            wrong.append((case, theirs["error"]))
    assert wrong == []


def test_connections_stay_open_where_node_keeps_them_open(outcomes):
    wrong = []
    compared = 0
    for case, ours, theirs in outcomes:
        read = len(theirs["requests"])
        if theirs["error"] == "HPE_CLOSED_CONNECTION" and read <= len(ours["requests"]) and ours["requests"][read - 1]["keepsAlive"]:
            wrong.append(case)
        # What Node reads on after.
        compared += max(read - 1, 0)
        if not all(mine["keepsAlive"] for mine in ours["requests"][: max(read - 1, 0)]):
            wrong.append(case)
    assert wrong == []
    assert compared > 100


def test_what_only_this_parser_refuses_is_known(outcomes):
    reasons = {ours["message"] for _, ours, theirs in outcomes if ours["status"] and not theirs["error"]}
    assert reasons <= STRICTER
    assert reasons
