#if Redis

    import Foundation
    import Logging

    /// A store in Redis, for the processes of several machines.
    ///
    /// What was written when ``write(_:)`` returns survives the end of the process; what survives the end of Redis is up to
    /// its own settings. Entries are encrypted. A process counts as alive for some seconds after it last said so; whoever
    /// asks for a session of one that is not gets it, and what the earlier owner writes later is refused.
    final class RedisSceneStore: SceneStore {
        /// How long Redis is waited for, in seconds.
        static let usualPatience: TimeInterval = 2

        /// For how long a process counts as alive after it last said so, in seconds.
        static let usualLifetime: TimeInterval = 3

        /// How many sessions are looked at or removed at a time, so that Redis can do other things between.
        private static let portion = 500

        let owner: String
        var workMark: WorkMark? { files?.workMark }
        var executor: (any TaskExecutor)? { nil }
        var notices: AsyncStream<SceneStoreNotice> { presence.notices }

        let keys: RedisKeys
        let seal: EntrySeal
        private let files: ProcessPresence?
        private let presence: RedisPresence
        private let logger: Logger
        private let queue = DispatchQueue(label: "segue.redis")
        /// Used on the queue only.
        private nonisolated(unsafe) let link: RedisLink

        /// Prepares the store; Redis need not be there yet.
        ///
        /// - Parameters:
        ///   - address: Where Redis is, and how to be let in.
        ///   - application: The name of the app, whose sessions are kept apart from those of others.
        ///   - key: The secret with which entries are encrypted.
        ///   - build: The build of the app.
        ///   - directory: A directory that the app's processes on this machine share, where they note what they are doing.
        ///   - patience: How long Redis is waited for, in seconds.
        ///   - lifetime: For how long a process counts as alive after it last said so, in seconds.
        ///   - logger: Where entries are reported that cannot be used.
        init(
            at address: RedisAddress, application: String, key: StoreKey, build: String = "", directory: String? = nil,
            patience: TimeInterval = usualPatience, lifetime: TimeInterval = usualLifetime,
            logger: Logger = Logger(label: "segue.store")
        ) throws(SceneStoreError) {
            // hiredis writes to connections that Redis may have closed.
            signal(SIGPIPE, SIG_IGN)
            keys = RedisKeys(application: application)
            seal = EntrySeal(key: key, build: build, application: application)
            files = if let directory { try Self.files(in: directory) } else { nil }
            owner = files?.name ?? UUID().uuidString
            self.logger = logger
            link = RedisLink(to: address, patience: patience)
            presence = RedisPresence(owner: owner, keys: keys, lifetime: lifetime)
            presence.start(at: address, patience: patience)
            if let files {
                files.reportSilence(to: logger)
                noteStops(of: files)
            }
        }

        /// Tells the other machines what the app stopped earlier processes of this one at, of which only the files here
        /// know.
        private func noteStops(of files: ProcessPresence) {
            let works = files.stoppedWorks()
            guard !works.isEmpty else { return }
            queue.async { [self] in
                let found = works.flatMap { process, works in
                    Dictionary(grouping: works, by: \.session).map { (process, session: $0.key, works: $0.value) }
                }
                for (process, session, works) in found {
                    let lines = Array(works.map(\.bytes).joined(separator: [Self.newline]))
                    guard let sealed = try? seal.seal(lines, as: Self.name(ofStopIn: session)) else { continue }
                    var command = RedisCommand(running: RedisScripts.noteStop, keys: keys.session(session))
                    command.add(process)
                    command.add(sealed)
                    // The file stays: by it the processes here know at once that this one is gone.
                    _ = try? link.send([command])
                }
            }
        }

        private static let newline = UInt8(ascii: "\n")

        /// What it is encrypted as what the app stopped a process at.
        private static func name(ofStopIn session: String) -> String { "\(session) stopped" }

        private static func files(in directory: String) throws(SceneStoreError) -> ProcessPresence {
            let folder = try DataDirectory.made(at: directory)
            return try ProcessPresence(directory: folder.appendingPathComponent("processes", isDirectory: true).path)
        }

        deinit {
            presence.end()
        }

        func claim(_ session: String, now: Date) async throws(SceneStoreError) -> SessionClaim {
            var answer = try await claim(session, now: now, knownGone: "")
            // The files of this machine say sooner than Redis that a process is gone.
            if answer.first?.number == 1, let present = answer.last?.text, files?.isKnownGone(present) ?? false {
                answer = try await claim(session, now: now, knownGone: present)
            }
            switch answer.first?.number {
            case 1: return .ownedElsewhere
            case 2 where answer.count == 4: return try await granted(session, answer)
            default: return .unknown
            }
        }

        private func claim(
            _ session: String, now: Date, knownGone: String
        ) async throws(SceneStoreError) -> [RedisReply] {
            var command = RedisCommand(
                running: RedisScripts.claim, keys: keys.session(session), keys.asked(session))
            for argument in [
                owner, String(now.timeIntervalSince1970), knownGone, keys.processPrefix, keys.wantedPrefix, session,
            ] { command.add(argument) }
            // Whoever owns a session is alive.
            let answers = try await send([presence.renewal, command])
            presence.heed(answers[0])
            return answers[1].elements
        }

        /// Opens what a claim gave: the earlier owner, the token, the fields.
        private func granted(_ session: String, _ answer: [RedisReply]) async throws(SceneStoreError) -> SessionClaim {
            let lease = SessionLease(session: session, token: answer[2].number ?? 0)
            var fields: [String: [UInt8]] = [:]
            let words = answer[3].elements
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                if let name = words[index].text { fields[name] = words[index + 1].bytes }
            }
            let expires = fields["expires"].flatMap { Double(String(decoding: $0, as: UTF8.self)) } ?? 0
            let scenes = fields.compactMap { field, contents in
                field.hasPrefix(RedisKeys.scenePrefix) ? (String(field.dropFirst()), contents) : nil
            }
            guard
                var stored = try await opened(lease, fields["contents"] ?? [], expires: expires, scenes: scenes)
            else { return .unknown }
            if let previous = answer[1].text, previous != owner {
                stored.stoppedWork = files?.takeStoppedWork(of: previous, for: session) ?? []
            }
            if let sealed = fields["stopped"], let lines = try? seal.open(sealed, as: Self.name(ofStopIn: session)) {
                stored.stoppedWork = lines.split(separator: Self.newline).compactMap {
                    SessionWork(Array($0), session: session)
                }
            }
            return .granted(lease, stored)
        }

        /// Decrypts a session; nil when it cannot be used: then it is left to whoever can, until its time is over.
        private func opened(
            _ lease: SessionLease, _ contents: [UInt8], expires: Double, scenes: [(String, [UInt8])]
        ) async throws(SceneStoreError) -> StoredSession? {
            let stored = seal.opened(lease.session, contents, expires: expires, scenes: scenes, logger: logger)
            if stored == nil { try await release([lease]) }
            return stored
        }

        func write(_ changes: [SessionChange]) async throws(SceneStoreError) -> Set<String> {
            var commands = [presence.renewal]
            for change in changes { commands.append(try command(writing: change)) }
            let replies = try await send(commands)
            presence.heed(replies[0])
            var lost: Set<String> = []
            for (change, reply) in zip(changes, replies.dropFirst()) {
                let name = change.lease.session
                if reply.number == 0 { lost.insert(name) }
                if reply.number == 2, change.isKnown { presence.tell(.missing(name)) }
            }
            return lost
        }

        func lostSessions(among leases: [SessionLease]) async throws(SceneStoreError) -> Set<String> {
            var lost: Set<String> = []
            for start in stride(from: 0, to: leases.count, by: Self.portion) {
                let portion = leases[start..<min(start + Self.portion, leases.count)]
                let found = try await send(
                    portion.map { RedisCommand("HMGET", keys.session($0.session), "owner", "token") })
                for (lease, reply) in zip(portion, found) {
                    let values = reply.elements
                    guard values.count == 2, let token = values[1].number else { continue }
                    if values[0].text != owner || token != lease.token { lost.insert(lease.session) }
                }
            }
            return lost
        }

        private func command(writing change: SessionChange) throws(SceneStoreError) -> RedisCommand {
            let session = change.lease.session
            let expires = change.expires.timeIntervalSince1970
            var command = RedisCommand(running: RedisScripts.write, keys: keys.session(session), keys.sessions)
            command.add(session)
            command.add(owner)
            command.add(change.lease.token)
            command.add(String(expires))
            command.add(Int(expires * 1000))
            command.add(try seal.seal(change.contents, as: session))
            command.add(try change.account.map(pseudonym) ?? "")
            command.add(keys.accountPrefix)
            command.add(keys.files(session))
            let gone = change.scenes.filter { $0.value == nil }.keys
            command.add(gone.count)
            for name in gone { command.add(RedisKeys.field(ofScene: name)) }
            for case (let name, let contents?) in change.scenes {
                command.add(RedisKeys.field(ofScene: name))
                command.add(try seal.seal(contents, asScene: name, in: session))
            }
            return command
        }

        func release(_ leases: [SessionLease]) async throws(SceneStoreError) {
            _ = try await send(
                leases.map { lease in
                    var command = RedisCommand(running: RedisScripts.release, keys: keys.session(lease.session))
                    command.add(owner)
                    command.add(lease.token)
                    return command
                })
        }

        func remove(_ leases: [SessionLease]) async throws(SceneStoreError) {
            _ = try await send(
                leases.map { lease in
                    var command = RedisCommand(
                        running: RedisScripts.remove, keys: keys.session(lease.session), keys.sessions)
                    command.add(owner)
                    command.add(lease.token)
                    command.add(lease.session)
                    command.add(keys.files(lease.session))
                    return command
                })
        }

        func endSessions(ofAccount account: String, except session: String?) async throws(SceneStoreError) {
            let account = try pseudonym(of: account)
            var command = RedisCommand(
                running: RedisScripts.end, keys: keys.accountPrefix + account, keys.sessions)
            for argument in [session ?? "", account, keys.sessionPrefix, keys.wantedPrefix, keys.filePrefix] {
                command.add(argument)
            }
            _ = try await send([command])
        }

        /// What stands for an account in the names of keys.
        private func pseudonym(of account: String) throws(SceneStoreError) -> String {
            Data(try seal.pseudonym(of: account)).base64EncodedString()
        }

        func sweep(now: Date) async throws(SceneStoreError) -> Int {
            // Without the file, others only wait longer where this process is gone.
            _ = try? files?.keep()
            var total = 0
            var count = 0
            repeat {
                var command = RedisCommand(running: RedisScripts.sweep, keys: keys.sessions)
                command.add(String(now.timeIntervalSince1970))
                command.add(Self.portion)
                command.add(keys.sessionPrefix)
                command.add(keys.filePrefix)
                count = try await send([command]).first?.number ?? 0
                total += count
            } while count == Self.portion
            return total
        }

        func statistics() async throws(SceneStoreError) -> SceneStoreStatistics {
            try await summaries().reduce(into: SceneStoreStatistics()) { statistics, session in
                statistics.sessions += 1
                statistics.scenes += session.scenes
                statistics.bytes += session.bytes
            }
        }

        func statistics(of session: String) async throws(SceneStoreError) -> SceneStoreStatistics {
            guard let found = try await summaries(of: [session]).first else { return SceneStoreStatistics() }
            return SceneStoreStatistics(sessions: 1, scenes: found.scenes, bytes: found.bytes)
        }

        func sessions() async throws(SceneStoreError) -> [StoredSessionSummary] {
            try await summaries()
        }

        /// Looks at all sessions, those first whose time is over first.
        private func summaries() async throws(SceneStoreError) -> [StoredSessionSummary] {
            var all: [StoredSessionSummary] = []
            var names: [String] = []
            var start = 0
            repeat {
                let range = RedisCommand("ZRANGE", keys.sessions, String(start), String(start + Self.portion - 1))
                names = try await send([range]).first?.elements.compactMap(\.text) ?? []
                all += try await summaries(of: names)
                start += names.count
            } while names.count == Self.portion
            return all
        }

        /// Looks at some sessions; those that are not there any more are left out.
        private func summaries(of names: [String]) async throws(SceneStoreError) -> [StoredSessionSummary] {
            let found = try await send(
                names.map { RedisCommand("HMGET", keys.session($0), "scenes", "bytes", "expires", "owner") })
            let owners = Set(found.compactMap { $0.elements.last?.text }).filter { !$0.isEmpty }
            let alive = try await send(owners.map { RedisCommand("EXISTS", keys.processPrefix + $0) })
            let living = Set(zip(owners, alive).filter { $1.number == 1 }.map(\.0))
            return zip(names, found).compactMap { name, reply in
                let values = reply.elements
                guard values.count == 4, let expires = values[2].text.flatMap(Double.init) else { return nil }
                return StoredSessionSummary(
                    name: name, scenes: values[0].number ?? 0, bytes: values[1].number ?? 0,
                    expires: Date(timeIntervalSince1970: expires),
                    isAwake: values[3].text.map(living.contains) ?? false)
            }
        }

        func close() async {
            presence.end()
            _ = try? await send(presence.farewell)
            files?.end()
        }

        /// Sends commands together, and gives the answers in their order.
        func send(_ commands: [RedisCommand]) async throws(SceneStoreError) -> [RedisReply] {
            guard !commands.isEmpty else { return [] }
            let result: Result<[RedisReply], SceneStoreError> = await withCheckedContinuation { continuation in
                queue.async { [self] in
                    do throws(SceneStoreError) {
                        continuation.resume(returning: .success(try link.send(commands)))
                    } catch {
                        continuation.resume(returning: .failure(error))
                    }
                }
            }
            return try result.get()
        }
    }

#endif
