#if Redis

    import Foundation
    import Testing

    @testable import SceneStore

    /// A Redis of Debian's package `redis-server`, on a socket in a folder of its own.
    final class RedisServer: @unchecked Sendable {
        /// Whether there is one to run.
        static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

        /// What is said where there is none.
        static let absence: Comment = "These tests need /usr/bin/redis-server, of Debian's package redis-server."

        private static let program = "/usr/bin/redis-server"

        /// One for all tests that need no more than that it is there.
        static let shared = Result { try RedisServer() }

        /// Stores in it, each of an app of its own.
        static var kindOfStore: StoreKind {
            StoreKind(testDescription: "Redis") { try shared.get().store(application: UUID().uuidString) }
        }

        /// Where it is.
        let address: RedisAddress

        /// Where it keeps its socket.
        let folder: String

        /// The shell that ends Redis when its standard input does, and our end of that.
        private var shell: pid_t = 0
        private var leash: Int32 = -1
        private let settings: [String]

        /// Starts a Redis, and waits until it answers.
        ///
        /// - Parameters:
        ///   - settings: What its settings are besides, as in its command line.
        ///   - user: What the address says before the place.
        init(_ settings: [String] = [], user: String = "") throws {
            folder = TemporaryDirectory.make()
            self.settings = settings
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            address = try RedisAddress("redis+unix://\(user)\(folder)/redis.sock")
            try start()
        }

        deinit {
            stop()
            try? FileManager.default.removeItem(atPath: folder)
        }

        /// That a Redis did not answer, with what it said.
        struct NoAnswer: Error, CustomStringConvertible {
            let description: String
        }

        /// For how long a Redis may take to answer, in seconds.
        private static let startLimit: TimeInterval = 60

        /// Starts it, empty, and waits until it answers.
        ///
        /// - Throws: That it ended, or does not answer.
        func start() throws {
            try spawn()
            let end = Date(timeIntervalSinceNow: Self.startLimit)
            while !answers() {
                guard Date() < end else {
                    stop()
                    let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? "no log"
                    throw NoAnswer(description: "Redis did not answer in \(Self.startLimit) seconds: \(log)")
                }
                usleep(10_000)
            }
        }

        private func spawn() throws {
            // It ends with the process of the tests, whose end of the pipe is closed then.
            let arguments =
                [
                    "sh", "-c", #""$@" >/dev/null & read -r line; kill -9 $!"#, "sh", Self.program, "--port", "0",
                    "--unixsocket", "\(folder)/redis.sock", "--dir", folder, "--save", "", "--logfile", "\(folder)/log",
                    "--pidfile", "\(folder)/pid", "--daemonize", "no",
                ] + settings
            // No other shell is to inherit this one's leash.
            Self.spawning.lock()
            defer { Self.spawning.unlock() }
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
            var words = arguments.map { strdup($0) } + [nil]
            defer { for word in words { free(word) } }
            let result = posix_spawn(&shell, "/bin/sh", &actions, nil, &words, environ)
            close(ends[0])
            leash = ends[1]
            try #require(result == 0)
        }

        private static let spawning = NSLock()

        /// Whether it answers, be it only that it lets nobody in.
        private func answers() -> Bool {
            let connection = try? RedisConnection(to: address.place, patience: 1)
            return (try? connection?.send([RedisCommand("PING")])) != nil
        }

        /// Ends it at once.
        func stop() {
            guard shell != 0 else { return }
            signal(SIGCONT)
            close(leash)
            waitpid(shell, nil, 0)
            shell = 0
            unlink("\(folder)/redis.sock")
        }

        /// Sends it a signal.
        func signal(_ number: Int32) {
            let text = try? String(contentsOfFile: "\(folder)/pid", encoding: .utf8)
            if let identifier = text.flatMap({ Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) {
                kill(identifier, number)
            }
        }

        /// Has it do something.
        @discardableResult
        func perform(_ words: String...) throws -> RedisReply {
            var command = RedisCommand()
            for word in words { command.add(word) }
            return try RedisLink(to: address, patience: 5).send([command])[0]
        }

        /// The secret of all stores.
        static let key = Result { try StoreKey.random() }

        /// A store in it.
        func store(
            application: String = "Test", key: StoreKey? = nil, directory: String? = nil, patience: TimeInterval = 5,
            lifetime: TimeInterval = 3
        ) throws -> RedisSceneStore {
            try RedisSceneStore(
                at: address, application: application, key: key ?? Self.key.get(), directory: directory,
                patience: patience, lifetime: lifetime)
        }
    }

#endif
