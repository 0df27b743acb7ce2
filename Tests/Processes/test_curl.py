"""What curl gets with its many options, from a real app over real sockets: statuses and bytes."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import App, path_of, wait_until

pytestmark = pytest.mark.skipif(shutil.which("curl") is None, reason="These tests need curl, a package of Debian.")

TEXT = b"0123456789" * 100
LONG = bytes(range(256)) * 4096


class Curl:
    """Runs curl in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder

    def __call__(self, *arguments, output="content", fails=0):
        """Runs it; gives the statuses of all responses and the content of the last one."""
        for name in ("content", "head"):
            (self.folder / name).unlink(missing_ok=True)
        run = subprocess.run(
            ["curl", "--silent", "--max-time", "60", "--dump-header", "head", "--output", output, *arguments],
            cwd=self.folder, capture_output=True, text=True)
        assert run.returncode in (fails if isinstance(fails, tuple) else (fails,)), f"{arguments}: {run.returncode} {run.stderr}"
        self.written = run.stdout
        head = self.read("head").decode()
        self.statuses = [int(status) for status in re.findall(r"^HTTP/1\.1 ([0-9]{3}) ", head, re.M)]
        self.fields = {name.lower(): value for name, value in re.findall(r"^([^:\r\n]+): (.*?)\r$", head, re.M)}
        return self.statuses, self.read("content")

    def read(self, name):
        """The bytes of a file; none where it is missing."""
        path = self.folder / name
        return path.read_bytes() if path.exists() else b""


@pytest.fixture
def curl(tmp_path):
    folder = tmp_path / "curl"
    folder.mkdir()
    return Curl(folder)


@pytest.fixture
def public(tmp_path):
    """A folder of static files."""
    folder = tmp_path / "public"
    folder.mkdir()
    (folder / "text.txt").write_bytes(TEXT)
    (folder / "long.bin").write_bytes(LONG)
    return folder


@pytest.fixture
def site(start, public):
    """The address of the demo app."""
    return f"http://127.0.0.1:{start('--public', public, program='Showcase').port}"


def test_versions_and_connections(curl, site):
    for version in ("--http1.0", "--http1.1", "--http2", "--http0.9"):
        assert curl(version, f"{site}/text.txt") == ([200], TEXT), version
        assert curl.fields.get("connection") == ("close" if version == "--http1.0" else None), version
    addresses = [f"{site}/text.txt", "--output", "other", f"{site}/long.bin"]
    assert curl("--write-out", "%{num_connects} ", *addresses)[0] == [200, 200]
    assert curl.written == "1 0 "
    assert curl.read("other") == LONG
    curl("--http1.0", "--write-out", "%{num_connects} ", *addresses)
    assert curl.written == "1 1 "
    # HTTP/1.0 clients that ask for it keep their connection.
    curl("--http1.0", "--header", "Connection: keep-alive", "--write-out", "%{num_connects} ", *addresses)
    assert curl.written == "1 0 "
    assert curl("--head", f"{site}/long.bin") == ([200], curl.read("head"))
    assert curl.fields["content-length"] == str(len(LONG))


@pytest.mark.parametrize(
    "ranges, status, content, content_range",
    [
        ("0-9", 206, TEXT[:10], "bytes 0-9/1000"), ("-5", 206, TEXT[-5:], "bytes 995-999/1000"),
        ("995-", 206, TEXT[995:], "bytes 995-999/1000"), ("990-2000", 206, TEXT[990:], "bytes 990-999/1000"),
        ("1000-", 416, b"", "bytes */1000"), ("-0", 416, b"", "bytes */1000"), ("5-2", 200, TEXT, None),
    ])
def test_ranges(curl, site, ranges, status, content, content_range):
    assert curl("--range", ranges, f"{site}/text.txt") == ([status], content)
    assert curl.fields.get("content-range") == content_range


def test_several_ranges_and_going_on(curl, site):
    statuses, content = curl("--range", "0-1,500-503,-1", f"{site}/text.txt")
    assert statuses == [206]
    boundary = re.fullmatch(r"multipart/byteranges; boundary=(\S+)", curl.fields["content-type"])[1]
    parts = content.decode().split(f"--{boundary}")
    assert [part.split("\r\n\r\n")[1:] for part in parts[1:-1]] == [["01\r\n"], ["0123\r\n"], ["9\r\n"]]
    assert re.findall(r"Content-Range: (.*)\r\n", content.decode()) == [
        "bytes 0-1/1000", "bytes 500-503/1000", "bytes 999-999/1000"]
    (curl.folder / "part").write_bytes(LONG[:1000])
    assert curl("--continue-at", "-", f"{site}/long.bin", output="part")[0] == [206]
    assert curl.read("part") == LONG


