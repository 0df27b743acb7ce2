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

    /// The records in a half, in their order.
    static func records(in half: UnsafeRawBufferPointer, generation: UInt64) -> [JournalRecord] {
        var records: [JournalRecord] = []
        while let record = JournalRecord.read(in: half, at: records.last?.end ?? 0, generation: generation) {
            records.append(record)
        }
        return records
    }

    /// The entry of a record.
    static func entry(of record: JournalRecord, in half: UnsafeRawBufferPointer) -> JournalEntry {
        JournalEntry(name: record.name, token: record.token, sealed: Data(half[record.contents]))
    }
}
