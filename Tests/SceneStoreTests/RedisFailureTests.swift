#if Redis

    import Foundation
    import Testing

    @testable import SceneStore

    @Suite(
        "A Redis that fails costs nobody more than its patience",
        .enabled(if: RedisServer.isInstalled, RedisServer.absence), .timeLimit(.minutes(1)))
    struct RedisFailureTests {
        private let now = Date()
        private let lease = SessionLease(session: "anna")

        private func change(_ text: String, scenes: [String: [UInt8]?] = [:]) -> SessionChange {
            SessionChange(lease: lease, contents: Array(text.utf8), scenes: scenes, expires: now + 600)
        }

        /// What is wrong with writing.
        private func failure(_ store: RedisSceneStore, _ change: SessionChange) async -> SceneStoreError? {
            do throws(SceneStoreError) {
                _ = try await store.write([change])
                return nil
            } catch {
                #expect(!error.message.contains("\n"))
                return error
            }
        }

        /// Writes again and again until it succeeds.
        private func write(_ store: RedisSceneStore, _ change: SessionChange) async {
            while await failure(store, change) != nil { await Task.yield() }
        }

        @Test("One that is away is used as soon as it is there")
        func away() async throws {
            let server = try RedisServer()
            server.stop()
            let store = try server.store()
            let error = await failure(store, change("x"))
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains("cannot be reached") == true)
            try server.start()
            await write(store, change("x"))
            #expect(try await store.statistics().sessions == 1)
        }

        @Test("One that is started again is used at once, and tells that it lost what it held")
        func restarted() async throws {
            let server = try RedisServer()
            let store = try server.store(lifetime: 0.3)
            await write(store, change("x"))
            while try !Self.isWaiting(server) { await Task.yield() }
            server.stop()
            try server.start()
            await write(store, change("x"))
            // On a busy machine the process may have counted as gone before.
            #expect(await store.notices.first { $0 != .lapsed } == .emptied)
        }

        @Test("One that was emptied says so, and takes what is written again")
        func emptied() async throws {
            let server = try RedisServer()
            let store = try server.store(lifetime: 0.3)
            await write(store, change("x"))
            while try !Self.isWaiting(server) { await Task.yield() }
            try server.perform("FLUSHALL")
            #expect(await store.notices.first { $0 != .lapsed } == .emptied)
            await write(store, change("again"))
            #expect(try await store.statistics().sessions == 1)
        }

        /// Whether a process waits for what others want of it, and so has seen what tells these contents from others.
        private static func isWaiting(_ server: RedisServer) throws -> Bool {
            try server.perform("CLIENT", "LIST").text?.contains("cmd=blpop") == true
        }

        @Test("One that hangs is waited for once, then asked for after pauses")
        func hanging() async throws {
            let server = try RedisServer()
            let store = try server.store(patience: 0.2)
            await write(store, change("x"))
            server.signal(SIGSTOP)
            let errors = [await failure(store, change("y")), await failure(store, change("y"))]
            #expect(errors.map { $0?.code } == [.unavailable, .unavailable])
            #expect(errors[0]?.message.contains("did not answer") == true)
            server.signal(SIGCONT)
            await write(store, change("y"))
            #expect(try await store.statistics().sessions == 1)
        }

        @Test("One without memory writes nothing of a session, and everything when there is room")
        func full() async throws {
            let server = try RedisServer()
            let store = try server.store()
            await write(store, change("small"))
            try server.perform("CONFIG", "SET", "maxmemory", "1mb")
            let large = change("large", scenes: ["a": [UInt8](repeating: 7, count: 500_000)])
            var error: SceneStoreError?
            for _ in 0..<10 where error == nil { error = await failure(store, large) }
            #expect(error?.code == .full)
            try server.perform("CONFIG", "SET", "maxmemory", "0")
            await write(store, large)
            try await store.release([lease])
            guard case .granted(_, let stored) = try await store.claim("anna", now: now) else {
                Issue.record("not granted")
                return
            }
            #expect(stored.contents == Array("large".utf8))
            #expect(stored.scenes["a"]?.count == 500_000)
        }

        @Test(
            "One that wants another password says so",
            arguments: [
                ("", ["--requirepass", "right"], false), (":wrong@", ["--requirepass", "right"], false),
                (":right@", ["--requirepass", "right"], true), ("anna:wrong@", [], false),
                ("anna:right@", ["--user", "anna", "on", ">right", "~*", "+@all"], true),
                ("anna:right@", ["--user", "anna", "on", ">right", "~*", "+@all", "-eval"], false),
            ])
        func password(_ user: String, _ settings: [String], _ isRight: Bool) async throws {
            let server = try RedisServer(settings, user: user)
            #expect(await failure(try server.store(), change("x"))?.code == (isRight ? nil : .notWritable))
        }

        @Test("A replica takes nothing, nor does one whose disk is full")
        func refusals() throws {
            let address = try RedisAddress("redis://localhost")
            func code(_ text: String) -> SceneStoreError.Code { SceneStoreError(redis: text, at: address).code }
            #expect(code("READONLY You can't write against a read only replica.") == .notWritable)
            #expect(code("MISCONF Redis is configured to save RDB snapshots") == .notWritable)
            #expect(code("OOM command not allowed when used memory > 'maxmemory'.") == .full)
            #expect(code("LOADING Redis is loading the dataset in memory") == .unavailable)
            #expect(code("ERR DB index is out of range") == .unusableAddress)
        }
    }

#endif
