import Foundation
import Synchronization
import WebHost

/// All processes that run the app.
final class WorkerPool: AppWorkers {
    /// Why there is no folder for sockets.
    struct NoFolder: Error, CustomStringConvertible {
        let description = "The sockets of the workers need a folder: set TMPDIR to one that may be written."
    }

    /// How long a request waits for the process that has its session, and for any process.
    private static let patience: Duration = .seconds(2)
    private static let longPatience: Duration = .seconds(10)

    private let processes: [WorkerProcess]
    private let folder: String
    private let turn = Atomic<Int>(0)
    private let changes: WorkerChanges

    /// Prepares processes, each with a socket in a folder that only this user may enter.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - hangLimit: For how long one may say nothing before it is ended.
    ///   - stopLimit: How long one may take to end.
    /// - Throws: That there is no folder for their sockets.
    init(count: Int, hangLimit: Duration, stopLimit: Duration) throws {
        let folder = try Self.folder()
        let changes = WorkerChanges()
        self.folder = folder
        self.changes = changes
        processes = (0..<count).map { index in
            WorkerProcess(
                index: index, count: count, socketPath: "\(folder)/\(index)", hangLimit: hangLimit,
                stopLimit: stopLimit
            ) { changes.announce() }
        }
    }

    /// A new folder; sockets need short paths.
    private static func folder() throws -> String {
        let variables = ProcessInfo.processInfo.environment
        for place in [variables["RUNTIME_DIRECTORY"], variables["TMPDIR"], "/tmp"] {
            guard let place, place.utf8.count < 80 else { continue }
            var template = Array("\(place)/segue-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { continue }
            return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        throw NoFolder()
    }

    /// How many processes there are.
    var count: Int { processes.count }

    /// The paths of the sockets at which they tell what they count, by their numbers.
    var administrationPaths: [(index: Int, path: String)] {
        processes.filter { $0.health == .serving }.map { ($0.index, WorkerRole.administrationPath($0.socketPath)) }
    }

    /// How many of them take requests.
    var servingCount: Int { processes.count { $0.health == .serving } }

    /// Starts one of them, and the others once it takes requests: what none of them could use, only one finds and says.
    ///
    /// - Returns: The exit status of the first when it gave up; nil when all is well.
    func start() async -> Int32? {
        processes.first?.start(onTrial: true)
        while true {
            let seen = changes.count
            if servingCount > 0 { break }
            if let failure = processes.first?.failure { return failure }
            await changes.next(after: seen, within: Self.longPatience)
        }
        for process in processes.dropFirst() { process.start() }
        return nil
    }

    /// Has all of them end what would go on for ever, as they are to end soon.
    func endStreams() {
        for process in processes { process.endStreams() }
    }

    /// Has all of them end, and waits until they have.
    func stop() async {
        for process in processes { process.stop() }
        while true {
            let seen = changes.count
            if processes.allSatisfy({ $0.health == .ended }) { break }
            await changes.next(after: seen, within: Self.longPatience)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Ends all of them at once.
    func kill() {
        for process in processes { process.kill() }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Takes note that a process broke off.
    func doubt(_ index: Int) {
        processes[index].doubt()
    }

    /// Finds a process that takes requests.
    nonisolated(nonsending) func worker(
        preferring home: Int?, except avoided: Set<Int>
    ) async -> (index: Int, socketPath: String)? {
        let start = ContinuousClock.now
        let first = home ?? turn.add(1, ordering: .relaxed).newValue
        // One that did not answer may be another process by the time that something has changed.
        var avoided = avoided
        while true {
            let seen = changes.count
            let waited = ContinuousClock.now - start
            if let home, !avoided.contains(home), processes[home].health == .starting, waited < Self.patience {
                await changes.next(after: seen, within: Self.patience - waited)
                continue
            }
            for step in 0..<count {
                let process = processes[(first + step) % count]
                if process.health == .serving, !avoided.contains(process.index) {
                    return (process.index, process.socketPath)
                }
            }
            guard waited < Self.longPatience else { return nil }
            await changes.next(after: seen, within: Self.longPatience - waited)
            avoided = []
        }
    }
}
