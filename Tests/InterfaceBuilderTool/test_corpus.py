"""Documents by other people, from the folder that SEGUE_CORPUS names."""

import os
import statistics
from pathlib import Path

import pytest

FOLDER = os.environ.get("SEGUE_CORPUS")


@pytest.mark.skipif(not FOLDER, reason="SEGUE_CORPUS names no folder of documents")
def test_documents_by_other_people_are_read(tool, capsys):
    folder = Path(FOLDER)
    tool.folder = folder
    names = sorted(str(path.relative_to(folder)) for kind in ("storyboard", "xib") for path in folder.rglob(f"*.{kind}"))
    names = [name for name in names if (folder / name).is_file()]
    result = tool.run("--json", "--frames", "canvas", *names)
    times = [report["milliseconds"] for report in result.raw_reports]
    reports = result.reports
    assert [report["file"] for report in reports] == names
    read = [report for report in reports if report["ok"]]
    clean = [report for report in read if not report["unknown"]]
    connections = sum(report["connections"] for report in read)
    dangling = sum(len(report["unresolved"]) for report in read)
    with capsys.disabled():
        print(
            f"\n{len(read)} of {len(names)} documents read, {len(clean)} without anything unknown; "
            f"{connections - dangling} of {connections} connections resolved; "
            f"milliseconds: median {statistics.median(times)}, most {max(times)}"
        )
    assert len(read) == len(names)
    assert len(clean) >= 0.95 * len(read)
    assert connections - dangling >= 0.95 * connections
