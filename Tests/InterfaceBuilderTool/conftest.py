"""Runs the command segue-ibtool on documents that the tests write."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Result:
    """What the command said."""

    status: int
    output: str
    error: str

    @property
    def raw_reports(self):
        """The JSON objects."""
        return [json.loads(line) for line in self.output.splitlines()]

    @property
    def reports(self):
        """The JSON objects, without the time that each document took."""
        reports = self.raw_reports
        for report in reports:
            assert report.pop("milliseconds") >= 0
        return reports


class Tool:
    """The command, run in a folder of documents."""

    program = os.environ.get("SEGUE_IBTOOL") or ROOT / ".build" / "debug" / "segue-ibtool"

    def __init__(self, folder):
        self.folder = folder

    def write(self, name, content):
        """Writes a file and returns its name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return name

    def run(self, *arguments):
        """Runs the command."""
        result = subprocess.run(
            [self.program, *arguments], cwd=self.folder, capture_output=True, timeout=120
        )
        return Result(result.returncode, result.stdout.decode(), result.stderr.decode())

    def report(self, name, content, *flags):
        """The report on one document."""
        reports = self.run("--json", *flags, self.write(name, content)).reports
        assert len(reports) == 1
        return reports[0]


@pytest.fixture
def tool(tmp_path):
    """The command in an empty folder."""
    return Tool(tmp_path)
