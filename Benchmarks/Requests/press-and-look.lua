-- Presses the button of page A by its form and then loads the page, in one session after the other.
--
-- The redirection's target is the address of the form, so it is known before. Events carry no sequence number, because
-- wrk does not tell which connection a request is for.

require("sessions")

local requests = {}
local current = 0

function prepare()
    for index, session in ipairs(sessions) do
        requests[2 * index - 1] = press(session)
        requests[2 * index] = look(session)
    end
end

function request()
    current = current % #requests + 1
    return requests[current]
end

function response(status)
    if status ~= 303 and status ~= 200 then unexpected = (unexpected or 0) + 1 end
end

local threads = {}

function setup(thread) threads[#threads + 1] = thread end

function done()
    for _, thread in ipairs(threads) do
        local count = thread:get("unexpected")
        if count then print("Unexpected answers: " .. count) end
    end
end
