#if Redis

    import Foundation

    /// A way to a Redis that comes back by itself: a connection that is made when it is needed and again when it broke,
    /// after pauses that grow while that fails.
    ///
    /// To be used by one thread at a time.
    final class RedisLink {
        /// The shortest and the longest pause, in seconds.
        private static let pauses: (shortest: TimeInterval, longest: TimeInterval) = (0.25, 5)

        private let address: RedisAddress
        private let patience: TimeInterval
        private var connection: RedisConnection?
        private var failure: (error: SceneStoreError, pause: TimeInterval, end: ContinuousClock.Instant)?

        /// Prepares the way.
        ///
        /// - Parameters:
        ///   - address: Where Redis is, and how to be let in.
        ///   - patience: How long to wait for it, in seconds.
        init(to address: RedisAddress, patience: TimeInterval) {
            self.address = address
            self.patience = patience
        }

        /// Sends commands together, and gives the answers in their order, of which none is an error.
        ///
        /// Commands are to be such that performing them twice does no harm: when the connection turns out to be broken,
        /// as after a restart of Redis, they are sent again, once.
        ///
        /// - Throws: What is wrong, at once while a pause lasts.
        func send(_ commands: [RedisCommand]) throws(SceneStoreError) -> [RedisReply] {
            if let failure, failure.end > .now { throw failure.error }
            do throws(SceneStoreError) {
                let replies = try exchange(commands)
                failure = nil
                for case .error(let text) in replies { throw SceneStoreError(redis: text, at: address) }
                return replies
            } catch {
                // What Redis itself answers says that the way is good.
                if connection == nil { pause(after: error) }
                throw error
            }
        }

        private func pause(after error: SceneStoreError) {
            let pause = min(failure.map { $0.pause * 2 } ?? Self.pauses.shortest, Self.pauses.longest)
            failure = (error, pause, .now + .seconds(pause))
        }

        private func exchange(_ commands: [RedisCommand]) throws(SceneStoreError) -> [RedisReply] {
            if let connection {
                do throws(RedisConnectionError) {
                    return try connection.send(commands)
                } catch {
                    self.connection = nil
                    if case .timedOut = error { throw SceneStoreError(error, at: address, patience: patience) }
                }
            }
            do {
                let connection = try RedisConnection(to: address.place, patience: patience)
                try enter(connection)
                let replies = try connection.send(commands)
                self.connection = connection
                return replies
            } catch {
                throw SceneStoreError(error, at: address, patience: patience)
            }
        }

        /// Says who one is, and in which database.
        private func enter(_ connection: RedisConnection) throws {
            var commands: [RedisCommand] = []
            if let password = address.password {
                var command = RedisCommand("AUTH")
                if let user = address.user { command.add(user) }
                command.add(password)
                commands.append(command)
            }
            if address.database != 0 { commands.append(RedisCommand("SELECT", String(address.database))) }
            for case .error(let text) in try connection.send(commands) {
                throw SceneStoreError(redis: text, at: address)
            }
        }
    }

    extension SceneStoreError {
        /// Says in the operator's words why Redis cannot be reached.
        fileprivate init(_ error: any Error, at address: RedisAddress, patience: TimeInterval) {
            switch error {
            case let error as SceneStoreError: self = error
            case RedisConnectionError.timedOut:
                self.init(
                    .unavailable,
                    "Redis at \(address) did not answer within \(patience) seconds; look what keeps it busy.")
            case RedisConnectionError.closed(let reason):
                self.init(
                    .unavailable, "Redis at \(address) cannot be reached (\(reason)); start it, or name another one.")
            default:
                self.init(.unavailable, "Redis at \(address) cannot be used (\(error)).")
            }
        }

        /// Says in the operator's words what Redis does not do.
        init(redis text: String, at address: RedisAddress) {
            let kind = text.prefix { $0 != " " }
            switch kind {
            case "OOM":
                self.init(
                    .full, "Redis at \(address) has no memory left; raise its maxmemory, or free some.")
            case "NOAUTH", "WRONGPASS":
                self.init(
                    .notWritable, "Redis at \(address) refuses the user or the password; correct them in its address.")
            case "NOPERM":
                self.init(.notWritable, "Redis at \(address) does not allow the user what is needed (\(text)).")
            case "READONLY":
                self.init(.notWritable, "Redis at \(address) is a replica, which takes no changes; name its primary.")
            case "MISCONF":
                self.init(
                    .notWritable,
                    "Redis at \(address) takes no changes, for it cannot write to its disk; free some room.")
            case "ERR" where text.contains("AUTH"):
                self.init(
                    .notWritable, "Redis at \(address) asks for no password; leave it out of its address (\(text)).")
            case "ERR" where text.contains("DB index"):
                self.init(.unusableAddress, "Redis at \(address) has no database of that number.")
            default:
                self.init(.unavailable, "Redis at \(address) cannot be used now (\(text)).")
            }
        }
    }

#endif
