import Foundation
import GRDB
import Testing

@testable import SceneStore

@Suite("The SQLite store survives its process and hostile files")
struct SQLiteSceneStoreTests {
    private let directory = TemporaryDirectory.make()
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let lease = SessionLease(session: "anna")

    private func open(key: StoreKey? = nil) throws -> SQLiteSceneStore {
        try SQLiteSceneStore(directory: directory, key: key)
    }

    private func change(_ lease: SessionLease, _ text: String) -> SessionChange {
        SessionChange(
            lease: lease, contents: Array(text.utf8), scenes: ["a": Array(text.utf8), "b": Array("b".utf8)],
            expires: now + 60)
    }

    private func granted(_ claim: SessionClaim) throws -> (SessionLease, StoredSession) {
        guard case .granted(let lease, let stored) = claim else { throw Unexpected(claim: claim) }
        return (lease, stored)
    }

    private struct Unexpected: Error { let claim: SessionClaim }

    /// Changes the database behind the store's back.
    private func tamper(_ statement: String) throws {
        let queue = try DatabaseQueue(path: directory + "/scenes.sqlite")
        try queue.write { try $0.execute(sql: statement) }
        try queue.close()
    }

    @Test("The next process finds what the last one wrote, though it ended without a word")
    func restart() async throws {
        do {
            let store = try open()
            _ = try await store.write([change(lease, "text")])
            // The process ends: its file is unlocked, nothing is released.
        }
        let second = try open()
        var claim = try await second.claim("anna", now: now)
        // A process that another test begins at this moment may hold the file for as long as that takes.
        while claim == .ownedElsewhere { claim = try await second.claim("anna", now: now) }
        let (next, stored) = try granted(claim)
        #expect(next.token == 2)
        #expect(stored.scenes["a"] == Array("text".utf8))
    }

    /// The stored bytes and time of a session, and of its scene "a".
    private func row(of session: String) throws -> (contents: Data?, expires: Double?, scene: Data?) {
        let queue = try DatabaseQueue(path: directory + "/scenes.sqlite")
        defer { try? queue.close() }
        return try queue.read { database in
            let row = try Row.fetchOne(
                database, sql: "SELECT contents, expires FROM sessions WHERE name = ?", arguments: [session])
            let scene = try Data.fetchOne(
                database, sql: "SELECT contents FROM scenes WHERE session = ? AND name = 'a'", arguments: [session])
            return (row?["contents"], row?["expires"], scene)
        }
    }

    @Test("Of a session that is as it was only the scenes are written, until its time has moved on")
    func unchangedSession() async throws {
        let store = try open()
        let start = Date()
        func write(_ scene: String, contents: String = "anna", expires: TimeInterval) async throws {
            let change = SessionChange(
                lease: lease, contents: Array(contents.utf8), scenes: ["a": Array(scene.utf8)],
                expires: start + expires)
            #expect(try await store.write([change]) == [])
        }
        try await write("one", expires: 3_600)
        let first = try row(of: "anna")
        try await write("two", expires: 3_610)
        let second = try row(of: "anna")
        #expect(second.contents == first.contents && second.expires == first.expires)
        #expect(second.scene != first.scene)
        try await write("three", expires: 3_700)
        let third = try row(of: "anna")
        #expect(try #require(third.expires) > #require(first.expires) + 90)
        try await write("four", contents: "berta", expires: 3_700)
        #expect(try row(of: "anna").contents != third.contents)
        try await store.release([lease])
        let (_, stored) = try granted(try await store.claim("anna", now: Date()))
        #expect(stored.contents == Array("berta".utf8))
        #expect(stored.scenes == ["a": Array("four".utf8)])
    }

    @Test("A session whose row is gone is written whole again, and one that another process took is not written")
    func unchangedSessionElsewhere() async throws {
        let store = try open()
        let later = Date(timeIntervalSinceNow: 3_600)
        func change(_ scenes: [String: [UInt8]?]) -> SessionChange {
            SessionChange(lease: lease, contents: Array("anna".utf8), scenes: scenes, expires: later)
        }
        _ = try await store.write([change(["a": [1]])])
        for isKnown in [false, true] {
            try tamper("DELETE FROM sessions")
            var next = change(["a": [2]])
            next.isKnown = isKnown
            #expect(try await store.write([next]) == [])
        }
        // Whoever had it written before is told that the rest of it is gone.
        #expect(await store.notices.first { _ in true } == .missing("anna"))
        #expect(try row(of: "anna").contents != nil)
        #expect(try row(of: "anna").scene != nil)
        try tamper("UPDATE sessions SET owner = 'another', token = token + 1")
        for scenes in [["a": [3]], ["a": [4], "b": [5]], ["a": nil], [:]] as [[String: [UInt8]?]] {
            let before = try row(of: "anna").scene
            #expect(try await store.write([change(scenes)]) == ["anna"])
            #expect(try row(of: "anna").scene == before)
        }
    }

