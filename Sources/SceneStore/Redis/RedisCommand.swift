#if Redis

    /// A command in the form in which Redis takes it: an array of byte strings.
    struct RedisCommand: Sendable {
        private var count = 0
        private var body: [UInt8] = []

        /// Creates a command from its words.
        init(_ words: String...) {
            for word in words { add(word) }
        }

        /// Adds an argument.
        mutating func add(_ text: String) {
            add(Array(text.utf8))
        }

        /// Adds an argument.
        mutating func add(_ number: Int) {
            add(String(number))
        }

        /// Adds an argument.
        mutating func add(_ bytes: [UInt8]) {
            count += 1
            body.append(UInt8(ascii: "$"))
            body.append(contentsOf: String(bytes.count).utf8)
            body.append(contentsOf: "\r\n".utf8)
            body.append(contentsOf: bytes)
            body.append(contentsOf: "\r\n".utf8)
        }

        /// The bytes to send.
        var bytes: [UInt8] {
            Array("*\(count)\r\n".utf8) + body
        }
    }

#endif
