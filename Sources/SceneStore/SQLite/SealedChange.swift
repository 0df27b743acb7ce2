import Foundation
import GRDB

/// A change of a session, encrypted and ready to be written into a database.
struct SealedChange: Sendable {
    let lease: SessionLease
    private let contents: Data
    private let account: Data?
    private let scenes: [(name: String, contents: Data?)]
    private let expires: Double

    /// Encrypts a change.
    init(_ change: SessionChange, with seal: EntrySeal) throws(SceneStoreError) {
        lease = change.lease
        let session = change.lease.session
        contents = Data(try seal.seal(change.contents, as: session))
        account = try change.account.map { account throws(SceneStoreError) in Data(try seal.pseudonym(of: account)) }
        expires = change.expires.timeIntervalSince1970
        var scenes: [(name: String, contents: Data?)] = []
        for (name, contents) in change.scenes {
            if let contents {
                scenes.append((name, Data(try seal.seal(contents, as: EntrySeal.name(ofScene: name, in: session)))))
            } else {
                scenes.append((name, nil))
            }
        }
        self.scenes = scenes
    }

    /// Writes the change.
    ///
    /// - Returns: Whether the session belongs to the owner; if not, nothing is written.
    func write(to database: Database, owner: String) throws -> Bool {
        try database.cachedStatement(
            sql: """
                INSERT INTO sessions (name, contents, account, expires, owner, token)
                VALUES (:name, :contents, :account, :expires, :owner, :token)
                ON CONFLICT (name) DO UPDATE
                SET contents = excluded.contents, account = excluded.account, expires = excluded.expires
                WHERE owner = excluded.owner AND token = excluded.token
                """
        ).execute(arguments: [
            "name": lease.session, "contents": contents, "account": account, "expires": expires, "owner": owner,
            "token": lease.token,
        ])
        guard database.changesCount > 0 else { return false }
        for (name, contents) in scenes {
            if let contents {
                try database.cachedStatement(
                    sql: """
                        INSERT INTO scenes (session, name, contents) VALUES (?, ?, ?)
                        ON CONFLICT (session, name) DO UPDATE SET contents = excluded.contents
                        """
                ).execute(arguments: [lease.session, name, contents])
            } else {
                try database.cachedStatement(sql: "DELETE FROM scenes WHERE session = ? AND name = ?")
                    .execute(arguments: [lease.session, name])
            }
        }
        return true
    }
}
