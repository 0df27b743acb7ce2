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