    @Test("Another process that is alive keeps its sessions until it gives them up, and learns that they are wanted")
    func handover() async throws {
        let first = try open()
        let second = try open()
        _ = try await first.write([change(lease, "first")])
        #expect(try await second.claim("anna", now: now) == .ownedElsewhere)
        #expect(await first.notices.first { _ in true } == .wanted("anna"))
        try await first.release([lease])
        let (next, _) = try granted(try await second.claim("anna", now: now))
        #expect(try await first.write([change(lease, "late")]) == ["anna"])
        #expect(try await second.write([change(next, "second")]).isEmpty)
        await second.close()
        let (_, stored) = try granted(try await first.claim("anna", now: now))
        #expect(stored.contents == Array("second".utf8))
    }

    @Test("A session that another process has ends too: that one learns of it, and can write nothing any more")
    func endElsewhere() async throws {
        let first = try open()
        let second = try open()
        var held = change(lease, "held")
        held.account = "anna@example.org"
        _ = try await first.write([held])
        try await second.endSessions(ofAccount: "anna@example.org", except: nil)
        #expect(await first.notices.first { _ in true } == .wanted("anna"))
        #expect(try await first.write([held]) == ["anna"])
        try await first.release([lease])
        #expect(try await first.claim("anna", now: now) == .unknown)
        #expect(try await second.claim("anna", now: now) == .unknown)
        #expect(try await second.statistics() == SceneStoreStatistics())
        #expect(try await second.sessions().isEmpty)
        #expect(try await second.sweep(now: now + 60) == 1)
    }

