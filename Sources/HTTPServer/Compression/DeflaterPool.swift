import HTTP

/// The states of zlib of one event loop, kept for the next content; used on the loop's thread only.
struct DeflaterPool {
    /// How many states of one kind are kept while nothing uses them.
    private static let greatestIdleCount = 2

    private struct Kind: Hashable {
        let coding: ContentCoding
        let size: Deflater.Size
    }

    private var idle: [Kind: [Deflater]] = [:]
    /// The states in use by content that is sent over a time.
    private var lentCount = 0

    /// Compresses a whole content; nil when memory is short.
    mutating func compress(_ bytes: [UInt8], with coding: ContentCoding, level: Int) -> [UInt8]? {
        guard let deflater = take(coding, .full, level: level) else { return nil }
        var output: [UInt8] = []
        bytes.withUnsafeBytes { deflater.append($0, flush: .finish, to: &output) }
        giveBack(deflater)
        return output
    }

    /// Lends a state for content that is sent over a time; nil when so many are lent already, or memory is short.
    mutating func lend(_ coding: ContentCoding, level: Int, atMost limit: Int) -> Deflater? {
        guard lentCount < limit, let deflater = take(coding, .small, level: level) else { return nil }
        lentCount += 1
        return deflater
    }

    /// Takes back what was lent.
    mutating func endLoan(of deflater: Deflater) {
        lentCount -= 1
        giveBack(deflater)
    }

    private mutating func take(_ coding: ContentCoding, _ size: Deflater.Size, level: Int) -> Deflater? {
        idle[Kind(coding: coding, size: size)]?.popLast() ?? Deflater(coding: coding, size: size, level: level)
    }

    private mutating func giveBack(_ deflater: Deflater) {
        let kind = Kind(coding: deflater.coding, size: deflater.size)
        guard idle[kind, default: []].count < Self.greatestIdleCount else { return }
        deflater.reset()
        idle[kind, default: []].append(deflater)
    }
}
