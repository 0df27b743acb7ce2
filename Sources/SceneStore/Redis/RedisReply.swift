#if Redis

    import CHiredis

    /// What Redis answers to a command.
    enum RedisReply: Sendable, Equatable {
        case bytes([UInt8])
        case integer(Int)
        case array([RedisReply])
        case nothing
        case error(String)

        /// Takes over what hiredis read.
        init(_ reply: redisReply) {
            switch reply.type {
            case REDIS_REPLY_INTEGER:
                self = .integer(Int(reply.integer))
            case REDIS_REPLY_ARRAY:
                self = .array(
                    (0..<Int(reply.elements)).map { index in
                        reply.element[index].map { RedisReply($0.pointee) } ?? .nothing
                    })
            case REDIS_REPLY_STRING, REDIS_REPLY_STATUS:
                self = .bytes(Self.bytes(of: reply))
            case REDIS_REPLY_ERROR:
                self = .error(String(decoding: Self.bytes(of: reply), as: UTF8.self))
            default:
                self = .nothing
            }
        }

        private static func bytes(of reply: redisReply) -> [UInt8] {
            guard let text = reply.str else { return [] }
            return Array(UnsafeRawBufferPointer(start: text, count: Int(reply.len)))
        }

        /// The bytes of a text; nil when it is something else.
        var bytes: [UInt8]? {
            if case .bytes(let bytes) = self { bytes } else { nil }
        }

        /// The text; nil when it is something else.
        var text: String? {
            bytes.map { String(decoding: $0, as: UTF8.self) }
        }

        /// The number, also one that is written as a text; nil when it is something else.
        var number: Int? {
            if case .integer(let number) = self { number } else { text.flatMap { Int($0) } }
        }

        /// The elements; none when it is no array.
        var elements: [RedisReply] {
            if case .array(let elements) = self { elements } else { [] }
        }
    }

#endif
