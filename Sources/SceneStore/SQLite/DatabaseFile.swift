import Foundation
import GRDB
import Synchronization

/// The file with the database of a store, which is made anew where somebody removes it.
final class DatabaseFile: Sendable {
    /// How long a process waits for another one that writes.
    private static let patience: TimeInterval = 5

    /// Which file it is, whatever its name.
    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t
    }

    private struct State {
        var pool: DatabasePool
        var identity: Identity?
        /// The databases whose files were removed: closed, they would remove what belongs to the new one by its name.
        var removed: [DatabasePool] = []
    }

    private let path: String
    private let keyMark: Int32
    private let state: Mutex<State>

    /// Whether there were sessions of another key in the database when it was opened.
    let hasOtherKey: Bool

    /// Opens the database, and makes what is missing.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - keyMark: What tells the key of its entries from others; not 0. A database bears that of the key with which it was
    ///     begun.
    /// - Throws: Why it cannot be used, or that it cannot be written.
    init(at path: String, keyMark: Int32) throws {
        self.path = path
        self.keyMark = keyMark
        let pool: DatabasePool
        (pool, hasOtherKey) = try Self.open(path, keyMark)
        state = Mutex(State(pool: pool, identity: Self.identity(of: path)))
    }

    /// The database.
    ///
    /// - Parameter wasRemoved: Called where somebody removed the file, once there is another one.
    /// - Throws: Why there cannot be another one.
    func pool(_ wasRemoved: () -> Void) throws -> DatabasePool {
        let (pool, isNew) = try state.withLock { state in
            guard let identity = state.identity, Self.identity(of: path) != identity else { return (state.pool, false) }
            let (pool, _) = try Self.open(path, keyMark)
            state.removed.append(state.pool)
            state.pool = pool
            state.identity = Self.identity(of: path)
            return (pool, true)
        }
        if isNew { wasRemoved() }
        return pool
    }

    /// Closes the database, unless somebody removed its file.
    func close() throws {
        try state.withLock { state in
            guard Self.identity(of: path) == state.identity else { return }
            try state.pool.close()
        }
    }

    private static func identity(of path: String) -> Identity? {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        return Identity(device: information.st_dev, number: information.st_ino)
    }

    private static func open(_ path: String, _ keyMark: Int32) throws -> (DatabasePool, hasOtherKey: Bool) {
        let folder = try DataDirectory.made(at: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        // Several processes may begin at the same time, and only one can make the tables.
        let turn = Glibc.open(folder.appendingPathComponent("opening").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        flock(turn, LOCK_EX)
        defer { Glibc.close(turn) }
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.maximumReaderCount = 2
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        let pool = try DatabasePool(path: path, configuration: configuration)
        guard try !pool.read(SceneSchema.migrator.hasBeenSuperseded) else {
            throw SceneStoreError(
                .newer, "\(path) was made by a later version; run that one, or give another data directory.")
        }
        try SceneSchema.migrator.migrate(pool)
        // SQLite opens what it may not write all the same, and says so when it is to be written: here, as it is.
        let mark = try pool.writeWithoutTransaction { database in
            try database.inOneTransaction { database in
                let known = try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
                let hasSessions = try Bool.fetchOne(database, sql: "SELECT EXISTS(SELECT 1 FROM sessions)") ?? false
                let mark = known != 0 && hasSessions ? known : keyMark
                try database.execute(sql: "PRAGMA user_version = \(mark)")
                return mark
            }
        }
        return (pool, mark != keyMark)
    }
}