    @Test("Nothing that is stored can be read in the file")
    func encryption() async throws {
        let store = try open()
        var secret = change(lease, "a very secret text")
        secret.account = "very secret too"
        _ = try await store.write([secret])
        await store.close()
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) where name.hasPrefix("scenes") {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: directory + "/" + name))
            #expect(bytes.range(of: Data("very secret".utf8)) == nil)
        }
        let mode = try FileManager.default.attributesOfItem(atPath: directory + "/key")[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test(
        "A scene that was tampered with, cut off or exchanged for another is left out; the others come back",
        arguments: [
            "UPDATE scenes SET contents = CAST(substr(contents, 1, length(contents) - 1) AS BLOB) WHERE name = 'a'",
            "UPDATE scenes SET contents = x'' WHERE name = 'a'",
            "UPDATE scenes SET contents = x'01' WHERE name = 'a'",
            "UPDATE scenes SET contents = x'01ff' WHERE name = 'a'",
            "UPDATE scenes SET contents = CAST(x'01' || substr(contents, 2) AS BLOB) WHERE name = 'a'",
            "UPDATE scenes SET contents = CAST(x'03' || substr(contents, 2) AS BLOB) WHERE name = 'a'",
            "UPDATE scenes SET contents = (SELECT contents FROM scenes WHERE name = 'b') WHERE name = 'a'",
            "UPDATE scenes SET contents = CAST(contents || x'00' AS BLOB) WHERE name = 'a'",
        ])
    func tampering(_ statement: String) async throws {
        let store = try open()
        _ = try await store.write([change(lease, "text")])
        await store.close()
        try tamper(statement)
        let (_, stored) = try granted(try await open().claim("anna", now: now))
        #expect(stored.scenes == ["b": Array("b".utf8)])
    }

    @Test(
        "A file that was tampered with, cut off or exchanged for another cannot be read",
        arguments: [
            "UPDATE files SET contents = substr(contents, 1, length(contents) - 1)", "UPDATE files SET contents = x''",
            "UPDATE files SET piece = 1 - piece + 10", "UPDATE files SET scene = 'b'", "UPDATE files SET name = 'y'",
        ])
    func tamperedFiles(_ statement: String) async throws {
        let store = try open()
        let file = { (scene: String, name: String, number: Int) in
            FilePiece(session: "anna", scene: scene, file: name, number: number)
        }
        for number in 0...1 { try await store.write([1, 2], as: file("a", "x", number), expires: now + 60) }
        await store.close()
        try tamper(statement)
        let later = try open()
        for piece in [file("a", "x", 0), file("a", "x", 10), file("b", "x", 0), file("a", "y", 0)] {
            let contents = try? await later.contents(of: piece)
            #expect(contents ?? [] == [])
        }
    }

    @Test("Pieces of files whose scene never came expire")
    func orphans() async throws {
        let store = try open()
        let piece = FilePiece(session: "nobody", scene: "a", file: "x", number: 0)
        try await store.write([1], as: piece, expires: now + 60)
        #expect(try await store.sweep(now: now) == 0)
        #expect(try await store.contents(of: piece) == [1])
        #expect(try await store.sweep(now: now + 60) == 0)
        #expect(try await store.contents(of: piece) == nil)
    }

    @Test("Another key opens nothing, and loses nothing")
    func otherKey() async throws {
        let store = try open()
        _ = try await store.write([change(lease, "text")])
        await store.close()
        let other = try open(key: .random())
        #expect(try await other.claim("anna", now: now) == .unknown)
        await other.close()
        #expect(try granted(try await open().claim("anna", now: now)).1.scenes["a"] == Array("text".utf8))
    }

    @Test("No app reads the entries of another one, nor removes them; those from before apps had names are read")
    func otherApp() async throws {
        let first = try SQLiteSceneStore(directory: directory, application: "first")
        _ = try await first.write([change(lease, "text")])
        await first.close()
        let other = try SQLiteSceneStore(directory: directory, application: "other")
        #expect(try await other.claim("anna", now: now) == .unknown)
        await other.close()
        let again = try SQLiteSceneStore(directory: directory, application: "first")
        #expect(try granted(try await again.claim("anna", now: now)).1.contents == Array("text".utf8))

        let key = try StoreKey.random()
        let seal = EntrySeal(key: key, build: "7", application: "first")
        let sealed = try seal.seal([1, 2], as: "anna")
        #expect(try EntrySeal(key: key, build: "8", application: "first").open(sealed, as: "anna") == [1, 2])
        #expect(throws: SceneStoreError(.foreign, #"The entry anna was written by another app, "first"."#)) {
            try EntrySeal(key: key, build: "7", application: "other").open(sealed, as: "anna")
        }
        for count in 0..<sealed.count {
            #expect(throws: SceneStoreError.self) { try seal.open(Array(sealed[..<count]), as: "anna") }
        }
    }

    @Test("A scene that cannot be decrypted is named, so that it can be removed")
    func brokenScene() async throws {
        let store = try open()
        _ = try await store.write([change(lease, "text")])
        try tamper("UPDATE scenes SET contents = X'01000102' WHERE name = 'a'")
        let stored = try granted(try await store.claim("anna", now: now)).1
        #expect(stored.brokenScenes == ["a"] && stored.scenes.keys.sorted() == ["b"])
    }

    @Test("Where somebody removed the file, another one takes what is written from then on, and that is told")
    func removed() async throws {
        let store = try open()
        _ = try await store.write([change(lease, "before")])
        let mark = try keyMark()
        for suffix in ["", "-wal", "-shm"] { unlink(directory + "/scenes.sqlite" + suffix) }
        #expect(try await store.write([change(lease, "after")]).isEmpty)
        #expect(await store.notices.first { _ in true } == .emptied)
        try await store.release([lease])
        let stored = try granted(try await open().claim("anna", now: now)).1
        #expect(stored.contents == change(lease, "after").contents)
        // Which key it was begun with is found in this one too.
        #expect(try mark != 0 && keyMark() == mark)
    }

    private func keyMark() throws -> Int32? {
        let queue = try DatabaseQueue(path: directory + "/scenes.sqlite")
        defer { try? queue.close() }
        return try queue.read { try Int32.fetchOne($0, sql: "PRAGMA user_version") }
    }

    @Test("What cannot be used is said in one line that names the remedy")
    func refusals() throws {
        let folder = TemporaryDirectory.make()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func code(_ directory: String) -> SceneStoreError.Code? {
            do throws(SceneStoreError) {
                _ = try SQLiteSceneStore(directory: directory)
                return nil
            } catch {
                #expect(!error.message.contains("\n"))
                return error.code
            }
        }
        try "no key".write(toFile: folder + "/key", atomically: true, encoding: .utf8)
        #expect(code(folder) == .unusableKey)
        try FileManager.default.removeItem(atPath: folder + "/key")
        try "no database at all, but long enough to be looked at".write(
            toFile: folder + "/scenes.sqlite", atomically: true, encoding: .utf8)
        #expect(code(folder) == .damaged)
        #expect(code(folder + "/key") == .notWritable)
        _ = try open()
        try tamper("INSERT INTO grdb_migrations (identifier) VALUES ('of a later version')")
        #expect(code(directory) == .newer)
    }
}
