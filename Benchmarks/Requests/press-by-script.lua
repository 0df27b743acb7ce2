-- Presses the button of page A as the page's script does, and gets a patch: one connection in each thread, with a session
-- of its own, because the revision that is shown goes with the next event.

require("sessions")

local threads = {}
local session, headers, revision

function setup(thread)
    threads[#threads + 1] = thread
    thread:set("number", #threads)
end

function prepare()
    session = sessions[number]
    headers = {
        ["Accept"] = "application/vnd.segue.patch+json",
        ["Cookie"] = session.cookie,
        ["Content-Type"] = "application/x-www-form-urlencoded",
        ["Segue-Page"] = "benchmark",
    }
end

function request()
    headers["Segue-Revision"] = revision or "1"
    local body = "segue-token=" .. session.token .. "&segue-event=increment.touchUpInside"
    return wrk.format("POST", session.action, headers, body)
end

function response(status, _, body)
    local shown = status == 200 and body:match('"to":(%d+)')
    -- A session that was used before shows its page first, with the revision in it.
    if not shown and revision then unexpected = (unexpected or 0) + 1 end
    revision = shown or body:match('name="segue%-revision" value="(%d+)"')
end

function done()
    for _, thread in ipairs(threads) do
        local count = thread:get("unexpected")
        if count then print("Unexpected answers: " .. count) end
    end
end
