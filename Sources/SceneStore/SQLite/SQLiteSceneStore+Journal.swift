import Foundation
import GRDB
import Logging

extension SQLiteSceneStore {
    /// The journal of this process, made when it is first needed.
    enum JournalState: Sendable {
        /// Nobody asked for it yet.
        case unneeded
        /// It is being made.
        case beingMade
        /// It cannot be made, or the store is closed.
        case unusable
        /// It is there.
        case ready(JournalFile)
    }

    /// How long scenes are gathered in the journal before the database gets the latest of them.
    private static let gatheringTime: DispatchTimeInterval = .seconds(2)

    /// The journal, if there is one.
    private var journal: JournalFile? {
        journalState.withLock { if case .ready(let journal) = $0 { journal } else { nil } }
    }

    // MARK: Writing

    /// There is a journal, or will be.
    package var writesAtOnce: Bool { true }

    /// Keeps scenes in the journal of this process, where another thread need not be waited for.
    ///
    /// The database gets them only where it has their sessions, so that a journal can never bring one back that was removed.
    package func writeAtOnce(_ scenes: [SceneChange]) -> Bool {
        guard let journal else {
            beginJournal()
            return false
        }
        guard journal.mayTake(scenes.reduce(0) { $0 + $1.contents.count }), let sealed = try? seal(scenes) else {
            return false
        }
        switch journal.append(sealed) {
        case .refused: return false
        case .removed:
            files.run { [weak self] in self?.replace(journal) }
            return false
        case .kept: break
        case .begun: scheduleWriting()
        case .due: files.run { [weak self] in self?.writeJournal() }
        }
        return true
    }

    private func seal(_ scenes: [SceneChange]) throws(SceneStoreError) -> [JournalFile.Scene] {
        try scenes.map { scene throws(SceneStoreError) in
            let session = scene.lease.session
            return JournalFile.Scene(
                name: JournalRecord.Name(session: session, scene: scene.scene), token: scene.lease.token,
                sealed: try seal.seal(scene.contents, asScene: scene.scene, in: session))
        }
    }

    /// Has the journal made beside the thread that asks, unless somebody did so before.
    private func beginJournal() {
        let begins = journalState.withLock { state in
            guard case .unneeded = state else { return false }
            state = .beingMade
            return true
        }
        if begins { files.run { [weak self] in self?.makeJournal() } }
    }

    /// Makes the journal.
    ///
    /// - Parameter halfLength: How many bytes each half has.
    func makeJournal(halfLength: Int = JournalLayout.halfLength) {
        let new: JournalState
        do throws(SceneStoreError) {
            new = .ready(try JournalFile(directory: journalDirectory, name: owner, halfLength: halfLength))
        } catch {
            new = .unusable
            logger.warning(
                "each event waits until the database has it: there is no journal", metadata: ["reason": "\(error)"])
        }
        let isNeeded = journalState.withLock { state in
            if case .unusable = state { return false }
            state = new
            return true
        }
        if !isNeeded, case .ready(let journal) = new { journal.remove() }
    }

    /// Makes another journal in place of one whose file somebody removed, once the database has what is in that.
    private func replace(_ removed: JournalFile) {
        // Each event that found it removed asks for another one.
        guard journal === removed else { return }
        do {
            try pool.writeWithoutTransaction { try write(removed, to: $0) }
        } catch {
            return scheduleWriting()
        }
        journalState.withLock { state in
            if case .ready = state { state = .beingMade }
        }
        logger.warning(
            "somebody removed the journal; another one is made", metadata: ["file": "\(path(ofJournal: owner))"])
        makeJournal()
    }

    /// Has what is in the journal written after a while, unless that is to be done already.
    private func scheduleWriting() {
        let isNew = isJournalDue.withLock { isDue in
            defer { isDue = true }
            return !isDue
        }
        guard isNew else { return }
        files.run(after: Self.gatheringTime) { [weak self] in
            self?.isJournalDue.withLock { $0 = false }
            self?.writeJournal()
        }
    }

    /// Writes what is in the journal into the database; what fails is tried again until the store is closed.
    private func writeJournal() {
        do {
            try pool.writeWithoutTransaction { try writeJournal(to: $0) }
        } catch {
            if journal != nil { scheduleWriting() }
        }
    }

    /// Writes what is in the journal into the database, on its thread.
    ///
    /// While that fails, the journal takes nothing: what changes is written at once, and it is known that it cannot be.
    func writeJournal(to database: Database) throws {
        if let journal { try write(journal, to: database) }
    }

