#if Redis

    import Foundation
    import Synchronization

    /// Tells the other processes that this one is alive, and hears from them which of its sessions they want: on a thread
    /// and a connection of its own, so that it does so however busy the store is.
    final class RedisPresence: Sendable {
        /// What the store has to say by itself.
        let notices: AsyncStream<SceneStoreNotice>

        private let owner: String
        private let keys: RedisKeys
        private let lifetime: TimeInterval
        private let continuation: AsyncStream<SceneStoreNotice>.Continuation
        private let isOver = Mutex(false)
        /// What the answers to ``renewal`` said so far.
        private let heard = Mutex(Heard())

        private struct Heard {
            /// What tells the contents of Redis from others.
            var identity: String?
            /// Whether an answer said that the process did not count as alive before, as one does in the beginning: answers
            /// come through two connections, in any order.
            var hasBegun = false
        }

        /// Prepares it.
        ///
        /// - Parameters:
        ///   - owner: The name of the process.
        ///   - keys: What the store calls its keys.
        ///   - lifetime: For how long the process counts as alive after it said so, in seconds.
        init(owner: String, keys: RedisKeys, lifetime: TimeInterval) {
            self.owner = owner
            self.keys = keys
            self.lifetime = lifetime
            (notices, continuation) = AsyncStream.makeStream()
        }

        /// Begins.
        func start(at address: RedisAddress, patience: TimeInterval) {
            let thread = Thread {
                // Redis keeps the answer back for a part of the lifetime.
                self.run(RedisLink(to: address, patience: patience + self.lifetime))
            }
            thread.name = "segue-presence"
            thread.start()
        }

        /// Stops saying so, within a part of the lifetime.
        func end() {
            isOver.withLock { $0 = true }
            continuation.finish()
        }

        /// The command that says that the process is alive.
        var renewal: RedisCommand {
            var command = RedisCommand(
                running: RedisScripts.renew, keys: keys.processPrefix + owner, keys.identity)
            command.add(Int(lifetime * 1000))
            command.add(UUID().uuidString)
            return command
        }

        /// The commands after which the process does not count as alive, and the thread sees that it is over.
        var farewell: [RedisCommand] {
            [
                RedisCommand("DEL", keys.processPrefix + owner),
                RedisCommand("RPUSH", keys.wantedPrefix + owner, ""),
                RedisCommand("PEXPIRE", keys.wantedPrefix + owner, String(Int(lifetime * 1000))),
            ]
        }

        /// Tells the process something of its sessions.
        func tell(_ notice: SceneStoreNotice) {
            continuation.yield(notice)
        }

        /// Takes account of the answer to ``renewal``: others may have taken sessions while the process did not count as
        /// alive.
        func heed(_ answer: RedisReply) {
            let values = answer.elements
            guard values.count == 2, let present = values[0].text else { return }
            let notice: SceneStoreNotice? = heard.withLock { heard in
                let (earlier, isFirst) = (heard.identity, !heard.hasBegun)
                heard.identity = present
                if values[1].number == 0 { heard.hasBegun = true }
                if let earlier, earlier != present { return .emptied }
                return values[1].number == 0 && !isFirst ? .lapsed : nil
            }
            if let notice, !isOver.withLock({ $0 }) { continuation.yield(notice) }
        }

        private func run(_ link: RedisLink) {
            let wait = RedisCommand("BLPOP", keys.wantedPrefix + owner, String(lifetime / 3))
            while !isOver.withLock({ $0 }) {
                do throws(SceneStoreError) {
                    if let answer = try link.send([renewal]).first { heed(answer) }
                    let name = try link.send([wait]).first?.elements.last?.text
                    if let name, !name.isEmpty { continuation.yield(.wanted(name)) }
                } catch {
                    // The store says what is wrong, when it is asked for something.
                    Thread.sleep(forTimeInterval: lifetime / 12)
                }
            }
        }
    }

#endif
