"""Runs the parser of requests, through the program RequestTranscriber, on bytes that the tests write."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("REQUEST_TRANSCRIBER") or ROOT / ".build" / "debug" / "RequestTranscriber"


def parse(cases):
    """What the parser makes of each case, which is bytes."""
    data = b"".join(len(case).to_bytes(4, "big") + case for case in cases)
    output = subprocess.run([PROGRAM], input=data, stdout=subprocess.PIPE, check=True, timeout=600).stdout
    return [{"status": None, "message": None, **json.loads(line)} for line in output.splitlines()]


@pytest.fixture(scope="session")
def transcribe():
    return parse