    private func write(_ journal: JournalFile, to database: Database) throws {
        // One half may wait since the database could not be written.
        for _ in 0...1 {
            guard let entries = journal.freeze() else { return }
            do {
                let outcomes = try database.inOneTransaction { database in
                    try entries.map { entry in (entry, try entry.write(to: database, owner: owner)) }
                }
                journal.free()
                for (entry, outcome) in outcomes where outcome != .written {
                    written.forget([entry.name.session])
                    continuation.yield(outcome == .lost ? .lost(entry.lease) : .missing(entry.name.session))
                }
            } catch {
                if journal.block() {
                    logger.error(
                        "what events changed stays in the journal until the database can be written",
                        metadata: ["reason": "\(SceneStoreError(error, path: path))"])
                }
                throw error
            }
        }
    }

    /// Does something with the database, once that has what is in the journal.
    func withoutJournal<Result: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Result
    ) async throws(SceneStoreError) -> Result {
        try await perform { [self] in
            try await pool.writeWithoutTransaction { [self] database in
                try writeJournal(to: database)
                return try database.inOneTransaction(work)
            }
        }
    }

    /// Writes what is in the journal into the database, before that is read.
    func emptyJournal() async throws(SceneStoreError) {
        guard journal != nil else { return }
        try await withoutJournal { _ in }
    }

    /// Does something with the database for the last time; what it cannot get of the journal is left to the next process.
    func closeJournal(_ work: @escaping @Sendable (Database) throws -> Void) async {
        let journal: JournalFile? = journalState.withLock { state in
            defer { state = .unusable }
            return if case .ready(let journal) = state { journal } else { nil }
        }
        journal?.end()
        do throws(SceneStoreError) {
            try await perform { [self] in
                try await pool.writeWithoutTransaction { [self] database in
                    if let journal { try write(journal, to: database) }
                    try database.inOneTransaction(work)
                }
            }
            journal?.remove()
        } catch {
            logger.error("the store was not closed as it should be", metadata: ["reason": "\(error)"])
        }
    }

    // MARK: Taking over

    /// Takes over what processes that are gone left in their journals.
    func takeOverJournals() {
        for name in LeftJournal.names(in: journalDirectory) where name != owner {
            guard let left = LeftJournal.locked(at: path(ofJournal: name)) else { continue }
            do {
                _ = try pool.writeWithoutTransaction { try takeOver(left, of: name, $0) }
            } catch {
                logger.error(
                    "what a process that is gone left in its journal cannot be stored yet",
                    metadata: ["reason": "\(SceneStoreError(error, path: path))"])
            }
        }
    }

    /// Whether a process that is gone left a journal that nobody took over.
    func hasLeftJournal(_ name: String) -> Bool {
        access(path(ofJournal: name), F_OK) == 0
    }

    /// What became of the journal of a process that is gone.
    enum Takeover {
        /// The database has what was in it.
        case done
        /// Another process has it now, and takes it over.
        case locked
        /// Another app, or a later version, wrote it.
        case foreign
    }

    /// Takes over what a process that is gone left in its journal.
    func takeOverJournal(of name: String, _ database: Database) throws -> Takeover {
        if foreignJournals.withLock({ $0.contains(name) }) { return .foreign }
        if let left = LeftJournal.locked(at: path(ofJournal: name)) {
            return try takeOver(left, of: name, database) ? .done : .foreign
        }
        return hasLeftJournal(name) ? .locked : .done
    }

    private func takeOver(_ left: LeftJournal, of name: String, _ database: Database) throws -> Bool {
        switch left.contents(openedBy: seal) {
        case .foreign:
            foreignJournals.withLock { _ = $0.insert(name) }
            return false
        case .unusable: reportUnusable(left)
        case .entries(let entries, let isDamaged):
            // What another process has taken over since, or removed, stays as that one left it.
            try database.inOneTransaction { database in
                for entry in entries { _ = try entry.write(to: database, owner: name) }
            }
            if isDamaged { reportUnusable(left) } else { left.remove() }
        }
        return true
    }

    private func reportUnusable(_ left: LeftJournal) {
        logger.error(
            """
            some of what a process that is gone wrote last was damaged, or was written with another key, and is left out: \
            remove the file, or start the app with that key once the file has its name without the last part again
            """, metadata: ["file": "\(left.putAside())"])
    }

    private func path(ofJournal name: String) -> String { "\(journalDirectory)/\(name)" }
}

extension JournalEntry {
    /// Writes the scene, if its session belongs to the owner.
    func write(to database: Database, owner: String) throws -> SealedChange.Outcome {
        try SealedChange(self).write(to: database, owner: owner)
    }
}

extension Database {
    /// Does all of something or nothing.
    func inOneTransaction<Result>(_ work: (Database) throws -> Result) throws -> Result {
        try beginTransaction(.immediate)
        do {
            let result = try work(self)
            try commit()
            return result
        } catch {
            try? rollback()
            throw error
        }
    }
}
