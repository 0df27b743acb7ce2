import Foundation
import GRDB
import Testing

@testable import SceneStore

@Suite("What is in the journal of a process survives it", .timeLimit(.minutes(1)))
struct JournalSurvivalTests {
    private let directory = TemporaryDirectory.make()
    private let now = Date()
    private let lease = SessionLease(session: "anna")

    private var journals: String { directory + "/journals" }

    /// A store whose journal is there.
    private func open(application: String = "app", key: StoreKey? = nil) throws -> SQLiteSceneStore {
        let store = try SQLiteSceneStore(directory: directory, key: key, application: application)
        store.makeJournal(halfLength: 1 << 16)
        return store
    }

    private func change(_ lease: SessionLease, _ scenes: [String: String?], account: String? = nil) -> SessionChange {
        SessionChange(
            lease: lease, contents: Array("session".utf8), account: account,
            scenes: scenes.mapValues { $0.map { Array($0.utf8) } }, expires: now + 3_600)
    }

    private func put(_ text: String, _ lease: SessionLease, scene: String = "a", in store: SQLiteSceneStore) -> Bool {
        store.writeAtOnce([SceneChange(of: scene, under: lease, contents: Array(text.utf8))])
    }

    /// The lease and the texts of the scenes of a session; nil when there is none.
    private func claim(_ store: SQLiteSceneStore) async throws -> (lease: SessionLease, texts: [String: String])? {
        var claim = try await store.claim("anna", now: now)
        // A process that another test begins at this moment may hold the file for as long as that takes.
        while claim == .ownedElsewhere { claim = try await store.claim("anna", now: now) }
        guard case .granted(let lease, let stored) = claim else { return nil }
        return (lease, stored.scenes.mapValues { String(decoding: $0, as: UTF8.self) })
    }

