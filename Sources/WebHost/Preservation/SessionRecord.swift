import Foundation

/// What is stored of a user session besides its scenes.
struct SessionRecord: Equatable, Sendable {
    private static let version = 3

    /// The version of records without a stop, which processes of the version before can read too.
    private static let versionWithoutStop = 2

    /// What the secret in the browser's cookie hashes to.
    var proof: SessionProof

    /// Whose session it is, as the app says; nil when it does not.
    var account: String?

    /// What the forms of its pages carry.
    var formToken: String

    /// The IP address that opened it.
    var address: String

    /// When it was opened.
    var created: Date

    /// The secret that was replaced last, for requests that were under way then.
    var formerSecret: FormerSecret?

    /// When the app last stopped its process as scenes of the session were restored, and how often of late; nil when it never
    /// did.
    var stopOfRestoration: StopOfRestoration?

    /// Whether scenes that are stored may be restored: not for a while after the app stopped at that again.
    var allowsRestoration: Bool {
        stopOfRestoration.map { !$0.isRecent || $0.count < StoppedAction.limit } ?? true
    }

    /// Takes note that the app stopped its process as a scene was restored.
    mutating func noteStopOfRestoration() {
        let earlier = stopOfRestoration.map { $0.isRecent ? $0.count : 0 } ?? 0
        stopOfRestoration = StopOfRestoration(date: Date(), count: earlier + 1)
    }

    /// Stops of the app as scenes were restored.
    struct StopOfRestoration: Equatable, Sendable {
        /// When it stopped last.
        let date: Date
        /// How often it stopped of late.
        let count: Int

        /// Whether it counts still.
        var isRecent: Bool { date.timeIntervalSinceNow > -StoppedAction.lifetime }
    }

    /// A secret that was replaced.
    struct FormerSecret: Equatable, Sendable {
        /// What it hashes to.
        let proof: SessionProof
        /// When it was replaced.
        let replaced: Date
    }

    /// The record as bytes.
    var bytes: [UInt8] {
        var writer = RecordWriter()
        writer.write(stopOfRestoration == nil ? Self.versionWithoutStop : Self.version)
        writer.write(proof.high)
        writer.write(proof.low)
        writer.write(account == nil ? 0 : 1)
        if let account { writer.write(account) }
        writer.write(formToken)
        writer.write(address)
        writer.write(created.timeIntervalSince1970.bitPattern)
        if let stopOfRestoration {
            writer.write(stopOfRestoration.date.timeIntervalSince1970.bitPattern)
            writer.write(stopOfRestoration.count)
        }
        if let formerSecret {
            writer.write(formerSecret.proof.high)
            writer.write(formerSecret.proof.low)
            writer.write(formerSecret.replaced.timeIntervalSince1970.bitPattern)
        }
        return writer.bytes
    }

    /// Creates a record.
    init(proof: SessionProof, account: String? = nil, formToken: String, address: String, created: Date) {
        self.proof = proof
        self.account = account
        self.formToken = formToken
        self.address = address
        self.created = created
    }

    /// Reads a record.
    ///
    /// - Throws: That the bytes are none, or one of a later version.
    init(_ bytes: [UInt8]) throws(RecordReader.Malformed) {
        var reader = RecordReader(bytes)
        let version = try reader.integer()
        guard Self.versionWithoutStop...Self.version ~= version else {
            throw RecordReader.Malformed(isOfLaterVersion: version > Self.version)
        }
        proof = SessionProof(high: try reader.number(), low: try reader.number())
        account = try reader.integer() == 1 ? try reader.text() : nil
        formToken = try reader.text()
        address = try reader.text()
        created = Date(timeIntervalSince1970: Double(bitPattern: try reader.number()))
        if version > Self.versionWithoutStop {
            stopOfRestoration = StopOfRestoration(
                date: Date(timeIntervalSince1970: Double(bitPattern: try reader.number())), count: try reader.integer())
        }
        guard !reader.isAtEnd else { return }
        formerSecret = FormerSecret(
            proof: SessionProof(high: try reader.number(), low: try reader.number()),
            replaced: Date(timeIntervalSince1970: Double(bitPattern: try reader.number())))
    }
}
