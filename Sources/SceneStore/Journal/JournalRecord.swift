import Synchronization

/// A scene in a journal: a head that says whose it is, and the encrypted scene after it.
///
/// The head holds, in little-endian order: a checksum of the rest of it, the generation of the half that the record is in,
/// the fencing token of the session, the length of the encrypted scene, the lengths of both names, and the names, filled up
/// to whole words. Records begin at whole words too.
struct JournalRecord: Sendable {
    /// Which scene of which session it is.
    struct Name: Hashable, Sendable {
        let session: String
        let scene: String
    }

    /// Where things stand in the head.
    private enum Offset {
        static let checksum = 0
        static let generation = 8
        static let token = 16
        static let length = 24
        static let sessionLength = 28
        static let sceneLength = 30
        static let names = 32
    }

    /// How many bytes a word has.
    static let word = 8

    let name: Name

    /// The fencing token under which it was written.
    let token: Int

    /// Where the encrypted scene stands, in bytes from the beginning of the half.
    let contents: Range<Int>

    /// Where the record after it begins.
    var end: Int { Self.wholeWords(contents.upperBound) }

    /// How many bytes whole words take that hold some bytes.
    private static func wholeWords(_ count: Int) -> Int { (count + word - 1) / word * word }

    /// Writes a record after others.
    ///
    /// - Parameters:
    ///   - bytes: The records so far, in whole words.
    ///   - sealed: The encrypted scene.
    ///   - name: Which scene it is.
    ///   - token: The fencing token.
    ///   - generation: The generation of the half.
    ///   - offset: Where in the half the bytes will begin.
    /// - Returns: The record; nil where none can be made, because a name or the scene is too long.
    static func append(
        to bytes: inout [UInt8], _ sealed: [UInt8], _ name: Name, token: Int, generation: UInt64,
        at offset: Int
    ) -> JournalRecord? {
        guard let sessionLength = UInt16(exactly: name.session.utf8.count),
            let sceneLength = UInt16(exactly: name.scene.utf8.count), let length = UInt32(exactly: sealed.count)
        else { return nil }
        let start = bytes.count
        append(0, to: &bytes)
        append(generation, to: &bytes)
        append(UInt64(bitPattern: Int64(token)), to: &bytes)
        append(UInt64(length) | UInt64(sessionLength) << 32 | UInt64(sceneLength) << 48, to: &bytes)
        bytes.append(contentsOf: name.session.utf8)
        bytes.append(contentsOf: name.scene.utf8)
        while bytes.count % word != 0 { bytes.append(0) }
        let sum = bytes.withUnsafeBytes { checksum(of: UnsafeRawBufferPointer(rebasing: $0[(start + word)...])) }
        withUnsafeBytes(of: sum.littleEndian) { sum in
            for index in 0..<word { bytes[start + index] = sum[index] }
        }
        let contents = offset + bytes.count
        bytes.append(contentsOf: sealed)
        while bytes.count % word != 0 { bytes.append(0) }
        return JournalRecord(name: name, token: token, contents: contents..<(contents + sealed.count))
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Reads the head of a record.
    ///
    /// - Parameters:
    ///   - half: The half of the journal that it is in.
    ///   - offset: Where it begins.
    ///   - generation: The generation of the half.
    ///   - isChecked: Whether the checksum has to be right.
    /// - Returns: The record; nil where none is, or one of an earlier generation.
    static func read(
        in half: UnsafeRawBufferPointer, at offset: Int, generation: UInt64, isChecked: Bool = true
    ) -> JournalRecord? {
        guard offset >= 0, offset % word == 0, offset <= half.count - Offset.names else { return nil }
        let head = UnsafeRawBufferPointer(rebasing: half[offset...])
        guard number(in: head, at: Offset.generation) == generation else { return nil }
        let sessionLength = Int(head.loadUnaligned(fromByteOffset: Offset.sessionLength, as: UInt16.self).littleEndian)
        let sceneLength = Int(head.loadUnaligned(fromByteOffset: Offset.sceneLength, as: UInt16.self).littleEndian)
        let length = Int(head.loadUnaligned(fromByteOffset: Offset.length, as: UInt32.self).littleEndian)
        let headLength = wholeWords(Offset.names + sessionLength + sceneLength)
        guard headLength <= head.count, length <= head.count - headLength,
            !isChecked
                || checksum(of: UnsafeRawBufferPointer(rebasing: head[Offset.generation..<headLength]))
                    == number(in: head, at: Offset.checksum),
            let token = Int(exactly: Int64(bitPattern: number(in: head, at: Offset.token)))
        else { return nil }
        let sceneStart = Offset.names + sessionLength
        let name = Name(
            session: String(decoding: head[Offset.names..<sceneStart], as: UTF8.self),
            scene: String(decoding: head[sceneStart..<(sceneStart + sceneLength)], as: UTF8.self))
        let start = offset + headLength
        return JournalRecord(name: name, token: token, contents: start..<(start + length))
    }

    private static func number(in head: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        head.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }

    /// What tells bytes that were written whole from any others; it need not resist anybody, as scenes are authenticated.
    private static func checksum(of words: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
        for offset in stride(from: 0, to: words.count - word + 1, by: word) {
            sum = (sum ^ number(in: words, at: offset)) &* 0xFF51_AFD7_ED55_8CCD
            sum ^= sum >> 32
        }
        return sum
    }
}
