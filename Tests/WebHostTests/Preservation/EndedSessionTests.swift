import Foundation
import Logging
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

@Suite("A session that ended never comes back")
struct EndedSessionTests {
    private let store = FailingStore()
    private let archive: SessionArchive

    init() {
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        archive = SessionArchive(store: store, logger: logger)
        store.isFailing = false
    }

    private func write(_ names: String..., account: String? = nil) async {
        for name in names {
            let session = SessionRecord(
                proof: SessionProof(high: 1, low: 2), account: account, formToken: "token", address: "127.0.0.1",
                created: Date())
            archive.enqueue(
                UnwrittenChange(
                    lease: SessionLease(session: name), session: session, scenes: [:],
                    expires: Date(timeIntervalSinceNow: 60)))
        }
        await archive.waitUntilWritten(archive.lastTicket)
    }

    /// The sessions that are stored.
    private func stored() async throws -> Set<String> {
        Set(try await store.sessions().map(\.name))
    }

    private func isUnknown(_ name: String) async throws -> Bool {
        if case .unknown? = try await archive.claim(name) { true } else { false }
    }

    @Test("what could not be removed is not opened meanwhile, and is removed later", .timeLimit(.minutes(1)))
    func removing() async throws {
        await write("anna", "ben")
        store.isFailing = true
        store.isReadable = true
        archive.remove([SessionLease(session: "anna")])
        while !archive.isFailing { await Task.yield() }
        #expect(try await isUnknown("anna"))
        store.isFailing = false
        while try await stored() != ["ben"] { await Task.yield() }
        await archive.close()
    }

    @Test("closing removes what could not be removed before", .timeLimit(.minutes(1)))
    func closing() async throws {
        await write("anna", "ben")
        store.isFailing = true
        archive.remove([SessionLease(session: "anna")])
        while !archive.isFailing { await Task.yield() }
        store.isFailing = false
        #expect(await archive.close() == 0)
        #expect(try await stored() == ["ben"])
    }

    @Test("a session that ends while writing it fails is not written by the next attempt", .timeLimit(.minutes(1)))
    func endingDuringAnAttempt() async throws {
        store.isFailing = true
        store.duringWriting { [archive] in archive.remove([SessionLease(session: "anna")]) }
        await write("anna", "ben")
        store.duringWriting {}
        store.isFailing = false
        await archive.close()
        #expect(try await stored() == ["ben"])
    }

    @Test("an account's sessions that could not be ended are not opened and end later", .timeLimit(.minutes(1)))
    func accounts() async throws {
        await write("phone", "desk", account: "anna")
        await write("else", account: "ben")
        store.isFailing = true
        store.isReadable = true
        await #expect(throws: SceneStoreError.self) {
            try await archive.endSessions(ofAccount: "anna", except: "desk")
        }
        #expect(try await isUnknown("phone"))
        #expect(try await !isUnknown("desk"))
        #expect(try await !isUnknown("else"))
        store.isFailing = false
        while try await stored() != ["desk", "else"] { await Task.yield() }
        await archive.close()
    }

    @Test("who signs in after the sessions of the account ended stays signed in", .timeLimit(.minutes(1)))
    func signingInLater() async throws {
        await write("phone", "desk", account: "anna")
        store.isFailing = true
        await #expect(throws: SceneStoreError.self) {
            try await archive.endSessions(ofAccount: "anna", except: "desk")
        }
        await write("tablet", account: "anna")
        store.isFailing = false
        await archive.close()
        #expect(try await stored() == ["desk", "tablet"])
    }
}