def test_compression_and_conditions(curl, site):
    assert curl("--compressed", f"{site}/text.txt") == ([200], TEXT)
    assert (curl.fields["content-encoding"], curl.fields["vary"]) == ("gzip", "Accept-Encoding")
    # Only who says that no other site asks gets pages compressed.
    for fields, coding in {(): None, ("--header", "Sec-Fetch-Site: none"): "gzip"}.items():
        assert curl("--compressed", "--header", "Accept: text/html", *fields, site)[0] == [200]
        assert curl.fields.get("content-encoding") == coding
    assert curl("--compressed", f"{site}/long.bin") == ([200], LONG)
    assert "content-encoding" not in curl.fields
    for tag in ("--etag-save", "--etag-compare"):
        assert curl(tag, "tag", f"{site}/text.txt")[0] == [200 if tag == "--etag-save" else 304]
    assert curl.read("content") == b""
    assert curl("--remote-time", f"{site}/text.txt") == ([200], TEXT)
    os.replace(curl.folder / "content", curl.folder / "copy")
    assert curl("--time-cond", "copy", f"{site}/text.txt") == ([304], b"")
    assert curl("--time-cond", "1 Jan 2001", f"{site}/text.txt") == ([200], TEXT)
    assert curl("--time-cond", "-1 Jan 2001", f"{site}/text.txt")[0] == [412]


def test_targets_and_methods(curl, site):
    for path, status in {
        "/../text.txt": 400, "/%2e%2e/text.txt": 400, "/./text.txt": 200, "/a/../text.txt": 200, "/a/../../text.txt": 400,
        "/a/%2e%2e/text.txt": 400, "/a/./text.txt": 404, "//text.txt": 200, "/%74ext.txt": 200,
        "/text.txt?a=b": 200, "/text.txt%00": 400, "/none.txt": 404, "/text.txt/": 404,
    }.items():
        assert curl("--path-as-is", site + path)[0] == [status], path
    # Without that option curl removes dot segments itself.
    assert curl(f"{site}/a/../text.txt") == ([200], TEXT)
    assert curl("--request", "OPTIONS", "--request-target", "*", site) == ([204], b"")
    assert curl("--request", "OPTIONS", f"{site}/text.txt") == ([204], b"")
    assert curl.fields["allow"] == "GET, HEAD, OPTIONS"
    for method, status in {"PUT": 405, "DELETE": 405, "TRACE": 405, "BREW": 501}.items():
        assert curl("--request", method, f"{site}/text.txt")[0] == [status], method
    assert curl("--proxy", site, "http://example.org/text.txt") == ([200], TEXT)
    assert curl("--proxy", site, "--proxytunnel", "http://example.org/text.txt", fails=56)[0] == [501]


def test_files_that_are_put(curl, site, public):
    (curl.folder / "sent").write_bytes(LONG * 4)
    # Whoever waits to be told to go on sends nothing that would be thrown away.
    arguments = ["--write-out", "%{size_upload}", "--expect100-timeout", "60"]
    assert curl("--upload-file", "sent", *arguments, f"{site}/text.txt")[0] == [405]
    assert (curl.written, curl.fields["allow"]) == ("0", "GET, HEAD, OPTIONS")
    assert curl("--upload-file", "sent", "--header", "Expect:", f"{site}/text.txt")[0] == [405]
    assert curl("--upload-file", "sent", "--header", "Transfer-Encoding: chunked", f"{site}/text.txt")[0] == [405]
    assert curl("--header", "Expect: something", f"{site}/text.txt")[0] == [417]
    assert (public / "text.txt").read_bytes() == TEXT


def test_hosts(curl, start, public):
    app = start("--public", public, "--allowed-host", "example.org", program="Showcase")
    for host, status in {"example.org": 200, "EXAMPLE.org": 200, "other.example": 421}.items():
        site = f"http://{host}:{app.port}"
        # Static files are nobody's in particular; pages are for the hosts that were named.
        assert curl("--resolve", f"{host}:{app.port}:127.0.0.1", "--header", "Accept: text/html", site)[0] == [status]
    site = f"http://127.0.0.1:{app.port}"
    assert curl("--header", "Host: example.org.", "--header", "Accept: text/html", site)[0] == [200]
    # Clients of HTTP/1.0 need not name one.
    for version, status in {"--http1.0": 200, "--http1.1": 400}.items():
        assert curl(version, "--header", "Host:", "--header", "Accept: text/html", site)[0] == [status], version


