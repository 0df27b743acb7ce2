import Foundation
import WebHost

/// What a process is told that runs an app under a supervisor: by variables of the environment, which nobody else sets.
struct WorkerRole {
    /// The variable that says which of the processes it is: `0/4` is the first of four.
    static let placeVariable = "SEGUE_WORKER"

    /// The variable with the path of the socket at which it listens.
    static let socketVariable = "SEGUE_WORKER_SOCKET"

    /// The descriptor of the pair of sockets that leads to the supervisor.
    static let channel: Int32 = 3

    /// Which of the processes it is.
    let place: WorkerPlace

    /// The path of the socket at which it listens.
    let socketPath: String

    /// Reads the role; nil in a process that has no supervisor.
    init?(_ variables: [String: String]) {
        guard let numbers = variables[Self.placeVariable]?.split(separator: "/").compactMap({ Int($0) }),
            numbers.count == 2, let path = variables[Self.socketVariable], 0..<numbers[1] ~= numbers[0]
        else { return nil }
        place = WorkerPlace(index: numbers[0], count: numbers[1])
        socketPath = path
    }

    /// The path of the socket at which a process tells what it counts.
    static func administrationPath(_ socketPath: String) -> String { "\(socketPath).admin" }

    /// The variables that tell a process its role, in place of those by which a service manager speaks to this one.
    static func environment(
        _ variables: [String: String], index: Int, count: Int, socketPath: String
    ) -> [String: String] {
        var variables = variables
        for name in ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC", "LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"] {
            variables[name] = nil
        }
        variables[placeVariable] = "\(index)/\(count)"
        variables[socketVariable] = socketPath
        return variables
    }
}
