"""Compares what two parsers make of the same request."""


def readable(fields):
    """Fields in one order, with codings in small letters, as h11 writes them."""
    return sorted([name, value.lower() if name == "transfer-encoding" else value] for name, value in fields)


def differences(ours, theirs):
    """In what the same request differs."""
    path = theirs["target"]
    for scheme in ("http://", "https://"):
        if path.startswith(scheme):
            rest = path[len(scheme):]
            at = min((rest.index(end) for end in "/?" if end in rest), default=len(rest))
            path = rest[at:] if rest[at:].startswith("/") else "/" + rest[at:]
            if path == "/" and theirs["method"] == "OPTIONS" and at == len(rest):
                path = "*"
    fields = [field for field in theirs["fields"] if field[0] != "host"]
    found = []
    if ours["method"] != theirs["method"]:
        found.append("method")
    if ours["path"] != path:
        found.append("path")
    if readable(ours["fields"]) != readable(fields):
        found.append(f"fields {ours['fields']} {fields}")
    if bytes(ours["content"]) != theirs["content"]:
        found.append("content")
    if ours["isComplete"] != theirs["isComplete"]:
        found.append("end")
    if ours["trailers"] != theirs["trailers"]:
        found.append("trailers")
    return found
