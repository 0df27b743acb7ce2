import Foundation
import Logging
import SceneStore
import Testing
import UIKitCore

@testable import WebHost

@Suite("The archive writes for those who wait")
struct SessionArchiveTests {
    private func archive(_ store: any SceneStore) -> SessionArchive {
        SessionArchive(store: store, logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func change(_ lease: SessionLease, _ scene: String, _ text: String) -> UnwrittenChange {
        let session = SessionRecord(
            proof: SessionProof(high: 1, low: 2), formToken: "token", address: "127.0.0.1", created: Date())
        let record = SceneRecord(
            openedAddress: "/", used: Date(), revision: 1, history: SubmissionHistory(capacity: 1), isIncomplete: false,
            state: PreservedState(data: Data(text.utf8)))
        return UnwrittenChange(
            lease: lease, session: session, scenes: [scene: record], expires: Date(timeIntervalSinceNow: 3_600))
    }

    /// What was stored of scenes, by their names.
    private func texts(_ scenes: [String: [UInt8]]) throws -> [String: String] {
        try scenes.mapValues { bytes in
            String(decoding: try SceneRecord(bytes, rememberedSubmissions: 1).state.data, as: UTF8.self)
        }
    }

    @Test("changes of one session are put together, the later ones in place of the earlier ones")
    func merging() async throws {
        let store = MemorySceneStore()
        let archive = archive(store)
        let lease = SessionLease(session: "anna")
        for (scene, text) in [("a", "1"), ("b", "2"), ("a", "3")] { archive.enqueue(change(lease, scene, text)) }
        await archive.waitUntilWritten(archive.lastTicket)
        guard case .granted(let archived)? = try await archive.claim("anna") else {
            Issue.record("not stored")
            return
        }
        #expect(try texts(archived.stored.scenes) == ["a": "3", "b": "2"])
    }

    @Test("what is taken in together is written together, once writing is begun")
    func together() async throws {
        let store = MemorySceneStore()
        let archive = archive(store)
        for name in ["anna", "ben"] { archive.enqueue(change(SessionLease(session: name), "a", "1")) }
        #expect(try await store.statistics().sessions == 0)
        archive.beginWriting()
        while try await store.statistics().sessions == 0 { await Task.yield() }
        #expect(try await store.statistics().sessions == 2)
        await archive.close()
    }

    @Test("who waits for a change that was taken back does not wait for ever", .timeLimit(.minutes(1)))
    func takenBack() async throws {
        let archive = archive(MemorySceneStore())
        for number in 0..<500 {
            let lease = SessionLease(session: "session \(number)")
            let ticket = archive.enqueue(change(lease, "a", "1"))
            archive.remove([lease])
            await archive.waitUntilWritten(ticket)
        }
        await archive.close()
        guard case .unknown? = try await archive.claim("session 499") else {
            Issue.record("written after it was taken back")
            return
        }
    }

    @Test("closing gives a store that failed another attempt, and does not try for ever", .timeLimit(.minutes(1)))
    func closing() async throws {
        let store = FailingStore()
        let archive = archive(store)
        let ticket = archive.enqueue(change(SessionLease(session: "anna"), "a", "1"))
        await archive.waitUntilWritten(ticket)
        store.isFailing = false
        #expect(await archive.close() == 0)
        #expect(try await store.statistics().sessions == 1)

        store.isFailing = true
        archive.enqueue(change(SessionLease(session: "ben"), "a", "1"))
        #expect(await archive.close() == 1)
        store.isFailing = false
        #expect(try await store.statistics().sessions == 1)
    }

    @Test("a session is not given up before it is written", .timeLimit(.minutes(1)))
    func releasing() async throws {
        let store = FailingStore()
        store.isReadable = true
        let archive = archive(store)
        let lease = SessionLease(session: "anna")
        let ticket = archive.enqueue(change(lease, "a", "1"))
        archive.release([lease])
        await archive.waitUntilWritten(ticket)
        // Not what the store had before, which is nothing.
        guard case .ownedElsewhere? = try await archive.claim("anna") else {
            Issue.record("claimed before it was written")
            return
        }
        #expect(store.releasedSessions.isEmpty)

        store.isFailing = false
        await archive.close()
        #expect(store.releasedSessions == ["anna"])
        guard case .granted(let archived)? = try await archive.claim("anna") else {
            Issue.record("not stored")
            return
        }
        #expect(try texts(archived.stored.scenes) == ["a": "1"])
    }

    @Test("a session that could not be given up is given up later", .timeLimit(.minutes(1)))
    func releasingAgain() async throws {
        let store = FailingStore()
        store.isFailing = false
        store.keepsReleases = true
        let archive = archive(store)
        archive.release([SessionLease(session: "anna")])
        while !archive.isFailing { await Task.yield() }
        store.keepsReleases = false
        while store.releasedSessions.isEmpty { await archive.sweep() }
        #expect(store.releasedSessions == ["anna"])
        await archive.close()
    }

    @Test("a session that was taken in is not claimed again until it is released")
    func claims() async throws {
        let archive = archive(MemorySceneStore())
        let lease = SessionLease(session: "anna")
        archive.enqueue(change(lease, "a", "1"))
        guard case .granted(let second)? = try await archive.claim("anna") else {
            Issue.record("not granted")
            return
        }
        guard case .granted(let shared)? = try await archive.claim("anna") else {
            Issue.record("not shared")
            return
        }
        #expect(shared.lease == second.lease && shared.stored == second.stored)
        #expect(archive.noteTakenIn(second.lease))
        #expect(try await archive.claim("anna") == nil)
        archive.release([second.lease])
        #expect(!archive.noteTakenIn(shared.lease))
        guard case .granted(let third)? = try await archive.claim("anna") else {
            Issue.record("not granted")
            return
        }
        #expect(third.lease.token > second.lease.token)
    }
}
