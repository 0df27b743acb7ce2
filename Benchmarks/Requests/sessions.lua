-- What all scripts for wrk share: the sessions that were opened before, one a line, "cookie form-action token".
-- The file's name is the script's first argument.

sessions = {}

function init(arguments)
    for line in io.lines(arguments[1]) do
        local cookie, action, token = line:match("^(%S+) (%S+) (%S+)$")
        sessions[#sessions + 1] = { cookie = cookie, action = action, token = token }
    end
    prepare()
end

accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

function look(session)
    return wrk.format("GET", session.action, { ["Accept"] = accept, ["Cookie"] = session.cookie })
end

function press(session)
    local headers = {
        ["Accept"] = accept,
        ["Cookie"] = session.cookie,
        ["Content-Type"] = "application/x-www-form-urlencoded",
    }
    local body = "segue-token=" .. session.token .. "&segue-event=increment.touchUpInside"
    return wrk.format("POST", session.action, headers, body)
end