    /// Waits until a file is not locked, as by a process that another test begins at this moment.
    private func waitUntilUnlocked(_ name: String) async throws {
        while FileManager.default.fileExists(atPath: "\(journals)/\(name)"),
            LeftJournal.locked(at: "\(journals)/\(name)") == nil
        {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test("A process that is killed after it wrote at once loses nothing, and one that runs finds that")
    func killed() async throws {
        let running = try open()
        var owner = ""
        do {
            let store = try open()
            owner = store.owner
            _ = try await store.write([change(lease, ["a": "1", "b": "1"])])
            #expect(put("2", lease, in: store))
            #expect(put("3", lease, in: store))
        }
        let found = try #require(try await claim(running))
        #expect(found.texts == ["a": "3", "b": "1"] && found.lease.token == 2)
        #expect(!FileManager.default.fileExists(atPath: "\(journals)/\(owner)"))
        #expect(put("4", found.lease, scene: "b", in: running))
        await running.close()
        let next = try await claim(try open())
        #expect(next?.texts == ["a": "3", "b": "4"])
    }

    @Test("A process that starts takes over what was left, before anybody asks for it")
    func takenOverAtStart() async throws {
        var owner = ""
        do {
            let store = try open()
            owner = store.owner
            _ = try await store.write([change(lease, ["a": "1"])])
            #expect(put("longer than before", lease, in: store))
        }
        try await waitUntilUnlocked(owner)
        let next = try open()
        #expect(try await next.statistics().scenes == 1)
        #expect(!FileManager.default.fileExists(atPath: "\(journals)/\(owner)"))
        #expect(try await claim(next)?.texts == ["a": "longer than before"])
    }

    @Test("Only scenes of sessions that the database has come into it, and only from their owner")
    func refused() async throws {
        let store = try open()
        #expect(put("0", lease, in: store))
        #expect(try await store.statistics() == SceneStoreStatistics())
        _ = try await store.write([change(lease, ["a": "1"])])
        #expect(put("2", lease, in: store))
        #expect(put("3", SessionLease(session: "anna", token: 2), scene: "b", in: store))
        try await store.release([lease])
        #expect(put("4", lease, in: store))
        let found = try #require(try await claim(store))
        #expect(found.texts == ["a": "2"])
        for await notice in store.notices where notice == .lost(lease) { break }
    }

    @Test("What is written after it counts, and so does the removal of a scene")
    func later() async throws {
        do {
            let store = try open()
            _ = try await store.write([change(lease, ["a": "1", "b": "1"])])
            #expect(put("2", lease, in: store) && put("2", lease, scene: "b", in: store))
            _ = try await store.write([change(lease, ["a": "3", "b": nil])])
        }
        #expect(try await claim(try open())?.texts == ["a": "3"])
    }

    @Test("A journal of before brings nothing back: neither what was removed nor what another process has taken over")
    func fenced() async throws {
        let store = try open()
        let (file, copy) = ("\(journals)/\(store.owner)", directory + "/copy")
        _ = try await store.write([change(lease, ["a": "1"])])
        #expect(put("2", lease, in: store))
        try FileManager.default.copyItem(atPath: file, toPath: copy)
        await store.close()
        let next = try open()
        let found = try #require(try await claim(next))
        #expect(found.texts == ["a": "2"])
        _ = try await next.write([change(found.lease, ["a": "3"])])
        // As if the process had been killed before.
        try FileManager.default.copyItem(atPath: copy, toPath: file)
        let third = try open()
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try await third.statistics().sessions == 1)
        await next.close()
        let last = try #require(try await claim(third))
        #expect(last.texts == ["a": "3"])
        try await third.remove([last.lease])
        try FileManager.default.copyItem(atPath: copy, toPath: file)
        #expect(try await claim(try open()) == nil)
    }

    @Test("A session that was removed after it was written at once is gone, also when the process is killed then")
    func removed() async throws {
        do {
            let store = try open()
            _ = try await store.write([change(lease, ["a": "1"])])
            #expect(put("2", lease, in: store))
            try await store.remove([lease])
            #expect(put("3", lease, in: store))
        }
        #expect(try await claim(try open()) == nil)
    }

    @Test("A process is told that another one ended a session that it wrote at once")
    func ended() async throws {
        let (store, other) = (try open(), try open())
        _ = try await store.write([change(lease, ["a": "1"], account: "Anna")])
        try await other.endSessions(ofAccount: "Anna", except: nil)
        #expect(put("2", lease, in: store))
        _ = try await store.statistics()
        for await notice in store.notices where notice == .lost(lease) { break }
        #expect(put("3", lease, in: store))
        #expect(try await claim(other) == nil)
    }

    @Test("What was gathered comes into the database by itself, the latest of each scene")
    func gathered() async throws {
        let store = try open()
        _ = try await store.write([change(lease, ["a": "1"])])
        let contents = { try await store.pool.read { try Data.fetchOne($0, sql: "SELECT contents FROM scenes") } }
        let first = try await contents()
        for index in 0..<100 { #expect(put("\(index)", lease, in: store)) }
        while try await contents() == first { await Task.yield() }
        try await store.release([lease])
        #expect(try await claim(store)?.texts == ["a": "99"])
    }

    @Test("However often the database is written meanwhile, the journal is written into it once after a while")
    func writtenOnce() async throws {
        let store = try open()
        _ = try await store.write([change(lease, ["a": "1"])])
        for index in 0..<10 {
            #expect(put("\(index)", lease, in: store))
            #expect(store.isJournalDue.withLock { $0 })
            _ = try await store.statistics()
        }
        while store.isJournalDue.withLock({ $0 }) { await Task.yield() }
        #expect(try await claim(store)?.texts == ["a": "9"])
        // No earlier event has left another one to come.
        #expect(!store.isJournalDue.withLock { $0 })
    }

    @Test("A journal that somebody removes is begun anew, and nothing that was in it is lost")
    func begunAnew() async throws {
        let running = try open()
        do {
            let store = try open()
            _ = try await store.write([change(lease, ["a": "1", "b": "1"])])
            #expect(put("2", lease, in: store))
            try FileManager.default.removeItem(atPath: "\(journals)/\(store.owner)")
            #expect(!put("2", lease, scene: "b", in: store))
            while !put("3", lease, scene: "b", in: store) { await Task.yield() }
            #expect(FileManager.default.fileExists(atPath: "\(journals)/\(store.owner)"))
        }
        #expect(try await claim(running)?.texts == ["a": "2", "b": "3"])
    }

    @Test("Without a journal everything is written as before")
    func impossible() async throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: journals))
        let store = try open()
        _ = try await store.write([change(lease, ["a": "1"])])
        #expect(!put("2", lease, in: store))
        _ = try await store.write([change(lease, ["a": "2"])])
        await store.close()
        #expect(try await claim(try open())?.texts == ["a": "2"])
    }

    @Test("A journal that was damaged or written with another key is put aside, one of another app is left to it")
    func strange() async throws {
        var owner = ""
        do {
            let store = try open(application: "app")
            owner = store.owner
            _ = try await store.write([change(lease, ["a": "1"])])
            for text in ["2", "3"] { #expect(put(text, lease, in: store)) }
        }
        try await waitUntilUnlocked(owner)
        let file = "\(journals)/\(owner)"
        do {
            let other = try open(application: "other")
            #expect(FileManager.default.fileExists(atPath: file))
            #expect(try await claim(other) == nil)
        }
        #expect(FileManager.default.fileExists(atPath: file))
        do { _ = try open(application: "app", key: try StoreKey.random()) }
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(FileManager.default.fileExists(atPath: file + ".unusable"))
        #expect(try await claim(try open())?.texts == ["a": "1"])
        try FileManager.default.moveItem(atPath: file + ".unusable", toPath: file)
        #expect(try await claim(try open()) != nil)
    }
}
