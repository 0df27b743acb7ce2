import test_replay, test_live
from test_replay import *
def test_dbg(people):
    old = test_live.assert_as_loaded
    def mine(page):
        try: old(page)
        except AssertionError:
            a = page.locator("form#segue").get_attribute("action")
            f = page.context.new_page(); 
            f.on("response", lambda r: print(r.request.method, r.status, r.url, r.headers.get("content-length"), r.headers.get("content-encoding"), r.from_service_worker))
            resp=f.goto(a)
            t=resp.text(); print(len(t), "segue-tries" in t, "segue-end" in t, t[-100:])
            print(f.evaluate("[!!document.getElementById('segue-end'), document.documentElement.outerHTML.includes('segue-tries'), document.documentElement.outerHTML.length]"))
            raise
    test_replay.assert_as_loaded = mine
    test_replay.test_the_page_is_the_one_that_would_be_loaded(people, "Accounts", 0)
