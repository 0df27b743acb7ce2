package import Foundation
import GRDB
package import Logging
import Synchronization

/// A store in a file, for the processes of one machine.
///
/// The file is an SQLite database in write-ahead mode: what was written when ``write(_:)`` returns survives the end of
/// the process, however it ends, and a crash of the machine costs the last moments at most. Entries are encrypted. Beside
/// the database stand the key, unless one is given, a file for each process that is alive, and the journal of each: what
/// ``writeAtOnce(_:)`` wrote is there until the database has it.
package final class SQLiteSceneStore: SceneStore {
    /// The name by which this process owns sessions.
    package let owner: String

    /// Where it is noted what this process is doing.
    package var workMark: WorkMark? { presence.workMark }

    /// What the store has to say by itself.
    package let notices: AsyncStream<SceneStoreNotice>

    /// Where changes are encrypted and written.
    package var executor: (any TaskExecutor)? { files }

    let continuation: AsyncStream<SceneStoreNotice>.Continuation
    let files = FileExecutor()
    private let database: DatabaseFile
    let presence: ProcessPresence
    /// The key that is kept in the directory, and its file; nil where the key is kept elsewhere.
    let keptKey: (key: StoreKey, path: String)?
    let directory: String
    /// Whether what somebody removed could not be made again, and the log says so.
    let lacksFiles = Mutex(false)
    let seal: EntrySeal
    let written = WrittenSessions()
    let logger: Logger
    let path: String
    let journalDirectory: String
    let journalState = Mutex(JournalState.unneeded)
    /// Whether it is to be written into the database after a while.
    let isJournalDue = Mutex(false)
    /// The processes whose journals another app, or a later version, wrote; they are not read again.
    let foreignJournals = Mutex<Set<String>>([])

    /// Opens the store in a directory, and makes what is missing.
    ///
    /// - Parameters:
    ///   - directory: The directory; only the user of the process may read it when it is made here.
    ///   - key: The secret with which entries are encrypted; nil for the one that is kept in the directory.
    ///   - build: The build of the app.
    ///   - application: The name of the app.
    ///   - logger: Where entries are reported that cannot be used.
    /// - Throws: Why the directory or the database in it cannot be used, and what can be done.
    package init(
        directory: String, key: StoreKey? = nil, build: String = "", application: String = "",
        logger: Logger = Logger(label: "segue.store")
    ) throws(SceneStoreError) {
        let folder = try DataDirectory.made(at: directory)
        let keyPath = folder.appendingPathComponent("key").path
        let usedKey = if let key { key } else { try StoreKey.kept(at: keyPath, logger: logger) }
        keptKey = key == nil ? (usedKey, keyPath) : nil
        self.directory = directory
        seal = EntrySeal(key: usedKey, build: build, application: application)
        presence = try ProcessPresence(directory: folder.appendingPathComponent("processes", isDirectory: true).path)
        owner = presence.name
        self.logger = logger
        path = folder.appendingPathComponent("scenes.sqlite").path
        journalDirectory = folder.appendingPathComponent("journals", isDirectory: true).path
        do {
            let mark = try seal.pseudonym(of: "database").prefix(4).reduce(0) { $0 << 8 | Int32($1) } | 1
            database = try DatabaseFile(at: path, keyMark: mark)
        } catch {
            throw SceneStoreError(error, path: path)
        }
        (notices, continuation) = AsyncStream.makeStream()
        if database.hasOtherKey {
            logger.error(
                """
                the database was begun with another key: its sessions cannot be used until the app is started with that \
                one, and are left until their time is over; to do without them, move the file away
                """, metadata: ["file": "\(path)"])
        }
        presence.reportSilence(to: logger)
        presence.listen { [weak self] in self?.heedCall() }
        takeOverJournals()
    }

    /// The database; another one where somebody removed its file.
    ///
    /// What is in memory is written into that one, as the store says that it was emptied.
    var pool: DatabasePool {
        get throws {
            try database.pool {
                logger.warning("somebody removed the database; another one is made", metadata: ["file": "\(path)"])
                keepFiles()
                continuation.yield(.emptied)
            }
        }
    }

    /// The sessions of this process that other processes asked for since this was last asked.
    func takeWanted() throws -> Set<String> {
        let pool = try pool
        let wanted = try pool.read { database in
            try String.fetchSet(
                database, sql: "SELECT name FROM sessions WHERE wanted = 1 AND owner = ?", arguments: [owner])
        }
        guard !wanted.isEmpty else { return [] }
        try pool.write { database in
            try database.execute(sql: "UPDATE sessions SET wanted = 0 WHERE owner = ?", arguments: [owner])
        }
        return wanted
    }

    /// Takes over a session that was written before.
    package func claim(_ session: String, now: Date) async throws(SceneStoreError) -> SessionClaim {
        let row = try await perform { [self] in
            try await pool.writeWithoutTransaction { [self] database in
                try writeJournal(to: database)
                return try claimedRow(of: session, now: now, in: database)
            }
        }
        switch row {
        case .none: return .unknown
        case .elsewhere(let present):
            presence.call(present)
            return .ownedElsewhere
        case .row(let previous, let token, let contents, let expires, let scenes):
            let lease = SessionLease(session: session, token: token)
            guard
                var stored = try await opened(
                    lease, Array(contents), expires: expires, scenes: scenes.map { ($0, Array($1)) })
            else { return .unknown }
            if let previous, previous != owner {
                stored.stoppedWork = presence.takeStoppedWork(of: previous, for: session)
            }
            return .granted(lease, stored)
        }
    }

    /// Claims a session, once the database has what its owner left in a journal, if that is gone.
    private func claimedRow(of session: String, now: Date, in database: Database) throws -> ClaimedRow {
        var takenOver: Set<String> = []
        while true {
            var left: String?
            let row = try database.inOneTransaction { database in
                try claimedRow(of: session, now: now, in: database) { previous in
                    guard !takenOver.contains(previous), hasLeftJournal(previous) else { return false }
                    left = previous
                    return true
                }
            }
            guard let left else { return row }
            switch try takeOverJournal(of: left, database) {
            case .done: takenOver.insert(left)
            case .locked: return .elsewhere(left)
            case .foreign: return .none
            }
        }
    }

    /// Claims a session, unless its owner is gone and something is to be done before.
    private func claimedRow(
        of session: String, now: Date, in database: Database, unless isBehind: (String) -> Bool
    ) throws -> ClaimedRow {
        guard
            let row = try Row.fetchOne(
                database, sql: "SELECT contents, expires, owner, token FROM sessions WHERE name = ? AND ended = 0",
                arguments: [session]),
            let contents = row["contents"] as Data?, let expires = row["expires"] as Double?,
            expires > now.timeIntervalSince1970, let token = row["token"] as Int?
        else { return .none }
        let previous = row["owner"] as String?
        if let previous, previous != owner {
            if presence.isAlive(previous) {
                try database.execute(sql: "UPDATE sessions SET wanted = 1 WHERE name = ?", arguments: [session])
                return .elsewhere(previous)
            }
            guard !isBehind(previous) else { return .none }
        }
        try database.execute(
            sql: "UPDATE sessions SET owner = ?, token = ?, wanted = 0 WHERE name = ?",
            arguments: [owner, token + 1, session])
        let scenes = try Row.fetchAll(
            database, sql: "SELECT name, contents FROM scenes WHERE session = ?", arguments: [session])
        return .row(
            owner: previous, token: token + 1, contents: contents, expires: expires,
            scenes: scenes.compactMap { row in
                guard let name = row["name"] as String?, let contents = row["contents"] as Data? else { return nil }
                return (name, contents)
            })
    }

    /// Decrypts a session; nil when it cannot be used: then it is left to whoever can, until its time is over.
    private func opened(
        _ lease: SessionLease, _ contents: [UInt8], expires: Double, scenes: [(String, [UInt8])]
    ) async throws(SceneStoreError) -> StoredSession? {
        let stored = seal.opened(lease.session, contents, expires: expires, scenes: scenes, logger: logger)
        if stored == nil { try await release([lease]) }
        return stored
    }

    /// Writes what changed, all of it or nothing.
    package func write(_ changes: [SessionChange]) async throws(SceneStoreError) -> Set<String> {
        try await withTaskExecutorPreference(files) { () async throws(SceneStoreError) in try writeHere(changes) }
    }

    /// Writes on the thread that asks.
    private func writeHere(_ changes: [SessionChange]) throws(SceneStoreError) -> Set<String> {
        let now = Date()
        var sealed: [(change: SessionChange, isWhole: Bool, sealed: SealedChange)] = []
        sealed.reserveCapacity(changes.count)
        for change in changes {
            let isWhole = !written.cover(change, now: now)
            sealed.append((change, isWhole, try SealedChange(change, with: seal, isWhole: isWhole)))
        }
        let whole: [SessionChange]
        let lost: Set<String>
        let missing: [String]
        do {
            (whole, lost, missing) = try pool.writeWithoutTransaction { database in
                try writeJournal(to: database)
                return try database.inOneTransaction { database in
                    var whole: [SessionChange] = []
                    var lost: Set<String> = []
                    var missing: [String] = []
                    for (change, isWhole, sealed) in sealed {
                        let outcome = try write(change, isWhole, sealed, to: database)
                        if outcome.isWhole { whole.append(change) }
                        if outcome.isMissing { missing.append(change.lease.session) }
                        if outcome.isLost { lost.insert(change.lease.session) }
                    }
                    return (whole, lost, missing)
                }
            }
        } catch {
            throw SceneStoreError(error, path: path)
        }
        for change in whole { written.note(change) }
        written.forget(lost)
        for name in missing { continuation.yield(.missing(name)) }
        return lost
    }

    /// Writes a change, whole where the database has nothing of its session.
    private func write(
        _ change: SessionChange, _ isWhole: Bool, _ sealed: SealedChange, to database: Database
    ) throws -> (isWhole: Bool, isMissing: Bool, isLost: Bool) {
        var isMissing =
            try isWhole && change.isKnown && sealed.ownership(in: database, owner: owner) == .missing
        let outcome = try sealed.write(to: database, owner: owner)
        guard outcome == .missing else { return (isWhole, isMissing, outcome == .lost) }
        isMissing = change.isKnown
        let whole = try SealedChange(change, with: seal, isWhole: true).write(to: database, owner: owner)
        return (true, isMissing, whole == .lost)
    }

    /// The sessions that another process claimed since.
    package func lostSessions(among leases: [SessionLease]) async throws(SceneStoreError) -> Set<String> {
        try await perform { [self] in
            try await pool.read { database in
                try leases.reduce(into: []) { lost, lease in
                    let row = try Row.fetchOne(
                        database, sql: "SELECT 1 FROM sessions WHERE name = ? AND (owner IS NOT ? OR token <> ?)",
                        arguments: [lease.session, owner, lease.token])
                    if row != nil { lost.insert(lease.session) }
                }
            }
        }
    }

    /// Lets others claim sessions.
    package func release(_ leases: [SessionLease]) async throws(SceneStoreError) {
        try await execute("UPDATE sessions SET owner = NULL WHERE name = ? AND owner = ? AND token = ?", for: leases)
    }

    /// Removes sessions for good.
    package func remove(_ leases: [SessionLease]) async throws(SceneStoreError) {
        try await execute("DELETE FROM sessions WHERE name = ? AND owner = ? AND token = ?", for: leases)
    }

    /// Ends the sessions of an account for good.
    ///
    /// What a process may still write is kept as ended, without its contents, until no process can have it any more.
    package func endSessions(ofAccount account: String, except session: String?) async throws(SceneStoreError) {
        let account = Data(try seal.pseudonym(of: account))
        let owners = try await perform { [self] in
            try await pool.write { database in
                try database.execute(
                    sql: "DELETE FROM sessions WHERE account = ? AND name IS NOT ? AND owner IS NULL",
                    arguments: [account, session])
                let owners = try String.fetchSet(
                    database, sql: "SELECT owner FROM sessions WHERE account = ? AND name IS NOT ?",
                    arguments: [account, session])
                try database.execute(
                    sql: """
                        DELETE FROM scenes WHERE session IN
                            (SELECT name FROM sessions WHERE account = ? AND name IS NOT ?)
                        """,
                    arguments: [account, session])
                try database.execute(
                    sql: """
                        UPDATE sessions SET contents = X'', account = NULL, token = token + 1, wanted = 1, ended = 1
                        WHERE account = ? AND name IS NOT ?
                        """,
                    arguments: [account, session])
                return owners
            }
        }
        for owner in owners { presence.call(owner) }
    }

    /// Removes the sessions whose time is over, and makes again what somebody removed.
    package func sweep(now: Date) async throws(SceneStoreError) -> Int {
        keepFiles()
        return try await perform { [self] in
            try await pool.write { database in
                try database.execute(
                    sql: "DELETE FROM sessions WHERE expires <= ?", arguments: [now.timeIntervalSince1970])
                let count = database.changesCount
                try database.execute(
                    sql: "DELETE FROM files WHERE expires <= ? AND session NOT IN (SELECT name FROM sessions)",
                    arguments: [now.timeIntervalSince1970])
                return count
            }
        }
    }

    /// What the store holds.
    package func statistics() async throws(SceneStoreError) -> SceneStoreStatistics {
        try await counted(nil)
    }

    /// What the store holds of one session.
    package func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics {
        try await counted(session)
    }

    /// The sessions that the store holds, those first whose time is over first.
    package func sessions() async throws(SceneStoreError) -> [StoredSessionSummary] {
        // A database that is full can be read all the same.
        try? await emptyJournal()
        return try await perform { [self] in
            try await pool.read { database in
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT name, expires, owner, LENGTH(contents) AS length,
                            (SELECT COUNT(*) FROM scenes WHERE session = sessions.name) AS count,
                            (SELECT COALESCE(SUM(LENGTH(contents)), 0) FROM scenes WHERE session = sessions.name) AS bytes
                        FROM sessions WHERE ended = 0 ORDER BY expires
                        """)
                return rows.map { row in
                    StoredSessionSummary(
                        name: row["name"] as String? ?? "", scenes: row["count"] as Int? ?? 0,
                        bytes: (row["length"] as Int? ?? 0) + (row["bytes"] as Int? ?? 0),
                        expires: Date(timeIntervalSince1970: row["expires"] as Double? ?? 0),
                        isAwake: (row["owner"] as String?).map { presence.isAlive($0) } ?? false)
                }
            }
        }
    }

    /// Gives up all sessions of this process and closes the store.
    package func close() async {
        continuation.finish()
        await closeJournal { [owner] database in
            try database.execute(sql: "UPDATE sessions SET owner = NULL WHERE owner = ?", arguments: [owner])
        }
        try? database.close()
        presence.end()
    }

    // MARK: Steps

    /// What a claim found.
    private enum ClaimedRow: Sendable {
        case none
        case elsewhere(String)
        case row(owner: String?, token: Int, contents: Data, expires: Double, scenes: [(String, Data)])
    }

    private func execute(_ statement: String, for leases: [SessionLease]) async throws(SceneStoreError) {
        guard !leases.isEmpty else { return }
        written.forget(leases.lazy.map(\.session))
        try await withoutJournal { [owner] database in
            let statement = try database.cachedStatement(sql: statement)
            for lease in leases { try statement.execute(arguments: [lease.session, owner, lease.token]) }
        }
    }

    /// What the store holds of a session, or of all of them.
    private func counted(_ session: String?) async throws(SceneStoreError) -> SceneStoreStatistics {
        // A database that is full can be read all the same.
        try? await emptyJournal()
        return try await perform { [self] in
            try await pool.read { database in
                let sessions = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT COUNT(*), COALESCE(SUM(LENGTH(contents)), 0) FROM sessions
                        WHERE ended = 0 AND (:session IS NULL OR name = :session)
                        """,
                    arguments: ["session": session])
                let scenes = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT COUNT(*), COALESCE(SUM(LENGTH(contents)), 0) FROM scenes
                        WHERE :session IS NULL OR session = :session
                        """,
                    arguments: ["session": session])
                return SceneStoreStatistics(
                    sessions: sessions?[0] ?? 0, scenes: scenes?[0] ?? 0,
                    bytes: (sessions?[1] as Int? ?? 0) + (scenes?[1] as Int? ?? 0))
            }
        }
    }

    /// Does something with the database.
    ///
    /// - Throws: What is wrong, in the operator's words.
    func perform<Result: Sendable>(
        _ work: @Sendable () async throws -> Result
    ) async throws(SceneStoreError) -> Result {
        do {
            return try await work()
        } catch {
            throw SceneStoreError(error, path: path)
        }
    }
}

extension SceneStoreError {
    /// Says in the operator's words why a database could not be used.
    init(_ error: any Error, path: String) {
        if let known = error as? SceneStoreError {
            self = known
            return
        }
        switch (error as? DatabaseError)?.resultCode {
        case .SQLITE_FULL?:
            self.init(.full, "There is no room left for \(path); free some, or give another data directory.")
        case .SQLITE_READONLY?, .SQLITE_CANTOPEN?, .SQLITE_PERM?, .SQLITE_AUTH?:
            self.init(.notWritable, "\(path) cannot be written; give the process the right, or another data directory.")
        case .SQLITE_BUSY?, .SQLITE_LOCKED?:
            self.init(.unavailable, "\(path) is locked by another program, which is to be ended.")
        case .SQLITE_CORRUPT?, .SQLITE_NOTADB?:
            self.init(.damaged, "\(path) is damaged; move it away, and a new one is made.")
        default:
            self.init(.unavailable, "\(path) cannot be used (\(error)).")
        }
    }
}
