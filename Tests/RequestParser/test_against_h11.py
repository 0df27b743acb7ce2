"""Compares the parser with h11's, a strict one in Python, on a corpus of requests of every kind."""

import collections

import h11
import pytest

import corpus
from comparison import differences

# What this parser refuses, or answers otherwise, though h11 takes it. Each is stricter than h11, by the rules of RFC 9110
# and 9112 or beyond what they demand.
STRICTER = {
    "A line does not end with CR LF.",
    "A header field is not a name directly followed by a colon.",
    "A header field has a control character in its value.",
    "The request target is missing or has a character that is not allowed.",
    "The request target is neither a path nor an http address.",
    "Only OPTIONS may have the target \"*\".",
    "The request target does not name a host with an optional port.",
    "The Host field is not a host with an optional port.",
    "The Content-Length field is not a number.",
    "The request has both a Content-Length and a Transfer-Encoding field.",
    "HTTP/1.0 has no transfer codings.",
    "A chunk's size is not a hexadecimal number.",
    "The content is longer than this server accepts.",
    "The request line does not start with a method and a space.",
    "The request does not start with a method.",
    "Empty lines stand in place of a request.",
    "The request line does not end with an HTTP version.",
    "This server speaks HTTP/1.1 and HTTP/1.0.",
    "The only expectation that can be met is 100-continue.",
    "A chunk extension has a control character.",
    "A chunk is longer than its size says.",
    "This server is not a proxy.",
    # Of HTTP/1.2 and later, where h11 does not ask for one.
    "The Host field is missing.",
}


def requests(case):
    """What h11 makes of a case: its complete and incomplete requests, and why it refused the rest.

    Of a connection that is to be closed it reads no further, which counts as a refusal here.
    Up to two empty lines before a request are left out, as RFC 9112 section 2.2 asks of servers and h11 does not.
    """
    for _ in range(2):
        case = case.removeprefix(b"\r\n")
    connection = h11.Connection(h11.SERVER)
    found = []
    try:
        connection.receive_data(case)
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA or isinstance(event, h11.ConnectionClosed):
                return found, None
            if event is h11.PAUSED:
                return found, "closed"
            if isinstance(event, h11.Request):
                found.append({
                    "method": event.method.decode(), "target": event.target.decode(), "content": b"",
                    "fields": [[name.decode(), value.decode("utf-8", "replace")] for name, value in event.headers],
                    "trailers": [], "isComplete": False})
            elif isinstance(event, h11.Data):
                found[-1]["content"] += bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                found[-1]["isComplete"] = True
                found[-1]["trailers"] = [[name.decode(), value.decode("utf-8", "replace")] for name, value in event.headers]
                if connection.our_state is h11.SEND_RESPONSE:
                    connection.send(h11.Response(status_code=200, headers=[("content-length", "0")]))
                    connection.send(h11.EndOfMessage())
                    if connection.our_state is not h11.DONE or connection.their_state is not h11.DONE:
                        return found, "closed"
                    connection.start_next_cycle()
    except h11.RemoteProtocolError as error:
        return found, str(error)


@pytest.fixture(scope="module")
def outcomes(transcribe):
    cases = list(corpus.cases(2500))
    return list(zip(cases, transcribe(cases), strict=True))


def test_outcome_does_not_depend_on_how_bytes_arrive(outcomes):
    assert [case for case, ours, in outcomes if not ours["isStable"]] == []


def test_every_request_is_read_as_h11_reads_it(outcomes):
    wrong = []
    compared = 0
    for case, ours, in outcomes:
        theirs, _ = requests(case)
        for mine, other in zip(ours["requests"], theirs):
            compared += 1
            found = differences(mine, other)
            # What was refused in the middle of its content is incomplete in both ways of looking at it.
            if found and not (ours["status"] and mine is ours["requests"][-1] and not mine["isComplete"]):
                wrong.append((case, found))
    assert wrong == []
    assert compared > 1000


def test_nothing_is_taken_that_h11_refuses(outcomes):
    wrong = []
    for case, ours in outcomes:
        theirs, error = requests(case)
        if error not in (None, "closed") and len(ours["requests"]) > len(theirs):
            wrong.append((case, error))
        if error not in (None, "closed") and not ours["status"] and len(ours["requests"]) == len(theirs) and ours["requests"]:
            if ours["requests"][-1]["isComplete"] and not theirs[-1]["isComplete"]:
                wrong.append((case, error))
    assert wrong == []


def test_what_only_this_parser_refuses_is_known(outcomes):
    reasons = collections.Counter()
    for case, ours in outcomes:
        _, error = requests(case)
        if ours["status"] and not error:
            reasons[ours["message"]] += 1
    assert set(reasons) <= STRICTER
    assert reasons
