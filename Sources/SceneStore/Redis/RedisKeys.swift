#if Redis

    /// What a store calls its keys in Redis.
    struct RedisKeys: Sendable {
        /// What all of them begin with.
        private let prefix: String

        /// Names the keys of an app.
        init(application: String) {
            prefix = "segue:\(application):"
        }

        /// The names of all sessions, by when their time is over.
        var sessions: String { prefix + "sessions" }

        /// What tells these contents of Redis from others.
        var identity: String { prefix + "identity" }

        /// What the keys of sessions begin with.
        var sessionPrefix: String { prefix + "session:" }

        /// A session with its scenes.
        func session(_ name: String) -> String { sessionPrefix + name }

        /// What the keys begin with that hold the files of sessions.
        var filePrefix: String { prefix + "files:" }

        /// The pieces of the files of a session.
        func files(_ session: String) -> String { filePrefix + session }

        /// The field that holds a piece of a file.
        static func field(of piece: FilePiece) -> String { "\(piece.scene)/\(piece.file)/\(piece.number)" }

        /// What the keys begin with that hold the sessions of accounts.
        var accountPrefix: String { prefix + "account:" }

        /// What the keys of processes begin with, which are there while they are alive.
        var processPrefix: String { prefix + "process:" }

        /// What the keys of the lists begin with that say which sessions others want of a process.
        var wantedPrefix: String { prefix + "wanted:" }

        /// What is there for a moment after the owner of a session was told that it is asked for.
        func asked(_ name: String) -> String { prefix + "asked:" + name }

        /// The key of the field that holds a scene.
        static func field(ofScene name: String) -> String { scenePrefix + name }

        /// What the fields of scenes begin with; no other field does.
        static let scenePrefix = ":"
    }

#endif