def test_forms(curl, site):
    page = ["--cookie-jar", "jar", "--cookie", "jar", "--header", "Accept: text/html"]
    statuses, content = curl(*page, site)
    text = content.decode()
    action = re.search(r'<form id="segue"[^>]*action="([^"]*)"', text)[1]
    token = re.search(r'name="segue-token" value="([^"]*)"', text)[1]
    event = re.search(r'name="segue-event" value="(v[0-9]+\.selectRow)"[^>]*>(?:<[^>]*>)*Text Fields', text)[1]
    for kind in (["--data-urlencode"], ["--form"]):
        fields = [kind[0], f"segue-token={token}", kind[0], f"segue-event={event}"]
        statuses, content = curl(*page, "--location", *fields, site + action)
        assert statuses == [303, 200], kind
        assert "Text Fields" in re.search(r"<title>([^<]*)", content.decode())[1]
        # Back to where it was, for the other way to send a form.
        statuses, content = curl(*page, site)
        text = content.decode()
        action = re.search(r'<form id="segue"[^>]*action="([^"]*)"', text)[1]
        event = re.search(r'name="segue-event" value="(v[0-9]+\.selectRow)"[^>]*>(?:<[^>]*>)*Text Fields', text)[1]
    assert curl(*page, "--data", f"segue-token=wrong&segue-event={event}", site + action)[0] == [422]
    assert curl("--data", "a=b", site)[0] == [403]


def test_the_proxy_protocol(curl, start, public):
    app = start("--public", public, "--proxy-protocol", "--trusted-proxy", "127.0.0.1", program="Showcase")
    site = f"http://127.0.0.1:{app.port}"
    assert curl("--haproxy-protocol", f"{site}/text.txt") == ([200], TEXT)
    # It ends or is reset, as what the client sent is not read.
    assert curl(f"{site}/text.txt", fails=(52, 56)) == ([], b"")


def test_a_socket_in_the_file_system(curl, tmp_path, public):
    path = tmp_path / "socket"
    command = [path_of("Showcase"), "--socket", path, "--data-dir", tmp_path / "data", "--public", public]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout.readline() == f"unix:{path}\n"
            assert curl("--unix-socket", path, "http://example.org/text.txt") == ([200], TEXT)
            assert curl("--unix-socket", path, "--head", "http://example.org/text.txt")[0] == [200]
        finally:
            process.terminate()
    wait_until(lambda: not path.exists(), "The socket stays.")


def openssl(folder, *arguments):
    subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="This test needs openssl, a package of Debian.")
def test_tls_and_client_certificates(curl, tmp_path, public):
    folder = curl.folder
    new = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    openssl(folder, "req", "-x509", *new, "-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.pem")
    for name in ("localhost", "client"):
        openssl(
            folder, "req", "-x509", *new, "-CA", "authority.pem", "-CAkey", "authority.key", "-subj", f"/CN={name}",
            *("-addext", f"subjectAltName=DNS:{name}", "-addext", "basicConstraints=critical,CA:FALSE"),
            *("-keyout", f"{name}.key", "-out", f"{name}.pem"))
    app = App(
        tmp_path, "--public", public, "--tls-certificate", folder / "localhost.pem", "--tls-key",
        folder / "localhost.key", "--tls-client-authorities", folder / "authority.pem", program="Showcase")
    try:
        address = f"https://localhost:{app.port}/text.txt"
        trusting = ["--cacert", "authority.pem", "--resolve", f"localhost:{app.port}:127.0.0.1"]
        own = ["--cert", "client.pem", "--key", "client.key"]
        for version in ("1.2", "1.3"):
            assert curl(*trusting, *own, f"--tlsv{version}", "--tls-max", version, address) == ([200], TEXT), version
            assert curl(*trusting, f"--tlsv{version}", "--tls-max", version, address, fails=56 if version == "1.3" else 35)[0] == []
        assert curl(*trusting, *own, "--tls-max", "1.1", address, fails=35)[0] == []
        assert curl(*own, address, fails=60)[0] == []
        assert curl(address.replace("https", "http"))[0] == [400]
    finally:
        assert app.stop() == 0
