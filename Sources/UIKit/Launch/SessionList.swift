import Foundation
import SceneStore

/// Prints what the store holds: `--list-sessions`.
struct SessionList {
    private let settings: SessionSettings

    /// Prepares the list.
    init(_ settings: SessionSettings) {
        self.settings = settings
    }

    /// Prints a line for each session, then how many there are, and ends the process.
    @MainActor
    func print() -> Never {
        Task {
            do throws(SceneStoreError) {
                let (opened, shortcoming) = try settings.makeStore(build: "")
                if let shortcoming { throw shortcoming }
                guard let store = opened, !(store is MemorySceneStore) else {
                    Failure.exit("No sessions are stored: there is no data directory; --data-dir names one.")
                }
                let sessions = try await store.sessions()
                await store.close()
                Swift.print(Self.text(of: sessions), terminator: "")
                exit(0)
            } catch {
                Failure.exit("\(error)")
            }
        }
        while true { RunLoop.main.run() }
    }

    /// The lines.
    static func text(of sessions: [StoredSessionSummary]) -> String {
        var text = ""
        for session in sessions {
            let state = session.isAwake ? "awake" : "asleep"
            let expires = session.expires.formatted(.iso8601)
            text += "\(session.name)  \(state)  \(session.scenes) scenes  \(session.bytes) bytes  until \(expires)\n"
        }
        let bytes = sessions.reduce(0) { $0 + $1.bytes }
        return text + "\(sessions.count) sessions, \(bytes) bytes\n"
    }
}
