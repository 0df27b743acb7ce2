import Foundation
import GRDB

/// A change of a session, encrypted and ready to be written into a database.
struct SealedChange: Sendable {
    /// What became of a change.
    enum Outcome: Sendable {
        /// It is written.
        case written
        /// The session belongs to another owner, and nothing was written.
        case lost
        /// The database does not have the session, of which the change holds the scenes only; nothing was written.
        case missing
    }

    /// What the change says besides its scenes.
    private struct Session: Sendable {
        let contents: Data
        let account: Data?
        let expires: Double
    }

    let lease: SessionLease
    private let session: Session?
    private let scenes: [(name: String, contents: Data?)]

    /// Encrypts a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - seal: What encrypts.
    ///   - isWhole: Whether to write what it says besides its scenes.
    init(_ change: SessionChange, with seal: EntrySeal, isWhole: Bool) throws(SceneStoreError) {
        lease = change.lease
        let name = change.lease.session
        if isWhole {
            session = Session(
                contents: Data(try seal.seal(change.contents, as: name)),
                account: try change.account.map { account throws(SceneStoreError) in
                    Data(try seal.pseudonym(of: account))
                },
                expires: change.expires.timeIntervalSince1970)
        } else {
            session = nil
        }
        var scenes: [(name: String, contents: Data?)] = []
        for (scene, contents) in change.scenes {
            if let contents {
                scenes.append((scene, Data(try seal.seal(contents, asScene: scene, in: name))))
            } else {
                scenes.append((scene, nil))
            }
        }
        self.scenes = scenes
    }

    /// Takes a scene that is encrypted already.
    init(_ entry: JournalEntry) {
        lease = entry.lease
        session = nil
        scenes = [(entry.name.scene, entry.sealed)]
    }

    /// Writes the change, if the session belongs to the owner.
    func write(to database: Database, owner: String) throws -> Outcome {
        if let session {
            guard try write(session, to: database, owner: owner) else { return .lost }
            for (name, contents) in scenes { try write(contents, ofScene: name, to: database) }
            return .written
        }
        // Most often one scene changed, which is written and its owner checked in one statement.
        if scenes.count == 1, let contents = scenes[0].contents {
            if try writeOwned(contents, ofScene: scenes[0].name, to: database, owner: owner) { return .written }
            return try ownership(in: database, owner: owner)
        }
        let outcome = try ownership(in: database, owner: owner)
        guard outcome == .written else { return outcome }
        for (name, contents) in scenes { try write(contents, ofScene: name, to: database) }
        return .written
    }

    private func write(_ session: Session, to database: Database, owner: String) throws -> Bool {
        try database.cachedStatement(
            sql: """
                INSERT INTO sessions (name, contents, account, expires, owner, token) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (name) DO UPDATE
                SET contents = excluded.contents, account = excluded.account, expires = excluded.expires
                WHERE owner = excluded.owner AND token = excluded.token
                """
        ).execute(arguments: [
            lease.session, session.contents, session.account, session.expires, owner, lease.token,
        ])
        return database.changesCount > 0
    }

    private func write(_ contents: Data?, ofScene name: String, to database: Database) throws {
        guard let contents else {
            return try database.cachedStatement(sql: "DELETE FROM scenes WHERE session = ? AND name = ?")
                .execute(arguments: [lease.session, name])
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO scenes (session, name, contents) VALUES (?, ?, ?)
                ON CONFLICT (session, name) DO UPDATE SET contents = excluded.contents
                """
        ).execute(arguments: [lease.session, name, contents])
    }

    /// Writes a scene if its session belongs to the owner.
    private func writeOwned(
        _ contents: Data, ofScene name: String, to database: Database, owner: String
    ) throws -> Bool {
        try database.cachedStatement(
            sql: """
                INSERT INTO scenes (session, name, contents)
                SELECT name, ?, ? FROM sessions WHERE name = ? AND owner = ? AND token = ?
                ON CONFLICT (session, name) DO UPDATE SET contents = excluded.contents
                """
        ).execute(arguments: [name, contents, lease.session, owner, lease.token])
        return database.changesCount > 0
    }

    /// Whether the database has the session, and says that it belongs to the owner.
    func ownership(in database: Database, owner: String) throws -> Outcome {
        let statement = try database.cachedStatement(
            sql: "SELECT owner IS ? AND token = ? FROM sessions WHERE name = ?")
        guard let row = try Row.fetchOne(statement, arguments: [owner, lease.token, lease.session]) else {
            return .missing
        }
        return row[0] == true ? .written : .lost
    }
}
