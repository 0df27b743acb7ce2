#if Redis

    import CHiredis
    import Foundation

    /// Why a connection to Redis is of no more use.
    enum RedisConnectionError: Error {
        /// Nothing came in time.
        case timedOut
        /// It broke off, or never came about; in the system's words.
        case closed(String)
    }

    /// A connection to Redis, to be used by one thread at a time.
    final class RedisConnection {
        private let context: UnsafeMutablePointer<redisContext>

        /// Connects.
        ///
        /// - Parameters:
        ///   - place: Where Redis is.
        ///   - patience: How long to wait, then and for each answer, in seconds.
        init(to place: RedisAddress.Place, patience: TimeInterval) throws(RedisConnectionError) {
            let limit = Self.limit(patience)
            let made =
                switch place {
                case .host(let host, let port): redisConnectWithTimeout(host, Int32(clamping: port), limit)
                case .socket(let path): redisConnectUnixWithTimeout(path, limit)
                }
            guard let made else { throw .closed("no memory") }
            context = made
            if context.pointee.err != 0 { throw failure }
            redisSetTimeout(context, limit)
            if case .host = place { redisEnableKeepAlive(context) }
        }

        deinit {
            redisFree(context)
        }

        private static func limit(_ seconds: TimeInterval) -> timeval {
            timeval(tv_sec: Int(seconds), tv_usec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1_000_000))
        }

        /// Sends commands together, and gives the answers in their order.
        ///
        /// - Throws: That the connection is of no more use; some of the commands may have been performed.
        func send(_ commands: [RedisCommand]) throws(RedisConnectionError) -> [RedisReply] {
            for command in commands {
                let bytes = command.bytes
                let isAppended = bytes.withUnsafeBytes { buffer in
                    redisAppendFormattedCommand(
                        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
                }
                guard isAppended == REDIS_OK else { throw failure }
            }
            var replies: [RedisReply] = []
            for _ in commands {
                var reply: UnsafeMutableRawPointer?
                guard redisGetReply(context, &reply) == REDIS_OK, let reply else { throw failure }
                replies.append(RedisReply(reply.assumingMemoryBound(to: redisReply.self).pointee))
                freeReplyObject(reply)
            }
            return replies
        }

        /// What hiredis says is wrong; to be asked for before anything else is called.
        private var failure: RedisConnectionError {
            let number = errno
            let isLate = [EAGAIN, EWOULDBLOCK, ETIMEDOUT, EINPROGRESS].contains(number)
            if context.pointee.err == REDIS_ERR_IO, isLate { return .timedOut }
            let text = withUnsafeBytes(of: context.pointee.errstr) { buffer in
                String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
            }
            return .closed(text)
        }
    }

#endif
