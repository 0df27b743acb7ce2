"""An app behind nginx, which reaches it through a socket in the file system, and behind HAProxy, as the docs set them up."""

import contextlib
import json
import re
import shutil
import subprocess

import pytest
from conftest import ROOT, free_port, path_of, wait_until
from hostile_requests import FORM, JSON, get, post
from raw_connection import RawConnection

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin"
FILE = bytes(range(256)) * 4096


def needs(program):
    found = shutil.which(program, path=PATH) or shutil.which(program)
    return pytest.mark.skipif(found is None, reason=f"This test needs {program}, a package of Debian.")


def program(name):
    return shutil.which(name, path=PATH) or shutil.which(name)


def example(language):
    """The first example in a language that the guide for operators shows."""
    return re.search(rf"```{language}\n(.*?)```", (ROOT / "docs" / "operating.md").read_text(), re.DOTALL)[1]


@pytest.fixture
def run(tmp_path):
    """Runs programs until the test ends."""
    with contextlib.ExitStack() as stack:

        def run(*command):
            output = stack.enter_context((tmp_path / "output").open("a"))
            process = stack.enter_context(subprocess.Popen(command, stdout=output, stderr=output, cwd=tmp_path))
            stack.callback(process.terminate)
            return process

        yield run


@pytest.fixture
def site(tmp_path):
    """A folder of static files, and what the demo app is started with."""
    public = tmp_path / "public"
    public.mkdir()
    (public / "file.bin").write_bytes(FILE)
    return [
        *(path_of("Showcase"), "--public", public, "--data-dir", tmp_path / "data"),
        *("--access-log", tmp_path / "access.log", "--access-log-format", "json"),
    ]


def logged(tmp_path, target):
    """What the access log says of the requests for a target."""
    lines = [json.loads(line) for line in (tmp_path / "access.log").read_text().splitlines()]
    return [line for line in lines if line["target"] == target]


def is_answered(port, host=b"example.org"):
    """Whether a proxy passes requests on."""
    try:
        with RawConnection(("127.0.0.1", port)) as connection:
            connection.send(get(b"/_segue/health", host=b"Host: " + host + b"\r\n"))
            response = connection.response()
            return response is not None and response.status == 200
    except ConnectionRefusedError:
        return False


def visit(port):
    """Does through a proxy what browsers and programs do."""
    with RawConnection(("127.0.0.1", port)) as connection:
        # All of it on one connection, in one piece where nobody waits for an answer.
        connection.send(get(b"/file.bin") + get(b"/file.bin", b"Range: bytes=256-511\r\n") + get(b"/file.bin", method=b"HEAD"))
        assert connection.response().content == FILE
        part = connection.response()
        assert (part.status, part.content, part.fields[b"content-range"]) == (206, FILE[:256], b"bytes 256-511/1048576")
        head = connection.response(is_head=True)
        assert (head.status, head.fields[b"content-length"]) == (200, b"1048576")
        tag = head.fields[b"etag"]
        connection.send(get(b"/file.bin", b"If-None-Match: " + tag + b"\r\n"))
        assert connection.response().status == 304
        connection.send(post(b'{"events": []}', JSON))
        created = connection.response()
        assert created.status == 200
        cookie = created.fields[b"set-cookie"]
        assert cookie.startswith(b"__Host-segue=") and b"; Secure" in cookie, "The proxy is believed to end TLS."
        session = b"Cookie: " + cookie.split(b";")[0] + b"\r\nAccept: application/json\r\n"
        connection.send(get(b"/", session))
        state = json.loads(connection.response().content)
        row = next(view["id"] for view in state["views"] if view.get("label") == "Text Fields" and view.get("row"))
        event = json.dumps({"events": [{"target": row, "event": "selectRow"}]}).encode()
        connection.send(post(event, session + b"Content-Type: application/json\r\n"))
        assert json.loads(connection.response().content)["title"] == "Text Fields"
        # Content of unknown length, and what waits to be told to go on.
        chunked = get(b"/", FORM + b"Transfer-Encoding: chunked\r\n", method=b"POST")
        connection.send(chunked + b"3\r\na=b\r\n0\r\n\r\n")
        assert connection.response().status == 403
        connection.send(get(b"/", FORM + b"Content-Length: 3\r\nExpect: 100-continue\r\n", method=b"POST") + b"a=b")
        assert connection.response().status == 403


