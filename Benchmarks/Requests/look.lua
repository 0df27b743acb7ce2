-- Loads the page of live sessions, one after the other.

require("sessions")

local requests = {}
local current = 0

function prepare()
    for index, session in ipairs(sessions) do requests[index] = look(session) end
end

function request()
    current = current % #requests + 1
    return requests[current]
end
