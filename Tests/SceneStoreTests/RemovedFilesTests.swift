import Foundation
import Testing

@testable import SceneStore

@Suite("What somebody removes of the data directory is made again while the store is in use", .timeLimit(.minutes(1)))
struct RemovedFilesTests {
    private let directory = TemporaryDirectory.make()
    private let now = Date()
    private let lease = SessionLease(session: "anna")

    private var key: Data? { FileManager.default.contents(atPath: directory + "/key") }

    private func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: directory + name)
    }

    private func change(_ text: String) -> SessionChange {
        SessionChange(lease: lease, contents: Array(text.utf8), scenes: ["a": Array(text.utf8)], expires: now + 3_600)
    }

    private func contents(_ claim: SessionClaim) -> String? {
        guard case .granted(_, let stored) = claim else { return nil }
        return String(decoding: stored.contents, as: UTF8.self)
    }

    @Test("The key alone is written again without any event")
    func key() async throws {
        let store = try SQLiteSceneStore(directory: directory)
        let first = try #require(key)
        try remove("/key")
        _ = try await store.sweep(now: now)
        #expect(key == first)
        #expect(try mode(of: directory + "/key") == 0o600)
        let drafts = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasPrefix("key.") }
        #expect(drafts.isEmpty)
    }

    @Test("The key comes back with the directory and the database, and the next process reads what was written")
    func directoryAndKey() async throws {
        let store = try SQLiteSceneStore(directory: directory)
        let first = try #require(key)
        _ = try await store.write([change("before")])
        try remove("")
        #expect(try await store.write([change("after")]).isEmpty)
        #expect(await store.notices.first { _ in true } == .emptied)
        #expect(key == first)
        #expect(try mode(of: directory) == 0o700)
        try await store.release([lease])
        #expect(contents(try await SQLiteSceneStore(directory: directory).claim("anna", now: now)) == "after")
    }

    @Test("A key that is there is left alone, and one that is kept elsewhere is not written")
    func otherKeys() async throws {
        let store = try SQLiteSceneStore(directory: directory)
        try Data("another".utf8).write(to: URL(fileURLWithPath: directory + "/key"))
        _ = try await store.sweep(now: now)
        #expect(key == Data("another".utf8))
        await store.close()
        try remove("")
        let other = try SQLiteSceneStore(directory: directory, key: .random())
        _ = try await other.write([change("text")])
        _ = try await other.sweep(now: now)
        #expect(key == nil)
    }

    @Test("A process whose file is gone makes it again, keeps its sessions, and hears who wants them")
    func presence() async throws {
        let first = try SQLiteSceneStore(directory: directory)
        let second = try SQLiteSceneStore(directory: directory)
        _ = try await first.write([change("first")])
        try remove("/processes")
        _ = try await first.sweep(now: now)
        #expect(try await second.claim("anna", now: now) == .ownedElsewhere)
        #expect(await first.notices.first { _ in true } == .wanted("anna"))
        try await first.release([lease])
        #expect(contents(try await second.claim("anna", now: now)) == "first")
    }

    @Test("It does so without waiting for anything, too")
    func presenceByItself() async throws {
        let first = try SQLiteSceneStore(directory: directory)
        first.makeJournal(halfLength: 1 << 16)
        let second = try SQLiteSceneStore(directory: directory)
        _ = try await first.write([change("first")])
        try remove("/processes")
        while !second.presence.isAlive(first.owner) { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try await second.claim("anna", now: now) == .ownedElsewhere)
        #expect(await first.notices.first { _ in true } == .wanted("anna"))
    }

    @Test("A file that was made again says what the process is doing, and is gone when the process ends")
    func workMark() async throws {
        let presence = try ProcessPresence(directory: directory)
        let mark = try #require(presence.workMark)
        let work = SessionWork(.performing, session: "anna", scene: "a")
        mark.begin(work)
        try remove("")
        #expect(!presence.isKept)
        #expect(try presence.keep())
        #expect(try !presence.keep())
        #expect(presence.isKept)
        let path = "\(directory)/\(presence.name)"
        // Who died of it is told by the second byte.
        func stopped() throws -> [SessionWork] {
            var bytes = try #require(FileManager.default.contents(atPath: path))
            bytes[1] = 1
            let copy = TemporaryDirectory.make()
            try bytes.write(to: URL(fileURLWithPath: copy))
            return WorkMark.stoppedWork(at: copy)
        }
        #expect(try stopped() == [work])
        let next = SessionWork(.showing, session: "otto", scene: "b")
        mark.begin(next)
        #expect(try stopped() == [next])
        presence.end()
        #expect(try !presence.keep())
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("Where the directory cannot be made again, that is what is said")
    func noDirectory() async throws {
        let store = try SQLiteSceneStore(directory: directory)
        try remove("")
        try Data().write(to: URL(fileURLWithPath: directory))
        do throws(SceneStoreError) {
            _ = try await store.write([change("text")])
            Issue.record("It was written.")
        } catch {
            #expect(error.code == .notWritable)
            #expect(error.message.contains("The data directory \(directory) cannot be made"))
        }
        try remove("")
        #expect(try await store.write([change("text")]).isEmpty)
    }
}
