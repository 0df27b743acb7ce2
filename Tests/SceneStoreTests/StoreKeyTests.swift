import Foundation
import Logging
import Synchronization
import Testing

@testable import SceneStore

@Suite("The key of a directory is there once its process has begun, whatever a loss of power left of an earlier one")
struct StoreKeyTests {
    private let directory = TemporaryDirectory.make()
    private let log = MessageLog()

    private var path: String { directory + "/key" }

    private var contents: Data? { FileManager.default.contents(atPath: path) }

    init() throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    }

    private func key() throws(SceneStoreError) -> StoreKey { try .kept(at: path, logger: log.logger) }

    @Test(
        "A file without content gets a new key, which is said once and stays",
        arguments: [Data(), Data(repeating: 0, count: 45)])
    func empty(content: Data) throws {
        try content.write(to: URL(fileURLWithPath: path))
        let first = try key()
        #expect(contents == Data((Data(first.bytes).base64EncodedString() + "\n").utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(try key().bytes == first.bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["key"])
        #expect(log.messages.count == 1 && log.messages[0].contains("empty"))
    }

    @Test("A file with anything in it that is no key is left as it is", arguments: ["c2VjcmV0\n", "\n", "no key"])
    func wrong(text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        do throws(SceneStoreError) {
            _ = try key()
            Issue.record("It was taken.")
        } catch {
            #expect(error.code == .unusableKey)
        }
        #expect(contents == Data(text.utf8))
        #expect(log.messages.isEmpty)
    }

    @Test("Processes that begin together have one key", arguments: [true, false])
    func race(isEmpty: Bool) async throws {
        for _ in 0..<20 {
            if isEmpty { try Data().write(to: URL(fileURLWithPath: path)) }
            let keys = try await withThrowingTaskGroup(of: [UInt8].self) { [path, log] group in
                for _ in 0..<8 { group.addTask { try StoreKey.kept(at: path, logger: log.logger).bytes } }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(keys.count == 1)
            #expect(try keys == [key().bytes])
            try FileManager.default.removeItem(atPath: path)
        }
        #expect(log.messages.count == (isEmpty ? 20 : 0))
    }

    @Test("A process that runs writes its key into a file that lost its content")
    func emptied() async throws {
        let store = try SQLiteSceneStore(directory: directory)
        let first = try #require(contents)
        try Data().write(to: URL(fileURLWithPath: path))
        _ = try await store.sweep(now: Date())
        #expect(contents == first)
    }

    @Test("Files of which only the names were on the disk keep no process from beginning")
    func names() async throws {
        for folder in ["processes", "journals"] {
            try FileManager.default.createDirectory(atPath: "\(directory)/\(folder)", withIntermediateDirectories: true)
        }
        let former = UUID().uuidString
        let names = [
            "key", "opening", "scenes.sqlite", "scenes.sqlite-wal", "scenes.sqlite-shm", "processes/\(former)",
            "processes/\(former).new", "journals/\(former)", "journals/\(former).new",
        ]
        for name in names { try Data().write(to: URL(fileURLWithPath: "\(directory)/\(name)")) }
        // The file system gives a journal its length before the rest.
        try Data(repeating: 0, count: 1 << 16).write(
            to: URL(fileURLWithPath: "\(directory)/journals/\(UUID().uuidString)"))
        let store = try SQLiteSceneStore(directory: directory, logger: log.logger)
        store.makeJournal(halfLength: 1 << 16)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory + "/journals").sorted()
                == [store.owner, former + ".new"].sorted())
        #expect(log.messages.count == 1)
        let lease = SessionLease(session: "anna")
        let change = SessionChange(lease: lease, contents: [1], scenes: ["a": [2]], expires: Date() + 3_600)
        #expect(try await store.write([change]).isEmpty)
        #expect(store.writeAtOnce([SceneChange(of: "a", under: lease, contents: [3])]))
        await store.close()
        let claim = try await SQLiteSceneStore(directory: directory).claim("anna", now: Date())
        guard case .granted(_, let stored) = claim else {
            Issue.record("It cannot be claimed.")
            return
        }
        #expect(stored.scenes == ["a": [3]])
    }

    @Test("A database that lost its content is made anew, whatever stands beside it")
    func database() async throws {
        let lease = SessionLease(session: "anna")
        let change = SessionChange(lease: lease, contents: [1], scenes: [:], expires: Date() + 3_600)
        let store = try SQLiteSceneStore(directory: directory)
        _ = try await store.write([change])
        let copy = TemporaryDirectory.make()
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        try Data().write(to: URL(fileURLWithPath: copy + "/scenes.sqlite"))
        let other = try SQLiteSceneStore(directory: copy)
        #expect(try await other.write([change]).isEmpty)
        #expect(try await other.statistics().sessions == 1)
    }
}

/// What was logged as a warning or worse.
private final class MessageLog: Sendable {
    private let kept = Mutex<[String]>([])

    var messages: [String] { kept.withLock { $0 } }

    var logger: Logger { Logger(label: "test", factory: { [self] _ in Handler(log: self) }) }

    private struct Handler: LogHandler {
        let log: MessageLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.warning

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.kept.withLock { $0.append("\(event.message)") }
        }
    }
}
