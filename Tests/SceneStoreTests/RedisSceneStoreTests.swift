#if Redis

    import Foundation
    import Testing

    @testable import SceneStore

    @Suite(
        "The Redis store gives sessions to one process at a time",
        .enabled(if: RedisServer.isInstalled, RedisServer.absence), .timeLimit(.minutes(1)))
    struct RedisSceneStoreTests {
        private let now = Date()
        private let lease = SessionLease(session: "anna")

        private func change(_ lease: SessionLease, _ text: String) -> SessionChange {
            SessionChange(
                lease: lease, contents: Array(text.utf8), scenes: ["a": Array(text.utf8), "b": Array("b".utf8)],
                expires: now + 600)
        }

        private func granted(_ claim: SessionClaim) throws -> (SessionLease, StoredSession) {
            guard case .granted(let lease, let stored) = claim else { throw Unexpected(claim: claim) }
            return (lease, stored)
        }

        private struct Unexpected: Error { let claim: SessionClaim }

        /// Claims a session again and again until it is granted.
        private func claim(_ store: RedisSceneStore) async throws -> (SessionLease, StoredSession) {
            while true {
                let claim = try await store.claim("anna", now: now)
                if claim != .ownedElsewhere { return try granted(claim) }
                await Task.yield()
            }
        }

        @Test("A process that is alive keeps its sessions until it gives them up, and learns that they are wanted")
        func handover() async throws {
            let server = try RedisServer()
            let first = try server.store()
            let second = try server.store()
            _ = try await first.write([change(lease, "first")])
            #expect(try await second.claim("anna", now: now) == .ownedElsewhere)
            #expect(await first.notices.first { $0 != .lapsed } == .wanted("anna"))
            #expect(try await first.sessions().map(\.isAwake) == [true])
            try await first.release([lease])
            #expect(try await first.sessions().map(\.isAwake) == [false])
            let (next, _) = try granted(try await second.claim("anna", now: now))
            #expect(try await first.write([change(lease, "late")]) == ["anna"])
            #expect(try await second.write([change(next, "second")]).isEmpty)
            await second.close()
            let (_, stored) = try granted(try await first.claim("anna", now: now))
            #expect(stored.contents == Array("second".utf8))
        }

        @Test("The sessions of a process that ended without a word come back, and what it writes later is refused")
        func crash() async throws {
            let server = try RedisServer()
            let second = try server.store()
            let old = try await {
                let first = try server.store(lifetime: 0.3)
                _ = try await first.write([change(lease, "first")])
                return try await first.claim("anna", now: now)
            }()
            let (token, _) = try granted(old)
            let (next, stored) = try await claim(second)
            #expect(next.token > token.token)
            #expect(stored.scenes["a"] == Array("first".utf8))
        }

        @Test("A process that did not count as alive for a while learns of that, and which sessions it lost")
        func lapse() async throws {
            let server = try RedisServer()
            let first = try server.store(lifetime: 600)
            let kept = SessionLease(session: "otto")
            _ = try await first.write([change(lease, "first"), change(kept, "kept")])
            let second = try server.store()
            var claimed = SessionClaim.ownedElsewhere
            while claimed == .ownedElsewhere {
                // The thread that says so may only begin now.
                try server.perform("DEL", "segue:Test:process:\(first.owner)")
                claimed = try await second.claim("anna", now: now)
            }
            #expect(try granted(claimed).0.token > lease.token)
            _ = try await first.write([change(kept, "again")])
            #expect(await first.notices.first { $0 == .lapsed } == .lapsed)
            #expect(try await first.lostSessions(among: [lease, kept, SessionLease(session: "nobody")]) == ["anna"])
        }

        @Test("Whoever writes a session that Redis has no more is told that the rest of it is gone")
        func missing() async throws {
            let server = try RedisServer()
            let store = try server.store()
            _ = try await store.write([change(lease, "first")])
            try server.perform("DEL", "segue:Test:session:anna")
            var next = change(lease, "next")
            next.isKnown = true
            #expect(try await store.write([next]).isEmpty)
            #expect(await store.notices.first { $0 != .lapsed } == .missing("anna"))
        }

        @Test(
            "On one machine it is seen at once that a process ended, and what the app stopped it at",
            .timeLimit(.minutes(1)))
        func sameMachine() async throws {
            let server = try RedisServer()
            let folder = server.folder
            try await stopProcess(of: server, folder)
            let (_, stored) = try await claim(try server.store(directory: folder))
            #expect(stored.stoppedWork.first?.sequence == 7)
        }

        @Test(
            "Other machines hear what the app stopped a process at, once the next one of its machine runs",
            .timeLimit(.minutes(1)))
        func otherMachines() async throws {
            let server = try RedisServer()
            let folder = server.folder + "/one"
            let stopped = try await stopProcess(of: server, folder)
            // The next one looks once, so the system must have given the lock of this one back.
            let watcher = try ProcessPresence(directory: folder + "/processes")
            while !watcher.isKnownGone(stopped) { await Task.yield() }
            let next = try server.store(directory: folder)
            while try server.perform("HEXISTS", "segue:Test:session:anna", "stopped") != .integer(1) {
                await Task.yield()
            }
            await next.close()
            try server.perform("DEL", "segue:Test:process:\(stopped)")
            let other = try server.store(directory: server.folder + "/two")
            let (lease, stored) = try await claim(other)
            #expect(
                stored.stoppedWork == [
                    SessionWork(.performing, session: "anna", scene: "a b", sequence: 7, fingerprint: .max, action: 3)
                ])
            // It is said once.
            try await other.release([lease])
            let (_, again) = try await claim(try server.store(directory: server.folder + "/three"))
            #expect(again.stoppedWork.isEmpty)
        }

        /// Has the app stop a process that has a session, and gives its name.
        @discardableResult
        private func stopProcess(of server: RedisServer, _ folder: String) async throws -> String {
            try await {
                let first = try server.store(directory: folder, lifetime: 600)
                let work = SessionWork(
                    .performing, session: "anna", scene: "a b", sequence: 7, fingerprint: .max, action: 3)
                _ = try await first.write([change(lease, "first")])
                try #require(first.workMark).begin(work)
                let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(folder)/processes/\(first.owner)"))
                try file.seek(toOffset: 1)
                try file.write(contentsOf: [1])
                try file.close()
                return first.owner
            }()
        }

        @Test(
            "Each owner of a session is told at once that it is wanted, however shortly after the one before",
            .timeLimit(.minutes(1)))
        func quickMoves() async throws {
            let server = try RedisServer()
            let (first, second) = (try server.store(), try server.store())
            _ = try await first.write([change(lease, "first")])
            #expect(try await second.claim("anna", now: now) == .ownedElsewhere)
            #expect(await first.notices.first { $0 != .lapsed } == .wanted("anna"))
            try await first.release([lease])
            _ = try granted(try await second.claim("anna", now: now))
            #expect(try await first.claim("anna", now: now) == .ownedElsewhere)
            // Nothing asks again: without being told, this would wait without end.
            #expect(await second.notices.first { $0 != .lapsed } == .wanted("anna"))
        }

        @Test("A session that another process has ends too: that one learns of it, and can write nothing any more")
        func endElsewhere() async throws {
            let server = try RedisServer()
            let first = try server.store()
            let second = try server.store()
            var held = change(lease, "held")
            held.account = "anna@example.org"
            _ = try await first.write([held])
            try await second.endSessions(ofAccount: "anna@example.org", except: nil)
            #expect(await first.notices.first { $0 != .lapsed } == .wanted("anna"))
            #expect(try await first.write([held]) == ["anna"])
            try await first.release([lease])
            #expect(try await first.claim("anna", now: now) == .unknown)
            #expect(try await second.claim("anna", now: now) == .unknown)
            #expect(try await second.statistics() == SceneStoreStatistics())
        }

        @Test("Redis itself removes sessions whose time is over, and the lists forget them")
        func expiry() async throws {
            let server = try RedisServer()
            let store = try server.store()
            var late = change(lease, "x")
            late.expires = now - 1
            _ = try await store.write([late, change(SessionLease(session: "bert"), "y")])
            #expect(try server.perform("EXISTS", "segue:Test:session:anna") == .integer(0))
            #expect(try await store.sessions().map(\.name) == ["bert"])
            #expect(try await store.statistics().scenes == 2)
            #expect(try await store.sweep(now: now) == 1)
        }

        @Test("Nothing that is stored can be read, and another key opens nothing")
        func encryption() async throws {
            let server = try RedisServer()
            let store = try server.store()
            _ = try await store.write([change(lease, "a very secret text")])
            let fields = try server.perform("HGETALL", "segue:Test:session:anna").elements.compactMap(\.bytes)
            #expect(fields.count > 10)
            for field in fields { #expect(Data(field).range(of: Data("very secret".utf8)) == nil) }
            try await store.release([lease])
            let other = try server.store(key: .random())
            #expect(try await other.claim("anna", now: now) == .unknown)
        }

        @Test("Apps in one Redis, and databases of it, know nothing of each other")
        func apart() async throws {
            let server = try RedisServer()
            _ = try await server.store().write([change(lease, "x")])
            #expect(try await server.store(application: "Other").claim("anna", now: now) == .unknown)
            let elsewhere = try RedisSceneStore(
                at: RedisAddress("redis+unix://\(server.folder)/redis.sock?db=3"), application: "Test",
                key: RedisServer.key.get())
            #expect(try await elsewhere.claim("anna", now: now) == .unknown)
            #expect(try await elsewhere.statistics() == SceneStoreStatistics())
        }

        @Test("Many sessions are listed and removed in portions")
        func many() async throws {
            let server = try RedisServer()
            let store = try server.store()
            let changes = (0..<1_203).map { number in
                SessionChange(
                    lease: SessionLease(session: "\(number)"), contents: [], scenes: ["a": [1]],
                    expires: now + Double(600 + number))
            }
            _ = try await store.write(changes)
            #expect(try await store.sessions().map(\.name) == (0..<1_203).map(String.init))
            #expect(try await store.sweep(now: now + 5_000) == 1_203)
            #expect(try await store.statistics() == SceneStoreStatistics())
        }
    }

#endif
