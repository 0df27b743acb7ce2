-- Opens a session with every request, as a browser does that comes for the first time.

wrk.headers["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