@needs("nginx")
def test_nginx_through_a_socket(run, site, tmp_path):
    port = free_port()
    text = example("nginx").replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = text.replace("/run/showcase/app.sock", str(tmp_path / "socket"))
    # Plain, so that the test can look at the bytes; the app is told what browsers would see.
    text = text.replace("X-Forwarded-Proto $scheme", "X-Forwarded-Proto https")
    folders = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (tmp_path / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {tmp_path}/nginx.pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{text}\n}}\n")
    app = run(
        *site, "--socket", tmp_path / "socket", "--trusted-proxy", "unix", "--allowed-host", "example.org", "--https")
    wait_until(lambda: (tmp_path / "socket").exists() or app.poll() is not None)
    run(program("nginx"), "-e", tmp_path / "nginx.log", "-p", tmp_path, "-c", tmp_path / "nginx.conf")
    wait_until(lambda: is_answered(port))
    visit(port)
    with RawConnection(("127.0.0.1", port)) as connection:
        # What a client says of itself, nginx replaces.
        connection.send(get(b"/?said", b"X-Forwarded-For: 203.0.113.9\r\nForwarded: for=203.0.113.9;proto=http\r\n"))
        assert connection.response().status == 200
        connection.send(get(b"/", host=b"Host: other.example\r\n", fields=b"Accept: text/html\r\n"))
        assert connection.response().status == 421
    wait_until(lambda: logged(tmp_path, "/?said"))
    assert logged(tmp_path, "/?said")[0]["address"] == "127.0.0.1"
    app.terminate()
    assert app.wait(timeout=60) == 0


@needs("haproxy")
def test_haproxy_with_its_protocol(run, site, tmp_path):
    port, app_port, admin_port = free_port(), free_port(), free_port()
    text = example("haproxy").replace("bind :443 ssl crt /etc/haproxy/site.pem", f"bind 127.0.0.1:{port}")
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{app_port}").replace("port 9090", f"port {admin_port} inter 100")
    (tmp_path / "haproxy.cfg").write_text(
        f"defaults\n    timeout connect 10s\n    timeout client 1m\n{text}")
    app = run(
        *site, "--port", str(app_port), "--trusted-proxy", "127.0.0.1", "--proxy-protocol", "--proxy-fields", "none",
        "--https", "--admin", f"127.0.0.1:{admin_port}")
    run(program("haproxy"), "-f", tmp_path / "haproxy.cfg")
    wait_until(lambda: is_answered(port))
    visit(port)
    with RawConnection(("127.0.0.1", port)) as connection:
        connection.send(get(b"/?said", b"X-Forwarded-For: 203.0.113.9\r\nForwarded: for=203.0.113.9\r\n"))
        assert connection.response().status == 200
    wait_until(lambda: logged(tmp_path, "/?said"))
    assert logged(tmp_path, "/?said")[0]["address"] == "127.0.0.1"
    # A request that is smuggled into the content of another reaches nobody.
    with RawConnection(("127.0.0.1", port)) as connection:
        smuggled = b"0\r\n\r\nGET /?smuggled HTTP/1.1\r\nHost: example.org\r\n\r\n"
        framing = b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n" % len(smuggled)
        connection.send(get(b"/", FORM + framing, method=b"POST") + smuggled)
        connection.rest()
    assert not logged(tmp_path, "/?smuggled")
    app.terminate()
    assert app.wait(timeout=60) == 0
