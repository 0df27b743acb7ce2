import Foundation
import Testing

@testable import SceneStore

/// A store of each kind, empty.
struct StoreKind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () throws -> any SceneStore

    static let all =
        [
            StoreKind(testDescription: "memory") { MemorySceneStore() },
            StoreKind(testDescription: "SQLite") { try SQLiteSceneStore(directory: TemporaryDirectory.make()) },
        ] + redis

    #if Redis
        private static let redis = RedisServer.isInstalled ? [RedisServer.kindOfStore] : []
    #else
        private static let redis: [StoreKind] = []
    #endif
}

@Suite("Every store keeps sessions for their owner")
struct SceneStoreTests {
    /// In the future, where no store removes anything by itself yet.
    private let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded() + 600)
    private var later: Date { now + 3_600 }

    private func change(
        _ lease: SessionLease, _ contents: String = "session", _ scenes: [String: String?] = [:], expires: Date? = nil
    ) -> SessionChange {
        SessionChange(
            lease: lease, contents: Array(contents.utf8), scenes: scenes.mapValues { $0.map { Array($0.utf8) } },
            expires: expires ?? later)
    }

    @Test("What was written is claimed with all its scenes, under a greater token", arguments: StoreKind.all)
    func claim(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let lease = SessionLease(session: "anna")
        #expect(try await store.write([change(lease, "first", ["a": "one", "b": "two"])]).isEmpty)
        #expect(try await store.write([change(lease, "second", ["a": "three", "b": nil, "c": ""])]).isEmpty)
        try await store.release([lease])
        let claim = try await store.claim("anna", now: now)
        guard case .granted(let granted, let stored) = claim else {
            Issue.record("\(claim)")
            return
        }
        #expect(granted.session == "anna" && granted.token > lease.token)
        #expect(
            stored
                == StoredSession(
                    contents: Array("second".utf8), scenes: ["a": Array("three".utf8), "c": []], expires: later))
    }

    @Test("A session that nobody wrote, or whose time is over, is unknown", arguments: StoreKind.all)
    func unknown(_ kind: StoreKind) async throws {
        let store = try kind.make()
        #expect(try await store.claim("nobody", now: now) == .unknown)
        _ = try await store.write([change(SessionLease(session: "anna"), expires: now)])
        #expect(try await store.claim("anna", now: now) == .unknown)
    }

    @Test("What is written under an older lease is refused and changes nothing", arguments: StoreKind.all)
    func fencing(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let old = SessionLease(session: "anna")
        _ = try await store.write([change(old, "kept", ["a": "kept"])])
        try await store.release([old])
        guard case .granted(let present, _) = try await store.claim("anna", now: now) else {
            Issue.record("not granted")
            return
        }
        let other = SessionLease(session: "bert")
        #expect(try await store.write([change(old, "late", ["a": "late"]), change(other)]) == ["anna"])
        try await store.remove([old])
        try await store.release([present])
        guard case .granted(_, let stored) = try await store.claim("anna", now: now) else {
            Issue.record("not granted")
            return
        }
        #expect(stored.contents == Array("kept".utf8) && stored.scenes == ["a": Array("kept".utf8)])
        #expect(try await store.statistics().sessions == 2)
    }

    @Test("Sessions are removed by their owner, or when their time is over", arguments: StoreKind.all)
    func removal(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let leases = ["a", "b", "c"].map { SessionLease(session: $0) }
        _ = try await store.write(
            zip(leases, [now, now + 1, later]).map { change($0, "x", ["s": "yy"], expires: $1) })
        #expect(try await store.statistics().scenes == 3)
        #expect(try await store.sweep(now: now + 1) == 2)
        #expect(try await store.statistics().sessions == 1)
        try await store.remove(leases)
        #expect(try await store.statistics() == SceneStoreStatistics())
        #expect(try await store.claim("c", now: now) == .unknown)
    }

    @Test("The sessions of an account end, but for the one that goes on", arguments: StoreKind.all)
    func accounts(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let names = ["a phone", "a tablet", "b", "nobody's"]
        for (name, account) in zip(names, ["anna", "anna", "bert", nil]) {
            var change = change(SessionLease(session: name), "x", ["s": "yy"])
            change.account = account
            #expect(try await store.write([change]).isEmpty)
            try await store.release([change.lease])
        }
        try await store.endSessions(ofAccount: "anna", except: "a phone")
        try await store.endSessions(ofAccount: "nobody", except: nil)
        #expect(try await store.claim("a tablet", now: now) == .unknown)
        for name in ["a phone", "b", "nobody's"] {
            guard case .granted = try await store.claim(name, now: now) else {
                Issue.record("\(name) is gone")
                continue
            }
        }
        try await store.endSessions(ofAccount: "anna", except: nil)
        #expect(try await store.claim("a phone", now: now) == .unknown)
        #expect(try await store.statistics().sessions == 2)
        #expect(try await store.statistics().scenes == 2)
        #expect(try await store.sessions().map(\.name).sorted() == ["b", "nobody's"])
    }

    @Test("A session whose account changed ends with its new one only", arguments: StoreKind.all)
    func changedAccount(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let lease = SessionLease(session: "tablet")
        for account in ["anna", "bert"] {
            var change = change(lease)
            change.account = account
            #expect(try await store.write([change]).isEmpty)
        }
        try await store.endSessions(ofAccount: "anna", except: nil)
        #expect(try await store.statistics().sessions == 1)
        try await store.endSessions(ofAccount: "bert", except: nil)
        #expect(try await store.claim("tablet", now: now) == .unknown)
    }

    @Test("The statistics of a session are its own", arguments: StoreKind.all)
    func statistics(_ kind: StoreKind) async throws {
        let store = try kind.make()
        _ = try await store.write([
            change(SessionLease(session: "a"), "x", ["1": "yy", "2": "zzz"]), change(SessionLease(session: "b")),
        ])
        let statistics = try await store.statistics(of: "a")
        #expect(statistics.sessions == 1 && statistics.scenes == 2 && statistics.bytes >= 6)
        #expect(try await store.statistics(of: "nobody") == SceneStoreStatistics())
    }

    @Test("Contents of every size come back as they were", arguments: StoreKind.all)
    func sizes(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let lease = SessionLease(session: "anna")
        let contents = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        _ = try await store.write([
            SessionChange(lease: lease, contents: [], scenes: ["large": contents, "empty": []], expires: later)
        ])
        try await store.release([lease])
        guard case .granted(_, let stored) = try await store.claim("anna", now: now) else {
            Issue.record("not granted")
            return
        }
        #expect(stored.contents.isEmpty && stored.scenes == ["large": contents, "empty": []])
    }

    /// What is kept of the pieces, as text.
    private func texts(of pieces: [FilePiece], in store: any SceneStore) async throws -> [String?] {
        var texts: [String?] = []
        for piece in pieces {
            texts.append(try await store.contents(of: piece).map { String(decoding: $0, as: UTF8.self) })
        }
        return texts
    }

    @Test("Files are kept as long as their scene and their session", arguments: StoreKind.all)
    func files(_ kind: StoreKind) async throws {
        let store = try kind.make()
        guard store.keepsFiles else { return }
        let pieces = [("anna", "a", "x", 0), ("anna", "a", "x", 1), ("anna", "ab", "x", 0), ("bert", "a", "x", 0)].map {
            FilePiece(session: $0, scene: $1, file: $2, number: $3)
        }
        for (number, piece) in pieces.enumerated() {
            try await store.write(Array("old".utf8), as: piece, expires: later)
            try await store.write(Array("\(number)".utf8), as: piece, expires: later)
        }
        let (anna, bert) = (SessionLease(session: "anna"), SessionLease(session: "bert"))
        _ = try await store.write([change(anna, "x", ["a": "", "ab": ""]), change(bert, "x", ["a": ""], expires: now)])
        #expect(try await texts(of: pieces, in: store) == ["0", "1", "2", "3"])
        let none = FilePiece(session: "anna", scene: "a", file: "x", number: 2)
        #expect(try await store.contents(of: none) == nil)
        _ = try await store.write([change(anna, "x", ["a": nil])])
        #expect(try await texts(of: pieces, in: store) == [nil, nil, "2", "3"])
        #expect(try await store.sweep(now: now) == 1)
        #expect(try await texts(of: pieces, in: store) == [nil, nil, "2", nil])
        try await store.remove([anna])
        #expect(try await texts(of: pieces, in: store) == [nil, nil, nil, nil])
    }

    @Test("The files of an account's sessions end with them", arguments: StoreKind.all)
    func filesOfAccount(_ kind: StoreKind) async throws {
        let store = try kind.make()
        guard store.keepsFiles else { return }
        let piece = FilePiece(session: "anna", scene: "a", file: "x", number: 0)
        try await store.write([1], as: piece, expires: later)
        var change = change(SessionLease(session: "anna"), "x", ["a": ""])
        change.account = "anna"
        _ = try await store.write([change])
        try await store.endSessions(ofAccount: "anna", except: nil)
        #expect(try await store.contents(of: piece) == nil)
    }
}
