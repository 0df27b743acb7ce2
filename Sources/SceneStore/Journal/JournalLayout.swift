import Foundation

/// How a journal is laid out: a page that says which halves hold something, and two halves of records.
///
/// While the records of one half are written into the database, others go to the other half.
enum JournalLayout {
    /// The page before the halves.
    static let headLength = 4096

    /// How many bytes a half has, unless a test says otherwise.
    static let halfLength = 8 << 20

    /// What a journal begins with, whose last byte is the version.
    static let signature: [UInt8] = Array("SegueJn".utf8) + [1]

    /// Where the length of a half stands.
    static let lengthOffset = 8

    /// Where the generations of the halves stand: numbers that grow each time that a half is used; 0 for a half that is free.
    static func generationOffset(of half: Int) -> Int { 16 + 8 * half }

    /// Where a half begins.
    static func start(of half: Int, length: Int) -> Int { headLength + half * length }

    /// The records in a half, in their order, and whether others between them are damaged.
    ///
    /// - Parameters:
    ///   - half: The half.
    ///   - generation: The generation that it is in.
    ///   - isWhole: Whether a record is whole but for its checksum: then the process ended before that was written, and what
    ///     was appended with the record does not count either.
    static func records(
        in half: UnsafeRawBufferPointer, generation: UInt64, isWhole: (JournalRecord) -> Bool
    ) -> (records: [JournalRecord], isDamaged: Bool) {
        var records: [JournalRecord] = []
        var isDamaged = false
        var offset = 0
        while true {
            while let record = JournalRecord.read(in: half, at: offset, generation: generation) {
                records.append(record)
                offset = record.end
            }
            let unfinished = JournalRecord.read(in: half, at: offset, generation: generation, isChecked: false)
            if let unfinished, isWhole(unfinished) { return (records, isDamaged) }
            let others = stride(from: offset + JournalRecord.word, to: half.count, by: JournalRecord.word)
            let next = others.first { JournalRecord.read(in: half, at: $0, generation: generation) != nil }
            guard let next else { return (records, isDamaged) }
            isDamaged = true
            offset = next
        }
    }

    /// The entry of a record.
    static func entry(of record: JournalRecord, in half: UnsafeRawBufferPointer) -> JournalEntry {
        JournalEntry(name: record.name, token: record.token, sealed: Data(half[record.contents]))
    }
}
