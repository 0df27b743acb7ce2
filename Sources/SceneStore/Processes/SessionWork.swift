/// What a process was doing for a session when the app stopped it.
package struct SessionWork: Sendable, Equatable {
    /// The kinds of work.
    package enum Kind: UInt8, Sendable {
        /// A scene was made or shown.
        case showing = 1
        /// Events were performed in a scene.
        case performing = 2
        /// A scene was restored, or shown for the first time since.
        case restoring = 3
    }

    /// The kind of work.
    package var kind: Kind

    /// The name of the session.
    package var session: String

    /// The name of the scene; empty when the request did not say which.
    package var scene: String

    /// The number of the submission; 0 when it had none.
    package var sequence: Int

    /// What tells the submission from another one with the same number.
    package var fingerprint: UInt64

    /// What tells what was done from something else, also when it is done again later.
    package var action: UInt64

    /// Whether the app stopped the process some moments after it, when nothing was being done for anybody, as by a timer.
    package var isOver = false

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - kind: The kind of work.
    ///   - session: The name of the session.
    ///   - scene: The name of the scene; empty when the request did not say which.
    ///   - sequence: The number of the submission; 0 when it had none.
    ///   - fingerprint: What tells the submission from another one with the same number.
    ///   - action: What tells what was done from something else, also when it is done again later.
    package init(
        _ kind: Kind, session: String, scene: String, sequence: Int = 0, fingerprint: UInt64 = 0, action: UInt64 = 0
    ) {
        self.kind = kind
        self.session = session
        self.scene = scene
        self.sequence = sequence
        self.fingerprint = fingerprint
        self.action = action
    }
}

extension SessionWork {
    /// The description as bytes, without the session, under which it is kept.
    var bytes: [UInt8] {
        Array("\(kind.rawValue + (isOver ? Self.overFlag : 0)) \(sequence) \(fingerprint) \(action) \(scene)".utf8)
    }

    /// Reads a description; nil when the bytes are none.
    ///
    /// - Parameters:
    ///   - bytes: The description.
    ///   - session: The name of the session.
    init?(_ bytes: [UInt8], session: String) {
        let words = String(decoding: bytes, as: UTF8.self).split(
            separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard words.count == 5, let number = UInt8(words[0]), let kind = Kind(rawValue: number & ~Self.overFlag),
            let sequence = Int(words[1]),
            let fingerprint = UInt64(words[2]), let action = UInt64(words[3])
        else { return nil }
        self.init(
            kind, session: session, scene: String(words[4]), sequence: sequence, fingerprint: fingerprint,
            action: action)
        isOver = number & Self.overFlag != 0
    }

    /// What is added to the number of the kind where the work was over.
    private static let overFlag: UInt8 = 16
}
